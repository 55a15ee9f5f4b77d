/** What a player proposes to the others who would rather end the match than play on. */
import type { AgreedEnd } from '../../games/kit/index.ts'
import { freshIn, type TimedWish, type WishKind } from './wish.ts'

/** Somebody has proposed to end the match together. */
export interface EndWish extends TimedWish {
  end: AgreedEnd
}

export const END: WishKind<EndWish> = {
  now: room => freshIn(room, room.endWish),
  put(draft, wish) {
    draft.endWish = wish
  },
  again: 'endRefused',
}
