import { isPlaceName, numberOf, PLACE_NAMES, type PlaceName } from '../../games/not-alone/lessons/places.ts'

export {
  isPlaceName,
  numberOf,
  numbersOf,
  PLACE_NAMES,
  type PlaceName,
} from '../../games/not-alone/lessons/places.ts'

/** The name of place 3 is `'river'`; a hidden card stays null. */
export const nameOf = <N extends number | null>(place: N): N extends null ? PlaceName | null : PlaceName =>
  (place === null ? null : PLACE_NAMES[place - 1]!) as N extends null ? PlaceName | null : PlaceName

export const namesOf = (places: readonly (number | null)[]): (PlaceName | null)[] => places.map(nameOf)

/** The arguments of a move with place names as numbers, and the seats in `hunted` and `will` as seat ids. */
export function spoken(args: unknown, seatIdOf: (name: string) => string): unknown {
  if (isPlaceName(args)) return numberOf(args)
  if (Array.isArray(args)) return args.map(one => spoken(one, seatIdOf))
  if (typeof args !== 'object' || args === null) return args
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      (key === 'hunted' || key === 'will') && typeof value === 'string'
        ? seatIdOf(value)
        : spoken(value, seatIdOf),
    ]),
  )
}
