import {
  type GameModule,
  type GameText,
  LANGUAGES,
  type Language,
  type Line,
  type Param,
  readerOf,
  type TextReader,
} from '../../../games/kit/index.ts'
import { kitText } from '../../../games/kit/text/index.ts'

const PLURALS = ['', '_zero', '_one', '_two', '_few', '_many', '_other']
const PLACEHOLDER = /\{\{\s*-?\s*([^},\s]+)[^}]*\}\}/g
const REF = /^([a-z][A-Za-z]*):(.+)$/

/** Collects what the texts of a game lack for the lines that its games produced. */
export interface Words {
  line(line: Line, where: string): void
  key(key: string, where: string): void
  /** The line in words. */
  read(line: Line, language: Language): string
  /** One sentence per defect. */
  readonly problems: ReadonlySet<string>
}

/** Looks up every line in both languages, without falling back from one to the other. */
export function wordsOf({ text, meta, options }: Pick<GameModule, 'text' | 'meta' | 'options'>): Words {
  const problems = new Set<string>()
  const seen = new Set<string>()
  const readers = new Map<Language, TextReader>(
    LANGUAGES.map(language => [language, readerOf(text, language, seat => `Seat ${seat}`)]),
  )

  function key(wanted: string, where: string, params: { readonly [name: string]: Param } = {}) {
    const id = wanted.replace(/#\d+\.name$/, '.name')
    for (const language of LANGUAGES) {
      const variants = PLURALS.flatMap(
        plural => wordsAt(text[language], kitText[language], id + plural) ?? [],
      )
      if (variants.length === 0) problems.add(`${language}: no text for ${id} (${where})`)
      for (const variant of variants) {
        for (const [, name] of variant.matchAll(PLACEHOLDER)) {
          if (!Object.hasOwn(params, name!))
            problems.add(`${language}: ${id} wants {{${name}}}, which ${where} lacks`)
        }
      }
    }
  }

  function line(value: Line, where: string) {
    const { key: id, params = {} } = value
    const signature = `${id} ${JSON.stringify(params)}`
    if (seen.has(signature)) return
    seen.add(signature)
    key(id, where, params)
    for (const param of Object.values(params)) part(param, `${where}, ${id}`)
    for (const [language, reader] of readers) {
      const read = reader.read(value)
      if (/\{\{|\}\}|\$t\(|undefined|\[object/.test(read))
        problems.add(`${language}: ${id} reads “${read}” (${where})`)
    }
  }

  const known = new Map<string, string>()
  function read(value: Line, language: Language): string {
    const signature = `${language} ${JSON.stringify(value)}`
    const text = known.get(signature) ?? readers.get(language)!.read(value)
    known.set(signature, text)
    return text
  }

  function part(param: Param, where: string) {
    if (typeof param === 'number') return
    if (typeof param === 'object' && 'key' in param) return line(param, where)
    for (const word of typeof param === 'string' ? [param] : param) {
      if (String(word).startsWith(':')) problems.add(`“${word}” refers to nothing (${where})`)
      const [, type, id] = REF.exec(String(word)) ?? []
      if (type && type !== 'seat') key(`${type}.${id}.name`, where)
    }
  }

  for (const language of LANGUAGES) {
    if (!meta.name[language] || !meta.pitch[language]) problems.add(`${language}: meta lacks name or pitch`)
  }
  // The kit says its lines with its own parameters, whoever words them.
  const given = new Map<string, Set<string>>()
  for (const { id, params } of LANGUAGES.flatMap(language => textsOf(kitText[language])))
    given.set(id, new Set([...(given.get(id) ?? []), ...params]))
  for (const language of LANGUAGES)
    for (const { id, params } of textsOf(text[language]))
      for (const param of params)
        if (given.has(id) && !given.get(id)!.has(param))
          problems.add(`${language}: ${id} is a text of the kit, which says it without {{${param}}}`)
  for (const option of options) {
    key(`option.${option.id}.name`, 'options')
    key(`option.${option.id}.help`, 'options')
    if (option.group) key(`optionGroup.${option.group}`, 'options')
    if (option.type === 'choice')
      for (const value of option.values) key(`option.${option.id}.${value}`, 'options')
  }
  return { line, key, read, problems }
}

/** All texts of a table, with the parameters that they want; plural forms under the key of the others. */
function textsOf(table: GameText, path = ''): { id: string; params: string[] }[] {
  return Object.entries(table).flatMap(([key, value]) => {
    if (typeof value !== 'string') return textsOf(value, `${path}${key}.`)
    const params = [...value.matchAll(PLACEHOLDER)].map(([, name]) => name!)
    return [{ id: path + key.replace(/_(zero|one|two|few|many|other)$/, ''), params }]
  })
}

function wordsAt(own: GameText, shared: GameText, key: string): string | undefined {
  const path = key.split('.')
  const found = [own, shared].map(table =>
    path.reduce<string | GameText | undefined>(
      (at, part) => (typeof at === 'object' && Object.hasOwn(at, part) ? at[part] : undefined),
      table,
    ),
  )
  return found.find(words => typeof words === 'string')
}
