/** Moves of negotiations. Section 28. */
import * as z from 'zod/mini'
import { moveOf, ref } from '../../kit/index.ts'
import { line, type TextKey } from '../line.ts'
import { contractValue } from '../numbers/trade.ts'
import {
  acceptOffer,
  closeNegotiation,
  conclude,
  declineOffer,
  leaveNegotiation,
  makeOffer,
  type Proposal,
  refuseAccept,
  refuseAnswer,
  refuseApproval,
  refuseClosing,
  refuseLeaving,
  refuseOffer,
  rejectOffer,
  someOffers,
} from '../rules/trade/negotiation.ts'
import type { TiState, TiView, TradeOffer } from '../state.ts'
import { pick } from './samples/chance.ts'
import { amount, seat as seatId } from './shapes.ts'

const contract = z.int().check(z.minimum(0), z.maximum(1))

/** The places of all offers in their list. */
const places = (view: TiView): [number][] => (view.negotiation?.offers ?? []).map((_, at) => [at])

/** What both give, in words. */
const offerLine = (key: TextKey, view: TiView, { from, to, give, take }: Omit<TradeOffer, 'state'>) =>
  line(key, {
    seat: ref('seat', from),
    other: ref('seat', to),
    give: contractValue(view, from, give),
    take: contractValue(view, to, take),
  })

const labelled =
  (key: TextKey) =>
  (view: TiView, _: unknown, [at]: [number]) =>
    offerLine(key, view, view.negotiation!.offers[at]!)

export const tradeMoves = {
  /** A Trade card for a Trade card. [TI-28.05] */
  offer: moveOf<TiState, TiView>()({
    during: ['negotiate'],
    args: z.tuple([z.strictObject({ to: seatId, give: contract, take: contract })]),
    candidates: (view, { seat }) => someOffers(view, seat).map((one): [Proposal] => [one]),
    sample(view, { seat }, random) {
      const one = pick(someOffers(view, seat), random)
      return one && [one]
    },
    refusal: (view, { seat }, [one]) => refuseOffer(view, seat, one),
    act: ({ g }, { seat }, [one]) => makeOffer(g, seat, one),
    label: (view, { seat }, [one]) => offerLine('move.offer', view, { from: seat, ...one }),
  }),

  acceptOffer: moveOf<TiState, TiView>()({
    during: ['negotiate'],
    args: z.tuple([amount]),
    candidates: places,
    refusal: (view, { seat }, [at]) => refuseAccept(view, seat, at),
    act: ({ g }, _, [at]) => acceptOffer(g, at),
    label: labelled('move.acceptOffer'),
  }),

  /** Of another player, or an own one. */
  declineOffer: moveOf<TiState, TiView>()({
    during: ['negotiate'],
    args: z.tuple([amount]),
    candidates: places,
    refusal: (view, { seat }, [at]) => refuseAnswer(view, seat, at),
    act: ({ g }, { seat }, [at]) => declineOffer(g, seat, at),
    label: labelled('move.declineOffer'),
  }),

  /** [TI-28.03] */
  approveOffer: moveOf<TiState, TiView>()({
    during: ['negotiate'],
    args: z.tuple([amount]),
    candidates: places,
    refusal: (view, { seat }, [at]) => refuseApproval(view, seat, at),
    act: ({ g }, _, [at]) => conclude(g, at),
    label: labelled('move.approveOffer'),
  }),

  rejectOffer: moveOf<TiState, TiView>()({
    during: ['negotiate'],
    args: z.tuple([amount]),
    candidates: places,
    refusal: (view, { seat }, [at]) => refuseApproval(view, seat, at),
    act: ({ g }, _, [at]) => rejectOffer(g, at),
    label: labelled('move.rejectOffer'),
  }),

  /** [TI-28.05] */
  closeTrade: moveOf<TiState, TiView>()({
    during: ['negotiate'],
    often: 8,
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: (view, { seat }) => refuseClosing(view, seat),
    act: ({ g }) => closeNegotiation(g),
    label: () => line('move.closeTrade'),
  }),

  /** Has nothing more to offer; whoever is made an offer is asked again. */
  leaveTrade: moveOf<TiState, TiView>()({
    during: ['negotiate'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: (view, { seat }) => refuseLeaving(view, seat),
    act: ({ g }, { ask }) => leaveNegotiation(g, ask),
    label: () => line('move.leaveTrade'),
  }),
}
