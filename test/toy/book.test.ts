import { toy } from '../../games/toy/index.ts'
import { bookSuite, tablesOf } from '../support/book.ts'

bookSuite(toy, {
  tables: tablesOf(toy, [2, 3]),
  looksFor: { en: ['round', 'points'], ja: ['勝利'] },
  paragraphs: [2, 3],
})
