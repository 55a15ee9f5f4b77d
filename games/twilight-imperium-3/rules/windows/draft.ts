/** Cards that a player plays with an own action: nobody else is asked, so they are part of it. [TI-26.02, W07, W22] */
import type { Refusal, SeatId } from '../../../kit/index.ts'
import { ACTION_CARDS, type WindowId } from '../../data/index.ts'
import { refuse } from '../../line.ts'
import type { TiState, TiView } from '../../state.ts'
import type { CardPlay, Cause, Moment } from '../../state-cards.ts'
import { copied } from '../cards/copying.ts'
import { effectOf } from '../effects.ts'
import { kindsIn } from './kinds.ts'
import { layDown, momentOf, playsAt, refusePlay, reveal } from './plays.ts'

/** The situation gets its number when the cards are played. */
const momentIn = (id: WindowId, cause: Cause): Moment => ({ id, cause, n: 0 })

/** Why cards cannot be played together with an action. */
export function refuseDraftCards(
  view: TiView,
  seat: SeatId,
  id: WindowId,
  cause: Cause,
  cards: readonly CardPlay[] = [],
): Refusal | undefined {
  if (new Set(cards.map(({ card }) => card)).size !== cards.length) return refuse('TI-26.08', 'playedAlready')
  for (const play of cards) {
    if (!kindsIn(id).includes(play.card)) return refuse('TI-26.02', 'notNow')
    const refusal = refusePlay(view, seat, momentIn(id, cause), play)
    if (refusal) return refusal
  }
  return undefined
}

/** What a player would see if these cards held. */
export function withCards(view: TiView, seat: SeatId, cards: readonly CardPlay[] = []): TiView {
  if (cards.length === 0) return view
  const lasting = cards.map(copied).filter(({ card }) => ACTION_CARDS[card].lasts)
  const effects = [...view.effects, ...lasting.map(play => effectOf({ ...play, by: seat }))]
  const paid = cards.flatMap(({ args: { payment, price } }) => [payment, price].flatMap(one => one ?? []))
  if (paid.length === 0) return { ...view, effects }
  const exhausted = paid.flatMap(({ planets }) => planets).filter(planet => view.planets[planet])
  const player = view.players[seat]!
  const spent = paid.reduce((sum, { tradeGoods }) => sum + tradeGoods, 0)
  return {
    ...view,
    effects,
    planets: {
      ...view.planets,
      ...Object.fromEntries(
        exhausted.map(planet => [planet, { ...view.planets[planet]!, exhausted: true as const }]),
      ),
    },
    players: { ...view.players, [seat]: { ...player, tradeGoods: player.tradeGoods - spent } },
  }
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
  playsAt(view, seat, momentIn(id, cause)).filter(({ card }) => kindsIn(id).includes(card))
