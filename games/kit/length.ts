/** How long a match takes, as far as that is known before it begins: for forms and lists, never for rules. */
import type { GameMeta } from './module.ts'
import { hasMeaning, isFixed, type SetupField, type SetupValues, withUsual } from './options.ts'

/** What a value of an option adds to a match of so many players, in minutes; below zero where it makes it shorter. */
export function minutesOf(field: SetupField, value: SetupValues[string], numPlayers: number): number {
  if (isFixed(field, numPlayers)) return 0
  const each =
    field.type === 'number'
      ? (field.minutes ?? 0) * (Number(value) - field.default)
      : (field.minutes?.[String(value)] ?? 0)
  return each * numPlayers
}

/** How long a match takes with these options, in minutes: between what the game says, by the players, and what options add. */
export function lengthOf(
  { minutes: [from, to], minPlayers, maxPlayers }: Pick<GameMeta, 'minutes' | 'minPlayers' | 'maxPlayers'>,
  fields: readonly SetupField[],
  values: SetupValues,
  numPlayers: number,
): number {
  const all = withUsual(fields, values, numPlayers)
  const share = (numPlayers - minPlayers) / Math.max(1, maxPlayers - minPlayers)
  return fields
    .filter(field => hasMeaning(field, all, numPlayers))
    .reduce((sum, field) => sum + minutesOf(field, all[field.id]!, numPlayers), from + share * (to - from))
}
