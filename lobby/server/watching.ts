/** Who sees a match without a seat, and who hears what others say there: the one place that decides. */
import type { SeatId } from '../../games/kit/index.ts'
import { Refused } from './problem.ts'
import type { RoomRecord } from './storage/store.ts'

type Open = Readonly<Pick<RoomRecord, 'status' | 'watching'>>

/**
 * Refuses whoever has no seat where those who play are among themselves. Whatever shows something of a match asks this,
 * however one comes to it; after the end it is there as any other.
 */
export function mustWatch(room: Open, seat: SeatId | null): void {
  if (!mayWatch(room, seat)) throw new Refused('noSpectators')
}

export const mayWatch = ({ status, watching }: Open, seat: SeatId | null): boolean =>
  seat !== null || status !== 'playing' || watching !== 'none'

/** Whether somebody reads what those who play say to all. What they have said among themselves stays so. */
export const hearsPlayers = ({ status, watching }: Open, seat: SeatId | null): boolean =>
  seat !== null || status === 'open' || watching !== 'none'

/** Whether somebody reads what those who watch say: who plays does not before the end, and then as the table has it. */
export function hearsSpectators({ status, watching }: Open, seat: SeatId | null): boolean {
  if (status === 'open' || watching === 'none') return false
  return seat === null || (status === 'finished' && watching === 'after')
}
