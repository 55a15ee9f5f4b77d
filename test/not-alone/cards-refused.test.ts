/** Whatever cannot be done with a card or a power is refused by the rule of that card or place. */
import { readFileSync } from 'node:fs'
import { readerOf } from '../../games/kit/index.ts'
import { HUNT_CARD_IDS, HUNT_CARDS, type HuntCardId } from '../../games/not-alone/data/hunt-cards.ts'
import { notAlone as module } from '../../games/not-alone/index.ts'
import type { SurvivalMoment } from '../../games/not-alone/survival-cards/card.ts'
import {
  SURVIVAL_CARD_IDS,
  SURVIVAL_CARDS,
  type SurvivalCardId,
} from '../../games/not-alone/survival-cards/index.ts'
import { notAlone, PLACE_NAMES } from './support.ts'

const CATALOGUE = readFileSync(new URL('../../games/not-alone/RULES.md', import.meta.url), 'utf8')
const reader = readerOf(module.text, 'en', String)

/** The rule that says what a card or place does: the first of a section that has its name in bold. */
function ruleOf(section: number, name: string): string {
  const own = CATALOGUE.split('\n').find(
    line => line.startsWith(`- **NA-${section}.`) && line.includes(`**${name}**`),
  )
  if (!own) throw new Error(`no rule of section ${section} says what ${name} does`)
  return own.slice(4, own.indexOf('**', 4))
}

type Moment = SurvivalMoment | 1 | 2 | 3 | 4

/** The table at the moment at which certain cards are played, with these in the hands of Ada and Bea. */
function at(moment: Moment, ada: HuntCardId[], bea: SurvivalCardId[]) {
  const t = notAlone({
    hunt: { hand: ada },
    bea: { hand: ['jungle', 'river', 'beach'], discard: ['lair', 'rover'], will: 2, survival: bea },
    marker: moment === 'phase4',
  })
  if (moment === 1 || moment === 'phase1') return t
  t.lockAll({ bea: 'jungle', cy: 'river' })
  if (moment === 2) return t
  t.ada.places('creature', 'beach')
  t.ada.does('endPlacement')
  if (moment === 'step2B') return t
  t.allPass()
  if (moment === 'ownDecision') t.allPass()
  if (moment === 4 || moment === 'phase4') t.goesOnTo('endOfTurn')
  return t
}

describe('Not Alone, what a card or power does not do', () => {
  for (const card of HUNT_CARD_IDS) {
    // It works as another card, and is refused as that one.
    if (card === 'flashback') continue
    const name = reader.name(`hunt:${card}`)
    const rule = ruleOf(9, name)
    it(`[${rule}, NA-3.13] ${name} is not played like another card`, () => {
      const { ada } = at(HUNT_CARDS[card].phase!, [card], [])
      ada.cannotPlay(card, { hunted: 'bea', card: 'artefact', places: ['lair', 'artefact'] }, { rule })
    })
  }

  for (const card of SURVIVAL_CARD_IDS) {
    const name = reader.name(`survival:${card}`)
    const rule = ruleOf(10, name)
    it(`[${rule}, NA-3.13] ${name} is not played like another card`, () => {
      const { bea } = at(SURVIVAL_CARDS[card].moment, ['scream'], [card])
      bea.cannotPlay(card, { places: ['artefact'], token: 'target' }, { rule })
    })
  }

  for (const [i, place] of PLACE_NAMES.entries()) {
    // The Source is refused by the rule of whom it heals.
    const rule =
      place === 'source'
        ? 'NA-8.23'
        : ruleOf(8, `${i + 1} ${reader.name(`place:${i + 1}`).replace('the ', '')}`)
    it(`[${rule}] the power of place ${i + 1}, ${place}, is not used like another one`, () => {
      const own = place === 'jungle' ? 'lair' : 'jungle'
      const hand = PLACE_NAMES.filter(one => one !== own)
      const t = notAlone({ bea: { hand, discard: [own] } })
      t.lockAll({ bea: place, cy: place === 'river' ? 'lair' : 'river' })
      t.hunts()
      t.bea.cannot('usePower', [place, { take: own, will: 'cy' }], { rule })
    })
  }
})
