/** 4 Logistics. [TI-13.25, TI-13.26] */
import type { SeatId } from '../../../kit/index.ts'
import { refuse } from '../../line.ts'
import type { TiView } from '../../state.ts'
import { countersLeft, gainCounters, refuseCounters, refuseFleetSupply, someSpreads } from '../counters.ts'
import { countOf, totalOf } from '../counts.ts'
import { NO_PAYMENT, paidWith, pay, payments, refusePayment, wealthOf } from '../payment.ts'
import type { Ability, Secondary } from './types.ts'

const GAINED = 4

const primary: Ability = {
  refusal: (view, seat, { counters = {} }) => refuseCounters(view, seat, counters, GAINED),
  act({ g }, seat, { counters = {} }) {
    gainCounters(g, seat, counters)
  },
  some: (view, seat) =>
    someSpreads(Math.min(GAINED, countersLeft(view, seat))).map(counters => ({ counters })),
}

/** Counters for influence, as many as are paid for. */
interface Sale {
  rule: string
  price: number
  most?: number
}

/** Counters that a player could buy. */
const affordable = (view: TiView, seat: SeatId, { price, most = Number.POSITIVE_INFINITY }: Sale) =>
  Math.min(most, countersLeft(view, seat), Math.floor(wealthOf(view, seat, 'influence') / price))

/** A secondary ability by which counters are bought, without a counter. [TI-13.26, TI-34.11] */
export const buyingCounters = (sale: Sale): Secondary => ({
  isFree: true,
  refusal(view, seat, { counters = {}, payment = NO_PAYMENT }) {
    const { rule, price, most = Number.POSITIVE_INFINITY } = sale
    const count = totalOf(counters)
    const refusal = refusePayment(view, seat, price * count, 'influence', payment)
    if (refusal) return refusal
    if (count > countersLeft(view, seat)) return refuse('TI-2.08', 'noCountersLeft')
    const paid = Math.floor(paidWith(view, payment, 'influence') / price)
    const bought = Math.min(most, countersLeft(view, seat), paid)
    if (count !== bought) return refuse(rule, 'counters', { count: bought })
    return refuseFleetSupply(view, view.players[seat]!.counters.fleet + countOf(counters, 'fleet'))
  },
  act({ g }, seat, { counters = {}, payment = NO_PAYMENT }) {
    pay(g, seat, payment)
    gainCounters(g, seat, counters)
  },
  some: (view, seat) =>
    Array.from({ length: affordable(view, seat, sale) }, (_, i) => i + 1).flatMap(count =>
      payments(view, seat, sale.price * count, 'influence').flatMap(payment =>
        someSpreads(count).map(counters => ({ counters, payment })),
      ),
    ),
})

export const logistics = { primary, secondary: buyingCounters({ rule: 'TI-13.26', price: 3 }) }
