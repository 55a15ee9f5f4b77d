/** Cards that are played with a technology that is acquired. [W22] */
import { refuse } from '../../../kit/index.ts'
import { effectOf, startEffect } from '../effects.ts'
import { pay, payments, refusePayment } from '../payment.ts'
import { holds } from './ops.ts'
import { when } from './selectors.ts'
import type { CardRule } from './types.ts'

const PRICE = 6

/** [TI-32.03] */
const focusedResearch: CardRule = {
  ways: (view, seat) => payments(view, seat, PRICE, 'resources').map(payment => ({ payment })),
  refusal: (view, seat, _, { payment }) =>
    payment ? refusePayment(view, seat, PRICE, 'resources', payment) : refuse('TI-26.05', 'otherTarget'),
  play({ g }, played) {
    pay(g, played.by, played.args.payment!)
    startEffect(g, effectOf(played))
  },
}

export const technologyCards = {
  /** [TI-32.07] */
  'corporate-sponsorship': holds(() => when(true)),
  'focused-research': focusedResearch,
} as const
