import { type WordsBy, wordsBy } from '../../kit/board/words.ts'
import type { KeysOf, TextReader } from '../../kit/index.ts'
import type { board } from '../text/en/board.ts'

export type BoardKey = KeysOf<typeof board>
/** The words of the board in the reader's language. */
export type Words = WordsBy<BoardKey>

export const wordsOf = (reader: TextReader): Words => wordsBy<BoardKey>(reader)
