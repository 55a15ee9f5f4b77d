import { DateTime } from 'luxon'
import { hoursOfDay, type Pace } from '../../pace.ts'

/** Nobody waits longer, whatever the pace says, in days: time runs for hours in each week. */
const MOST_DAYS = 3000

/** When so many milliseconds in which time runs are over, from a moment on. */
export function runOut(pace: Pace, from: number, milliseconds: number): number {
  const { zone, off } = pace
  // What began yesterday may still be under way after midnight.
  let day = DateTime.fromMillis(from, { zone }).startOf('day').minus({ days: 1 })
  let left = milliseconds
  for (let days = 0; days < MOST_DAYS; days++, day = day.plus({ days: 1 })) {
    if (off.includes(day.weekday)) continue
    const { begin, end } = hoursOn(day, pace)
    const start = Math.max(begin, from)
    if (end - start >= left) return start + left
    left -= Math.max(0, end - start)
  }
  return day.toMillis()
}

/** How much of the time in which time runs there is from a moment until another; none where that is over. */
export function leftOf(pace: Pace, from: number, until: number): number {
  const { zone, off } = pace
  let day = DateTime.fromMillis(from, { zone }).startOf('day').minus({ days: 1 })
  let left = 0
  for (let days = 0; days < MOST_DAYS && day.toMillis() < until; days++, day = day.plus({ days: 1 })) {
    if (off.includes(day.weekday)) continue
    const { begin, end } = hoursOn(day, pace)
    left += Math.max(0, Math.min(end, until) - Math.max(begin, from))
  }
  return left
}

/** The hours of a day in which time runs, as the clocks of that day have them. */
function hoursOn(day: DateTime, { from, to }: Pace): { begin: number; end: number } {
  const until = from + hoursOfDay({ from, to })
  const at = (hour: number) =>
    (hour < 24 ? day.set({ hour }) : day.plus({ days: 1 }).set({ hour: hour - 24 })).toMillis()
  return { begin: at(from), end: at(until) }
}

const HOUR = 3_600_000
/** When somebody is reminded: at this share of their time. */
const REMINDER = 2 / 3

/**
 * Until when a question is to be answered that is asked now, and when its seat is reminded of it: for `most` of the time that
 * the pace gives, where the seat has no more of it.
 */
export function timesFrom(
  pace: Pace,
  now: number,
  most = Number.POSITIVE_INFINITY,
): { remind: number; until: number } {
  const time = Math.min(most, pace.hours * HOUR)
  return { remind: runOut(pace, now, time * REMINDER), until: runOut(pace, now, time) }
}
