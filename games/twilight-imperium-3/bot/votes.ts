/** How a bot votes. */
import { PLANETS, POLITICAL_CARDS, type PoliticalCardId } from '../data/index.ts'
import { partnersOf } from '../numbers/trade.ts'
import { votesOf } from '../numbers/votes.ts'
import { countOf } from '../rules/counts.ts'
import { unitsOnMap } from '../rules/limits.ts'
import { specialtiesOf, VOICE } from '../rules/objectives/progress.ts'
import { ownerOf, planetsOf, unitsOn } from '../rules/planets.ts'
import { named } from '../rules/politics/outcomes.ts'
import type { Outcome } from '../rules/politics/steps.ts'
import type { Outlook } from './outlook.ts'
import { planetWorth } from './worth.ts'

/** Cards that are good for whoever is elected; of the others everybody wants another one to be elected. */
const BOONS: readonly string[] = [
  'council-elder',
  'crown-of-thalnos',
  'economic-revitalization',
  'emperor',
  'imperial-academy',
  'minister-of-commerce',
  'minister-of-exploration',
  'minister-of-internal-security',
  'minister-of-policy',
  'minister-of-war',
  'prophecy-of-ixth',
  'science-community-speaker',
  'subsidized-industry',
  'subsidized-studies',
  'minister-of-peace',
  'the-crown-of-emphidia',
  'veto-power',
] satisfies PoliticalCardId[]

/** How much of For a player wants, against Against: by the own position. */
const PREFERENCES: { readonly [card: string]: (outlook: Outlook) => number } = {
  'ancient-artifact': ({ view, seat }) => (unitsNearMecatol(view, seat) ? -1 : 1.5),
  'arms-reduction': ({ view, seat }) =>
    1.5 -
    Math.max(0, unitsOnMap(view, seat, 'cruiser') - 4) * 2 -
    Math.max(0, unitsOnMap(view, seat, 'dreadnought') - 2) * 4,
  'class-struggle': ({ view, rivals, me }) =>
    Math.max(0, ...rivals.map(seat => view.players[seat]!.tradeGoods)) > me.tradeGoods ? 1.5 : -1.5,
  'colonial-redistribution': outlook => ahead(outlook) * -4,
  'colonization-licensing': ({ view, seat, rounds }) => planetsOf(view, seat).length / 4 - rounds * 0.5,
  'cost-overruns': ({ me }) => -Math.min(me.tradeGoods, 6),
  'defend-the-jewel': ({ view, seat }) => (unitsNearMecatol(view, seat) ? 3 : -1),
  'diversified-income': ({ view, seat }) => 0.5 + new Set(specialtiesOf(view, seat)).size,
  'fighter-tax': ({ view, seat }) => Math.min(3, unitsOnMap(view, seat, 'fighter')) * 0.5 - 0.5,
  'free-trade': ({ view, seat, me }) =>
    (partnersOf(view, seat).length > 0 ? 2 : 0) + Math.min(2, me.tradeGoods),
  'glory-of-the-empire': ({ view, seat }) => (unitsNearMecatol(view, seat) ? 4 : -2),
  'holder-of-mecatol-rex': ({ view, seat }) => (ownerOf(view, 'mecatol-rex') === seat ? -1 : 0.3),
  'humane-labor': () => -1,
  'imperial-containment': outlook => ahead(outlook) * -3,
  'imperial-mandate': outlook => ahead(outlook) * 3,
  'imperial-peace': ({ view, seat }) => (ownerOf(view, 'mecatol-rex') === seat ? 3 : -1),
  'interstellar-arms-dealers': () => 2,
  'labor-force-politics': () => -2,
  'limits-to-individual-power': ({ me }) => 2 - me.actionCards.length,
  'mass-mobilization': ({ view, seat }) =>
    planetsOf(view, seat).filter(planet => countOf(unitsOn(view, planet), 'groundForce') > 0).length * 0.4,
  'open-the-trade-routes-base': ({ view, seat }) => partnersOf(view, seat).length,
  'recognize-accomplishments': ({ me }) => Math.min(3, me.claimed.length) - 1,
  'planetary-security': ({ view, seat }) =>
    1.5 -
    2 * planetsOf(view, seat).filter(planet => countOf(unitsOn(view, planet), 'groundForce') === 0).length,
  'regressive-rhetoric': () => -1,
  'regulated-conscription': () => -1.5,
  'research-grant': () => 1,
  'resource-management': ({ me }) => (me.tradeGoods > 5 ? -3 : 0.5),
  'seed-of-an-empire': outlook => ahead(outlook) * 5,
  'sharing-of-technology': () => 1,
  'warship-commission': () => 3,
  'trade-war': ({ view, seat }) => -2 * partnersOf(view, seat).length,
  'unconventional-weapons': ({ view, seat }) =>
    -unitsOnMap(view, seat, 'dreadnought') - 2 * unitsOnMap(view, seat, 'warSun'),
}

const unitsNearMecatol = (view: Outlook['view'], seat: string) => view.planets['mecatol-rex']?.by === seat

/** 1 for the leader, −1 for the last. */
function ahead({ view, seat, rivals }: Outlook): number {
  const best = view.players[rivals[0]!]?.points ?? 0
  return Math.max(-1, Math.min(1, (view.players[seat]!.points - best + 0.2) / 2))
}

/** A point for the own seat; for somebody else it is worth what that brings them closer, and what it takes from its holder. */
function voiceWorth({ view, seat, point, rivals }: Outlook, id: string): number {
  if (id === seat) return point
  const isHeld = view.players[id]!.claimed.includes(VOICE)
  return (isHeld ? 0 : -1) * (rivals.length - rivals.indexOf(id))
}

/** Whether the player has more votes than anybody else, and does not hold the card already. */
export const canBeVoice = ({ view, seat, me, rivals }: Outlook): boolean =>
  !me.claimed.includes(VOICE) &&
  rivals.every(other => votesOf(view, other).total <= votesOf(view, seat).total)

function electedWorth(outlook: Outlook, card: string, id: string): number {
  const { view, seat, rivals } = outlook
  const isBoon = BOONS.includes(card)
  if (card === VOICE) return voiceWorth(outlook, id)
  if (view.players[id]) {
    if (id === seat) return isBoon ? 3 : -3
    const rank = (rivals.length - rivals.indexOf(id)) / rivals.length
    return (isBoon ? -1 : 1) * rank
  }
  const owner = PLANETS[id] && ownerOf(view, id)
  if (owner !== undefined)
    return owner === seat ? -planetWorth(outlook, id) : electedWorth(outlook, card, owner) * 1.5
  return 0
}

/** What an outcome is worth to the player, compared with others of its card. */
export function outcomeWorth(outlook: Outlook, card: PoliticalCardId, outcome: Outcome): number {
  if (POLITICAL_CARDS[card].vote === 'forAgainst') {
    const liking = PREFERENCES[card]?.(outlook) ?? 0.1
    return outcome === 'for' ? liking : -liking
  }
  return named(outcome).reduce((sum, id) => sum + electedWorth(outlook, card, id), 0)
}
