/** The course of a game, from its chronicle. */
import type { SeatId } from '../../../kit/index.ts'
import { entriesOf, type PlanetId } from '../../data/index.ts'
import { homePlanetsOf } from '../../rules/planets.ts'
import type { TiView } from '../../state.ts'

export type Points = { [seat: SeatId]: number }

/** Points of everybody at the beginning and after every round. */
export function pointsByRound({ chronicle, order }: Pick<TiView, 'chronicle' | 'order'>): Points[] {
  const points: Points[] = [Object.fromEntries(order.map(seat => [seat, 0]))]
  for (const chapter of chronicle) points.push({ ...points.at(-1)!, ...chapter.points })
  return points
}

/** Who controlled which planet after a round. */
export function holdersAfter(view: TiView, round: number): ReadonlyMap<PlanetId, SeatId> {
  const holders = new Map<PlanetId, SeatId>()
  for (const seat of view.order)
    if (view.players[seat]!.race !== null)
      for (const planet of homePlanetsOf(view, seat)) holders.set(planet, seat)
  for (const { planets } of view.chronicle.slice(0, round))
    for (const [planet, seat] of entriesOf(planets))
      if (seat === null) holders.delete(planet)
      else holders.set(planet, seat)
  return holders
}

/** Rounds after which somebody leads alone, other than whoever did so last. */
export function turningPoints(view: Pick<TiView, 'chronicle' | 'order'>): ReadonlySet<number> {
  const turning = new Set<number>()
  let leader: SeatId | undefined
  for (const [round, points] of pointsByRound(view).entries()) {
    const most = Math.max(...Object.values(points))
    const [first, ...others] = Object.keys(points).filter(seat => points[seat] === most)
    if (others.length > 0 || first === leader) continue
    leader = first
    turning.add(round)
  }
  return turning
}
