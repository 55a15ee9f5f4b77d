/** Moves of the exchange of action cards. [TI-31.14] */

import * as z from 'zod/mini'
import { close, moveOf, ref, refs, someCombinations } from '../../kit/index.ts'
import type { ActionCardId } from '../data/index.ts'
import { line } from '../line.ts'
import {
  declineCards,
  exchangeCards,
  offerCards,
  refuseCardAnswer,
  refuseCardOffer,
} from '../rules/card-trade.ts'
import { othersFrom } from '../rules/seats.ts'
import { doNext } from '../rules/steps.ts'
import type { TiState, TiView } from '../state.ts'
import { actionCard, amount, seat as seatId } from './shapes.ts'

const cards = z.array(actionCard).check(z.maxLength(32))

const handOf = (view: TiView, seat: string): ActionCardId[] =>
  view.players[seat]!.actionCards.flatMap(card => card ?? [])

/** Each way to take so many cards of a hand once, though it may hold several of a kind. */
function waysToGive(view: TiView, seat: string, count: number): ActionCardId[][] {
  const ways = someCombinations(handOf(view, seat).toSorted(), count)
  return [...new Map(ways.map(way => [way.join(), way])).values()]
}

export const cardTradeMoves = {
  /** Cards of the hand for as many of another one as are said. */
  offerCards: moveOf<TiState, TiView>()({
    during: ['tradeCards'],
    args: z.tuple([z.strictObject({ to: seatId, give: cards, take: amount })]),
    candidates: (view, { seat }) =>
      othersFrom(view, seat).flatMap(to =>
        waysToGive(view, seat, 1).map((give): [{ to: string; give: ActionCardId[]; take: number }] => [
          { to, give, take: 1 },
        ]),
      ),
    refusal: (view, { seat }, [wish]) => refuseCardOffer(view, seat, wish),
    act({ g }, { seat, ask }, [wish]) {
      close(g, ask)
      doNext(g, { do: 'tradeCards', seat, left: Number(ask.about!.count) - 1 })
      offerCards(g, seat, wish)
    },
    label: (_, __, [{ to, give, take }]) =>
      line('move.offerCards', { seat: ref('seat', to), cards: refs('actionCard', give), count: take }),
  }),

  keepCards: moveOf<TiState, TiView>()({
    during: ['tradeCards'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: () => undefined,
    act: ({ g }, { ask }) => close(g, ask),
    label: () => line('move.keepCards'),
  }),

  giveCards: moveOf<TiState, TiView>()({
    during: ['answerCards'],
    args: z.tuple([cards]),
    candidates: (view, { seat }) =>
      waysToGive(view, seat, view.cardOffer!.take).map((give): [ActionCardId[]] => [give]),
    refusal: (view, { seat }, [given]) => refuseCardAnswer(view, seat, given),
    act({ g }, { ask }, [given]) {
      close(g, ask)
      exchangeCards(g, given)
    },
    label: (_, __, [given]) => line('move.giveCards', { cards: refs('actionCard', given) }),
  }),

  declineCards: moveOf<TiState, TiView>()({
    during: ['answerCards'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: () => undefined,
    act({ g }, { ask }) {
      close(g, ask)
      declineCards(g)
    },
    label: () => line('move.declineCards'),
  }),
}
