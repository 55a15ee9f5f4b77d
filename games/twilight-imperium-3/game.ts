import { type AnswerHandlers, answerMove, type GameDefinition } from '../kit/index.ts'
import { meta } from './meta.ts'
import { setupMoves } from './moves/setup.ts'
import { strategyPhaseMoves } from './moves/strategy-phase.ts'
import { turnMoves } from './moves/turn.ts'
import { OPTIONS } from './options.ts'
import { actionSteps } from './rules/action-phase.ts'
import { galaxyAnswers, galaxySteps } from './rules/setup/galaxy.ts'
import { homeAnswers, homeSteps } from './rules/setup/homes.ts'
import { raceAnswers, raceSteps } from './rules/setup/races.ts'
import { startSteps } from './rules/setup/start.ts'
import { statusSteps } from './rules/status-phase.ts'
import { strategyAnswers, strategySteps } from './rules/strategy-phase.ts'
import { setup } from './setup.ts'
import { PHASES, type TiOptions, type TiState, type TiView } from './state.ts'
import { view } from './view.ts'

const answers: AnswerHandlers<TiState> = {
  ...raceAnswers,
  ...homeAnswers,
  ...galaxyAnswers,
  ...strategyAnswers,
}

export const moves = {
  ...setupMoves,
  ...strategyPhaseMoves,
  ...turnMoves,
  answer: answerMove<TiState, TiView>(answers),
}

export const definition: GameDefinition<TiState, TiView> = {
  name: meta.id,
  minPlayers: meta.minPlayers,
  maxPlayers: meta.maxPlayers,
  options: OPTIONS,
  phases: PHASES,
  stages: ['placeTile', 'placeStart', 'convertBonus', 'turn'],
  moves,
  steps: {
    ...raceSteps,
    ...homeSteps,
    ...galaxySteps,
    ...startSteps,
    ...strategySteps,
    ...actionSteps,
    ...statusSteps,
  },
  setup: ({ options, ...env }) => setup({ ...env, options: options as unknown as TiOptions }),
  view,
}
