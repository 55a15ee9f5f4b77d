import type { T } from './i18n.ts'

const DAY = 24
const MINUTE = 60
/** Several days are said as days. */
const DAYS_FROM = 48

/** So much time, as one says it. */
export const timeInWords = (hours: number, t: T): string =>
  hours >= DAYS_FROM && hours % DAY === 0
    ? t('time.dayCount', { count: hours / DAY })
    : t('time.hourCount', { count: hours })

/** The same for clocks. */
export const secondsInWords = (seconds: number, t: T): string =>
  seconds >= MINUTE && seconds % MINUTE === 0
    ? t('time.minuteCount', { count: seconds / MINUTE })
    : t('time.secondCount', { count: seconds })

/** As long as a match takes, as roughly as that is known: to five minutes, and from an hour and a half on to half hours. */
export function minutesInWords(minutes: number, t: T): string {
  const halves = Math.round(minutes / 30)
  return halves >= 3
    ? t('time.hourCount', { count: halves / 2 })
    : t('time.minuteCount', { count: Math.max(5, Math.round(minutes / 5) * 5) })
}
