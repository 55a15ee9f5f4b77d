import { isClock } from '../../../pace.ts'
import type { Room, SeatUse } from '../../../protocol.ts'
import type { T } from '../../app/i18n.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long a match had waited for a seat when the page was told of its room, in milliseconds. */
export function usedBy(
  { pace, ran }: Pick<Room, 'pace' | 'ran'>,
  { sum, since }: SeatUse,
  at: number,
): number {
  if (since === null) return sum
  return sum + Math.max(0, (isClock(pace) ? (ran ?? since) : at) - since)
}

/** So much time, as one says it. */
export function usedInWords(time: number, t: T): string {
  if (time < MINUTE) return t('time.usedSeconds', { seconds: Math.floor(time / SECOND) })
  if (time < HOUR) return t('time.usedMinutes', { minutes: Math.floor(time / MINUTE) })
  const hours = Math.floor(time / HOUR)
  if (time < 2 * DAY) return t('time.usedHours', { hours, minutes: Math.floor((time % HOUR) / MINUTE) })
  return t('time.usedDays', { days: Math.floor(time / DAY), hours: hours % 24 })
}
