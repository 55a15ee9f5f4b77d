/** What people do at a table while it is played: move, talk, and read what happened. */
import { type LogEntry, type Refusal, readableEntry, refuse, type SeatId } from '../../games/kit/index.ts'
import type { Accepted, Match } from '../match/match.ts'
import { MOST_MOVES } from '../match-file.ts'
import type { ChatMessage, HistoryStep, LogPage, MoveResult } from '../protocol.ts'
import { AGREED_END, TAKE_BACK } from '../replay.ts'
import type { Effort } from './effort.ts'
import { noteMentions } from './notifications/mentions.ts'
import { catchUp } from './peers/follow.ts'
import { Refused } from './problem.ts'
import { seatAt } from './seating.ts'
import type { RoomRecord } from './storage/store.ts'
import type { Table } from './table.ts'
import { type Said, tellSaid, wordsOf } from './talk.ts'
import { timesIn } from './time/match-times.ts'
import { isPaused } from './time/pauses.ts'

/** The move of every game that takes back what was answered in secret. */
const RECONSIDER = 'reconsider'

/** Others may be faster, again and again, where moves race at several servers. */
const TRIES = 20

/**
 * A move of a seat: judged by what the seat sees, carried out on a copy, stored, and only then told to anybody. A
 * refused move changes nothing.
 */
export async function makeMove(
  table: Table,
  seat: SeatId,
  name: string,
  args: unknown[],
): Promise<MoveResult> {
  return act(table, name, match => match.refusal(seat, name, args) ?? match.tryMove(seat, name, args))
}

/** Takes back the last move of a seat, where nobody has learned anything from it and nobody else has acted since. */
export const takeBack = (table: Table, seat: SeatId): Promise<MoveResult> =>
  act(table, TAKE_BACK, match => match.tryTakeBack(seat) ?? refuse('kit', 'notTakenBack'))

/** Carries out what `judge` makes of the match as it then is: stored, then told. */
export async function act(
  table: Table,
  name: string,
  judge: (match: Match) => Accepted | Refusal,
): Promise<MoveResult> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (table.record.status === 'finished') return { refusal: refuse('kit', 'stale') }
    // In a pause all that happens is what all agree on.
    if (name !== AGREED_END && isPaused(table.record, Date.now())) return { refusal: refuse('kit', 'paused') }
    const match = await table.play()
    // All together may end what does not go on.
    if (match.step >= MOST_MOVES && name !== AGREED_END) return { refusal: refuse('kit', 'tooManyMoves') }
    const result = guarded(table, name, () => judge(match))
    if ('rule' in result) {
      table.services.metrics.refusals.inc({ game: table.game.meta.id })
      return { refusal: result }
    }
    const now = { ...(await table.now()), at: result.write.move.at }
    const times = timesIn(table.record, table.engine, result.state, now, result.write.move)
    if (await table.services.store.append({ ...result.write, ...times })) {
      await table.moved(match, result, times)
      if (name === TAKE_BACK || name === RECONSIDER) table.services.forced.hold(table, result.write.move.seat)
      const { quiet, move } = result.write
      return { step: match.told, ...(quiet && { secret: match.secretOf(move.seat) }) }
    }
    await catchUp(table)
  }
  throw new Refused('conflict')
}

/** Rules do not throw, and do not contradict themselves. Should they ever, the server and the match survive it. */
function guarded(table: Table, move: string, judge: () => Accepted | Refusal): Accepted | Refusal {
  try {
    return judge()
  } catch (error) {
    table.services.log.error({ err: error, room: table.id, move }, 'the rules of the game failed')
    return refuse('kit', 'malformed')
  }
}

/** A chat message of a seat, before, during and after the match. Refused from spectators. */
export async function say(table: Table, seat: SeatId | null, said: Said): Promise<ChatMessage> {
  const { record, services } = table
  const sender = seat === null ? undefined : record.seats[Number(seat)]
  if (seat === null || !sender) throw new Refused('notSeated')
  const message: ChatMessage = await services.store.say(record.id, {
    person: sender.person,
    sender: seat,
    name: sender.name,
    ...wordsOf(said, said.answers === undefined ? [] : await table.talk.all()),
    at: Date.now(),
  })
  await tellSaid(table, message)
  await noteMentions(table, message)
  return message
}

/**
 * Lines of the game log before number `before`, as the reader may read them; once the game is over, everybody reads
 * what only some could.
 */
export async function readLog(
  table: Table,
  reader: SeatId | null,
  before: number,
  limit: number,
): Promise<LogPage> {
  const over = table.record.status === 'finished'
  const readable = (entry: LogEntry) =>
    over ? { n: entry.n, line: entry.full ?? entry.line } : readableEntry(entry, reader)
  const entries: LogEntry[] = []
  let next = before
  while (entries.length < limit && next > 1) {
    const lines = await table.services.store.lines(table.id, next, limit)
    const oldest = lines[0]
    if (!oldest) break
    entries.unshift(...lines.flatMap(entry => readable(entry) ?? []))
    next = oldest.n
  }
  return { entries: entries.slice(-limit), first: 1 }
}

/** Whose side the reader looks back from: their own, or once everything is told whichever they choose. */
export function sideOf(
  record: Readonly<RoomRecord>,
  reader: SeatId | null,
  as: SeatId | 'all' | undefined,
): SeatId | null {
  const side = as === undefined ? reader : as === 'all' ? null : as
  if (side === reader) return side
  if (record.status !== 'finished') throw new Refused('notFinished')
  if (side !== null) seatAt(record, Number(side))
  return side
}

/**
 * What the reader saw after so many moves. To make it again is the reader's `effort`, none of the table's own.
 */
export async function readHistory(
  table: Table,
  reader: SeatId | null,
  step: number,
  effort: Effort,
): Promise<() => Promise<HistoryStep>> {
  const match: Match = await table.play()
  const { told: steps } = match
  if (step > steps) throw new Refused('notFound', `The match is at step ${steps}.`)
  const { config, past } = table.services
  return async () => {
    const moves = step % config.snapshotEvery
    const { view, told: shown } = await past.sight(table.id, match, step, reader, effort, moves)
    return { step: shown, steps, view }
  }
}
