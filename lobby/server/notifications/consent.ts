import type { SeatId } from '../../../games/kit/index.ts'
import { END } from '../end-wish.ts'
import { PAUSE } from '../pause-wish.ts'
import { seatId } from '../seating.ts'
import type { RoomRecord } from '../storage/store.ts'
import type { Table } from '../table.ts'
import { BACK } from '../take-back-wish.ts'
import { minuteOf } from '../time/planned.ts'
import { pending, type TimedWish, type Wish, waitsOf } from '../wish.ts'

export type WishNotice = 'takeBack' | 'end' | 'pause'

const pendingOf = (kind: WishNotice, room: Readonly<RoomRecord>): Wish | TimedWish | null =>
  kind === 'takeBack' ? pending(BACK, room) : kind === 'end' ? pending(END, room) : pending(PAUSE, room)

/** What tells one wish from another, as a number: nobody is told of the same one twice. */
const numberOf = (wish: Wish | TimedWish): number => ('until' in wish ? minuteOf(wish.until) : wish.told)

/** Who asks that of a seat, as long as it is still asked. */
export function asksFor(
  room: Readonly<RoomRecord>,
  kind: WishNotice,
  ask: number,
  seat: SeatId,
): SeatId | undefined {
  const wish = pendingOf(kind, room)
  return wish && numberOf(wish) === ask && waitsOf(room, wish).includes(seat) ? wish.by : undefined
}

/** Notes down for whom somebody waits who has asked all for something. */
export async function noteWish(table: Table, kind: WishNotice, at: number): Promise<void> {
  const wish = pendingOf(kind, table.record)
  if (wish) await note(table, kind, numberOf(wish), waitsOf(table.record, wish), at)
}

/** Notes down for those who play that a pause is over; whoever has ended it knows. */
export async function noteResumed(table: Table, at: number, by?: SeatId): Promise<void> {
  const seats = table.record.seats.flatMap(({ bot }, seat) =>
    bot !== null || seatId(seat) === by ? [] : [seatId(seat)],
  )
  await note(table, 'resumed', minuteOf(at), seats, at)
}

/** For those of these seats who do not have the table in sight. */
async function note(
  { record, presence, services }: Table,
  kind: WishNotice | 'resumed',
  ask: number,
  seats: readonly SeatId[],
  at: number,
): Promise<void> {
  const { notifications } = services.store
  for (const seat of seats) {
    const { person } = record.seats[Number(seat)]!
    if (person === null || presence.online(record, Number(seat)) === true) continue
    if ((await notifications.tellable([person])).length === 0) continue
    await notifications.addNotice({ person, room: record.id, seat, kind, ask, at })
  }
}
