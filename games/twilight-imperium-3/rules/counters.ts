/** Command Counters. Section 8. */
import { type Refusal, ref, type SeatId, say } from '../../kit/index.ts'
import { type Cell, COUNTERS } from '../data/index.ts'
import { line, refuse } from '../line.ts'
import { isLaw } from '../numbers/laws.ts'
import { AREAS, type Area, type Counts, type TiState, type TiView } from '../state.ts'
import { countOf, isNone, totalOf } from './counts.ts'
import { areasLine } from './words.ts'

/** [TI-8.10] */
export const isActivatedFor = (g: Pick<TiView, 'activated'>, cell: Cell, seat: SeatId): boolean =>
  g.activated[cell]?.includes(seat) ?? false

/** The systems that hold a counter of this player. */
export const activatedBy = (g: Pick<TiView, 'activated'>, seat: SeatId): Cell[] =>
  Object.keys(g.activated).filter(cell => isActivatedFor(g, cell, seat))

/** Counters that are neither on the sheet nor on the map. [TI-1.13, TI-2.08] */
export function countersLeft(g: Pick<TiView, 'activated' | 'players'>, seat: SeatId): number {
  const { counters } = g.players[seat]!
  return COUNTERS - AREAS.reduce((sum, area) => sum + counters[area], 0) - activatedBy(g, seat).length
}

/** Puts a counter of the reinforcements or of the sheet on a system; without one nothing happens. [TI-8.03] */
export function placeCounter(
  g: TiState,
  seat: SeatId,
  cell: Cell,
  from: Area | 'reinforcements' = 'reinforcements',
): void {
  if (isActivatedFor(g, cell, seat)) return
  if (from === 'reinforcements') {
    if (countersLeft(g, seat) === 0) return
  } else g.players[seat]!.counters[from] -= 1
  g.activated[cell] = [...(g.activated[cell] ?? []), seat]
}

/** Takes a counter off the map, to the reinforcements. */
export function removeCounter(g: TiState, seat: SeatId, cell: Cell): void {
  const left = (g.activated[cell] ?? []).filter(other => other !== seat)
  if (left.length > 0) g.activated[cell] = left
  else delete g.activated[cell]
}

/** Counters of the reinforcements onto the sheet. [TI-8.02] */
export function gainCounters(g: TiState, seat: SeatId, areas: Counts<Area>): void {
  const { counters } = g.players[seat]!
  for (const area of AREAS) counters[area] += countOf(areas, area)
  if (!isNone(areas))
    say(g, line('log.gainsCounters', { seat: ref('seat', seat), counters: areasLine(areas) }))
}

/** The most that may lie in Fleet Supply under Fleet Regulations. [TI-32.33] */
const REGULATED = 5

/** Counters of Fleet Supply above the limit go back. [TI-32.33] */
export function trimFleetSupply(g: TiState, seat: SeatId): void {
  const { counters } = g.players[seat]!
  const count = counters.fleet - REGULATED
  if (count <= 0) return
  counters.fleet = REGULATED
  say(g, line('log.losesCounters', { seat: ref('seat', seat), count }))
}

/** Why exactly this many counters cannot go there. With fewer in the reinforcements, those are all. [TI-2.08] */
export function refuseCounters(
  view: Pick<TiView, 'activated' | 'laws' | 'players'>,
  seat: SeatId,
  areas: Counts<Area>,
  count: number,
): Refusal | undefined {
  const wanted = Math.min(count, countersLeft(view, seat))
  if (totalOf(areas) !== wanted) return refuse('TI-8.02', 'counters', { count: wanted })
  return refuseFleetSupply(view, view.players[seat]!.counters.fleet + countOf(areas, 'fleet'))
}

/** Why there cannot be so many counters in Fleet Supply. [TI-32.33] */
export const refuseFleetSupply = (view: Pick<TiView, 'laws'>, count: number): Refusal | undefined =>
  count > REGULATED && isLaw(view, 'fleet-regulations')
    ? refuse('TI-32.33', 'fleetRegulations', { count: REGULATED })
    : undefined

/** Ways to spread counters over the areas: all in one, or as evenly as can be. */
export function someSpreads(count: number): Counts<Area>[] {
  if (count === 0) return [{}]
  const even = AREAS.map((area, i) => [area, Math.floor((count + i) / AREAS.length)] as const)
  return [
    ...AREAS.map(area => ({ [area]: count })),
    ...(count > 1 ? [Object.fromEntries(even.filter(([, n]) => n > 0))] : []),
  ]
}
