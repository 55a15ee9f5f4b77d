import { cardWorth, discardLoss } from '../bot/worth.ts'
import { refuse } from '../line.ts'
import { discardFromHand, unlockAll } from '../rules/piles.ts'
import { huntedOf } from '../rules/queries.ts'
import { type SurvivalCard, seen } from './card.ts'

/** Gives up a Place card: no Hunt card for the rest of the round. [NA-10.02, NA-10.03, NA-4.16] */
export const sacrifice: SurvivalCard = {
  moment: 'phase1',
  rule: 'NA-10.02',
  lasts: true,
  choices(g, seat) {
    if (g.played.length >= g.huntLimit) return []
    const { hand, locked } = huntedOf(g, seat)
    return seen([...hand, ...locked]).map(place => ({ places: [place] }))
  },
  about: 'about.discard',
  needs: refuse('NA-10.03', 'sacrificeInVain'),
  play({ g }, seat, { places }) {
    unlockAll(g)
    discardFromHand(g, seat, places!)
    g.huntForbidden = true
  },
  worth: 0.12,
  gain: ({ scales, view, seat, hunted }, { places }) =>
    0.3 * Math.min(2, view.huntLimit - view.played.length) -
    discardLoss(scales, seat, places!) -
    cardWorth(scales, hunted, places![0]!),
}
