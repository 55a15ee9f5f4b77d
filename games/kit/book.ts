/**
 * A game's book: what somebody at a table looks up. First the rules in short, then everything that this table plays
 * with, each thing once. A game says it in lines, as it says everything; hosts word and search them.
 */
import { type Line, line, type Params, type Ref, ref } from './line.ts'
import type { SeatId } from './seats.ts'
import type { GameText } from './text.ts'

/** What there is to know about one thing. */
export interface BookEntry {
  /** The thing, as lines speak of it: who reads its name anywhere can open the entry. */
  ref: Ref
  /** Where the entry is called otherwise than the thing. */
  title?: Line
  says: Line[]
  /** Other references that open this entry, of the same thing seen as something else. */
  also?: Ref[]
}

export interface BookChapter {
  id: string
  title: Line
  entries: BookEntry[]
}

export interface GameBook<V = unknown> {
  /** Words that nothing but the book says, to be put beside those of the game. */
  text: GameText
  /** The book of this table, as a seat (null: a spectator) sees things now. */
  chapters(view: V, seat: SeatId | null): BookChapter[]
}

/** A chapter under the title that `type` of the game's words has for it; none where there is nothing in it. */
export const chapter = (id: string, entries: BookEntry[], title: Line = line(`type.${id}`)): BookChapter[] =>
  entries.length > 0 ? [{ id, title, entries }] : []

/**
 * A part of the rules: `rules.<part>.<id>` has a title and a text for each id. Numbers that components or options change are
 * parameters.
 */
export const ruleEntries = (part: string, ids: readonly string[], numbers?: Params): BookEntry[] =>
  ids.map(id => ({
    ref: ref(part, id),
    title: line(`rules.${part}.${id}.title`),
    says: [line(`rules.${part}.${id}.text`, numbers)],
  }))

/** Things whose words `<type>.<id>` are under these keys beside the name. */
export const tableEntries = (
  type: string,
  ids: readonly (string | number)[],
  keys: readonly string[],
): BookEntry[] => ids.map(id => ({ ref: ref(type, id), says: keys.map(key => line(`${type}.${id}.${key}`)) }))
