import isEqual from 'lodash/isEqual.js'
import omit from 'lodash/omit.js'
import {
  canBeChosen,
  hasMeaning,
  isFixed,
  maxOf,
  type SetupField,
  type SetupValues,
  withUsual,
} from './options.ts'

/**
 * Options that go well together, under a name: `preset.<id>.name` and `preset.<id>.help` in the texts. A form offers
 * them as one choice; what a preset does not name is at its default, and what a table of some size cannot have is left
 * away there.
 */
export interface Preset {
  readonly id: string
  readonly options: SetupValues
}

/**
 * Values without what is not declared, means nothing or cannot be chosen at a table of this size, and within the ranges
 * there: what a form sends. Where one excludes another, the other stays.
 */
export function fitting(fields: readonly SetupField[], values: SetupValues, numPlayers: number): SetupValues {
  let fit: SetupValues = Object.fromEntries(
    fields.flatMap(field => {
      const value = values[field.id]
      if (value === undefined || isFixed(field, numPlayers)) return []
      const most = field.type === 'number' ? maxOf(field, numPlayers) : undefined
      return [[field.id, most === undefined ? value : Math.min(Number(value), most)] as const]
    }),
  )
  for (;;) {
    const all = withUsual(fields, fit, numPlayers)
    const given = fields.filter(({ id }) => id in fit)
    const out =
      given.find(field => !hasMeaning(field, all, numPlayers)) ??
      given.find(field => !canBeChosen(field, all[field.id]!, all, numPlayers))
    if (!out) return fit
    fit = omit(fit, out.id)
  }
}

/** The preset that these values are at a table of this size; undefined for an own choice. */
export function presetOf(
  fields: readonly SetupField[],
  presets: readonly Preset[],
  values: SetupValues,
  numPlayers: number,
): string | undefined {
  const whole = (some: SetupValues) => withUsual(fields, fitting(fields, some, numPlayers), numPlayers)
  const chosen = whole(values)
  return presets.find(({ options }) => isEqual(whole(options), chosen))?.id
}
