/** Hyper Metabolism: an action card may be exchanged for a new one before cards are drawn. */

import { ask } from '../../../kit/index.ts'
import type { ActionCardId } from '../../data/index.ts'
import type { TiChapter } from '../../state.ts'
import { discardActionCards, drawActionCards } from '../action-cards.ts'

export const metabolismRules = {
  steps: {
    hyperMetabolism({ g }, { seat }) {
      const options = [...new Set(g.players[seat]!.actionCards)]
      if (options.length > 0)
        ask(g, {
          seat,
          kind: 'metabolize',
          required: true,
          pick: { of: 'actionCard', options, min: 0, max: 1 },
        })
    },
  },
  answers: {
    metabolize(env, { seat }, cards: ActionCardId[]) {
      discardActionCards(env.g, seat, cards)
      drawActionCards(env, seat, cards.length)
    },
  },
} satisfies TiChapter
