/** Lines of the log. */
export const log = {
  gainsCounters: '{{seat}}はコマンドカウンターを得る: {{counters}}。',
  round: '第{{round}}ラウンド',
  status: 'ステータスフェイズが始まる。',
  speaker: '{{seat}}がスピーカーになる。',
  race: '{{seat}}は{{race}}を率いる。',
  home: '{{seat}}は{{cell}}を母星系の位置に選ぶ。',
  faceDown: '{{seat}}は{{cell}}に伏せたタイルを置く。',
  turnsUp: '伏せたタイルは{{tile}}だった。',
  placesTile: '{{seat}}は{{tile}}を{{cell}}に置く。',
  placesStart: '{{seat}}は{{planet}}に{{units}}を置く。',
  gainsTradeGoods_other: '{{seat}}は交易品を{{count}}得る。',
  picksStrategy: '{{seat}}は{{card}}を取る。',
  orderOfPlay: '手番順: {{seats}}。',
  passes: '{{seat}}はパスする。',
}
