import isEqual from 'lodash/isEqual.js'
import type { Clock } from '../../pace.ts'

const MINUTE = 60

/** What can be chosen, in seconds; other programs may set up tables with anything in between. */
export const BANKS = [5, 10, 15, 20, 30, 45, 60, 90, 120, 180].map(minutes => minutes * MINUTE)
export const DELAYS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120]
export const ASIDES = [30, 45, 60, 90, 120, 180, 300]

export const PRESETS = ['fast', 'normal', 'slow'] as const
export type PresetName = (typeof PRESETS)[number]

/** The share of what a long game takes that each has in the bank, and the time beside it. */
const TIMES: Record<PresetName, { share: number; delay: number; aside: number }> = {
  fast: { share: 0.5, delay: 10, aside: 45 },
  normal: { share: 1, delay: 20, aside: 90 },
  slow: { share: 2, delay: 30, aside: 180 },
}

const nearest = (wanted: number, of: readonly number[]): number =>
  of.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best))

/** A clock that suits a game of so many minutes with so many players. */
export function presetOf(
  name: PresetName,
  { minutes, seats }: { minutes: readonly [number, number]; seats: number },
): Omit<Clock, 'late'> {
  const { share, delay, aside } = TIMES[name]
  return { bank: nearest((share * minutes[1] * MINUTE) / seats, BANKS), delay, aside }
}

/** The preset that a clock is; undefined where it is one's own. */
export const presetIn = ({ late: _, ...clock }: Clock, game: Parameters<typeof presetOf>[1]) =>
  PRESETS.find(name => isEqual(presetOf(name, game), clock))
