/** The law Core Stability: action cards of the status phase lie open, and are taken one after another. [TI-32.37] */

import { ask, drawCards, ref, refs, type SeatId, say } from '../../kit/index.ts'
import type { ActionCardId } from '../data/index.ts'
import { line } from '../line.ts'
import { statusCardsOf } from '../numbers/status.ts'
import { readyInfluenceOf } from '../numbers/votes.ts'
import type { TiChapter, TiState } from '../state.ts'
import { clockwiseFrom } from './seats.ts'
import { doNext } from './steps.ts'

/** Everybody sees who takes what. */
function take(g: TiState, seat: SeatId, card: ActionCardId | undefined): void {
  if (card === undefined) return
  const at = g.laidOut.indexOf(card)
  g.laidOut = g.laidOut.filter((_, i) => i !== at)
  g.players[seat]!.actionCards.push(card)
  say(g, line('log.takesLaid', { seat: ref('seat', seat), card: ref('actionCard', card) }))
  doNext(g, { do: 'handLimit', seat })
}

export const openDrawRules = {
  steps: {
    /** As many as all draw together; whoever has most influence ready takes his share first. */
    layOut({ g, random }) {
      const influence = (seat: SeatId) => readyInfluenceOf(g, seat).total
      const seats = clockwiseFrom(g, g.speaker).toSorted((one, other) => influence(other) - influence(one))
      const taken = seats.flatMap(seat => Array.from({ length: statusCardsOf(g, seat).total }, () => seat))
      g.laidOut = drawCards(g.decks.actionCards, g.discards.actionCards, taken.length, random)
      if (g.laidOut.length > 0) say(g, line('log.layOut', { cards: refs('actionCard', g.laidOut) }))
      doNext(g, ...taken.map(seat => ({ do: 'takeLaid', seat }) as const))
    },
    takeLaid({ g }, { seat }) {
      const options = [...new Set(g.laidOut)]
      if (options.length <= 1) return take(g, seat, options[0])
      ask(g, { seat, kind: 'takeLaid', required: true, pick: { of: 'actionCard', options, min: 1, max: 1 } })
    },
  },
  answers: {
    takeLaid({ g }, { seat }, [card]: ActionCardId[]) {
      take(g, seat, card)
    },
  },
} satisfies TiChapter
