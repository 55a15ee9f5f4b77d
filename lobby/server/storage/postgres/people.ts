import type { Experience } from '../../../protocol.ts'
import { HAS_ACCOUNT } from '../accounts.ts'
import { ALL, experienceOf, type KnownRow, type PlayedRow } from '../rows.ts'
import type { PeopleStore, Person } from '../store.ts'
import type { Database, Statements } from './database.ts'

/** People in PostgreSQL: who they are, what they have played and learnt. */
export function peopleIn(db: Database): PeopleStore {
  return {
    person: id => db.one<Person>('select id, name, language, session from people where id = $1', id),

    async savePerson({ id, name, language }) {
      await db.run(
        `insert into people(id, name, language, seen_at) values ($1, $2, $3, $4)
         on conflict(id) do update set name = excluded.name, language = excluded.language, seen_at = excluded.seen_at`,
        id,
        name,
        language,
        Date.now(),
      )
    },

    async endSessions(id) {
      const sql = 'update people set session = session + 1 where id = $1 returning session'
      return (await db.one<{ session: number }>(sql, id))?.session ?? 0
    },

    async sessions(ids) {
      const sql = 'select id, session from people where id = any($1::text[])'
      const rows = await db.all<{ id: string; session: number }>(sql, ids)
      return new Map(rows.map(({ id, session }) => [id, session]))
    },

    async forgetPeople(unseenSince, accountsSince, most = ALL) {
      await db.run(
        `delete from people where id in (
           select id from people where seen_at < $1 and (seen_at < $2 or not ${HAS_ACCOUNT})
           and not exists (select 1 from seats where person = people.id)
           and not exists (select 1 from claims where person = people.id) order by seen_at limit $3)`,
        unseenSince,
        accountsSince,
        most,
      )
    },

    async lessons(person) {
      const sql = 'select lesson from lessons where person = $1 order by at, lesson collate "C"'
      return (await db.all<{ lesson: string }>(sql, person)).map(({ lesson }) => lesson)
    },

    async addLesson(person, lesson) {
      const sql = 'insert into lessons(person, lesson, at) values ($1, $2, $3) on conflict do nothing'
      await db.run(sql, person, lesson, Date.now())
    },

    async missed(person) {
      const sql = 'select task from missed where person = $1 order by at, task collate "C"'
      return (await db.all<{ task: string }>(sql, person)).map(({ task }) => task)
    },

    async addMissed(person, task) {
      const sql = 'insert into missed(person, task, at) values ($1, $2, $3) on conflict do nothing'
      await db.run(sql, person, task, Date.now())
    },

    async dropMissed(person, task) {
      await db.run('delete from missed where person = $1 and task = $2', person, task)
    },

    experience: person => experienceIn(db, person),

    async know(person, game, tip) {
      const sql =
        'insert into known select id, $1::text, $2::text from people where id = $3 on conflict do nothing'
      await db.run(sql, game, tip, person)
    },

    async forgetKnown(person, game) {
      await db.run('delete from known where person = $1 and game = $2', person, game)
    },

    async shareExperience(from, to) {
      await db.run(
        `with also_played as (
           insert into played select people.id, game, setup from played join people on people.id = $2
           where person = $1
           on conflict(person, game) do update set setup = coalesce(played.setup, excluded.setup)
         ), also_known as (
           insert into known select people.id, game, tip from known join people on people.id = $2
           where person = $1 on conflict do nothing
         ), also_missed as (
           insert into missed select people.id, task, at from missed join people on people.id = $2
           where person = $1 on conflict do nothing
         )
         insert into lessons select people.id, lesson, at from lessons join people on people.id = $2
         where person = $1 on conflict do nothing`,
        from,
        to,
      )
    },
  }
}

export async function experienceIn(db: Statements, person: string): Promise<Experience> {
  const [played, known] = await Promise.all([
    db.all<PlayedRow>('select game, setup from played where person = $1 order by game collate "C"', person),
    db.all<KnownRow>(
      'select game, tip from known where person = $1 order by game collate "C", tip collate "C"',
      person,
    ),
  ])
  return experienceOf(played, known)
}
