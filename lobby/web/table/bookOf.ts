import type { BookChapter, GameBook } from '../../../games/kit/book.ts'
import type { Line } from '../../../games/kit/line.ts'
import type { LinePart, TextReader } from '../../../games/kit/text.ts'

/** An entry of a game's book in words. */
export interface BookEntry {
  ref: string
  name: string
  paragraphs: LinePart[][]
}

export interface BookGroup {
  type: string
  title: string
  entries: BookEntry[]
}

/** A book that can be read: what is played at this table now, and who words it. */
export interface Book {
  chapters: readonly BookChapter[]
  reader: TextReader
}

/** The words of a game together with those that only its book has. */
export const textWithBook = <T extends object>(text: T, { text: more }: Pick<GameBook, 'text'>): T => ({
  ...text,
  ...more,
})

/** All references that open an entry, each with the one of the entry. */
export const opensOf = (chapters: readonly BookChapter[]): ReadonlyMap<string, string> =>
  new Map(
    chapters.flatMap(({ entries }) =>
      entries.flatMap(({ ref, also = [] }) => [ref, ...also].map(one => [one, ref] as const)),
    ),
  )

/** One entry in words. */
export function entryOf({ chapters, reader }: Book, wanted: string): BookEntry | undefined {
  const ref = opensOf(chapters).get(wanted)
  const found = chapters.flatMap(({ entries }) => entries).find(entry => entry.ref === ref)
  return found && worded(found, reader)
}

/** The whole book in words. */
export const bookOf = ({ chapters, reader }: Book): BookGroup[] =>
  chapters.map(({ id, title, entries }) => ({
    type: id,
    title: reader.read(title),
    entries: entries.map(entry => worded(entry, reader)),
  }))

const worded = (
  { ref, title, says }: { ref: string; title?: Line; says: readonly Line[] },
  reader: TextReader,
): BookEntry => ({
  ref,
  name: title ? reader.read(title) : reader.name(ref),
  paragraphs: says.map(one => reader.parts(one)),
})

const plain = (parts: readonly LinePart[]): string =>
  parts.map(part => (typeof part === 'string' ? part : part.text)).join('')

/** The entries whose name or text contains the words looked for; of those that are called so, no others before them. */
export function searched(groups: readonly BookGroup[], query: string): BookGroup[] {
  const wanted = query.trim().toLocaleLowerCase()
  if (wanted === '') return [...groups]
  const has = (words: string) => words.toLocaleLowerCase().includes(wanted)
  return groups
    .map(group => {
      const named = group.entries.filter(({ name }) => has(name))
      const telling = group.entries.filter(
        ({ name, paragraphs }) => !has(name) && paragraphs.some(parts => has(plain(parts))),
      )
      return { ...group, entries: [...named, ...telling] }
    })
    .filter(({ entries }) => entries.length > 0)
}
