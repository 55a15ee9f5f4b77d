import type { Line } from './line.ts'
import type { LogEntry } from './log.ts'
import type { SeatId } from './seats.ts'

/** What somebody says at the table. */
export interface Remark {
  seat: SeatId
  line: Line
}

/**
 * What bots are like. All of it follows from what everybody knows, so that it tells nothing and is the same for every reader,
 * and whoever reads the log later.
 */
export interface Characters<V> {
  /** What somebody is like who plays that seat: texts are `temper.<id>.name` and `.help`. Undefined while it is not settled. */
  of(view: V, seat: SeatId): string | undefined
  /** What one of the bots says to a line of the log; most lines are left without a word. */
  remark(view: V, entry: LogEntry, bots: readonly SeatId[]): Remark | undefined
}
