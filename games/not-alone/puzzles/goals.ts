/** What puzzles of Not Alone are about. */
import { line } from '../../kit/index.ts'
import type { ReckonedGoal } from '../../kit/learn/puzzle.ts'
import type { NotAloneState } from '../state.ts'

/** One decision: what gives one's side the best chance. What others do next is a guess, so games that bots play on tell it. */
const chance: ReckonedGoal<NotAloneState> = {
  isReckoned: true,
  about: ({ round, rescue, assimilation }) => line('puzzle.chance.about', { round, rescue, assimilation }),
}

export const goals = { chance } as const
