import { spaceStationPhoenix } from '../../games/space-station-phoenix/index.ts'
import { storedContract } from '../support/contract/stored.ts'
import { phoenixContract } from './contract.ts'

storedContract(spaceStationPhoenix, phoenixContract)
