/** Strategy cards: two sets of eight, and the second Imperial card. [TI-4.06, TI-34.01, TI-33.02] */
import { byId } from './by-id.ts'
import type { Loose, StrategyCard } from './types.ts'

export const STRATEGY_CARD_ROWS = [
  { id: 'initiative', number: 1, set: 'base', hasNoAction: true },
  { id: 'diplomacy', number: 2, set: 'base' },
  { id: 'political', number: 3, set: 'base' },
  { id: 'logistics', number: 4, set: 'base' },
  { id: 'trade', number: 5, set: 'base' },
  { id: 'warfare', number: 6, set: 'base' },
  { id: 'technology', number: 7, set: 'base' },
  { id: 'imperial', number: 8, set: 'base' },
  { id: 'leadership', number: 1, set: 'expansion' },
  { id: 'diplomacy-ii', number: 2, set: 'expansion' },
  { id: 'assembly', number: 3, set: 'expansion' },
  { id: 'production', number: 4, set: 'expansion' },
  { id: 'trade-ii', number: 5, set: 'expansion' },
  { id: 'warfare-ii', number: 6, set: 'expansion' },
  { id: 'technology-ii', number: 7, set: 'expansion' },
  { id: 'bureaucracy', number: 8, set: 'expansion' },
  { id: 'imperial-ii', number: 8, set: 'expansion' },
] as const satisfies readonly StrategyCard<Loose>[]

export const STRATEGY_CARDS = byId<StrategyCard>(STRATEGY_CARD_ROWS)
