/** Milliseconds. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The one form of a time of day, whatever stands beside it. */
const TIME = { hour: 'numeric', minute: '2-digit' } as const
const WEEKDAY_AND_DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

const isToday = (then: Date, now: Date): boolean => then.toDateString() === now.toDateString()

/** The year belongs to a day where it is another one. */
const yearOf = (then: Date, now: Date) =>
  then.getFullYear() === now.getFullYear() ? {} : ({ year: 'numeric' } as const)

/** Dates and times of pages are all written here, as the reader's browser writes them. */
const written = (then: Date, language: string, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(localeOf(language), parts).format(then)

/** A moment as one says it: the time if it was today, else the day. */
export function momentOf(at: number, language: string, now = new Date()): string {
  const then = new Date(at)
  const day = { day: 'numeric', month: 'short', ...yearOf(then, now) } as const
  return written(then, language, isToday(then, now) ? TIME : day)
}

/** A moment to the minute: with its day where that is not today. */
export function minuteOf(at: number, language: string, now = new Date()): string {
  const then = new Date(at)
  const day = isToday(then, now) ? {} : { ...WEEKDAY_AND_DAY, ...yearOf(then, now) }
  return written(then, language, { ...day, ...TIME })
}

/** When something is planned for: always with day and weekday, as one looks at it from far. */
export function planOf(at: number, language: string, now = new Date()): string {
  const then = new Date(at)
  return written(then, language, { ...WEEKDAY_AND_DAY, ...yearOf(then, now), ...TIME })
}

/** A day of the calendar, in full. */
export function dayName(at: number, language: string, now = new Date()): string {
  const then = new Date(at)
  return written(then, language, { weekday: 'long', day: 'numeric', month: 'long', ...yearOf(then, now) })
}

/** How long it is until something: in 3 days, in 40 seconds. */
export function untilInWords(left: number, language: string): string {
  const [unit, size] =
    left >= 2 * DAY
      ? (['day', DAY] as const)
      : left >= 2 * HOUR
        ? (['hour', HOUR] as const)
        : left > 2 * MINUTE
          ? (['minute', MINUTE] as const)
          : (['second', 1000] as const)
  const count = size < HOUR ? Math.ceil(left / size) : Math.round(left / size)
  return new Intl.RelativeTimeFormat(localeOf(language)).format(count, unit)
}

/** A full hour of any day, 0 to 24. */
export function hourName(hour: number, language: string): string {
  const format = new Intl.DateTimeFormat(localeOf(language), TIME)
  return hour === 24 && format.resolvedOptions().hourCycle === 'h23'
    ? '24:00'
    : format.format(new Date(2026, 0, 5, hour % 24))
}

/** The days of the week, Monday first, with their names. */
export function weekdays(language: string): { day: number; short: string; long: string }[] {
  const name = (weekday: 'short' | 'long', day: number) =>
    written(new Date(2026, 0, 4 + day), language, { weekday })
  return [1, 2, 3, 4, 5, 6, 7].map(day => ({ day, short: name('short', day), long: name('long', day) }))
}

/** The time zone of this device. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** The reader's own kind of a language, if the browser tells: 14:05 or 2:05 PM. */
const localeOf = (language: string): string =>
  globalThis.navigator?.languages?.find(
    one => (one === language || one.startsWith(`${language}-`)) && isKnown(one),
  ) ?? language

/** Some systems tell tags that no dates can be written in, and that are refused: `en-US@posix`. */
function isKnown(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** How long something took, in the unit in which one would say it: at least a minute. */
export function lengthOf(milliseconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (milliseconds < 2 * HOUR)
    return { unit: 'minutes', count: Math.max(1, Math.round(milliseconds / MINUTE)) }
  if (milliseconds < 2 * DAY) return { unit: 'hours', count: Math.round(milliseconds / HOUR) }
  return { unit: 'days', count: Math.round(milliseconds / DAY) }
}
