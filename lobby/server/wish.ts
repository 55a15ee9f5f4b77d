/** What one who plays asks of all others who do: it comes to it once all of them have agreed. */
import type { SeatId } from '../../games/kit/index.ts'
import { isClock } from '../pace.ts'
import type { ProblemWord } from '../problem.ts'
import { seatId } from './seating.ts'
import type { RoomRecord } from './storage/store.ts'

export interface Wish {
  by: SeatId
  /** How many moves everybody had been told of then. */
  told: number
  agreed: SeatId[]
  /** Who does not want it; null as long as nobody has said so. */
  refused: SeatId | null
}

/** One that is over after a while: neither does it hang over a table for ever, nor can it be asked again and again. */
export interface TimedWish extends Wish {
  /** In milliseconds. */
  until: number
}

type Wished = Readonly<RoomRecord>

/** Something that all who play can agree on. */
export interface WishKind<W extends Wish> {
  /** What was asked and still counts, also where it was refused. */
  now(room: Wished): W | null
  put(draft: RoomRecord, wish: W | null): void
  /** Why whoever was refused does not ask again yet. */
  again: ProblemWord
  /** What becomes of the room once all have agreed; left out where its match goes on with it. */
  done?(draft: RoomRecord, wish: W): void
}

const MINUTE = 60_000
/** So long a wish waits for those who sit at a live table. */
const LIVE = 15 * MINUTE
/** And for those who come by once a day or two. */
const BY_TURNS = 3 * 24 * 60 * MINUTE

export const lifeOf = ({ pace }: Pick<RoomRecord, 'pace'>): number =>
  pace !== null && !isClock(pace) ? BY_TURNS : LIVE

/** A wish of somebody for a match that is played, as long as its time is not over. */
export const freshIn = <W extends TimedWish>({ status }: Pick<RoomRecord, 'status'>, wish: W | null) =>
  status === 'playing' && wish !== null && wish.until > Date.now() ? wish : null

/** What is asked as long as it may still come to it. */
export function pending<W extends Wish>(kind: WishKind<W>, room: Wished): W | null {
  const wish = kind.now(room)
  return wish?.refused === null ? wish : null
}

/** Those who have not said yet what they want. Bots agree to everything. */
export const waitsOf = (room: Pick<Wished, 'seats'>, { by, agreed }: Pick<Wish, 'by' | 'agreed'>): SeatId[] =>
  room.seats.flatMap(({ person, bot }, seat) =>
    person === null || bot !== null || by === seatId(seat) || agreed.includes(seatId(seat))
      ? []
      : [seatId(seat)],
  )

/** Of a wish what everybody may know: who asks, whom that waits for, or who has refused it. */
export const toldOf = (room: Wished, wish: Wish) => ({
  by: wish.by,
  refused: wish.refused,
  waits: wish.refused === null ? waitsOf(room, wish) : [],
})
