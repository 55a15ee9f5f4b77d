/** The Long War without Imperium Rex: the last objective ends it. TI-50.04. */
import type { Env } from '../../kit/index.ts'
import type { TiState } from '../state.ts'
import { endGame, leaders } from './victory.ts'

export type LongWarStep = { do: 'lastObjective' }

export const longWarSteps = {
  lastObjective({ g }: Env<TiState>) {
    if (g.decks.objectives.length === 0) endGame(g, leaders(g), 'lastObjective')
  },
}
