import * as z from 'zod/mini'
import { type Line, line, ref } from './line.ts'
import { type Refusal, refuse } from './refusal.ts'

/**
 * The options of a game as data: any lobby can render a form from them and any server can check what comes back.
 * Text tables name them: `option.<id>.name`, `option.<id>.help`, and `option.<id>.<value>` for choices. How much longer
 * they make a match is `minutes`, for each player: forms add it up, so no help text says it.
 */
export type SetupField = ChoiceField | FlagField | NumberField

interface Field {
  id: string
  /**
   * Forms keep options of a group together, folded until somebody looks: `optionGroup.<group>` names it. Without one an
   * option is always in sight.
   */
  group?: string
  /** The option means something only while another one has this value. */
  when?: { field: string; is: string | boolean }
  /** Another value than the default can be chosen only while all of this holds. */
  needs?: readonly Need[]
  /** The option means something only with so many players. */
  players?: readonly number[]
  /** With so many players there is nothing to choose: the option has this value, whatever is given. */
  fixed?: { readonly players: readonly number[]; readonly value: string | boolean }
}

/** Another option has a value, or has another one. */
export type Need = { field: string } & ({ is: string | boolean } | { not: string | boolean })

export interface ChoiceField extends Field {
  type: 'choice'
  values: readonly string[]
  default: string
  /** Minutes that each player adds to the match with a value. */
  minutes?: { readonly [value: string]: number }
  /** Values that are only for tables of up to so many players, or only for tables of these sizes. */
  valuePlayers?: { readonly [value: string]: number | readonly number[] }
  /** Values that can be chosen only while all of this holds. */
  valueNeeds?: { readonly [value: string]: readonly Need[] }
}

export interface FlagField extends Field {
  type: 'flag'
  default: boolean
  /** Minutes that each player adds to the match where it is on. */
  minutes?: { readonly [value: string]: number }
}

export interface NumberField extends Field {
  type: 'number'
  min: number
  /** `lastSeat`: the highest seat number of the match. */
  max: number | 'lastSeat'
  default: number
  /** Minutes that each player adds to the match for each one more than usual. */
  minutes?: number
}

/** Values of the options of one match, by id. */
export type SetupValues = { [id: string]: string | number | boolean }

/** The values of declared options, by their ids: `OptionsOf<typeof OPTIONS>`. */
export type OptionsOf<Fields extends readonly SetupField[]> = {
  [F in Fields[number] as F['id']]: F extends ChoiceField
    ? F['values'][number]
    : F extends FlagField
      ? boolean
      : number
}

/** The values that a choice offers at a table of this size. */
export const valuesFor = ({ values, valuePlayers }: ChoiceField, numPlayers: number): readonly string[] =>
  values.filter(value => {
    const sizes = valuePlayers?.[value] ?? Number.POSITIVE_INFINITY
    return typeof sizes === 'number' ? numPlayers <= sizes : sizes.includes(numPlayers)
  })

/** Whether an option has one value only at a table of this size, because of the size. */
export const isFixed = ({ fixed }: SetupField, numPlayers: number): boolean =>
  fixed?.players.includes(numPlayers) === true

/** What an option is at a table of this size where nobody chooses: its default, or the first value that fits. */
function usualValue(field: SetupField, numPlayers: number): SetupValues[string] {
  if (isFixed(field, numPlayers)) return field.fixed!.value
  if (field.type !== 'choice') return field.default
  const values = valuesFor(field, numPlayers)
  return values.includes(field.default) ? field.default : (values[0] ?? field.default)
}

/** What was given, and what is usual for the rest; what is fixed stays what it is. */
export const withUsual = (
  fields: readonly SetupField[],
  given: SetupValues,
  numPlayers: number,
): SetupValues => ({
  ...given,
  ...Object.fromEntries(
    fields.map(field => {
      const usual = usualValue(field, numPlayers)
      return [field.id, isFixed(field, numPlayers) ? usual : (given[field.id] ?? usual)]
    }),
  ),
})

/** Schemas of the options of a game, made once for each number of players. */
const schemas = new WeakMap<readonly SetupField[], Map<number, ReturnType<typeof makeSchema>>>()

function schemaOf(fields: readonly SetupField[], numPlayers: number) {
  const made = schemas.get(fields) ?? new Map<number, ReturnType<typeof makeSchema>>()
  schemas.set(fields, made)
  const schema = made.get(numPlayers) ?? makeSchema(fields, numPlayers)
  made.set(numPlayers, schema)
  return schema
}

function makeSchema(fields: readonly SetupField[], numPlayers: number) {
  const shape: Record<string, z.ZodMiniType> = {}
  for (const field of fields) {
    if (field.type === 'choice')
      shape[field.id] = z.optional(z.enum(valuesFor(field, numPlayers) as [string, ...string[]]))
    if (field.type === 'flag') shape[field.id] = z.optional(z.boolean())
    if (field.type === 'number') {
      const range = [z.minimum(field.min), z.maximum(maxOf(field, numPlayers))] as const
      shape[field.id] = z.optional(z.int().check(...range))
    }
  }
  return z.strictObject(shape)
}

/** Why `data` is no set of options for a match of this size, or undefined. Missing options take their defaults. */
export function refuseSetup(
  fields: readonly SetupField[],
  data: unknown,
  numPlayers: number,
): Refusal | undefined {
  const parsed = schemaOf(fields, numPlayers).safeParse(data ?? {})
  if (parsed.success) return refuseTogether(fields, parsed.data as SetupValues, numPlayers)
  const [issue] = parsed.error.issues
  const field = fields.find(({ id }) => id === issue?.path[0])
  if (field) {
    const params = { field: ref('option', field.id), id: field.id, takes: takenBy(field, numPlayers) }
    return refuse('kit', 'option', params)
  }
  const known = fields.map(({ id }) => id)
  if (issue?.code !== 'unrecognized_keys') return refuse('kit', 'noOptions', { known })
  return refuse('kit', 'unknownOption', { option: String(issue.keys[0]).slice(0, NAME_AT_MOST), known })
}

/** Why values that are right alone cannot be chosen together. */
function refuseTogether(
  fields: readonly SetupField[],
  given: SetupValues,
  numPlayers: number,
): Refusal | undefined {
  const values = valuesOf(fields, given, numPlayers)
  for (const field of fields) {
    const [missing] = unmet(needsOf(field, values[field.id]!), values)
    if (!missing) continue
    const value = 'is' in missing ? missing.is : missing.not
    return refuse('kit', 'is' in missing ? 'optionNeeds' : 'optionExcludes', {
      field: ref('option', field.id),
      other: ref('option', missing.field),
      value: line(typeof value === 'boolean' ? `takes.${value}` : `option.${missing.field}.${value}`),
    })
  }
  return undefined
}

/** What does not hold of what is needed. */
export const unmet = (needs: readonly Need[] | undefined, values: SetupValues): readonly Need[] =>
  (needs ?? []).filter(need => !isMet(need, values))

/** Whether the others, with these values, leave room for a value of an option at a table of this size. */
export const canBeChosen = (
  field: SetupField,
  value: SetupValues[string],
  values: SetupValues,
  numPlayers: number,
): boolean =>
  (field.type !== 'choice' || valuesFor(field, numPlayers).includes(String(value))) &&
  unmet(needsOf(field, value), values).length === 0

/** What has to hold for this value of an option. */
const needsOf = (field: SetupField, value: SetupValues[string]): readonly Need[] => [
  ...((value !== field.default && field.needs) || []),
  ...((field.type === 'choice' && field.valueNeeds?.[String(value)]) || []),
]

/** What holds in a match: a value that means nothing counts as the usual one. */
function valuesOf(fields: readonly SetupField[], given: SetupValues, numPlayers: number): SetupValues {
  const all = withUsual(fields, given, numPlayers)
  const idle = fields.filter(field => !hasMeaning(field, all, numPlayers))
  return { ...all, ...Object.fromEntries(idle.map(field => [field.id, usualValue(field, numPlayers)])) }
}

const isMet = (need: Need, values: SetupValues): boolean =>
  'is' in need ? values[need.field] === need.is : values[need.field] !== need.not

/** A name that somebody has made up is not repeated any further. */
const NAME_AT_MOST = 40

/** What an option takes, in words. */
function takenBy(field: SetupField, numPlayers: number): Line {
  if (field.type === 'choice') return line('takes.choice', { values: [...valuesFor(field, numPlayers)] })
  if (field.type === 'flag') return line('takes.flag')
  return line('takes.number', { min: field.min, max: maxOf(field, numPlayers) })
}

/** The largest value of a number at a table of this size. */
export const maxOf = ({ max }: NumberField, numPlayers: number): number =>
  max === 'lastSeat' ? numPlayers - 1 : max

/** The options with defaults filled in. Throws on data that `refuseSetup` refuses. */
export function readSetup<const Fields extends readonly SetupField[]>(
  fields: Fields,
  data: unknown,
  numPlayers: number,
): OptionsOf<Fields> {
  const given = schemaOf(fields, numPlayers).parse(data ?? {}) as SetupValues
  return withUsual(fields, given, numPlayers) as OptionsOf<Fields>
}

/** Whether something can be chosen for an option, given the values of the others and the number of players. */
export const isRelevant = (field: SetupField, values: SetupValues, numPlayers: number): boolean =>
  !isFixed(field, numPlayers) &&
  hasMeaning(field, values, numPlayers) &&
  (field.needs ?? []).every(need => isMet(need, values))

/** Whether an option means anything, given the values of the others and the number of players. */
export function hasMeaning(field: SetupField, values: SetupValues, numPlayers: number): boolean {
  if (field.players && !field.players.includes(numPlayers)) return false
  return !field.when || values[field.when.field] === field.when.is
}
