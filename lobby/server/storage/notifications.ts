import type { SeatId } from '../../../games/kit/index.ts'
import type { Quiet, WayKind } from '../../notifications.ts'

/** A way in which a person is told. */
export interface WayRecord {
  id: string
  person: string
  kind: WayKind
  /** A push subscription as JSON, an address, or a URL. */
  address: string
  confirmed: boolean
  /** Opens the way, and closes it, without a session. */
  token: string
  /** Where the pages are. */
  origin: string
  /** In which time zone the browser was that added it, such as `Europe/Berlin`; null where it did not say. */
  zone: string | null
}

/**
 * `asked`: an answer is wanted. `remind`: still, and time runs out. `late`: it has. `vote`: others have let it. `takeBack`:
 * somebody asks to take a move back. `end`: or to end the match. `pause`: or that it
 * rests. `resumed`: it does not any more. `mention`: somebody has called them. `invited`: to a table. `soon`, `ahead`: a table begins
 * in minutes, or in a day. `moved`: it has another time to begin at. The most urgent first.
 */
export const NOTICE_KINDS = [
  'late',
  'remind',
  'soon',
  'asked',
  'vote',
  'takeBack',
  'end',
  'resumed',
  'pause',
  'moved',
  'ahead',
  'mention',
  'invited',
] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Something to tell a person of a table: once, whoever finds out how often. */
export interface Notice {
  person: string
  room: string
  seat: SeatId
  kind: NoticeKind
  /** The question, of a vote the first question that it is about, the moment, the message, or the minute. */
  ask: number
  at: number
}

/** Whom to tell, how, and of what. */
export interface NotificationStore {
  ways(person: string): Promise<WayRecord[]>
  addWay(way: WayRecord): Promise<void>
  dropWay(person: string, id: string): Promise<void>
  /** Says whose address it is; undefined where there is none with that token. */
  confirmWay(token: string): Promise<{ person: string; address: string } | undefined>
  stopWay(token: string): Promise<boolean>
  /** Ends all mail to an address, whoever has asked for it. */
  stopMail(address: string): Promise<void>
  quiet(person: string): Promise<Quiet | null>
  saveQuiet(person: string, quiet: Quiet | null): Promise<void>

  /** Who of these can be told at all. */
  tellable(people: readonly string[]): Promise<string[]>
  addNotice(notice: Notice): Promise<void>
  /** People with something to be told that came up until then, the longest waiting first. */
  waiting(until: number, limit: number): Promise<string[]>
  /** What a person is to be told, the oldest first. */
  notices(person: string): Promise<Notice[]>
  told(notices: readonly Notice[], at: number): Promise<void>
  /** When the person was told something last. */
  toldAt(person: string): Promise<number>
  forgetNotices(before: number): Promise<void>
}

/** What both databases can do, with the same SQL. */
export interface Rows {
  all<T>(sql: string, ...values: unknown[]): Promise<T[]>
  run(sql: string, ...values: unknown[]): Promise<number>
}

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ')

export function notificationsIn(db: Rows): NotificationStore {
  return {
    async ways(person) {
      const sql =
        'select id, person, kind, address, confirmed, token, origin, zone from ways where person = ? order by id'
      const rows = await db.all<Omit<WayRecord, 'confirmed'> & { confirmed: number }>(sql, person)
      return rows.map(row => ({ ...row, confirmed: row.confirmed === 1 }))
    },

    async addWay({ id, person, kind, address, confirmed, token, origin, zone }) {
      const sql =
        'insert into ways(id, person, kind, address, confirmed, token, origin, zone) values (?, ?, ?, ?, ?, ?, ?, ?)'
      await db.run(sql, id, person, kind, address, Number(confirmed), token, origin, zone)
    },

    async dropWay(person, id) {
      await db.run('delete from ways where person = ? and id = ?', person, id)
    },

    async confirmWay(token) {
      const sql = 'update ways set confirmed = 1 where token = ? returning person, address'
      return (await db.all<{ person: string; address: string }>(sql, token))[0]
    },

    async stopMail(address) {
      await db.run("delete from ways where kind = 'mail' and lower(address) = lower(?)", address)
    },

    stopWay: async token => (await db.run('delete from ways where token = ?', token)) === 1,

    async quiet(person) {
      const [row] = await db.all<{ hours: string }>('select hours from quiet where person = ?', person)
      return row ? JSON.parse(row.hours) : null
    },

    async saveQuiet(person, quiet) {
      if (!quiet) await db.run('delete from quiet where person = ?', person)
      else
        await db.run(
          'insert into quiet(person, hours) values (?, ?) on conflict (person) do update set hours = excluded.hours',
          person,
          JSON.stringify(quiet),
        )
    },

    async tellable(people) {
      if (people.length === 0) return []
      const sql = `select distinct person from ways where confirmed = 1 and person in (${marks(people)})`
      return (await db.all<{ person: string }>(sql, ...people)).map(({ person }) => person)
    },

    async addNotice({ person, room, seat, kind, ask, at }) {
      const sql = `insert into notices(person, room, seat, kind, ask, at) values (?, ?, ?, ?, ?, ?)
        on conflict do nothing`
      await db.run(sql, person, room, seat, kind, ask, at)
    },

    async waiting(until, limit) {
      const sql = `select person from notices where told_at is null group by person having min(at) <= ?
        order by min(at) limit ?`
      return (await db.all<{ person: string }>(sql, until, limit)).map(({ person }) => person)
    },

    notices: person =>
      db.all<Notice>(
        `select person, room, seat, kind, ask, at from notices where person = ? and told_at is null
         order by at, room, kind`,
        person,
      ),

    async told(notices, at) {
      const sql = `update notices set told_at = ?
        where person = ? and room = ? and seat = ? and kind = ? and ask = ?`
      for (const { person, room, seat, kind, ask } of notices)
        await db.run(sql, at, person, room, seat, kind, ask)
    },

    async toldAt(person) {
      const sql = 'select max(told_at) as at from notices where person = ?'
      return (await db.all<{ at: number | null }>(sql, person))[0]?.at ?? 0
    },

    async forgetNotices(before) {
      await db.run('delete from notices where at < ?', before)
    },
  }
}
