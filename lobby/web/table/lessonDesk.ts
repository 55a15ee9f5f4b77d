import type { ReactNode } from 'react'

/** What a lesson puts in the place of the question: it plays at the table of every match, without a server. */
export interface LessonDesk {
  /** There is something to read first: nothing can be done on the board. */
  waits: boolean
  /** What it speaks of: ringed on the board. */
  rings: readonly string[]
  /** What to read or to do, and what is said of the last answer. */
  ask: ReactNode
  /** The same for listeners. */
  sentences: readonly string[]
  acts: ReactNode
  /** What to press next, where that is not on the board. */
  lamp: ReactNode
  /** Where the lessons of the game are listed. */
  home: string
}
