import type { SeatId } from '../../../games/kit/index.ts'
import type { Rows } from './notifications.ts'

/** The seat of a running match that somebody had, and left. */
export interface LeftSeat {
  room: string
  seat: SeatId
  at: number
}

/** Who has left running matches: once everybody has, whoever sat there may have the match back. */
export interface LeaverStore {
  /** In place of what they had left there before. */
  add(room: string, left: readonly { person: string; seat: SeatId }[], at: number): Promise<void>
  /** The seat that somebody has left there. */
  seat(room: string, person: string): Promise<SeatId | undefined>
  /** Everything that somebody has left, the newest first. */
  of(person: string): Promise<LeftSeat[]>
  /** The same, where nobody is left who plays. */
  forsaken(person: string, limit: number): Promise<LeftSeat[]>
}

/** In SQL: somebody has a seat of the room. */
const IS_PLAYED = 'exists (select 1 from seats where seats.room = rooms.id and seats.person is not null)'

/**
 * In SQL: a room that is no running match that everybody has left. Nobody has a seat there, or nothing has happened since a time
 * and nobody looks, as `isLooked` says; by turns nobody has to.
 */
export const isLively = (since: string, isLooked: string): string => `(status <> 'playing' or (${IS_PLAYED}
  and (updated_at > ${since} or (pace is not null and clocks is null) or ${isLooked})))`

type Row = Omit<LeftSeat, 'seat'> & { seat: number }

const leftOf = ({ seat, ...row }: Row): LeftSeat => ({ ...row, seat: String(seat) })

export const leaversIn = (db: Rows): LeaverStore => ({
  async add(room, left, at) {
    const sql = `insert into leavers(person, room, seat, at)
      select people.id, cast(? as text), cast(? as integer), cast(? as bigint) from people where id = ?
      on conflict (person, room) do update set seat = excluded.seat, at = excluded.at`
    for (const { person, seat } of left) await db.run(sql, room, Number(seat), at, person)
  },

  async seat(room, person) {
    const sql = 'select room, seat, at from leavers where room = ? and person = ?'
    const [row] = await db.all<Row>(sql, room, person)
    return row && leftOf(row).seat
  },

  of: async person =>
    (
      await db.all<Row>('select room, seat, at from leavers where person = ? order by at desc, room', person)
    ).map(leftOf),

  async forsaken(person, limit) {
    const sql = `select leavers.room, leavers.seat, leavers.at from leavers join rooms on rooms.id = leavers.room
      where leavers.person = ? and rooms.status = 'playing' and not ${IS_PLAYED}
      order by leavers.at desc, leavers.room limit ?`
    return (await db.all<Row>(sql, person, limit)).map(leftOf)
  },
})
