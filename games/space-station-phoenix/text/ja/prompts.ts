import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/prompts.ts'

export const ask: Translated<typeof en.ask> = {
  keepShip: 'ドラフト：この中から1隻を残してください。残りは隣へ渡ります。',
  chooseHub: 'ステーションのハブを選んでください。もう1枚は見せずに箱へ戻します。',
  turn: '船を1隻使うか、収入アクションを行ってください。',
  dismantle: '解体して金属にする、自分の未使用の船を選んでください。',
  construct: '建てるセクターを選んでください。',
  transport_other: '取引をしてください。残り{{count}}回です。',
  expedition_other: 'ダイスを集めてください。あと{{count}}個積めます。',
  diplomacy: '進めるトラックを選んでください。',
  income: 'パワーを使い、そのあと住民を移し、手番を終えてください。収入は得ました。',
  bonus_other: '{{track}}トラックの外交ボーナス：種類の違う報酬を{{count}}つまで選んでください。',
}

export const waiting: Translated<typeof en.waiting> = {
  keepShip: '残す船を選んでいます',
  chooseHub: 'ハブを選んでいます',
  turn: '手番です',
  dismantle: '解体する船を選んでいます',
  construct: '建てるセクターを選んでいます',
  transport: '取引をしています',
  expedition: 'ダイスを集めています',
  diplomacy: '外交マーカーを進めています',
  income: 'ステーションのパワーを使っています',
  bonus: '外交ボーナスを選んでいます',
}
