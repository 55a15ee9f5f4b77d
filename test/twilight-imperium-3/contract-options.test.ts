/** The options of Shattered Empire in random games and played by bots: all together. */
import type { SetupValues } from '../../games/kit/index.ts'
import { contract } from '../support/contract.ts'
import { tiContract } from './contract.ts'
import { whole } from './whole.ts'

const TOGETHER: SetupValues = {
  variantObjectives: true,
  artifacts: true,
  shockTroops: true,
  spaceMines: true,
  facilities: true,
  tacticalRetreats: true,
  voiceOfTheCouncil: true,
}

contract(whole, { ...tiContract, players: [3], games: 4, optionSets: () => [TOGETHER] })
