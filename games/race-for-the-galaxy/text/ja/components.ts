import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/components.ts'

export const good: Translated<typeof en.good> = {
  novelty: { name: 'ノベルティ' },
  rare: { name: 'レア' },
  genes: { name: '遺伝子' },
  alien: { name: 'エイリアン' },
}

export const goodText: Translated<typeof en.goodText> = {
  price_other: '交易ボーナスを除き、売ると{{count}}枚引く。',
}

export const keyword: Translated<typeof en.keyword> = {
  alien: { name: '《エイリアン》' },
  imperium: { name: '《帝国》' },
  rebel: { name: '《反乱軍》' },
  terraforming: { name: '《テラフォーミング》' },
  uplift: { name: '《知性化》' },
}

export const artifactClass: Translated<typeof en.artifactClass> = {
  alienScience: { name: 'エイリアン科学' },
  alienTechnology: { name: 'エイリアン技術' },
  alienUplift: { name: 'エイリアン知性化' },
}

export const artifactNames: Translated<typeof en.artifactNames> = {
  A1: 'エイリアン科学A1',
  A2: 'エイリアン技術A2',
  A3: '壁破りA3',
  A4: 'エイリアン知性化A4',
  A5: '推進器A5',
  A6: 'ビームの鍵A6',
  A7: 'エイリアン科学A7',
  A8: 'ビームの鍵A8',
  B1: 'エイリアン技術B1',
  B2: 'エイリアン科学B2',
  B3: 'ビームの鍵B3',
  B4: 'ビームの鍵B4',
  B5: 'エイリアン科学B5',
  B6: 'エイリアン知性化B6',
}

export const artifactBack: Translated<typeof en.artifactBack> = {
  A: { name: '遺物A' },
  B: { name: '遺物B' },
}

export const orbCardName: Translated<typeof en.orbCardName> = { title: 'オーブカード{{id}}' }
export const airlockNames: Translated<typeof en.airlockNames> = {
  'MAIN-W': 'メインエアロック（西）',
  'MAIN-E': 'メインエアロック（東）',
  'SMALL-1': '第1スモールエアロック',
  'SMALL-2': '第2スモールエアロック',
}

export const cell: Translated<typeof en.cell> = {
  empty: { name: '空の区画', effect: '特別なことはない。' },
  artifactA: {
    name: '遺物区画A',
    effect: '調査チームが取るまで裏面Aの遺物トークンがある。入ったチームはそこで止まる。',
  },
  artifactB: {
    name: '遺物区画B',
    effect: '調査チームが取るまで裏面Bの遺物トークンがある。入ったチームはそこで止まる。',
  },
  breedingArtifactA: {
    name: '繁殖チューブ',
    effect:
      '遺物Aがある。取った人はすぐにオーブデッキの一番上のカードを引き、このカードから離れた場所に置く。',
  },
  jump: {
    name: 'ジャンプチューブ',
    effect: 'ここからオーブ上のほかのどのジャンプチューブへも1歩で移れる。',
  },
  upliftBase: {
    name: '知性化繁殖基地',
    effect: 'ゲーム終了時、見えている基地1つごとに、エイリアン知性化の遺物それぞれが1VPになる。',
  },
  airlockCorridor: { name: 'エアロックの通路', effect: 'エアロックカードの一部。覆われることはない。' },
  mainAirlock: {
    name: '大エアロック',
    effect: '2マスで1つの区画。パスした人はここへチームを戻せる。',
  },
  smallAirlock: {
    name: '小エアロック',
    effect: '2つ目の調査チームの出発点。パスした人はここへチームを戻せる。',
  },
}

export const edge: Translated<typeof en.edge> = {
  open: { name: '開いた辺', effect: 'チームはそのまま通れる。' },
  wall: { name: '壁', effect: '遺物がなければ通れない。' },
  barrier: {
    name: 'ビームバリア',
    effect:
      'その強さ以上の軍事力があれば通れる。自分の軍事力、エイリアンのワールドに対する軍事力、このフェイズの一時的な軍事力を数える。',
  },
}

export const action: Translated<typeof en.action> = {
  'explore-5': { name: '探査+5' },
  'explore-1-1': { name: '探査+1,+1' },
  'explore-orb': { name: 'オーブ／探査' },
  develop: { name: '発展' },
  'develop-2': { name: '発展（2枚目）' },
  settle: { name: '移住' },
  'settle-2': { name: '移住（2枚目）' },
  'consume-trade': { name: '消費：交易' },
  'consume-2x': { name: '消費：VP2倍' },
  produce: { name: '生産' },
}

export const actionText: Translated<typeof en.actionText> = {
  explore: '全員が2枚引き、1枚を残す。',
  develop: '全員が発展カードを1枚置ける。',
  settle: '全員がワールドを1枚置ける。',
  consume: '全員が消費能力を使う。',
  produce: '製品のない生産ワールドすべてが製品を生産する。',
  bonus: '自分のボーナス：{{bonus}}',
}

export const phase: Translated<typeof en.phase> = {
  start: '準備',
  orbSetup: 'オーブの準備',
  actions: 'アクション選択',
  orb: 'オーブ',
  explore: 'I 探査',
  develop: 'II 発展',
  settle: 'III 移住',
  consume: 'IV 消費',
  produce: 'V 生産',
  discard: 'ラウンド終了',
}
