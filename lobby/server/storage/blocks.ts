import type { Rows } from './notifications.ts'
import { ALL } from './rows.ts'

/** What somebody has told the operator about somebody else. */
export interface ReportRecord {
  id: string
  by: string
  about: string
  /** What the other one was called. */
  name: string
  room: string | null
  /** The club in whose talk it was; null where it was not. */
  club: string | null
  text: string
  /** What was said there just before, as JSON. */
  said: string
  at: number
}

/** With whom people do not want to play, and what they have told the operator. */
export interface BlockStore {
  /** Ids of those whom a person has blocked, with their names, the newest first. */
  of(person: string): Promise<{ id: string; name: string }[]>
  has(person: string, other: string): Promise<boolean>
  add(person: string, other: string, at: number): Promise<void>
  drop(person: string, other: string): Promise<void>

  addReport(report: ReportRecord): Promise<void>
  /** The oldest first. */
  reports(limit: number): Promise<ReportRecord[]>
  /** False where there is none. */
  closeReport(id: string): Promise<boolean>
  /** The oldest first, so many at most. */
  forgetReports(before: number, most?: number): Promise<void>
}

type ReportRow = Omit<ReportRecord, 'by'> & { by_person: string }

export function blocksIn(db: Rows): BlockStore {
  return {
    of(person) {
      const sql = `select id, name from blocks join people on people.id = blocks.other
        where blocks.person = ? order by at desc, id`
      return db.all<{ id: string; name: string }>(sql, person)
    },

    async has(person, other) {
      const sql = 'select other from blocks where person = ? and other = ?'
      return (await db.all(sql, person, other)).length > 0
    },

    async add(person, other, at) {
      const sql = 'insert into blocks(person, other, at) values (?, ?, ?) on conflict do nothing'
      await db.run(sql, person, other, at)
    },

    async drop(person, other) {
      await db.run('delete from blocks where person = ? and other = ?', person, other)
    },

    async addReport({ id, by, about, name, room, club, text, said, at }) {
      const sql =
        'insert into reports(id, by_person, about, name, room, club, text, said, at) values (?, ?, ?, ?, ?, ?, ?, ?, ?)'
      await db.run(sql, id, by, about, name, room, club, text, said, at)
    },

    async reports(limit) {
      const rows = await db.all<ReportRow>('select * from reports order by at, id limit ?', limit)
      return rows.map(({ by_person: by, ...row }) => ({ ...row, by }))
    },

    closeReport: async id => (await db.run('delete from reports where id = ?', id)) === 1,

    async forgetReports(before, most = ALL) {
      const old = 'select id from reports where at < ? order by at, id limit ?'
      await db.run(`delete from reports where id in (${old})`, before, most)
    },
  }
}
