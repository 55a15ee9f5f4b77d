/** What a player proposes to the others who would like the table to rest for some days. */
import { beginPause } from './time/pauses.ts'
import { freshIn, type TimedWish, type WishKind } from './wish.ts'

/** Somebody has proposed a pause. */
export interface PauseWish extends TimedWish {
  /** How long it lasts at most. */
  days: number
}

export const PAUSE: WishKind<PauseWish> = {
  now: room => freshIn(room, room.pauseWish),
  put(draft, wish) {
    draft.pauseWish = wish
  },
  again: 'pauseRefused',
  done: (draft, { days }) => beginPause(draft, days, Date.now()),
}
