/**
 * Tactical actions that take planets without a die: with what each ship needs for it, and not more. Whoever brings more
 * has no more of it, and less for the actions that are still to come; unless Warfare can still take the counter back, so
 * that ships go on from there: then they also bring more, and go where there is nothing to take.
 */
import isEqual from 'lodash/isEqual.js'
import uniqWith from 'lodash/uniqWith.js'
import { combinations, type SeatId } from '../../kit/index.ts'
import type { Cell, PlanetId, ShipKind } from '../data/index.ts'
import { capacityOf } from '../numbers/units.ts'
import { isActivatedFor } from '../rules/counters.ts'
import { countOf, kindsIn, totalOf } from '../rules/counts.ts'
import { NO_PAYMENT } from '../rules/payment.ts'
import { cellOf, isGround, ownerOf, planetsIn, planetsOf, unitsOn } from '../rules/planets.ts'
import { othersFrom } from '../rules/seats.ts'
import { enemiesIn, fleetOf, fleetsOf } from '../rules/space.ts'
import { refuseAct, refuseActivation } from '../rules/tactical/activation.ts'
import { refuseMoves } from '../rules/tactical/movement.ts'
import { reachOf } from '../rules/tactical/paths.ts'
import { pdsInRange } from '../rules/tactical/pds-range.ts'
import { troopsIn } from '../rules/troops.ts'
import type { TiView } from '../state.ts'
import type { Load, Plan, ShipMove } from '../state-plans.ts'

export type Grab = [cell: Cell, plan: Plan]

/** A planet that is taken by whoever lands there: nobody defends it. */
const isOpen = (view: TiView, seat: SeatId, planet: PlanetId): boolean => {
  const units = unitsOn(view, planet)
  return (
    isGround(planet) &&
    ownerOf(view, planet) !== seat &&
    !view.radiation.includes(planet) &&
    troopsIn(units) === 0 &&
    countOf(units, 'pds') === 0
  )
}

/** Whether ships of a system that is activated now may leave it in this round. */
const mayGoOn = (view: TiView, seat: SeatId): boolean => view.players[seat]!.strategy.warfare === 'ready'

/** Systems where ships of this seat meet nobody, with the planets that can be had there. */
const quietTargets = (view: TiView, seat: SeatId): { cell: Cell; planets: PlanetId[] }[] =>
  Object.keys(view.galaxy.tiles).flatMap(cell => {
    const planets = planetsIn(view, cell).filter(planet => isOpen(view, seat, planet))
    const isQuiet =
      (planets.length > 0 || mayGoOn(view, seat)) &&
      enemiesIn(view, cell, seat).length === 0 &&
      !refuseActivation(view, seat, cell) &&
      othersFrom(view, seat).every(other => pdsInRange(view, other, cell).length === 0)
    return isQuiet ? [{ cell, planets }] : []
  })

/** A ship that goes by itself, and the Ground Forces that it brings. */
interface Transport {
  move: ShipMove
  troops: number
}

/** Planets from which troops can be taken along. */
function camps(view: TiView, seat: SeatId, to: Cell): { planet: PlanetId; at: Cell; count: number }[] {
  return planetsOf(view, seat).flatMap(planet => {
    const at = cellOf(view, planet)!
    const count = countOf(unitsOn(view, planet), 'groundForce')
    return count > 0 && (at === to || !isActivatedFor(view, at, seat)) ? [{ planet, at, count }] : []
  })
}

/** So many of these camps, in every way; the same camp again where it has enough. */
function takenFrom<T extends { count: number }>(all: readonly T[], troops: number): [T, number][][] {
  if (troops === 0) return [[]]
  return all.flatMap((camp, i) =>
    Array.from({ length: Math.min(camp.count, troops) }, (_, n) => n + 1).flatMap(count =>
      takenFrom(all.slice(i + 1), troops - count).map((rest): [T, number][] => [[camp, count], ...rest]),
    ),
  )
}

/** No ship goes farther. */
const MOST_STEPS = 4

/** Each ship with each load of up to so many troops. */
function transports(view: TiView, seat: SeatId, to: Cell, most: number): Transport[] {
  const near = reachOf(view, seat, to, MOST_STEPS)
  const within = camps(view, seat, to).filter(({ at }) => near.has(at))
  const found: Transport[] = []
  const tryOut = (move: ShipMove, carried: number, capacity: number) => {
    if (refuseMoves(view, seat, to, [move])) return
    if (carried > 0) found.push({ move, troops: carried })
    const room = Math.min(capacity, most - carried)
    const reached =
      room > 0
        ? within.filter(
            ({ planet, at }) => !refuseMoves(view, seat, to, [loading(move, [[{ planet, at }, 1]])]),
          )
        : []
    for (let more = 1; more <= room; more++)
      for (const taken of takenFrom(reached, more)) {
        const laden = loading(move, taken)
        if (taken.length === 1 && more === 1) found.push({ move: laden, troops: carried + more })
        else if (!refuseMoves(view, seat, to, [laden])) found.push({ move: laden, troops: carried + more })
      }
  }
  for (const from of fleetsOf(view, seat)) {
    if (!near.has(from) || (from !== to && isActivatedFor(view, from, seat))) continue
    const { ships, laden } = fleetOf(view, from, seat)
    for (const [place, { ship, cargo, damaged }] of laden.entries())
      tryOut(
        { from, ship, count: 1, laden: place, ...(damaged && { damaged: 1 }) },
        troopsIn(cargo),
        capacityOf(view, seat, ship).total - totalOf(cargo),
      )
    for (const ship of kindsIn(ships)) {
      const empty = countOf(ships, ship) - laden.filter(one => one.ship === ship).length
      const capacity = ship === 'fighter' ? 0 : capacityOf(view, seat, ship).total
      if (empty === 0 || capacity === 0) continue
      tryOut(plainMove(from, ship), 0, capacity)
      // It may load where it goes on from.
      if (mayGoOn(view, seat)) found.push({ move: plainMove(from, ship), troops: 0 })
    }
  }
  return found
}

const plainMove = (from: Cell, ship: ShipKind): ShipMove => ({ from, ship, count: 1 })

const loading = (
  move: ShipMove,
  taken: readonly (readonly [{ planet: PlanetId; at: Cell }, number])[],
): ShipMove => ({
  ...move,
  load: taken.map(([{ planet, at }, count]): Load => ({ at, planet, units: { groundForce: count } })),
})

/** All sets of these but the empty one. */
const subsets = <T>(all: readonly T[]): T[][] => all.flatMap((_, i) => combinations(all, i + 1))

/** Nothing is built. */
const NOTHING = { docks: {}, newDocks: [], payment: NO_PAYMENT }

/** All ways in which some of these bring so many troops, each at least one: two that are alike may go together. */
const sharing = (all: readonly Transport[], troops: number): ShipMove[][] =>
  troops === 0
    ? [[]]
    : all.flatMap((one, i) =>
        one.troops === 0 || one.troops > troops
          ? []
          : sharing(all.slice(i), troops - one.troops).map(others => [one.move, ...others]),
      )

/** No ship has room for more. */
const MOST_ABOARD = 6

/** One of these or two, with so many troops or more. */
const bringing = (all: readonly Transport[], troops: number): ShipMove[][] =>
  all.flatMap((one, i) => [
    ...(one.troops >= troops ? [[one.move]] : []),
    ...all
      .slice(i)
      .filter(other => one.troops + other.troops >= troops)
      .map(other => [one.move, other.move]),
  ])

/** All tactical actions that take planets without a fight, each with as few ships and troops as that needs. */
export function grabs(view: TiView, seat: SeatId): Grab[] {
  const goesOn = mayGoOn(view, seat)
  return quietTargets(view, seat).flatMap(({ cell, planets }): Grab[] => {
    const ships = transports(view, seat, cell, goesOn ? MOST_ABOARD : planets.length)
    const aims = goesOn ? [[], ...subsets(planets)] : subsets(planets)
    return aims.flatMap((wanted): Grab[] => {
      const landings = Object.fromEntries(wanted.map(planet => [planet, { groundForce: 1 }]))
      const least = sharing(ships, wanted.length)
      const ways = goesOn ? uniqWith([...least, ...bringing(ships, wanted.length)], isEqual) : least
      return ways.flatMap((moves): Grab[] => {
        const plan = { moves, landings, produce: NOTHING }
        return moves.length === 0 || refuseAct(view, seat, cell, plan) ? [] : [[cell, plan]]
      })
    })
  })
}
