/** A price is paid by itself, apart from what it is for. */
import * as z from 'zod/mini'
import { type Ask, close, moveOf } from '../../kit/index.ts'
import { pay, payments, refusePayment } from '../rules/payment.ts'
import { paymentLines } from '../rules/windows/words.ts'
import { listed } from '../rules/words.ts'
import type { TiState, TiView } from '../state.ts'
import type { Payment, Value } from '../state-plans.ts'
import { paymentSteps } from './composing/production.ts'
import { paymentWarnings } from './composing/warnings.ts'
import { payment } from './shapes.ts'

const priceOf = ({ about }: Ask) => ({ price: Number(about!.count), value: String(about!.value) as Value })

export const payingMoves = {
  pay: moveOf<TiState, TiView>()({
    during: ['pay'],
    args: z.tuple([payment]),
    candidates(view, { seat, ask }) {
      const { price, value } = priceOf(ask)
      return payments(view, seat, price, value).map((one): [Payment] => [one])
    },
    refusal(view, { seat, ask }, [paid]) {
      const { price, value } = priceOf(ask)
      return refusePayment(view, seat, price, value, paid)
    },
    act({ g }, { seat, ask }, [paid]) {
      close(g, ask)
      pay(g, seat, paid)
    },
    label: (_, __, [paid]) => listed(paymentLines(paid)),
    changes: (view, { seat }, [paid]) =>
      paymentSteps(view, seat, paid).map(({ to, ...words }) => ({ ...words, args: [to] })),
    notes(view, { seat, ask }, [paid]) {
      const { price, value } = priceOf(ask)
      return paymentWarnings(view, seat, price, value, paid)
    },
  }),
}
