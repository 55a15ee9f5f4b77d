/** What is kept of a match, wherever that is: in the database of a server, or in a browser. */
import type { AgreedEnd, Ending, LogEntry, SeatId } from '../../games/kit/index.ts'

/** One accepted move. The state of a match is the fold of its first state and these. */
export interface MoveRecord {
  /** State number after the move: 1, 2, 3, … */
  step: number
  seat: SeatId
  move: string
  args: unknown[]
  /** boardgame.io's turn and phase before the move, for its log. */
  turn: number
  phase: string | null
  at: number
  /**
   * How many moves everybody has been told of by then. It is the number by which people know a moment: that somebody has
   * answered in secret does not change it.
   */
  told: number
  /** Who made it is nobody else's business: it answers what is asked in secret, or something in advance. */
  secret: boolean
}

/** A state that is stored between moves. */
export interface Snapshot {
  step: number
  /** The whole state, as JSON. */
  state: string
}

/** What a move has led to, as it is kept. */
export interface Happened {
  move: MoveRecord
  /** New lines of the game log, as the state has them: with what only some may read. */
  lines: LogEntry[]
  waitingFor: SeatId[]
  /** Winning seats, if the move ended the game. */
  winners: SeatId[] | null
  /** How it ended, if it did. */
  ending: Ending | null
  /** That all have agreed on it, if so. */
  agreedEnd: AgreedEnd | null
  /** Nobody else is told of it: the room stays as it is. */
  quiet: boolean
}

/** Where matches are read again: their moves, the states that were stored between them, and their log. */
export interface MatchRecords {
  /** Moves after step `after` up to step `upTo`, in order. */
  moves(room: string, after: number, upTo: number): Promise<MoveRecord[]>
  /** The step at which everybody had been told of so many moves, or of more where there is none with that number. */
  stepTold(room: string, told: number): Promise<number>
  /** The newest stored state at or before `step`. */
  snapshot(room: string, step: number): Promise<Snapshot | undefined>
  /** Stores a state; one that is not to be `kept` goes when the next comes. */
  addSnapshot(room: string, snapshot: Snapshot, kept: boolean): Promise<void>
  /** Lines numbered below `before`, the newest `limit` of them, oldest first. */
  lines(room: string, before: number, limit: number): Promise<LogEntry[]>
}
