import { contract } from '../support/contract.ts'
import { tiContract } from './contract.ts'
import { whole } from './support.ts'

/** Everything of the expansion that can be played together. */
const ALL = {
  expansionTiles: true,
  expansionTech: true,
  expansionCards: true,
  strategySet: 'variant',
  galaxy: 'preset',
  presetMap: 'preset',
  presetUse: 'random',
}

contract(whole, { ...tiContract, players: [3], games: 2, optionSets: () => [ALL] })
