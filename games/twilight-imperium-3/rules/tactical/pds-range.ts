/** Which PDS can fire at whom. TI-16.01 to TI-16.05. */
import { type Refusal, ref, type SeatId } from '../../../kit/index.ts'
import type { Cell, PlanetId } from '../../data/index.ts'
import { inPdsRange, tileAt } from '../../galaxy/map.ts'
import { refuse } from '../../line.ts'
import { pdsRangeOf } from '../../numbers/units.ts'
import type { TiView } from '../../state.ts'
import { countOf } from '../counts.ts'
import { cellOf, planetsOf, unitsOn } from '../planets.ts'
import { enemiesIn, hasShips } from '../space.ts'

/** PDS of a planet that fire at somebody's ships in a system. */
export interface PdsShot {
  planet: PlanetId
  count: number
  cell: Cell
  at: SeatId
}

/** PDS that could fire into a system, by planet. [TI-16.02, TI-16.11, TI-48.33] */
export function pdsInRange(view: TiView, seat: SeatId, cell: Cell): { planet: PlanetId; count: number }[] {
  // [TI-16.09]
  if (tileAt(view.galaxy, cell)?.anomaly === 'ionStorm') return []
  const isFar = pdsRangeOf(view, seat).total > 0
  return planetsOf(view, seat).flatMap(planet => {
    const count = countOf(unitsOn(view, planet), 'pds')
    if (count === 0) return []
    const at = cellOf(view, planet)!
    return at === cell || (isFar && inPdsRange(view, at, cell)) ? [{ planet, count }] : []
  })
}

/** Whose ships a player's PDS may fire at in a system. [TI-16.01, TI-16.05] */
export function pdsTargets(view: TiView, seat: SeatId, cell: Cell): SeatId[] {
  if (seat === view.active) return enemiesIn(view, cell, seat)
  return view.active !== null && hasShips(view, cell, view.active) ? [view.active] : []
}

/** All shots that can be fired, each with all PDS of a planet. */
export const pdsShots = (view: TiView, seat: SeatId, cells: readonly Cell[]): PdsShot[] =>
  cells.flatMap(cell =>
    pdsTargets(view, seat, cell).flatMap(at =>
      pdsInRange(view, seat, cell).map(({ planet, count }) => ({ planet, count, cell, at })),
    ),
  )

/** [TI-16.02, TI-16.03, TI-16.05, TI-16.08, TI-21.04] */
export function refuseShots(
  view: TiView,
  seat: SeatId,
  cells: readonly Cell[],
  shots: readonly PdsShot[],
): Refusal | undefined {
  for (const { cell, at, planet } of shots) {
    if (!cells.includes(cell)) return refuse('TI-16.01', 'otherSystem')
    if (!pdsTargets(view, seat, cell).includes(at)) return refuse('TI-16.05', 'noTarget')
    if (!pdsInRange(view, seat, cell).some(one => one.planet === planet))
      return refuse('TI-16.02', 'outOfRange', { planet: ref('planet', planet) })
  }
  for (const { planet } of shots) {
    const firing = shots.filter(one => one.planet === planet).reduce((sum, { count }) => sum + count, 0)
    if (firing > countOf(unitsOn(view, planet), 'pds'))
      return refuse('TI-16.03', 'firesOnce', { planet: ref('planet', planet) })
  }
  return undefined
}
