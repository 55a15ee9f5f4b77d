/** Where units can go before the first round. TI-47.02, TI-47.03, TI-47.08, TI-47.09. */
import type { SeatId } from '../../../kit/index.ts'
import type { CargoKind, Cell, PlanetId } from '../../data/index.ts'
import { stepsFrom } from '../../galaxy/map.ts'
import type { Counts, TiView } from '../../state.ts'
import { activatedBy, isActivatedFor } from '../counters.ts'
import { isGround, ownerOf, planetsIn } from '../planets.ts'
import { othersFrom } from '../seats.ts'
import { enemiesIn } from '../space.ts'
import { custodiansOf } from '../tactical/custodians.ts'
import { isBarred } from '../tactical/paths.ts'

const MECATOL: Cell = '0-00'

/** A system that a Command Counter can be put on; those of others do not matter. [TI-47.03] */
const isOpen = (g: TiView, seat: SeatId, cell: Cell): boolean =>
  !isBarred(g, cell) &&
  !Object.values(g.galaxy.homes).includes(cell) &&
  !(cell === MECATOL && Object.keys(custodiansOf(g, 'mecatol-rex')).length > 0) &&
  !isActivatedFor(g, cell, seat)

/** Beside the home system; the second time beside the first counter, too. [TI-47.02] */
export function expansionsOf(g: TiView, seat: SeatId): Cell[] {
  const from = [g.galaxy.homes[seat]!, ...activatedBy(g, seat)]
  return [...new Set(from.flatMap(cell => stepsFrom(g, cell)))].filter(cell => isOpen(g, seat, cell))
}

/** Units that have been put on planets, which are nobody's yet. */
export const landedOf = ({ early }: Pick<TiView, 'early'>, planet: PlanetId): Counts<CargoKind> =>
  early?.landed[planet]?.units ?? {}

const isTaken = (g: TiView, seat: SeatId, cell: Cell): boolean =>
  enemiesIn(g, cell, seat).length > 0 ||
  planetsIn(g, cell).some(planet => othersFrom(g, seat).includes(g.early!.landed[planet]?.by ?? ''))

/** Where units of a player can go at all. Nobody fights yet. [TI-47.08, TI-47.09] */
export const sitesOf = (g: TiView, seat: SeatId): Cell[] =>
  activatedBy(g, seat).filter(cell => !isTaken(g, seat, cell))

/** Planets that units can be put on there. [TI-47.10] */
export const groundsOf = (g: TiView, cell: Cell): PlanetId[] =>
  planetsIn(g, cell).filter(planet => isGround(planet) && ownerOf(g, planet) === undefined)
