import type { Line } from './line.ts'
import type { Language } from './text.ts'

/**
 * A number that one would like to know before one commits, from what one may know: how likely something is, or how much
 * of it is to be expected; and what the number is made of.
 */
export interface Odds {
  id: string
  label: Line
  value: number
  /** A chance lies between 0 and 1. */
  of: 'chance' | 'count'
  parts: readonly OddsPart[]
}

export type OddsPart = Pick<Odds, 'label' | 'value' | 'of'>

/** In how many ways `count` of `all` things can be taken. */
export function choose(all: number, count: number): number {
  if (count < 0 || count > all) return 0
  let ways = 1
  for (let i = 1; i <= count; i++) ways = (ways * (all - count + i)) / i
  return ways
}

/** How likely exactly `hits` of `tries` succeed, each with this chance. */
export const exactly = (hits: number, tries: number, chance: number): number =>
  choose(tries, hits) * chance ** hits * (1 - chance) ** (tries - hits)

/** How likely one at least of `drawn` cards is a good one, where `good` of `all` are. */
export const anyAmong = (drawn: number, good: number, all: number): number =>
  all === 0 ? 0 : 1 - choose(all - good, Math.min(drawn, all)) / choose(all, Math.min(drawn, all))

/** A chance that is neither nothing nor certain never reads as if it were. */
export function numberOf({ value, of }: Pick<Odds, 'value' | 'of'>, language: Language): string {
  if (of === 'count') return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(value)
  const percent = new Intl.NumberFormat(language, { style: 'percent' })
  if (value > 0 && value < 0.01) return `<${percent.format(0.01)}`
  if (value < 1 && value > 0.99) return `>${percent.format(0.99)}`
  return percent.format(value)
}
