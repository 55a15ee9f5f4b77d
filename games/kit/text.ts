import i18next from 'i18next'
import type { Language } from './language.ts'
import type { Line, Param } from './line.ts'
import type { SeatId } from './seats.ts'
import { kitText } from './text/index.ts'

export { LANGUAGES, type Language } from './language.ts'

/** Texts by key, nested; in i18next's format (`{{param}}`, `_one` / `_other` for `count`). */
export type GameText = { [key: string]: string | GameText }

/**
 * The texts of `T` in another language, checked by the compiler: the same keys, but for singular forms (`_one`) and
 * forms within a sentence (`inText`), which not every language has.
 */
export type Translated<T> = {
  [K in keyof T as K extends `${string}_one` | 'inText' ? never : K]: T[K] extends string
    ? string
    : Translated<T[K]>
}

/** Keys of a table of words, with plural endings left away: `tracks.toGo` for `toGo_one` and `toGo_other`. */
export type KeysOf<T> = {
  [K in keyof T & (string | number)]: T[K] extends string
    ? K extends `${infer Stem}_one` | `${infer Stem}_other`
      ? Stem
      : `${K}`
    : `${K}.${KeysOf<T[K]>}`
}[keyof T & (string | number)]

/** A part of a rendered line: words, or a reference with its name. */
export type LinePart = string | { ref: string; text: string }

export interface TextReader {
  /** The line in words. */
  read(line: Line): string
  /** The line in words, with references apart, for a page that wants to decorate them. */
  parts(line: Line): LinePart[]
  /**
   * The name of a reference such as `place:3` or `seat:1`, as a title. A copy is called like the thing it is a copy of:
   * `card:public-works#2` reads `card.public-works.name`. Within lines a text `inText` beside the name
   * takes its place, where the language has one: "River" as a title, "the River" in a sentence.
   */
  name(ref: string): string
  /** The text under a key, or undefined. */
  find(key: string): string | undefined
}

const OPEN = '\uE000'
const CLOSE = '\uE001'
const MARKED = /\uE000(\d+)\uE001/
const REF = /^([a-z][A-Za-z]*):(.+)$/
const COPY = /#\d+$/

/** Reads lines in one language. `names` gives the names of the people at the table. */
export function readerOf(
  text: Record<Language, GameText>,
  language: Language,
  names: (seat: SeatId) => string,
): TextReader {
  const i18n = i18next.createInstance()
  void i18n.init({
    lng: language,
    fallbackLng: 'en',
    initAsync: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    // Only the languages that are read: a game may put its texts together when they are asked for.
    resources: Object.fromEntries(
      [...new Set<Language>(['en', language])].map(lang => [
        lang,
        { translation: { ...kitText[lang], ...merged(lang) } },
      ]),
    ),
  })
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })

  function merged(lang: Language): GameText {
    const own = text[lang]
    const both: GameText = { ...own }
    for (const [key, value] of Object.entries(kitText[lang])) {
      const mine = own[key]
      if (typeof value === 'object' && typeof mine === 'object') both[key] = { ...value, ...mine }
    }
    return both
  }

  const find = (key: string) => (i18n.exists(key, { returnObjects: false }) ? i18n.t(key) : undefined)

  function name(ref: string): string {
    const [, type, id] = REF.exec(thingOf(ref)) ?? []
    if (type === undefined || id === undefined) return ref
    return type === 'seat' ? names(id) : (find(`${type}.${id}.name`) ?? id)
  }

  function nameInText(ref: string, isFirst: boolean): string {
    const key = `${ref.replace(':', '.')}.inText`
    if (ref.startsWith('seat:') || !i18n.exists(key, { fallbackLng: [] })) return name(ref)
    const text = i18n.t(key)
    return isFirst ? text.charAt(0).toLocaleUpperCase(language) + text.slice(1) : text
  }

  function parts(line: Line): LinePart[] {
    const refs: string[] = []
    const mark = (value: string | number) => {
      if (typeof value === 'number' || !REF.test(value)) return String(value)
      refs.push(value)
      return `${OPEN}${refs.length - 1}${CLOSE}`
    }
    const word = (param: Param): string | number => {
      if (typeof param === 'number') return param
      if (typeof param === 'string') return mark(param)
      if (isList(param)) return param.length === 0 ? i18n.t('nothing') : lists.format(param.map(mark))
      return sentence(param)
    }
    const sentence = ({ key, params = {} }: Line): string =>
      i18n.t(key, Object.fromEntries(Object.entries(params).map(([id, param]) => [id, word(param)])))

    return sentence(line)
      .split(/(\uE000\d+\uE001)/)
      .filter(piece => piece !== '')
      .map((piece, i) => {
        const index = MARKED.exec(piece)?.[1]
        if (index === undefined) return piece
        const ref = thingOf(refs[Number(index)]!)
        return { ref, text: nameInText(ref, i === 0) }
      })
  }

  const read = (line: Line) =>
    parts(line)
      .map(part => (typeof part === 'string' ? part : part.text))
      .join('')

  return { read, parts, name, find }
}

/** The reference without the number of the copy. */
export const thingOf = (ref: string) => ref.replace(COPY, '')

const isList = (param: Param): param is readonly (string | number)[] => Array.isArray(param)
