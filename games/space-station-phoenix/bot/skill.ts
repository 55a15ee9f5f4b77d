/** How well a bot plays. */
import type { Depth } from './course.ts'

export interface Skill {
  /** By how many points it misjudges what things look like at first sight; at tables of two, three and four. */
  noise: readonly [two: number, three: number, four: number]
  /** How freely it chooses among ships and hubs to begin with, and among rewards, in points. */
  taste: number
  spread: number
  /** So many ideas it plays on in its head, to the end of the game, so often each; 0: it goes by first sight. */
  ideas: number
  games: number
  /** How the others fare in them, it imagines in so many ways. */
  outlooks: number
  /** In each of them it tries out what to do in the next turns, too. */
  depth: Depth | null
  /** How freely it chooses among ideas that are almost as likely to win. */
  doubt: number
  /** How much the turns vary that it thinks ahead, in points. */
  variety: number
  /** How much first sight counts beside it, for a point. */
  trust: number
  /** The questions that it thinks about; the others it answers at first sight. */
  thinks: readonly string[]
  /** However much it misjudges, it pays for nothing that brings less than it costs. */
  thrifty: boolean
  /** How often it overlooks that its turn is not over: a power to use, a transaction, an advance. */
  forgets: number
}

export const RECRUIT: Skill = {
  // The more there are, the more one of them gets right: against three a beginner is given less.
  noise: [9, 9, 8],
  taste: 6,
  spread: 0.5,
  ideas: 0,
  games: 0,
  outlooks: 1,
  depth: null,
  doubt: 0,
  variety: 0.5,
  trust: 0,
  thinks: [],
  thrifty: true,
  forgets: 0.07,
}

export const CADET: Skill = {
  noise: [1.2, 1.2, 1.2],
  taste: 2,
  spread: 0.5,
  ideas: 0,
  games: 0,
  outlooks: 1,
  depth: null,
  doubt: 0,
  variety: 0.5,
  trust: 0,
  thinks: [],
  thrifty: false,
  forgets: 0,
}

export const VETERAN: Skill = {
  noise: [0.05, 0.05, 0.05],
  taste: 1,
  spread: 0.1,
  ideas: 6,
  games: 2,
  outlooks: 1,
  depth: null,
  doubt: 0.002,
  variety: 0.5,
  trust: 0.006,
  thinks: ['turn', 'construct', 'dismantle', 'diplomacy'],
  thrifty: false,
  forgets: 0,
}

/** Thinks about all that it is asked, further ahead, and in more ways. */
export const ADMIRAL: Skill = {
  ...VETERAN,
  taste: 0.2,
  ideas: 8,
  games: 6,
  outlooks: 6,
  depth: { turns: 2, ways: 4 },
  doubt: 0.0002,
  thinks: [...VETERAN.thinks, 'transport', 'expedition', 'income'],
}

/** Plays whole games on in the heads of others: at first sight, and without whims. */
export const QUICK: Skill = { ...CADET, noise: [0.05, 0.05, 0.05], taste: 1, spread: 0.1 }
