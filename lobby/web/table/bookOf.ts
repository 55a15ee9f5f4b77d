import type { GameText, TextReader } from '../../../games/kit/text.ts'

/** A named thing of a game with everything its text table says about it. */
export interface BookEntry {
  ref: string
  name: string
  paragraphs: string[]
}

/** Things of one type: all places, all cards of a deck. */
export interface BookGroup {
  type: string
  title: string
  entries: BookEntry[]
}

/** Tables that explain what the lobby or the board shows and not the game's things. */
const APART = new Set(['option', 'preset', 'bot', 'board'])
const TITLES = ['title', 'name'] as const
/** Forms of a name within a sentence explain nothing. */
const SILENT = new Set<string>([...TITLES, 'inText'])

const isTable = (text: string | GameText | undefined): text is GameText => typeof text === 'object'

/**
 * Everything that a game's texts explain: entries `<type>.<id>` with a `name` and further strings (cards, places), and
 * entries of `rules.<part>` with a `title` and a text. The rules come first. Groups are titled by `type.<type>`.
 */
export function bookOf(text: GameText, reader: TextReader): BookGroup[] {
  const { rules, ...things } = text
  const parts = isTable(rules)
    ? Object.entries(rules).map(([part, table]) => [part, `rules.${part}`, table] as const)
    : []
  const types = Object.entries(things).map(([type, table]) => [type, type, table] as const)
  return [...parts, ...types].flatMap(([type, path, table]) => {
    if (!isTable(table) || APART.has(type)) return []
    const entries = Object.keys(table).flatMap(id => entryOf(table, type, path, id, reader) ?? [])
    if (!entries.some(({ paragraphs }) => paragraphs.length > 0)) return []
    return [{ type, title: reader.find(`type.${type}`) ?? type, entries }]
  })
}

function entryOf(
  table: GameText,
  type: string,
  path: string,
  id: string,
  reader: TextReader,
): BookEntry | undefined {
  const about = table[id]
  if (!isTable(about)) return undefined
  const name = TITLES.map(key => about[key]).find(words => typeof words === 'string')
  if (name === undefined) return undefined
  const paragraphs = Object.keys(about)
    .filter(key => !SILENT.has(key) && typeof about[key] === 'string')
    .flatMap(key => reader.find(`${path}.${id}.${key}`) ?? [])
  return { ref: `${type}:${id}`, name, paragraphs }
}

/** The entries whose name or text contains the words looked for. */
export function searched(groups: readonly BookGroup[], query: string): BookGroup[] {
  const wanted = query.trim().toLocaleLowerCase()
  if (wanted === '') return [...groups]
  return groups
    .map(group => ({
      ...group,
      entries: group.entries.filter(({ name, paragraphs }) =>
        [name, ...paragraphs].some(words => words.toLocaleLowerCase().includes(wanted)),
      ),
    }))
    .filter(({ entries }) => entries.length > 0)
}
