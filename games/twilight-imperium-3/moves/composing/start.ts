/** What a player begins with, as it is spread over the home planets. */
import type { SeatId } from '../../../kit/index.ts'
import type { GroundKind, PlanetId } from '../../data/index.ts'
import { countOf } from '../../rules/counts.ts'
import { type Spread, startingGround } from '../../rules/setup/start.ts'
import type { TiView } from '../../state.ts'

/** What still has to be placed of a kind. */
export const unplaced = (view: TiView, seat: SeatId, spread: Spread, kind: GroundKind): number =>
  countOf(startingGround(view, seat), kind) -
  Object.values(spread).reduce((sum, units) => sum + countOf(units, kind), 0)

/** The spread with so many of a kind on a planet. */
export const withPlaced = (spread: Spread, planet: PlanetId, kind: GroundKind, count: number): Spread => {
  const { [kind]: _, ...others } = spread[planet] ?? {}
  return { ...spread, [planet]: count > 0 ? { ...others, [kind]: count } : others }
}
