import type { Rows } from './telling.ts'

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

/** Both databases have the same here: when tables are to start, addresses for calendars, and where those are who are told. */
export const CALENDAR_TABLES = (big: string) => `
  alter table rooms add column planned_at ${big};
  create index rooms_planned on rooms(planned_at, id) where planned_at is not null;

  alter table ways add column zone text;

  create table feeds(
    person text not null references people(id) on delete cascade, club text not null, token text not null unique,
    since ${big} not null, primary key (person, club)
  );
  `

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
