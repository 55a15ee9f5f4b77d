/** Where units can go before the first round. TI-47.02, TI-47.03, TI-47.08, TI-47.09. */
import type { SeatId } from '../../../kit/index.ts'
import {
  type CargoKind,
  type Cell,
  type PlanetId,
  SHIP_KINDS,
  type ShipKind,
  UNITS,
} from '../../data/index.ts'
import { stepsFrom } from '../../galaxy/map.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import { carriesAll } from '../../numbers/units.ts'
import type { Counts, TiState, TiView } from '../../state.ts'
import { activatedBy, isActivatedFor } from '../counters.ts'
import { countOf } from '../counts.ts'
import { isGround, ownerOf, planetsIn } from '../planets.ts'
import { othersFrom } from '../seats.ts'
import { enemiesIn, fleetOf, nonFighters, shipsOf } from '../space.ts'
import { custodiansOf } from '../tactical/custodians.ts'
import { isBarred } from '../tactical/paths.ts'

const MECATOL: Cell = '0-00'

/** A system that a Command Counter can be put on; those of others do not matter. [TI-47.03] */
const isOpen = (g: TiState, seat: SeatId, cell: Cell): boolean =>
  !isBarred(g, cell) &&
  !Object.values(g.galaxy.homes).includes(cell) &&
  !(cell === MECATOL && Object.keys(custodiansOf(g, 'mecatol-rex')).length > 0) &&
  !isActivatedFor(g, cell, seat)

/** Beside the home system; the second time beside the first counter, too. [TI-47.02] */
export function expansionsOf(g: TiState, seat: SeatId): Cell[] {
  const from = [g.galaxy.homes[seat]!, ...activatedBy(g, seat)]
  return [...new Set(from.flatMap(cell => stepsFrom(g, cell)))].filter(cell => isOpen(g, seat, cell))
}

/** Units that have been put on planets, which are nobody's yet. */
export const landedOf = ({ early }: Pick<TiView, 'early'>, planet: PlanetId): Counts<CargoKind> =>
  early?.landed[planet]?.units ?? {}

const isTaken = (g: TiState, seat: SeatId, cell: Cell): boolean =>
  enemiesIn(g, cell, seat).length > 0 ||
  planetsIn(g, cell).some(planet => othersFrom(g, seat).includes(g.early!.landed[planet]?.by ?? ''))

/** Where units of a player can go at all. Nobody fights yet. [TI-47.08, TI-47.09] */
export const sitesOf = (g: TiState, seat: SeatId): Cell[] =>
  activatedBy(g, seat).filter(cell => !isTaken(g, seat, cell))

/** What is in a system, on planets or aboard. */
function cargoIn(g: TiState, seat: SeatId, cell: Cell, kind: CargoKind): number {
  const aboard = fleetOf(g, cell, seat).laden.reduce((sum, { cargo }) => sum + countOf(cargo, kind), 0)
  return planetsIn(g, cell).reduce((sum, planet) => sum + countOf(landedOf(g, planet), kind), aboard)
}

/** Room for everything, and that for troops alone, which Stasis Capsules give. [TI-47.01, TI-47.08] */
function roomIn(g: TiState, seat: SeatId, cell: Cell): { all: number; troops: number } {
  const ships = shipsOf(g, cell, seat)
  const all = SHIP_KINDS.filter(carriesAll).reduce(
    (sum, kind) => sum + countOf(ships, kind) * UNITS[kind].capacity,
    0,
  )
  return { all, troops: hasTechnology(g, seat, 'stasis-capsules') ? countOf(ships, 'cruiser') : 0 }
}

/** Whether one more unit can be in a system, with all that is there already. [TI-47.08, TI-47.09] */
export function hasRoom(g: TiState, seat: SeatId, cell: Cell, kind: ShipKind | CargoKind): boolean {
  const ships = shipsOf(g, cell, seat)
  if (kind !== 'fighter' && kind !== 'groundForce' && kind !== 'pds' && kind !== 'shockTroop')
    return nonFighters(ships) < g.players[seat]!.counters.fleet
  const { all, troops } = roomIn(g, seat, cell)
  const others = countOf(ships, 'fighter') + cargoIn(g, seat, cell, 'pds')
  const forces = cargoIn(g, seat, cell, 'groundForce')
  if (kind === 'groundForce') return forces < troops + all - others
  const free = all - Math.max(0, forces - troops)
  return others < free && (kind !== 'pds' || planetsFor(g, cell, 'pds').length > 0)
}

/** Planets of a system that a unit can be put on: PDS come after Ground Forces. [TI-47.10] */
export const planetsFor = (g: TiState, cell: Cell, kind: 'groundForce' | 'pds'): PlanetId[] =>
  planetsIn(g, cell).filter(planet => {
    if (!isGround(planet) || ownerOf(g, planet) !== undefined) return false
    const { groundForce = 0, pds = 0 } = landedOf(g, planet)
    return kind === 'groundForce' || (groundForce > 0 && pds < UNITS.pds.perPlanet!)
  })
