/** Milliseconds. */
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** A moment as one says it: the time if it was today, else the day, with its year where that is another one. */
export function momentOf(at: number, language: string, now = new Date()): string {
  const then = new Date(at)
  const year = then.getFullYear() === now.getFullYear() ? undefined : ('numeric' as const)
  const wanted: Intl.DateTimeFormatOptions =
    then.toDateString() === now.toDateString()
      ? { timeStyle: 'short' }
      : { day: 'numeric', month: 'short', year }
  return new Intl.DateTimeFormat(localeOf(language), wanted).format(then)
}

/** A moment to come, to the minute: with its day where that is not today. */
export function dueOf(at: number, language: string, now = new Date()): string {
  const then = new Date(at)
  const day = { weekday: 'short', day: 'numeric', month: 'short' } as const
  return new Intl.DateTimeFormat(localeOf(language), {
    ...(then.toDateString() !== now.toDateString() && day),
    hour: 'numeric',
    minute: '2-digit',
  }).format(then)
}

/** When something is planned for: always with day and weekday, as one looks at it from far. */
export function planOf(at: number, language: string, now = new Date()): string {
  const then = new Date(at)
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(then.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(then)
}

/** A day of the calendar, in full. */
export function dayName(at: number, language: string, now = new Date()): string {
  const then = new Date(at)
  return new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(then.getFullYear() !== now.getFullYear() && { year: 'numeric' }),
  }).format(then)
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
  const format = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' })
  return hour === 24 && format.resolvedOptions().hourCycle === 'h23'
    ? '24:00'
    : format.format(new Date(2026, 0, 5, hour % 24))
}

/** The days of the week, Monday first, with their names. */
export function weekdays(language: string): { day: number; short: string; long: string }[] {
  const name = (weekday: 'short' | 'long', day: number) =>
    new Intl.DateTimeFormat(localeOf(language), { weekday }).format(new Date(2026, 0, 4 + day))
  return [1, 2, 3, 4, 5, 6, 7].map(day => ({ day, short: name('short', day), long: name('long', day) }))
}

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
