import { type WordsBy, wordsBy } from '../../kit/board/words.ts'
import type { KeysOf, TextReader } from '../../kit/index.ts'
import type { board } from '../text/en/board.ts'

export { seatRef } from '../../kit/board/words.ts'

/** Keys of the board's own words. */
export type BoardKey = KeysOf<typeof board>
/** The words of the board in the reader's language. */
export type Words = WordsBy<BoardKey>

export const wordsOf = (reader: TextReader): Words => wordsBy<BoardKey>(reader)
