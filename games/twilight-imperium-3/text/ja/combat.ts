/** Words around battles and numbers. */
/** What dice are rolled for. */
export const rollFor = {
  custodians: '警備隊との戦い',
  locals: '現地との戦い',
  space: '宇宙戦闘',
  invasion: '侵攻',
  pds: 'PDS射撃',
  bombardment: '爆撃',
  barrage: '対空砲火',
  shot: '先制射撃',
  lastShot: '最後の射撃',
  sabotageRuns: '破壊工作',
  sabotageStrikes: 'ウォー・サンへの一撃',
}

/** What is shot before a space battle. */
export const shot = {
  ministerOfWar: { name: '戦争大臣' },
  assaultCannon: { name: 'アサルトキャノン' },
  ambush: { name: '待ち伏せ' },
  barrage: { name: '対空砲火' },
  sabotageRuns: { name: '破壊工作' },
}

/** A War Sun that a Sabotage Run is flown at. */
export const run = {
  sound: '{{unit}}',
  damaged: '損傷した{{unit}}',
  laden: '{{units}}を積んだ{{ship}}',
}

/** What the token of Assembly is claimed for, or given away. */
export const assembly = {
  claim: { name: '自分がスピーカーになり、他の人が政治カードを出す' },
  give: { name: '他の人をスピーカーにし、自分が政治カードを出す' },
}

export const yes = {
  token: { name: '一緒に動かす' },
  pay: { name: '支払う' },
  callVoice: { name: '投票を求める' },
  quash: { name: '捨てさせる' },
  elder: { name: '自分の票だけを数える' },
  vetoPower: { name: '議題を捨て札にする' },
  probe: { name: '見る' },
  place: { name: '置く' },
  peace: { name: '手番を終わらせる' },
  cancel: { name: '取り消す' },
  permit: { name: '許す' },
}

/** What is voted for where nobody is elected. */
export const vote = { for: { name: '賛成' }, against: { name: '反対' } }

/** Colours of technologies, to be voted for. */
export const colour = {
  red: { name: '赤' },
  green: { name: '緑' },
  blue: { name: '青' },
  yellow: { name: '黄' },
}

/** Parts of numbers. */
export const sum = {
  atLeast: '最低',
  agreement: '{{seat}}との協定',
  price: '費用',
  source: '{{source}}',
  nebula: '星雲',
  ionStorm: 'イオンストーム',
  fleetSupply: '艦隊補給',
  spaceDock: 'スペースドック',
  mine: '宇宙機雷',
  dice: 'ダイス',
  statusPhase: 'ステータスフェイズ',
}
