/** Places by name, as tests speak of them. Written out, not taken from the rules. */
export const PLACE_NAMES = [
  'lair',
  'jungle',
  'river',
  'beach',
  'rover',
  'swamp',
  'shelter',
  'wreck',
  'source',
  'artefact',
] as const
export type PlaceName = (typeof PLACE_NAMES)[number]
export type Number10 = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10

export const isPlaceName = (word: unknown): word is PlaceName => PLACE_NAMES.includes(word as PlaceName)

/** `'river'` is place 3. Throws on a name that no place has. */
export function numberOf(name: PlaceName): Number10 {
  if (!isPlaceName(name)) throw new Error(`no place is called ${name}`)
  return (PLACE_NAMES.indexOf(name) + 1) as Number10
}

export const numbersOf = (names: readonly PlaceName[]): Number10[] => names.map(numberOf)

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
