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
  any_other: '好きな資源{{count}}',
  dice_other: 'ダイス+{{count}}',
  cargo: '積載量+{{count}}',
}

export const counted: Translated<typeof en.counted> = {
  ships_other: '船団の船{{count}}隻',
  shipsDismantled_other: '解体した自分の船{{count}}隻',
  sectors_other: '自分のセクター{{count}}つ',
  sectorsL1_other: '自分のレベル1セクター{{count}}つ',
  sectorsL2_other: '自分のレベル2セクター{{count}}つ',
  sectorsL3_other: '自分のレベル3セクター{{count}}つ',
  fullSectors_other: '満室のセクター{{count}}つ',
  completeWings_other: '完成した翼{{count}}つ',
  residents_other: '自分の住民{{count}}人',
  aliens_other: '自分の宇宙人{{count}}人',
  humans_other: '自分のヒューマン{{count}}人',
  tealAliens_other: '自分のティールの宇宙人{{count}}人',
  pinkAliens_other: '自分のピンクの宇宙人{{count}}人',
  brownAliens_other: '自分のブラウンの宇宙人{{count}}人',
  goldAliens_other: '自分のゴールドの宇宙人{{count}}人',
  species_other: '住んでいる種族{{count}}つ',
  speciesSets_other: '五種族そろい{{count}}組',
  diplomacyLevels_other: '進めた外交レベル{{count}}つ',
  tracksLed_other: '単独首位のトラック{{count}}本',
  tracksAtLeast3_other: 'レベル3以上のトラック{{count}}本',
  gems_other: '手元の{{count}} GEM',
  resources_other: '手元の資源{{count}}個',
  metal_other: '手元の金属{{count}}個',
}

export const effect: Translated<typeof en.effect> = {
  none: '効果なし。',
  per_other: '{{what}}ごとに',
  income: '収入：{{gain}}。',
  incomePer: '収入：{{per}}{{gain}}。',
  incomePerMax: '収入：{{per}}{{gain}}（{{max}}回まで）。',
  power: 'パワー（収入アクションごとに1回）：{{power}}',
  endgame_other: 'ゲーム終了時：{{per}}{{count}}点。',
  endgameMax_other: 'ゲーム終了時：{{per}}{{count}}点（{{max}}点まで）。',
}

export const power: Translated<typeof en.power> = {
  convert: '{{pay}}を支払い、{{gain}}を得る。',
  recruitHuman: '{{pay}}を支払い、ヒューマン1人を空いた居住区に迎える。',
}

export const passive: Translated<typeof en.passive> = {
  dismantle: '船を解体するたび、さらに{{gain}}を得る。',
  opponentUsesYourShip: '相手があなたの船を使うたび、{{gain}}を得る。',
  construct: 'セクターのコストが金属{{count}}減る。',
  transport_other: '輸送の取引が{{count}}回増える。',
  expedition: '惑星探査：{{gain}}。',
  diplomacy: '外交トラックを1つ進めるたび、費用が{{count}} GEM減る。',
  youUseOpponentShip: '相手の船の使用料が{{count}} GEM減る。',
  recruitGold: 'ゴールドの宇宙人の費用が{{count}} GEM減る。',
}

export const action: Translated<typeof en.action> = {
  dismantle: '自分の未使用の船を1隻解体し、その金属を得る。',
  dismantleMore: '自分の未使用の船を1隻解体し、その金属とさらに{{count}}を得る。',
  construct: 'セクターを1つ建てる。',
  constructLess: 'セクターを1つ、金属{{count}}安く建てる。',
  transport_other: '取引を{{count}}回まで行う。',
  expedition_other: 'ダイスを{{count}}個振り、{{cargo}}個まで集める。',
  diplomacy: '外交トラック1本を1つ進める。',
  diplomacyTwice: '異なる外交トラックを2本まで1つずつ進める。',
  cheaper: '{{what}}1つにつき{{count}} GEM安い。',
  harvest: '{{gain}}を得る。',
}

export const source: Translated<typeof en.source> = { hub: 'ハブ', quarter: '{{sector}}の居住区{{slot}}' }
