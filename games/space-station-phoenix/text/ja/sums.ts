import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/sums.ts'

export const term: Translated<typeof en.term> = {
  ship: '{{ship}}のコスト',
  fee: '使用料',
  sector: '{{sector}}の印刷コスト',
  action: 'このアクション',
  lobby: 'レベル{{level}}のロビー活動費',
}

export const score: Translated<typeof en.score> = {
  track: '得点トラック',
  sectors_other: 'セクター{{count}}個',
  residents_other: '住民{{count}}人',
  plurality: '最多または2番目：{{species}}',
  endgame: '終了時、{{source}}：{{counter}}',
  gems: '残り{{count}} GEM',
  resources_other: '残りの資源{{count}}個',
}
