/** How a table that plays by turns deals with time: said by whoever opens it, and fixed from the start of the match. */
export interface Pace {
  /** Hours that one has for an answer, counted while time runs. */
  hours: number
  /** The hours of the day in which time runs, 0 to 24: from the one until the other, which may be past midnight. */
  from: number
  to: number
  /** Days of the week that begin without it: 1 is Monday, 7 Sunday. */
  off: number[]
  /** Where it is that late, such as `Europe/Berlin`. */
  zone: string
  /** What happens when the time for an answer is over. */
  late: LateRule
}

/**
 * How a live table deals with time, in seconds: said by whoever opens it, and fixed from the start of the match. What one
 * is asked has its `delay` first, which nobody can save up: whoever answers in many small steps gains nothing over
 * whoever answers at once, and taking back brings no time.
 */
export interface Clock {
  /** What each has for the whole match. It runs while one is asked something, after the delay. */
  bank: number
  /** For each question of one's own, before the bank is touched. */
  delay: number
  /**
   * For what one is asked in somebody else's turn, and for what several choose in secret: it never touches the bank, so
   * that nobody pays for what others ask, and no bank tells who was the last to choose.
   */
  aside: number
  /** What happens when there is no time left for an answer. */
  late: LateRule
}

/** How a table deals with time: by turns, or live with a clock. */
export type Timing = Pace | Clock

/** Whether it is a live table with a clock. */
export const isClock = (timing: Timing | null): timing is Clock => timing !== null && 'bank' in timing

/**
 * `wait`: the table waits on. `bot`: a bot plays on until the person returns. `vote`: the others decide. `offer`: whoever
 * wants may take the seat. Where several are asked in secret a bot answers for those who have not, whatever was chosen
 * but `wait`: votes and offers would tell who they are.
 */
export const LATE_RULES = ['bot', 'vote', 'offer', 'wait'] as const
export type LateRule = (typeof LATE_RULES)[number]

/** What the others can wish for somebody whose time is over; `wait` gives them as much time once more. */
export const LATE_WISHES = ['wait', 'bot', 'offer'] as const
export type LateWish = (typeof LATE_WISHES)[number]

/** Time runs for so many hours of a day at least. */
export const LEAST_HOURS = 4
/** No answer may take longer, in hours. */
export const MOST_HOURS = 14 * 24

/** How many hours of a day time runs. */
export const hoursOfDay = ({ from, to }: Pick<Pace, 'from' | 'to'>): number =>
  to > from ? to - from : to - from + 24

/** Of a live clock, in seconds. */
export const LEAST_BANK = 60
export const MOST_BANK = 6 * 3600
export const MOST_DELAY = 300
export const LEAST_ASIDE = 15
export const MOST_ASIDE = 600
/**
 * A break of all is over after so long, whoever is back: long enough to fetch something to eat, and little beside what a
 * table plays, if somebody stays away on purpose. Whoever needs more wants another one together.
 */
export const MOST_REST = 15 * 60

/** A pause of a table by turns is over after so many days, whoever is back. */
export const MOST_PAUSE = 30
