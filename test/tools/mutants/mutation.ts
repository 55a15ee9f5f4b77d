/** Mutants of a game: what can be changed in its rules, and which of it is drawn. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import type { Logger } from '@stryker-mutator/api/logging'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import sortBy from 'lodash/sortBy.js'

/** One change of the source. */
export interface Mutation {
  /** From the root of the repository. */
  file: string
  mutator: string
  /** The changed lines before and after, in one line each: they stay the same while the code above them grows. */
  was: string
  is: string
  /** The whole file with the change. */
  source: string
  place: string
}

interface Place {
  fileName: string
  location: { start: Position; end: Position }
  replacement?: string
}

interface Position {
  line: number
  column: number
}

/** Names a mutant the same in every process. */
export const placeOf = ({ fileName, location: { start, end }, replacement }: Place): string =>
  `${relative('.', fileName)}:${start.line}:${start.column}-${end.line}:${end.column} ${replacement}`

/** The files of a game that say how it is played. */
export const rulesOf = (game: string): string[] =>
  readdirSync(`games/${game}`, { recursive: true, encoding: 'utf8' })
    .filter(file => /^(rules|orb|validate|survival-cards)\/.*\.ts$|^(setup|view|validate)\.ts$/.test(file))
    .map(file => `games/${game}/${file}`)
    .sort()

/** How bots judge a card stands beside what it does. It is no rule: bots have tests of their own. */
const FOR_BOTS = {
  shouldIgnore: (path: object) => {
    const { type, key, value } = (path as { node: Property }).node
    const isFunction = type === 'ObjectMethod' || value?.type === 'ArrowFunctionExpression'
    return key?.name === 'gain' && isFunction ? 'for bots' : undefined
  },
}

interface Property {
  type: string
  key?: { name?: string }
  value?: { type?: string }
}

/** All mutants of some files. */
export async function mutationsOf(files: readonly string[]): Promise<Mutation[]> {
  const sources = new Map(files.map(file => [resolve(file), readFileSync(file, 'utf8')]))
  const inputs = [...sources].map(([name, content]) => ({ name, content, mutate: true }))
  const options = { plugins: null, excludedMutations: [], ignorers: [FOR_BOTS] }
  const { mutants } = await new Instrumenter(SILENT).instrument(inputs, options)
  return mutants.flatMap(mutant => {
    const { fileName, mutatorName, location, replacement, status } = mutant
    if (status === 'Ignored') return []
    const source = sources.get(fileName)!
    const [start, end] = [offsetOf(source, location.start), offsetOf(source, location.end)]
    const before = source.lastIndexOf('\n', start - 1) + 1
    const after = source.indexOf('\n', end)
    return {
      file: relative('.', fileName),
      mutator: mutatorName,
      was: inOneLine(source.slice(before, after)),
      is: inOneLine(source.slice(before, start) + replacement + source.slice(end, after)),
      source: source.slice(0, start) + replacement + source.slice(end),
      place: placeOf(mutant),
    }
  })
}

/** As many mutants as wanted, by chance. Code that comes or goes changes little of what is drawn. */
export const draw = (mutations: readonly Mutation[], count: number, seed: string): Mutation[] =>
  sortBy(mutations, ({ file, was, is }) =>
    createHash('sha1').update([seed, file, was, is].join('\n')).digest('hex'),
  ).slice(0, count)

function offsetOf(source: string, { line, column }: Position): number {
  let start = 0
  for (let n = 0; n < line; n++) start = source.indexOf('\n', start) + 1
  return start + column
}

const inOneLine = (code: string) => code.replace(/\s+/g, ' ').trim()

const SILENT = new Proxy({} as Logger, { get: () => () => false })
