import type { Rows } from './notifications.ts'

/** An open table that was cleared away, as nobody came: what somebody who had a seat there is told. */
export interface ClearedRecord {
  room: string
  game: string
  title: string
  at: number
}

/** Open tables that were cleared away, until whoever had a seat there has read of it. */
export interface ClearedStore {
  add(people: readonly string[], table: ClearedRecord): Promise<void>
  /** The newest first. */
  of(person: string): Promise<ClearedRecord[]>
  /** The person has read of all that were cleared away by then. */
  read(person: string, at: number): Promise<void>
  /** Who has not come since need not know any more. */
  forget(before: number): Promise<void>
}

export const clearedIn = (db: Rows): ClearedStore => ({
  async add(people, { room, game, title, at }) {
    const sql = `insert into cleared(person, room, game, title, at)
      select id, cast(? as text), cast(? as text), cast(? as text), cast(? as bigint) from people where id = ?
      on conflict do nothing`
    for (const person of people) await db.run(sql, room, game, title, at, person)
  },

  of: person =>
    db.all<ClearedRecord>(
      'select room, game, title, at from cleared where person = ? order by at desc, room',
      person,
    ),

  async read(person, at) {
    await db.run('delete from cleared where person = ? and at <= ?', person, at)
  },

  async forget(before) {
    await db.run('delete from cleared where at < ?', before)
  },
})
