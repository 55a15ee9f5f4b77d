/** 5 Trade. [TI-13.30, TI-13.31] */
import { gainTradeGoods } from '../trade-goods.ts'
import type { Ability } from './types.ts'

const GAINED = 3

const primary: Ability = {
  refusal: () => undefined,
  act({ g }, seat) {
    gainTradeGoods(g, seat, GAINED)
  },
  some: () => [{}],
}

export const trade = { primary }
