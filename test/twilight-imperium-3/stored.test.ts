import type { SetupValues } from '../../games/kit/index.ts'
import { twilightImperium3 } from '../../games/twilight-imperium-3/index.ts'
import { storedContract } from '../support/contract/stored.ts'
import { tiContract } from './contract.ts'

/** Everything that a table can switch on, together. */
const ALL_ON: SetupValues = Object.fromEntries(
  twilightImperium3.options.flatMap(({ id, type }) => (type === 'flag' ? [[id, true]] : [])),
)

storedContract(twilightImperium3, {
  ...tiContract,
  optionSets: players => [...tiContract.optionSets(players), ALL_ON],
})
