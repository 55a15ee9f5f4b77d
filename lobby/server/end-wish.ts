/** What a player proposes to the others who would rather end the match than play on. */
import type { AgreedEnd, SeatId } from '../../games/kit/index.ts'
import { isClock } from '../pace.ts'
import type { RoomRecord } from './storage/store.ts'

/** Somebody has proposed to end the match together. */
export interface EndWish {
  by: SeatId
  end: AgreedEnd
  /** How many moves everybody had been told of then. */
  told: number
  /** When it is over, in milliseconds: neither does it hang over a table for ever, nor can it be asked again and again. */
  until: number
  agreed: SeatId[]
  /** Who would rather play on; null as long as nobody has said so. */
  refused: SeatId | null
}

const MINUTE = 60_000
/** So long it waits for those who sit at a live table. */
const LIVE = 15 * MINUTE
/** And for those who come by once a day or two. */
const BY_TURNS = 3 * 24 * 60 * MINUTE

export const lifeOf = ({ pace }: Pick<RoomRecord, 'pace'>): number =>
  pace !== null && !isClock(pace) ? BY_TURNS : LIVE

type Wished = Readonly<Pick<RoomRecord, 'status' | 'endWish'>>

/** What was proposed lately, also where it was refused. */
export const endWishNow = ({ status, endWish }: Wished): EndWish | null =>
  status === 'playing' && endWish !== null && endWish.until > Date.now() ? endWish : null

/** The same as long as it may still come to it. */
export function pendingEnd(room: Wished): EndWish | null {
  const wish = endWishNow(room)
  return wish?.refused === null ? wish : null
}
