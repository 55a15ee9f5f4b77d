/** The options of Shattered Empire, all together: a random game, and one of the stronger bot. */
import type { SetupValues } from '../../games/kit/index.ts'
import { twilightImperium3 as module } from '../../games/twilight-imperium-3/index.ts'
import { contract } from '../support/contract.ts'
import { tiContract } from './contract.ts'

const TOGETHER: SetupValues = {
  expansionTech: true,
  expansionCards: true,
  expansionRaces: true,
  variantObjectives: true,
  racialTech: true,
  artifacts: true,
  shockTroops: true,
  spaceMines: true,
  facilities: true,
  tacticalRetreats: true,
  voiceOfTheCouncil: true,
  wormholeNexus: true,
  ageOfEmpire: true,
  imperialII: true,
  custodians: true,
  simulatedEarlyTurns: true,
  distantSuns: true,
  newDomainCounters: true,
  territorialDistantSuns: true,
  sabotageRuns: true,
  leaders: true,
}

const [, stronger] = module.meta.bots as [string, string]

contract(
  { ...module, meta: { ...module.meta, bots: [stronger] } },
  { ...tiContract, players: [3], games: 2, optionSets: () => [TOGETHER] },
)
