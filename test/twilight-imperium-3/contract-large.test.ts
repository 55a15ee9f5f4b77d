/** Five and six players. Their games are long: CI looks into them less often, and plays the stronger bot with six alone. */
import { contract } from '../support/contract.ts'
import { tiContract } from './contract.ts'
import { module } from './support.ts'

const [, stronger] = module.meta.bots as [string, string]
const [SIX, FIVE] = process.env.EVERY
  ? [{}, {}]
  : [
      { bots: [stronger], lookEvery: 12 },
      { bots: [], lookEvery: 12 },
    ]

contract(module, { ...tiContract, players: [6], ...SIX })
contract(module, { ...tiContract, players: [5], ...FIVE })
