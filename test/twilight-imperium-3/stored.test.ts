import { twilightImperium3 } from '../../games/twilight-imperium-3/index.ts'
import { storedContract } from '../support/contract/stored.ts'
import { tiContract } from './contract.ts'

storedContract(twilightImperium3, tiContract)
