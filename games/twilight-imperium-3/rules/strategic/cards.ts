/** What each strategy card does. */
import type { StrategyCardId } from '../../data/index.ts'
import { diplomacy } from './diplomacy.ts'
import { imperial } from './imperial.ts'
import { logistics } from './logistics.ts'
import { political } from './political.ts'
import { technology } from './technology.ts'
import { trade } from './trade.ts'
import type { StrategyRule } from './types.ts'
import { warfare } from './warfare.ts'

/** Initiative has no abilities. [TI-13.10] */
const RULES: { readonly [card: StrategyCardId]: StrategyRule } = {
  diplomacy,
  political,
  logistics,
  trade,
  warfare,
  technology,
  imperial,
}

export const ruleOf = (card: StrategyCardId): StrategyRule | undefined =>
  Object.hasOwn(RULES, card) ? RULES[card] : undefined
