/**
 * How long a match has waited for each seat, as everybody may know it: who has chosen in secret is waited for until all have.
 * It is counted by the clock of the wall, or where there are clocks by the time of each seat, which stands as its clock does.
 */
import type { SeatId } from '../../../games/kit/index.ts'
import { isClock } from '../../pace.ts'
import type { SeatUse } from '../../protocol.ts'
import type { RoomRecord } from '../storage/store.ts'
import { seatTime, standsOf } from './clocks.ts'
import { standsAt, stillFor } from './pauses.ts'
import { within } from './spans.ts'
import type { Now } from './uptime.ts'

/** In milliseconds: how long in all by the time that it is waited for, and since when it is. */
export interface Used {
  [seat: SeatId]: { sum: number; since: number | null }
}

type Timed = Readonly<Pick<RoomRecord, 'pace' | 'late' | 'used' | 'seats'>>

/** What seats have used when a match waits for these. Null where it was not counted from the beginning. */
export function usedAfter(room: Timed, waiting: readonly SeatId[], now: Now): Used | null {
  if (room.used === null) return null
  const used: Used = {}
  for (const seat of new Set([...Object.keys(room.used), ...waiting])) {
    const { sum, since } = room.used[seat] ?? { sum: 0, since: null }
    const time = isClock(room.pace) ? seatTime(room, seat, now.ran) : now.at
    if (waiting.includes(seat)) used[seat] = { sum, since: since ?? time }
    else used[seat] = { sum: sum + (since === null ? 0 : between(room, seat, since, time)), since: null }
  }
  return used
}

/** How long the match has waited for a seat from one moment to another, as it is counted. */
const between = (room: Timed, seat: SeatId, since: number, until: number): number =>
  Math.max(0, until - since - within(stillFor(room, seat), since, until))

/** What everybody may see of it: it changes with moves alone, and the page goes on counting. */
export function useOf(room: Timed, seat: SeatId, at: number): SeatUse | null {
  if (room.used === null) return null
  const { sum, since } = room.used[seat] ?? { sum: 0, since: null }
  if (since === null) return { sum, since }
  if (!isClock(room.pace)) {
    if (standsAt(room, seat, at)) return { sum: sum + between(room, seat, since, at), since: null }
    return { sum, since: since + within(stillFor(room, seat), since, at) }
  }
  const { sum: stood, from } = standsOf(room, seat)
  return from === null
    ? { sum, since: since + stood }
    : { sum: sum + Math.max(0, from - stood - since), since: null }
}
