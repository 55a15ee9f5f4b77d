import type { CreateRoom } from '../../protocol.ts'
import type { Known } from './friends.ts'
import type { Rows } from './notifications.ts'

/** What each table of such an evening is like. */
export interface WeeklySetup
  extends Required<
    Pick<CreateRoom, 'seats' | 'title' | 'options' | 'privateTalk' | 'watching' | 'rated' | 'takeBacks'>
  > {
  pace: NonNullable<CreateRoom['pace']> | null
  /** Hash of the password, or null. */
  password: string | null
}

/** A planned table of a club that comes again every week. */
export interface WeeklyRecord {
  id: string
  club: string
  /** Who has planned it; null where they are gone. */
  by: string | null
  game: string
  setup: WeeklySetup
  /** Weekday and hour are those of this time zone. */
  zone: string
  /** When the first one was to start: all others are counted from there. */
  first: number
  /** When the newest one is to start, and which it is. */
  at: number
  room: string
  /** What the next one will be: made twice, it is still one table. */
  next: string
}

/** Tables of clubs that come again every week, until somebody stops it. */
export interface WeeklyStore {
  /** In place of the one that this table is of, if it is of any. */
  save(weekly: WeeklyRecord): Promise<void>
  /** The soonest first, with who has planned each. */
  of(club: string): Promise<(WeeklyRecord & { planner: Known | null })[]>
  madeBy(person: string): Promise<WeeklyRecord[]>
  /** Those whose newest table was to start by then. */
  due(at: number): Promise<WeeklyRecord[]>
  /** The next table is the newest. */
  goOn(weekly: WeeklyRecord, to: Pick<WeeklyRecord, 'at' | 'room' | 'next'>): Promise<void>
  drop(club: string, id: string): Promise<void>
}

interface Row {
  id: string
  club: string
  by_person: string | null
  game: string
  setup: string
  zone: string
  first_at: number
  at: number
  room: string
  next_room: string
}

const weeklyOf = ({ by_person: by, setup, first_at: first, next_room: next, ...row }: Row): WeeklyRecord => ({
  id: row.id,
  club: row.club,
  by,
  game: row.game,
  setup: JSON.parse(setup),
  zone: row.zone,
  first,
  at: row.at,
  room: row.room,
  next,
})

export const weeklyIn = (db: Rows): WeeklyStore => ({
  async save({ id, club, by, game, setup, zone, first, at, room, next }) {
    await db.run('delete from weekly where club = ? and room = ?', club, room)
    const sql = `insert into weekly(id, club, by_person, game, setup, zone, first_at, at, room, next_room)
      values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`
    await db.run(sql, id, club, by, game, JSON.stringify(setup), zone, first, at, room, next)
  },

  async of(club) {
    const sql = `select weekly.*, people.name as planner from weekly left join people on people.id = weekly.by_person
      where club = ? order by at, weekly.id`
    const rows = await db.all<Row & { planner: string | null }>(sql, club)
    return rows.map(({ planner, ...row }) => ({
      ...weeklyOf(row),
      planner: row.by_person === null ? null : { id: row.by_person, name: planner! },
    }))
  },

  madeBy: async person =>
    (await db.all<Row>('select * from weekly where by_person = ? order by at, id', person)).map(weeklyOf),

  due: async at =>
    (await db.all<Row>('select * from weekly where at <= ? order by at, id', at)).map(weeklyOf),

  async goOn({ id, at: was }, { at, room, next }) {
    const sql = 'update weekly set at = ?, room = ?, next_room = ? where id = ? and at = ?'
    await db.run(sql, at, room, next, id, was)
  },

  async drop(club, id) {
    await db.run('delete from weekly where club = ? and id = ?', club, id)
  },
})
