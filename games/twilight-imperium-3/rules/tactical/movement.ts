/** Step 2 of a tactical action: ships move to the active system. Section 15. */
import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { CARGO_KINDS, type CargoKind, type Cell, type ShipKind, UNITS } from '../../data/index.ts'
import { tileAt } from '../../galaxy/map.ts'
import { line, refuse } from '../../line.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import { capacityOf, movementOf } from '../../numbers/units.ts'
import type { Counts, LadenShip, TiState, TiView } from '../../state.ts'
import type { Load, ShipMove } from '../../state-plans.ts'
import { isActivatedFor } from '../counters.ts'
import { addAll, addTo, countOf, isNone, kindsIn, sumOfCounts, totalOf } from '../counts.ts'
import { effectsOf } from '../effects.ts'
import { moveFloating, refuseDockMoves } from '../floating-docks.ts'
import {
  boardingAt,
  carryLeaders,
  escortedFrom,
  leadersFrom,
  refuseBoarding,
  refuseTwice,
  travellers,
} from '../leaders/boarding.ts'
import { escortedView } from '../leaders/escort.ts'
import { hasRoomFor, refuseFleet, refusePieces } from '../limits.ts'
import { ownerOf, planetsIn } from '../planets.ts'
import { enemiesIn, fleetOf, ownFleet, tidyFleet } from '../space.ts'
import { conduitsTo } from '../technology/racial/conduit.ts'
import { systemRef, unitsLine } from '../words.ts'
import { type Ground, isOfShips, trial } from './draft.ts'
import { brokenStep, canPass, canPassAll, findPlainWay, findWay } from './paths.ts'

/** Why ships cannot move like this, all of it together. `judgeFleet`: Fleet Supply counts at the end, too. */
export function refuseMoves(
  view: TiView,
  seat: SeatId,
  to: Cell,
  moves: readonly ShipMove[],
): Refusal | undefined {
  const ships = moves.filter(isOfShips)
  const escorted = escortedFrom(view, seat, to, ships)
  for (const move of ships) {
    const isLed = escorted.includes(move.from)
    const refusal =
      refuseBoarding(view, seat, to, move) ??
      refuseWay(isLed ? escortedView(view, seat) : view, seat, to, move) ??
      refuseLoads(view, seat, to, move)
    if (refusal) return refusal
  }
  const docks = moves.filter(move => !isOfShips(move))
  const refusal =
    refuseTogether(view, seat, ships) ?? refuseTwice(ships) ?? refuseDockMoves(view, seat, to, docks)
  if (refusal) return refusal
  if (conduitsUsed(view, seat, to, ships).length > 1) return refuse('TI-36.17', 'oneConduit')
  const after = trial(view)
  moveShips(after, seat, to, moves)
  return refuseFleet(after, to, seat) ?? refusePieces(after, seat)
}

/** Systems from which ships come through a conduit, for they can come in no other way. [TI-36.17] */
export function conduitsUsed(
  view: TiView,
  seat: SeatId,
  to: Cell,
  moves: readonly ShipMove<ShipKind>[],
): Cell[] {
  const linked = conduitsTo(view, seat, to)
  if (linked.length === 0) return []
  const needing = moves.filter(move => {
    const { from, via } = move
    if (!linked.includes(from)) return false
    const steps = stepsOf(view, seat, to, move)
    const wanted = stopsOf(view, move)
    const slips = slipsOf(view, seat, from, to, steps)
    const isDirect = via === undefined || via.length === 0
    return isDirect && findPlainWay(view, seat, { from, to, steps, wanted, slips }) === undefined
  })
  return [...new Set(needing.map(({ from }) => from))]
}

/** Steps that the ships of a move can go, with the leaders who begin it aboard. [TI-15.02, TI-52.10] */
export const stepsOf = (view: TiView, seat: SeatId, to: Cell, move: ShipMove<ShipKind>): number =>
  movementOf(view, seat, move.ship, move.from, leadersFrom(view, seat, to, move)).total

/** Where something or somebody comes aboard. */
export const stopsOf = (view: TiView, move: ShipMove<ShipKind>): Cell[] => [
  ...(move.load ?? []).map(({ at }) => at),
  ...boardingAt(view, move),
]

/** [TI-15.01 to TI-15.06] */
function refuseWay(view: TiView, seat: SeatId, to: Cell, move: ShipMove<ShipKind>): Refusal | undefined {
  const { from, ship, via } = move
  if (from !== to && isActivatedFor(view, from, seat)) return refuse('TI-15.06', 'activatedBefore')
  const wanted = stopsOf(view, move)
  const steps = stepsOf(view, seat, to, move)
  const slips = slipsOf(view, seat, from, to, steps)
  if (via === undefined) {
    if (from === to && wanted.every(at => at === to)) return undefined
    if (steps === 0) return refuse('TI-15.09', 'needsCarrier', { unit: ref('unit', ship) })
    return findWay(view, seat, { from, to, steps, wanted, slips })
      ? undefined
      : refuse('TI-15.02', 'noWay', { unit: ref('unit', ship), count: steps })
  }
  if (brokenStep(view, seat, { from, to }, via)) return refuse('TI-15.02', 'brokenWay')
  if (via.length + 1 > steps) return refuse('TI-15.02', 'tooFar', { unit: ref('unit', ship), count: steps })
  if (canPassAll(view, via, seat, slips)) return undefined
  const closed = via.find(cell => !canPass(view, cell, seat))
  if (closed === undefined) return undefined
  return tileAt(view.galaxy, closed)?.anomaly && enemiesIn(view, closed, seat).length === 0
    ? refuse('TI-15.04', 'anomaly', { system: systemRef(view, closed) })
    : refuse('TI-15.03', 'enemyInTheWay', { system: systemRef(view, closed) })
}

/** Systems with enemy ships that a ship of this fleet may pass by a card. [TI-32.16] */
export const slipsOf = (view: TiView, seat: SeatId, from: Cell, to: Cell, steps: number): number =>
  steps >= 2 &&
  enemiesIn(view, to, seat).length === 0 &&
  effectsOf(view, 'in-the-silence-of-space').some(effect => effect.by === seat && effect.cell === from)
    ? 1
    : 0

/** [TI-15.09 to TI-15.14] */
function refuseLoads(view: TiView, seat: SeatId, to: Cell, move: ShipMove<ShipKind>): Refusal | undefined {
  const { from, ship, count, via, load = [], laden } = move
  if (load.length === 0) return undefined
  if (count !== 1) return refuse('TI-15.15', 'loadAlone')
  for (const { at, planet, units } of load) {
    if (at !== from && at !== to && via !== undefined && !via.includes(at))
      return refuse('TI-15.10', 'notOnTheWay')
    if (at !== to && isActivatedFor(view, at, seat)) return refuse('TI-15.10', 'activatedBefore')
    if (enemiesIn(view, at, seat).length > 0) return refuse('TI-15.10', 'enemyThere')
    const grounded = CARGO_KINDS.some(kind => countOf(units, kind) > 0)
    if (
      grounded &&
      (planet === undefined || !planetsIn(view, at).includes(planet) || ownerOf(view, planet) !== seat)
    )
      return refuse('TI-15.10', 'notYourPlanet')
    const unfit = kindsIn(units).find(kind => !hasRoomFor(ship, kind))
    if (unfit) return refuse('TI-15.09', 'noRoomFor', { ship: ref('unit', ship), unit: ref('unit', unfit) })
  }
  const aboard = laden === undefined ? 0 : totalOf(fleetOf(view, from, seat).laden[laden]?.cargo)
  const { total: room } = capacityOf(view, seat, ship)
  const loaded = load.reduce((sum, { units }) => sum + totalOf(units), aboard)
  return loaded > room ? refuse('TI-9.10', 'capacity', { ship: ref('unit', ship), count: room }) : undefined
}

/** Nothing moves or is loaded twice. */
function refuseTogether(
  view: TiView,
  seat: SeatId,
  moves: readonly ShipMove<ShipKind>[],
): Refusal | undefined {
  const from = (cell: Cell) => moves.filter(move => move.from === cell)
  for (const cell of new Set(moves.map(move => move.from))) {
    const fleet = fleetOf(view, cell, seat)
    const named = from(cell).flatMap(({ laden }) => (laden === undefined ? [] : [laden]))
    if (new Set(named).size !== named.length) return refuse('TI-15.15', 'movedTwice')
    for (const { ship, laden, count } of from(cell))
      if (laden !== undefined && (count !== 1 || fleet.laden[laden]?.ship !== ship))
        return refuse('TI-15.15', 'noSuchShip')
    for (const kind of new Set(from(cell).map(({ ship }) => ship))) {
      const plain = from(cell).filter(({ ship, laden }) => ship === kind && laden === undefined)
      const loaded = fleet.laden.filter(({ ship }) => ship === kind)
      const hurt = countOf(fleet.damaged, kind) - loaded.filter(({ damaged }) => damaged).length
      const wanted = plain.reduce((sum, { count }) => sum + count, 0)
      const wantedHurt = plain.reduce((sum, { damaged = 0 }) => sum + damaged, 0)
      const there = countOf(fleet.ships, kind) - loaded.length
      if (wanted > there || wantedHurt > hurt || wanted - wantedHurt > there - hurt)
        return refuse('TI-15.15', 'noSuchShip')
      if (plain.some(({ count, damaged = 0 }) => damaged > count)) return refuse('TI-15.15', 'noSuchShip')
    }
  }
  return refuseTogetherLoaded(view, seat, moves)
}

function refuseTogetherLoaded(
  view: TiView,
  seat: SeatId,
  moves: readonly ShipMove<ShipKind>[],
): Refusal | undefined {
  const loads = moves.flatMap(({ load = [] }) => load)
  for (const planet of new Set(loads.flatMap(load => load.planet ?? []))) {
    const taken = sumOfCounts(
      ...loads.filter(load => load.planet === planet).map(({ units }) => grounded(units)),
    )
    const there = view.planets[planet]?.units
    if (kindsIn(taken).some(kind => countOf(taken, kind) > countOf(there, kind)))
      return refuse('TI-15.10', 'notThatMany', { planet: ref('planet', planet) })
  }
  for (const cell of new Set([...loads.map(({ at }) => at), ...moves.map(({ from }) => from)])) {
    const taken = loads
      .filter(({ at }) => at === cell)
      .reduce((sum, { units }) => sum + countOf(units, 'fighter'), 0)
    const alone = moves
      .filter(({ from, ship }) => from === cell && ship === 'fighter')
      .reduce((sum, { count }) => sum + count, 0)
    if (taken + alone > countOf(fleetOf(view, cell, seat).ships, 'fighter'))
      return refuse('TI-15.10', 'notThatManyFighters', { system: systemRef(view, cell) })
  }
  return undefined
}

const grounded = ({ fighter: _, ...units }: Counts<CargoKind | 'fighter'>): Counts<CargoKind> => units

/** Carries the moves out. All of them are under way at the same time. [TI-15.08] */
export function moveShips(g: Ground, seat: SeatId, to: Cell, all: readonly ShipMove[]): void {
  const moves = all.filter(isOfShips)
  for (const move of all) if (!isOfShips(move)) moveFloating(g, to, move)
  const led = travellers(g, seat, to, moves)
  const arriving = takeOff(g, seat, moves)
  const fleet = ownFleet(g, to, seat)
  for (const { ship, count, damaged, laden } of arriving) {
    addTo(fleet.ships, ship, count)
    addTo(fleet.damaged, ship, damaged)
    if (laden) fleet.laden.push(laden)
  }
  for (const cell of [
    ...moves.map(({ from }) => from),
    ...moves.flatMap(({ load = [] }) => load.map(({ at }) => at)),
    to,
  ])
    tidyFleet(g, cell, seat)
  carryLeaders(g, seat, to, led)
}

interface Arriving {
  ship: ShipKind
  count: number
  damaged: number
  laden?: LadenShip
}

/** Takes everything that moves off the map. */
function takeOff(g: Ground, seat: SeatId, moves: readonly ShipMove<ShipKind>[]): Arriving[] {
  const arriving: Arriving[] = []
  // Laden ships are named by their places, so they leave the lists when all have been found.
  const leaving = moves.map(({ from, laden }) =>
    laden === undefined ? undefined : ownFleet(g, from, seat).laden[laden]!,
  )
  for (const [i, { from, ship, count, damaged = 0, load = [] }] of moves.entries()) {
    const fleet = ownFleet(g, from, seat)
    const named = leaving[i]
    const hurt = named ? (named.damaged ? 1 : 0) : damaged
    addTo(fleet.ships, ship, -count)
    addTo(fleet.damaged, ship, -hurt)
    if (named) fleet.laden.splice(fleet.laden.indexOf(named), 1)
    const cargo = sumOfCounts(named?.cargo, ...load.map(({ units }) => grounded(units)))
    arriving.push({
      ship,
      count,
      damaged: hurt,
      ...(!isNone(cargo) && { laden: { ship, ...(hurt > 0 && { damaged: true as const }), cargo } }),
    })
    for (const one of load) arriving.push(...pickUp(g, seat, one))
  }
  return arriving
}

function pickUp(g: Ground, seat: SeatId, { at, planet, units }: Load): Arriving[] {
  if (planet !== undefined) addAll(g.planets[planet]!.units, grounded(units), -1)
  const fighters = countOf(units, 'fighter')
  if (fighters === 0) return []
  addTo(ownFleet(g, at, seat).ships, 'fighter', -fighters)
  return [{ ship: 'fighter', count: fighters, damaged: 0 }]
}

/** What a fleet consists of that is about to move, for the log. */
export function sayMoves(g: TiState, seat: SeatId, to: Cell, moves: readonly ShipMove[]): void {
  for (const from of new Set(moves.map(move => move.from))) {
    const here = moves.filter(move => move.from === from)
    const ships = sumOfCounts(...here.map(({ ship, count }) => ({ [ship]: count })))
    const loads = sumOfCounts(
      ...here.map(({ laden }) => (laden === undefined ? {} : fleetOf(g, from, seat).laden[laden]?.cargo)),
      ...here.flatMap(({ load = [] }) => load.map(({ units }) => units)),
    )
    say(
      g,
      line(isNone(loads) ? 'log.moves' : 'log.movesWith', {
        seat: ref('seat', seat),
        units: unitsLine(ships),
        from: systemRef(g, from),
        system: systemRef(g, to),
        ...(!isNone(loads) && { cargo: unitsLine(loads) }),
      }),
    )
  }
}

/** Ships of a system that could go to another one, by kind: `0` steps for what has to be carried. */
export const fliesAlone = (view: TiView, seat: SeatId, kind: ShipKind): boolean =>
  UNITS[kind].movement > 0 || (kind === 'fighter' && hasTechnology(view, seat, 'advanced-fighters'))
