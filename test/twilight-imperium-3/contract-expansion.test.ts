import { twilightImperium3 as module } from '../../games/twilight-imperium-3/index.ts'
import { contract } from '../support/contract.ts'
import { tiContract } from './contract.ts'

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

contract(module, { ...tiContract, players: [3], games: 2, optionSets: () => [ALL] })
