/** Negotiations for trade agreements: open proposals that are answered, and approved. TI-28.03 to TI-28.06. */
import { type Ask, ask, close, closeAll, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { line, refuse } from '../../line.ts'
import { hasAbility } from '../../numbers/modifiers.ts'
import { contractValue } from '../../numbers/trade.ts'
import type { TiChapter, TiState, TiView, TradeOffer } from '../../state.ts'
import { othersFrom, seatsOf } from '../seats.ts'
import { agree, freeContracts, refuseAgreement } from './agreements.ts'

/** Offers of a player to another in one negotiation; talk goes on beside it. */
const OFFERS_AT_MOST = 3

/** A Trade card of the one who proposes for one of the other. */
export type Proposal = Pick<TradeOffer, 'to' | 'give' | 'take'>

const offersOf = (view: TiView): readonly TradeOffer[] => view.negotiation?.offers ?? []

const isBetween = ({ from, to }: TradeOffer, one: SeatId, other: SeatId) =>
  (from === one && to === other) || (from === other && to === one)

function askToNegotiate(g: TiState, seat: SeatId): void {
  const { by } = g.negotiation!
  ask(g, { seat, kind: 'negotiate', required: true, about: { seat: ref('seat', by) } })
}

/**
 * Whoever approves and ends it can do so at any time, but is waited for only when nobody else has anything to say, or
 * somebody wants an approval. [TI-28.05]
 */
function waitForOthersFirst(g: TiState): void {
  if (!g.negotiation) return
  const { by, offers } = g.negotiation
  const isOf = ({ kind, seat }: Ask, whose: boolean) => kind === 'negotiate' && (seat === by) === whose
  const required = offers.some(({ state }) => state === 'accepted') || !g.asks.some(one => isOf(one, false))
  g.asks = g.asks.map(one => (isOf(one, true) && one.required !== required ? { ...one, required } : one))
}

/** [TI-28.02, TI-28.05] */
export function refuseOffer(view: TiView, seat: SeatId, { to, give, take }: Proposal): Refusal | undefined {
  const refusal = refuseAgreement(view, seat, to)
  if (refusal) return refusal
  if (!freeContracts(view, seat).includes(give)) return refuse('TI-28.02', 'noContract')
  if (!freeContracts(view, to).includes(take))
    return refuse('TI-28.02', 'noContractThere', { seat: ref('seat', to) })
  if (offersOf(view).some(one => isBetween(one, seat, to) && one.state !== 'over'))
    return refuse('TI-28.05', 'offerIsOpen', { seat: ref('seat', to) })
  const made = offersOf(view).filter(one => one.from === seat && one.to === to)
  return made.length >= OFFERS_AT_MOST
    ? refuse('TI-28.05', 'enoughOffers', { seat: ref('seat', to) })
    : undefined
}

/** Free Trade cards; of two that are worth the same, one. */
const worthNaming = (view: TiView, seat: SeatId): number[] => {
  const free = freeContracts(view, seat)
  return free.filter(
    (one, i) =>
      free.findIndex(other => contractValue(view, seat, other) === contractValue(view, seat, one)) === i,
  )
}

/** Whether the player has made just this offer in vain: Trade cards that are worth the same are as good as each other. */
const wasInVain = (view: TiView, seat: SeatId, { to, give, take }: Proposal): boolean =>
  offersOf(view).some(
    one =>
      one.state === 'over' &&
      one.from === seat &&
      one.to === to &&
      contractValue(view, seat, one.give) === contractValue(view, seat, give) &&
      contractValue(view, to, one.take) === contractValue(view, to, take),
  )

/** All offers that a player can make, but for those that were made in vain. The rules would allow them again. */
export const someOffers = (view: TiView, seat: SeatId): Proposal[] =>
  othersFrom(view, seat)
    .flatMap(to =>
      worthNaming(view, seat).flatMap(give => worthNaming(view, to).map(take => ({ to, give, take }))),
    )
    .filter(one => !wasInVain(view, seat, one))

export function makeOffer(g: TiState, seat: SeatId, { to, give, take }: Proposal): void {
  g.negotiation!.offers.push({ from: seat, to, give, take, state: 'open' })
  say(g, line('log.offers', { seat: ref('seat', seat), other: ref('seat', to) }))
  // Whoever had finished is asked again.
  if (!g.asks.some(one => one.seat === to)) askToNegotiate(g, to)
  waitForOthersFirst(g)
}

/** Why a player has nothing to say to this offer: it is not made to him, or not open. */
export function refuseAnswer(view: TiView, seat: SeatId, at: number): Refusal | undefined {
  const offer = offersOf(view)[at]
  return offer?.state === 'open' && (offer.to === seat || offer.from === seat)
    ? undefined
    : refuse('TI-28.05', 'noSuchOffer')
}

/** Only whom it was made to accepts; whoever made it can take it back. */
export const refuseAccept = (view: TiView, seat: SeatId, at: number): Refusal | undefined =>
  refuseAnswer(view, seat, at) ??
  (offersOf(view)[at]!.to === seat ? undefined : refuse('TI-28.05', 'noSuchOffer'))

export function declineOffer(g: TiState, seat: SeatId, at: number): void {
  const offer = g.negotiation!.offers[at]!
  offer.state = 'over'
  const other = offer.from === seat ? offer.to : offer.from
  say(g, line('log.declinesOffer', { seat: ref('seat', seat), other: ref('seat', other) }))
}

/** Hacan need nobody's approval, and the active player has approved what he agrees to himself. [TI-28.06, TI-31.01] */
const needsApproval = (g: TiView, { from, to }: TradeOffer) =>
  [from, to].every(seat => seat !== g.negotiation!.by && !hasAbility(g, seat, 'guildShips'))

export function acceptOffer(g: TiState, at: number): void {
  const offer = g.negotiation!.offers[at]!
  say(g, line('log.acceptsOffer', { seat: ref('seat', offer.to), other: ref('seat', offer.from) }))
  if (needsApproval(g, offer)) offer.state = 'accepted'
  else conclude(g, at)
  waitForOthersFirst(g)
}

/** [TI-28.03] */
export function refuseApproval(view: TiView, seat: SeatId, at: number): Refusal | undefined {
  if (view.negotiation?.by !== seat) return refuse('TI-28.03', 'notYourApproval')
  return offersOf(view)[at]?.state === 'accepted' ? undefined : refuse('TI-28.05', 'noSuchOffer')
}

export function rejectOffer(g: TiState, at: number): void {
  const { from, to } = g.negotiation!.offers[at]!
  g.negotiation!.offers[at]!.state = 'over'
  say(g, line('log.rejectsOffer', { seat: ref('seat', from), other: ref('seat', to) }))
  waitForOthersFirst(g)
}

/** The agreement comes about; offers of cards that are gone by that lapse. */
export function conclude(g: TiState, at: number): void {
  const { offers } = g.negotiation!
  const { from, give, to, take } = offers[at]!
  offers[at]!.state = 'over'
  agree(g, from, give, to, take)
  const isVoid = (one: TradeOffer) =>
    !freeContracts(g, one.from).includes(one.give) || !freeContracts(g, one.to).includes(one.take)
  for (const one of offers) if (one.state !== 'over' && isVoid(one)) one.state = 'over'
  waitForOthersFirst(g)
}

/** [TI-28.05] */
export function refuseClosing(view: TiView, seat: SeatId): Refusal | undefined {
  if (view.negotiation?.by !== seat) return refuse('TI-28.05', 'notYourApproval')
  return offersOf(view).some(({ state }) => state === 'accepted')
    ? refuse('TI-28.05', 'approveFirst')
    : undefined
}

/** Whoever ends it stays, and whoever is made an offer answers it first. */
export function refuseLeaving(view: TiView, seat: SeatId): Refusal | undefined {
  if (view.negotiation?.by === seat) return refuse('TI-28.05', 'endsNegotiation')
  return offersOf(view).some(({ to, state }) => to === seat && state === 'open')
    ? refuse('TI-28.05', 'answerFirst')
    : undefined
}

/** Has nothing more to offer. */
export function leaveNegotiation(g: TiState, question: { id: number }): void {
  close(g, question)
  waitForOthersFirst(g)
}

/** Also for those who would have had something to say. */
export function closeNegotiation(g: TiState): void {
  closeAll(g, 'negotiate')
  g.negotiation = null
}

export const negotiationRules = {
  steps: {
    /** All at the same time, until all have left it or the active player ends it. [TI-28.05] */
    negotiate({ g }, { by }) {
      const trading = seatsOf(g).filter(seat =>
        seatsOf(g).some(
          other =>
            !refuseAgreement(g, seat, other) &&
            freeContracts(g, seat).length > 0 &&
            freeContracts(g, other).length > 0,
        ),
      )
      if (trading.length === 0) return
      g.negotiation = { by, offers: [] }
      for (const seat of seatsOf(g)) if (seat === by || trading.includes(seat)) askToNegotiate(g, seat)
      waitForOthersFirst(g)
    },
  },
} satisfies TiChapter
