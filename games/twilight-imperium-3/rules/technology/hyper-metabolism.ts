/** Hyper Metabolism: an action card may be exchanged for a new one before cards are drawn. */
import { type Ask, ask, type Env, type SeatId } from '../../../kit/index.ts'
import type { TiState } from '../../state.ts'
import { discardActionCards, drawActionCards } from '../action-cards.ts'

export type MetabolismStep = { do: 'hyperMetabolism'; seat: SeatId }

export const metabolismSteps = {
  hyperMetabolism({ g }: Env<TiState>, { seat }: { seat: SeatId }) {
    const options = [...new Set(g.players[seat]!.actionCards)]
    if (options.length > 0)
      ask(g, {
        seat,
        kind: 'metabolize',
        required: true,
        pick: { of: 'actionCard', options, min: 0, max: 1 },
      })
  },
}

export const metabolismAnswers = {
  metabolize(env: Env<TiState>, { seat }: Ask, cards: string[]) {
    discardActionCards(env.g, seat, cards)
    drawActionCards(env, seat, cards.length)
  },
}
