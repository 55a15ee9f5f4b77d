import { ref, say } from '../../kit/index.ts'
import { PLACES, type PlaceNumber } from '../data/places.ts'
import { line } from '../line.ts'
import type { NotAloneState, TokenId } from '../state.ts'

/** Places next to a token; of one on a border, next to either of its places. [NA-10.14] */
export function nextTo(places: readonly PlaceNumber[]): PlaceNumber[] {
  const near = new Set(places.flatMap(place => PLACES[place].adjacent))
  return [...near].filter(place => !places.includes(place)).sort((a, b) => a - b)
}

export function moveToken(g: NotAloneState, token: TokenId, at: PlaceNumber): void {
  g.tokens[token] = [at]
  say(g, line('log.movesToken', { token: ref('token', token), place: ref('place', at) }))
}
