import { type Line, line, type Params, type SeatId, type TextReader } from '../index.ts'

/** A board's own words, the texts under `board` of its game, in the reader's language. */
export interface WordsBy<Key extends string> {
  (key: Key, params?: Params): string
  /** The name of a reference: a card, a player. */
  nameOf(ref: string): string
  /** A line of the game in words. */
  read(line: Line): string
}

/**
 * The words that a reader reads. A board says hundreds of things at a time and nearly all of them again the next time,
 * so what was worded once is kept.
 */
export function wordsBy<Key extends string>(reader: TextReader): WordsBy<Key> {
  const known = new Map<string, string>()
  const kept = (id: string, word: () => string) => {
    const text = known.get(id) ?? word()
    known.set(id, text)
    return text
  }
  const read = (said: Line) => kept(JSON.stringify(said), () => reader.read(said))
  const words = (key: Key, params?: Params) => read(line(`board.${key}`, params))
  return Object.assign(words, { nameOf: (ref: string) => kept(ref, () => reader.name(ref)), read })
}

export const seatRef = (seat: SeatId) => `seat:${seat}`
