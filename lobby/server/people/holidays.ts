/** What holidays somebody may have. Nothing here looks at a clock: whoever asks says what time it is. */
import { DateTime } from 'luxon'
import { FARTHEST_DAYS } from '../../calendar.ts'
import { type Holiday, type Holidays, MOST_HOLIDAYS, type SetHoliday } from '../../holidays.ts'
import { Refused } from '../problem.ts'
import { spanAt } from '../time/spans.ts'

/** Nobody begins and ends so many in a year but to keep the server busy. */
const MOST_SPANS = 60

/** The days that a holiday touches, each by its name. */
function daysOf({ from, to, zone }: Holiday): string[] {
  const days: string[] = []
  for (
    let day = DateTime.fromMillis(from, { zone }).startOf('day');
    day.toMillis() < to;
    day = day.plus({ days: 1 })
  )
    days.push(day.toISODate()!)
  return days
}

/** How many days of a year are left, whatever was begun and ended within a day. */
function leftOf(holidays: readonly Holiday[], year: number): number {
  const days = new Set(holidays.flatMap(daysOf).filter(day => day.startsWith(`${year}-`)))
  return MOST_HOLIDAYS - days.size
}

/** What its owner is told. */
export function toldOf(holidays: readonly Holiday[], at: number): Holidays {
  const { year } = DateTime.fromMillis(at, { zone: holidays.at(-1)?.zone ?? 'UTC' })
  return {
    holidays: holidays.filter(({ to }) => to > at),
    left: [year, year + 1].map(one => ({ year: one, days: leftOf(holidays, one) })),
  }
}

/** Another holiday beside those that there are. Refuses days that are over, too far, too many or taken. */
export function another(
  holidays: readonly Holiday[],
  { first, last, zone }: SetHoliday,
  at: number,
): Holiday {
  const begin = DateTime.fromISO(first, { zone })
  const end = DateTime.fromISO(last, { zone }).plus({ days: 1 })
  if (!begin.isValid || !end.isValid || end <= begin) throw new Refused('badRequest', 'These are no days.')
  const today = DateTime.fromMillis(at, { zone }).startOf('day')
  if (begin < today) throw new Refused('timeOver')
  if (end > today.plus({ days: FARTHEST_DAYS })) throw new Refused('timeFar')
  const holiday = { from: Math.max(at, begin.toMillis()), to: end.toMillis(), zone }
  if (holidays.some(({ from, to }) => from < holiday.to && holiday.from < to))
    throw new Refused('holidayTaken')
  if (holidays.filter(({ from }) => from > at - 366 * 24 * 3_600_000).length >= MOST_SPANS)
    throw new Refused('tooMany')
  const years = new Set(daysOf(holiday).map(day => Number(day.slice(0, 4))))
  if ([...years].some(year => leftOf([...holidays, holiday], year) < 0)) throw new Refused('holidayTooLong')
  return holiday
}

/** What becomes of a holiday that its owner ends: it lasts until now, or null where it had not begun. */
export function ended(holidays: readonly Holiday[], from: number, at: number): Holiday | null {
  const holiday = holidays.find(one => one.from === from && one.to > at)
  if (!holiday) throw new Refused('notFound', 'There is no such holiday.')
  return spanAt([holiday], at) ? { ...holiday, to: at } : null
}
