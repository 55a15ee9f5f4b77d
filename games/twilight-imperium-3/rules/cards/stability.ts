/** Temporary Stability ends when somebody discards three action cards. [TI-26.17] */

import { combinations, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import type { ActionCardId } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import type { TiState, TiView } from '../../state.ts'
import { discardActionCards } from '../action-cards.ts'
import { effectsOf } from '../effects.ts'
import { STABILITY } from '../windows/silence.ts'

export const DISCARDED = 3

/** Why these cards do not end it now. */
export function refuseEnding(
  view: TiView,
  seat: SeatId,
  cards: readonly ActionCardId[],
): Refusal | undefined {
  if (effectsOf(view, STABILITY).length === 0) return refuse('TI-26.17', 'noStability')
  if (view.asks.some(({ blind }) => blind)) return refuse('TI-26.17', 'blindNow')
  if (cards.length !== DISCARDED) return refuse('TI-26.17', 'cardCount', { count: DISCARDED })
  const hand = [...view.players[seat]!.actionCards]
  for (const card of cards) {
    const at = hand.indexOf(card)
    if (at < 0) return refuse('TI-26.01', 'noSuchCard')
    hand.splice(at, 1)
  }
  return undefined
}

/** Ways to end it, for lists: with the first cards of a large hand. */
export function waysToEnd(view: TiView, seat: SeatId): ActionCardId[][] {
  if (effectsOf(view, STABILITY).length === 0) return []
  const hand = view.players[seat]!.actionCards.flatMap(card => card ?? []).sort()
  const ways = combinations(hand.slice(0, LISTED), DISCARDED)
  return [...new Map(ways.map(cards => [cards.join(), cards])).values()]
}

const LISTED = 7

export function endStability(g: TiState, seat: SeatId, cards: readonly ActionCardId[]): void {
  discardActionCards(g, seat, cards)
  g.effects = g.effects.filter(({ id }) => id !== STABILITY)
  say(g, line('log.endsStability', { seat: ref('seat', seat), card: ref('actionCard', STABILITY) }))
}
