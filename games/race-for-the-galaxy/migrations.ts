import { asItIs, type Migrations } from '../kit/migrate.ts'

/** How matches of older versions of the rules go on. */
export const migrations: Migrations = {
  // From version 3 on, temporary Military may be bought while paying, too, and tokens are sold with the Trade bonus alone.
  // [RFTG-8.13, RFTG-19.11]
  2: asItIs,
}
