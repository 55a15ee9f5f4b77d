import type { SeatId } from '../../../games/kit/index.ts'
import type { Rows } from './notifications.ts'

/** For which seats forced moves are made, as whoever holds the key of the seat has said. */
export interface ForcedMoveStore {
  /** Undefined where the holder of this key has never said it. */
  of(room: string, seat: SeatId, key: string): Promise<boolean | undefined>
  save(room: string, seat: SeatId, key: string, made: boolean): Promise<void>
  /** Running matches, touched since then, in which they are made for somebody. */
  rooms(touchedSince: number): Promise<string[]>
}

export const forcedMovesIn = (db: Rows): ForcedMoveStore => ({
  async of(room, seat, key) {
    const sql = 'select made from forced_moves where room = ? and seat = ? and key = ?'
    const [row] = await db.all<{ made: number }>(sql, room, seat, key)
    return row && row.made === 1
  },

  async save(room, seat, key, made) {
    const sql = `insert into forced_moves(room, seat, key, made)
      select id, cast(? as text), cast(? as text), cast(? as integer) from rooms where id = ?
      on conflict (room, seat) do update set key = excluded.key, made = excluded.made`
    await db.run(sql, seat, key, Number(made), room)
  },

  async rooms(touchedSince) {
    const sql = `select distinct id from rooms join forced_moves on forced_moves.room = rooms.id
      where made = 1 and status = 'playing' and updated_at >= ?`
    return (await db.all<{ id: string }>(sql, touchedSince)).map(({ id }) => id)
  },
})
