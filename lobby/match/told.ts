/** What a table tells whoever plays at it, wherever it is kept: at a server, or on a device. */
import type { Line, LogEntry, Refusal } from '../../games/kit/index.ts'

/** What became of a move. */
export interface Moved {
  /** State number after the move, if it was accepted. */
  step?: number
  /**
   * Where nobody else is told of the move, and so the state has the number that it had: which of the seat's own such moves
   * under this number it is, from 1 on. What others do in secret does not change it.
   */
  secret?: number
  /** Why it was refused, if it was: nothing has changed. */
  refusal?: Refusal
}

/** A move that was made for a seat because it was the only one. */
export interface ForcedMove {
  /** The question that it answers. */
  ask: number
  question: Line
  /** What the move is called. */
  label: Line
  /** Why there was no other, where one reason kept everything else from it. */
  why?: Line
}

/** How far somebody has seen what happened. */
export interface Look {
  /** Number of the last line of the log. */
  line: number
  step: number
}

/** How far a seat has seen it, as it is kept. */
export interface KeptLook extends Look {
  /** When it was kept, in milliseconds since 1970. */
  at: number
}

/** Lines of the log, oldest first. */
export interface LogPage {
  entries: LogEntry[]
  /** Number of the oldest line there is. */
  first: number
}

/** What was seen at a moment that is over. */
export interface HistoryStep {
  /** The step that is shown: the one asked for, or the last before it that today's rules can make again. */
  step: number
  steps: number
  /** `G` as the reader's seat sees it. */
  view: unknown
}
