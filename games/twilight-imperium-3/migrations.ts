import type { Migrations } from '../kit/migrate.ts'

/** How matches of older versions of the rules go on: there are none yet. */
export const migrations: Migrations = {}
