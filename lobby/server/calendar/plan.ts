import { FARTHEST_DAYS } from '../../calendar.ts'
import type { RoomStatus } from '../../protocol.ts'
import { Refused } from '../problem.ts'
import type { RoomRecord } from '../storage/store.ts'

const HOUR = 3600 * 1000
const DAY = 24 * HOUR
/** Whoever has not begun by then is waited for by those with seats, but by nobody else, in milliseconds. */
const OVERDUE = 2 * HOUR

/** Planned rooms, as everybody is shown them: those long overdue would stand before all others. */
export const plannedFor = (now: number) =>
  ({ planned: 'only', status: ['open'] as RoomStatus[], plannedSince: now - OVERDUE }) as const

/** Refuses a time that is over, or too far ahead. */
export function checkTime(at: number, now: number): void {
  if (at <= now) throw new Refused('timeOver')
  if (at > now + FARTHEST_DAYS * DAY) throw new Refused('timeFar')
}

/** A room is to start at a time; null: whenever its host likes. */
export function plan(room: RoomRecord, at: number | null, now: number): void {
  if (at === room.plannedAt) return
  if (room.startsByItself) throw new Refused('startsByItself')
  if (at !== null) checkTime(at, now)
  room.plannedAt = at
}
