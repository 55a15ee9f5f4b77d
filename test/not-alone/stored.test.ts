import { notAlone } from '../../games/not-alone/index.ts'
import { storedContract } from '../support/contract/stored.ts'
import { notAloneContract } from './contract.ts'

storedContract(notAlone, notAloneContract)
