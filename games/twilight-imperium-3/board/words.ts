import { type WordsBy, wordsBy } from '../../kit/board/words.ts'
import type { KeysOf, TextReader } from '../../kit/index.ts'
import { line } from '../line.ts'
import type { PhaseId } from '../state.ts'
import type { board } from '../text/en/board.ts'

export type BoardKey = KeysOf<typeof board>

/** The words of the board in the reader's language. */
export interface Words extends WordsBy<BoardKey> {
  phase(phase: PhaseId): string
  /** A text of a named thing beside its name: `politicalCard:x` and `text`. */
  about(ref: string, part: string): string | undefined
}

export const percent = (chance: number) => Math.round(chance * 100)
export const rounded = (value: number) => Math.round(value * 10) / 10

export function wordsOf(reader: TextReader): Words {
  const words = wordsBy<BoardKey>(reader)
  return Object.assign(words, {
    phase: (phase: PhaseId) => words.read(line(`phase.${phase}`)),
    about: (ref: string, part: string) => reader.find(`${ref.replace(':', '.')}.${part}`),
  })
}
