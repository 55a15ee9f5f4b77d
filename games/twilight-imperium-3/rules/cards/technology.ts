/** Cards with which technologies are acquired. [W22] */

import type { TechnologyId } from '../../data/index.ts'
import { refuse } from '../../line.ts'
import type { TiView } from '../../state.ts'
import type { Payment } from '../../state-plans.ts'
import { effectOf, startEffect } from '../effects.ts'
import { pay, payments, refusePayment } from '../payment.ts'
import { gainTechnology, refuseTechnology, surchargeOn, technologiesFor } from '../technologies.ts'
import { holds } from './ops.ts'
import { when } from './selectors.ts'
import type { CardRule } from './types.ts'

const PRICE = 6

/** [TI-32.03] */
const focusedResearch: CardRule<{ payment: Payment }> = {
  ways: (view, seat) => payments(view, seat, PRICE, 'resources').map(payment => ({ payment })),
  refusal: (view, seat, _, { payment }) =>
    payment ? refusePayment(view, seat, PRICE, 'resources', payment) : refuse('TI-26.05', 'otherTarget'),
  play({ g }, played) {
    pay(g, played.by, played.args.payment)
    startEffect(g, effectOf(played))
  },
}

const ALIEN_PRICE = 4

/** What it costs: nothing makes it cheaper. */
const alienPrice = (view: TiView, technology: TechnologyId) => ALIEN_PRICE + surchargeOn(view, technology)

const alienTechnology: CardRule<{ technology: TechnologyId; payment: Payment }> = {
  ways: (view, seat) =>
    technologiesFor(view, seat).flatMap(technology =>
      payments(view, seat, alienPrice(view, technology), 'resources').map(payment => ({
        technology,
        payment,
      })),
    ),
  refusal(view, seat, _, { technology, payment }) {
    if (technology === undefined || !payment) return refuse('TI-26.05', 'otherTarget')
    return (
      refuseTechnology(view, seat, technology) ??
      refusePayment(view, seat, alienPrice(view, technology), 'resources', payment)
    )
  },
  play({ g }, { by, args: { technology, payment } }) {
    pay(g, by, payment)
    gainTechnology(g, by, technology)
  },
}

export const technologyCards = {
  'alien-technology': alienTechnology,
  /** [TI-32.07] */
  'corporate-sponsorship': holds(() => when(true)),
  'focused-research': focusedResearch,
} as const
