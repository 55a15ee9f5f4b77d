import { defineGame } from '../kit/index.ts'
import { meta } from './meta.ts'
import { OPTIONS } from './options.ts'
import { consumeRules } from './rules/consume.ts'
import { developRules } from './rules/develop.ts'
import { exploreRules } from './rules/explore.ts'
import { orbPlacingRules } from './rules/orb-placing.ts'
import { orbStepRules } from './rules/orb-step.ts'
import { orbTeamRules } from './rules/orb-team.ts'
import { orbTurnRules } from './rules/orb-turn.ts'
import { placingRules } from './rules/placing-moves.ts'
import { produceRules } from './rules/produce.ts'
import { roundRules } from './rules/round.ts'
import { settleRules } from './rules/settle.ts'
import { setup, setupRules } from './setup.ts'
import { PHASES } from './state.ts'
import { view } from './view.ts'

export const definition = defineGame({
  name: meta.id,
  minPlayers: meta.minPlayers,
  maxPlayers: meta.maxPlayers,
  options: OPTIONS,
  phases: PHASES,
  /** Sections 3 to 10 of the rules, then those of the orb. */
  chapters: [
    setupRules,
    roundRules,
    exploreRules,
    developRules,
    settleRules,
    placingRules,
    consumeRules,
    produceRules,
    orbStepRules,
    orbTurnRules,
    orbTeamRules,
    orbPlacingRules,
  ],
  asksBlindly: true,
  setup,
  view,
})
export const { moves } = definition
