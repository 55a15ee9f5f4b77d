import { type KeysOf, type Words as WordsBy, wordsOf as wordsBy } from '../../kit/board/words.ts'
import type { TextReader } from '../../kit/index.ts'
import type { board } from '../text/en/board.ts'

export type BoardKey = KeysOf<typeof board>
export type Words = WordsBy<BoardKey>

/** The words of the board in the reader's language. */
export const wordsOf = (reader: TextReader): Words => wordsBy<BoardKey>(reader)
