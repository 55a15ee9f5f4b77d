/** 5 Trade. [TI-13.30 to TI-13.32] */

import { doNext } from '../steps.ts'
import { breakAllAgreements, collect } from '../trade/agreements.ts'
import { gainTradeGoods } from '../trade-goods.ts'
import type { Ability, Secondary } from './types.ts'

const GAINED = 3

const primary: Ability = {
  refusal: () => undefined,
  act({ g }, seat, { cancel }) {
    if (cancel) return breakAllAgreements(g)
    gainTradeGoods(g, seat, GAINED)
    collect(g, seat)
    doNext(g, { do: 'negotiate', by: seat })
  },
  some: () => [{}, { cancel: true }],
}

const secondary: Secondary = {
  refusal: () => undefined,
  act({ g }, seat) {
    collect(g, seat)
  },
  some: () => [{}],
}

export const trade = { primary, secondary }
