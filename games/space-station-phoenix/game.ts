import { answerMove, type GameDefinition } from '../kit/index.ts'
import type { Components } from './components.ts'
import { meta } from './meta.ts'
import { OPTIONS } from './options.ts'
import { metaFor } from './players.ts'
import { bonusAnswers, bonusSteps } from './rules/bonuses.ts'
import { currentSteps } from './rules/current.ts'
import { incomeMoves, incomeSteps } from './rules/income.ts'
import { partMoves } from './rules/parts.ts'
import { endSteps } from './rules/scoring.ts'
import { turnMoves, turnSteps } from './rules/turn.ts'
import { setup, setupAnswers, setupSteps } from './setup.ts'
import { PHASES, type PhoenixState, type PhoenixView } from './state.ts'
import { view } from './view.ts'

/** The moves of the game, for a set of components. */
export const movesOf = (c: Components) => ({
  ...turnMoves(c),
  ...partMoves(c),
  ...incomeMoves(c),
  answer: answerMove<PhoenixState, PhoenixView>({ ...setupAnswers, ...bonusAnswers(c) }),
})

/** The game for a set of components. */
export const definitionOf = (c: Components): GameDefinition<PhoenixState, PhoenixView, typeof OPTIONS> => ({
  name: meta.id,
  minPlayers: metaFor(c.constants).minPlayers,
  maxPlayers: metaFor(c.constants).maxPlayers,
  options: OPTIONS,
  phases: PHASES,
  stages: ['turn', 'dismantle', 'construct', 'transport', 'expedition', 'diplomacy', 'income'],
  moves: movesOf(c),
  steps: {
    ...setupSteps(c),
    ...turnSteps,
    ...currentSteps(c),
    ...bonusSteps(c),
    ...incomeSteps(c),
    ...endSteps(c),
  },
  setup: beginning => setup(c, beginning),
  view,
})
