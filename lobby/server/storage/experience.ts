import type { Experience } from '../../protocol.ts'
import type { Connection } from './connection.ts'
import { experienceOf, type KnownRow, type PlayedRow, peopleOf, setupOf } from './rows.ts'
import type { RoomRecord } from './store.ts'

/** What people have played, what they set up last, and what the coach need not tell them any more. */
export class ExperienceRows {
  private readonly db: Connection

  constructor(db: Connection) {
    this.db = db
  }

  of(person: string): Experience {
    const played = this.db.all<PlayedRow>(
      'select game, setup from played where person = ? order by game',
      person,
    )
    const known = this.db.all<KnownRow>(
      'select game, tip from known where person = ? order by game, tip',
      person,
    )
    return experienceOf(played, known)
  }

  know(person: string, game: string, tip: string): void {
    this.db.run(`insert or ignore into known select id, ?, ? from people where id = ?`, game, tip, person)
  }

  forget(person: string, game: string): void {
    this.db.run('delete from known where person = ? and game = ?', person, game)
  }

  /** Somebody has what somebody else has, too: the same person, at another device. */
  share(from: string, to: string): void {
    this.db.atOnce(() => {
      this.db.run(
        `insert into played select people.id, game, setup from played join people on people.id = ?
         where person = ? and true
         on conflict do update set setup = coalesce(setup, excluded.setup)`,
        to,
        from,
      )
      this.db.run(
        `insert or ignore into known select people.id, game, tip from known join people on people.id = ?
         where person = ?`,
        to,
        from,
      )
      this.db.run(
        `insert or ignore into missed select people.id, task, at from missed join people on people.id = ?
         where person = ?`,
        to,
        from,
      )
      this.db.run(
        `insert or ignore into lessons select people.id, lesson, at from lessons join people on people.id = ?
         where person = ?`,
        to,
        from,
      )
    })
  }

  /** Inside a transaction: everybody who sits at a match has played its game. */
  sat({ game, seats, claims, status }: RoomRecord): void {
    if (status === 'open') return
    for (const person of peopleOf({ seats, claims }))
      this.db.run('insert or ignore into played select id, ?, null from people where id = ?', game, person)
  }

  /** Inside a transaction: the host has set up a match, but for one that only goes on from another. */
  setUp({ game, host, seats, options, from }: RoomRecord): void {
    if (from !== null) return
    const setup = setupOf(seats, options, this.of(host).played[game]?.bots ?? [])
    const sql = 'update played set setup = ? where person = ? and game = ?'
    this.db.run(sql, JSON.stringify(setup), host, game)
  }
}
