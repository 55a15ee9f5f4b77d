/** How well a bot plays. */
import { MANY_STEPS } from './balance.ts'

export interface Skill {
  /** By how much it misjudges what things are worth. */
  noise: number
  /** How freely it chooses among things that are worth almost the same. */
  spread: number
  /** It works out what the other side expects, and remembers where people like to go. */
  reads: boolean
  /** In so many steps. */
  steps: number
}

export const CADET: Skill = { noise: 0.25, spread: 0.2, reads: false, steps: MANY_STEPS }
export const VETERAN: Skill = { noise: 0.02, spread: 0.06, reads: true, steps: MANY_STEPS }
/** Plays games on by the hundred. */
export const QUICK: Skill = { ...VETERAN, steps: 24 }
