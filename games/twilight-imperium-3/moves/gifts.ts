/** Gifts answer no question. TI-28.20, TI-28.21. */

import * as z from 'zod/mini'
import { moveOf, ref } from '../../kit/index.ts'
import type { PoliticalCardId } from '../data/index.ts'
import { line } from '../line.ts'
import { give, refuseGift } from '../rules/gifts.ts'
import { othersFrom } from '../rules/seats.ts'
import { refuseSelling, sellPolitical } from '../rules/strategic/assembly.ts'
import type { TiState, TiView } from '../state.ts'
import { amount, politicalCard, seat as seatId } from './shapes.ts'

export const giftMoves = {
  /** A political card of the hand for a trade good, whoever decides something meanwhile. [TI-34.04] */
  sellPolitical: moveOf<TiState, TiView>()({
    during: [],
    anytime: true,
    args: z.tuple([politicalCard]),
    candidates: (view, { seat }) =>
      [...new Set(view.players[seat]!.politicalCards)].flatMap((card): [PoliticalCardId][] =>
        card ? [[card]] : [],
      ),
    refusal: (view, { seat }, [card]) => refuseSelling(view, seat, card),
    act: ({ g }, { seat }, [card]) => sellPolitical(g, seat, card),
    label: (_, __, [card]) => line('move.sellPolitical', { card: ref('politicalCard', card) }),
  }),

  /** Trade goods for another player, whoever decides something meanwhile. */
  giveTradeGoods: moveOf<TiState, TiView>()({
    during: [],
    anytime: true,
    args: z.tuple([seatId, amount]),
    candidates: (view, { seat }) =>
      othersFrom(view, seat).flatMap(to =>
        Array.from({ length: view.players[seat]!.tradeGoods }, (_, i): [string, number] => [to, i + 1]),
      ),
    refusal: (view, { seat }, [to, count]) => refuseGift(view, seat, to, count),
    act: ({ g }, { seat }, [to, count]) => give(g, seat, to, count),
    label: (_, __, [to, count]) => line('move.giveTradeGoods', { seat: ref('seat', to), count }),
  }),
}
