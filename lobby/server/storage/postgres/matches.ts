import chunk from 'lodash/chunk.js'
import type { LogEntry } from '../../../../games/kit/index.ts'
import type { KeptLook } from '../../../protocol.ts'
import {
  LINES_IN_A_ROW,
  type MoveRow,
  moveOf,
  type SaidRow,
  saidOf,
  saidValues,
  setupOf,
  textOf,
} from '../rows.ts'
import type { ChatRecord, MatchStore, RoomRecord, Snapshot } from '../store.ts'
import type { Database, Statements } from './database.ts'
import { experienceIn } from './people.ts'
import { writeRoom } from './rooms.ts'

/**
 * A move, its lines and what the room knows of the match, in one statement: one round trip, one transaction. Whoever finds
 * the match at the step before has it. A second writer waits for the row, sees that it has gone on, and adds nothing.
 */
const APPEND = `
  with match as (
    update rooms set last = $2, steps = $9,
      waiting_for = case when $13 then waiting_for else $11 end,
      updated_at = case when $13 then updated_at else $8 end,
      status = case when $12::text is null then status else 'finished' end,
      winners = coalesce($12, winners), ending = coalesce($18, ending),
      agreed_end = coalesce($20, agreed_end), version = version + ($12 is not null)::int,
      asked = case when $13 then asked else $16 end,
      clocks = case when $13 then clocks else $19 end,
      used = case when $13 then used else $21 end, due_at = case when $13 then due_at else $17::bigint end
    where id = $1 and last = $2 - 1 and status = 'playing' returning id
  ), logged as (
    insert into lines(room, n, entries) select id, $14::int, $15 from match where $14::int is not null
  )
  insert into moves(room, step, seat, move, args, turn, phase, at, told, secret)
  select id, $2::int, $3, $4, $5, $6::int, $7, $8::bigint, $9::int, $10::boolean from match`

/** Numbers that no column holds stand for "all". */
const MOST = 2 ** 31 - 1
const upTo = (number: number) => Math.min(number, MOST)

/** Matches in PostgreSQL. */
export function matchesIn(db: Database): MatchStore {
  return {
    startMatch: (room, state, lines) =>
      db.atOnce(async db => {
        if (!(await writeRoom(db, room))) return false
        await setUp(db, room)
        const waiting = JSON.stringify(room.waitingFor)
        const asked = JSON.stringify(room.asked)
        const change = 'update rooms set waiting_for = $2, asked = $3, clocks = $4, used = $5 where id = $1'
        await db.run(change, room.id, waiting, asked, textOf(room.clocks), textOf(room.used))
        await db.run(
          'insert into snapshots(room, step, kept, state) values ($1, 0, true, $2)',
          room.id,
          state,
        )
        await writeLines(db, room.id, lines)
        return true
      }),

    async append({
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
    }) {
      const { step, seat, args, turn, phase, at, told, secret } = move
      const made = [room, step, seat, move.move, JSON.stringify(args), turn, phase, at, told, secret]
      const match = [JSON.stringify(waitingFor), winners && !quiet ? JSON.stringify(winners) : null, quiet]
      const first = quiet ? undefined : lines[0]
      const log = [first?.n ?? null, JSON.stringify(lines)]
      const time = [JSON.stringify(asked), dueAt]
      const rest = [textOf(ending), textOf(clocks), agreedEnd, textOf(used)]
      return (await db.run(APPEND, ...made, ...match, ...log, ...time, ...rest)) === 1
    },

    goOnFrom: (room, { step, state }, log) =>
      db.atOnce(async db => {
        if (!(await writeRoom(db, room))) return false
        const waiting = JSON.stringify(room.waitingFor)
        const change =
          'update rooms set steps = $2, waiting_for = $3, last = $4, asked = $5, clocks = $6, used = $7 where id = $1'
        const asked = JSON.stringify(room.asked)
        const kept = [asked, textOf(room.clocks), textOf(room.used)]
        await db.run(change, room.id, room.steps, waiting, step, ...kept)
        await db.run('delete from snapshots where room = $1 and (step >= $2 or not kept)', room.id, step)
        await db.run(
          'insert into snapshots(room, step, kept, state) values ($1, $2, true, $3)',
          room.id,
          step,
          state,
        )
        await db.run('delete from moves where room = $1 and step > $2', room.id, step)
        await db.run('delete from lines where room = $1', room.id)
        await writeLines(db, room.id, log)
        return true
      }),

    async moves(room, after, last) {
      const sql = `select step, seat, move, args, turn, phase, at, told, secret from moves
        where room = $1 and step > $2 and step <= $3 order by step`
      return (await db.all<MoveRow>(sql, room, after, upTo(last))).map(moveOf)
    },

    async stepTold(room, told) {
      if (told === 0) return 0
      const sql = 'select step from moves where room = $1 and step >= $2 and told >= $2 order by step limit 1'
      return (await db.one<{ step: number }>(sql, room, told))?.step ?? 0
    },

    snapshot(room, step) {
      const sql =
        'select step, state from snapshots where room = $1 and step <= $2 order by step desc limit 1'
      return db.one<Snapshot>(sql, room, upTo(step))
    },

    /** Not of a future that the match has not had: another process may have taken moves back meanwhile. */
    async addSnapshot(room, { step, state }, kept) {
      await db.run(
        `with passed as (delete from snapshots where room = $1 and not kept and step <> $2)
         insert into snapshots(room, step, kept, state) select id, $2::int, $3, $4 from rooms where id = $1 and last >= $2
         on conflict (room, step) do update set kept = snapshots.kept or excluded.kept`,
        room,
        step,
        kept,
        state,
      )
    },

    async lines(room, before, limit) {
      const sql = 'select entries from lines where room = $1 and n < $2 order by n desc limit $3'
      const rows = (await db.all<{ entries: string }>(sql, room, upTo(before), upTo(limit))).reverse()
      const lines = rows.flatMap(({ entries }): LogEntry[] => JSON.parse(entries))
      return lines.filter(({ n }) => n < before).slice(-limit)
    },

    async drafts(room, seat, key) {
      const sql = 'select plays from drafts where room = $1 and seat = $2 and key = $3'
      return (await db.one<{ plays: string }>(sql, room, seat, key))?.plays
    },

    async saveDrafts(room, seat, key, plays) {
      await db.run(
        `insert into drafts(room, seat, key, plays) values ($1, $2, $3, $4)
         on conflict (room, seat) do update set key = excluded.key, plays = excluded.plays`,
        room,
        seat,
        key,
        plays,
      )
    },

    look(room, seat, key) {
      const sql = 'select line, step, at from looks where room = $1 and seat = $2 and key = $3'
      return db.one<KeptLook>(sql, room, seat, key)
    },

    async saveLook(room, seat, key, { line, step, at }) {
      await db.run(
        `insert into looks(room, seat, key, line, step, at) values ($1, $2, $3, $4, $5, $6)
         on conflict (room, seat) do update
         set key = excluded.key, line = excluded.line, step = excluded.step, at = excluded.at`,
        room,
        seat,
        key,
        line,
        step,
        at,
      )
    },

    /** One message of a room after the other: none gets a number below one that others may have read. */
    async say(room, message) {
      const { person, sender, name, text, at } = message
      const said = await db.one<{ id: number }>(
        `with turn as (select pg_advisory_xact_lock(hashtextextended($1, 0)))
         insert into chat(room, person, sender, name, text, at, phrase, answers)
         select $1, $2, $3, $4, $5, $6::bigint, $7, $8::bigint from turn returning id`,
        room,
        person,
        sender,
        name,
        text,
        at,
        ...saidValues(message),
      )
      return { id: String(said!.id), ...message }
    },

    async chat(room, limit) {
      const sql = `select id, person, sender, name, text, at, phrase, answers from chat where room = $1
        order by id desc limit $2`
      type Row = Omit<ChatRecord, keyof SaidRow> & SaidRow
      return (await db.all<Row>(sql, room, limit)).reverse().map(saidOf)
    },
  }
}

/** Inside a transaction: the host has set up a match, but for one that only goes on from another. */
async function setUp(db: Statements, { game, host, seats, options, from }: RoomRecord): Promise<void> {
  if (from !== null) return
  const setup = setupOf(seats, options, (await experienceIn(db, host)).played[game]?.bots ?? [])
  const sql = 'update played set setup = $1 where person = $2 and game = $3'
  await db.run(sql, JSON.stringify(setup), host, game)
}

/** Inside a transaction. */
async function writeLines(db: Statements, room: string, log: readonly LogEntry[]): Promise<void> {
  const rows = chunk(log, LINES_IN_A_ROW)
  await db.run(
    'insert into lines(room, n, entries) select $1, given.* from unnest($2::int[], $3::text[]) as given',
    room,
    rows.map(([first]) => first!.n),
    rows.map(lines => JSON.stringify(lines)),
  )
}
