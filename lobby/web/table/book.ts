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

/** Groups that explain the table itself and not the game's things. */
const APART = new Set(['option', 'bot'])

const isTable = (text: string | GameText | undefined): text is GameText => typeof text === 'object'

/**
 * Every thing of the game that has a name and a text: the entries `<type>.<id>` of the text table with a `name` and
 * further strings. Groups are titled by the text `type.<type>`.
 */
export function bookOf(text: GameText, reader: TextReader): BookGroup[] {
  const groups: BookGroup[] = []
  for (const [type, table] of Object.entries(text)) {
    if (!isTable(table) || APART.has(type)) continue
    const entries = Object.keys(table).flatMap(id => entryOf(table, type, id, reader) ?? [])
    if (entries.some(({ paragraphs }) => paragraphs.length > 0)) {
      groups.push({ type, title: reader.find(`type.${type}`) ?? type, entries })
    }
  }
  return groups
}

function entryOf(table: GameText, type: string, id: string, reader: TextReader): BookEntry | undefined {
  const about = table[id]
  if (!isTable(about) || typeof about.name !== 'string') return undefined
  const paragraphs = Object.keys(about)
    .filter(key => key !== 'name' && typeof about[key] === 'string')
    .flatMap(key => reader.find(`${type}.${id}.${key}`) ?? [])
  return { ref: `${type}:${id}`, name: about.name, paragraphs }
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
