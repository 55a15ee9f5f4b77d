/** What limits units on the map: plastic, capacity, Fleet Supply. TI-2.02 to TI-2.05, TI-8.06 to TI-8.09, TI-9.11. */
import { type Refusal, ref, type SeatId, type Sum } from '../../kit/index.ts'
import {
  type CARGO_KINDS,
  type Cell,
  type PlanetId,
  type ShipKind,
  UNITS,
  type UnitKind,
} from '../data/index.ts'
import { refuse } from '../line.ts'
import { floatingIn, floatingSupportOf, timesDocks } from '../numbers/floating-docks.ts'
import { isLaw } from '../numbers/laws.ts'
import { hasTechnology, simpleSum, term } from '../numbers/modifiers.ts'
import { capacityOf, carriesAll, fleetSupplyOf } from '../numbers/units.ts'
import type { LadenShip, TiView } from '../state.ts'
import { countOf, kindsIn, totalOf } from './counts.ts'
import { isGround, ownPlanetsIn, planetsOf, unitsOn } from './planets.ts'
import { fleetOf, fleetsOf, nonFighters, shipsOf } from './space.ts'

/** What limits are judged by. */
export type Board = Pick<TiView, 'effects' | 'laws' | 'galaxy' | 'planets' | 'players' | 'space' | 'docks'>

type Pieces = Pick<TiView, 'planets' | 'space' | 'docks'>

/** All units of a kind that a player has on the map, cargo included. */
export function unitsOnMap(g: Pieces, seat: SeatId, kind: UnitKind): number {
  const inSpace = fleetsOf(g, seat).map(cell => {
    const { ships, laden } = fleetOf(g, cell, seat)
    return (
      countOf(ships as { [kind in UnitKind]?: number }, kind) +
      laden.reduce((sum, { cargo }) => sum + countOf(cargo as { [kind in UnitKind]?: number }, kind), 0)
    )
  })
  const onPlanets = planetsOf(g, seat).map(planet =>
    countOf(unitsOn(g, planet) as { [kind in UnitKind]?: number }, kind),
  )
  const floating = kind === 'spaceDock' ? Object.keys(g.docks ?? {}) : []
  const docks = floating.map(cell => floatingIn(g, cell, seat).length)
  return [...inSpace, ...onPlanets, ...docks].reduce((sum, count) => sum + count, 0)
}

/** Pieces in the reinforcements; without limit where counters stand for more. [TI-1.13, TI-2.02, TI-2.03] */
export function piecesLeft(g: Pieces, seat: SeatId, kind: UnitKind): number {
  const { pieces, hasCounters } = UNITS[kind]
  return hasCounters ? Number.POSITIVE_INFINITY : pieces - unitsOnMap(g, seat, kind)
}

/** Groups of fighters or ground forces, each of which needs a plastic piece. [TI-2.04] */
export function groupsOf(g: Pieces, seat: SeatId, kind: 'fighter' | 'groundForce'): number {
  const fleets = fleetsOf(g, seat).map(cell => fleetOf(g, cell, seat))
  if (kind === 'fighter') return fleets.filter(({ ships }) => countOf(ships, 'fighter') > 0).length
  const carried = fleets.filter(({ laden }) => laden.some(({ cargo }) => countOf(cargo, 'groundForce') > 0))
  const standing = planetsOf(g, seat).filter(planet => countOf(unitsOn(g, planet), 'groundForce') > 0)
  return carried.length + standing.length
}

/** Why there would be more of something than there is plastic for. [TI-2.02, TI-2.05] */
export function refusePieces(g: Pieces, seat: SeatId): Refusal | undefined {
  for (const unit of Object.values(UNITS))
    if (!unit.hasCounters && unitsOnMap(g, seat, unit.id) > unit.pieces)
      return refuse('TI-2.02', 'noPieces', { unit: ref('unit', unit.id), count: unit.pieces })
  for (const kind of ['fighter', 'groundForce'] as const)
    if (groupsOf(g, seat, kind) > UNITS[kind].pieces)
      return refuse('TI-2.05', 'tooManyGroups', { unit: ref('unit', kind), count: UNITS[kind].pieces })
  return undefined
}

/** Whether Ground Forces of their owner can be added on a planet. [TI-2.05] */
export const canPlaceGroundForces = (g: Pieces, planet: PlanetId): boolean =>
  isGround(planet) &&
  (countOf(unitsOn(g, planet), 'groundForce') > 0 ||
    groupsOf(g, g.planets[planet]!.by, 'groundForce') < UNITS.groundForce.pieces)

/** What a ship has aboard. */
export const cargoOf = ({ cargo }: LadenShip): number => totalOf(cargo)

/** Fighters that ships and Space Docks of a player support in a system. [TI-9.11] */
export function fighterCapacityOf(g: Board, cell: Cell, seat: SeatId): Sum {
  const { ships, laden } = fleetOf(g, cell, seat)
  const carrying = kindsIn(ships).filter(carriesAll)
  const rooms = carrying.map(kind => {
    const taken = laden.filter(({ ship }) => ship === kind).reduce((sum, ship) => sum + cargoOf(ship), 0)
    return term(ref('unit', kind), countOf(ships, kind) * capacityOf(g, seat, kind).total - taken)
  })
  const docks = ownPlanetsIn(g, cell, seat).filter(planet => countOf(unitsOn(g, planet), 'spaceDock') > 0)
  return simpleSum(
    [
      ...rooms,
      ...docks.map(planet => term(ref('planet', planet), UNITS.spaceDock.supports!)),
      ...timesDocks(floatingSupportOf(g, seat), floatingIn(g, cell, seat).length).terms,
    ],
    [],
  )
}

/** Fighters beyond the capacity of a system. [TI-9.12] */
export function fightersInExcess(g: Board, cell: Cell, seat: SeatId): number {
  const fighters = countOf(shipsOf(g, cell, seat), 'fighter')
  return fighters === 0 ? 0 : Math.max(0, fighters - fighterCapacityOf(g, cell, seat).total)
}

/** With Advanced Fighters, fighters without capacity count as ships. [TI-8.09] */
const fightersFlyAlone = (g: Board, seat: SeatId) => hasTechnology(g, seat, 'advanced-fighters')

/** Ships in a system that Fleet Supply counts. [TI-8.06, TI-8.09] */
export function shipsCounted(g: Board, cell: Cell, seat: SeatId): number {
  const ships = nonFighters(shipsOf(g, cell, seat))
  return fightersFlyAlone(g, seat) ? ships + fightersInExcess(g, cell, seat) : ships
}

/** Whether a card lifts the limit there. */
const isUnlimited = ({ effects }: Board, cell: Cell, seat: SeatId) =>
  effects.some(
    effect =>
      (effect.id === 'grand-armada' && effect.by === seat && effect.cell === cell) ||
      // With a count: the outcome For; the other one is about Fighters.
      (effect.id === 'war-funding' && effect.count !== undefined),
  )

/** Ships beyond Fleet Supply in a system. [TI-8.07] */
export const shipsInExcess = (g: Board, cell: Cell, seat: SeatId): number =>
  isUnlimited(g, cell, seat)
    ? 0
    : Math.max(0, shipsCounted(g, cell, seat) - fleetSupplyOf(g, seat, cell).total)

/** The law names them. */
const HEAVY: readonly ShipKind[] = ['warSun', 'dreadnought']
const HEAVY_MOST = 2

/** War Suns and Dreadnoughts beyond what the law Fleet Restrictions allows away from home. */
export function heavyInExcess(g: Board, cell: Cell, seat: SeatId): number {
  if (!isLaw(g, 'fleet-restrictions') || g.galaxy.homes[seat] === cell) return 0
  const ships = shipsOf(g, cell, seat)
  return Math.max(0, HEAVY.reduce((sum, kind) => sum + countOf(ships, kind), 0) - HEAVY_MOST)
}

/** Fighters that cannot stay. [TI-9.12] */
export const fightersLost = (g: Board, cell: Cell, seat: SeatId): number =>
  fightersFlyAlone(g, seat) ? 0 : fightersInExcess(g, cell, seat)

/** Why so many ships cannot end up in a system. [TI-8.07] */
export function refuseFleet(g: Board, cell: Cell, seat: SeatId): Refusal | undefined {
  if (heavyInExcess(g, cell, seat) > 0) return refuse('TI-27.16', 'heavyFleet', { count: HEAVY_MOST })
  return shipsInExcess(g, cell, seat) > 0
    ? refuse('TI-8.07', 'fleetSupply', {
        ships: shipsCounted(g, cell, seat),
        supply: fleetSupplyOf(g, seat, cell).total,
      })
    : undefined
}

/** Whether a kind of cargo has room at all on a ship. */
export const hasRoomFor = (
  ship: LadenShip['ship'],
  cargo: (typeof CARGO_KINDS)[number] | 'fighter',
): boolean => carriesAll(ship) || cargo === 'groundForce' || cargo === 'shockTroop'
