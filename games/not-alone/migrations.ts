import partition from 'lodash/partition.js'
import type { Migrations } from '../kit/migrate.ts'
import type { NotAloneState } from './state.ts'
import { pileOfPlayed, type SurvivalCardId } from './survival-cards/index.ts'

/** How matches of older versions of the rules go on. Versions before 4 were never released. */
export const migrations: Migrations = {
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
