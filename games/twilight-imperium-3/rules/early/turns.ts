/** Simulated Early Turns: before the first round everybody expands, buys and places. Section 47. */
import { type Ask, ask, type Env, line, ref, type SeatId, say } from '../../../kit/index.ts'
import {
  type Cell,
  type GroundKind,
  OBJECTIVES,
  PLANETS,
  type PlanetId,
  SHIP_KINDS,
  type ShipKind,
  TECHNOLOGIES,
  UNIT_KINDS,
  UNITS,
  type UnitKind,
} from '../../data/index.ts'
import { hasFloatingDocks } from '../../numbers/floating-docks.ts'
import { mayBuild } from '../../numbers/units.ts'
import type { TiState } from '../../state.ts'
import { drawActionCards } from '../action-cards.ts'
import { gainPlanet } from '../control.ts'
import { countersLeft, placeCounter } from '../counters.ts'
import { addTo, countOf } from '../counts.ts'
import { placeFloating } from '../floating-docks.ts'
import { piecesLeft } from '../limits.ts'
import { homePlanetsOf, placeOn } from '../planets.ts'
import { clockwiseFrom } from '../seats.ts'
import { startingGround } from '../setup/start.ts'
import { isShip, nonFighters, placeShips, shipsOf, tidyFleet } from '../space.ts'
import { doNext } from '../steps.ts'
import { embark } from '../tactical/landing.ts'
import { gainTechnology, technologiesFor } from '../technologies.ts'
import { revealObjective } from '../victory.ts'
import { systemRef, unitsLine } from '../words.ts'
import { expansionsOf, hasRoom, planetsFor, sitesOf } from './sites.ts'
import type { EarlyStep } from './steps.ts'

/** Resources beside those of the home system, and what a technology costs. [TI-47.04] */
const GIFT = 3
const TECHNOLOGY = 4

/** Shock Troops are promoted, never bought. */
const GOODS = UNIT_KINDS.filter(kind => kind !== 'shockTroop')

const incomeOf = (g: TiState, seat: SeatId): number =>
  homePlanetsOf(g, seat).reduce((sum, planet) => sum + PLANETS[planet]!.resources, GIFT)

/** What is left to place of a kind, with what stands in reserve for the home planets. */
const inHand = (g: TiState, seat: SeatId, kind: GroundKind): number => countOf(g.early!.ground[seat], kind)

/** Pieces that a purchase of this kind brings. [TI-20.04] */
const bundle = (kind: UnitKind): number => UNITS[kind].perCost ?? 1

/** Whether all units of a kind find a place in the end. [TI-47.07] */
function fits(g: TiState, seat: SeatId, kind: UnitKind): boolean {
  const planets = homePlanetsOf(g, seat).length
  if (piecesLeft(g, seat, kind) - inHand(g, seat, kind as GroundKind) < bundle(kind)) return false
  if (kind === 'spaceDock') return hasFloatingDocks(g, seat) || inHand(g, seat, kind) < planets
  if (kind === 'pds') return inHand(g, seat, kind) < planets * UNITS.pds.perPlanet!
  if (!isShip(kind) || kind === 'fighter') return true
  const ships = nonFighters(shipsOf(g, g.galaxy.homes[seat]!, seat))
  return ships < g.players[seat]!.counters.fleet * (1 + sitesOf(g, seat).length)
}

/** What can be bought: prices are those that are printed. [TI-47.01, TI-47.05, TI-47.07] */
const goodsFor = (g: TiState, seat: SeatId, left: number): UnitKind[] =>
  GOODS.filter(
    kind =>
      mayBuild(g, seat, kind) &&
      UNITS[kind].cost! <= left + g.players[seat]!.tradeGoods &&
      fits(g, seat, kind),
  )

/** Units at home that can be somewhere else. [TI-47.08] */
function senders(g: TiState, seat: SeatId): UnitKind[] {
  const home = shipsOf(g, g.galaxy.homes[seat]!, seat)
  const ships = SHIP_KINDS.filter(kind => countOf(home, kind) > 0)
  const ground = (['groundForce', 'pds'] as const).filter(kind => inHand(g, seat, kind) > 0)
  return [...ships, ...ground].filter(kind => destinations(g, seat, kind).length > 0)
}

const destinations = (g: TiState, seat: SeatId, kind: ShipKind | 'groundForce' | 'pds'): Cell[] =>
  sitesOf(g, seat).filter(cell => hasRoom(g, seat, cell, kind))

export const earlySteps = {
  /** Ships wait at home, ground units in reserve. [TI-47.01 to TI-47.12] */
  earlyTurns({ g }: Env<TiState>) {
    const seats = clockwiseFrom(g, g.speaker)
    g.early = { ground: Object.fromEntries(seats.map(seat => [seat, startingGround(g, seat)])), landed: {} }
    doNext(
      g,
      ...seats.map(seat => ({ do: 'expand', seat }) as const),
      ...seats.map(seat => ({ do: 'expand', seat, again: true }) as const),
      ...seats.map(seat => ({ do: 'earlyTechnology', seat }) as const),
      ...seats.flatMap(seat => [{ do: 'earlySend', seat } as const, { do: 'placeStart', seat } as const]),
      { do: 'unitLimits' },
      { do: 'earlyEnd' },
      { do: 'earlyStatus' },
    )
  },
  /** The second counter is not forced on anybody. [TI-47.02] */
  expand({ g }: Env<TiState>, { seat, again }: Extract<EarlyStep, { do: 'expand' }>) {
    const options = expansionsOf(g, seat)
    if (options.length === 0 || countersLeft(g, seat) === 0) return
    ask(g, {
      seat,
      kind: again ? 'expandAgain' : 'expand',
      required: true,
      pick: { of: 'cell', options, min: again ? 0 : 1, max: 1 },
    })
  },
  /** A technology, or units. [TI-47.04, TI-47.06] */
  earlyTechnology({ g }: Env<TiState>, { seat }: { seat: SeatId }) {
    const left = incomeOf(g, seat)
    const options = technologiesFor(g, seat).filter(id => TECHNOLOGIES[id]!.race === undefined)
    if (left < TECHNOLOGY || options.length === 0) return doNext(g, { do: 'earlyBuy', seat, left })
    ask(g, {
      seat,
      kind: 'earlyTechnology',
      required: true,
      about: { count: left },
      pick: { of: 'technology', options, min: 0, max: 1 },
    })
  },
  /** One purchase after the other; trade goods come last. [TI-47.04, TI-47.05] */
  earlyBuy({ g }: Env<TiState>, { seat, left }: Extract<EarlyStep, { do: 'earlyBuy' }>) {
    const options = goodsFor(g, seat, left)
    if (options.length === 0) return
    ask(g, {
      seat,
      kind: 'earlyBuy',
      required: true,
      about: { count: left },
      pick: { of: 'unit', options, min: 0, max: 1 },
      memo: { left },
    })
  },
  /** Unit by unit; what is left stays at home. [TI-47.08] */
  earlySend({ g }: Env<TiState>, { seat }: { seat: SeatId }) {
    const options = senders(g, seat)
    if (options.length === 0) return
    ask(g, { seat, kind: 'earlySend', required: true, pick: { of: 'unit', options, min: 0, max: 1 } })
  },
  /** Planets with Ground Forces change hands, and the counters come back. [TI-47.10] */
  earlyEnd({ g }: Env<TiState>) {
    for (const [planet, { by, units }] of Object.entries(g.early!.landed)) {
      gainPlanet(g, planet, by)
      for (const kind of ['groundForce', 'pds'] as const) placeOn(g, planet, kind, countOf(units, kind))
    }
    g.activated = {}
    for (const seat of g.order) g.players[seat]!.deeds = []
    delete g.early
  },
  /** An objective, a card for everybody, and planets are ready. [TI-47.11, TI-47.12] */
  earlyStatus(env: Env<TiState>) {
    const { g, random } = env
    if (!g.options.ageOfEmpire) revealEarly(g, () => random.Shuffle(g.decks.objectives))
    if (g.outcome) return
    for (const planet of Object.values(g.planets)) delete planet.exhausted
    if (g.options.expansionTiles) doNext(g, { do: 'refreshAbilities' })
    for (const seat of clockwiseFrom(g, g.speaker).toReversed()) drawActionCards(env, seat, 1)
  },
}

/** Imperium Rex goes back into the deck. [TI-47.11] */
function revealEarly(g: TiState, shuffled: () => string[]): void {
  const ends = () => OBJECTIVES[g.decks.objectives.at(-1)!]?.endsGame === true
  if (ends() && g.decks.objectives.length === 1) return
  while (ends()) g.decks.objectives = shuffled()
  revealObjective(g)
}

/** A unit leaves home for another system. */
function send(g: TiState, seat: SeatId, kind: UnitKind, cell: Cell): void {
  const about = { seat: ref('seat', seat), units: unitsLine({ [kind]: 1 }), system: systemRef(g, cell) }
  say(g, line('log.sends', about))
  if (kind === 'groundForce' || kind === 'pds') sendDown(g, seat, kind, cell)
  else {
    const home = g.galaxy.homes[seat]!
    addTo(g.space[home]![seat]!.ships, kind as ShipKind, -1)
    tidyFleet(g, home, seat)
    placeShips(g, cell, seat, kind as ShipKind, 1)
  }
}

/** Onto a planet; Ground Forces may stay aboard. [TI-47.10] */
function sendDown(g: TiState, seat: SeatId, kind: 'groundForce' | 'pds', cell: Cell): void {
  const options = planetsFor(g, cell, kind)
  addTo(g.early!.ground[seat]!, kind, -1)
  if (options.length === 0) embark(g, seat, cell, 1)
  else
    ask(g, {
      seat,
      kind: 'earlyPlanet',
      required: true,
      about: { unit: ref('unit', kind), system: systemRef(g, cell) },
      pick: { of: 'planet', options, min: kind === 'pds' ? 1 : 0, max: 1 },
      memo: { kind, cell },
    })
}

function put(g: TiState, seat: SeatId, planet: PlanetId, kind: 'groundForce' | 'pds'): void {
  const { landed } = g.early!
  landed[planet] ??= { by: seat, units: {} }
  addTo(landed[planet].units, kind, 1)
}

/** Docks of the Saar stand in space. [TI-47.08] */
function buy(g: TiState, seat: SeatId, kind: UnitKind): void {
  const home = g.galaxy.homes[seat]!
  const count = bundle(kind)
  if (isShip(kind)) placeShips(g, home, seat, kind, count)
  else if (kind === 'spaceDock' && hasFloatingDocks(g, seat)) placeFloating(g, home, seat, 0)
  else addTo(g.early!.ground[seat]!, kind, count)
  say(g, line('log.buys', { seat: ref('seat', seat), units: unitsLine({ [kind]: count }) }))
}

export const earlyAnswers = {
  expand: expanding,
  expandAgain: expanding,
  earlyTechnology({ g }: Env<TiState>, { seat }: Ask, [id]: string[]) {
    if (id === undefined) doNext(g, { do: 'earlyBuy', seat, left: incomeOf(g, seat) })
    else gainTechnology(g, seat, id)
  },
  earlyBuy({ g }: Env<TiState>, { seat, memo }: Ask, [kind]: string[]) {
    if (kind === undefined) return
    const left = Number(memo!.left) - UNITS[kind as UnitKind].cost!
    buy(g, seat, kind as UnitKind)
    if (left < 0) g.players[seat]!.tradeGoods += left
    doNext(g, { do: 'earlyBuy', seat, left: Math.max(0, left) })
  },
  earlySend({ g }: Env<TiState>, { seat }: Ask, [chosen]: string[]) {
    if (chosen === undefined) return
    const kind = chosen as ShipKind | 'groundForce' | 'pds'
    doNext(g, { do: 'earlySend', seat })
    const options = destinations(g, seat, kind)
    if (options.length === 1) return send(g, seat, kind, options[0]!)
    ask(g, {
      seat,
      kind: 'earlyTo',
      required: true,
      about: { unit: ref('unit', kind) },
      pick: { of: 'cell', options, min: 1, max: 1 },
      memo: { kind },
    })
  },
  earlyTo({ g }: Env<TiState>, { seat, memo }: Ask, [cell]: string[]) {
    send(g, seat, String(memo!.kind) as UnitKind, cell!)
  },
  earlyPlanet({ g }: Env<TiState>, { seat, memo }: Ask, [planet]: string[]) {
    if (planet === undefined) embark(g, seat, String(memo!.cell), 1)
    else put(g, seat, planet, String(memo!.kind) as 'groundForce' | 'pds')
  },
}

function expanding({ g }: Env<TiState>, { seat }: Ask, [cell]: string[]): void {
  if (cell === undefined) return
  placeCounter(g, seat, cell)
  say(g, line('log.expands', { seat: ref('seat', seat), system: systemRef(g, cell) }))
}
