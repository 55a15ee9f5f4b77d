/** What players choose when a political card is carried out. Asked only where there is a choice. [TI-57.08] */
import mapValues from 'lodash/mapValues.js'
import { ask, type Env, ref, refs, type SeatId, say } from '../../../kit/index.ts'
import {
  type Cell,
  type GroundKind,
  idsOf,
  PLANETS,
  type PlanetId,
  type PoliticalCardId,
  type ShipKind,
  type StrategyCardId,
  type TechnologyId,
} from '../../data/index.ts'
import { wormholesAt } from '../../galaxy/map.ts'
import { line } from '../../line.ts'
import { hasFloatingDocks } from '../../numbers/floating-docks.ts'
import { planetValue } from '../../numbers/planets.ts'
import type { Counts, TiChapter, TiState } from '../../state.ts'
import type { Value } from '../../state-plans.ts'
import { drawActionCards } from '../action-cards.ts'
import type { Choosable, TiAsk } from '../asks.ts'
import { loseFleet, loseOne, waysToTake } from '../battle/hits.ts'
import { destroyOn, exhaust, gainPlanet } from '../control.ts'
import { countersLeft } from '../counters.ts'
import { countOf } from '../counts.ts'
import { placeFloating } from '../floating-docks.ts'
import { canPlaceGroundForces, piecesLeft, unitsOnMap } from '../limits.ts'
import { readyPlanetsOf, wealthOf } from '../payment.ts'
import { cellOf, homePlanetsOf, isGround, placeOn, planetsOf, unitsOn } from '../planets.ts'
import { othersFrom, seatsOf } from '../seats.ts'
import { fleetOf, fleetsOf, nonFighters, seatsInSpace, shipsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { ruleOf } from '../strategic/cards.ts'
import { gainTechnology, needsOf, technologiesFor, technologyPrice } from '../technologies.ts'
import { gainTradeGoods } from '../trade-goods.ts'
import { falling } from '../troops.ts'
import { systemRef, unitsLine } from '../words.ts'
import { fleetChoices } from './fleet-choices.ts'
import { discardLaw } from './laws.ts'
import type { ChoiceKind, ChoiceStep } from './steps.ts'

type Choose = Extract<ChoiceStep, { do: 'choose' }>

export interface Choice {
  of: Choosable
  /** Nothing may be chosen. */
  isOptional?: true
  options(g: TiState, step: Choose): string[]
  act(env: Env<TiState>, step: Choose, chosen: string[]): void
}

const abroad = (g: TiState, seat: SeatId): PlanetId[] =>
  planetsOf(g, seat).filter(planet => PLANETS[planet].homeOf === undefined && isGround(planet))

/** Own planets with the highest value. */
function greatest(g: TiState, seat: SeatId, value: Value): PlanetId[] {
  const worth = (planet: PlanetId) => planetValue(g, planet, value).total
  const most = Math.max(0, ...planetsOf(g, seat).map(worth))
  return planetsOf(g, seat).filter(planet => worth(planet) === most)
}

/** Systems with a wormhole in which a player has ships that are no fighters. */
export const wormholesOf = (g: TiState, seat: SeatId): Cell[] =>
  fleetsOf(g, seat).filter(
    cell => wormholesAt(g.galaxy, cell).length > 0 && nonFighters(shipsOf(g, cell, seat)) > 0,
  )

/** Technologies that no other one of the same player needs. */
const loose = (g: TiState, seat: SeatId) => {
  const own = g.players[seat]!.technologies
  const needed = own.flatMap((id): readonly TechnologyId[] => {
    const of = needsOf(g.options, id)
    return 'all' in of ? of.all : of.any
  })
  return own.filter(id => !needed.includes(id))
}

const fewestPoints = (g: TiState): SeatId[] => {
  const least = Math.min(...seatsOf(g).map(seat => g.players[seat]!.points))
  return seatsOf(g).filter(seat => g.players[seat]!.points === least)
}

const CARD_PRICE = 2
const TECHNOLOGY_WORTH = 4
const COLONISTS = 3

const CHOICES: { readonly [kind in ChoiceKind]: Choice } = {
  ...fleetChoices,
  exhaustPlanets: {
    of: 'planet',
    options(g, { seat, among }) {
      if (among === 'richest') return greatest(g, seat, 'resources')
      if (among === 'influential') return greatest(g, seat, 'influence')
      const ready = readyPlanetsOf(g, seat)
      return among === 'home' ? ready.filter(id => homePlanetsOf(g, seat).includes(id)) : ready
    },
    act({ g }, _, planets: PlanetId[]) {
      exhaust(g, planets)
    },
  },
  refreshPlanet: {
    of: 'planet',
    options: (g, { seat }) => planetsOf(g, seat).filter(id => g.planets[id]!.exhausted),
    act({ g }, { seat }, planets: PlanetId[]) {
      for (const planet of planets) delete g.planets[planet]!.exhausted
      say(g, line('log.refreshes', { seat: ref('seat', seat), planets: refs('planet', planets) }))
    },
  },
  loseGroundForce: {
    of: 'planet',
    options: (g, { seat }) => planetsOf(g, seat).filter(id => countOf(unitsOn(g, id), 'groundForce') > 0),
    act({ g }, _, planets: PlanetId[]) {
      for (const planet of planets) destroyOn(g, planet, falling(unitsOn(g, planet), 1))
    },
  },
  returnDock: {
    of: 'planet',
    options: (g, { seat }) => abroad(g, seat).filter(id => countOf(unitsOn(g, id), 'spaceDock') > 0),
    act({ g }, _, planets: PlanetId[]) {
      for (const planet of planets) destroyOn(g, planet, { spaceDock: 1 })
    },
  },
  placeDock: {
    of: 'planet',
    options: (g, { seat }) =>
      piecesLeft(g, seat, 'spaceDock') > 0
        ? planetsOf(g, seat).filter(
            id => isGround(id) && (hasFloatingDocks(g, seat) || countOf(unitsOn(g, id), 'spaceDock') === 0),
          )
        : [],
    act({ g }, { seat }, planets: PlanetId[]) {
      for (const planet of planets) {
        // For the Saar it stands above the planet. [TI-31.09]
        if (hasFloatingDocks(g, seat)) placeFloating(g, cellOf(g, planet)!, seat, g.round)
        else placeOn(g, planet, 'spaceDock', 1)
        sayPlaces(g, seat, planet, { spaceDock: 1 })
      }
    },
  },
  cedePlanet: {
    of: 'planet',
    // Home planets only where there is nothing else.
    options: (g, { seat }) => (abroad(g, seat).length > 0 ? abroad(g, seat) : planetsOf(g, seat)),
    act({ g }, { seat, card }, [planet]: PlanetId[]) {
      destroyOn(g, planet!, troopsOn(g, planet!))
      doNext(g, { do: 'choose', choice: 'cedeTo', card, seat, among: planet! })
    },
  },
  cedeTo: {
    of: 'seat',
    options: (g, { seat }) => fewestPoints(g).filter(other => othersFrom(g, seat).includes(other)),
    act({ g }, { among }, [to]) {
      const planet = among as PlanetId
      gainPlanet(g, planet, to!)
      placeGroundForces(g, planet, COLONISTS)
    },
  },
  loseShipsIn: {
    of: 'cell',
    options: (g, { seat }) => wormholesOf(g, seat),
    act({ g }, { seat }, cells) {
      for (const cell of cells) doNext(g, { do: 'loseShip', seat, cell })
    },
  },
  reduceShips: {
    of: 'cell',
    options: (g, { seat, among }) =>
      fleetsOf(g, seat).filter(cell => countOf(shipsOf(g, cell, seat), among as ShipKind) > 0),
    act({ g }, { seat, among }, [cell]) {
      loseOne(g, seat, cell!, among as ShipKind)
    },
  },
  receiveTechnology: {
    of: 'technology',
    // Nothing is paid, but for tariffs.
    options: (g, { seat }) =>
      technologiesFor(g, seat).filter(
        id => technologyPrice(g, seat, id, 0).total <= wealthOf(g, seat, 'resources'),
      ),
    act({ g }, { seat }, [id]: TechnologyId[]) {
      doNext(g, { do: 'payFor', seat, price: technologyPrice(g, seat, id!, 0).total, value: 'resources' })
      gainTechnology(g, seat, id!)
    },
  },
  returnTechnology: {
    of: 'technology',
    isOptional: true,
    options: (g, { seat }) => loose(g, seat),
    act({ g }, { seat }, ids: TechnologyId[]) {
      const player = g.players[seat]!
      for (const id of ids) {
        player.technologies = player.technologies.filter(one => one !== id)
        say(g, line('log.returnsTechnology', { seat: ref('seat', seat), technology: ref('technology', id) }))
        gainTradeGoods(g, seat, TECHNOLOGY_WORTH)
      }
    },
  },
  discardLaw: {
    of: 'politicalCard',
    isOptional: true,
    options: g => g.laws.map(({ id }) => id),
    act({ g }, _, ids: PoliticalCardId[]) {
      for (const id of ids) discardLaw(g, id)
    },
  },
  ownSecondary: {
    of: 'strategyCard',
    isOptional: true,
    // Some have none. [TI-13.10, TI-34.36]
    options: (g, { seat }) => idsOf(g.players[seat]!.strategy).filter(card => ruleOf(card)?.secondary),
    act({ g }, { seat }, cards: StrategyCardId[]) {
      for (const card of cards) doNext(g, { do: 'secondary', seat, card, isFree: true })
    },
  },
  buyActionCard: {
    of: 'yes',
    isOptional: true,
    options: (g, { seat }) => (g.players[seat]!.tradeGoods >= CARD_PRICE ? ['pay'] : []),
    act(env, { seat }, [yes]) {
      if (yes === undefined) return
      env.g.players[seat]!.tradeGoods -= CARD_PRICE
      drawActionCards(env, seat, 1)
    },
  },
}

/** Ground Forces and Shock Troops of a planet. */
export function troopsOn(g: TiState, planet: PlanetId) {
  const { groundForce, shockTroop } = unitsOn(g, planet)
  return { ...(groundForce && { groundForce }), ...(shockTroop && { shockTroop }) }
}

function sayPlaces(g: TiState, seat: SeatId, planet: PlanetId, units: Counts<GroundKind>): void {
  const about = { seat: ref('seat', seat), planet: ref('planet', planet) }
  say(g, line('log.placesStart', { ...about, units: unitsLine(units) }))
}

/** Free Ground Forces on a planet, if there is plastic for their group. [TI-2.05] */
export function placeGroundForces(g: TiState, planet: PlanetId, count: number): void {
  const { by } = g.planets[planet]!
  if (count === 0 || !canPlaceGroundForces(g, planet)) return
  placeOn(g, planet, 'groundForce', count)
  sayPlaces(g, by, planet, { groundForce: count })
}

/** Every choice is answered by what becomes of what was chosen. */
const choiceAnswers = mapValues(
  CHOICES,
  ({ act }, choice) =>
    (env: Env<TiState>, { seat, memo }: Extract<TiAsk, { kind: ChoiceKind }>, chosen: string[]) =>
      act(env, { do: 'choose', choice: choice as ChoiceKind, seat, ...memo }, chosen),
)

export const choiceRules = {
  steps: {
    /** A card of the own hand. */
    discardOne({ g }, { seat, of }) {
      const { actionCards, politicalCards } = g.players[seat]!
      const options = [...new Set(of === 'actionCard' ? actionCards : politicalCards)]
      if (options.length === 0) return
      const kind = of === 'actionCard' ? 'discard' : 'discardPolitical'
      ask(g, { seat, kind, required: true, about: { count: 1 }, pick: { of, options, min: 1, max: 1 } })
    },
    /** All ships in systems with a wormhole. */
    clearWormholes({ g }) {
      for (const cell of Object.keys(g.galaxy.tiles))
        if (wormholesAt(g.galaxy, cell).length > 0)
          for (const seat of seatsInSpace(g, cell)) loseFleet(g, seat, cell)
    },
    choose(env, step) {
      const { g } = env
      const { choice, card, seat, count = 1, among } = step
      const { of, isOptional, options: find, act } = CHOICES[choice]
      const options = find(g, step)
      const most = Math.min(count, options.length)
      if (most === 0) return
      if (!isOptional && options.length === most) return act(env, step, options)
      ask(g, {
        seat,
        kind: choice,
        required: true,
        about: { card: ref('politicalCard', card), count: most },
        pick: { of, options, min: isOptional ? 0 : most, max: most },
        memo: { card, ...(among !== undefined && { among }) },
      })
    },
    /** [TI-8.02] */
    placeGained({ g }, { seat, count }) {
      const wanted = Math.min(count, countersLeft(g, seat))
      if (wanted > 0) ask(g, { seat, kind: 'placeGained', required: true, about: { count: wanted } })
    },
    /** One ship that is no fighter; with fighters one of those, if there are any. */
    loseShip({ g }, { seat, cell, withFighters }) {
      // Nobody would give up anything else.
      if (withFighters && countOf(shipsOf(g, cell, seat), 'fighter') > 0)
        return loseOne(g, seat, cell, 'fighter')
      const ways = waysToTake(g, seat, { cell, hits: 1 }).filter(
        ({ destroy }) => Object.keys(destroy).length > 0 && !destroy.fighter,
      )
      const [only] = ways
      const isAlike = fleetOf(g, cell, seat).laden.length === 0
      if (ways.length === 1 && isAlike)
        return loseOne(g, seat, cell, Object.keys(only!.destroy)[0] as ShipKind)
      if (ways.length > 0)
        ask(g, {
          seat,
          kind: 'loseShip',
          required: true,
          about: { count: 1, cell, system: systemRef(g, cell) },
        })
    },
    /** One after another, until there are no more than that. */
    reduce({ g }, step) {
      const { card, seat, kind, limit } = step
      if (unitsOnMap(g, seat, kind) > limit)
        doNext(g, { do: 'choose', choice: 'reduceShips', card, seat, among: kind }, step)
    },
  },
  answers: choiceAnswers,
} satisfies TiChapter
