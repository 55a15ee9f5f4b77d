import { DateTime } from 'luxon'
import { hoursOfDay, type Pace } from '../../pace.ts'

/** Nobody waits longer, whatever the pace says, in days: time runs for hours in each week. */
const MOST_DAYS = 3000

/** When so many milliseconds in which time runs are over, from a moment on. */
function runOut(pace: Pace, from: number, milliseconds: number): number {
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

/** Until when a question is to be answered that is asked now, and when its seat is reminded of it. */
export function timesFrom(pace: Pace, now: number): { remind: number; until: number } {
  return {
    remind: runOut(pace, now, pace.hours * HOUR * REMINDER),
    until: runOut(pace, now, pace.hours * HOUR),
  }
}
