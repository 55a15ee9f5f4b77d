import type { SurvivalCard } from './card.ts'

/** Hides the discard piles from the Creature. [NA-10.09, NA-12.10] */
export const smokescreen: SurvivalCard = {
  moment: 'phase1',
  rule: 'NA-10.09',
  lasts: true,
  choices: () => [{}],
  play({ g }) {
    g.smokescreen = true
  },
  worth: 0.08,
  gain: ({ future, owned, hunted }) => future * (owned <= 3 && hunted.discard.length >= 2 ? 0.2 : 0.05),
}
