/** What bots think of each political card, by their own position: of For, and of whom or what it elects. TI-27. */

import sum from 'lodash/sum.js'
import {
  type Cell,
  idsOf,
  type PlanetId,
  type PoliticalCardId,
  SHIP_KINDS,
  TECHNOLOGIES,
  type TechnologyId,
} from '../data/index.ts'
import { tileAt, wormholesAt } from '../galaxy/map.ts'
import { planetValue } from '../numbers/planets.ts'
import { partnersOf, tradeIncomeOf } from '../numbers/trade.ts'
import { countOf } from '../rules/counts.ts'
import { unitsOnMap } from '../rules/limits.ts'
import { specialtiesOf } from '../rules/objectives/progress.ts'
import { cellOf, homePlanetsOf, ownerOf, planetsOf, unitsOn } from '../rules/planets.ts'
import { fleetOf, fleetsOf, nonFighters, shipsOf } from '../rules/space.ts'
import type { TiView } from '../state.ts'
import type { Outlook } from './outlook.ts'
import { fleetForce, priceOf } from './strength.ts'

/** Cards that are good for whoever is elected; of the others everybody wants another one to be elected. */
export const BOONS: readonly PoliticalCardId[] = [
  'compensated-disarmament',
  'council-elder',
  'crown-of-thalnos',
  'economic-revitalization',
  'emperor',
  'holy-planet-of-ixth',
  'imperial-academy',
  'minister-of-commerce',
  'minister-of-exploration',
  'minister-of-internal-security',
  'minister-of-peace',
  'minister-of-policy',
  'minister-of-war',
  'planetary-conscription',
  'prophecy-of-ixth',
  'science-community-speaker',
  'subsidized-industry',
  'subsidized-studies',
  'the-crown-of-emphidia',
  'veto-power',
]

/** What a planet is worth more if it is elected, where that is good for it. */
export function blessingOf(outlook: Outlook, card: PoliticalCardId, planet: PlanetId): number {
  const { view, point } = outlook
  const priced = priceOf('groundForce')
  if (card === 'planetary-conscription') return planetValue(view, planet, 'resources').total * priced
  if (card !== 'compensated-disarmament') return point
  // A trade good for each, which costs less; but nobody is left to defend it.
  const troops = countOf(unitsOn(view, planet), 'groundForce')
  const owner = ownerOf(view, planet)
  const isHome = owner !== undefined && homePlanetsOf(view, owner).includes(planet)
  return troops * (1 - priced) - (isHome ? OPEN_HOME : 0)
}

/** What it would cost to hold a home without Ground Forces until there are others. */
const OPEN_HOME = 3

/** How much of For a player wants, against Against. */
export const PREFERENCES: { readonly [card in PoliticalCardId]?: (outlook: Outlook) => number } = {
  'aggressive-strategy': ({ me }) => (idsOf(me.strategy).length > 0 ? 1 : 0.3),
  'ancient-artifact': outlook => (unitsNearMecatol(outlook) ? -1 : 1.5),
  'arms-reduction': outlook => 0.5 - moreThanOthers(outlook, armsBeyond),
  // Whoever chooses late has little to lose.
  'checks-and-balances': ({ view, seat }) => (view.speaker === seat ? -2 : 0.5),
  'class-struggle': ({ view, rivals, me }) =>
    Math.max(0, ...rivals.map(seat => view.players[seat]!.tradeGoods)) > me.tradeGoods ? 1.5 : -1.5,
  'closing-the-wormholes': outlook => 2 * inSystems(outlook, hasWormhole) - 0.5,
  'code-of-honor': outlook => stronger(outlook) * 0.5,
  'colonial-redistribution': outlook => ahead(outlook) * -4,
  'colonization-licensing': ({ view, seat, rounds }) => planetsOf(view, seat).length / 4 - rounds * 0.5,
  // Docks that are besieged stand; whoever wants to besiege others is stronger.
  'conventions-of-war': outlook => 0.3 - stronger(outlook),
  'core-stability': () => 1.5,
  'cost-overruns': outlook => -lostBefore(outlook, seat => planetsOf(outlook.view, seat).length),
  'defend-the-jewel': outlook => (unitsNearMecatol(outlook) ? 3 : -1),
  'diversified-income': ({ view, seat }) => 0.5 + new Set(specialtiesOf(view, seat)).size,
  'fighter-tax': ({ view, seat }) => Math.min(3, unitsOnMap(view, seat, 'fighter')) * 0.5 - 0.5,
  'fleet-regulations': ({ me }) => -1 - 2 * Math.max(0, me.counters.fleet - MOST_SUPPLY),
  'fleet-restrictions': outlook =>
    (outlook.me.counters.fleet > SAFE_SUPPLY ? 1.5 : 0) - 4 * Math.max(0, greatShips(outlook) - MOST_GREAT),
  'forbidden-research': ({ me }) => (me.technologies.some(id => DREADED.includes(id)) ? 2 : 0.4),
  'free-trade': outlook =>
    2 * moreThanOthers(outlook, (view, seat) => (partnersOf(view, seat).length > 0 ? 1 : 0)) +
    lostBefore(outlook, () => 2),
  'glory-of-the-empire': outlook => (unitsNearMecatol(outlook) ? 4 : -2),
  'holder-of-mecatol-rex': ({ view, seat }) => (ownerOf(view, 'mecatol-rex') === seat ? -1 : 0.3),
  'hopes-end-training-ground': ({ view, seat }) => (ownerOf(view, 'hopes-end') === seat ? 2 : -0.5),
  'humane-labor': () => -1,
  'imperial-containment': outlook => ahead(outlook) * -3,
  'imperial-mandate': outlook => ahead(outlook) * 3,
  'imperial-peace': ({ view, seat }) => (ownerOf(view, 'mecatol-rex') === seat ? 3 : -1),
  // Whoever is behind gains by every objective that lies open.
  'incentive-program': outlook => 0.5 - ahead(outlook),
  'intergalactic-commerce': outlook => 3 * inSystems(outlook, hasWormhole) + lessTrade(outlook) * 0.5,
  'interstellar-arms-dealers': () => 2,
  'investigate-spatial-anomalies': outlook => 0.5 + 2 * inSystems(outlook, isThick),
  'labor-force-politics': () => -2,
  'limits-to-individual-power': outlook => -CARD * moreThanOthers(outlook, cardsBeyond) - 0.1,
  'mass-mobilization': ({ view, seat }) =>
    planetsOf(view, seat).filter(planet => countOf(unitsOn(view, planet), 'groundForce') > 0).length * 0.4,
  // Who is left out by the others loses what they gain.
  mutiny: () => 2,
  // Home planets of all are exhausted.
  'new-constitution': outlook => -moreThanOthers(outlook, homesReady),
  'non-aggression-pact': outlook => -stronger(outlook),
  'open-the-trade-routes': () => 2,
  'open-the-trade-routes-base': ({ view, seat }) => partnersOf(view, seat).length,
  'planetary-security': ({ view, seat }) =>
    1.5 -
    2 * planetsOf(view, seat).filter(planet => countOf(unitsOn(view, planet), 'groundForce') === 0).length,
  'political-focus': ({ me }) => 1 + Math.min(1, me.actionCards.length),
  'recognize-accomplishments': ({ me }) => Math.min(3, me.claimed.length) - 1,
  'redefining-war-crimes': outlook => 1 - stronger(outlook),
  'regressive-rhetoric': () => -1,
  'regulated-conscription': () => -1.5,
  'research-grant': () => 1,
  'resource-management': ({ me }) => (me.tradeGoods > 5 ? -3 : 0.5),
  'seed-of-an-empire': outlook => ahead(outlook) * 5,
  'sharing-of-technology': () => 1,
  'short-term-truce': outlook => -stronger(outlook),
  'technology-buy-back': () => 0.5,
  'technology-tariffs': ({ me }) => countIn(me.technologies, 'red') * 0.4 - 0.5,
  'trade-war': ({ view, seat }) => -2 * partnersOf(view, seat).length,
  'traffic-tariffs': ({ view, seat, me }) =>
    planetsOf(view, seat).length * 0.1 - 0.5 + (me.tradeGoods > 0 ? 0.9 : 0),
  // Whoever votes for it draws; if it fails, they discard everything.
  'unconventional-measures': ({ me }) => 2 - me.actionCards.length * 0.5,
  'unconventional-weapons': ({ view, seat }) =>
    -unitsOnMap(view, seat, 'dreadnought') - 2 * unitsOnMap(view, seat, 'warSun'),
  'vorhal-peace-prize': ({ view, me, rivals }) =>
    rivals.every(rival => view.players[rival]!.counters.fleet >= me.counters.fleet) ? 1 : -1.5,
  'war-funding': ({ view, seat }) => 0.3 - unitsOnMap(view, seat, 'fighter') * 0.1,
  'warship-commission': () => 3,
  'wormhole-reconstruction': outlook => 2 * Math.min(1, inSystems(outlook, hasWormhole)) + 0.1,
  'wormhole-research': outlook =>
    3 * Math.min(1, inSystems(outlook, hasWormhole)) - costIn(outlook, hasWormhole) - 0.5,
}

/** What a law or a colour that is elected is worth: repealed, voted on again, without effect. */
export const ELECTED: { readonly [card in PoliticalCardId]?: (outlook: Outlook, id: string) => number } = {
  repeal: (outlook, law) => -likingOf(outlook, law),
  revote: (outlook, law) => -0.6 * likingOf(outlook, law),
  'technological-jihad': ({ view, me, rivals }, colour) => {
    const others = rivals.map(rival => countIn(view.players[rival]!.technologies, colour))
    return mean(others) - countIn(me.technologies, colour)
  },
}

/** Whether a law is as the player wants it to be; one that elected somebody is like another one. */
const likingOf = (outlook: Outlook, law: string): number =>
  PREFERENCES[law as PoliticalCardId]?.(outlook) ?? 0

const [MOST_SUPPLY, SAFE_SUPPLY, MOST_GREAT] = [5, 3, 2]
const DREADED: readonly TechnologyId[] = ['war-sun', 'x89-bacterial-weapon']

const hasWormhole = ({ view }: Outlook, cell: Cell) => wormholesAt(view.galaxy, cell).length > 0
const isThick = ({ view }: Outlook, cell: Cell) =>
  ['nebula', 'ionStorm'].includes(tileAt(view.galaxy, cell)?.anomaly ?? '')

type Where = (outlook: Outlook, cell: Cell) => boolean

const thereOf = (outlook: Outlook, where: Where): Cell[] =>
  fleetsOf(outlook.view, outlook.seat).filter(cell => where(outlook, cell))

/** Systems of a kind in which the player has ships that are no Fighters. */
const inSystems = (outlook: Outlook, where: Where): number =>
  thereOf(outlook, where).filter(cell => nonFighters(shipsOf(outlook.view, cell, outlook.seat)) > 0).length

/** What the ships there cost. */
const costIn = (outlook: Outlook, where: Where): number =>
  thereOf(outlook, where).reduce((sum, cell) => sum + costOf(outlook, outlook.seat, cell), 0)

const costOf = ({ view }: Outlook, seat: string, cell: Cell): number =>
  fleetForce(view, seat, cell, fleetOf(view, cell, seat), true).cost

/** The most Dreadnoughts and War Suns in a system abroad. */
function greatShips({ view, seat }: Outlook): number {
  const home = homePlanetsOf(view, seat).map(planet => cellOf(view, planet))
  const fleets = fleetsOf(view, seat).filter(cell => !home.includes(cell))
  return Math.max(
    0,
    ...fleets.map(cell => {
      const ships = shipsOf(view, cell, seat)
      return countOf(ships, 'dreadnought') + countOf(ships, 'warSun')
    }),
  )
}

const unitsNearMecatol = ({ view, seat }: Outlook) => ownerOf(view, 'mecatol-rex') === seat

const countIn = (technologies: readonly TechnologyId[], colour: string): number =>
  technologies.filter(id => TECHNOLOGIES[id].colour === colour).length

/** What agreements bring more than a trade good each. */
const lessTrade = ({ view, seat }: Outlook): number =>
  tradeIncomeOf(view, seat).total - partnersOf(view, seat).length

const homesReady = (view: TiView, seat: string): number =>
  homePlanetsOf(view, seat).filter(
    planet => ownerOf(view, planet) === seat && !view.planets[planet]?.exhausted,
  ).length

/** Ships that Arms Reduction leaves nobody, in resources. */
const armsBeyond = (view: TiView, seat: string): number =>
  Math.max(0, unitsOnMap(view, seat, 'cruiser') - 4) * priceOf('cruiser') +
  Math.max(0, unitsOnMap(view, seat, 'dreadnought') - 2) * priceOf('dreadnought')

/** Action cards that nobody may keep with Limits to Individual Power, and what one is worth. */
const cardsBeyond = (view: TiView, seat: string): number =>
  Math.max(0, view.players[seat]!.actionCards.length - 3)
const CARD = 1.5

/** What a player has more than others do: what happens to all alike is good for whoever has less to lose. */
const moreThanOthers = (
  { view, seat, rivals }: Outlook,
  of: (view: TiView, seat: string) => number,
): number => of(view, seat) - mean(rivals.map(rival => of(view, rival)))

/** How many trade goods more than others a player would lose, where everybody loses up to so many. */
const lostBefore = (outlook: Outlook, most: (seat: string) => number): number =>
  moreThanOthers(outlook, (view, one) => Math.min(view.players[one]!.tradeGoods, most(one)))

const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length)

/** 1 for the leader, −1 for the last. */
export function ahead({ view, seat, rivals }: Outlook): number {
  const best = view.players[rivals[0]!]?.points ?? 0
  return Math.max(-1, Math.min(1, (view.players[seat]!.points - best + 0.2) / 2))
}

/** 1 for whoever could conquer the others, −1 for whom they could conquer. */
function stronger(outlook: Outlook): number {
  const { seat, rivals } = outlook
  const own = armada(outlook, seat)
  const others = rivals.map(rival => armada(outlook, rival))
  const usual = mean(others)
  return Math.max(-1, Math.min(1, (own - usual) / Math.max(1, usual)))
}

/** What all ships of a player cost. */
const armada = ({ view }: Outlook, seat: string): number =>
  SHIP_KINDS.reduce((sum, kind) => sum + unitsOnMap(view, seat, kind) * priceOf(kind), 0)
