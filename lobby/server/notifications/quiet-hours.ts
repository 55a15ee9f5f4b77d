import { DateTime } from 'luxon'
import type { Quiet } from '../../notifications.ts'

/** Whether somebody wants to hear nothing at a moment. */
export function isQuiet(quiet: Quiet | null, now: number): boolean {
  if (!quiet) return false
  const { from, to, zone } = quiet
  const { hour } = DateTime.fromMillis(now, { zone })
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to
}
