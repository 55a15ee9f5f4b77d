import {
  type AnswerHandlers,
  answerMove,
  type Env,
  type GameDefinition,
  letBeMove,
  line,
  type MoveTable,
  type StandingRules,
  standingMoves,
} from '../kit/index.ts'
import { meta } from './meta.ts'
import { OPTIONS } from './options.ts'
import { endOfTurnSteps } from './rules/end-of-turn.ts'
import { explorationMoves, explorationSteps, startRound } from './rules/exploration.ts'
import { huntAnswers } from './rules/hunt-effects.ts'
import { huntingMoves, huntingSteps } from './rules/hunting.ts'
import { reckoningAnswers, reckoningMoves, reckoningSteps } from './rules/reckoning.ts'
import { tokenAnswers, tokenSteps } from './rules/tokens.ts'
import { pass, playHunt, playSurvival, windowSteps } from './rules/windows.ts'
import { planRound, setup, setupMoves, setupSteps } from './setup.ts'
import { type NotAloneState, type NotAloneView, PHASES } from './state.ts'
import { survivalAnswers } from './survival-cards/index.ts'
import { view } from './view.ts'

const answers: AnswerHandlers<NotAloneState> = {
  ...huntAnswers,
  ...survivalAnswers,
  ...reckoningAnswers,
  ...tokenAnswers,
}

const standing: StandingRules<NotAloneView> = {
  kinds: ['watch', 'window'],
  facts: { round: ({ round }) => round },
  offers: () => [
    {
      label: line('ahead.cards'),
      act: line('move.pass'),
      wish: { kinds: ['watch', 'window'], move: 'pass', args: [] },
      until: [['round']],
    },
  ],
}

const answering: MoveTable<NotAloneState, NotAloneView> = {
  ...setupMoves,
  ...explorationMoves,
  ...huntingMoves,
  ...reckoningMoves,
  playHunt,
  playSurvival,
  pass,
  letBe: letBeMove<NotAloneState, NotAloneView>(['explore', 'interrupt']),
  answer: answerMove<NotAloneState, NotAloneView>(answers),
}

export const moves = { ...answering, ...standingMoves(answering, standing) }

const steps = {
  ...setupSteps,
  startRound(env: Env<NotAloneState>) {
    startRound(env)
    planRound(env.g)
  },
  ...explorationSteps,
  ...huntingSteps,
  ...windowSteps,
  ...reckoningSteps,
  ...tokenSteps,
  ...endOfTurnSteps,
}

export const definition: GameDefinition<NotAloneState, NotAloneView, typeof OPTIONS> = {
  name: meta.id,
  minPlayers: meta.minPlayers,
  maxPlayers: meta.maxPlayers,
  options: OPTIONS,
  phases: PHASES,
  stages: ['boardFace', 'explore', 'watch', 'place', 'window', 'decide', 'interrupt'],
  moves,
  standing,
  steps,
  setup,
  view,
}
