import { asItIs, type Migrations } from '../kit/migrate.ts'

/** How matches of older versions of the rules go on. */
export const migrations: Migrations = {
  // From version 2 on, cards that are chosen together are shown in ascending order. [NA-13.02]
  1: asItIs,
}
