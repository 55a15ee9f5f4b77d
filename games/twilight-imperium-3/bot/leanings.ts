/** How tempers lean what bots want: by a few percent, so that none of them plays worse for it. */

import type { SeatId } from '../../kit/index.ts'
import { type Temper, temperOf } from '../characters.ts'
import type { StrategyCardId } from '../data/index.ts'
import { originalOf } from '../rules/strategic/sets.ts'
import type { TiView } from '../state.ts'

/** By what a worth is multiplied. */
export interface Leaning {
  /** What trade agreements bring. */
  trade: number
  /** What it is worth not to fight. */
  peace: number
  /** What others lose by an attack. */
  harm: number
  planet: number
  /** Points and the like for whoever a vote elects. */
  office: number
  cards: { readonly [card in StrategyCardId]?: number }
}

/** Without a character, as reviews and figures judge. */
export const NEUTRAL: Leaning = { trade: 1, peace: 1, harm: 1, planet: 1, office: 1, cards: {} }

export const LEANINGS: { readonly [temper in Temper]: Leaning } = {
  trader: { ...NEUTRAL, trade: 1.15, peace: 1.15, harm: 0.95, cards: { trade: 1.08 } },
  settler: {
    ...NEUTRAL,
    peace: 1.08,
    harm: 0.95,
    planet: 1.04,
    cards: { production: 1.08, diplomacy: 1.08 },
  },
  raider: { ...NEUTRAL, trade: 0.95, peace: 0.85, harm: 1.12, cards: { warfare: 1.08 } },
  politician: {
    ...NEUTRAL,
    peace: 1.05,
    office: 1.1,
    cards: { political: 1.08, assembly: 1.08, bureaucracy: 1.04 },
  },
}

export const leaningOf = (view: TiView, seat: SeatId): Leaning => {
  const temper = temperOf(view, seat)
  return temper ? LEANINGS[temper] : NEUTRAL
}

export const cardLeaning = ({ cards }: Leaning, card: StrategyCardId): number => cards[originalOf(card)] ?? 1
