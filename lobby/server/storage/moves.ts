import chunk from 'lodash/chunk.js'
import type { LogEntry } from '../../../games/kit/index.ts'
import type { Connection } from './connection.ts'
import { LINES_IN_A_ROW, type MoveRow, moveOf, textOf } from './rows.ts'
import type { MoveRecord, MoveWrite } from './store.ts'

interface Waiting {
  write: MoveWrite
  stored(done: boolean): void
  failed(error: unknown): void
}

/**
 * The moves of all matches, and the lines that they wrote. Moves of different matches that arrive together are committed
 * together, which costs them a few microseconds of waiting and spares them most of the cost of a transaction.
 */
export class MoveLog {
  private readonly db: Connection
  private waiting: Waiting[] = []

  constructor(db: Connection) {
    this.db = db
  }

  append(write: MoveWrite): Promise<boolean> {
    return new Promise((stored, failed) => {
      if (this.waiting.length === 0) setImmediate(() => this.commit())
      this.waiting.push({ write, stored, failed })
    })
  }

  /** Stores every waiting move in one transaction, and only then tells anybody. */
  commit(): void {
    const together = this.waiting
    this.waiting = []
    if (together.length === 0) return
    try {
      const done = this.db.atOnce(() => together.map(({ write }) => this.writeMove(write)))
      together.forEach(({ stored }, i) => {
        stored(done[i]!)
      })
    } catch (error) {
      for (const { failed } of together) failed(error)
    }
  }

  /** Inside a transaction. False if there is a move with this number. */
  private writeMove({
    room,
    move,
    lines,
    waitingFor,
    asked,
    clocks,
    used,
    dueAt,
    winners,
    ending,
    agreedEnd,
    quiet,
  }: MoveWrite): boolean {
    const { step, seat, move: name, args, turn, phase, at, told, secret } = move
    const added = this.db.run(
      `insert into moves(room, step, seat, move, args, turn, phase, at, told, secret)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict do nothing`,
      room,
      step,
      seat,
      name,
      JSON.stringify(args),
      turn,
      phase,
      at,
      told,
      Number(secret),
    )
    if (added !== 1) return false
    if (quiet) return true
    this.db.run(
      `update rooms set steps = ?, waiting_for = ?, asked = ?, clocks = ?, used = ?, due_at = ?, updated_at = ?
       where id = ?`,
      told,
      JSON.stringify(waitingFor),
      JSON.stringify(asked),
      textOf(clocks),
      textOf(used),
      dueAt,
      at,
      room,
    )
    if (winners)
      this.db.run(
        `update rooms set status = 'finished', winners = ?, ending = ?, agreed_end = ?, version = version + 1
         where id = ?`,
        JSON.stringify(winners),
        textOf(ending),
        agreedEnd,
        room,
      )
    this.writeLines(room, lines)
    return true
  }

  /** Inside a transaction. Lines of many moves. */
  writeLog(room: string, log: readonly LogEntry[]): void {
    for (const lines of chunk(log, LINES_IN_A_ROW)) this.writeLines(room, lines)
  }

  /** Inside a transaction. */
  private writeLines(room: string, lines: LogEntry[]): void {
    const [first] = lines
    if (!first) return
    this.db.run('insert into lines(room, n, entries) values (?, ?, ?)', room, first.n, JSON.stringify(lines))
  }

  /** Inside a transaction: forgets the moves after a step, and writes the whole log anew. */
  goOnFrom(room: string, step: number, log: LogEntry[]): void {
    this.db.run('delete from moves where room = ? and step > ?', room, step)
    this.db.run('delete from lines where room = ?', room)
    this.writeLog(room, log)
  }

  /** Moves after step `after` up to step `upTo`, in order. */
  moves(room: string, after: number, upTo: number): MoveRecord[] {
    const sql = `select step, seat, move, args, turn, phase, at, told, secret from moves
       where room = ? and step > ? and step <= ? order by step`
    return this.db.all<MoveRow>(sql, room, after, upTo).map(moveOf)
  }

  stepTold(room: string, told: number): number {
    if (told === 0) return 0
    const sql = 'select step from moves where room = ? and step >= ? and told >= ? order by step limit 1'
    return this.db.one<{ step: number }>(sql, room, told, told)?.step ?? 0
  }

  /** Lines numbered below `before`, the newest `limit` of them, oldest first. */
  lines(room: string, before: number, limit: number): LogEntry[] {
    const sql = 'select entries from lines where room = ? and n < ? order by n desc limit ?'
    const rows = this.db.all<{ entries: string }>(sql, room, before, limit).reverse()
    const lines = rows.flatMap(({ entries }): LogEntry[] => JSON.parse(entries))
    return lines.filter(({ n }) => n < before).slice(-limit)
  }
}
