import { fitting } from '../../games/kit/index.ts'
import { twilightImperium3 } from '../../games/twilight-imperium-3/index.ts'
import { storedContract } from '../support/contract/stored.ts'
import { tiContract } from './contract.ts'

const { options, presets = [] } = twilightImperium3

storedContract(twilightImperium3, {
  ...tiContract,
  optionSets: players => [
    ...tiContract.optionSets(players),
    // Everything that a table can switch on together is among them.
    ...presets.map(preset => fitting(options, preset.options, players)),
  ],
})
