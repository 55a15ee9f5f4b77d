/** Lines of the log. */
export const log = {
  gainsCounters: '{{seat}} gains Command Counters: {{counters}}.',
  round: 'Round {{round}}',
  status: 'The status phase begins.',
  speaker: '{{seat}} is the Speaker.',
  race: '{{seat}} leads {{race}}.',
  home: '{{seat}} chooses the home at {{cell}}.',
  faceDown: '{{seat}} lays an unseen tile at {{cell}}.',
  turnsUp: 'The unseen tile is {{tile}}.',
  placesTile: '{{seat}} places {{tile}} at {{cell}}.',
  placesStart: '{{seat}} places {{units}} on {{planet}}.',
  gainsTradeGoods_one: '{{seat}} gains {{count}} trade good.',
  gainsTradeGoods_other: '{{seat}} gains {{count}} trade goods.',
  picksStrategy: '{{seat}} takes {{card}}.',
  orderOfPlay: 'Order of play: {{seats}}.',
  passes: '{{seat}} passes.',
}
