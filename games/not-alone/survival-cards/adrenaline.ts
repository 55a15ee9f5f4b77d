import { willLoss } from '../bot/worth.ts'
import { MOST_WILL } from '../data/board.ts'
import { refuse } from '../line.ts'
import { regainWill } from '../rules/piles.ts'
import { huntedOf } from '../rules/queries.ts'
import { onlyIf, type SurvivalCard } from './card.ts'

/** Regains 1 Will. [NA-10.01] */
export const adrenaline: SurvivalCard = {
  moment: 'phase1',
  rule: 'NA-10.01',
  choices: (g, seat) => onlyIf(huntedOf(g, seat).will < MOST_WILL),
  needs: refuse('NA-10.01', 'fullWill'),
  play: ({ g }, seat) => regainWill(g, seat),
  worth: 0.18,
  gain: ({ scales, hunted }) => willLoss(scales, { ...hunted, will: hunted.will + 1 }, 1),
}
