/** Where the ten places lie: two rows of five; on a narrow board the same chart stands upright. [NA-2.06] */
import type { CSSProperties } from 'react'
import { PLACE_NUMBERS, type PlaceNumber } from '../data/places.ts'

/** Column 0 to 4 and row 0 to 1 of a place; of a border, the middle between its places. */
export interface Spot {
  column: number
  row: number
}

const COLUMNS = PLACE_NUMBERS.length / 2

const spotOfPlace = (place: PlaceNumber): Spot => ({
  column: (place - 1) % COLUMNS,
  row: Math.floor((place - 1) / COLUMNS),
})

/** Where something lies that lies on one place, or on the border of two. */
export function spotOf(places: readonly PlaceNumber[]): Spot {
  const spots = places.map(spotOfPlace)
  const middle = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  return { column: middle(spots.map(({ column }) => column)), row: middle(spots.map(({ row }) => row)) }
}

/** The custom properties by which the style sheet puts a thing at a spot. */
export const atSpot = ({ column, row }: Spot) => ({ '--column': column, '--row': row }) as CSSProperties
