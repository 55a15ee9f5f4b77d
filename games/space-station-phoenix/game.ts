import { defineGame } from '../kit/index.ts'
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
import { PHASES } from './state.ts'
import { view } from './view.ts'

/** The game for a set of components. */
export const definitionOf = (c: Components) =>
  defineGame({
    name: meta.id,
    minPlayers: metaFor(c.constants).minPlayers,
    maxPlayers: metaFor(c.constants).maxPlayers,
    options: OPTIONS,
    phases: PHASES,
    /** Sections 3 to 15 of the rules. */
    chapters: [
      { steps: setupSteps(c), answers: setupAnswers },
      { steps: turnSteps, moves: turnMoves(c) },
      { steps: currentSteps(c), moves: partMoves(c) },
      { steps: bonusSteps(c), answers: bonusAnswers(c) },
      { steps: incomeSteps(c), moves: incomeMoves(c) },
      { steps: endSteps(c) },
    ],
    setup: beginning => setup(c, beginning),
    view,
  })

/** Its moves. */
export const movesOf = (c: Components) => definitionOf(c).moves
