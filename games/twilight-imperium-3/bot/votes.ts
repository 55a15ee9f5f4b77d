/** How a bot votes. */

import { POLITICAL_CARDS, type PoliticalCardId } from '../data/index.ts'
import { isPlanet } from '../numbers/planets.ts'
import { votesOf } from '../numbers/votes.ts'
import { VOICE } from '../rules/objectives/progress.ts'
import { ownerOf } from '../rules/planets.ts'
import { named } from '../rules/politics/outcomes.ts'
import type { Outcome } from '../rules/politics/steps.ts'
import { BOONS, blessingOf, ELECTED, PREFERENCES } from './agendas.ts'
import type { Outlook } from './outlook.ts'
import { planetWorth } from './worth.ts'

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

/** How much it matters what a rival has: 1 for whoever has most points, less for each after them. */
const menace = ({ rivals }: Outlook, rival: string): number =>
  (rivals.length - rivals.indexOf(rival)) / rivals.length

/** What one of several rivals gains or loses, beside what is one's own. */
const TO_OTHERS = 0.5

function electedWorth(outlook: Outlook, card: PoliticalCardId, id: string): number {
  const { view, seat, leaning } = outlook
  const isBoon = BOONS.includes(card)
  if (card === VOICE) return voiceWorth(outlook, id)
  if (view.players[id])
    return id === seat ? (isBoon ? 3 : -3) * leaning.office : (isBoon ? -1 : 1) * menace(outlook, id)
  const owner = isPlanet(id) ? ownerOf(view, id) : undefined
  if (isPlanet(id) && owner !== undefined) {
    const worth = isBoon ? blessingOf(outlook, card, id) : -planetWorth(outlook, id)
    return owner === seat ? worth : -worth * menace(outlook, owner) * TO_OTHERS
  }
  return ELECTED[card]?.(outlook, id) ?? 0
}

/** What an outcome is worth to the player, compared with others of its card. */
export function outcomeWorth(outlook: Outlook, card: PoliticalCardId, outcome: Outcome): number {
  if (POLITICAL_CARDS[card].vote === 'forAgainst') {
    const liking = PREFERENCES[card]!(outlook)
    return outcome === 'for' ? liking : -liking
  }
  return named(outcome).reduce((sum, id) => sum + electedWorth(outlook, card, id), 0)
}
