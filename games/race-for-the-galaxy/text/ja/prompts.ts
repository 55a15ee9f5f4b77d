import type { Translated } from '../../../kit/index.ts'
import type * as en from '../en/prompts.ts'

export const ask: Translated<typeof en.ask> = {
  startWorld: '手元に残す初期ワールドを選びます。もう1枚は伏せて捨てます。',
  startHand_other: '捨てるカードを{{count}}枚選びます。残りが最初の手札です。',
  actions_other: 'アクションを{{count}}枚選びます。全員が行い、ボーナスは選んだ人のもの。',
  keep_other: '引いた{{drawn}}枚から、手札に加える{{count}}枚を選びます。',
  develop: '発展カードを1枚選ぶか、何も選びません。全員の選択を同時に公開します。',
  payDevelopment_other: '{{card}}の代金として手札を{{count}}枚捨てます。',
  settle: 'ワールドを1枚選ぶか、何も選びません。全員の選択を同時に公開します。',
  placeWorld: '{{card}}：{{how}}',
  discardForGood: '{{card}}：手札を1枚捨てて、この上に製品を置けます。',
  extra: 'ワールドをもう1枚置けます。{{how}}',
  trade: '交易：製品を1個売ります。',
  consume: '消費の能力を好きな順に使います。製品を使う能力は、使えるかぎり使わなければなりません。',
  gather: '{{card}}：レア製品を移すワールドを選びます。',
  windfall: '生産させる単発生産ワールドを選びます。',
  discard_other: '手札が10枚を超えているので、{{count}}枚捨てます。',
}

export const waiting: Translated<typeof en.waiting> = {
  startWorld: '初期ワールドを選んでいます',
  startHand: '最初の手札を選んでいます',
  actions: 'アクションを選んでいます',
  keep: '残すカードを選んでいます',
  develop: '発展カードを選んでいます',
  payDevelopment: '{{card}}の代金を選んでいます',
  settle: 'ワールドを選んでいます',
  placeWorld: '{{card}}を置いています',
  discardForGood: '手札を捨てて{{card}}に製品を置けます',
  extra: 'ワールドをもう1枚置けます',
  trade: '製品を売っています',
  consume: '消費の能力を使っています',
  gather: 'レア製品を{{card}}へ移せます',
  windfall: '単発生産ワールドを選んでいます',
  discard: '手札を10枚まで捨てています',
}

export const placing: Translated<typeof en.placing> = {
  pay_other: '代金として手札を{{count}}枚捨てます。',
  conquer: '征服します。防御力は{{defense}}です。',
  needsMilitary: '防御力{{defense}}に足りない軍事力を得ます。',
  either_other: '征服する（防御力{{defense}}）か、代金として手札を{{count}}枚捨てます。',
  payOrMilitary_other: '代金として手札を{{count}}枚捨てるか、防御力{{defense}}に足りない軍事力を得ます。',
}

export const extra: Translated<typeof en.extra> = {
  convoy: '最初の征服で余った軍事力で、もう1つ征服します。',
  project: 'テラフォーミング計画を捨てて、無料で置きます。',
  both: '余った軍事力でもう1つ征服するか、テラフォーミング計画を捨てて無料で置きます。',
}
