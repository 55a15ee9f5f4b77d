import { combinations } from '../../kit/index.ts'
import { backGain } from '../bot/worth.ts'
import { refuse } from '../line.ts'
import { sayCards, takeBack } from '../rules/piles.ts'
import { huntedOf } from '../rules/queries.ts'
import { type SurvivalCard, seen } from './card.ts'

/** Takes 2 discarded Place cards back. [NA-10.08] */
export const sixthSense: SurvivalCard = {
  moment: 'phase1',
  rule: 'NA-10.08',
  choices(g, seat) {
    const discard = seen(huntedOf(g, seat).discard)
    if (discard.length === 0) return []
    return combinations(discard, Math.min(2, discard.length)).map(places => ({ places }))
  },
  about: 'about.back',
  needs: refuse('NA-10.08', 'emptyDiscard'),
  play({ g }, seat, { places }) {
    takeBack(g, seat, places!)
    sayCards(g, 'log.takesBack', seat, places!)
  },
  worth: 0.18,
  gain: ({ scales, hunted, owned }, { places }) => backGain(scales, hunted, owned, places!),
}
