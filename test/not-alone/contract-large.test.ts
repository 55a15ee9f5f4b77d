import { notAlone } from '../../games/not-alone/index.ts'
import { contract } from '../support/contract.ts'
import { notAloneContract } from './contract.ts'

// Their games are long: CI plays fewer, and looks into them less often.
const few = process.env.EVERY ? {} : { games: notAloneContract.games / 2, lookEvery: 12 }

contract(notAlone, { ...notAloneContract, players: [6, 7], ...few })
