/** Step 5 of a tactical action: units are set down. Section 18. */
import { ask, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import {
  CARGO_KINDS,
  type CargoKind,
  type Cell,
  entriesOf,
  idsOf,
  type PlanetId,
  UNITS,
  WINDOWS,
} from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { electedBy, isLaw } from '../../numbers/laws.ts'
import { planetValue } from '../../numbers/planets.ts'
import { capacityOf } from '../../numbers/units.ts'
import type { Counts, Fleet, LadenShip, TiChapter, TiState, TiView } from '../../state.ts'
import type { Landings } from '../../state-plans.ts'
import { gainPlanet } from '../control.ts'
import { addAll, addTo, countOf, isNone, kindsIn, sumOfCounts, totalOf } from '../counts.ts'
import { hasCounter } from '../domains/counters.ts'
import { isProbed } from '../domains/probing.ts'
import { effectsOf } from '../effects.ts'
import { askLeaders, plannedLeaders, setDownLeaders } from '../leaders/landing.ts'
import { refusePieces } from '../limits.ts'
import { wealthOf } from '../payment.ts'
import { isGround, ownerOf, placeOn, planetsIn, unitsOn } from '../planets.ts'
import { enemiesIn, fleetOf, hasShips, ownFleet } from '../space.ts'
import { doNext } from '../steps.ts'
import { fightersFor, refuseFighters } from '../technology/graviton-negator.ts'
import { gainTradeGoods } from '../trade-goods.ts'
import { tidyTroops, troopsIn } from '../troops.ts'
import { systemRef, unitsLine } from '../words.ts'
import { isGuarded } from './custodians.ts'
import { type Ground, trial } from './draft.ts'
import { sayLost } from './lost.ts'

/** Everything that the ships of a player in a system have aboard. */
export const aboard = (g: Pick<TiView, 'space'>, cell: Cell, seat: SeatId): Counts<CargoKind> =>
  sumOfCounts(...fleetOf(g, cell, seat).laden.map(({ cargo }) => cargo))

/** Whether there is something to set down, and nobody in space who prevents it. [TI-18.01] */
export const canLand = (g: TiView, cell: Cell, seat: SeatId): boolean =>
  !isNone(aboard(g, cell, seat)) && planetsIn(g, cell).some(isGround) && enemiesIn(g, cell, seat).length === 0

/** Nobody invades anybody in this round. */
const isUnderPact = ({ effects }: Pick<TiView, 'effects'>) =>
  effects.some(({ id }) => id === 'non-aggression-pact')

/** Why units cannot be set down like this. `friendlyOnly`: in a transfer action. [TI-18.01, TI-18.08, TI-21.06] */
export function refuseLandings(
  view: TiView,
  seat: SeatId,
  cell: Cell,
  landings: Landings,
  friendlyOnly = false,
): Refusal | undefined {
  const planets = planetsIn(view, cell)
  for (const [planet, units] of entriesOf(landings)) {
    if (!planets.includes(planet) || !isGround(planet)) return refuse('TI-18.01', 'otherPlanet')
    if (isProbed(view, planet)) return refuse('TI-51.04', 'probed', { planet: ref('planet', planet) })
    const owner = ownerOf(view, planet)
    if (friendlyOnly && owner !== seat)
      return refuse('TI-21.06', 'friendlyOnly', { planet: ref('planet', planet) })
    if (owner !== seat && isKeptFrom(view, planet, seat))
      return refuse('TI-26.02', 'armistice', { planet: ref('planet', planet) })
    if (owner !== seat && planet === 'mecatol-rex' && isLaw(view, 'imperial-peace'))
      return refuse('TI-27.16', 'imperialPeace', { planet: ref('planet', planet) })
    if (owner !== undefined && owner !== seat && isUnderPact(view))
      return refuse('TI-27.16', 'pact', { planet: ref('planet', planet) })
    const pds = countOf(units, 'pds') + (owner === seat ? countOf(unitsOn(view, planet), 'pds') : 0)
    if (pds > UNITS.pds.perPlanet!) return refuse('TI-18.08', 'tooManyPds', { planet: ref('planet', planet) })
  }
  const refusal = refuseFighters(view, seat, cell, landings)
  if (refusal) return refusal
  const wanted = sumOfCounts(...Object.values(landings).map(cargoIn))
  const there = aboard(view, cell, seat)
  if (kindsIn(wanted).some(kind => countOf(wanted, kind) > countOf(there, kind)))
    return refuse('TI-18.01', 'notAboard')
  const price = licenceFor(view, landings)
  if (price > wealthOf(view, seat, 'resources')) return refuse('TI-27.16', 'licence', { price })
  const after = trial(view)
  unload(after, seat, cell, wanted)
  for (const [planet, units] of entriesOf(landings))
    if (ownerOf(view, planet) === seat) addAll(after.planets[planet]!.units, cargoIn(units))
    else after.planets[planet] = { by: seat, units: cargoIn(units), since: view.round }
  return refusePieces(after, seat)
}

/** Fighters join from space: they are not aboard, and land nowhere. [TI-32.44] */
const cargoIn = ({ fighter: _, ...cargo }: Counts<CargoKind | 'fighter'>): Counts<CargoKind> => cargo

/** Resources to be paid first under Colonization Licensing. */
const licenceFor = (view: TiView, landings: Landings): number =>
  isLaw(view, 'colonization-licensing')
    ? entriesOf(landings)
        .filter(([planet, units]) => !isNone(units) && ownerOf(view, planet) === undefined)
        .reduce((sum, [planet]) => sum + planetValue(view, planet, 'resources').total, 0)
    : 0

/** What has to be paid is paid, then units are set down. `asked`: leaders are asked for, too. */
export function carryOutLandings(
  g: TiState,
  seat: SeatId,
  cell: Cell,
  landings: Landings,
  asked = false,
): void {
  const price = licenceFor(g, landings)
  const questions = asked && !g.plans[seat]?.leaders ? askLeaders(g, seat, cell, landings) : []
  if (price === 0 && questions.length === 0) {
    setDownLeaders(g, plannedLeaders(g, seat, cell, landings))
    land(g, seat, cell, landings)
    return
  }
  const payment = price > 0 ? [{ do: 'payFor', seat, price, value: 'resources' } as const] : []
  const leaders = plannedLeaders(g, seat, cell, landings)
  const led = idsOf(leaders).length > 0 ? { leaders } : {}
  doNext(g, ...payment, ...questions, { do: 'setDown', cell, landings, ...led })
}

/** Whether a card forbids this player to invade a planet. */
const isKeptFrom = (view: TiView, planet: PlanetId, seat: SeatId): boolean =>
  effectsOf(view, 'armistice').some(effect => effect.planet === planet && effect.of === seat)

/** Takes units out of ships, the first of the list first. [TI-18.09] */
function unload(g: Pick<Ground, 'space'>, seat: SeatId, cell: Cell, units: Counts<CargoKind>): void {
  const fleet = ownFleet(g as TiState, cell, seat)
  for (const kind of kindsIn(units)) {
    let left = countOf(units, kind)
    for (const { cargo } of fleet.laden) {
      const out = Math.min(left, countOf(cargo, kind))
      addTo(cargo, kind, -out)
      left -= out
    }
  }
  fleet.laden = fleet.laden.filter(({ cargo }) => !isNone(cargo))
}

/**
 * Takes Ground Forces back aboard as far as there is room, ships that carry something already first. Returns how many.
 * Fighters make way. [TI-19.15, TI-9.15]
 */
export function embark(
  g: TiState,
  seat: SeatId,
  cell: Cell,
  count: number,
  kind: CargoKind = 'groundForce',
): number {
  if (!hasShips(g, cell, seat)) return 0
  const fleet = ownFleet(g, cell, seat)
  let left = count
  for (const ship of [...fleet.laden, ...emptyShipsOf(g, seat, fleet)]) {
    const here = Math.min(left, capacityOf(g, seat, ship.ship).total - totalOf(ship.cargo))
    if (here <= 0) continue
    if (!fleet.laden.includes(ship)) fleet.laden.push(ship)
    addTo(ship.cargo, kind, here)
    left -= here
  }
  return count - left
}

/** A row for each ship that could carry something and carries nothing; sound ships first. */
const emptyShipsOf = (g: TiState, seat: SeatId, { ships, damaged, laden }: Fleet): LadenShip[] =>
  kindsIn(ships).flatMap(ship => {
    if (capacityOf(g, seat, ship).total === 0) return []
    const carrying = laden.filter(one => one.ship === ship)
    const hurt = countOf(damaged, ship) - carrying.filter(one => one.damaged).length
    const empty = countOf(ships, ship) - carrying.length
    return Array.from({ length: empty }, (_, i) => ({
      ship,
      ...(i >= empty - hurt && { damaged: true as const }),
      cargo: {},
    }))
  })

/** Sets everything down. On planets of others it is fought for in the next step. [TI-18.02 to TI-18.05] */
export function land(g: TiState, seat: SeatId, cell: Cell, landings: Landings): void {
  const given = entriesOf(landings).filter(([, units]) => !isNone(units))
  const meeting: typeof given = []
  if (given.length === 0) return
  unload(g, seat, cell, sumOfCounts(...given.map(([, units]) => cargoIn(units))))
  for (const [planet, units] of given) {
    say(
      g,
      line('log.lands', {
        seat: ref('seat', seat),
        units: unitsLine(units),
        planet: ref('planet', planet),
      }),
    )
    if (g.radiation.includes(planet)) radiate(g, seat, planet, units)
    else if (ownerOf(g, planet) === seat) placeAll(g, planet, units)
    else if (troopsIn(units) === 0) sayLost(g, seat, planet, units)
    else if (isGuarded(g, planet)) {
      g.action!.landed[planet] = { ...units }
      doNext(g, { do: 'custodians', cell })
    } else if (hasCounter(g, planet)) meeting.push([planet, units])
    else if (ownerOf(g, planet) === undefined) takeNeutral(g, seat, planet, units)
    else g.action!.landed[planet] = { ...units }
  }
  for (const [planet, units] of meeting) g.action!.landed[planet] = { ...units }
  if (meeting.length > 0) doNext(g, { do: 'domains', cell })
  tidyTroops(g)
}

/** A planet that was nobody's. */
function takeNeutral(g: TiState, seat: SeatId, planet: PlanetId, units: Counts<CargoKind>): void {
  gainPlanet(g, planet, seat)
  placeAll(g, planet, units)
  const minister = electedBy(g, 'minister-of-exploration')
  if (minister !== undefined && minister !== seat) gainTradeGoods(g, minister, 1)
  doNext(g, { do: 'window', id: WINDOWS.planetTaken, cause: { planet, seat } })
}

/** Everything that lands is lost, and the counter is gone. [TI-32.24, TI-18.05] */
function radiate(g: TiState, seat: SeatId, planet: PlanetId, units: Counts<CargoKind>): void {
  g.radiation = g.radiation.filter(other => other !== planet)
  sayLost(g, seat, planet, units)
}

export function placeAll(g: TiState, planet: PlanetId, units: Counts<CargoKind>): void {
  for (const kind of CARGO_KINDS) placeOn(g, planet, kind, countOf(units, kind))
}

export const landingRules = {
  steps: {
    /** After all who guarded it were beaten, or what lay there was met. [TI-45.02, TI-51.20] */
    takeNeutral({ g }, { planet }) {
      const units = cargoIn(g.action!.landed[planet]!)
      delete g.action!.landed[planet]
      takeNeutral(g, g.active!, planet, units)
      tidyTroops(g)
    },
    setDown({ g }, { cell, landings, leaders = {} }) {
      setDownLeaders(g, leaders)
      land(g, g.active!, cell, landings)
    },
    /** What was said in advance is done, if it still can be; otherwise there is a question. */
    land({ g }, { cell }) {
      const seat = g.active!
      if (!canLand(g, cell, seat)) return setDownLeaders(g, plannedLeaders(g, seat, cell, {}))
      const friendlyOnly = g.action?.kind === 'transfer'
      const planned = plannedFor(g, cell, g.plans[seat]?.landings)
      if (planned && !refuseLandings(g, seat, cell, planned, friendlyOnly))
        return carryOutLandings(g, seat, cell, planned)
      ask(g, { seat, kind: 'land', required: true, about: { cell, system: systemRef(g, cell) } })
    },
  },
} satisfies TiChapter

/** A transfer action has one plan for two systems. */
function plannedFor(g: TiState, cell: Cell, landings: Landings | undefined): Landings | undefined {
  if (!landings || g.action?.kind !== 'transfer') return landings
  const planets = planetsIn(g, cell)
  return Object.fromEntries(entriesOf(landings).filter(([planet]) => planets.includes(planet)))
}

/** Some landings, for lists: all on one planet, or nothing. */
export function someLandings(view: TiView, seat: SeatId, cell: Cell, friendlyOnly = false): Landings[] {
  const all = aboard(view, cell, seat)
  const planets = planetsIn(view, cell).filter(
    planet => isGround(planet) && (!friendlyOnly || ownerOf(view, planet) === seat),
  )
  const { pds: _, ...troops } = all
  const fighters = fightersFor(view, seat, cell)
  const withFighters =
    fighters > 0 && countOf(all, 'groundForce') > 0 ? { ...troops, fighter: fighters } : undefined
  const spread = Object.fromEntries(planets.map(planet => [planet, { groundForce: 1 }]))
  return [
    {},
    ...planets.flatMap(planet => [{ [planet]: all }, ...(isNone(troops) ? [] : [{ [planet]: troops }])]),
    ...planets.flatMap(planet =>
      withFighters && ![undefined, seat].includes(ownerOf(view, planet)) ? [{ [planet]: withFighters }] : [],
    ),
    ...(planets.length > 1 && countOf(all, 'groundForce') >= planets.length ? [spread] : []),
  ]
}
