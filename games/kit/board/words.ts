import { type Line, line, type Params, type TextReader } from '../index.ts'

/** Keys of a table of words, with plural endings left away: `score.total`. */
export type KeysOf<T> = {
  [K in keyof T & (string | number)]: T[K] extends string
    ? K extends `${infer Stem}_one` | `${infer Stem}_other`
      ? Stem
      : `${K}`
    : `${K}.${KeysOf<T[K]>}`
}[keyof T & (string | number)]

/** A board's own words, the texts under `board` of its game, in the reader's language. */
export interface Words<Key extends string> {
  (key: Key, params?: Params): string
  /** The name of a reference: a card, a player. */
  nameOf(ref: string): string
  /** A line of the game in words. */
  read(line: Line): string
}

export function wordsOf<Key extends string>(reader: TextReader): Words<Key> {
  const words = (key: Key, params?: Params) => reader.read(line(`board.${key}`, params))
  return Object.assign(words, { nameOf: reader.name, read: reader.read })
}
