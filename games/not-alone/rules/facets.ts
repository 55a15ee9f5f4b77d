/** What moves name, as pieces of the table: what a board lets people point at. */
import type { SeatId } from '../../kit/index.ts'
import type { PlaceNumber } from '../data/places.ts'
import type { NotAloneView } from '../state.ts'
import type { Use } from './powers.ts'
import { isInForce } from './queries.ts'

/** A piece on the table that can be pointed at: where it lies and what it is, `hand/place:3`, `seat/seat:1`. */
export type PieceKey = `${Zone}/${string}:${string}`

/** Where pieces lie: the own cards by pile, the planet, the Hunted, and plain buttons for what lies nowhere. */
export type Zone =
  | 'hand'
  | 'locked'
  | 'discard'
  | 'front'
  | 'survival'
  | 'drawn'
  | 'hunt'
  | 'struck'
  | 'place'
  | 'pair'
  | 'seat'
  | 'location'
  | 'token'
  | 'option'

/** One thing to point at, or several together (the two places of a border, the two cards of a Resist). */
export interface Facet {
  pieces: PieceKey[]
  ordered: boolean
}

export const key = (zone: Zone, type: string, id: string | number): PieceKey => `${zone}/${type}:${id}`

export const facet = (...pieces: PieceKey[]): Facet => ({ pieces, ordered: false })
export const placeCard = (zone: Zone, number: PlaceNumber) => key(zone, 'place', number)

/** What the use of the power of a card names. */
export function useFacets(
  view: NotAloneView,
  seat: SeatId,
  card: PlaceNumber,
  { back, copy, use, take, draw, will }: Use,
): Facet[] {
  const { discard, explored } = view.hunted[seat]!
  if (copy !== undefined) return [facet(placeCard('place', copy)), ...useFacets(view, seat, card, use ?? {})]
  if (back) {
    const isWholePile = back.length > 0 && back.length === discard.length && !isInForce(view, 'persecution')
    if (isWholePile) return [facet(key('option', 'use', 'backAll'))]
    const isInFront = (n: PlaceNumber) => explored.some(location => location.card === n)
    if (back.length === 0) return []
    return [facet(...back.map(n => placeCard(isInFront(n) ? 'front' : 'discard', n)))]
  }
  if (take !== undefined) return [facet(placeCard('place', take))]
  if (will !== undefined) return [facet(key('seat', 'seat', will))]
  return draw ? [facet(key('option', 'use', 'draw'))] : []
}
