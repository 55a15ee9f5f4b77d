/** Counting units by kind. A kind of which there is none has no entry. */
import type { Counts } from '../state.ts'

export const countOf = <K extends string>(counts: Counts<K> | undefined, kind: K): number =>
  counts?.[kind] ?? 0

export const kindsIn = <K extends string>(counts: Counts<K>): K[] => Object.keys(counts) as K[]

export const totalOf = <K extends string>(counts: Counts<K> | undefined): number =>
  counts ? (Object.values(counts) as number[]).reduce((sum, count) => sum + count, 0) : 0

export const isNone = <K extends string>(counts: Counts<K> | undefined): boolean => totalOf(counts) === 0

/** Adds (or, with a negative number, takes away) some of a kind. Throws on a defect: fewer than none. */
export function addTo<K extends string>(counts: Counts<K>, kind: K, count: number): void {
  const now = countOf(counts, kind) + count
  if (now < 0) throw new Error(`fewer than no ${kind}`)
  if (now === 0) delete counts[kind]
  else counts[kind] = now
}

export function addAll<K extends string>(counts: Counts<K>, more: Counts<K>, sign: 1 | -1 = 1): void {
  for (const kind of kindsIn(more)) addTo(counts, kind, sign * countOf(more, kind))
}

/** Both together. */
export function sumOfCounts<K extends string>(...all: readonly (Counts<K> | undefined)[]): Counts<K> {
  const sum: Counts<K> = {}
  for (const counts of all) if (counts) addAll(sum, counts)
  return sum
}

/** Whether `counts` holds at least `wanted`. */
export const holds = <K extends string>(counts: Counts<K> | undefined, wanted: Counts<K>): boolean =>
  kindsIn(wanted).every(kind => countOf(counts, kind) >= countOf(wanted, kind))
