import type { Known } from './friends.ts'
import type { Rows } from './notifications.ts'

/** What somebody has written down for themselves at a table. */
export interface NoteRecord {
  room: string
  text: string
  at: number
}

/** Opens `/api` to a program of somebody's. */
export interface TokenRecord {
  id: string
  person: string
  name: string
  hash: string
  since: number
  usedAt: number | null
}

/** What people keep for themselves: notes, whom they do not want to hear, how far they have read, and tokens. */
export interface KeepStore {
  note(room: string, person: string): Promise<NoteRecord | undefined>
  notes(person: string): Promise<NoteRecord[]>
  /** On top of what was written at `was`, 0 where there was nothing; false if something else has been written since. */
  saveNote(person: string, note: NoteRecord, was: number): Promise<boolean>

  /** The newest first. */
  muted(person: string): Promise<Known[]>
  mute(person: string, other: string, at: number): Promise<void>
  unmute(person: string, other: string): Promise<void>

  /** The number of the last message that somebody has read; 0 where they have read none. */
  heard(room: string, person: string): Promise<number>
  /** It never falls. */
  saveHeard(room: string, person: string, chat: number): Promise<void>
  /** How much others have said at these tables since, but for those whom the person has blocked or muted. */
  unheard(rooms: readonly string[], person: string): Promise<Map<string, number>>
  /** All that somebody has said to all, or to those who watch, at whatever table, the oldest first. */
  saidBy(person: string): Promise<{ room: string; text: string; at: number }[]>

  tokens(person: string): Promise<TokenRecord[]>
  /** Whose it is; undefined where there is none like that. */
  tokenWith(hash: string): Promise<TokenRecord | undefined>
  addToken(token: TokenRecord): Promise<void>
  tokenUsed(id: string, at: number): Promise<void>
  dropToken(person: string, id: string): Promise<void>
}

type TokenRow = Omit<TokenRecord, 'usedAt'> & { used_at: number | null }

const tokenOf = ({ used_at: usedAt, ...row }: TokenRow): TokenRecord => ({ ...row, usedAt })

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ')

export function keepsIn(db: Rows): KeepStore {
  return {
    note: async (room, person) =>
      (
        await db.all<NoteRecord>(
          'select room, text, at from notes where room = ? and person = ?',
          room,
          person,
        )
      )[0],

    notes: person =>
      db.all<NoteRecord>('select room, text, at from notes where person = ? order by at, room', person),

    async saveNote(person, { room, text, at }, was) {
      const sql =
        was === 0
          ? `insert into notes(room, person, text, at) values (?, ?, ?, ?) on conflict do nothing`
          : `update notes set text = ?, at = ? where room = ? and person = ? and at = ?`
      const values = was === 0 ? [room, person, text, at] : [text, at, room, person, was]
      return (await db.run(sql, ...values)) === 1
    },

    muted: person =>
      db.all<Known>(
        `select id, name from mutes join people on people.id = mutes.other where mutes.person = ?
         order by at desc, id`,
        person,
      ),

    async mute(person, other, at) {
      const sql = 'insert into mutes(person, other, at) values (?, ?, ?) on conflict do nothing'
      await db.run(sql, person, other, at)
    },

    async unmute(person, other) {
      await db.run('delete from mutes where person = ? and other = ?', person, other)
    },

    async heard(room, person) {
      const sql = 'select chat from heard where room = ? and person = ?'
      return (await db.all<{ chat: number }>(sql, room, person))[0]?.chat ?? 0
    },

    async saveHeard(room, person, chat) {
      const sql = `insert into heard(room, person, chat) select cast(? as text), people.id, cast(? as bigint)
        from people where people.id = ? on conflict (room, person) do update set chat = excluded.chat
        where excluded.chat > heard.chat`
      await db.run(sql, room, chat, person)
    },

    async unheard(rooms, person) {
      if (rooms.length === 0) return new Map()
      const sql = `select chat.room, count(*) as count from chat
        left join heard on heard.room = chat.room and heard.person = ?
        where chat.room in (${marks(rooms)}) and chat.id > coalesce(heard.chat, 0)
        and (chat.person is null or (chat.person <> ?
          and not exists (select 1 from blocks where blocks.person = ? and blocks.other = chat.person)
          and not exists (select 1 from mutes where mutes.person = ? and mutes.other = chat.person)))
        group by chat.room`
      const rows = await db.all<{ room: string; count: number }>(
        sql,
        person,
        ...rooms,
        person,
        person,
        person,
      )
      return new Map(rows.map(({ room, count }) => [room, count]))
    },

    saidBy: person =>
      db.all<{ room: string; text: string; at: number }>(
        `select room, text, at from chat where person = ?
         union all select room, text, at from spectator_chat where person = ? order by at`,
        person,
        person,
      ),

    async tokens(person) {
      const sql = 'select * from tokens where person = ? order by since, id'
      return (await db.all<TokenRow>(sql, person)).map(tokenOf)
    },

    async tokenWith(hash) {
      const row = (await db.all<TokenRow>('select * from tokens where hash = ?', hash))[0]
      return row && tokenOf(row)
    },

    async addToken({ id, person, name, hash, since, usedAt }) {
      const sql = 'insert into tokens(id, person, name, hash, since, used_at) values (?, ?, ?, ?, ?, ?)'
      await db.run(sql, id, person, name, hash, since, usedAt)
    },

    async tokenUsed(id, at) {
      await db.run('update tokens set used_at = ? where id = ?', at, id)
    },

    async dropToken(person, id) {
      await db.run('delete from tokens where person = ? and id = ?', person, id)
    },
  }
}
