import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import { contract } from '../support/contract.ts'
import { raceContract } from './contract.ts'

contract(raceForTheGalaxy, { ...raceContract, players: [2, 3] })
