import { notAlone } from '../../games/not-alone/index.ts'
import { contract } from '../support/contract.ts'
import { notAloneContract } from './contract.ts'

// Their games are long: CI looks into them less often.
contract(notAlone, { ...notAloneContract, players: [6, 7], ...(!process.env.EVERY && { lookEvery: 12 }) })
