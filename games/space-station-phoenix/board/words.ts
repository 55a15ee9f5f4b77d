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

export function wordsOf(reader: TextReader): Words {
  const words = (key: BoardKey, params?: Params) => reader.read(line(`board.${key}`, params))
  return Object.assign(words, { nameOf: reader.name, read: reader.read })
}

export const seatRef = (seat: SeatId) => `seat:${seat}`
