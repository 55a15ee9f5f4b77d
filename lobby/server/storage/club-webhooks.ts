import type { Language } from '../../../games/kit/index.ts'
import type { Rows } from './notifications.ts'

/** Where what happens at tables of a club is posted: one for each club. */
export interface ClubWebhookRecord {
  club: string
  /** A secret: whoever has it can write there. */
  address: string
  language: Language
  /** In which times are told, such as `Europe/Berlin`. */
  zone: string
  /** Where the pages are. */
  origin: string
  /** Who has set it: it is there for as long as they are a member. */
  by: string
  since: number
}

/**
 * Something that every member may know. `planned`: a table is to start at some time. `moved`: at another one. `open`: one may
 * sit down now. `result`: a match is over.
 */
export type ClubEventKind = 'planned' | 'moved' | 'open' | 'result'

/** Something to be posted: once, whoever finds out how often. */
export interface ClubEvent {
  club: string
  room: string
  kind: ClubEventKind
  /** The version of the room with which it came to be so; 0 of what happens once. */
  ask: number
  at: number
}

/** An event that is yet to be posted, with how often that was tried. */
export type PendingEvent = ClubEvent & { tries: number }

/** Webhooks of clubs, and what is yet to be posted by them. */
export interface ClubWebhookStore {
  /** In place of the one before. With another address what was to be posted there is not posted anywhere. */
  save(webhook: ClubWebhookRecord): Promise<void>
  of(club: string): Promise<ClubWebhookRecord | undefined>
  setBy(person: string): Promise<ClubWebhookRecord[]>
  drop(club: string): Promise<void>
  /** It is not there any more. True unless the club has another one by now. */
  dropGone(webhook: ClubWebhookRecord): Promise<boolean>
  /** Where the club has a webhook. A plan that was not posted yet is over with another one. */
  note(event: ClubEvent): Promise<void>
  /** What is to be posted by then: of each club the oldest. */
  due(at: number, limit: number): Promise<PendingEvent[]>
  /** Somebody is about to post it, and it is due again later. False where somebody else is, or was. */
  take(event: PendingEvent, again: number): Promise<boolean>
  /** It was posted, or never will be. */
  done(event: ClubEvent): Promise<void>
  /** What came up before then is not posted any more. */
  forget(before: number): Promise<void>
}

type Row = Omit<ClubWebhookRecord, 'by'> & { by_person: string }

const webhookOf = ({ by_person: by, ...row }: Row): ClubWebhookRecord => ({ ...row, by })

const COLUMNS = 'club, address, language, zone, origin, by_person, since'
const FOUND = `select hooks.club, hooks.address, hooks.language, hooks.zone, hooks.origin, hooks.by_person, hooks.since
  from club_webhooks as hooks join members on members.club = hooks.club
  and members.person = hooks.by_person and members.role <> 'invited'`
const THIS_ONE = 'club = ? and room = ? and kind = ? and ask = ?'
const keyOf = ({ club, room, kind, ask }: ClubEvent) => [club, room, kind, ask]

export const clubWebhooksIn = (db: Rows): ClubWebhookStore => ({
  async save({ club, address, language, zone, origin, by, since }) {
    await db.run('delete from club_webhooks where club = ? and address <> ?', club, address)
    const sql = `insert into club_webhooks(${COLUMNS}) values (?, ?, ?, ?, ?, ?, ?)
      on conflict (club) do update set address = excluded.address, language = excluded.language,
      zone = excluded.zone, origin = excluded.origin, by_person = excluded.by_person, since = excluded.since`
    await db.run(sql, club, address, language, zone, origin, by, since)
  },

  async of(club) {
    const [row] = await db.all<Row>(`${FOUND} where hooks.club = ?`, club)
    return row && webhookOf(row)
  },

  setBy: async person =>
    (await db.all<Row>(`${FOUND} where hooks.by_person = ? order by hooks.club`, person)).map(webhookOf),

  async drop(club) {
    await db.run('delete from club_webhooks where club = ?', club)
  },

  dropGone: async ({ club, address }) =>
    (await db.run('delete from club_webhooks where club = ? and address = ?', club, address)) === 1,

  async note({ club, room, kind, ask, at }) {
    if (kind !== 'result')
      await db.run(
        "delete from club_outbox where club = ? and room = ? and kind <> 'result' and done = 0",
        club,
        room,
      )
    const sql = `insert into club_outbox(club, room, kind, ask, at, next_at)
      select club, cast(? as text), cast(? as text), cast(? as integer), cast(? as bigint), cast(? as bigint)
      from club_webhooks where club = ? on conflict do nothing`
    await db.run(sql, room, kind, ask, at, at, club)
  },

  due: (at, limit) =>
    db.all<PendingEvent>(
      `select club, room, kind, ask, at, tries from club_outbox as one where done = 0 and next_at <= ?
       and not exists (select 1 from club_outbox as older where older.club = one.club and older.done = 0
         and older.next_at <= ? and (older.at, older.room, older.kind, older.ask) < (one.at, one.room, one.kind, one.ask))
       order by at, club limit ?`,
      at,
      at,
      limit,
    ),

  async take(event, again) {
    const sql = `update club_outbox set tries = tries + 1, next_at = ? where ${THIS_ONE} and tries = ? and done = 0`
    return (await db.run(sql, again, ...keyOf(event), event.tries)) === 1
  },

  async done(event) {
    await db.run(`update club_outbox set done = 1 where ${THIS_ONE}`, ...keyOf(event))
  },

  async forget(before) {
    await db.run('delete from club_outbox where at < ?', before)
  },
})
