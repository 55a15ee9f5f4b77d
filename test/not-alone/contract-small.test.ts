import { notAlone } from '../../games/not-alone/index.ts'
import { contract } from '../support/contract.ts'
import { notAloneContract } from './contract.ts'

contract(notAlone, { ...notAloneContract, players: [2, 3, 4, 5] })
