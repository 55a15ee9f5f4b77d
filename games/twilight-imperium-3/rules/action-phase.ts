/** The action phase: turns in the order of play until everybody has passed. Section 12. */
import { ask, ref, type SeatId, say } from '../../kit/index.ts'
import { line } from '../line.ts'
import type { Player, TiChapter, TiState } from '../state.ts'
import { effectsOf } from './effects.ts'
import { orderOfPlay } from './seats.ts'
import { doNext } from './steps.ts'

/** Who takes the next turn after the active player. [TI-12.01] */
export function nextToAct(g: TiState): SeatId | undefined {
  const order = orderOfPlay(g)
  const after = g.active === null ? -1 : order.indexOf(g.active)
  const round = [...order.slice(after + 1), ...order.slice(0, after + 1)]
  return round.find(seat => !g.players[seat]!.passed)
}

export const actionRules = {
  steps: {
    startActionPhase({ g }) {
      g.phase = 'action'
      g.active = null
      const [first] = effectsOf(g, 'first-strike')
      if (!first) return doNext(g, { do: 'nextTurn' })
      g.active = first.by
      doNext(g, { do: 'turn', seat: first.by }, { do: 'startOrder' })
    },
    /** After a turn before all others. [TI-32.51] */
    startOrder({ g }) {
      if (g.active !== null) endStall(g.players[g.active]!)
      g.active = null
      doNext(g, { do: 'nextTurn' })
    },
    nextTurn({ g }) {
      if (g.active !== null) endStall(g.players[g.active]!)
      const seat = nextToAct(g)
      if (seat === undefined) {
        g.active = null
        return doNext(g, { do: 'startStatusPhase' })
      }
      g.active = seat
      doNext(g, { do: 'turn', seat }, { do: 'nextTurn' })
    },
    turn({ g }, { seat }) {
      ask(g, { seat, kind: 'turn', required: true })
    },
  },
} satisfies TiChapter

/** A turn that went by forbids the next one to do so. [TI-31.08] */
function endStall(player: Player): void {
  if (player.stall === 'now') player.stall = 'before'
  else delete player.stall
}

/** [TI-12.04] */
export function pass(g: TiState, seat: SeatId): void {
  g.players[seat]!.passed = true
  say(g, line('log.passes', { seat: ref('seat', seat) }))
}
