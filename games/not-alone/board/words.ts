import type { KeysOf } from '../../kit/index.ts'
import { line, type Params, type TextReader } from '../../kit/index.ts'
import type { board } from '../text/en/board.ts'

export { seatRef } from '../../kit/board/words.ts'

/** Keys of the board's own words. */
export type BoardKey = KeysOf<typeof board>

/** The words of the board in the reader's language. */
export interface Words {
  (key: BoardKey, params?: Params): string
  /** The name of a reference, as a title: "River", "Clone", a player's name. */
  nameOf(ref: string): string
  /** Several names as a list within a sentence. */
  list(refs: readonly string[]): string
  /** What a card, place or token does, as its text says; undefined where there is none. */
  effect(ref: string): string | undefined
  /** When a card is played. */
  when(ref: string): string | undefined
  reader: TextReader
}

const textKey = (ref: string) => ref.replace(':', '.')

/** The words that a reader reads. */
export function wordsOf(reader: TextReader): Words {
  const words = (key: BoardKey, params?: Params) => reader.read(line(`board.${key}`, params))
  return Object.assign(words, {
    nameOf: reader.name,
    list: (refs: readonly string[]) =>
      refs.length > 0 ? reader.read(line('board.listed', { refs })) : words('none'),
    effect: (ref: string) => reader.find(`${textKey(ref)}.effect`),
    when: (ref: string) => reader.find(`${textKey(ref)}.when`),
    reader,
  })
}
