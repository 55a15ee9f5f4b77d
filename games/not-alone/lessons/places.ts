import type { PlaceNumber } from '../data/places.ts'

/** Places by name, as lessons and scenarios speak of them: place 1 is the first. Written out, not taken from the rules. */
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

export const isPlaceName = (word: unknown): word is PlaceName => PLACE_NAMES.includes(word as PlaceName)

/** `'river'` is place 3. Throws on a name that no place has. */
export function numberOf(name: PlaceName): PlaceNumber {
  if (!isPlaceName(name)) throw new Error(`no place is called ${name}`)
  return (PLACE_NAMES.indexOf(name) + 1) as PlaceNumber
}

export const numbersOf = (names: readonly PlaceName[]): PlaceNumber[] => names.map(numberOf)
