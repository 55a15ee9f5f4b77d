/** What a player asks of the others who wants to take a move back that they have followed. */
import type { SeatId } from '../../games/kit/index.ts'
import { seatId } from './seating.ts'
import type { RoomRecord } from './storage/store.ts'

/** Somebody has asked to take their last move back. */
export interface TakeBackWish {
  by: SeatId
  /** How many moves everybody had been told of: once there is another one, it is over. */
  told: number
  /** When that was, in milliseconds. */
  at: number
  /** How many moves it takes back. */
  count: number
  agreed: SeatId[]
  /** Who does not want it; null as long as nobody has said so. */
  refused: SeatId | null
}

type Wished = Readonly<Pick<RoomRecord, 'status' | 'steps' | 'takeBack' | 'seats'>>

/** What was asked at this moment of the match, also where it was refused. */
export const wishIn = ({ status, steps, takeBack }: Wished): TakeBackWish | null =>
  status === 'playing' && takeBack?.told === steps ? takeBack : null

/** The same as long as it may still come to it. */
export function pendingIn(room: Wished): TakeBackWish | null {
  const wish = wishIn(room)
  return wish?.refused === null ? wish : null
}

/** Those who have not said yet what they want. Bots agree to everything. */
export const waitsOf = (room: Wished, { by, agreed }: Pick<TakeBackWish, 'by' | 'agreed'>): SeatId[] =>
  room.seats.flatMap(({ person, bot }, seat) =>
    person === null || bot !== null || by === seatId(seat) || agreed.includes(seatId(seat))
      ? []
      : [seatId(seat)],
  )
