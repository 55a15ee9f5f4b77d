/** A price that has to be paid before something goes on. TI-7.06 to TI-7.08. */
import { ask } from '../../kit/index.ts'
import type { TiChapter } from '../state.ts'
import { NO_PAYMENT, pay, payments, wealthOf } from './payment.ts'

export const payingRules = {
  steps: {
    /** Where it takes everything there is, nobody is asked. [TI-57.08] */
    payFor({ g }, { seat, price, value }) {
      if (price <= 0) return
      if (wealthOf(g, seat, value) <= price)
        return pay(g, seat, payments(g, seat, wealthOf(g, seat, value), value)[0] ?? NO_PAYMENT)
      ask(g, { seat, kind: 'pay', required: true, about: { count: price, value } })
    },
  },
} satisfies TiChapter
