/**
 * The shape of a game's state, as random games show it: every field by its path, with the types of its values. A field
 * that is missing now and then has a question mark. Ids are no part of the shape: maps from them, and lists, are `*`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import type { State } from 'boardgame.io'
import groupBy from 'lodash/groupBy.js'
import {
  type GameModule,
  type KitState,
  refuseSetup,
  type SeatId,
  type SetupValues,
} from '../../games/kit/index.ts'
import { engineOf } from './bgio.ts'
import { type Chance, chanceOf } from './contract/chance.ts'
import { optionSetsOf } from './contract/option-sets.ts'

/** Types by path. */
type Fields = { [path: string]: string }

interface Field {
  types: Set<string>
  /** How often it was seen, and how often what it lies in. */
  seen: number
  parent: Field | undefined
  /** Part of a list or a map: there may be any number of them. */
  isAny: boolean
}

interface StateShape {
  rulesVersion: number
  fields: Fields
}

const fileOf = (game: string) => new URL(`../fixtures/states/${game}.json`, import.meta.url)

/** The shape that was recorded with the newest database of a game. */
export const recordedShape = (game: string): StateShape => JSON.parse(readFileSync(fileOf(game), 'utf8'))

/** So many games show the shape that is recorded, a few at least with each option. */
const RECORDED = 60
const OF_EACH = 5

/** Records the shape of today, from more games than are compared with it later. */
export function recordShape(module: GameModule): void {
  const sets = (players: number) => optionSetsOf(module, players)
  const games = Math.max(OF_EACH, Math.round(RECORDED / sets(module.meta.maxPlayers).length))
  const fields = fieldsOf(module, games, sets)
  const shape: StateShape = {
    rulesVersion: module.meta.rulesVersion,
    fields: folded(fields, mapsIn(Object.entries(fields))),
  }
  writeFileSync(fileOf(module.meta.id), `${JSON.stringify(shape, null, 1)}\n`)
}

/** In which ways today's states differ from the recorded ones; one game is played with each set of options. */
export function shapeProblems(
  module: GameModule,
  kept: Fields,
  optionSets: (players: number) => readonly SetupValues[],
): string[] {
  const drawn = fieldsOf(module, 1, optionSets)
  const maps = mapsIn([...Object.entries(drawn), ...Object.entries(kept)])
  const [today, recorded] = [folded(drawn, maps), folded(kept, maps)]
  const problems: string[] = []
  for (const [path, types] of Object.entries(today)) {
    const before = recorded[path]
    if (before === undefined) problems.push(`${path}: ${types} is new`)
    else {
      const known = before.split(/[?|]/)
      const others = types.split('|').filter(type => !known.includes(type.replace('?', '')))
      if (others.length > 0) problems.push(`${path}: ${types} was ${before}`)
      else if (isSure(before) && !isSure(types)) problems.push(`${path} is not always there`)
    }
  }
  for (const [path, types] of Object.entries(recorded)) {
    if (isSure(types) && !(path in today) && parentOf(path) in today)
      problems.push(`${path}: ${types} is gone`)
  }
  return problems
}

const isSure = (types: string) => !types.endsWith('?')
const parentOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('.')))

/** What is a list, or a map from ids. */
const mapsIn = (fields: readonly [path: string, types: string][]): ReadonlySet<string> =>
  new Set([
    ...fields.flatMap(([path]) => [...path.matchAll(/\.\*/g)].map(({ index }) => path.slice(0, index))),
    ...countsIn(fields),
  ])

/** What counts things by their kind, as fields of the same name do: which kinds there are is chance. */
function countsIn(fields: readonly [path: string, types: string][]): string[] {
  const parts = Object.entries(groupBy(fields, ([path]) => parentOf(path)))
  const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)
  const numbers = parts.filter(([, of]) => of.every(([, types]) => /^number\??$/.test(types)))
  const names = new Set(
    numbers.flatMap(([path, of]) => (of.some(([, types]) => !isSure(types)) ? [nameOf(path)] : [])),
  )
  return numbers.flatMap(([path]) => (names.has(nameOf(path)) ? [path] : []))
}

/** The same fields, where ids that look like names of fields are ids all the same, as others in their maps are. */
function folded(fields: Fields, maps: ReadonlySet<string>): Fields {
  const found: { [path: string]: { types: Set<string>; isSure: boolean } } = {}
  for (const [path, types] of Object.entries(fields)) {
    const at = path
      .split('.')
      .reduce((parent, part) => `${parent}.${maps.has(parent) ? part.replace(/^\w+/, '*') : part}`)
    const one = found[at] ?? { types: new Set(), isSure: true }
    found[at] = one
    for (const type of types.replace('?', '').split('|')) one.types.add(type)
    one.isSure &&= isSure(types)
  }
  return Object.fromEntries(
    Object.entries(found).map(([path, one]) => [
      path,
      [...one.types].sort().join('|') + (one.isSure ? '' : '?'),
    ]),
  )
}

/** The fields of all states of random games: `games` with each set of options, with all numbers of players that it fits in turn. */
function fieldsOf(
  module: GameModule,
  games: number,
  optionSets: (players: number) => readonly SetupValues[],
): Fields {
  const root: Field = { types: new Set(), seen: 0, parent: undefined, isAny: false }
  const fields = new Map([['', root]])
  const { minPlayers, maxPlayers } = module.meta
  const all = Array.from({ length: maxPlayers - minPlayers + 1 }, (_, i) => minPlayers + i)
  const setAt = (players: number, i: number) => optionSets(players)[i] ?? {}
  for (const i of optionSets(maxPlayers).keys()) {
    const sizes = all.filter(players => !refuseSetup(module.options, setAt(players, i), players))
    for (let n = 0; n < games && sizes.length > 0; n++) {
      const players = sizes[(i + n) % sizes.length]!
      const options = setAt(players, i)
      play(module, players, options, `shape/${i}/${n}`, g => note(fields, '', g, root))
    }
  }
  const named = [...fields].filter(([path]) => path !== '').sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(
    named.map(([path, { types, seen, parent, isAny }]) => [
      path,
      [...types].sort().join('|') + (!isAny && seen === parent!.seen ? '' : '?'),
    ]),
  )
}

function play(
  module: GameModule,
  players: number,
  options: SetupValues,
  seed: string,
  look: (g: KitState) => void,
): void {
  const chance = chanceOf(seed)
  const engine = engineOf({ ...module.createGame(), seed })
  let match: State<KitState> = engine.start(players, options)
  look(match.G)
  while (!match.G.outcome) {
    const made = anyPlay(module, match.G, chance)
    match = engine.move(match, ...made)
    look(match.G)
  }
}

function anyPlay(module: GameModule, g: KitState, chance: Chance): [SeatId, string, unknown[]] {
  for (const { seat } of chance.shuffle(g.asks)) {
    const made = module.anyMove(module.view(g, seat), seat, chance.number)
    if (made) return [seat, made.move, made.args]
  }
  throw new Error('nobody can do anything')
}

/** Adds what is seen of a value. */
function note(fields: Map<string, Field>, path: string, value: unknown, field: Field): void {
  field.seen += 1
  field.types.add(typeOf(value))
  if (typeof value !== 'object' || value === null || isLine(value)) return
  const isMap = Array.isArray(value) || Object.keys(value).some(key => !/^[a-z][A-Za-z]*$/.test(key))
  for (const [key, part] of Object.entries(value)) {
    if (part === undefined) continue
    const at = `${path && `${path}.`}${isMap ? '*' : key}${variantOf(part)}`
    const known = fields.get(at) ?? { types: new Set(), seen: 0, parent: field, isAny: isMap }
    fields.set(at, known)
    note(fields, at, part, known)
  }
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  return typeof value === 'object' && isLine(value) ? 'line' : typeof value
}

/** Words to come have a key and parameters of all kinds. */
const isLine = (value: object) => 'key' in value && typeof value.key === 'string'

/** Steps and questions are of different kinds, each with fields of its own. */
function variantOf(part: unknown): string {
  if (typeof part !== 'object' || part === null) return ''
  if ('do' in part) return `(${part.do})`
  return 'kind' in part && 'seat' in part ? `(${part.kind})` : ''
}
