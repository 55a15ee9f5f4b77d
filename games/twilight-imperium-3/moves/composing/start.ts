/** What a player begins with, as it is spread over the home planets. */
import type { SeatId } from '../../../kit/index.ts'
import { type GroundKind, PLANETS, type PlanetId } from '../../data/index.ts'
import { countOf } from '../../rules/counts.ts'
import { type Spread, startingGround, startSpreads } from '../../rules/setup/start.ts'
import type { TiView } from '../../state.ts'

/** How good a spread is: everything on the richest planet, but for one Ground Force elsewhere. */
export const startWorth = (spread: Spread): number =>
  Object.entries(spread).reduce((sum, [planet, units]) => {
    const { resources } = PLANETS[planet]!
    const docks = countOf(units, 'spaceDock')
    const dock = docks * (resources * 3 + 2)
    const troops = Math.sqrt(countOf(units, 'groundForce')) * (1 + resources * 0.4)
    return sum + dock + troops + countOf(units, 'pds') * (docks > 0 ? 1 : 0.4)
  }, 0)

/** The best of all spreads. */
export const bestStart = (view: TiView, seat: SeatId): Spread =>
  startSpreads(view, seat).reduce((best, spread) => (startWorth(spread) > startWorth(best) ? spread : best))

/** What still has to be placed of a kind. */
export const unplaced = (view: TiView, seat: SeatId, spread: Spread, kind: GroundKind): number =>
  countOf(startingGround(view, seat), kind) -
  Object.values(spread).reduce((sum, units) => sum + countOf(units, kind), 0)

/** The spread with so many of a kind on a planet. */
export const withPlaced = (spread: Spread, planet: PlanetId, kind: GroundKind, count: number): Spread => {
  const { [kind]: _, ...others } = spread[planet] ?? {}
  return { ...spread, [planet]: count > 0 ? { ...others, [kind]: count } : others }
}
