/** The book of Not Alone: what is looked up at a table. */
import { type BookChapter, chapter, ruleEntries, tableEntries } from '../kit/index.ts'
import { BOARD_FACES, HUNT_HAND, MOST_WILL, RESISTS_PER_ROUND } from './data/board.ts'
import { HUNT_CARD_IDS } from './data/hunt-cards.ts'
import { PLACE_NUMBERS } from './data/places.ts'
import { recoveredWill } from './rules/queries.ts'
import type { NotAloneView } from './state.ts'
import { SURVIVAL_CARD_IDS } from './survival-cards/index.ts'
import { en } from './text/en.ts'

const { sections, glossary } = en.rules

/** Only the face that lies on the table, once it is chosen. */
export function chapters({ boardFace, options }: NotAloneView): BookChapter[] {
  const numbers = {
    will: MOST_WILL,
    again: recoveredWill(options),
    resists: RESISTS_PER_ROUND,
    hunt: HUNT_HAND,
  }
  return [
    ...chapter('sections', ruleEntries('sections', Object.keys(sections), numbers)),
    ...chapter('place', tableEntries('place', PLACE_NUMBERS, ['effect'])),
    ...chapter('token', tableEntries('token', Object.keys(en.token), ['effect'])),
    ...chapter('hunt', tableEntries('hunt', HUNT_CARD_IDS, ['when', 'effect'])),
    ...chapter('survival', tableEntries('survival', SURVIVAL_CARD_IDS, ['when', 'effect'])),
    ...chapter('pending', tableEntries('pending', Object.keys(en.pending), ['effect'])),
    ...chapter('face', tableEntries('face', boardFace === null ? BOARD_FACES : [boardFace], ['effect'])),
    ...chapter('glossary', ruleEntries('glossary', Object.keys(glossary))),
  ]
}
