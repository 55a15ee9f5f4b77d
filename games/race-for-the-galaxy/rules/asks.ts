import type { AskOf } from '../../kit/index.ts'
import type { Uid } from '../state.ts'

/** The questions of a game, with what is to be remembered until they are answered. */
export type RaceAsk = AskOf<{
  startWorld: null
  startHand: null
  actions: null
  orbFirst: null
  orbCorner: null
  orbMove: null
  orbPlay: null
  orbBreed: null
  orbAirlock: null
  keep: null
  develop: null
  payDevelopment: null
  settle: null
  placeWorld: null
  extra: null
  /** The world that was placed. */
  discardForGood: { placed: Uid }
  trade: null
  consume: null
  windfall: null
  /** The world that produced. */
  gather: { point: Uid }
  discard: null
}>
