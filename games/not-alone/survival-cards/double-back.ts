import { ref, say } from '../../kit/index.ts'
import { backGain } from '../bot/worth.ts'
import { line, refuse } from '../line.ts'
import { takeBackPlayed } from '../rules/piles.ts'
import { huntedOf } from '../rules/queries.ts'
import type { SurvivalCard } from './card.ts'

/** Takes a played Place card back. [NA-10.17, NA-10.19, NA-10.20] */
export const doubleBack: SurvivalCard = {
  moment: 'phase4',
  rule: 'NA-10.21',
  choices: (g, seat) =>
    huntedOf(g, seat)
      .explored.filter(({ inFront }) => inFront)
      .map(({ card }) => ({ card })),
  about: 'about.backPlayed',
  needs: refuse('NA-10.21', 'nothingInFront'),
  play({ g }, seat, { card }) {
    takeBackPlayed(g, seat, card!)
    say(g, line('log.takesBackPlayed', { seat: ref('seat', seat), place: ref('place', card!) }))
  },
  worth: 0.14,
  gain: ({ scales, hunted, held }, { card }) => backGain(scales, hunted, held, [card!]),
}
