import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import upperFirst from 'lodash/upperFirst.js'
import {
  type GameModule,
  type KitState,
  type Need,
  readerOf,
  type SetupField,
} from '../../games/kit/index.ts'

const readme = (file: string) => readFileSync(file, 'utf8')

/** The README of a game. */
export const readmeOf = (game: string) => `games/${game}/README.md`

/** The example of a README under this name: the code block after `<!-- example: name -->`. */
export function readmeExample(name: string, file = 'README.md'): string {
  const [, code] =
    readme(file).match(new RegExp(`<!-- example: ${name} -->\\n+\`\`\`\\w+\\n([\\s\\S]+?)\`\`\``)) ?? []
  if (!code) throw new Error(`${file} has no example ${name}`)
  return code
}

/** The names of all examples of a README. */
export const readmeExamples = (file: string): string[] =>
  [...readme(file).matchAll(/<!-- example: (\w+) -->/g)].map(([, name]) => name!)

/** The rows of the README's table of settings. */
export const readmeSettings = () =>
  readme('README.md')
    .split('\n')
    .filter(line => /^\| `[A-Z][A-Z_]+` \|/.test(line))

/** The rows that the table should have. */
export function settingsRows(
  settings: readonly { name: string; fallback?: unknown; desc?: string | undefined }[],
): string[] {
  return settings.map(({ name, fallback, desc }) => {
    const value = name.endsWith('_DIR') ? relative('.', String(fallback)) : String(fallback)
    return `| \`${name}\` | ${value === '' ? '' : `\`${value}\``} | ${desc} |`
  })
}

const OPTIONS = /<!-- options -->\n[\s\S]*?<!-- \/options -->/

/** The table of options in the README of a game. */
export const readmeOptions = (file: string): string => readme(file).match(OPTIONS)?.[0] ?? ''

/** A README with this table of options instead. */
export const withOptions = (file: string, table: string): string => readme(file).replace(OPTIONS, () => table)

/** The table of options that the README of a game should have. */
export function optionsTable<S extends KitState, V>({ options, presets, text }: GameModule<S, V>): string {
  const words = readerOf(text, 'en', seat => seat)
  const worded = (field: SetupField, key: string) => words.find(`option.${field.id}.${key}`) ?? ''
  const valuesOf = (field: SetupField): string => {
    if (field.type === 'flag') return '`true`, `false`'
    if (field.type === 'number')
      return `${field.min} to ${field.max === 'lastSeat' ? 'the last seat' : field.max}`
    const mostOf = (value: string) => {
      const most = field.valuePlayers?.[value]
      if (most === undefined) return ''
      return typeof most === 'number' ? ` (up to ${most} players)` : ` (${most.join(' or ')} players)`
    }
    const needsOf = (value: string) => (field.valueNeeds?.[value] ?? []).map(need => ` (${boundTo(need)})`)
    return field.values
      .map(value => `\`${value}\` ${worded(field, value)}${mostOf(value)}${needsOf(value).join('')}`)
      .join('; ')
  }
  const rows = options.map(field => {
    const only = field.when ? ` Only with \`${field.when.field}\`: \`${field.when.is}\`.` : ''
    const needs = (field.needs ?? []).map(need => ` ${upperFirst(boundTo(need))}.`).join('')
    const players = field.players ? ` Only with ${field.players.join(' or ')} players.` : ''
    const { fixed } = field
    const always = fixed ? ` Always \`${fixed.value}\` with ${fixed.players.join(' or ')} players.` : ''
    const about = `${worded(field, 'name')}. ${worded(field, 'help')}${longerBy(field)}${only}${needs}${players}${always}`
    return `| \`${field.id}\` | ${valuesOf(field)} | \`${field.default}\` | ${about} |`
  })
  const head = ['| option | values | default | |', '|---|---|---|---|']
  const named = (presets ?? []).map(({ id, options: values }) => {
    const set = Object.entries(values).map(([option, value]) => `\`${option}\`: \`${value}\``)
    const about = `${words.find(`preset.${id}.name`)}. ${words.find(`preset.${id}.help`)}`
    return `| \`${id}\` | ${set.join(', ') || 'all as usual'} | ${about} |`
  })
  const headOfPresets = ['', '| preset | options | |', '|---|---|---|']
  const ofPresets = named.length > 0 ? [...headOfPresets, ...named] : []
  return ['<!-- options -->', ...head, ...rows, ...ofPresets, '<!-- /options -->'].join('\n')
}

/** How much longer an option makes a match. */
function longerBy({ minutes }: SetupField): string {
  if (minutes === undefined) return ''
  const said = (each: number) =>
    `${Math.abs(each)} ${Math.abs(each) === 1 ? 'minute' : 'minutes'} ${each < 0 ? 'shorter' : 'longer'} for each player`
  if (typeof minutes === 'number') return ` ${upperFirst(said(minutes))}, for each one more.`
  return Object.entries(minutes)
    .map(([value, each]) => ` ${upperFirst(said(each))}${value === 'true' ? '' : ` with \`${value}\``}.`)
    .join('')
}

const boundTo = (need: Need): string =>
  'is' in need ? `only with \`${need.field}\`: \`${need.is}\`` : `not with \`${need.field}\`: \`${need.not}\``

/** A row of the table of moves in the README of a game. */
export interface ReadmeMove {
  move: string
  /** The arguments after the question's id. */
  example: unknown[]
  /** Kinds of question that the move answers; none where they are hardly ever asked. */
  kinds: string[]
  /** It answers every question that has a `pick`. */
  answersPicks: boolean
}

export function readmeMoves(file: string): ReadmeMove[] {
  const [, section = ''] = readme(file).split('\n## Moves\n')
  return [...section.matchAll(/^\| `(\w+)` \| (.+?) \| (.+?) \|$/gm)].map(([, move, args, question]) => {
    const [, example = ''] = args!.match(/^`([^`]+)`/) ?? []
    const [named] = question!.split(':')
    return {
      move: move!,
      example: JSON.parse(`[${example}]`) as unknown[],
      kinds: [...named!.matchAll(/`(\w+)`/g)].map(([, kind]) => kind!).filter(kind => kind !== 'pick'),
      answersPicks: named!.includes('with a `pick`'),
    }
  })
}
