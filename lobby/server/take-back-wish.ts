/** What a player asks of the others who wants to take a move back that they have followed. */
import type { Wish, WishKind } from './wish.ts'

/** Somebody has asked to take their last move back: once there is another one, it is over. */
export interface TakeBackWish extends Wish {
  /** When that was, in milliseconds. */
  at: number
  /** How many moves it takes back. */
  count: number
}

export const BACK: WishKind<TakeBackWish> = {
  now: ({ status, steps, takeBack }) => (status === 'playing' && takeBack?.told === steps ? takeBack : null),
  put(draft, wish) {
    draft.takeBack = wish
  },
  again: 'takeBackRefused',
}
