/** A score by its parts, as a table shows it. */
import type { SeatId, Sum } from '../../kit/index.ts'
import { scoreOf } from '../rules/scoring.ts'
import type { RaceView } from '../state.ts'

export const PARTS = ['chips', 'card', 'cardBonus', 'token'] as const
export type Part = (typeof PARTS)[number]

/** Points by part: chips, cards, what cards bring at the end, artifacts. */
export function partsOf({ terms }: Sum): { [P in Part]: number } {
  const points = (part: Part) =>
    terms.reduce((sum, { label, amount }) => (label.key === `term.${part}` ? sum + amount : sum), 0)
  return Object.fromEntries(PARTS.map(part => [part, points(part)])) as { [P in Part]: number }
}

/** The score as it stands; at the end the one that counted. */
export const scoreNow = (view: RaceView, seat: SeatId): Sum => view.final?.[seat] ?? scoreOf(view, seat)
