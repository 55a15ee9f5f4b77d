import type { Known } from './friends.ts'
import type { Rows } from './notifications.ts'

/** What is thought of somebody's play: most likely so good, give or take the deviation. */
export interface Strength {
  mu: number
  sigma: number
}

/** What a match has changed in what is thought of somebody. */
export interface RatingRecord {
  person: string
  room: string
  game: string
  players: number
  /** How many rated matches of this game with so many players it was for them. */
  n: number
  /** Where they came in. */
  place: number
  /** They did not play to the end. */
  left: boolean
  before: Strength
  after: Strength
  at: number
}

/** What is thought of somebody at a game with so many players. */
export interface RatingNow extends Pick<RatingRecord, 'game' | 'players'>, Strength {
  matches: number
  /** How many others they have met in these. */
  others: number
}

/** The same of a member of a club. */
export interface RatingOfMember extends Known, Omit<RatingNow, 'others'> {}

/** How well people play, by their rated matches. */
export interface RatingStore {
  /** Rated matches that were over after `since` and have changed nothing yet, the oldest first. */
  due(since: number, limit: number): Promise<string[]>
  of(person: string): Promise<RatingNow[]>
  /** Of all members of a club. Who is taken to be best comes first. */
  ofClub(club: string): Promise<RatingOfMember[]>
  /** What was last put down of each of these people. */
  last(people: readonly string[], game: string, players: number): Promise<RatingRecord[]>
  ofRoom(room: string): Promise<RatingRecord[]>
  /** Everything of one match, or nothing: it fails where something of it is there. */
  add(records: readonly RatingRecord[]): Promise<void>
  /** What a guest has reached is somebody else's now, who has reached nothing themselves. */
  handOver(from: string, to: string): Promise<void>
}

type RatingRow = Omit<RatingRecord, 'left' | 'before' | 'after'> &
  Strength & { left_it: number; was_mu: number; was_sigma: number }

const ratingOf = ({ left_it, was_mu, was_sigma, mu, sigma, ...row }: RatingRow): RatingRecord => ({
  ...row,
  left: left_it === 1,
  before: { mu: was_mu, sigma: was_sigma },
  after: { mu, sigma },
})

const marks = (values: readonly unknown[]) => values.map(() => '?').join(', ')

export function ratingsIn(db: Rows): RatingStore {
  return {
    async due(since, limit) {
      const sql = `select id from rooms where status = 'finished' and rated and ending is not null and updated_at > ?
        and not exists (select 1 from ratings where room = rooms.id) order by updated_at, id limit ?`
      return (await db.all<{ id: string }>(sql, since, limit)).map(({ id }) => id)
    },

    async of(person) {
      const sql = `select game, players, n as matches, mu, sigma, (
          select count(distinct met.person) from ratings as own join ratings as met on met.room = own.room
          where own.person = last.person and own.game = last.game and own.players = last.players
          and met.person <> own.person
        ) as others
        from ratings as last where person = ? and n = (
          select max(n) from ratings where person = last.person and game = last.game and players = last.players
        ) order by n desc, game, players`
      const rows = await db.all<RatingNow>(sql, person)
      return rows.map(row => ({ ...row, others: Number(row.others) }))
    },

    async ofClub(club) {
      const sql = `select people.id, people.name, game, players, n as matches, mu, sigma from ratings as last
        join members on members.person = last.person and members.role <> 'invited'
        join people on people.id = last.person where members.club = ? and n = (
          select max(n) from ratings where person = last.person and game = last.game and players = last.players
        ) order by mu desc, people.id`
      return db.all<RatingOfMember>(sql, club)
    },

    async last(people, game, players) {
      if (people.length === 0) return []
      const sql = `select * from ratings as last where person in (${marks(people)}) and game = ? and players = ?
        and n = (select max(n) from ratings where person = last.person and game = last.game and players = last.players)`
      return (await db.all<RatingRow>(sql, ...people, game, players)).map(ratingOf)
    },

    async ofRoom(room) {
      const sql = 'select * from ratings where room = ? order by place, person'
      return (await db.all<RatingRow>(sql, room)).map(ratingOf)
    },

    async add(records) {
      const rows = records.map(({ person, room, game, players, n, place, left, before, after, at }) => [
        ...[person, room, game, players, n, place, Number(left)],
        ...[before.mu, before.sigma, after.mu, after.sigma, at],
      ])
      await db.run(
        `insert into ratings(person, room, game, players, n, place, left_it, was_mu, was_sigma, mu, sigma, at)
         values ${rows.map(row => `(${marks(row)})`).join(', ')}`,
        ...rows.flat(),
      )
    },

    async handOver(from, to) {
      type Kind = Pick<RatingRecord, 'game' | 'players'>
      const kinds = 'select distinct game, players from ratings where person = ?'
      const reached = await db.all<Kind>(kinds, to)
      const has = (kind: Kind) =>
        reached.some(({ game, players }) => game === kind.game && players === kind.players)
      for (const kind of await db.all<Kind>(kinds, from)) {
        if (has(kind)) continue
        const sql = `update ratings set person = ? where person = ? and game = ? and players = ?
          and room not in (select room from ratings where person = ?)`
        await db.run(sql, to, from, kind.game, kind.players, to)
      }
    },
  }
}
