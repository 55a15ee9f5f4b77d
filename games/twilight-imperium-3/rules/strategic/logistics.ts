/** 4 Logistics. [TI-13.25, TI-13.26] */
import { refuse, type SeatId } from '../../../kit/index.ts'
import type { TiView } from '../../state.ts'
import { countersLeft, gainCounters, refuseCounters, refuseFleetSupply, someSpreads } from '../counters.ts'
import { countOf, totalOf } from '../counts.ts'
import { NO_PAYMENT, paidWith, pay, payments, refusePayment, wealthOf } from '../payment.ts'
import type { Ability, Secondary } from './types.ts'

const GAINED = 4
const PRICE = 3

const primary: Ability = {
  refusal: (view, seat, { counters = {} }) => refuseCounters(view, seat, counters, GAINED),
  act({ g }, seat, { counters = {} }) {
    gainCounters(g, seat, counters)
  },
  some: (view, seat) =>
    someSpreads(Math.min(GAINED, countersLeft(view, seat))).map(counters => ({ counters })),
}

/** Counters that a player could buy. */
const affordable = (view: TiView, seat: SeatId) =>
  Math.min(countersLeft(view, seat), Math.floor(wealthOf(view, seat, 'influence') / PRICE))

const secondary: Secondary = {
  isFree: true,
  refusal(view, seat, { counters = {}, payment = NO_PAYMENT }) {
    const count = totalOf(counters)
    const refusal = refusePayment(view, seat, PRICE * count, 'influence', payment)
    if (refusal) return refusal
    if (count > countersLeft(view, seat)) return refuse('TI-2.08', 'noCountersLeft')
    const bought = Math.min(
      countersLeft(view, seat),
      Math.floor(paidWith(view, payment, 'influence') / PRICE),
    )
    if (count < bought) return refuse('TI-13.26', 'counters', { count: bought })
    return refuseFleetSupply(view, view.players[seat]!.counters.fleet + countOf(counters, 'fleet'))
  },
  act({ g }, seat, { counters = {}, payment = NO_PAYMENT }) {
    pay(g, seat, payment)
    gainCounters(g, seat, counters)
  },
  some: (view, seat) =>
    Array.from({ length: affordable(view, seat) }, (_, i) => i + 1).flatMap(count =>
      payments(view, seat, PRICE * count, 'influence').flatMap(payment =>
        someSpreads(count).map(counters => ({ counters, payment })),
      ),
    ),
}

export const logistics = { primary, secondary }
