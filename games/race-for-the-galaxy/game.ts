import { type AnswerHandlers, answerMove, type GameDefinition } from '../kit/index.ts'
import { meta } from './meta.ts'
import { OPTIONS } from './options.ts'
import { consumeMoves, consumeSteps } from './rules/consume.ts'
import { developAnswers, developMoves, developSteps } from './rules/develop.ts'
import { exploreAnswers, exploreSteps } from './rules/explore.ts'
import { orbPlacingMoves } from './rules/orb-placing.ts'
import { orbStepMoves, orbStepSteps } from './rules/orb-step.ts'
import { orbTeamMoves } from './rules/orb-team.ts'
import { orbTurnMoves, orbTurnSteps } from './rules/orb-turn.ts'
import { placingAnswers, placingMoves, placingSteps } from './rules/placing-moves.ts'
import { produceAnswers, produceMoves, produceSteps } from './rules/produce.ts'
import { roundAnswers, roundSteps } from './rules/round.ts'
import { settleAnswers, settleMoves, settleSteps } from './rules/settle.ts'
import { setup, setupAnswers, setupSteps } from './setup.ts'
import { PHASES, type RaceState, type RaceView } from './state.ts'
import { view } from './view.ts'

const answers: AnswerHandlers<RaceState> = {
  ...setupAnswers,
  ...roundAnswers,
  ...exploreAnswers,
  ...developAnswers,
  ...placingAnswers,
  ...settleAnswers,
  ...produceAnswers,
}

export const moves = {
  ...orbStepMoves,
  ...orbTurnMoves,
  ...orbTeamMoves,
  ...orbPlacingMoves,
  ...developMoves,
  ...settleMoves,
  ...placingMoves,
  ...consumeMoves,
  ...produceMoves,
  answer: answerMove<RaceState, RaceView>(answers),
}

export const definition: GameDefinition<RaceState, RaceView, typeof OPTIONS> = {
  name: meta.id,
  minPlayers: meta.minPlayers,
  maxPlayers: meta.maxPlayers,
  options: OPTIONS,
  phases: PHASES,
  stages: [
    'orbFirst',
    'orbCorner',
    'orbMove',
    'orbPlay',
    'orbBreed',
    'orbAirlock',
    'develop',
    'payDevelopment',
    'settle',
    'placeWorld',
    'extra',
    'trade',
    'consume',
    'windfall',
  ],
  moves,
  asksBlindly: true,
  steps: {
    ...setupSteps,
    ...roundSteps,
    ...orbStepSteps,
    ...orbTurnSteps,
    ...exploreSteps,
    ...developSteps,
    ...settleSteps,
    ...placingSteps,
    ...consumeSteps,
    ...produceSteps,
  },
  setup,
  view,
}
