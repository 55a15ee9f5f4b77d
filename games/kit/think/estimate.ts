/** Numbers found by trying things out, and how far chance alone may have moved them. */

/** An estimate, and how far the truth may be from it, 19 times of 20. */
export interface Estimate {
  value: number
  margin: number
}

/** Of a normal distribution, 19 of 20 are no farther from the middle than so many deviations. */
const DEVIATIONS = 1.96

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** A share of so many, as Agresti and Coull reckon how far it may be off. */
export function shareOf(won: number, of: number): Estimate {
  const all = of + DEVIATIONS ** 2
  const middle = (won + DEVIATIONS ** 2 / 2) / all
  return { value: won / of, margin: DEVIATIONS * Math.sqrt((middle * (1 - middle)) / all) }
}

/**
 * A mean of values that may lie as far apart as `seldom` says: as if one more had been off by so much, for what was never
 * seen to differ may differ yet.
 */
export function meanWithin(values: readonly number[], seldom = 1): Estimate {
  const value = meanOf(values)
  const squares = values.reduce((sum, one) => sum + (one - value) ** 2, seldom ** 2)
  return { value, margin: (DEVIATIONS * Math.sqrt(squares)) / values.length }
}

/** What one thing brought more than another in the same worlds. */
export const differenceOf = (more: readonly number[], less: readonly number[], seldom?: number): Estimate =>
  meanWithin(
    more.map((value, i) => value - less[i]!),
    seldom,
  )
