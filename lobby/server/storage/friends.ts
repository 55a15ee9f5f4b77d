import { HAS_ACCOUNT } from './accounts.ts'
import type { Rows } from './notifications.ts'
import { BOTH } from './rows.ts'

/** Somebody, as others may call them. */
export interface Known {
  id: string
  name: string
}

/** Somebody is invited to a table. */
export interface InvitationRecord {
  room: string
  by: Known
  at: number
}

/** Who is whose friend, who has asked whom, and who has invited whom to which table. */
export interface FriendStore {
  of(person: string): Promise<Known[]>
  are(person: string, other: string): Promise<boolean>
  /** Whom a person has asked by who they are, and who has not answered. */
  asked(person: string): Promise<Known[]>
  /** Which names a person has asked for, whether or not there is anybody. */
  askedNames(person: string): Promise<string[]>
  /** Who has asked a person, in whatever way, but for those whom they have blocked. */
  asking(person: string): Promise<Known[]>
  /** Asks, or says yes to whoever has asked. */
  ask(person: string, other: string, at: number): Promise<void>
  askByName(person: string, name: string, other: string | null, at: number): Promise<void>
  forgetName(person: string, name: string): Promise<void>
  /** They are no friends, and neither has asked the other. */
  end(person: string, other: string): Promise<void>
  /** The one account that is called so; undefined where there are none or several. */
  called(name: string): Promise<string | undefined>

  invite(room: string, person: string, by: string, at: number): Promise<void>
  /** The newest first, but for those by somebody whom the person has blocked. */
  invitations(person: string): Promise<InvitationRecord[]>
  isInvited(room: string, person: string): Promise<boolean>
  /** Whom somebody has invited to a table. */
  invitedBy(room: string, by: string): Promise<string[]>
  /** Who is invited to a table, by whomever. */
  invitedTo(room: string): Promise<string[]>
  /** By how many invitations of people who are no friends a person is waited for; to tables of their clubs nobody is a stranger. */
  invitedByStrangers(person: string): Promise<number>
  dropInvitations(room: string, person: string): Promise<void>
}

/** In SQL: what somebody whom `person` has blocked wants of them does not show. Columns with their table: blocks have a `person`, too. */
const NOT_BLOCKED = (person: string, other: string) =>
  `not exists (select 1 from blocks where blocks.person = ${person} and blocks.other = ${other})`

export function friendsIn(db: Rows): FriendStore {
  return {
    of: person =>
      db.all<Known>(
        `select people.id, people.name from ${BOTH} join people on people.id = mine.other
         where mine.person = ? order by mine.at, people.id`,
        person,
      ),

    are: async (person, other) =>
      (await db.all(`select 1 from ${BOTH} where mine.person = ? and mine.other = ?`, person, other)).length >
      0,

    asked: person =>
      db.all<Known>(
        `select people.id, people.name from friends as mine join people on people.id = mine.other
         where mine.person = ?
         and not exists (select 1 from friends where person = mine.other and other = mine.person)
         order by mine.at, people.id`,
        person,
      ),

    async askedNames(person) {
      const sql = 'select name from named_asks where person = ? order by at, name'
      return (await db.all<{ name: string }>(sql, person)).map(({ name }) => name)
    },

    asking: person =>
      db.all<Known>(
        `select people.id, people.name from (
           select person, other, at from friends union select person, other, at from named_asks
         ) as theirs join people on people.id = theirs.person
         where theirs.other = ? and ${NOT_BLOCKED('theirs.other', 'theirs.person')}
         and not exists (select 1 from friends where person = theirs.other and other = theirs.person)
         group by people.id, people.name order by min(theirs.at), people.id`,
        person,
      ),

    async ask(person, other, at) {
      const sql = `insert into friends(person, other, at) values (?, ?, ?) on conflict do nothing`
      const theirs = `delete from named_asks where person = ? and other = ? returning name`
      if ((await db.all(theirs, other, person)).length > 0) await db.run(sql, other, person, at)
      await db.run(sql, person, other, at)
    },

    async askByName(person, name, other, at) {
      const sql = `insert into named_asks(person, name, other, at) values (?, ?, ?, ?)
        on conflict (person, name) do update set other = excluded.other, at = excluded.at`
      await db.run(sql, person, name, other, at)
    },

    async forgetName(person, name) {
      await db.run('delete from named_asks where person = ? and name = ?', person, name)
    },

    async end(person, other) {
      const sql = 'delete from friends where (person = ? and other = ?) or (person = ? and other = ?)'
      await db.run(sql, person, other, other, person)
      await db.run('update named_asks set other = null where person = ? and other = ?', other, person)
    },

    async called(name) {
      const sql = `select id from people where name = ? and ${HAS_ACCOUNT} limit 2`
      const found = await db.all<{ id: string }>(sql, name)
      return found.length === 1 ? found[0]!.id : undefined
    },

    async invite(room, person, by, at) {
      const sql = `insert into invitations(room, person, by_person, at)
        select rooms.id, people.id, cast(? as text), cast(? as bigint) from rooms, people
        where rooms.id = ? and people.id = ? on conflict do nothing`
      await db.run(sql, by, at, room, person)
    },

    async invitations(person) {
      const sql = `select room, by_person as id, people.name, at from invitations
        join people on people.id = by_person
        where person = ? and ${NOT_BLOCKED('invitations.person', 'by_person')} order by at desc, room, by_person`
      const rows = await db.all<Known & { room: string; at: number }>(sql, person)
      return rows.map(({ id, name, ...rest }) => ({ ...rest, by: { id, name } }))
    },

    async isInvited(room, person) {
      const sql = `select 1 from invitations where room = ? and person = ?
        and ${NOT_BLOCKED('invitations.person', 'by_person')}`
      return (await db.all(sql, room, person)).length > 0
    },

    async invitedBy(room, by) {
      const sql = 'select person from invitations where room = ? and by_person = ? order by at, person'
      return (await db.all<{ person: string }>(sql, room, by)).map(({ person }) => person)
    },

    async invitedTo(room) {
      const sql = 'select distinct person from invitations where room = ? order by person'
      return (await db.all<{ person: string }>(sql, room)).map(({ person }) => person)
    },

    async invitedByStrangers(person) {
      const sql = `select count(*) as count from invitations where person = ? and not exists (
        select 1 from ${BOTH} where mine.person = invitations.person and mine.other = by_person)
        and not exists (
          select 1 from rooms join members on members.club = rooms.club where rooms.id = invitations.room
          and members.person = invitations.person and members.role <> 'invited')`
      return (await db.all<{ count: number }>(sql, person))[0]!.count
    },

    async dropInvitations(room, person) {
      await db.run('delete from invitations where room = ? and person = ?', room, person)
    },
  }
}
