import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import { storedContract } from '../support/contract/stored.ts'
import { raceContract } from './contract.ts'

storedContract(raceForTheGalaxy, raceContract)
