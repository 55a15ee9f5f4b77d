import { spaceStationPhoenix } from '../../games/space-station-phoenix/index.ts'
import { contract } from '../support/contract.ts'
import { phoenixContract } from './contract.ts'

contract(spaceStationPhoenix, phoenixContract)
