import type { Experience } from '../../protocol.ts'
import { HAS_ACCOUNT } from './accounts.ts'
import type { Connection } from './connection.ts'
import { ExperienceRows } from './experience.ts'
import { ALL } from './rows.ts'
import type { PeopleStore, Person } from './store.ts'

/** People in the embedded database: who they are, what they have played and learnt. */
export class PeopleRows implements PeopleStore {
  protected readonly db: Connection
  protected readonly experiences: ExperienceRows

  constructor(db: Connection) {
    this.db = db
    this.experiences = new ExperienceRows(db)
  }

  async person(id: string): Promise<Person | undefined> {
    return this.db.one<Person>('select id, name, language, session from people where id = ?', id)
  }

  async savePerson({ id, name, language }: Omit<Person, 'session'>): Promise<void> {
    this.db.run(
      `insert into people(id, name, language, seen_at) values (?, ?, ?, ?)
       on conflict(id) do update set name = excluded.name, language = excluded.language, seen_at = excluded.seen_at`,
      id,
      name,
      language,
      Date.now(),
    )
  }

  async endSessions(id: string): Promise<number> {
    const sql = 'update people set session = session + 1 where id = ? returning session'
    return this.db.one<{ session: number }>(sql, id)?.session ?? 0
  }

  async sessions(ids: readonly string[]): Promise<Map<string, number>> {
    const sql = `select id, session from people where id in (${ids.map(() => '?').join(', ')})`
    const rows = this.db.all<{ id: string; session: number }>(sql, ...ids)
    return new Map(rows.map(({ id, session }) => [id, session]))
  }

  async forgetPeople(unseenSince: number, accountsSince: number, most = ALL): Promise<void> {
    this.db.run(
      `delete from people where id in (
         select id from people where seen_at < ? and (seen_at < ? or not ${HAS_ACCOUNT})
         and not exists (select 1 from seats where person = people.id)
         and not exists (select 1 from claims where person = people.id) order by seen_at limit ?)`,
      unseenSince,
      accountsSince,
      most,
    )
  }

  async lessons(person: string): Promise<string[]> {
    const sql = 'select lesson from lessons where person = ? order by at, lesson'
    return this.db.all<{ lesson: string }>(sql, person).map(({ lesson }) => lesson)
  }

  async addLesson(person: string, lesson: string): Promise<void> {
    const sql = 'insert into lessons(person, lesson, at) values (?, ?, ?) on conflict do nothing'
    this.db.run(sql, person, lesson, Date.now())
  }

  async missed(person: string): Promise<string[]> {
    const sql = 'select task from missed where person = ? order by at, task'
    return this.db.all<{ task: string }>(sql, person).map(({ task }) => task)
  }

  async addMissed(person: string, task: string): Promise<void> {
    const sql = 'insert into missed(person, task, at) values (?, ?, ?) on conflict do nothing'
    this.db.run(sql, person, task, Date.now())
  }

  async dropMissed(person: string, task: string): Promise<void> {
    this.db.run('delete from missed where person = ? and task = ?', person, task)
  }

  async experience(person: string): Promise<Experience> {
    return this.experiences.of(person)
  }

  async know(person: string, game: string, tip: string): Promise<void> {
    this.experiences.know(person, game, tip)
  }

  async forgetKnown(person: string, game: string): Promise<void> {
    this.experiences.forget(person, game)
  }

  async shareExperience(from: string, to: string): Promise<void> {
    this.experiences.share(from, to)
  }
}
