/** Holidays for oneself, at all tables by turns where one sits: set by whoever has them, and told to those who sit there. */
import type { SeatId } from '../games/kit/index.ts'

/** So many days of each year of the calendar can be holidays. */
export const MOST_HOLIDAYS = 30

/** From a moment until another, in milliseconds since 1970. */
export interface Holiday {
  from: number
  to: number
  /** By the clocks of where, such as `Europe/Berlin`: there its days begin and end. */
  zone: string
}

/** `POST /api/me/holidays`: whole days, as `2026-12-24`. The first may be today: then it begins at once. */
export interface SetHoliday {
  first: string
  last: string
  zone: string
}

/** One’s own: nobody else is told of them but those at tables by turns where one sits. */
export interface Holidays {
  /** Those that last or are to come, in their order. */
  holidays: Holiday[]
  /** How many days are left of this year and the next one. */
  left: { year: number; days: number }[]
}

/** Somebody at a table has a holiday, now or soon. */
export interface SeatAway {
  seat: SeatId
  from: number
  to: number
}
