/**
 * A match as a file, version 1: what `GET /api/rooms/:id/file` answers, `POST /api/practice` opens and
 * `npm run verify-match` checks. Plain JSON; later versions only add to it, or have another number.
 */
import type { KitState, LogEntry, SeatId, SetupValues } from '../games/kit/index.ts'
import type { MadeMove } from './replay.ts'

export const FORMAT = 'starboard-match'
export const VERSION = 1

/** No match goes on after so many moves. The longest that were ever played have two thousand and a half, with eight seats. */
export const MOST_MOVES = 20_000

interface Head {
  format: typeof FORMAT
  version: typeof VERSION
  /** Id of the room. */
  room: string
  /** Id of the game, and the version of its rules under which the match began. */
  game: string
  rulesVersion: number
  options: SetupValues
  /** Who sits at the table, by seat. Empty where nobody does. */
  seats: string[]
  /** Milliseconds since 1970. */
  startedAt: number | null
  /** SHA-256, in hexadecimal, of the room's id, a space and the seed, as it was told before the start. */
  commitment: string | null
}

/** A match that is over, with everything that was hidden. */
export interface MatchFile extends Head {
  over: true
  /** What all chance of the match follows from. */
  seed: string
  /** Where the match began, if not as the rules say: at a moment of another one. */
  start: KitState | null
  moves: FileMove[]
  /** What was said of them, and of the beginning. */
  lines: LogEntry[]
  winners: SeatId[]
}

/** The same of a table that is kept on a device and goes on: whoever holds it holds all of it anyway. */
export interface DeviceFile extends Omit<MatchFile, 'over' | 'winners'> {
  over: false
}

export interface FileMove extends MadeMove {
  /** Milliseconds since 1970. */
  at: number
}

/** A match that goes on: what its reader may know. */
export interface RunningFile extends Head {
  over: false
  /** The reader's seat; null for spectators. */
  seat: SeatId | null
  /** How many moves everybody has been told of, and what the reader sees now. */
  steps: number
  view: unknown
  lines: LogEntry[]
}

/** What of a file a practice table is opened from: nothing in it is believed, the rules make it again. */
export type PracticeFile = Pick<
  MatchFile,
  'format' | 'version' | 'game' | 'options' | 'seats' | 'seed' | 'start'
> & { moves: MadeMove[] }
