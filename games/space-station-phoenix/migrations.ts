import { asItIs, type Migrations } from '../kit/migrate.ts'

/** How matches of older versions of the rules go on. */
export const migrations: Migrations = {
  // From version 2 on, x2 takes no resource twice. A bonus that is being chosen is chosen as it was offered. [SSP-12.07]
  1: asItIs,
}
