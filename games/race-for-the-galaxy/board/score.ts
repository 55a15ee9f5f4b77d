/** A score by its parts, as a table shows it. */
import type { Sum } from '../../kit/index.ts'

export const PARTS = ['chips', 'card', 'cardBonus', 'token'] as const
export type Part = (typeof PARTS)[number]

/** Points by part: chips, cards, what cards bring at the end, artifacts. */
export function partsOf({ terms }: Sum): { [P in Part]: number } {
  const points = (part: Part) =>
    terms.reduce((sum, { label, amount }) => (label.key === `term.${part}` ? sum + amount : sum), 0)
  return Object.fromEntries(PARTS.map(part => [part, points(part)])) as { [P in Part]: number }
}
