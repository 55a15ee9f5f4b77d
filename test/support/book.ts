/** What the book of every game keeps: whoever looks something up finds it once, in words, and as this table plays it. */
import { expect } from 'chai'
import {
  type BookChapter,
  type GameModule,
  type KitState,
  LANGUAGES,
  type Language,
  line,
  readerOf,
  refuseSetup,
  type SetupValues,
} from '../../games/kit/index.ts'
import { type BookGroup, bookOf, searched, textWithBook } from '../../lobby/web/table/bookOf.ts'
import { optionSetsOf } from './contract/option-sets.ts'
import { wordsOf } from './contract/words.ts'
import { table } from './table.ts'

/** What the suite has to know of a game. */
export interface BookSuite<S> {
  tables: readonly { players: number; options: SetupValues }[]
  /** Words that somebody looks for, in each language. */
  looksFor: { readonly [L in Language]: readonly string[] }
  /** Types of which two things may read alike: cards with the same powers. */
  alike?: readonly string[]
  /** From so many paragraphs to so many the rules in short have. */
  paragraphs: readonly [number, number]
  /** What is in this game, by type, as its state has it: the book lists that, and nothing else of the type. */
  played?(g: S): { readonly [type: string]: Iterable<string> }
}

/** What is longer than this is about one thing. */
const LONG = { en: 80, ja: 45 } as const
const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/

const seatsFor = (players: number) => Array.from({ length: players }, (_, seat) => `player${seat}`)

/** Tables with all values of the options that so many players can choose. */
export const tablesOf = <S extends KitState, V>(module: GameModule<S, V>, sizes: readonly number[]) =>
  sizes.flatMap(players =>
    optionSetsOf(module, players)
      .filter(options => !refuseSetup(module.options, options, players))
      .map(options => ({ players, options })),
  )

/** The book that a reader of a table has. */
export async function bookFor<S extends KitState, V>(
  module: GameModule<S, V>,
  view: V,
  seat: string | null,
): Promise<{ chapters: BookChapter[]; texts: GameModule['text']; groups: { [L in Language]: BookGroup[] } }> {
  const books = await Promise.all(LANGUAGES.map(language => module.book!(language)))
  const texts = Object.fromEntries(
    LANGUAGES.map((language, i) => [language, textWithBook(module.text[language], books[i]!)]),
  ) as GameModule['text']
  const chapters = books[0]!.chapters(view, seat)
  const groupsIn = (language: Language) =>
    bookOf({ chapters, reader: readerOf(texts, language, of => `Seat ${of}`) })
  return { chapters, texts, groups: { en: groupsIn('en'), ja: groupsIn('ja') } }
}

const plain = (parts: BookGroup['entries'][number]['paragraphs'][number]) =>
  parts.map(part => (typeof part === 'string' ? part : part.text)).join('')

/** Declares the suite. */
export function bookSuite<S extends KitState, V>(module: GameModule<S, V>, own: BookSuite<S>): void {
  describe(`${module.meta.id}: the book`, () => {
    for (const { players, options } of own.tables) {
      const title = `${players} players, ${Object.keys(options).length > 0 ? JSON.stringify(options) : 'as usual'}`
      it(`has each thing once and in words: ${title}`, async () => {
        const { state } = table(module, { seats: seatsFor(players), options })
        for (const seat of ['0', null]) {
          const book = await bookFor(module, module.view(state, seat), seat)
          inWords(module, book)
          onceEach(book.groups, own.alike)
          const [first] = book.chapters
          expect(first!.entries.length, 'paragraphs of the rules').to.be.within(...own.paragraphs)
        }
      })

      if (own.played) {
        it(`lists what is played, and nothing of an option that is off: ${title}`, async () => {
          const { state } = table(module, { seats: seatsFor(players), options })
          const { chapters } = await bookFor(module, module.view(state, '0'), '0')
          const refs = chapters.flatMap(({ entries }) => entries.map(({ ref }) => ref))
          for (const [type, ids] of Object.entries(own.played!(state))) {
            const listed = refs.filter(ref => ref.startsWith(`${type}:`))
            const wanted = [...new Set(ids)].map(id => `${type}:${id}`)
            expect(listed, type).to.have.members(wanted)
          }
        })
      }
    }

    for (const language of LANGUAGES)
      it(`finds what somebody looks for (${language})`, async () => {
        const { players, options } = own.tables[0]!
        const { state } = table(module, { seats: seatsFor(players), options })
        const { groups } = await bookFor(module, module.view(state, '0'), '0')
        for (const word of own.looksFor[language]) {
          const found = searched(groups[language], word)
          expect(found.flatMap(({ entries }) => entries).length, word).to.be.above(0)
          for (const { entries } of found)
            for (const { name, paragraphs } of entries)
              expect([name, ...paragraphs.map(plain)].join(' ').toLowerCase()).to.include(word.toLowerCase())
        }
        expect(searched(groups[language], 'xyzzy')).to.deep.equal([])
      })
  })
}

/** No heading, name or sentence is a key, in none of the languages. */
function inWords(
  module: Pick<GameModule, 'meta' | 'options'>,
  book: Awaited<ReturnType<typeof bookFor>>,
): void {
  const words = wordsOf({ ...module, text: book.texts })
  for (const { title, id, entries } of book.chapters) {
    words.line(title, `heading ${id}`)
    for (const { ref, title: own, says } of entries) {
      words.line(own ?? line('sum.none', { ref }), ref)
      for (const said of says) words.line(said, ref)
      expect(says, ref).not.to.deep.equal([])
    }
  }
  const problems = [...words.problems].filter(problem => !problem.includes('sum.none'))
  expect(problems).to.deep.equal([])
  for (const language of LANGUAGES)
    for (const { type, title, entries } of book.groups[language]) {
      expect(title, type).not.to.equal(type)
      expect(JAPANESE.test(title), `${language}: ${title}`).to.equal(language === 'ja')
      for (const { ref, name, paragraphs } of entries) {
        expect(name, ref).not.to.match(/^[a-z]+([A-Z][a-z]*)*\.|^rules\./)
        expect(name, ref).not.to.equal(ref.slice(ref.indexOf(':') + 1))
        for (const parts of paragraphs) {
          expect(plain(parts), ref).not.to.match(/\{\{|undefined|NaN|Infinity/)
          if (language === 'en') expect(plain(parts), ref).not.to.match(JAPANESE)
          else if (plain(parts).length > 20) expect(plain(parts), ref).to.match(JAPANESE)
        }
      }
    }
}

/** Nothing is listed, called or said twice. */
function onceEach(groups: { [L in Language]: BookGroup[] }, alike: readonly string[] = []): void {
  for (const language of LANGUAGES) {
    const all = groups[language].flatMap(({ entries }) => entries)
    const twice = (list: readonly string[]) => list.filter((one, i) => list.indexOf(one) !== i)
    expect(twice(groups[language].map(({ title }) => title))).to.deep.equal([])
    expect(twice(all.map(({ ref }) => ref))).to.deep.equal([])
    for (const { entries, title } of groups[language])
      expect(twice(entries.map(({ name }) => name)), title).to.deep.equal([])
    const own = all.filter(({ ref }) => !alike.includes(ref.slice(0, ref.indexOf(':'))))
    const said = own.flatMap(({ paragraphs }) => paragraphs.map(plain))
    expect(twice(said.filter(one => one.length > LONG[language]))).to.deep.equal([])
    for (const paragraphs of all.map(entry => entry.paragraphs.map(plain))) {
      const again = paragraphs.filter((one, i) =>
        paragraphs.some((other, j) => i !== j && other.includes(one) && (other !== one || i > j)),
      )
      expect(again.filter(one => one.length > LONG[language] / 4)).to.deep.equal([])
    }
  }
}
