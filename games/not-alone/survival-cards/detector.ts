import { change, withHunted } from '../bot/standing.ts'
import { refuse } from '../line.ts'
import { huntedOf, liesOn } from '../rules/queries.ts'
import { onlyIf, type SurvivalCard } from './card.ts'

/** Ignores the Artemia token for the rest of the round. [NA-10.16] */
export const detector: SurvivalCard = {
  moment: 'beforeStep3',
  rule: 'NA-10.16',
  lasts: true,
  choices: (g, seat) => onlyIf(huntedOf(g, seat).explored.some(({ place }) => liesOn(g, 'artemia', place))),
  needs: refuse('NA-10.16', 'artemiaNotHere'),
  play({ g }, seat) {
    g.hunted[seat]!.detects = true
  },
  worth: 0.12,
  gain: ({ view, seat }) => change(view, withHunted(view, seat, { detects: true })),
}
