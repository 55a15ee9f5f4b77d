import type { Pieces } from '../kit/pieces.ts'

/** What can lie where. */
export const pieces: Pieces = {
  order: 'seat',
  'players.@': 'seat',
  'players.*.hub': 'hub',
  'players.*.hubs': 'hub',
  'players.*.chosenHub': 'hub',
  'players.*.hand': 'ship',
  'players.*.kept': 'ship',
  'players.*.fleet.@': 'ship',
  'players.*.levels.@': 'track',
  'players.*.token': 'ship',
  'players.*.station.@': 'sector',
  'players.*.station.*.*.species': 'species',
  'neutral.@': 'ship',
  market: 'sector',
  'supply.@': 'species',
  active: 'seat',
  'current.dice': 'face',
  'current.advanced': 'track',
  'income.used': null,
  endedBy: 'seat',
  'chronicle.*.scores.@': 'seat',
  'final.@': 'seat',
}
