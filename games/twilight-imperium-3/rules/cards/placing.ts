/** Actions that place own units or move them. [TI-26.09] */

import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import type { Cell, GroundKind, PlanetId, ShipKind } from '../../data/index.ts'
import { adjacentTo, stepsFrom, wormholesAt } from '../../galaxy/map.ts'
import { line, refuse } from '../../line.ts'
import type { TiState, TiView } from '../../state.ts'
import type { WarfareMove } from '../../state-plans.ts'
import { gainPlanet } from '../control.ts'
import { isActivatedFor, placeCounter } from '../counters.ts'
import { addTo, countOf } from '../counts.ts'
import { piecesLeft, refuseFleet, refusePieces } from '../limits.ts'
import {
  cellOf,
  isGround,
  ownerOf,
  ownPlanetsIn,
  placeOn,
  planetsIn,
  planetsOf,
  unitsOn,
} from '../planets.ts'
import { enemiesIn, placeShips } from '../space.ts'
import { doNext } from '../steps.ts'
import { moveSingly, refuseSingly, someSingly } from '../strategic/warfare.ts'
import { trial } from '../tactical/draft.ts'
import { shockTroopsLeft } from '../troops.ts'
import { systemRef, unitsLine } from '../words.ts'
import { when } from './selectors.ts'
import type { Between, CardRule, Nothing, OnCell, OnPlanet } from './types.ts'

/** Whether a ship can come into a system: there is a piece, and Fleet Supply for it. [TI-2.02, TI-8.07] */
export function canPlace(view: TiView, seat: SeatId, cell: Cell, kind: ShipKind): boolean {
  if (piecesLeft(view, seat, kind) <= 0) return false
  const after = trial(view)
  placeShips(after, cell, seat, kind, 1)
  return !refuseFleet(after, cell, seat)
}

export function placeShip(g: TiState, seat: SeatId, cell: Cell, kind: ShipKind): void {
  placeShips(g, cell, seat, kind, 1)
  const units = unitsLine({ [kind]: 1 })
  say(g, line('log.placesShips', { seat: ref('seat', seat), units, system: systemRef(g, cell) }))
}

function placeUnits(g: TiState, seat: SeatId, planet: PlanetId, kind: GroundKind, count: number): void {
  placeOn(g, planet, kind, count)
  const units = unitsLine({ [kind]: count })
  say(g, line('log.placesStart', { seat: ref('seat', seat), units, planet: ref('planet', planet) }))
}

/** Whether Ground Forces can stand there beside all the others. [TI-2.05] */
function canStand(view: TiView, seat: SeatId, planet: PlanetId): boolean {
  const after = trial(view)
  after.planets[planet] ??= { by: seat, units: {}, since: view.round }
  addTo(after.planets[planet].units, 'groundForce', 1)
  return !refusePieces(after, seat)
}

const REINFORCED = 2

/** Ground Forces, or a Shock Troop to those that are there. [TI-38.06] */
const advancedReinforcements: CardRule<OnPlanet & { unit?: 'shockTroop' }> = {
  ways: (view, seat) =>
    planetsOf(view, seat)
      .filter(isGround)
      .flatMap(planet => [
        ...(canStand(view, seat, planet) ? [{ planet }] : []),
        ...(view.options.shockTroops &&
        shockTroopsLeft(view) > 0 &&
        countOf(unitsOn(view, planet), 'groundForce') > 0
          ? [{ planet, unit: 'shockTroop' as const }]
          : []),
      ]),
  play({ g }, { by, args: { planet, unit } }) {
    if (unit === 'shockTroop') placeUnits(g, by, planet, unit, 1)
    else placeUnits(g, by, planet, 'groundForce', REINFORCED)
  },
}

const DEFENDERS = 2

const civilDefense: CardRule<OnPlanet> = {
  ways: (view, seat) =>
    piecesLeft(view, seat, 'pds') > 0
      ? planetsOf(view, seat)
          .filter(planet => isGround(planet) && countOf(unitsOn(view, planet), 'pds') === 0)
          .map(planet => ({ planet }))
      : [],
  play({ g }, { by, args: { planet } }) {
    placeUnits(g, by, planet, 'pds', Math.min(DEFENDERS, piecesLeft(g, by, 'pds')))
  },
}

const ghostShip: CardRule<OnCell> = {
  ways: (view, seat) =>
    Object.keys(view.galaxy.tiles)
      .filter(
        cell =>
          wormholesAt(view.galaxy, cell).length > 0 &&
          enemiesIn(view, cell, seat).length === 0 &&
          canPlace(view, seat, cell, 'destroyer'),
      )
      .map(cell => ({ cell })),
  play: ({ g }, { by, args: { cell } }) => placeShip(g, by, cell, 'destroyer'),
}

/** [TI-32.05] */
const rallyOfThePeople: CardRule<Nothing> = {
  ways(view, seat) {
    const home = view.galaxy.homes[seat]!
    return when(enemiesIn(view, home, seat).length === 0 && canPlace(view, seat, home, 'dreadnought'))
  },
  play: ({ g }, { by }) => placeShip(g, by, g.galaxy.homes[by]!, 'dreadnought'),
}

/** Planets that have some come first: there are groups for them. [TI-2.05] */
const riseOfAMessiah: CardRule<Nothing> = {
  ways: (view, seat) => when(planetsOf(view, seat).some(isGround)),
  play({ g }, { by }) {
    const troops = (planet: PlanetId) => Math.min(1, countOf(unitsOn(g, planet), 'groundForce'))
    const planets = planetsOf(g, by).filter(isGround)
    for (const planet of planets.toSorted((one, other) => troops(other) - troops(one)))
      if (canStand(g, by, planet)) placeUnits(g, by, planet, 'groundForce', 1)
  },
}

/** Whether systems without enemy ships join two systems, both included. */
function areJoined(view: TiView, seat: SeatId, one: Cell, other: Cell): boolean {
  const isFree = (cell: Cell) => enemiesIn(view, cell, seat).length === 0
  if (!isFree(one)) return false
  const seen = new Set([one])
  for (const cell of seen)
    for (const next of stepsFrom(view, cell)) if (!seen.has(next) && isFree(next)) seen.add(next)
  return seen.has(other)
}

/** Pairs of own planets that are joined. */
function joinedPlanets(
  view: TiView,
  seat: SeatId,
  from: (planet: PlanetId) => boolean,
  to: (planet: PlanetId) => boolean,
): [PlanetId, PlanetId][] {
  const own = planetsOf(view, seat).filter(isGround)
  const targets = own.filter(to)
  return own
    .filter(from)
    .flatMap(one =>
      targets
        .filter(other => other !== one && areJoined(view, seat, cellOf(view, one)!, cellOf(view, other)!))
        .map((other): [PlanetId, PlanetId] => [one, other]),
    )
}

const hasDock = (view: TiView, planet: PlanetId) => countOf(unitsOn(view, planet), 'spaceDock') > 0

const massiveTransport: CardRule<Between> = {
  ways: (view, seat) =>
    joinedPlanets(
      view,
      seat,
      planet => hasDock(view, planet),
      planet => !hasDock(view, planet),
    ).map(([planet, onto]) => ({ planet, onto })),
  play({ g }, { by, args }) {
    const { planet: from, onto: to } = args
    const { dockSince } = g.planets[from]!
    placeOn(g, from, 'spaceDock', -1)
    placeOn(g, to, 'spaceDock', 1)
    if (dockSince === undefined) delete g.planets[to]!.dockSince
    else g.planets[to]!.dockSince = dockSince
    sayMoved(g, by, from, to, 'spaceDock', 1)
    doNext(g, { do: 'unitLimits' })
  },
}

const CARRIED = 3

const transport: CardRule<Between & { count: number }> = {
  ways: (view, seat) =>
    joinedPlanets(
      view,
      seat,
      planet => countOf(unitsOn(view, planet), 'groundForce') > 0,
      () => true,
    ).flatMap(([planet, onto]) => {
      const most = Math.min(CARRIED, countOf(unitsOn(view, planet), 'groundForce'))
      return Array.from({ length: most }, (_, i) => ({ planet, onto, count: i + 1 })).filter(({ count }) => {
        const after = trial(view)
        addTo(after.planets[planet]!.units, 'groundForce', -count)
        addTo(after.planets[onto]!.units, 'groundForce', count)
        return !refusePieces(after, seat)
      })
    }),
  play({ g }, { by, args }) {
    const { planet: from, onto: to, count } = args
    placeOn(g, from, 'groundForce', -count)
    placeOn(g, to, 'groundForce', count)
    sayMoved(g, by, from, to, 'groundForce', count)
  },
}

function sayMoved(g: TiState, by: SeatId, from: PlanetId, to: PlanetId, kind: GroundKind, count: number) {
  const units = unitsLine({ [kind]: count })
  say(
    g,
    line('log.movesGround', {
      seat: ref('seat', by),
      units,
      from: ref('planet', from),
      planet: ref('planet', to),
    }),
  )
}

const ANNEXED = 3

/** [TI-32.14] */
const voluntaryAnnexation: CardRule<OnPlanet> = {
  ways: (view, seat) =>
    Object.keys(view.galaxy.tiles).flatMap(cell =>
      adjacentTo(view.galaxy, cell).some(near => ownPlanetsIn(view, near, seat).length > 0)
        ? planetsIn(view, cell)
            .filter(
              planet =>
                isGround(planet) && ownerOf(view, planet) === undefined && canStand(view, seat, planet),
            )
            .map(planet => ({ planet }))
        : [],
    ),
  play({ g }, { by, args: { planet } }) {
    gainPlanet(g, planet, by)
    placeUnits(g, by, planet, 'groundForce', ANNEXED)
  },
}

/** Ships of one system that was activated, as with Warfare, but also into home systems. */
const patrol: CardRule<{ ships: WarfareMove[] }> = {
  ways: (view, seat) =>
    someSingly(view, seat, PATROL)
      .filter(({ from }) => isActivatedFor(view, from, seat))
      .map(one => ({ ships: [one] })),
  refusal: (view, seat, _, { ships = [] }): Refusal | undefined => {
    const from = new Set(ships.map(one => one.from))
    if (from.size > 1 || ![...from].every(cell => isActivatedFor(view, cell, seat)))
      return refuse('TI-26.05', 'otherTarget')
    return refuseSingly(view, seat, ships, PATROL)
  },
  play({ g }, { by, args: { ships } }) {
    const mines = moveSingly(g, by, ships)
    for (const { to } of ships) placeCounter(g, by, to)
    doNext(g, ...mines, { do: 'unitLimits' })
  },
}

const PATROL = { rule: 'TI-26.02', intoHomes: true } as const

export const placingCards = {
  'advanced-reinforcements': advancedReinforcements,
  'civil-defense': civilDefense,
  'ghost-ship': ghostShip,
  'massive-transport': massiveTransport,
  patrol,
  'rally-of-the-people': rallyOfThePeople,
  'rise-of-a-messiah': riseOfAMessiah,
  transport,
  'voluntary-annexation': voluntaryAnnexation,
} as const
