/** What a scenario can name. Whatever else it names throws, with a sentence that lists what there is. */
import {
  type GameModule,
  type GameText,
  type KitState,
  piecesIn,
  readerOf,
  refuseSetup,
  type SetupValues,
} from '../../games/kit/index.ts'

/** Throws unless `name` is one of `known`; `kind` says what it would be: `option`, `seat`. */
export function insistOn(kind: string, name: unknown, known: readonly string[]): void {
  if (!known.includes(String(name))) throw new Error(`there is no ${kind} ${String(name)}; ${thereIs(known)}`)
}

export const thereIs = (known: readonly string[]) =>
  known.length === 0 ? 'there is none' : `there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`

const MODULE: readonly (keyof GameModule)[] = [
  'meta',
  'createGame',
  'options',
  'view',
  'legalMoves',
  'refusal',
  'text',
]

/** Throws unless it is the module of a game: boardgame.io's game is a part of one, and easily taken for it. */
export function insistOnModule(given: unknown): void {
  const parts = typeof given === 'object' && given !== null ? given : {}
  if (MODULE.every(part => part in parts)) return
  const what =
    'setup' in parts && 'name' in parts
      ? `the boardgame.io game ${String(parts.name)}`
      : `this ${typeof given}`
  throw new Error(
    `a table is for the module of a game, such as notAlone of starboard-games/not-alone, which has ${MODULE.join(', ')}; ${what} is none`,
  )
}

/** Throws on keys beside `known`. */
export function insistOnKeys(kind: string, given: object, known: readonly string[]): void {
  for (const key of Object.keys(given)) insistOn(kind, key, known)
}

export function insistOnSeats({ meta }: GameModule, names: readonly string[]): void {
  if (!Array.isArray(names) || !names.every(name => typeof name === 'string' && name !== ''))
    throw new Error('a table wants the names of its seats: { seats: ["ada", "bea"] }')
  if (names.length < meta.minPlayers || names.length > meta.maxPlayers)
    throw new Error(
      `${meta.id} is not for ${names.length} players, but for ${meta.minPlayers} to ${meta.maxPlayers}`,
    )
  if (new Set(names).size !== names.length) throw new Error(`two seats of one name: ${names.join(', ')}`)
}

export function insistOnOptions(
  { options: fields, text }: GameModule,
  options: SetupValues,
  seats: number,
): void {
  const refused = refuseSetup(fields, options, seats)
  if (refused) throw new Error(readerOf(text, 'en', seat => seat).read(refused.text))
}

/** The kinds of question, from the texts that ask them. */
export const kindsOf = ({ text }: GameModule) => [
  ...new Set(Object.keys((text.en.ask ?? {}) as GameText).map(key => key.replace(/_(one|other)$/, ''))),
]

/** The fields of a state and of what every seat has in it, by the names of these places. */
export function fieldsOf({ pieces = {} }: GameModule, g: object): Map<string, string[]> {
  const fields = new Map([['the state', Object.keys(g)]])
  for (const [path, type] of Object.entries(pieces)) {
    if (type !== 'seat' || !/^\w+\.@$/.test(path)) continue
    const [name] = path.split('.') as [string]
    const bySeat = (g as Record<string, object | null>)[name] ?? {}
    fields.set(name, [...new Set(Object.values(bySeat).flatMap(Object.keys))])
  }
  return fields
}

/** Throws on an arranged state with fields, seats, components or questions that do not exist. */
export function insistOnState(
  module: GameModule,
  g: KitState,
  { fields, names }: { fields: Map<string, string[]>; names: readonly string[] },
): void {
  const seats = names.map((_, seat) => String(seat))
  const idsOf = (type: string) => (type === 'seat' ? seats : named(module, type))
  for (const { path, type, id } of piecesIn(module.pieces ?? {}, g)) {
    if (!idsOf(type).includes(id))
      throw new Error(`${path}: there is no ${type} ${id}; ${thereIs(idsOf(type))}`)
  }
  for (const [where, keys] of fieldsOf(module, g))
    for (const key of keys) insistOn(`field of ${where} called`, key, fields.get(where) ?? [])
  for (const { seat, kind } of g.asks) {
    insistOn('seat', seat, seats)
    insistOn('question', kind, kindsOf(module))
  }
}

const names = new WeakMap<object, Map<string, string[]>>()

/** The ids of a type that have a name in the texts. */
function named({ text }: GameModule, type: string): string[] {
  const known = names.get(text) ?? new Map<string, string[]>()
  names.set(text, known)
  const ids = known.get(type) ?? Object.keys((text.en[type] ?? {}) as GameText)
  known.set(type, ids)
  return ids
}
