import type { Translated } from '../../../kit/text.ts'
import type * as en from '../en/effects.ts'

export const amount: Translated<typeof en.amount> = {
  nothing: 'なし',
  and: '{{first}}＋{{rest}}',
  gem: '{{count}} GEM',
  food: '食料{{count}}',
  water: '水{{count}}',
  metal: '金属{{count}}',
  vp_other: '{{count}}点',
  dice_other: 'ダイス{{count}}個追加',
  cargo: '積載量+{{count}}',
}

export const every: Translated<typeof en.every> = { each: '1つごと', some: '{{count}}つごと' }

export const effect: Translated<typeof en.effect> = {
  none: '効果なし。',
  income: '収入：{{gain}}。',
  incomePer: '収入：{{counter}}{{every}}に{{gain}}。',
  incomePerMax: '収入：{{counter}}{{every}}に{{gain}}（最大{{max}}回）。',
  power: '収入アクションごとに一度：{{power}}',
  endgame_other: '終了時：{{counter}}{{every}}に{{count}}点。',
  endgameMax_other: '終了時：{{counter}}{{every}}に{{count}}点（最大{{max}}点）。',
}

export const power: Translated<typeof en.power> = {
  convert: '{{pay}}を支払い、{{gain}}を得る。',
  recruitHuman: '{{pay}}を支払い、ヒューマン1人を空いた居住区に迎える。',
}

export const passive: Translated<typeof en.passive> = {
  dismantle: '船を解体するたび、さらに{{gain}}。',
  opponentUsesYourShip: '相手があなたの船を使うたび、{{gain}}。',
  construct: 'セクターのコストが金属{{count}}減る。',
  transport_other: '輸送の取引が{{count}}回増える。',
  expedition: '惑星探査：{{what}}。',
  diplomacy: '外交トラックを進める費用が{{count}} GEM減る。',
  youUseOpponentShip: '相手の船の使用料が{{count}} GEM減る。',
  recruitGold: 'ゴールドの宇宙人の費用が{{count}} GEM減る。',
}

export const action: Translated<typeof en.action> = {
  dismantle: '自分の未使用の船を解体し、その金属を得る。',
  dismantleMore: '自分の未使用の船を解体し、その金属とさらに{{count}}を得る。',
  construct: 'セクターを1つ建てる。',
  constructLess: 'セクターを1つ、金属{{count}}安く建てる。',
  transport_other: '取引を{{count}}回まで行う。',
  expedition: 'ダイスを{{count}}個振り、{{cargo}}個まで集める。',
  diplomacy: '外交トラック1つを進める。',
  diplomacyTwice: '異なる外交トラック2つを進める。',
  cheaper: '{{what}}1段につき{{count}} GEM安い。',
  harvest: '{{gain}}を得る。',
}

export const setUp: Translated<typeof en.setUp> = {
  start: '初期：{{gain}}。',
  level: '{{track}}トラックのレベル{{level}}から始める。',
  removeShip: 'レベル1の{{type}}を箱に戻す。',
  startUsed: '使用済で始まる：レベル1の{{types}}。',
}

export const source: Translated<typeof en.source> = { hub: 'ハブ', quarter: '{{sector}}の居住区{{slot}}' }
