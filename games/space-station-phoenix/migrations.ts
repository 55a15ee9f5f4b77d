import type { Migrations } from '../kit/migrate.ts'

/** How matches of older versions of the rules go on. Versions before 3 were never released. */
export const migrations: Migrations = {}
