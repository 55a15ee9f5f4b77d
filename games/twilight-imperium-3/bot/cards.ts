/** Action cards: what it is worth to play one like this now. */
import type { SeatId } from '../../kit/index.ts'
import { type ActionCardId, PLANETS } from '../data/index.ts'
import { partnersOf } from '../numbers/trade.ts'
import { hitsAgainst } from '../rules/battle/dice.ts'
import { activatedBy } from '../rules/counters.ts'
import { countOf } from '../rules/counts.ts'
import { cellOf, homePlanetsOf, ownerOf, planetsIn, planetsOf, unitsOn } from '../rules/planets.ts'
import { fleetOf, shipsOf } from '../rules/space.ts'
import type { CardArgs, CardPlay, Moment } from '../rules/windows/types.ts'
import { after, isClose, type Outlook } from './outlook.ts'
import { retreatWorth } from './retreats.ts'
import { cardWorth } from './strategy.ts'
import { fleetForce, odds, priceOf } from './strength.ts'
import { riskAt } from './threats.ts'
import { outcomeWorth } from './votes.ts'
import { lossWorth, objectivesWorth, planetWorth } from './worth.ts'

type Gain = (outlook: Outlook, args: CardArgs, moment: Moment) => number

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

const harmAt = (outlook: Outlook, planet: string | undefined, share: number) => {
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
  const own = fleetForce(view, seat, cell, fleetOf(view, cell, seat), fight.attacker === seat)
  const enemy = fleetForce(view, other, cell, fleetOf(view, cell, other), fight.defender === seat)
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

const GAINS: { readonly [card in ActionCardId]?: Gain } = {
  armistice: (outlook, { planet }) =>
    outlook.skill.minds && planet !== undefined ? Math.min(4, riskOn(outlook, planet)) * 0.8 : 0.5,
  'civil-defense': (outlook, { planet }) => 2 + Math.min(3, riskOn(outlook, planet!) * 0.7),
  'command-summit': () => 5,
  'cultural-crisis': (outlook, { seat }) => harm(outlook, seat, 2.6),
  'diplomatic-immunity': (outlook, { cell }) => Math.min(4, riskAt(outlook, outlook.view, cell!)),
  'direct-hit-base': (outlook, { ship }) => help(0.25)(outlook, {}, NOWHERE) + priceOf(ship!) * 0.6,
  disclosure: (outlook, { seat }) => harm(outlook, seat, 2),
  discredit: (outlook, { seat }) => dislikedVote(outlook, seat),
  'dug-in': () => 1.6,
  'emergency-repairs': ({ view, seat }, { cell }) =>
    countOf(fleetOf(view, cell!, seat).damaged, 'dreadnought') * 1.2 +
    countOf(fleetOf(view, cell!, seat).damaged, 'warSun') * 3 -
    1,
  'experimental-battlestation': outlook => 2 + (outlook.view.action ? 1.5 : 0),
  'fighter-prototype': (outlook, { cell }) =>
    countOf(shipsOf(outlook.view, cell!, outlook.seat), 'fighter') * 0.7,
  'ghost-ship': freeShip(1.3),
  'good-year': ({ view, seat }) => planetsOf(view, seat).length - homePlanetsOf(view, seat).length - 1,
  'influence-in-the-merchants-guild': (outlook, { seats = [] }) =>
    seats.reduce((sum, seat) => sum + harm(outlook, seat, 2.4), 0),
  insubordination: (outlook, { seat }) => harm(outlook, seat, 4),
  'into-the-breach': help(0.35),
  'local-unrest': (outlook, { planet }) =>
    harmAt(outlook, planet, countOf(unitsOn(outlook.view, planet!), 'groundForce') <= 1 ? 1 : 0.25),
  'lucky-shot': (outlook, { seat, ship }) => harm(outlook, seat, priceOf(ship!) * 1.3),
  'master-of-trade': ({ me }, { planets = [] }) =>
    (me.counters.command > 0 ? planets.reduce((sum, planet) => sum + PLANETS[planet]!.resources, 0) : 0) -
    0.5,
  minelayers: help(0.3),
  'morale-boost': help(0.16),
  multiculturalism: (_, { ability }) => ABILITIES[ability!] ?? 0.5,
  plague: (outlook, { planet }) =>
    harm(
      outlook,
      ownerOf(outlook.view, planet!),
      countOf(unitsOn(outlook.view, planet!), 'groundForce') * 0.4,
    ),
  'policy-paralysis': (outlook, { seat }) => harm(outlook, seat, 1.6),
  privateers: (outlook, { seat }) => outlook.view.players[seat!]!.tradeGoods * (0.5 + enmity(outlook, seat)),
  'productivity-spike': (_, { planet }) => PLANETS[planet!]!.influence * 0.6,
  'public-disgrace': (outlook, _, { cause }) =>
    cardWorth(outlook, cause.card!) * 0.22 -
    2 +
    (cause.card?.startsWith('imperial') && isClose(outlook, cause.seat!) ? 20 : 0),
  'rally-of-the-people': () => 5,
  'rare-mineral': () => 3,
  recheck: recheckWorth,
  reparations: (outlook, { planet }) => 1 + harmAt(outlook, planet, 0.3),
  'rise-of-a-messiah': ({ view, seat }) => planetsOf(view, seat).length * 0.5 - 0.5,
  'ruinous-tariffs-base': (outlook, { seat }) =>
    outlook.view.players[seat!]!.tradeGoods * (0.5 + enmity(outlook, seat)) - 1.5,
  sabotage: sabotageWorth,
  'scientist-assassination': (outlook, { seat }) => harm(outlook, seat, 3),
  'secret-industrial-agent': (outlook, { planet }) => harm(outlook, ownerOf(outlook.view, planet!), 5.5),
  'shields-holding': outlook =>
    Math.min(2, hitsAgainst(outlook.view, outlook.seat)) * 1.6 + help(0.1)(outlook, {}, NOWHERE),
  'signal-jamming': (outlook, { seat, cell }) => harm(outlook, seat, shipsIn(outlook, seat!, cell!) * 0.9),
  'skilled-retreat': (outlook, { cell }) =>
    battleOf(outlook).chance < 0.3 && cell !== undefined ? retreatWorth(outlook, cell) * 0.6 : 0,
  'spacedock-accident': (outlook, { planet }) => harm(outlook, ownerOf(outlook.view, planet!), 3),
  'star-of-death': (outlook, { planet }) =>
    harm(
      outlook,
      ownerOf(outlook.view, planet!),
      countOf(unitsOn(outlook.view, planet!), 'groundForce') * 0.9 - 1,
    ),
  'stellar-criminals': (outlook, { seat }) =>
    harm(
      outlook,
      seat,
      planetsOf(outlook.view, seat!).filter(planet => !outlook.view.planets[planet]!.exhausted).length * 0.6,
    ),
  'strategic-bombardment': (outlook, { cell }) => harmIn(outlook, cell!, 0.12),
  'successful-spy': (outlook, { seat }) => 3 + harm(outlook, seat, 1.5),
  synchronicity: () => 3,
  'tech-bubble': ({ me }) => (me.counters.strategy > 1 ? 2 : 0),
  thugs: (outlook, { seat }) => harm(outlook, seat, 1.8),
  'trade-stop': ({ view, seat }) => 2 - partnersOf(view, seat).length * 3,
  'unexpected-action': ({ view, seat }, { cell }) =>
    activatedBy(view, seat).length > 0 ? 0.5 + 0.8 * shipsIn({ view }, seat, cell!) : 0,
  uprising: (outlook, { cell }) => harmIn(outlook, cell!, 0.14),
  usurper: () => 1.8,
  veto: outlook => -bestOutcome(outlook) + 0.2,
  'voluntary-annexation': (outlook, { planet }) => planetWorth(outlook, planet!) + 1.5,
  'chemical-warfare': (outlook, { planet }) => countOf(unitsOn(outlook.view, planet!), 'groundForce') * 0.8,
}

const NOWHERE: Moment = { id: 'any', cause: {}, n: 0 }

/** What an ability of another race is worth for a round. */
const ABILITIES: { readonly [ability: string]: number } = {
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

const riskOn = (outlook: Outlook, planet: string): number =>
  outlook.skill.minds ? riskAt(outlook, outlook.view, cellOf(outlook.view, planet)!) : 1

const shipsIn = ({ view }: Pick<Outlook, 'view'>, seat: SeatId, cell: string): number =>
  Object.values(shipsOf(view, cell, seat)).reduce((sum, count) => sum + count, 0)

const harmIn = (outlook: Outlook, cell: string, share: number): number =>
  planetsIn(outlook.view, cell).reduce(
    (sum, planet) => sum + (outlook.view.planets[planet]?.exhausted ? 0 : harmAt(outlook, planet, share)),
    0,
  )

/** A die of an enemy that hits, or an own one that does not. */
function recheckWorth({ view, seat }: Outlook, { die }: CardArgs): number {
  const { volley, group, value } = die!
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
    GAINS[card]?.(
      {
        ...outlook,
        seat: by,
        me: { ...outlook.view.players[by]!, actionCards: [], secrets: [] } as Outlook['me'],
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
export const holdingWorth = (card: string): number =>
  [
    'sabotage',
    'skilled-retreat',
    'direct-hit-base',
    'shields-holding',
    'voluntary-annexation',
    'rally-of-the-people',
    'command-summit',
    'good-year',
    'rare-mineral',
  ].includes(card)
    ? 3
    : (GAINS as { [card: string]: Gain })[card]
      ? 2
      : 1

/** What it brings to play a card like this. */
export function playWorth(outlook: Outlook, { card, args }: CardPlay, moment: Moment): number {
  const gain = GAINS[card]
  return gain ? gain(outlook, args, moment) : 0
}

/** Cards are played when they bring something: kept in a hand they bring nothing. */
export const WORTH_PLAYING = 1.1
