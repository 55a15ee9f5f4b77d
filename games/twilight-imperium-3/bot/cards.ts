/** Action cards: what it is worth to play one like this now. */

import type { SeatId } from '../../kit/index.ts'
import { type ActionCardId, PLANETS, type PlanetId, type RaceAbility, UNITS, WINDOWS } from '../data/index.ts'
import { combatValue } from '../numbers/combat.ts'
import { partnersOf } from '../numbers/trade.ts'
import { sustains } from '../numbers/units.ts'
import { hitsAgainst } from '../rules/battle/dice.ts'
import { enemyOf } from '../rules/battle/enemy.ts'
import type { ArgsOf } from '../rules/cards/index.ts'
import type { AtDie, AtShip } from '../rules/cards/types.ts'
import { activatedBy } from '../rules/counters.ts'
import { countOf } from '../rules/counts.ts'
import { unitsOnMap } from '../rules/limits.ts'
import { cellOf, homePlanetsOf, ownerOf, planetsIn, planetsOf, unitsOn } from '../rules/planets.ts'
import { votesFor, winning } from '../rules/politics/agenda.ts'
import { fleetOf, shipsOf } from '../rules/space.ts'
import { printedOf } from '../rules/strategic/action.ts'
import type { CardArgs, CardPlay, Moment } from '../state-cards.ts'
import { after, isClose, type Outlook } from './outlook.ts'
import { isHopeless, retreatWorth } from './retreats.ts'
import { spendable } from './saving.ts'
import { cardWorth } from './strategy.ts'
import { fleetForce, odds, priceOf } from './strength.ts'
import { technologyWorth } from './technologies.ts'
import { riskAt } from './threats.ts'
import { outcomeWorth } from './votes.ts'
import { lossWorth, objectivesWorth, planetWorth } from './worth.ts'

type Gain<Args = CardArgs> = (outlook: Outlook, args: Args, moment: Moment) => number

/** How much it helps to harm somebody: the leader is everybody's enemy. */
function enmity(outlook: Outlook, seat: SeatId | undefined): number {
  const { rivals } = outlook
  if (seat === undefined || seat === outlook.seat) return 0
  return (
    0.35 + 0.35 * (1 - rivals.indexOf(seat) / Math.max(1, rivals.length)) + (isClose(outlook, seat) ? 0.6 : 0)
  )
}

const harm = (outlook: Outlook, seat: SeatId | undefined, much: number) =>
  seat === outlook.seat ? -much : enmity(outlook, seat) * much

const harmAt = (outlook: Outlook, planet: PlanetId | undefined, share: number) => {
  const owner = planet === undefined ? undefined : ownerOf(outlook.view, planet)
  return owner === undefined ? 0 : harm(outlook, owner, planetWorth(outlook, planet!) * share)
}

/** How a space battle stands for the player, and what is at stake. */
function battleOf(outlook: Outlook): { chance: number; stake: number } {
  const { view, seat } = outlook
  const fight = view.invasion ?? view.battle
  if (!fight || ![fight.attacker, fight.defender].includes(seat)) return { chance: 0.5, stake: 0 }
  const other = fight.attacker === seat ? fight.defender : fight.attacker
  const { cell } = fight
  const own = fleetForce(view, seat, cell, fleetOf(view, cell, seat), fight.attacker === seat, other)
  const enemy = fleetForce(view, other, cell, fleetOf(view, cell, other), fight.defender === seat, seat)
  const planets = planetsIn(view, cell).reduce(
    (sum, planet) =>
      sum +
      (ownerOf(view, planet) === seat ? lossWorth(outlook, planet) : planetWorth(outlook, planet) * 0.6),
    0,
  )
  return { chance: odds(own, enemy), stake: own.cost + enemy.cost * 0.5 + planets * 0.4 }
}

/** What a little help is worth in a battle: much where it is close. */
const help: (much: number) => Gain = much => outlook => {
  const { chance, stake } = battleOf(outlook)
  return stake * much * 4 * chance * (1 - chance)
}

const freeShip =
  (much: number): Gain =>
  (outlook, { cell }) => {
    if (cell === undefined) return much
    const { view, seat } = outlook
    const fleet = fleetOf(view, cell, seat)
    const ships = { ...fleet, ships: { ...fleet.ships, destroyer: countOf(fleet.ships, 'destroyer') + 1 } }
    const space = { ...view.space, [cell]: { ...view.space[cell], [seat]: ships } }
    return much + objectivesWorth(after(outlook, { space })) - objectivesWorth(outlook)
  }

const diesThat = (needed: number) => Math.max(0, 11 - needed) / 10

/** What a ship is worth as a target: damage is repaired. */
const targetWorth = ({ view, seat }: Outlook, { seat: other, cell, ship }: AtShip) => {
  const isSound = sustains(view, other, ship) && countOf(fleetOf(view, cell, other).damaged, ship) === 0
  return priceOf(ship) * (isSound ? 0.35 : 1) * (other === seat ? -1 : 1)
}

/** Just as many votes as turn the vote, and no trade good more. */
function bribeWorth(outlook: Outlook, count: number): number {
  const { view, seat } = outlook
  const { card, votes } = view.agenda!
  const { outcome } = votes[seat]!
  const [leading, ...tied] = winning(view)
  if (leading === undefined || (leading === outcome && tied.length === 0)) return 0
  const rival = leading === outcome ? tied[0]! : leading
  if (count !== votesFor(view, rival) - votesFor(view, outcome!) + 1) return 0
  return outcomeWorth(outlook, card, outcome!) - outcomeWorth(outlook, card, rival) - count * 0.9
}

/** What silence is worth: cards of others, less own ones. */
const silenceWorth = ({ view, seat }: Outlook, others: readonly SeatId[]) =>
  others.reduce((sum, other) => sum + view.players[other]!.actionCards.length, 0) / others.length -
  view.players[seat]!.actionCards.length

/** It is kept, or goes with an own action that wants it anyway. */
const UNPLAYED = null

const GAINS: { readonly [card in ActionCardId]: Gain<ArgsOf<card>> | typeof UNPLAYED } = {
  'advanced-reinforcements': (outlook, { planet }) => 1.2 + Math.min(2, riskOn(outlook, planet) * 0.4),
  'alien-technology': (outlook, { technology }) => technologyWorth(outlook, technology) - 3.5,
  bribery: (outlook, { count }) => bribeWorth(outlook, count),
  'communications-breakdown': outlook => {
    const { battle } = outlook.view
    const enemy = battle && enemyOf(battle, outlook.seat)
    return enemy ? Math.min(1, silenceWorth(outlook, [enemy]) * 0.25) * help(0.2)(outlook, {}, NOWHERE) : 0
  },
  'courageous-to-the-end': ({ view, seat }, { ship }) => {
    const { cell, attacker } = view.battle!
    const situation = { seat, cell, rollFor: 'lastShot', attacking: seat === attacker } as const
    return 2 * diesThat(combatValue(view, ship, situation).total) * 1.4
  },
  'direct-hit': (outlook, { ship }) => help(0.25)(outlook, {}, NOWHERE) + priceOf(ship) * 0.6,
  'enhanced-armor': ({ view, seat, me }) =>
    me.counters.command > 0 ? unitsOnMap(view, seat, 'cruiser') * 0.5 : 0,
  'equipment-sabotage': (outlook, { planet }) =>
    harm(
      outlook,
      ownerOf(outlook.view, planet),
      Math.min(2, countOf(unitsOn(outlook.view, planet), 'pds')) * 1.8,
    ),
  'experimental-weaponry': help(0.18),
  'faulty-targeting-systems': (outlook, args, moment) =>
    moment.id === WINDOWS.cardPlayed
      ? sabotageWorth(outlook, args, moment)
      : args.die
        ? recheckWorth(outlook, args)
        : 0,
  // A whole turn before the others: for whoever has counters for it.
  'first-strike': ({ me }) => (me.counters.command >= 3 ? 2.5 : 0),
  'flanking-tactic': outlook => (battleOf(outlook).chance > 0.65 ? battleOf(outlook).stake * 0.1 : 0),
  'flawless-strategy': (outlook, { card }) => cardWorth(outlook, card) * 0.7,
  'friendly-fire': outlook => {
    const { battle } = outlook.view
    const enemy = battle && enemyOf(battle, outlook.seat)
    const fighters = enemy ? countOf(shipsOf(outlook.view, battle.cell, enemy), 'fighter') : 0
    return Math.floor(fighters / 2) * 0.6 + help(0.1)(outlook, {}, NOWHERE)
  },
  'master-of-fate': () => 2.5,
  'military-foresight': (_, { unit }) => priceOf(unit),
  'ruinous-tariffs': (outlook, { seat }) =>
    outlook.view.players[seat]!.tradeGoods * (0.5 + enmity(outlook, seat)) - 1.5,
  'rule-by-terror': outlook => 1 + help(0.25)(outlook, {}, NOWHERE),
  'strategic-planning': ({ me }) => Math.min(3, me.counters.strategy) + 1,
  // What is built before the battle fights in it.
  'surprise-assault': outlook =>
    spendable(outlook, 'resources') >= 2 ? 2 + help(0.35)(outlook, {}, NOWHERE) : 0,
  'target-their-flagship': (outlook, args) => {
    const { view, seat } = outlook
    const { cell, attacker } = view.battle!
    const situation = { seat, cell, rollFor: 'shot', attacking: seat === attacker } as const
    const ship = args.unit
    const chance = diesThat(combatValue(view, ship, situation).total)
    return chance * (targetWorth(outlook, args) - UNITS[ship].dice * 0.8)
  },
  'temporary-stability': outlook => silenceWorth(outlook, outlook.rivals) * 0.8,
  armistice: (outlook, { planet }) =>
    outlook.skill.minds && planet !== undefined ? Math.min(4, riskOn(outlook, planet)) * 0.8 : 0.5,
  'civil-defense': (outlook, { planet }) => 2 + Math.min(3, riskOn(outlook, planet) * 0.7),
  'command-summit': () => 5,
  'cultural-crisis': (outlook, { seat }) => harm(outlook, seat, 2.6),
  'diplomatic-immunity': (outlook, { cell }) => Math.min(4, riskAt(outlook, outlook.view, cell)),
  'direct-hit-base': (outlook, { ship }) => help(0.25)(outlook, {}, NOWHERE) + priceOf(ship) * 0.6,
  disclosure: (outlook, { seat }) => harm(outlook, seat, 2),
  discredit: (outlook, { seat }) => dislikedVote(outlook, seat),
  'dug-in': () => 1.6,
  'emergency-repairs': ({ view, seat }, { cell }) =>
    countOf(fleetOf(view, cell, seat).damaged, 'dreadnought') * 1.2 +
    countOf(fleetOf(view, cell, seat).damaged, 'warSun') * 3 -
    1,
  'experimental-battlestation': outlook => 2 + (outlook.view.action ? 1.5 : 0),
  'fighter-prototype': (outlook, { cell }) =>
    countOf(shipsOf(outlook.view, cell, outlook.seat), 'fighter') * 0.7,
  'ghost-ship': freeShip(1.3),
  'good-year': ({ view, seat }) => planetsOf(view, seat).length - homePlanetsOf(view, seat).length - 1,
  'influence-in-the-merchants-guild': (outlook, { seats }) =>
    seats.reduce((sum, seat) => sum + harm(outlook, seat, 2.4), 0),
  insubordination: (outlook, { seat }) => harm(outlook, seat, 4),
  'into-the-breach': help(0.35),
  'local-unrest': (outlook, { planet }) =>
    harmAt(outlook, planet, countOf(unitsOn(outlook.view, planet), 'groundForce') <= 1 ? 1 : 0.25),
  'lucky-shot': (outlook, { seat, ship }) => harm(outlook, seat, priceOf(ship) * 1.3),
  'master-of-trade': ({ me }, { planets }) =>
    (me.counters.command > 0 ? planets.reduce((sum, planet) => sum + PLANETS[planet].resources, 0) : 0) - 0.5,
  minelayers: help(0.3),
  'morale-boost': help(0.16),
  multiculturalism: (_, { ability }) => ABILITIES[ability] ?? 0.5,
  plague: (outlook, { planet }) =>
    harm(outlook, ownerOf(outlook.view, planet), countOf(unitsOn(outlook.view, planet), 'groundForce') * 0.4),
  'policy-paralysis': (outlook, { seat }) => harm(outlook, seat, 1.6),
  privateers: (outlook, { seat }) => outlook.view.players[seat]!.tradeGoods * (0.5 + enmity(outlook, seat)),
  'productivity-spike': (_, { planet }) => PLANETS[planet].influence * 0.6,
  'public-disgrace': (outlook, _, { cause }) =>
    cardWorth(outlook, printedOf(cause.card!)) * 0.22 -
    2 +
    (cause.card?.startsWith('imperial') && isClose(outlook, cause.seat!) ? 20 : 0),
  'rally-of-the-people': () => 5,
  'rare-mineral': () => 3,
  recheck: recheckWorth,
  reparations: (outlook, { planet }) => 1 + harmAt(outlook, planet, 0.3),
  'rise-of-a-messiah': ({ view, seat }) => planetsOf(view, seat).length * 0.5 - 0.5,
  'ruinous-tariffs-base': (outlook, { seat }) =>
    outlook.view.players[seat]!.tradeGoods * (0.5 + enmity(outlook, seat)) - 1.5,
  sabotage: sabotageWorth,
  'scientist-assassination': (outlook, { seat }) => harm(outlook, seat, 3),
  'secret-industrial-agent': (outlook, { planet }) => harm(outlook, ownerOf(outlook.view, planet), 5.5),
  'shields-holding': outlook =>
    Math.min(2, hitsAgainst(outlook.view, outlook.seat)) * 1.6 + help(0.1)(outlook, {}, NOWHERE),
  'signal-jamming': (outlook, { seat, cell }) => harm(outlook, seat, shipsIn(outlook, seat, cell) * 0.9),
  'skilled-retreat': (outlook, { to }) => (isHopeless(outlook) ? retreatWorth(outlook, to) : 0),
  'spacedock-accident': (outlook, { planet }) => harm(outlook, ownerOf(outlook.view, planet), 3),
  'star-of-death': (outlook, { planet }) =>
    harm(
      outlook,
      ownerOf(outlook.view, planet),
      countOf(unitsOn(outlook.view, planet), 'groundForce') * 0.9 - 1,
    ),
  'stellar-criminals': (outlook, { seat }) =>
    harm(
      outlook,
      seat,
      planetsOf(outlook.view, seat).filter(planet => !outlook.view.planets[planet]!.exhausted).length * 0.6,
    ),
  'strategic-bombardment': (outlook, { cell }) => harmIn(outlook, cell, 0.12),
  'successful-spy': (outlook, { seat }) => 3 + harm(outlook, seat, 1.5),
  synchronicity: () => 3,
  'tech-bubble': ({ me }) => (me.counters.strategy > 1 ? 2 : 0),
  thugs: (outlook, { seat }) => harm(outlook, seat, 1.8),
  'trade-stop': ({ view, seat }) => 2 - partnersOf(view, seat).length * 3,
  'unexpected-action': ({ view, seat }, { cell }) =>
    activatedBy(view, seat).length > 0 ? 0.5 + 0.8 * shipsIn({ view }, seat, cell) : 0,
  uprising: (outlook, { cell }) => harmIn(outlook, cell, 0.14),
  usurper: () => 1.8,
  veto: outlook => -bestOutcome(outlook) + 0.2,
  'voluntary-annexation': (outlook, { planet }) => planetWorth(outlook, planet) + 1.5,
  'chemical-warfare': (outlook, { planet }) => countOf(unitsOn(outlook.view, planet), 'groundForce') * 0.8,
  'corporate-sponsorship': UNPLAYED,
  'council-dissolved': UNPLAYED,
  'determine-policy': UNPLAYED,
  'fantastic-rhetoric': UNPLAYED,
  'flank-speed': UNPLAYED,
  'focused-research': UNPLAYED,
  'grand-armada': UNPLAYED,
  'in-the-silence-of-space': UNPLAYED,
  'massive-transport': UNPLAYED,
  patrol: UNPLAYED,
  'political-stability': UNPLAYED,
  'strategic-flexibility': UNPLAYED,
  'strategic-shift': UNPLAYED,
  'touch-of-genius': UNPLAYED,
  transport: UNPLAYED,
  'war-footing': UNPLAYED,
}

/** Of a card that comes with what is chosen for it. */
const gainOf = (card: ActionCardId) => GAINS[card] as Gain | typeof UNPLAYED

const NOWHERE: Moment = { id: WINDOWS.any, cause: {}, n: 0 }

/** What an ability of another race is worth for a round. */
const ABILITIES: { readonly [ability in RaceAbility]?: number } = {
  unrelenting: 3,
  researchCollective: 3,
  versatile: 2.5,
  scheming: 2.2,
  armada: 1.5,
  mastersOfTrade: 2,
  orbitalDrop: 2,
  harrow: 1.8,
  pillage: 2,
  fragile: -5,
}

const riskOn = (outlook: Outlook, planet: PlanetId): number =>
  outlook.skill.minds ? riskAt(outlook, outlook.view, cellOf(outlook.view, planet)!) : 1

const shipsIn = ({ view }: Pick<Outlook, 'view'>, seat: SeatId, cell: string): number =>
  Object.values(shipsOf(view, cell, seat)).reduce((sum, count) => sum + count, 0)

const harmIn = (outlook: Outlook, cell: string, share: number): number =>
  planetsIn(outlook.view, cell).reduce(
    (sum, planet) => sum + (outlook.view.planets[planet]?.exhausted ? 0 : harmAt(outlook, planet, share)),
    0,
  )

/** A die of an enemy that hits, or an own one that does not. */
function recheckWorth({ view, seat }: Outlook, { die }: AtDie): number {
  const { volley, group, value } = die
  const rolled = view.volleys[volley]!
  const { needed } = rolled.groups[group]!
  const chance = (11 - needed) / 10
  if (rolled.against === seat && value >= needed) return 2.2 * (1 - chance)
  if (rolled.seat === seat && value < needed) return 2.2 * chance
  return 0
}

/** What the card does that somebody else has played. */
function sabotageWorth(outlook: Outlook, _: CardArgs, { cause: { play } }: Moment): number {
  const played = outlook.view.played.find(({ n }) => n === play)
  if (!played) return 0
  const { card, by, args } = played
  const { seat } = outlook
  const isMine =
    args.seat === seat || (args.planet !== undefined && ownerOf(outlook.view, args.planet) === seat)
  const theirs =
    gainOf(card)?.(
      {
        ...outlook,
        seat: by,
        me: { ...outlook.view.players[by]!, actionCards: [], secrets: [] },
      },
      args,
      played.moment,
    ) ?? 1
  return theirs * (isMine ? 0.9 : 0.25 + enmity(outlook, by) * 0.3) - 0.8
}

function bestOutcome(outlook: Outlook): number {
  const card = outlook.view.agenda?.card
  return card === undefined ? 0 : Math.max(outcomeWorth(outlook, card, 'for'), -3)
}

/** Somebody's vote for what this player does not want. */
function dislikedVote(outlook: Outlook, other: SeatId | undefined): number {
  const { agenda } = outlook.view
  const vote = other === undefined ? undefined : agenda?.votes[other]
  if (!agenda || !vote || vote.outcome === null) return 0
  return -outcomeWorth(outlook, agenda.card, vote.outcome) * Math.min(1, vote.count / 6)
}

/** What a card in the hand is worth, to be kept or to be discarded. */
export const holdingWorth = (card: ActionCardId): number => (KEPT.includes(card) ? 3 : GAINS[card] ? 2 : 1)

const KEPT: readonly ActionCardId[] = [
  'sabotage',
  'skilled-retreat',
  'direct-hit-base',
  'direct-hit',
  'shields-holding',
  'voluntary-annexation',
  'rally-of-the-people',
  'command-summit',
  'good-year',
  'rare-mineral',
]

/** What it brings to play a card like this. */
export function playWorth(outlook: Outlook, { card, args }: CardPlay, moment: Moment): number {
  const gain = gainOf(card)
  return gain ? gain(outlook, args, moment) : 0
}

/** Cards are played when they bring something: kept in a hand they bring nothing. */
export const WORTH_PLAYING = 1.1
