import { contract } from '../support/contract.ts'
import { tiContract } from './contract.ts'
import { module } from './support.ts'

contract(module, { ...tiContract, players: [6] })
// Bots play with six, and with three and four.
contract(module, { ...tiContract, players: [5], ...(!process.env.EVERY && { bots: [] }) })
