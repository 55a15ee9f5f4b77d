import type { Migrations } from '../kit/migrate.ts'

/** How matches of older versions of the rules go on. Versions before 3 were never released. */
export const migrations: Migrations = {
  // From version 4 on, the base game's Direct Hit reaches what was damaged just now, as windows of the expansion have
  // always told: a window that is open or to come tells of what is damaged, for nothing else is known of it any more.
  // [TI-32.01]
  3: g => {
    for (const one of [g.window, ...g.steps] as (Told | null)[])
      if (one?.id === 'W14' && one.cause && !one.cause.damaged && !one.cause.lost)
        one.cause.damaged = { ...(g.space as Space)[one.cause.cell]?.[one.cause.seat]?.damaged }
    return true
  },
}

/** A window after damage, and what version 3 knew of fleets. */
type Told = { id?: string; cause?: { cell: string; seat: string; damaged?: object; lost?: object } }
type Space = { [cell: string]: { [seat: string]: { damaged: object } } }
