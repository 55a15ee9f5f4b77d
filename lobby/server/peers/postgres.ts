import type { Logger } from 'pino'
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { newId } from '../credentials.ts'
import type { Database } from '../storage/postgres/database.ts'
import { Notices } from './notices.ts'
import {
  type Ears,
  type Elsewhere,
  type MakeLimiter,
  NOBODY,
  type Peers,
  type Position,
  type RoomNews,
} from './peers.ts'

/** So often a process says that it is there, and looks for what it may not have heard, in milliseconds. */
const BEAT = 2000
/** A process that has not said so for as long is gone. */
const GONE = '7 s'

/** Server processes that share a PostgreSQL database. */
export class PostgresPeers implements Peers {
  readonly shared = true
  private readonly db: Database
  /** Connections for what is done in turn: whoever waits there keeps nobody else waiting. */
  private readonly turns: Database
  private readonly me = newId()
  private readonly log: Logger
  private readonly notices: Notices
  private beating: NodeJS.Timeout | undefined
  private isAway = false

  constructor(db: Database, turns: Database, log: Logger) {
    this.db = db
    this.turns = turns
    this.log = log
    this.notices = new Notices(db, this.me, error => this.complain(error))
  }

  /** Once for as long as the database is away. */
  private complain(error: unknown): void {
    if (!this.isAway) this.log.error({ err: error }, 'the other servers cannot be told or heard')
    this.isAway = true
  }

  tell(news: RoomNews): void {
    this.notices.tell(news)
  }

  tellOfPerson(id: string): void {
    this.notices.tellOfPerson(id)
  }

  tellOfClub(id: string): void {
    this.notices.tellOfClub(id)
  }

  async listen(ears: Ears): Promise<void> {
    const again = async () => {
      if (await this.beat()) ears.lost()
      ears.missed()
    }
    await this.beat()
    await this.notices.listen(ears, () => {
      ears.deaf()
      return again()
    })
    this.beating = setInterval(() => void again(), BEAT).unref()
  }

  /**
   * Says that this process is there. True where nobody may have known: then what it had put down may have been forgotten,
   * and is put down after this, or it would be forgotten once more.
   */
  private async beat(): Promise<boolean> {
    try {
      const isKnown = (await this.db.run('update processes set seen_at = now() where id = $1', this.me)) === 1
      if (!isKnown)
        await this.db.run('insert into processes values ($1, now()) on conflict (id) do nothing', this.me)
      const wasAway = this.isAway
      this.isAway = false
      return wasAway || !isKnown
    } catch (error) {
      this.complain(error)
      return false
    }
  }

  positions(rooms: readonly string[]): Promise<Position[]> {
    return this.db.all<Position>(
      `select id as room, last as step, version,
         coalesce((select max(chat.id) from chat where chat.room = rooms.id), 0) as chat,
         coalesce((select max(spectator_chat.id) from spectator_chat where spectator_chat.room = rooms.id), 0)
           as "spectatorChat"
       from rooms where id = any($1::text[])`,
      rooms,
    )
  }

  async appear(room: string, { names, spectators }: Elsewhere): Promise<void> {
    if (names.length + spectators === 0)
      await this.db.run('delete from here where room = $1 and process = $2', room, this.me)
    else
      await this.db.run(
        `insert into here values ($1, $2, $3::text[], $4)
         on conflict (room, process) do update set names = excluded.names, spectators = excluded.spectators`,
        room,
        this.me,
        names,
        spectators,
      )
  }

  async elsewhere(rooms: readonly string[]): Promise<Map<string, Elsewhere>> {
    const rows = await this.db.all<Elsewhere & { room: string }>(
      `select room, names, spectators from here join processes on processes.id = process
       where room = any($1::text[]) and process <> $2 and seen_at > now() - interval '${GONE}' order by room, process`,
      rooms,
      this.me,
    )
    const found = new Map<string, Elsewhere>()
    for (const { room, names, spectators } of rows) {
      const before = found.get(room) ?? NOBODY
      found.set(room, { names: [...before.names, ...names], spectators: before.spectators + spectators })
    }
    return found
  }

  async mayThink(seat: string, milliseconds: number): Promise<boolean> {
    const lease = `insert into thinking values ($1, $2, now() + $3 * interval '1 ms')
      on conflict (seat) do update set process = excluded.process, until = excluded.until
      where thinking.process = excluded.process or thinking.until < now()`
    return (await this.db.run(lease, seat, this.me, milliseconds)) === 1
  }

  async inTurn<T>(what: string, job: () => Promise<T>): Promise<T> {
    return this.turns.atOnce(async turn => {
      await turn.run('select pg_advisory_xact_lock(hashtextextended($1, 1))', what)
      return job()
    })
  }

  async unlessBusy(what: string, job: () => Promise<unknown>): Promise<void> {
    await this.turns.atOnce(async turn => {
      const sql = 'select pg_try_advisory_xact_lock(hashtextextended($1, 2)) as mine'
      if ((await turn.one<{ mine: boolean }>(sql, what))!.mine) await job()
    })
  }

  readonly limiter: MakeLimiter = (kind, points, duration) => {
    const query = async ({ text, values }: { text: string; values: unknown[] }) => {
      const rows = await this.db.all(text, ...values)
      return { rows, rowCount: rows.length }
    }
    return new RateLimiterPostgres({
      storeClient: { query },
      storeType: 'pool',
      tableName: 'limits',
      tableCreated: true,
      keyPrefix: kind,
      points,
      duration,
      // While the database is away each process counts for itself.
      insuranceLimiter: new RateLimiterMemory({ keyPrefix: kind, points, duration }),
    })
  }

  async tidy(): Promise<void> {
    await this.db.run(`delete from processes where seen_at < now() - interval '1 min'`)
    await this.db.run('delete from here where process not in (select id from processes)')
    await this.db.run('delete from thinking where until < now()')
  }

  async stop(): Promise<void> {
    clearInterval(this.beating)
    await this.notices.stop()
    await this.db.run('delete from here where process = $1', this.me).catch(() => {})
    await this.db.run('delete from processes where id = $1', this.me).catch(() => {})
    await this.turns.close()
  }
}
