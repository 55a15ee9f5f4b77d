/** How a bot answers each question. What it says is tried in this order; the first that is legal is taken. */
import sortBy from 'lodash/sortBy.js'
import sumBy from 'lodash/sumBy.js'
import type { Ask, Play } from '../../kit/index.ts'
import {
  type AbilityCardId,
  type ActionCardId,
  type Cell,
  idsOf,
  type LeaderId,
  PLANETS,
  type PlanetId,
  type PoliticalCardId,
  type ShipKind,
  type StrategyCardId,
  type TechnologyId,
  UNITS,
} from '../data/index.ts'
import { hitsOfAsk, kindsToLose } from '../moves/hits.ts'
import type { TiAsk } from '../rules/asks.ts'
import { countOf } from '../rules/counts.ts'
import { NO_PAYMENT, payments } from '../rules/payment.ts'
import { cellOf, unitsOn } from '../rules/planets.ts'
import { winning } from '../rules/politics/agenda.ts'
import { outcomesOf } from '../rules/politics/outcomes.ts'
import { hasUnits } from '../rules/strategic/diplomacy.ts'
import { someBombardments } from '../rules/tactical/bombardment.ts'
import { aboard } from '../rules/tactical/landing.ts'
import { pdsShots } from '../rules/tactical/pds-range.ts'
import { playsAt } from '../rules/windows/plays.ts'
import type { Value } from '../state-plans.ts'
import { productionFor } from './building.ts'
import { holdingWorth, playWorth, WORTH_PLAYING } from './cards.ts'
import { spreadOf } from './counters.ts'
import { outpostWorth, purchase, sending } from './early.ts'
import { landingsFor, massedLandings } from './landings.ts'
import {
  agentFor,
  berthWorth,
  cancels,
  captiveFateOf,
  ledBy,
  lets,
  refugeWorth,
  rescueWorth,
  settlingWorth,
} from './leaders.ts'
import { lossesOf } from './losses.ts'
import { muster, sourcesOf } from './muster.ts'
import { placing, siteWorth, starting } from './opening.ts'
import { bestOf, isClose, type Outlook } from './outlook.ts'
import { isHopeless, retreatWorth, standing } from './retreats.ts'
import { runnersSent } from './runs.ts'
import { bonusOf, claimsOf, redistributionOf } from './status.ts'
import { cardWorth, pickStrategy, primaryOf, secondaryOf } from './strategy.ts'
import { technologyWorth } from './technologies.ts'
import { riskAt } from './threats.ts'
import { tradePlay } from './trades.ts'
import { type Choice, secondActionOf, turnOf } from './turn.ts'
import { canBeVoice, outcomeWorth } from './votes.ts'
import { lossWorth, planetWorth } from './worth.ts'

export interface Asked {
  outlook: Outlook
  ask: Ask
  /** All legal moves: long lists, so they are made when they are needed. */
  legal(): readonly Play[]
}

const one = (move: string, ...args: unknown[]): Choice[] => [{ move, args }]
const answer = (chosen: readonly string[]): Choice[] => one('answer', [...chosen])

/** So many of the options, the best first. */
function picked<Id extends string>(
  { outlook, ask }: Asked,
  worth: (option: Id) => number,
  least = 0,
): Choice[] {
  const { options, min, max } = ask.pick!
  const sorted = (options as Id[])
    .map(option => ({ option, worth: worth(option) + (outlook.random() - 0.5) * outlook.skill.noise * 0.3 }))
    .toSorted((a, b) => b.worth - a.worth)
  const wanted = sorted.filter((entry, i) => i < min || (i < max && entry.worth > least))
  return answer(wanted.slice(0, max).map(({ option }) => option))
}

const cellIn = ({ about }: Ask): Cell => String(about!.cell)
const cellsIn = ({ about }: Ask): Cell[] => (about!.cells as readonly string[]).map(String)
const countIn = ({ about }: Ask): number => Number(about!.count)
const cardIn = ({ about }: Ask) => about!.id as AbilityCardId

/** The value of a planet to somebody who has to give one up. */
const dearness =
  ({ outlook }: Asked) =>
  (planet: PlanetId) =>
    lossWorth(outlook, planet)

/** What exhausting a planet costs now. */
const useOf = (planet: PlanetId) => PLANETS[planet].resources + PLANETS[planet].influence * 0.5

/** What a planet gives instead: trade goods pay for anything, troops and Fighters are bought two at a time. */
function refreshWorth(planet: PlanetId): number {
  const { refresh } = PLANETS[planet]
  if (!refresh) return 0
  return 'tradeGoods' in refresh ? refresh.tradeGoods * 0.9 : refresh.count * 0.5
}

/** Rivals, the leader first. */
const leadership =
  ({ outlook: { rivals } }: Asked) =>
  (seat: string) =>
    rivals.length - rivals.indexOf(seat)

/** Whether the own fleet had better leave. */
function leaves({ outlook, ask }: Asked): Choice[] {
  if (!isHopeless(outlook)) return answer([])
  const best = bestOf(outlook, ask.pick!.options, to => retreatWorth(outlook, to))
  return answer(best && best.worth > 0 ? [best.option] : [])
}

/** Two hits are taken by whoever can win in spite of them. */
function fleesTerror({ outlook, ask }: Asked): Choice[] {
  const now = standing(outlook)
  const best = bestOf(outlook, ask.pick!.options, to => retreatWorth(outlook, to))
  return answer(now && best && now.chance < EVEN && best.worth > 0 ? [best.option] : [])
}

const EVEN = 0.5

/** What a card that is drawn is worth. */
const AVERAGE_CARD = 1.5

function firing({ outlook, ask }: Asked): Choice[] {
  const { view, seat, me } = outlook
  const shots = pdsShots(view, seat, cellsIn(ask))
  // Every planet fires once, and not at a partner who has no fight with us here.
  const planets = new Set<string>()
  const chosen = shots.filter(({ planet, at, cell }) => {
    const isQuarrel = idsOf(view.planets).some(
      one => view.planets[one]!.by === seat && cellOf(view, one) === cell,
    )
    if (planets.has(planet) || (me.contracts.includes(at) && !isQuarrel)) return false
    planets.add(planet)
    return true
  })
  return one('firePds', chosen)
}

function windowOf({ outlook }: Asked): Choice[] {
  const { view, seat } = outlook
  const moment = view.window!
  const best = bestOf(outlook, playsAt(view, seat, moment), play => playWorth(outlook, play, moment))
  const plays = best && best.worth > WORTH_PLAYING ? one('playCard', best.option.card, best.option.args) : []
  const agent = plays.length === 0 ? agentFor(outlook) : undefined
  const given = agent === undefined ? [] : one('sacrificeAgent', agent)
  return [...plays, ...given, ...one('passWindow')]
}

function voting({ outlook }: Asked): Choice[] {
  const { view } = outlook
  const { card } = view.agenda!
  const best = bestOf(outlook, outcomesOf(view, card), outcome => outcomeWorth(outlook, card, outcome))
  return [...(best ? one('vote', best.option) : []), ...one('abstain')]
}

function landing({ outlook, ask }: Asked): Choice[] {
  const { view, seat } = outlook
  const cell = cellIn(ask)
  const troops = countOf(aboard(view, cell, seat), 'groundForce')
  const isTransfer = view.action?.kind === 'transfer'
  const massed = isTransfer ? [] : massedLandings(outlook, cell, troops)
  return [landingsFor(outlook, cell, troops, isTransfer), ...massed, {}].flatMap(landings =>
    one('land', landings),
  )
}

function paying({ outlook, ask }: Asked): Choice[] {
  const { view, seat } = outlook
  return payments(view, seat, countIn(ask), String(ask.about!.value) as Value).flatMap(payment =>
    one('pay', payment),
  )
}

/** What was planned is not possible any more. */
function redrawn({ outlook, ask }: Asked): Choice[] {
  const { view, seat } = outlook
  const sources = sourcesOf(view, seat, cellIn(ask))
  const fleet = muster(sources, { troops: 4, warships: 3 })
  return [...one('move', ledBy(outlook, cellIn(ask), fleet)), ...one('move', fleet), ...one('move', [])]
}

function losing({ ask, outlook }: Asked, move: 'takeHits' | 'loseExcess'): Choice[] {
  const kinds = move === 'loseExcess' ? kindsToLose(outlook.view, ask) : undefined
  const way = lossesOf(outlook, hitsOfAsk(ask), kinds)
  return way ? one(move, way) : []
}

/** What an agenda brings with the outcome that one would vote for. */
const agendaWorth = ({ outlook }: Asked, card: PoliticalCardId): number =>
  Math.max(0, ...outcomesOf(outlook.view, card).map(outcome => outcomeWorth(outlook, card, outcome)))

/** It has no opinion: any legal answer will do. */
const byChance = () => undefined

const ANSWERS: { readonly [kind in TiAsk['kind']]: (asked: Asked) => Choice[] | undefined } = {
  chooseRace: byChance,
  chooseHome: byChance,
  turn: ({ outlook }) => turnOf(outlook),
  secondAction: ({ outlook }) => secondActionOf(outlook),
  pickStrategy: ({ outlook, ask }) => answer(pickStrategy(outlook, ask)),
  giveStrategy: asked => picked(asked, seat => -leadership(asked)(seat)),
  convertBonus: ({ outlook, ask }) => one('convertBonus', bonusOf(outlook, countIn(ask), countIn(ask))),
  primary: ({ outlook, ask }) => one('primary', primaryOf(outlook, cardIn(ask))),
  secondary({ outlook, ask }) {
    const args = secondaryOf(outlook, cardIn(ask), ask.about!.free === 1)
    return [...(args ? one('secondary', args) : []), ...one('letGo')]
  },
  placeGained: ({ outlook, ask }) => one('placeGained', spreadOf(outlook, countIn(ask))),
  window: windowOf,
  vote: voting,
  decideVote({ outlook }) {
    const { view } = outlook
    const best = bestOf(outlook, winning(view), outcome => outcomeWorth(outlook, view.agenda!.card, outcome))
    return best ? one('decide', best.option) : []
  },
  claim: ({ outlook }) => [...one('claim', claimsOf(outlook)), ...one('claim', [])],
  redistribute: ({ outlook }) => one('redistribute', redistributionOf(outlook)),
  land: landing,
  bombard({ outlook, ask }) {
    const all = someBombardments(outlook.view, outlook.seat, cellIn(ask))
    return [...all.slice(1, 2), {}].flatMap(bombardment => one('bombard', bombardment))
  },
  produce({ outlook, ask }) {
    const site = { cells: cellsIn(ask), newDocks: ask.about!.newDocks === 1 }
    return [
      ...one('produce', productionFor(outlook, site)),
      ...one('produce', { docks: {}, newDocks: [], payment: NO_PAYMENT }),
    ]
  },
  move: redrawn,
  firePds: firing,
  takeHits: asked => losing(asked, 'takeHits'),
  fleetExcess: asked => losing(asked, 'loseExcess'),
  loseShip: asked => losing(asked, 'loseExcess'),
  pay: paying,
  sabotageRun: ({ outlook, ask }) => one('flyRun', runnersSent(outlook, ask)),
  announce: leaves,
  announcePaid: leaves,
  terror: fleesTerror,
  comeBack: asked => picked(asked, cell => riskAt(asked.outlook, asked.outlook.view, cell)),
  giveFate: asked => picked(asked, (card: ActionCardId) => -holdingWorth(card)),
  foresight: leaves,
  foresightPaid: leaves,
  leaveStalemate: asked => picked(asked, cell => -riskAt(asked.outlook, asked.outlook.view, cell)),
  expand: asked => picked(asked, cell => outpostWorth(asked.outlook, cell), Number.NEGATIVE_INFINITY),
  expandAgain: asked => picked(asked, cell => outpostWorth(asked.outlook, cell)),
  earlyTechnology: () => answer([]),
  earlyBuy: ({ outlook }) => purchase(outlook),
  earlySend: ({ outlook }) => sending(outlook),
  // Whoever has nothing to land loses nothing by looking.
  probe: ({ outlook: { view, seat } }) =>
    answer(
      view.action!.systems.some(cell => countOf(aboard(view, cell, seat), 'groundForce') > 0)
        ? []
        : ['probe'],
    ),
  raze: () => answer([]),
  orderCounters: asked => answer(asked.ask.pick!.options),
  hostages: ({ ask }) => answer(ask.pick!.options),
  freeDock: ({ ask }) => answer(ask.pick!.options),
  freePds: ({ ask }) => answer(ask.pick!.options),
  giveTechnology: asked =>
    picked(asked, (id: TechnologyId) => -technologyWorth(asked.outlook, id), Number.NEGATIVE_INFINITY),
  spy: asked => picked(asked, (planet: PlanetId) => planetWorth(asked.outlook, planet)),
  factory: asked => picked(asked, (unit: ShipKind) => UNITS[unit].cost ?? 0),
  placeLeader: asked => picked(asked, berth => berthWorth(asked.ask, berth), -1),
  landLeader: asked => picked(asked, (planet: PlanetId) => settlingWorth(asked.outlook, asked.ask, planet)),
  leaderEscapes: asked => picked(asked, (planet: PlanetId) => refugeWorth(asked.outlook, planet)),
  captive: ({ outlook, ask }) => answer([captiveFateOf(outlook, ask)]),
  giveCaptive: asked => picked(asked, seat => -leadership(asked)(seat)),
  rescue: asked => picked(asked, (leader: LeaderId) => rescueWorth(asked.outlook, leader)),
  cancelInvasion: ({ outlook, ask }) => answer(cancels(outlook, ask) ? ['cancel'] : []),
  grantPassage: ({ outlook }) => answer(lets(outlook) ? ['permit'] : []),
  capture: asked => answer(asked.ask.pick!.options),
  chooseMine: asked => picked(asked, leadership(asked)),
  chooseEnemy: asked => picked(asked, leadership(asked)),
  diplomats: ({ outlook, ask }) => answer(outlook.me.counters.strategy > 1 ? ask.pick!.options : []),
  salvage: asked => picked(asked, (unit: ShipKind) => UNITS[unit].cost ?? 0),
  shuttle: () => one('letGo'),
  warChest: ({ outlook }) => answer(outlook.me.tradeGoods > 3 ? ['pay'] : []),
  ministerOfWar: ({ outlook }) => answer(outlook.me.counters.strategy > 1 ? ['pay'] : []),
  reroll: ({ outlook, ask }) => answer(outlook.me.counters.strategy > 2 ? ask.pick!.options.slice(0, 1) : []),
  loseAttackers: asked => picked(asked, unit => (unit === 'fighter' ? 1 : 0)),
  orderInvasions: asked => answer(asked.ask.pick!.options),
  orderShots: asked => answer(asked.ask.pick!.options),
  orderAgendas: asked => answer(asked.ask.pick!.options),
  bacterialWeapon: asked =>
    picked(
      asked,
      (planet: PlanetId) =>
        countOf(unitsOn(asked.outlook.view, planet), 'groundForce') -
        asked.outlook.me.actionCards.length * 1.5,
      1,
    ),
  comeHome: asked => picked(asked, (planet: PlanetId) => PLANETS[planet].resources),
  pillage: asked => picked(asked, leadership(asked), -1),
  discard: asked => picked(asked, (card: ActionCardId) => -holdingWorth(card)),
  metabolize: asked => picked(asked, (card: ActionCardId) => AVERAGE_CARD - holdingWorth(card)),
  disclose: asked => picked(asked, holdingWorth),
  search: asked => picked(asked, holdingWorth),
  takeLaid: asked => picked(asked, holdingWorth),
  exhaustHalf: asked => picked(asked, (planet: PlanetId) => -useOf(planet)),
  devotion: asked => answer(asked.ask.pick!.options.filter(unit => unit === 'destroyer')),
  strike: asked => picked(asked, (unit: ShipKind) => UNITS[unit].cost ?? 0, -1),
  assembly: () => answer(['give']),
  nameSpeaker: asked => picked(asked, seat => -leadership(asked)(seat), Number.NEGATIVE_INFINITY),
  namePolitician: asked => picked(asked, seat => -leadership(asked)(seat), Number.NEGATIVE_INFINITY),
  playPolitical: asked =>
    picked(asked, (card: PoliticalCardId) => agendaWorth(asked, card), Number.NEGATIVE_INFINITY),
  discardPolitical: asked =>
    picked(asked, (card: PoliticalCardId) => -agendaWorth(asked, card), Number.NEGATIVE_INFINITY),
  claimNow: ({ legal }) => [
    ...legal()
      .filter(({ move, args: [, claims] }) => move === 'claim' && (claims as unknown[]).length > 0)
      .slice(0, 1)
      .flatMap(({ args }) => one('claim', ...args.slice(1))),
    ...one('claim', []),
  ],
  giveUpCounter: asked => picked(asked, area => (area === 'fleet' ? 0 : area === 'strategy' ? 2 : 1), -1),
  takeAlert: asked => answer(asked.ask.pick!.options),
  refreshAbility: asked => picked(asked, (planet: PlanetId) => refreshWorth(planet) - useOf(planet)),
  exhaustPlanets: asked => picked(asked, (planet: PlanetId) => -useOf(planet)),
  refreshPlanet: asked => picked(asked, useOf),
  cedePlanet: asked => picked(asked, (planet: PlanetId) => -dearness(asked)(planet)),
  cedeTo: asked => picked(asked, seat => -leadership(asked)(seat)),
  placeDock: asked => picked(asked, (planet: PlanetId) => planetWorth(asked.outlook, planet)),
  returnDock: asked => picked(asked, (planet: PlanetId) => -planetWorth(asked.outlook, planet)),
  receiveTechnology: asked => picked(asked, (id: TechnologyId) => technologyWorth(asked.outlook, id)),
  returnTechnology: asked => picked(asked, (id: TechnologyId) => 3 - technologyWorth(asked.outlook, id), 1),
  ownSecondary: asked => picked(asked, (card: StrategyCardId) => cardWorth(asked.outlook, card) - 4),
  buyActionCard: ({ outlook }) => answer(outlook.me.tradeGoods > 4 ? ['pay'] : []),
  loseFighter: asked =>
    picked(asked, cell => (cell === asked.outlook.view.galaxy.homes[asked.outlook.seat] ? 1 : 2)),
  placeDreadnought: ({ ask }) => answer(ask.pick!.options.slice(0, 1)),
  buyShips: ({ ask }) => answer(ask.pick!.options.slice(0, 1)),
  shareTechnology: asked => picked(asked, (id: TechnologyId) => technologyWorth(asked.outlook, id), 1),
  quash: ({ outlook, ask }) =>
    answer(stakeOf(outlook) > 4 && outlook.me.counters.strategy > 2 ? ask.pick!.options : []),
  callVoice: ({ outlook, ask }) => answer(canBeVoice(outlook) ? ask.pick!.options : []),
  elder: () => answer([]),
  vetoPower: asked => answer(stakeOf(asked.outlook) > 4 ? asked.ask.pick!.options : []),
  ministerOfPeace: ({ outlook: { view, seat }, ask }) =>
    answer(view.action?.systems.some(cell => hasUnits(view, cell, seat)) ? ask.pick!.options : []),
  whoIsFirst: asked => picked(asked, seat => (seat === asked.outlook.seat ? 1 : 0)),
  tariff: asked => picked(asked, seat => -leadership(asked)(seat)),
  chooseArtifact: asked => picked(asked, (planet: PlanetId) => siteWorth(asked.outlook, planet)),
  placeStart: ({ outlook, legal }) => starting(outlook, legal()),
  placeTile: ({ outlook, legal }) => placing(outlook, legal()),
  faceDown: byChance,
  peekObjectives: byChance,
  searchAgenda: byChance,
  discardLaw: byChance,
  loseGroundForce: byChance,
  loseShipsIn: byChance,
  reduceShips: byChance,
  tradeCards: () => one('keepCards'),
  answerCards: ({ outlook }) => exchanged(outlook),
  negotiate({ outlook, ask, legal }) {
    const play = tradePlay(outlook, ask, legal())
    return play ? [{ move: play.move, args: play.args.slice(1) }] : []
  },
}

/** The poorest cards for others that are as good; whoever is about to win gets nothing that is not worse. */
function exchanged(outlook: Outlook): Choice[] {
  const { view, me } = outlook
  const { by, give, take } = view.cardOffer!
  const spare = sortBy(
    me.actionCards.flatMap(card => card ?? []),
    holdingWorth,
  ).slice(0, take)
  const gain = sumBy(give, card => (card ? holdingWorth(card) : AVERAGE_CARD)) - sumBy(spare, holdingWorth)
  return gain > 0 || (gain === 0 && !isClose(outlook, by)) ? one('giveCards', spare) : one('declineCards')
}

/** How much there is to win or to lose by what is voted on. */
function stakeOf(outlook: Outlook): number {
  const card = outlook.view.agenda?.card
  if (!card) return 0
  return Math.max(
    ...outcomesOf(outlook.view, card).map(outcome => Math.abs(outcomeWorth(outlook, card, outcome))),
  )
}

/** What a bot would say; undefined where it has no opinion of its own. */
export const answersTo = (asked: Asked): Choice[] | undefined =>
  ANSWERS[asked.ask.kind as TiAsk['kind']]?.(asked)
