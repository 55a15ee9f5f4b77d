/** What a player proposes to the others who would let those who watch see all hands. */
import { freshIn, type TimedWish, type WishKind } from './wish.ts'

export const HANDS: WishKind<TimedWish> = {
  now: room => freshIn(room, room.handsWish),
  put(draft, wish) {
    draft.handsWish = wish
  },
  again: 'handsRefused',
  done(draft) {
    draft.openHands = true
  },
}
