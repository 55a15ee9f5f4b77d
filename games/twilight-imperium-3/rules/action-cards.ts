/** Action cards are drawn, and discarded down to the limit of a hand. TI-26.01, TI-2.18. */

import { ask, type Env, ref, refs, type SeatId, say, sayTo } from '../../kit/index.ts'
import type { ActionCardId } from '../data/index.ts'
import { line } from '../line.ts'
import { handLimitOf } from '../numbers/status.ts'
import type { TiChapter, TiState } from '../state.ts'
import { drawLive } from './live-draw.ts'
import { doNext } from './steps.ts'

/** As many as there are. */
export const drawActionCards = ({ g }: Env<TiState>, seat: SeatId, count: number): void =>
  doNext(g, { do: 'drawActionCards', seat, count })

/** Puts cards of a hand onto the discards, face up. [TI-26.03] */
export function discardActionCards(g: TiState, seat: SeatId, cards: readonly ActionCardId[]): void {
  if (cards.length === 0) return
  const hand = g.players[seat]!.actionCards
  for (const card of cards) hand.splice(hand.indexOf(card), 1)
  g.discards.actionCards.push(...cards)
  say(g, line('log.discards', { seat: ref('seat', seat), cards: refs('actionCard', cards) }))
}

export const cardRules = {
  steps: {
    /** Those for which there is room at once, the others one at a time. [TI-26.01] */
    drawActionCards({ g, random }, { seat, count }) {
      if (count <= 0) return
      const room = handLimitOf(g, seat) - g.players[seat]!.actionCards.length
      const now = Math.max(1, Math.min(count, room))
      const drawn = drawLive(g, 'actionCards', now, random)
      if (drawn.length === 0) return
      g.players[seat]!.actionCards.push(...drawn)
      const who = { seat: ref('seat', seat), count: drawn.length }
      sayTo(
        g,
        [seat],
        line('log.drawsCards', { ...who, cards: refs('actionCard', drawn) }),
        line('log.draws', who),
      )
      doNext(g, { do: 'handLimit', seat }, { do: 'drawActionCards', seat, count: count - now })
    },
    /** [TI-26.01] */
    handLimit({ g }, { seat }) {
      const hand = g.players[seat]!.actionCards
      if (hand.length <= handLimitOf(g, seat)) return
      const options = [...new Set(hand)]
      doNext(g, { do: 'handLimit', seat })
      ask(g, { seat, kind: 'discard', required: true, pick: { of: 'actionCard', options, min: 1, max: 1 } })
    },
  },
  answers: {
    discard({ g }, { seat }, cards: ActionCardId[]) {
      discardActionCards(g, seat, cards)
    },
  },
} satisfies TiChapter
