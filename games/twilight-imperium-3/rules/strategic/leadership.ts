/** 1 Leadership. [TI-34.10, TI-34.11] */
import { countersLeft, gainCounters, refuseCounters, someSpreads } from '../counters.ts'
import { doNext } from '../steps.ts'
import { buyingCounters } from './logistics.ts'
import type { Ability } from './types.ts'

const GAINED = 3

const primary: Ability = {
  refusal: (view, seat, { counters = {} }) => refuseCounters(view, seat, counters, GAINED),
  act({ g }, seat, { counters = {} }) {
    gainCounters(g, seat, counters)
    doNext(g, { do: 'secondary', seat, card: 'leadership', isFree: true })
  },
  some: (view, seat) =>
    someSpreads(Math.min(GAINED, countersLeft(view, seat))).map(counters => ({ counters })),
}

export const leadership = {
  primary,
  secondary: buyingCounters({ rule: 'TI-34.11', price: 2, most: 3 }),
}
