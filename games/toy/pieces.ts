import type { Pieces } from '../kit/pieces.ts'

/** What can lie where. */
export const pieces: Pieces = {
  deck: 'card',
  discard: 'card',
  'players.@': 'seat',
  'players.*.hand': 'card',
  'players.*.chosen': 'card',
  'players.*.sparks': 'card',
}
