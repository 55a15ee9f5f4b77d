import type { Rows } from './notifications.ts'

/** An address at which calendars of somebody's read of planned tables, without a session. */
export interface FeedRecord {
  token: string
  person: string
  /** The club whose tables it tells; empty: those at which they have a seat. */
  club: string
  since: number
}

/** Addresses for calendars: one for each person and what it tells. */
export interface FeedStore {
  of(person: string): Promise<FeedRecord[]>
  withToken(token: string): Promise<FeedRecord | undefined>
  /** In place of the one before, which opens nothing any more. */
  save(feed: FeedRecord): Promise<void>
  drop(person: string, club: string): Promise<void>
}

export function feedsIn(db: Rows): FeedStore {
  return {
    of: person =>
      db.all<FeedRecord>(
        'select token, person, club, since from feeds where person = ? order by since, club',
        person,
      ),

    withToken: async token =>
      (await db.all<FeedRecord>('select token, person, club, since from feeds where token = ?', token))[0],

    async save({ token, person, club, since }) {
      const sql = `insert into feeds(person, club, token, since) values (?, ?, ?, ?)
        on conflict (person, club) do update set token = excluded.token, since = excluded.since`
      await db.run(sql, person, club, token, since)
    },

    async drop(person, club) {
      await db.run('delete from feeds where person = ? and club = ?', person, club)
    },
  }
}
