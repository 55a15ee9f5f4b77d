/** Where questions are answered. */
import type { Ask } from '../../kit/index.ts'

/** Questions that are answered with cards of the hand. */
export const PICKS_HAND: readonly string[] = [
  'startHand',
  'payDevelopment',
  'placeWorld',
  'discardForGood',
  'discard',
]
/** Questions that are answered with cards that lie before the reader alone. */
export const PICKS_APART: readonly string[] = ['startWorld', 'keep']

/** Whether a question about the hand is answered beside another one: what one takes says what the other is good for. */
export const isBeside = (apart: Ask, hand: Ask): boolean =>
  PICKS_APART.includes(apart.kind) && PICKS_HAND.includes(hand.kind)
