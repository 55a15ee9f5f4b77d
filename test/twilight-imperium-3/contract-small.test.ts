import { contract } from '../support/contract.ts'
import { tiContract } from './contract.ts'
import { module } from './support.ts'

contract(module, { ...tiContract, players: [3, 4] })
