/** The ten places of the planet, by number. Source: the printed Place cards. */
export const PLACE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
export type PlaceNumber = (typeof PLACE_NUMBERS)[number]

export type PowerId =
  | 'lair'
  | 'jungle'
  | 'river'
  | 'beach'
  | 'rover'
  | 'swamp'
  | 'shelter'
  | 'wreck'
  | 'source'
  | 'artefact'

export interface Place {
  number: PlaceNumber
  power: PowerId
  /** Every Hunted starts with it; the others come from the reserve. */
  basic: boolean
  adjacent: readonly PlaceNumber[]
  /** Whether Lair and Gate can copy the power. */
  copyable: boolean
  /** One use per round for all Hunted together. */
  oncePerRound: boolean
  /** Will lost beside the usual when caught here. */
  extraWillLossIfCaught: number
  copiesInBox: number
}

const common = { copyable: true, oncePerRound: false, extraWillLossIfCaught: 0 }
const basic = { ...common, basic: true, copiesInBox: 7 }
const reserve = { ...common, basic: false, copiesInBox: 4 }

/** Two rows of five: 1 to 5 above 6 to 10. [NA-2.06, NA-2.07] */
export const PLACES: { readonly [N in PlaceNumber]: Place } = {
  1: { number: 1, power: 'lair', ...basic, adjacent: [2, 6], extraWillLossIfCaught: 1 },
  2: { number: 2, power: 'jungle', ...basic, adjacent: [1, 3, 7] },
  3: { number: 3, power: 'river', ...basic, adjacent: [2, 4, 8] },
  4: { number: 4, power: 'beach', ...basic, adjacent: [3, 5, 9], oncePerRound: true },
  5: { number: 5, power: 'rover', ...basic, adjacent: [4, 10] },
  6: { number: 6, power: 'swamp', ...reserve, adjacent: [1, 7] },
  7: { number: 7, power: 'shelter', ...reserve, adjacent: [2, 6, 8] },
  8: { number: 8, power: 'wreck', ...reserve, adjacent: [3, 7, 9], oncePerRound: true },
  9: { number: 9, power: 'source', ...reserve, adjacent: [4, 8, 10] },
  10: { number: 10, power: 'artefact', ...reserve, adjacent: [5, 9], copyable: false },
}

export const LAIR: PlaceNumber = 1
export const BEACH: PlaceNumber = 4
export const ROVER: PlaceNumber = 5
export const WRECK: PlaceNumber = 8

export const BASIC_PLACES = PLACE_NUMBERS.filter(number => PLACES[number].basic)
export const RESERVE_PLACES = PLACE_NUMBERS.filter(number => !PLACES[number].basic)

/** The 13 pairs of adjacent places, lower number first. [NA-2.07] */
export const ADJACENT_PAIRS = PLACE_NUMBERS.flatMap(a =>
  PLACES[a].adjacent.filter(b => a < b).map((b): [PlaceNumber, PlaceNumber] => [a, b]),
)

export function areAdjacent(a: PlaceNumber, b: PlaceNumber): boolean {
  return PLACES[a].adjacent.includes(b)
}
