/** Ships in the space of systems. Sections 1, 6 and 9. */
import type { SeatId } from '../../kit/index.ts'
import { type Cell, SHIP_KINDS, type ShipKind, type UnitKind } from '../data/index.ts'
import type { Counts, Fleet, TiState, TiView } from '../state.ts'
import { addTo, countOf, totalOf } from './counts.ts'

type Space = Pick<TiView, 'space'>

export const isShip = (kind: UnitKind): kind is ShipKind => (SHIP_KINDS as readonly UnitKind[]).includes(kind)

const NO_FLEET: Fleet = { ships: {}, damaged: {}, laden: [] }

/** All ships of a player in a system; an empty fleet where there are none. [TI-1.04] */
export const fleetOf = (g: Space, cell: Cell, seat: SeatId): Fleet => g.space[cell]?.[seat] ?? NO_FLEET

export const shipsOf = (g: Space, cell: Cell, seat: SeatId): Counts<ShipKind> => fleetOf(g, cell, seat).ships

export const hasShips = (g: Space, cell: Cell, seat: SeatId): boolean => g.space[cell]?.[seat] !== undefined

/** Whoever has ships in a system. */
export const seatsInSpace = (g: Space, cell: Cell): SeatId[] => Object.keys(g.space[cell] ?? {})

/** The others who have ships there. */
export const enemiesIn = (g: Space, cell: Cell, seat: SeatId): SeatId[] =>
  seatsInSpace(g, cell).filter(other => other !== seat)

/** The systems where a player has ships. */
export const fleetsOf = (g: Space, seat: SeatId): Cell[] =>
  Object.keys(g.space).filter(cell => hasShips(g, cell, seat))

/** Ships that Fleet Supply counts. [TI-8.06] */
export const nonFighters = (ships: Counts<ShipKind>): number => totalOf(ships) - countOf(ships, 'fighter')

/** The fleet of a player in a system, for changes. `tidyFleet` when they are done. */
export function ownFleet(g: Pick<TiState, 'space'>, cell: Cell, seat: SeatId): Fleet {
  g.space[cell] ??= {}
  g.space[cell][seat] ??= { ships: {}, damaged: {}, laden: [] }
  return g.space[cell][seat]
}

/** Forgets a fleet without ships. */
export function tidyFleet(g: Pick<TiState, 'space'>, cell: Cell, seat: SeatId): void {
  if (totalOf(shipsOf(g, cell, seat)) > 0) return
  delete g.space[cell]?.[seat]
  if (g.space[cell] && Object.keys(g.space[cell]).length === 0) delete g.space[cell]
}

/** Puts undamaged, empty ships into a system. */
export function placeShips(
  g: Pick<TiState, 'space'>,
  cell: Cell,
  seat: SeatId,
  kind: ShipKind,
  count: number,
): void {
  if (count > 0) addTo(ownFleet(g, cell, seat).ships, kind, count)
}
