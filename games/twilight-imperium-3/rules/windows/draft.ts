/** Cards that a player plays with an own action: nobody else is asked, so they are part of it. [TI-26.02, W07, W22] */
import { type Refusal, refuse, type SeatId } from '../../../kit/index.ts'
import { ACTION_CARDS, type WindowId } from '../../data/index.ts'
import type { TiState, TiView } from '../../state.ts'
import { effectOf } from '../effects.ts'
import { layDown, momentOf, playsAt, refusePlay, reveal } from './plays.ts'
import type { CardPlay, Cause, Moment } from './types.ts'

/** The situation gets its number when the cards are played. */
const momentIn = (id: WindowId, cause: Cause): Moment => ({ id, cause, n: 0 })

/** Why cards cannot be played together with an action. */
export function refuseDraftCards(
  view: TiView,
  seat: SeatId,
  id: WindowId,
  cause: Cause,
  cards: readonly { card: string; args: CardPlay['args'] }[] = [],
): Refusal | undefined {
  if (new Set(cards.map(({ card }) => card)).size !== cards.length) return refuse('TI-26.08', 'playedAlready')
  for (const play of cards) {
    const refusal = refusePlay(view, seat, momentIn(id, cause), play)
    if (refusal) return refusal
  }
  return undefined
}

/** What a player would see if these cards held. */
export function withCards(view: TiView, seat: SeatId, cards: readonly CardPlay[] = []): TiView {
  const lasting = cards.filter(({ card }) => ACTION_CARDS[card].lasts)
  if (lasting.length === 0) return view
  return { ...view, effects: [...view.effects, ...lasting.map(play => effectOf({ ...play, by: seat }))] }
}

/** Reveals them; each can be cancelled before what follows. */
export function playDraftCards(
  g: TiState,
  seat: SeatId,
  id: WindowId,
  cause: Cause,
  cards: readonly CardPlay[] = [],
): void {
  if (cards.length === 0) return
  const moment = momentOf(g, id, cause)
  reveal(
    g,
    cards.map(play => layDown(g, seat, moment, play)),
  )
}

/** Single cards of the hand that could be played with an action. */
export const draftCards = (view: TiView, seat: SeatId, id: WindowId, cause: Cause): CardPlay[] =>
  playsAt(view, seat, momentIn(id, cause))
