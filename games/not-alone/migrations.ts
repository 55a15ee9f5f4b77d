import type { Migrations } from '../kit/migrate.ts'

/** How matches of older versions of the rules go on. */
export const migrations: Migrations = {
  // From version 2 on, cards that are chosen together are shown in ascending order. [NA-13.02] Early states of version 1
  // keep two flags that no rule asks for.
  1: g => {
    delete g.creaturePassed
    delete g.tokensResolved
    return true
  },
}
