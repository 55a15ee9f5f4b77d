/** What each strategy card does. */
import type { AbilityCardId } from '../../data/index.ts'
import { assembly } from './assembly.ts'
import { bureaucracy } from './bureaucracy.ts'
import { diplomacy } from './diplomacy.ts'
import { diplomacyII } from './diplomacy-ii.ts'
import { imperial } from './imperial.ts'
import { imperialII } from './imperial-ii.ts'
import { leadership } from './leadership.ts'
import { logistics } from './logistics.ts'
import { political } from './political.ts'
import { production } from './production.ts'
import { technology } from './technology.ts'
import { SECOND, secondTechnology, technologyII } from './technology-ii.ts'
import { trade } from './trade.ts'
import { tradeII } from './trade-ii.ts'
import type { StrategyRule } from './types.ts'
import { warfare } from './warfare.ts'
import { warfareII } from './warfare-ii.ts'

/** Initiative has no abilities. [TI-13.10] */
const RULES: { readonly [card in AbilityCardId]?: StrategyRule } = {
  diplomacy,
  political,
  logistics,
  trade,
  warfare,
  technology,
  imperial,
  leadership,
  'diplomacy-ii': diplomacyII,
  assembly,
  production,
  'trade-ii': tradeII,
  'warfare-ii': warfareII,
  'technology-ii': technologyII,
  [SECOND]: secondTechnology,
  bureaucracy,
  'imperial-ii': imperialII,
}

export const ruleOf = (card: AbilityCardId): StrategyRule | undefined =>
  Object.hasOwn(RULES, card) ? RULES[card] : undefined
