/** Command Counters: what they are worth, and where they lie best. */
import { countOf, totalOf } from '../rules/counts.ts'
import { AREAS, type Area, type Counts } from '../state.ts'
import type { Outlook } from './outlook.ts'

/** What one of the pool is worth: the more there are, the less. */
const WORTH = [2.4, 1.7, 1.2, 0.8, 0.5, 0.3, 0.2] as const

const worthWith = (command: number) => WORTH[Math.min(command, WORTH.length - 1)]!

/** What it costs to spend one that could be kept for the next round. */
export const counterWorth = ({ me, rounds }: Outlook): number =>
  rounds <= 1 ? 0.2 : worthWith(me.counters.command)

/** What one more is worth: actions are what everybody is short of. */
const GAINED = [3, 2.8, 2.4, 2, 1.6, 1.2, 0.8, 0.5] as const

/** What so many more are worth. */
export function countersWorth({ me, rounds }: Outlook, count: number): number {
  const gained = (i: number) => GAINED[Math.min(me.counters.command + i, GAINED.length - 1)]!
  const most = Array.from({ length: count }, (_, i) => gained(i))
  return most.reduce((sum, worth) => sum + worth, 0) * (rounds <= 1 ? 0.3 : 1)
}

/** What one of Strategy Allocation is worth. */
export const strategyWorth = ({ me, rounds }: Outlook): number =>
  STRATEGY[Math.min(me.counters.strategy, STRATEGY.length - 1)]! * (rounds <= 1 ? 0.2 : 1)

/** The last one is for what matters most. */
const STRATEGY = [3, 3, 2.3, 1.6, 1] as const

export const totalOnSheet = ({ me }: Outlook): number =>
  AREAS.reduce((sum, area) => sum + me.counters[area], 0)

/** How so many counters are best laid. */
export function areasFor({ view, seat, rounds }: Outlook, count: number): { [area in Area]: number } {
  const biggest = Math.max(
    2,
    ...Object.keys(view.space).map(cell => {
      const { fighter: _, ...ships } = view.space[cell]![seat]?.ships ?? {}
      return totalOf(ships)
    }),
  )
  const isPlenty = count - biggest >= 5 && rounds > 2
  const fleet = Math.min(count, Math.max(3, Math.min(isPlenty ? biggest + 1 : biggest, 6)))
  const left = Math.max(0, count - fleet)
  const strategy = Math.min(left, left >= 8 ? 4 : left >= 6 ? 3 : left >= 4 ? 2 : 1)
  return { fleet, strategy, command: left - strategy }
}

/** Which areas counters go to that are gained. */
export function spreadOf(outlook: Outlook, count: number): Counts<Area> {
  const wanted = areasFor(outlook, totalOnSheet(outlook) + count)
  const gained: Counts<Area> = {}
  const missing = (area: Area) => wanted[area] - outlook.me.counters[area] - countOf(gained, area)
  for (let left = count; left > 0; left--) {
    const [area] = AREAS.toSorted((one, other) => missing(other) - missing(one))
    gained[area!] = countOf(gained, area!) + 1
  }
  return gained
}
