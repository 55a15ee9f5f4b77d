import { ask, ref, refs, sayTo } from '../../kit/index.ts'
import { takeRandom } from '../../kit/random.ts'
import { isHuntCard } from '../data/hunt-cards.ts'
import { line, refuse } from '../line.ts'
import { onlyIf, type SurvivalCard } from './card.ts'

/** The game picks 2 Hunt cards; the Hunted orders them under the deck. [NA-10.06, NA-10.07] */
export const strikeBack: SurvivalCard = {
  moment: 'phase1',
  rule: 'NA-10.06',
  choices: g => onlyIf(g.huntHand.length > 0),
  needs: refuse('NA-10.07', 'noHuntCards'),
  play({ g, random }, seat) {
    const cards = takeRandom(g.huntHand, 2, random)
    g.struckBack = { seat, cards }
    const who = { seat: ref('seat', seat) }
    sayTo(
      g,
      [seat, g.creatureSeat],
      line('log.strikesBack', { ...who, cards: refs('hunt', cards) }),
      line('log.strikesBackHidden', { ...who, count: cards.length }),
    )
    const pick = { of: 'hunt', options: [...cards], min: cards.length, max: cards.length, ordered: true }
    ask(g, { seat, kind: 'strikeBackOrder', required: true, pick })
  },
  answers: {
    /** The first of the answer lies above the second; the last is the bottom of the deck. */
    strikeBackOrder({ g }, _, chosen) {
      g.huntDeck.unshift(...chosen.filter(isHuntCard).reverse())
      g.struckBack = null
    },
  },
  worth: 0.14,
  gain: ({ view }) => (view.huntHand.length > 2 ? 0.24 : 0.12),
}
