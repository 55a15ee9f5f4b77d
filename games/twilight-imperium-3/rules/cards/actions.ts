/** Cards that are played as an action. [TI-26.09] */
import { homePlanetsOf, planetsOf } from '../planets.ts'
import { gainTradeGoods } from '../trade-goods.ts'
import { when } from './selectors.ts'
import type { CardRule } from './types.ts'

const goodYear: CardRule = {
  ways: () => when(true),
  play({ g }, { by }) {
    const home = homePlanetsOf(g, by)
    gainTradeGoods(g, by, planetsOf(g, by).filter(planet => !home.includes(planet)).length)
  },
}

export const actions = { 'good-year': goodYear } as const
