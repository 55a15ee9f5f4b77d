/** Political cards about trade. */
import { partnersOf } from '../../../numbers/trade.ts'
import type { TiState } from '../../../state.ts'
import { planetsOf } from '../../planets.ts'
import { orderOfPlay, othersFrom } from '../../seats.ts'
import { breakAgreement, breakAgreementsOf, breakAllAgreements } from '../../trade/agreements.ts'
import { gainTradeGoods, loseTradeGoods, takeTradeGoods } from '../../trade-goods.ts'
import type { Rules } from '../types.ts'
import { eachChooses } from './each.ts'

/** Everybody loses so many, as far as he has them. [TI-1.18] */
function allLose(g: TiState, count: number): void {
  for (const seat of orderOfPlay(g)) loseTradeGoods(g, seat, count)
}

export const trade = {
  'cost-overruns': {
    for({ g }) {
      for (const seat of orderOfPlay(g)) loseTradeGoods(g, seat, planetsOf(g, seat).length)
    },
  },
  'economic-revitalization': {
    elected({ g }, [seat]) {
      for (const other of othersFrom(g, seat!)) takeTradeGoods(g, other, seat!, 1)
    },
  },
  'forced-economic-independence': {
    elected({ g }, [one, other]) {
      breakAgreement(g, one!, other!)
    },
  },
  'free-trade': {
    against({ g }) {
      allLose(g, 2)
    },
  },
  'minister-of-commerce': {},
  'minister-of-exploration': {},
  'official-sanction': {
    elected({ g }, [seat]) {
      breakAgreementsOf(g, seat!)
    },
  },
  'open-the-trade-routes-base': {
    for({ g }) {
      for (const seat of orderOfPlay(g)) gainTradeGoods(g, seat, partnersOf(g, seat).length)
    },
  },
  'resource-management': {
    against({ g }) {
      eachChooses(g, 'resource-management', 'exhaustPlanets', () => ({ among: 'richest' }))
    },
  },
  'trade-embargo': {
    elected({ g }, [seat]) {
      breakAgreementsOf(g, seat!)
    },
  },
  'trade-war': {
    for({ g }) {
      breakAllAgreements(g)
    },
    against({ g }) {
      for (const seat of orderOfPlay(g)) if (partnersOf(g, seat).length > 0) gainTradeGoods(g, seat, 1)
    },
  },
  'traffic-tariffs': {
    against({ g }) {
      allLose(g, 1)
    },
  },
} satisfies Rules
