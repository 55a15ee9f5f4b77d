/** Steps from a half chosen move to another one, in words. */
import type { Line } from '../../../kit/index.ts'
import type { UnitKind } from '../../data/index.ts'
import { line, type TextKey } from '../../line.ts'
import { unitsLine } from '../../rules/words.ts'

/** A step; `to` is what is chosen after it. */
export interface Step<T> {
  of: Line
  label: Line
  to: T
}

/** The same steps of something larger. */
export const within = <T, U>(steps: readonly Step<T>[], put: (to: T) => U): Step<U>[] =>
  steps.map(({ of, label, to }) => ({ of, label, to: put(to) }))

interface Counted<T> {
  of: Line
  unit: UnitKind
  value: number
  max: number
  /** What it says of one more, and of one fewer. */
  words?: { more: TextKey; fewer: TextKey; params?: { [name: string]: string } }
  to(value: number): T
}

/** One more, and one fewer. */
export function counted<T>({ of, unit, value, max, words, to }: Counted<T>): Step<T>[] {
  const { more = 'compose.more', fewer = 'compose.fewer', params } = words ?? {}
  const about = { units: unitsLine({ [unit]: 1 }), now: value, max, ...params }
  return [
    ...(value < max ? [{ of, label: line(more, about), to: to(value + 1) }] : []),
    ...(value > 0 ? [{ of, label: line(fewer, about), to: to(value - 1) }] : []),
  ]
}
