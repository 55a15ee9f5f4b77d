import { change, withHunted } from '../bot/standing.ts'
import { refuse } from '../line.ts'
import { creatureTokensOn, huntedOf } from '../rules/queries.ts'
import { onlyIf, type SurvivalCard } from './card.ts'

/** Ignores Creature tokens for the rest of the round. [NA-10.15] */
export const dodge: SurvivalCard = {
  moment: 'beforeStep3',
  rule: 'NA-10.15',
  lasts: true,
  choices: (g, seat) =>
    onlyIf(huntedOf(g, seat).explored.some(({ place }) => creatureTokensOn(g, place) > 0)),
  needs: refuse('NA-10.15', 'creatureNotHere'),
  play({ g }, seat) {
    g.hunted[seat]!.dodges = true
  },
  worth: 0.3,
  gain: ({ view, seat }) => change(view, withHunted(view, seat, { dodges: true })),
}
