/** Planets and their control. Section 7. */
import type { SeatId } from '../../kit/index.ts'
import { type Cell, type GroundKind, idsOf, PLANETS, type PlanetId, RACES, TILES } from '../data/index.ts'
import { tileAt } from '../galaxy/map.ts'
import { hasTechnology } from '../numbers/modifiers.ts'
import type { Counts, HeldPlanet, TiState, TiView } from '../state.ts'
import { addTo } from './counts.ts'

type Map = Pick<TiView, 'galaxy'>
type Held = Pick<TiView, 'planets'>

/** The planets of a system. */
export const planetsIn = (g: Map, cell: Cell): readonly PlanetId[] => tileAt(g.galaxy, cell)?.planets ?? []

/** Where a planet is; undefined if its tile is not in the galaxy. */
export function cellOf(g: Map, planet: PlanetId): Cell | undefined {
  const tile = PLANETS[planet]?.tile
  return Object.keys(g.galaxy.tiles).find(cell => g.galaxy.tiles[cell] === tile)
}

/** Who controls a planet; undefined while it is neutral. [TI-1.15] */
export const ownerOf = (g: Held, planet: PlanetId): SeatId | undefined => g.planets[planet]?.by

export const planetsOf = (g: Held, seat: SeatId): PlanetId[] =>
  idsOf(g.planets).filter(planet => ownerOf(g, planet) === seat)

/** The planets of the home system of a player, whoever controls them. */
export const homePlanetsOf = (g: Pick<TiView, 'players'>, seat: SeatId): readonly PlanetId[] =>
  TILES[RACES[g.players[seat]!.race!].home]!.planets

/** Whether units can land and stand there at all. [TI-29.23, TI-29.26] */
export const isGround = (planet: PlanetId): boolean => PLANETS[planet].kind !== 'tradeStation'

export const unitsOn = (g: Held, planet: PlanetId): Counts<GroundKind> => g.planets[planet]?.units ?? {}

/** The planets of a system that this player controls. */
export const ownPlanetsIn = (g: Map & Held, cell: Cell, seat: SeatId): PlanetId[] =>
  planetsIn(g, cell).filter(planet => ownerOf(g, planet) === seat)

/** Puts units on a planet that somebody controls. */
export function placeOn(
  g: Pick<TiState, 'planets' | 'round'>,
  planet: PlanetId,
  kind: GroundKind,
  count: number,
): void {
  const held = g.planets[planet]!
  addTo(held.units, kind, count)
  if (kind === 'spaceDock') {
    if (count > 0) held.dockSince = g.round
    else delete held.dockSince
  }
}

/** A planet in new hands, its card exhausted, but for the technology Nano Technology. What stood on it must be gone by then. [TI-7.03] */
export function holdPlanet(g: TiState, planet: PlanetId, by: SeatId): HeldPlanet {
  const isReady = hasTechnology(g, by, 'nano-technology')
  const { facility, facilityIsNew } = g.planets[planet] ?? {}
  const held: HeldPlanet = {
    by,
    ...(!isReady && { exhausted: true }),
    units: {},
    since: g.round,
    // Only an invasion destroys it. [TI-41.07]
    ...(facility && { facility }),
    ...(facilityIsNew && { facilityIsNew }),
  }
  g.planets[planet] = held
  return held
}
