import { asItIs, type Migrations } from '../kit/migrate.ts'
import type { Orb, Player } from './state.ts'

/** How matches of older versions of the rules go on. */
export const migrations: Migrations = {
  // Early states of version 1 know no payment that is named with the card, and none knows news of the orb.
  1: g => {
    for (const player of Object.values(g.players as { [seat: string]: Player })) player.payment ??= null
    const orb = g.orb as Orb | null
    if (orb) {
      orb.step ??= 0
      orb.news ??= []
    }
    return true
  },
  // From version 3 on, temporary Military may be bought while paying, too, and tokens are sold with the Trade bonus alone.
  // [RFTG-8.13, RFTG-19.11]
  2: asItIs,
  // From version 4 on, choices that all make at the same time are kept with their questions until all have chosen.
  3: asItIs,
  // From version 5 on, questions and lines of the log are kept in lists.
  4: asItIs,
}
