/** Tables that are kept where they are played, as in a browser: what is stored of them. */
import type { KitState, LogEntry, Play, SeatId, SetupValues } from '../../games/kit/index.ts'
import type { MoveRecord, Snapshot } from '../match/records.ts'
import type { KeptLook } from '../match/told.ts'

/** Grows when what is stored has another shape; stores then say how older tables become newer ones. */
export const LOCAL_VERSION = 1

/** A table of this device, without its moves. Plain data. */
export interface LocalRecord {
  version: typeof LOCAL_VERSION
  id: string
  game: string
  /** The version of the rules under which it began. */
  rulesVersion: number
  options: SetupValues
  /** By seat: the name of the bot that plays it; null where somebody at this device does. */
  seats: (string | null)[]
  /** What all chance follows from. */
  seed: string
  /** Where it began, if not as the rules say: at a moment of another match. */
  start: KitState | null
  /** Milliseconds since 1970, as is `updatedAt`. */
  createdAt: number
  updatedAt: number
  /** Moves that everybody at the table has been told of. */
  steps: number
  waitingFor: SeatId[]
  /** Winning seats once it is over; null before. */
  winners: SeatId[] | null
  /** What seats keep for themselves. */
  own: { [seat: SeatId]: LocalOwn }
}

/** What a seat keeps for itself: see `LocalState`. */
export interface LocalOwn {
  forcedMoves?: boolean
  look?: KeptLook
  drafts?: { [ask: string]: Play }
}

/** Everything of a table: plain JSON. */
export interface LocalWhole {
  record: LocalRecord
  /** In order, without gaps. */
  moves: MoveRecord[]
  /** Oldest first; the first state is always among them. */
  snapshots: Snapshot[]
  /** The whole log, with what only some may read. */
  lines: LogEntry[]
}

/** What is to be stored beside what is there already. `anew`: in place of all moves, states and lines. */
export type LocalChange = Pick<LocalWhole, 'record'> & Partial<LocalWhole> & { anew?: boolean }

/**
 * Where tables are kept. Each method does everything or nothing, and rejects where it could do nothing: a table then says
 * that it is not kept, goes on, and hands in what is missing with its next change.
 */
export interface LocalStore {
  /** All tables, the ones that were played last first. */
  tables(): Promise<LocalRecord[]>
  /** Everything of a table; undefined where there is none with this id. */
  read(id: string): Promise<LocalWhole | undefined>
  /** Stores a change. A table hands in one after the other, never two at the same time. */
  write(change: LocalChange): Promise<void>
  /** Forgets a table, if there is one. */
  drop(id: string): Promise<void>
}
