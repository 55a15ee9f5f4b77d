/** Sets of options to play with, from what a game declares. */
import compact from 'lodash/compact.js'
import isEqual from 'lodash/isEqual.js'
import maxBy from 'lodash/maxBy.js'
import uniqWith from 'lodash/uniqWith.js'
import {
  type GameModule,
  isRelevant,
  type Need,
  refuseSetup,
  type SetupField,
  type SetupValues,
} from '../../../games/kit/index.ts'
import { chanceOf } from './chance.ts'

type Value = SetupValues[string]

/** Every value of every choice and flag, and the bounds of every number, once; the rest at their defaults. */
export function optionSetsOf({ options }: Pick<GameModule, 'options'>, players: number): SetupValues[] {
  const single = options.flatMap(field =>
    valuesOf(field, players)
      .filter(value => value !== field.default || field.when)
      .map((value): SetupValues => ({ ...neededFor(options, field, value), [field.id]: value })),
  )
  return uniqWith([{}, ...single], isEqual)
}

/** What has to be chosen besides what is chosen already, so that a value can be. */
function neededFor(
  options: readonly SetupField[],
  field: SetupField,
  value: Value,
  given: SetupValues = {},
): SetupValues {
  const needs: readonly Need[] = [
    ...(field.when ? [field.when] : []),
    ...((value !== field.default && field.needs) || []),
    ...((field.type === 'choice' && field.valueNeeds?.[String(value)]) || []),
  ]
  const excluded = (id: string) =>
    needs.flatMap(need => (need.field === id && 'not' in need ? [need.not] : []))
  const chosen: SetupValues = {}
  for (const need of needs) {
    const other = options.find(({ id }) => id === need.field)!
    const fits = (one: Value) => !excluded(other.id).some(not => not === one)
    if ('not' in need && fits(given[other.id] ?? other.default)) continue
    const found = 'is' in need ? need.is : valuesOf(other, 0).find(fits)!
    Object.assign(chosen, neededFor(options, other, found, given), { [other.id]: found })
  }
  return chosen
}

/** The values of choices and flags, and the bounds of numbers. */
export function valuesOf(field: SetupField, players: number): Value[] {
  if (field.type === 'choice') return [...field.values]
  if (field.type === 'flag') return [true, false]
  return [field.min, field.max === 'lastSeat' ? players - 1 : field.max]
}

/**
 * Sets in which every two values of two options are found together that can be chosen together at a table of this size:
 * a greedy cover, with the bounds of numbers for all that lie between. Options that mean nothing in a set are not in it.
 */
export function pairwiseSetsOf(
  { meta, options }: Pick<GameModule, 'meta' | 'options'>,
  players: number,
): SetupValues[] {
  const chance = chanceOf(`${meta.id}/pairs/${players}`)
  const fields = options.filter(field => field.players?.includes(players) ?? true)

  /** What is chosen with one value more, and all that it needs; undefined if that cannot be. */
  const chosenWith = (chosen: SetupValues, field: SetupField, value: Value): SetupValues | undefined => {
    const more = { ...neededFor(options, field, value, chosen), [field.id]: value }
    const clashes = Object.entries(more).some(([id, one]) => id in chosen && chosen[id] !== one)
    const all = { ...chosen, ...more }
    return clashes || refuseSetup(options, all, players) ? undefined : all
  }

  const open = new Map<string, SetupValues>()
  const each = fields.flatMap(field => valuesOf(field, players).map(value => ({ field, value })))
  for (const [i, one] of each.entries())
    for (const other of each.slice(i + 1)) {
      if (one.field === other.field) continue
      const inTurn = (first: typeof one, second: typeof one) => {
        const alone = chosenWith({}, first.field, first.value)
        return alone && chosenWith(alone, second.field, second.value)
      }
      // What the one needs in some way or other may be the other.
      const both = inTurn(one, other) ?? inTurn(other, one)
      if (both) open.set(keyOf([one.field.id, one.value], [other.field.id, other.value]), both)
    }

  const sets: SetupValues[] = []
  while (open.size > 0) {
    let set = open.values().next().value!
    for (const field of chance.shuffle(fields)) {
      if (field.id in set) continue
      const ways = compact(
        chance.shuffle(valuesOf(field, players)).map(value => chosenWith(set, field, value)),
      )
      set = maxBy(ways, way => pairsOf(way).filter(pair => open.has(pair)).length) ?? set
    }
    for (const pair of pairsOf(set)) open.delete(pair)
    sets.push(set)
  }
  return sets
}

type Choice = readonly [id: string, value: Value]

const keyOf = (...choices: readonly Choice[]) =>
  choices
    .map(choice => choice.join('='))
    .sort()
    .join(' & ')

/** Every two values of a set. */
export const pairsOf = (set: SetupValues): string[] => {
  const choices = Object.entries(set)
  return choices.flatMap((one, i) => choices.slice(i + 1).map(other => keyOf(one, other)))
}

/** What of a set means something at a table of this size. */
export const meaningful = (options: readonly SetupField[], set: SetupValues, players: number): SetupValues =>
  Object.fromEntries(
    options
      .filter(field => isRelevant({ ...field, needs: [] }, set, players))
      .map(({ id }): [string, Value] => [id, set[id]!]),
  )
