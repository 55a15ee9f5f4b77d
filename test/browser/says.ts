/** Sentences of pages and games, as a test waits for them. */
import { catalogue } from '../../games/index.ts'
import { type Language, type Line, readerOf } from '../../games/kit/index.ts'

/** A sentence with what it names. */
export const says = (sentence: string, named: { [name: string]: string | number }): string =>
  sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(named[name]))

/** A sentence, whatever it names. */
export const saying = (sentence: string): RegExp =>
  new RegExp(
    sentence
      .split(/\{\{\w+\}\}/)
      .map(part => part.replace(/[.?*+^$()[\]{}|\\]/g, '\\$&'))
      .join('.*'),
  )

/** A sentence with a count; Japanese has one form for all of them. */
export function saysCount(words: { [key: string]: unknown }, key: string, count: number): string {
  const one = words[`${key}_one`]
  return says(String(count === 1 && one ? one : words[`${key}_other`]), { count })
}

/** What a game calls something: `option.creature.name`, say. */
export async function gameWord(game: string, language: Language, key: string): Promise<string> {
  const { text } = await catalogue[game]!.load()
  const word = readerOf(text, language, seat => seat).find(key)
  if (word === undefined) throw new Error(`${game} has no word for ${key}`)
  return word
}

/** A sentence of a game with what it names, such as what a button of a move says. */
export async function gameSays(game: string, language: Language, line: Line): Promise<string> {
  const { text } = await catalogue[game]!.load()
  return readerOf(text, language, seat => seat).read(line)
}
