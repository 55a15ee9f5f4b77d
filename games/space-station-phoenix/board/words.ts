import { type Line, line, type Params, type SeatId, type TextReader } from '../../kit/index.ts'
import type { board } from '../text/en/board.ts'

/** Keys of the board's own words, with plural endings left away. */
export type BoardKey = Keys<typeof board>
type Keys<T> = {
  [K in keyof T & (string | number)]: T[K] extends string
    ? K extends `${infer Stem}_one` | `${infer Stem}_other`
      ? Stem
      : `${K}`
    : `${K}.${Keys<T[K]>}`
}[keyof T & (string | number)]

/** The words of the board in the reader's language. */
export interface Words {
  (key: BoardKey, params?: Params): string
  /** The name of a reference: "Shuttle", a player's name. */
  nameOf(ref: string): string
  /** A line of the game in words. */
  read(line: Line): string
}

/**
 * The words that a reader reads. A board says hundreds of things at a time and nearly all of them again the next time,
 * so what was worded once is kept.
 */
export function wordsOf(reader: TextReader): Words {
  const known = new Map<string, string>()
  const read = (said: Line) => {
    const id = JSON.stringify(said)
    let text = known.get(id)
    if (text === undefined) {
      text = reader.read(said)
      known.set(id, text)
    }
    return text
  }
  const words = (key: BoardKey, params?: Params) => read(line(`board.${key}`, params))
  const nameOf = (ref: string) => {
    const text = known.get(ref) ?? reader.name(ref)
    known.set(ref, text)
    return text
  }
  return Object.assign(words, { nameOf, read })
}

export const seatRef = (seat: SeatId) => `seat:${seat}`
