/** When those who have seats at a planned table are reminded of it. Nothing here looks at a clock. */
import type { RoomRecord } from '../storage/store.ts'

type Planned = Readonly<Pick<RoomRecord, 'status' | 'plannedAt'>>
type Due = Planned & Readonly<Pick<RoomRecord, 'dueAt'>>

const MINUTE = 60_000
/** How long before, in milliseconds: the nearer one first. */
const REMINDERS = [
  { kind: 'soon', before: 15 * MINUTE },
  { kind: 'ahead', before: 24 * 60 * MINUTE },
] as const

/** The moment that a reminder is about, as a number that fits where questions are kept. */
export const minuteOf = (at: number): number => Math.floor(at / MINUTE)

/**
 * Of what people are to be reminded by now, and have not been; nothing once the time is over, and never of both. Who plans
 * something for tonight need not be told that it is within a day.
 */
export function reminderAt({ status, plannedAt, dueAt }: Due, now: number): 'soon' | 'ahead' | undefined {
  if (status !== 'open' || plannedAt === null || dueAt === null || plannedAt <= now) return undefined
  return REMINDERS.find(({ before }) => plannedAt - before <= now && plannedAt - before >= dueAt)?.kind
}

/** When people are to be reminded next, after a moment; null where they are not. */
export function nextReminder({ status, plannedAt }: Planned, after: number): number | null {
  if (status !== 'open' || plannedAt === null) return null
  const moments = REMINDERS.map(({ before }) => plannedAt - before).filter(moment => moment > after)
  return moments.length > 0 ? Math.min(...moments) : null
}
