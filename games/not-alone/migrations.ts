import partition from 'lodash/partition.js'
import { asItIs, type Migrations } from '../kit/migrate.ts'
import type { SeatId } from '../kit/seats.ts'
import { noStanding } from '../kit/standing.ts'
import type { NotAloneState } from './state.ts'
import { pileOfPlayed, type SurvivalCardId } from './survival-cards/index.ts'

/** How matches of older versions of the rules go on. */
export const migrations: Migrations = {
  // From version 2 on, cards that are chosen together are shown in ascending order. [NA-13.02] Early states of version 1
  // keep two flags that no rule asks for.
  1: g => {
    delete g.creaturePassed
    delete g.tokensResolved
    return true
  },
  // From version 3 on, windows can be answered in advance. [NA-3.16]
  2: g => {
    g.standing = noStanding([g.creatureSeat as SeatId, ...(g.turnOrder as SeatId[])])
    return true
  },
  // From version 4 on, questions and lines of the log are kept in lists.
  3: asItIs,
  // From version 5 on, Survival cards in force lie apart. [NA-3.11] One that has been drawn again stays where it is.
  4: g => {
    const played = Object.values(g.hunted as NotAloneState['hunted']).map(({ played }) => played)
    const isLasting = (card: SurvivalCardId) =>
      played.includes(card) && pileOfPlayed(card) === 'survivalInForce'
    const [inForce, discarded] = partition(g.survivalDiscard as SurvivalCardId[], isLasting)
    g.survivalInForce = inForce
    g.survivalDiscard = discarded
    return true
  },
}
