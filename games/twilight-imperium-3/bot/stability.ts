/** Temporary Stability silences everybody's action cards; three of them end it. [TI-26.17] */
import type { ActionCardId } from '../data/index.ts'
import { DISCARDED, refuseEnding } from '../rules/cards/stability.ts'
import { holdingWorth } from './cards.ts'
import type { Outlook } from './outlook.ts'

/** So many more cards than the others hold on average are worth three that are not missed. */
const MORE = 4

/** The cards that end it, where silence harms this player most. */
export function cardsAgainstStability({
  view,
  seat,
  me,
  rivals,
  skill,
}: Outlook): ActionCardId[] | undefined {
  const hand = me.actionCards.flatMap(card => card ?? [])
  const others = rivals.reduce((sum, rival) => sum + view.players[rival]!.actionCards.length, 0)
  if (!skill.minds || hand.length < others / Math.max(1, rivals.length) + MORE) return undefined
  const least = hand.toSorted((one, other) => holdingWorth(one) - holdingWorth(other)).slice(0, DISCARDED)
  return refuseEnding(view, seat, least) ? undefined : least
}
