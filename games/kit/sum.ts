import type { Line } from './line.ts'

/** A number with the parts that it comes from, so that a player can look into it. */
export interface Sum {
  total: number
  terms: Term[]
}

export interface Term {
  label: Line
  amount: number
}

/** Adds up terms, leaving out those of 0. `min` is where the total stops, as a cost stops at 0. */
export function sumOf(terms: readonly Term[], min = Number.NEGATIVE_INFINITY): Sum {
  const counted = terms.filter(({ amount }) => amount !== 0)
  return {
    total: Math.max(
      min,
      counted.reduce((sum, { amount }) => sum + amount, 0),
    ),
    terms: counted,
  }
}
