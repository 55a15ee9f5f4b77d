/** Hacan exchange action cards with others in the status phase. [TI-31.14] */

import { ask, type Refusal, ref, refs, type SeatId, say, sayTo } from '../../kit/index.ts'
import type { ActionCardId } from '../data/index.ts'
import { line, refuse } from '../line.ts'
import { handLimitOf } from '../numbers/status.ts'
import type { CardOffer, TiChapter, TiState, TiView } from '../state.ts'
import { othersFrom } from './seats.ts'
import { doNext } from './steps.ts'

/** Offers to each of the others in one status phase, on the average. */
const OFFERS = 2

type Wish = Pick<CardOffer, 'to' | 'give' | 'take'>

const handOf = (view: TiView, seat: SeatId) => view.players[seat]!.actionCards.length

/** Whether all of these cards, as often as they are named, are in the hand. */
function holdsCards(view: TiView, seat: SeatId, cards: readonly ActionCardId[]): boolean {
  const hand = [...view.players[seat]!.actionCards]
  return cards.every(card => {
    const at = hand.indexOf(card)
    if (at >= 0) hand.splice(at, 1)
    return at >= 0
  })
}

/** [TI-31.01] */
export function refuseCardOffer(view: TiView, seat: SeatId, { to, give, take }: Wish): Refusal | undefined {
  if (!othersFrom(view, seat).includes(to)) return refuse('TI-31.14', 'nameOpponent')
  if (give.length === 0 || take === 0) return refuse('TI-31.14', 'exchangeCards')
  if (!holdsCards(view, seat, give)) return refuse('TI-31.14', 'noSuchCard')
  if (handOf(view, to) < take) return refuse('TI-31.14', 'fewerCards', { seat: ref('seat', to) })
  const fits = (one: SeatId, change: number) => handOf(view, one) + change <= handLimitOf(view, one)
  return fits(seat, take - give.length) && fits(to, give.length - take)
    ? undefined
    : refuse('TI-31.01', 'handFull')
}

export function offerCards(g: TiState, by: SeatId, { to, give, take }: Wish): void {
  g.cardOffer = { by, to, give, take }
  const who = { seat: ref('seat', by), other: ref('seat', to), take }
  const full = line('log.offersTheseCards', { ...who, cards: refs('actionCard', give) })
  sayTo(g, [by, to], full, line('log.offersCards', { ...who, count: give.length }))
  doNext(g, { do: 'answerCards' })
}

/** As many as were asked for, out of the own hand. */
export function refuseCardAnswer(
  view: TiView,
  seat: SeatId,
  cards: readonly ActionCardId[],
): Refusal | undefined {
  const { take } = view.cardOffer!
  if (cards.length !== take) return refuse('TI-31.14', 'cardCount', { count: take })
  return holdsCards(view, seat, cards) ? undefined : refuse('TI-31.14', 'noSuchCard')
}

/** Nobody but the two learns which cards they are. [TI-56.02] */
export function exchangeCards(g: TiState, cards: readonly ActionCardId[]): void {
  const { by, to, give } = g.cardOffer!
  g.cardOffer = null
  move(g, by, to, give)
  move(g, to, by, cards)
  const who = { seat: ref('seat', by), other: ref('seat', to) }
  const full = line('log.exchangesTheseCards', {
    ...who,
    cards: refs('actionCard', give),
    back: refs('actionCard', cards),
  })
  sayTo(g, [by, to], full, line('log.exchangesCards', { ...who, count: give.length, take: cards.length }))
}

function move(g: TiState, from: SeatId, to: SeatId, cards: readonly ActionCardId[]): void {
  const hand = g.players[from]!.actionCards
  for (const card of cards) hand.splice(hand.indexOf(card), 1)
  g.players[to]!.actionCards.push(...cards)
}

export function declineCards(g: TiState): void {
  const { by, to } = g.cardOffer!
  g.cardOffer = null
  say(g, line('log.declinesCards', { seat: ref('seat', to), other: ref('seat', by) }))
}

/** Begins the exchange, where anybody has something. */
export const beginCardTrade = (g: TiState, seat: SeatId): void =>
  doNext(g, { do: 'tradeCards', seat, left: OFFERS * othersFrom(g, seat).length })

export const cardTradeRules = {
  steps: {
    tradeCards({ g }, { seat, left }) {
      const isPossible = othersFrom(g, seat).some(other => handOf(g, other) > 0) && handOf(g, seat) > 0
      if (left === 0 || !isPossible) return
      ask(g, { seat, kind: 'tradeCards', required: true, about: { count: left } })
    },
    /** An offer lapses where its cards have been played meanwhile. */
    answerCards({ g }) {
      const offer = g.cardOffer
      if (!offer) return
      const { by, to, give, take } = offer
      if (refuseCardOffer(g, by, offer)) return declineCards(g)
      const about = { seat: ref('seat', by), count: give.length, take }
      ask(g, { seat: to, kind: 'answerCards', required: true, about })
    },
  },
} satisfies TiChapter
