/** What a trade agreement is worth to whoever is offered one: bots judge by it, and people read what speaks against theirs. */
import maxBy from 'lodash/maxBy.js'
import type { SeatId } from '../kit/index.ts'
import { leaningOf } from './bot/leanings.ts'
import { contractValue } from './numbers/trade.ts'
import { othersFrom } from './rules/seats.ts'
import type { TiView, TradeOffer } from './state.ts'

export type Terms = Omit<TradeOffer, 'state'>

/** A part of what the other gets counts against it; more of it where nobody else has more points than they. */
const GIVEN = 0.35
const GIVEN_TO_LEADER = 0.1
/** What it costs to help somebody who is about to win. */
const FEAR = 3

/** Whether a player could win before long. */
export const couldWinSoon = (view: Pick<TiView, 'players' | 'options'>, seat: SeatId): boolean =>
  view.players[seat]!.points + 3 >= view.options.victoryPoints

/** What an agreement brings a side every time that trade goods are collected, less what the other gets; and what of it is due to whom the other is. */
function judged(view: TiView, seat: SeatId, { from, to, give, take }: Terms, leaning: number) {
  const other = from === seat ? to : from
  const [own, theirs] = [contractValue(view, from, give), contractValue(view, to, take)]
  const [given, gained] = from === seat ? [own, theirs] : [theirs, own]
  const leader = maxBy(othersFrom(view, seat), one => view.players[one]!.points)
  return {
    plain: gained * leaning - given * GIVEN,
    leads: leader === other ? given * GIVEN_TO_LEADER : 0,
    fear: couldWinSoon(view, other) ? FEAR : 0,
  }
}

/** More than nothing: worth agreeing to. */
export function agreementWorth(view: TiView, seat: SeatId, terms: Terms, leaning: number): number {
  const { plain, leads, fear } = judged(view, seat, terms, leaning)
  return plain - leads - fear
}

/** Too little for this side; too much for whoever leads; or help for somebody who could win. */
export type Objection = 'little' | 'leads' | 'close'

/**
 * Why a bot would not agree, from what all can see; undefined where nothing speaks against it. A weak bot may misjudge it all
 * the same.
 */
export function objectionTo(view: TiView, bot: SeatId, terms: Terms): Objection | undefined {
  const { plain, leads, fear } = judged(view, bot, terms, leaningOf(view, bot).trade)
  if (plain <= 0) return 'little'
  if (plain - leads <= 0) return 'leads'
  return plain - leads - fear <= 0 ? 'close' : undefined
}
