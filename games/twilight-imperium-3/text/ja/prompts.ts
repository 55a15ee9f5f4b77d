/** What somebody is asked, and what the others read meanwhile (after a name). */
export const ask = {
  convertBonus_other: 'ボーナスカウンター{{count}}個を、それぞれ交易品かコマンドカウンターに換えてください。',
  chooseRace: '率いる種族を選んでください。',
  chooseHome: '母星系の位置を選んでください。',
  faceDown: '伏せたタイルをメカトールレックスの隣のどこに置くか選んでください。',
  placeTile: '星系を1つ配置してください。',
  placeStart: '地上ユニットを母星系の惑星に配置してください。',
  pickStrategy: 'ストラテジーカードを取ってください。',
  turn: 'あなたの手番です。',
}

export const waiting = {
  convertBonus: 'がボーナスカウンターを使っています',
  chooseRace: 'が種族を選んでいます',
  chooseHome: 'が母星系の位置を選んでいます',
  faceDown: 'が伏せたタイルを置いています',
  placeTile: 'が星系を配置しています',
  placeStart: 'が地上ユニットを配置しています',
  pickStrategy: 'がストラテジーカードを選んでいます',
  turn: 'の手番です',
}

export const phase = {
  setup: '準備',
  galaxy: '銀河の配置',
  strategy: 'ストラテジーフェイズ',
  action: 'アクションフェイズ',
  status: 'ステータスフェイズ',
}
