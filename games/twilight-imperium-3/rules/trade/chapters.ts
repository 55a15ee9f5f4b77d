/** Trade, and goods that change hands. Section 28. */

import { cardTradeMoves } from '../../moves/card-trade.ts'
import { giftMoves } from '../../moves/gifts.ts'
import { payingMoves } from '../../moves/paying.ts'
import { tradeMoves } from '../../moves/trade.ts'
import { cardTradeRules } from '../card-trade.ts'
import { payingRules } from '../paying.ts'
import { pillageRules } from '../pillage.ts'
import { negotiationRules } from './negotiation.ts'

export const trade = [
  negotiationRules,
  cardTradeRules,
  payingRules,
  pillageRules,
  { moves: tradeMoves },
  { moves: payingMoves },
  { moves: cardTradeMoves },
  { moves: giftMoves },
] as const
