import type { Line } from './line.ts'
import type { SeatId } from './seats.ts'

/** One line of the game log. Lines are numbered from 1 and never change once written. */
export interface LogEntry {
  n: number
  /** What everybody reads; null when the line is only for the seats in `to`. */
  line: Line | null
  /** What the seats in `to` read instead. */
  full?: Line
  to?: SeatId[]
}

/**
 * The newest lines of the game log, oldest first. `G` keeps those of the last move and a bounded tail before them,
 * so that views stay small; whoever hosts the game collects older lines.
 */
export interface Log {
  /** Number of the last line written. */
  last: number
  lines: LogEntry[]
}

/** So many lines stay when a move begins to write more. */
export const LOG_TAIL = 40

export const emptyLog = (): Log => ({ last: 0, lines: [] })

/** The lines that a log still holds, oldest first. */
export const linesOf = (log: Log): LogEntry[] => log.lines

/** Writes a line that everybody may read. */
export function say(g: { log: Log }, line: Line): void {
  write(g.log, { line })
}

/** Writes a line of which the seats in `to` read `full` and everybody else `line` (nothing, where it is null). */
export function sayTo(g: { log: Log }, to: readonly SeatId[], full: Line, line: Line | null): void {
  write(g.log, { line, full, to: [...to] })
}

function write(log: Log, entry: Omit<LogEntry, 'n'>): void {
  log.last += 1
  log.lines.push({ n: log.last, ...entry })
}

/** Lets go of all lines but the newest. Done between moves: whoever hosts the game then misses none of a long one. */
export function trimLog({ lines }: Log): void {
  if (lines.length > LOG_TAIL) lines.splice(0, lines.length - LOG_TAIL)
}

/** The log without those lines, as a copy that can be written to. */
export const trimmed = ({ last, lines }: Log): Log => ({ last, lines: lines.slice(-LOG_TAIL) })

/** What is read of an entry, by those in `to` and by others. Made once: who compares views finds the same objects. */
interface Readings {
  insiders: LogEntry | undefined
  others: LogEntry | undefined
}

const readings = new WeakMap<LogEntry, Readings>()

function readingsOf(entry: LogEntry): Readings {
  const known = readings.get(entry)
  if (known) return known
  const { n, line, full } = entry
  const made = { insiders: full && { n, line: full }, others: line === null ? undefined : { n, line } }
  readings.set(entry, made)
  return made
}

/** A log entry as `seat` (null: a spectator) may read it, or undefined if it is not for this reader. */
export function readableEntry(entry: LogEntry, seat: SeatId | null): LogEntry | undefined {
  if (isOpen(entry)) return entry
  const { insiders, others } = readingsOf(entry)
  return (seat !== null && entry.to?.includes(seat) && insiders) || others
}

/** Whether everybody reads the same. */
const isOpen = ({ line, full }: LogEntry) => line !== null && full === undefined

/** The log as `seat` may read it. The very same object where nothing is kept from anybody. */
export function readableLog(log: Log, seat: SeatId | null): Log {
  const entries = linesOf(log)
  if (entries.every(isOpen)) return log
  return { last: log.last, lines: entries.flatMap(entry => readableEntry(entry, seat) ?? []) }
}
