import type { Known } from './friends.ts'
import type { Rows } from './notifications.ts'

/** `host`: may remove others and rename the club. `invited`: is no member yet. */
export type Role = 'host' | 'member' | 'invited'

export interface ClubRecord {
  id: string
  name: string
  since: number
  /** What it says of itself to whoever is invited; empty where it says nothing. */
  about: string
}

export interface MemberRecord extends Known {
  role: Role
  /** Invited by a name, of which nobody is told whether anybody has it. */
  named: boolean
  /** They are shown to whoever comes by a link into the club. */
  shown: boolean
}

/** Who plays with whom for longer than a table. */
export interface ClubStore {
  /** A new club, whose host somebody is. */
  add(club: Omit<ClubRecord, 'about'>, host: string): Promise<void>
  club(id: string): Promise<ClubRecord | undefined>
  edit(id: string, changes: Partial<Pick<ClubRecord, 'name' | 'about'>>): Promise<void>
  /** Where somebody is a member, the oldest first. */
  of(person: string): Promise<(ClubRecord & { role: Role; shown: boolean })[]>
  /** Where somebody may become one, but for invitations by people whom they have blocked. */
  invitations(person: string): Promise<{ club: ClubRecord; by: Known }[]>
  /** Members first, then those who are invited. */
  members(id: string): Promise<MemberRecord[]>
  role(id: string, person: string): Promise<Role | undefined>
  /** Whoever is a member stays as they are. */
  invite(id: string, person: string, by: string, named: boolean, at: number): Promise<void>
  /** Whoever is invited is a member. False where they are not. */
  join(id: string, person: string, at: number): Promise<boolean>
  /** Somebody is a member from now on, invited or not; who is one already stays as they are. */
  enter(id: string, person: string, at: number): Promise<void>
  /** Whether a member is shown to whoever comes by a link into the club. */
  show(id: string, person: string, shown: boolean): Promise<void>
  /** A member or somebody invited is neither any more. */
  remove(id: string, person: string): Promise<void>
  /** Clubs without a host have one; those without members are gone, and of those who are no members calendars, links and webhooks. */
  tidy(): Promise<void>
}

export function clubsIn(db: Rows): ClubStore {
  return {
    async add({ id, name, since }, host) {
      await db.run('insert into clubs(id, name, since) values (?, ?, ?)', id, name, since)
      const sql = `insert into members(club, person, role, by_person, named, at) values (?, ?, 'host', null, 0, ?)`
      await db.run(sql, id, host, since)
    },

    club: async id =>
      (await db.all<ClubRecord>('select id, name, since, about from clubs where id = ?', id))[0],

    async edit(id, { name, about }) {
      if (name !== undefined) await db.run('update clubs set name = ? where id = ?', name, id)
      if (about !== undefined) await db.run('update clubs set about = ? where id = ?', about, id)
    },

    async of(person) {
      const sql = `select clubs.id, clubs.name, clubs.since, clubs.about, members.role, members.shown from members
        join clubs on clubs.id = members.club
        where members.person = ? and members.role <> 'invited' order by members.at, clubs.id`
      const rows = await db.all<ClubRecord & { role: Role; shown: number }>(sql, person)
      return rows.map(row => ({ ...row, shown: row.shown === 1 }))
    },

    async invitations(person) {
      const sql = `select clubs.id, clubs.name, clubs.since, clubs.about, people.id as by_id, people.name as by_name from members
        join clubs on clubs.id = members.club join people on people.id = members.by_person
        where members.person = ? and members.role = 'invited' and not exists (
          select 1 from blocks where blocks.person = members.person and blocks.other = members.by_person)
        order by members.at, clubs.id`
      type Row = ClubRecord & { by_id: string; by_name: string }
      const rows = await db.all<Row>(sql, person)
      return rows.map(({ by_id, by_name, ...club }) => ({ club, by: { id: by_id, name: by_name } }))
    },

    async members(id) {
      const sql = `select people.id, people.name, members.role, members.named, members.shown from members
        join people on people.id = members.person where members.club = ?
        order by case when members.role = 'invited' then 1 else 0 end, members.at, people.id`
      const rows = await db.all<Known & { role: Role; named: number; shown: number }>(sql, id)
      return rows.map(row => ({ ...row, named: row.named === 1, shown: row.shown === 1 }))
    },

    role: async (id, person) =>
      (await db.all<{ role: Role }>('select role from members where club = ? and person = ?', id, person))[0]
        ?.role,

    async invite(id, person, by, named, at) {
      const sql = `insert into members(club, person, role, by_person, named, at) values (?, ?, 'invited', ?, ?, ?)
        on conflict (club, person) do nothing`
      await db.run(sql, id, person, by, Number(named), at)
    },

    async join(id, person, at) {
      const sql = `update members set role = 'member', named = 0, at = ?
        where club = ? and person = ? and role = 'invited'`
      return (await db.run(sql, at, id, person)) === 1
    },

    async enter(id, person, at) {
      const sql = `insert into members(club, person, role, by_person, named, at) values (?, ?, 'member', null, 0, ?)
        on conflict (club, person) do update set role = 'member', named = 0, at = excluded.at
        where members.role = 'invited'`
      await db.run(sql, id, person, at)
    },

    async show(id, person, shown) {
      const sql = `update members set shown = ? where club = ? and person = ? and role <> 'invited'`
      await db.run(sql, Number(shown), id, person)
    },

    async remove(id, person) {
      await db.run('delete from members where club = ? and person = ?', id, person)
    },

    async tidy() {
      await db.run(`delete from clubs where not exists (
        select 1 from members where members.club = clubs.id and members.role <> 'invited')`)
      await db.run(`delete from feeds where club <> '' and not exists (
        select 1 from members where members.club = feeds.club and members.person = feeds.person
        and members.role <> 'invited')`)
      await db.run(`delete from club_links where not exists (
        select 1 from members where members.club = club_links.club and members.person = club_links.by_person
        and members.role <> 'invited')`)
      await db.run(`delete from club_webhooks where not exists (
        select 1 from members where members.club = club_webhooks.club
        and members.person = club_webhooks.by_person and members.role <> 'invited')`)
      await db.run(`update members set role = 'host' where role = 'member'
        and not exists (select 1 from members as hosts where hosts.club = members.club and hosts.role = 'host')
        and not exists (select 1 from members as older where older.club = members.club and older.role = 'member'
          and (older.at < members.at or (older.at = members.at and older.person < members.person)))`)
    },
  }
}
