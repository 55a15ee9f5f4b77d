import type { SeatReview } from '../../../games/kit/index.ts'
import type { Rows } from './notifications.ts'

/** What of a review is there: of every seat, or of some by now. */
export interface ReviewRecord {
  /** The rules under which it was made. */
  version: number
  playouts: number
  seats: SeatReview[]
  isWhole: boolean
}

/** Reviews of finished matches, as long as there are the matches: they take too long to be made twice. */
export interface ReviewStore {
  of(room: string): Promise<ReviewRecord | undefined>
  save(room: string, review: ReviewRecord): Promise<void>
}

export const reviewsIn = (db: Rows): ReviewStore => ({
  async of(room) {
    type Row = { version: number; playouts: number; seats: string; whole: number }
    const [row] = await db.all<Row>(
      'select version, playouts, seats, whole from reviews where room = ?',
      room,
    )
    return row && { ...row, seats: JSON.parse(row.seats), isWhole: row.whole === 1 }
  },

  async save(room, { version, playouts, seats, isWhole }) {
    const sql = `insert into reviews(room, version, playouts, seats, whole)
      select id, cast(? as integer), cast(? as integer), cast(? as text), cast(? as integer) from rooms where id = ?
      on conflict (room) do update set version = excluded.version, playouts = excluded.playouts,
        seats = excluded.seats, whole = excluded.whole`
    await db.run(sql, version, playouts, JSON.stringify(seats), Number(isWhole), room)
  },
})
