import { expect } from 'chai'
import { HUNT_CARD_IDS } from '../../games/not-alone/data/hunt-cards.ts'
import { notAlone } from '../../games/not-alone/index.ts'
import { SURVIVAL_CARD_IDS } from '../../games/not-alone/survival-cards/index.ts'
import { bookFor, bookSuite, tablesOf } from '../support/book.ts'
import { table } from '../support/table.ts'

bookSuite(notAlone, {
  tables: tablesOf(notAlone, [2, 4, 7]),
  looksFor: { en: ['Rescue', 'Beach', 'Detour'], ja: ['勝ち', '海岸', '回り道'] },
  paragraphs: [10, 14],
  played: ({ boardFace }) => ({
    hunt: HUNT_CARD_IDS,
    survival: SURVIVAL_CARD_IDS,
    place: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
    face: boardFace === null ? ['1', '2'] : [String(boardFace)],
  }),
})

describe('not-alone: the rules in short', () => {
  for (const [expertVariant, will] of [
    [false, 3],
    [true, 2],
  ] as const)
    it(`say that whoever has lost the last Will comes back with ${will}, as this table plays`, async () => {
      const { state } = table(notAlone, { seats: ['ada', 'bea', 'cy'], options: { expertVariant } })
      const { groups } = await bookFor(notAlone, notAlone.view(state, '0'), '0')
      const { paragraphs } = groups.en[0]!.entries.find(({ ref }) => ref === 'sections:lastWill')!
      expect(paragraphs.flat().join('')).to.include(`starts again with ${will} Will`)
    })
})
