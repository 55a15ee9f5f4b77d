/** How a match ends on which a table agrees before it is over; also in pages, which play matches again. */
import type { GameModule } from '../kit/index.ts'
import { endGame, leaders } from './rules/victory.ts'
import type { TiState } from './state.ts'

export const asItStands: Pick<GameModule<TiState>, 'endNow' | 'ties'> = {
  endNow: g => endGame(g, leaders(g), 'asItStands'),
  ties: true,
}
