/** Moves of the action phase. */
import * as z from 'zod/mini'
import { close, moveOf } from '../../kit/index.ts'
import { entriesOf, STRATEGY_CARDS } from '../data/index.ts'
import { line, refuse } from '../line.ts'
import { pass } from '../rules/action-phase.ts'
import type { TiState, TiView } from '../state.ts'
import { passWarnings } from './composing/warnings.ts'

export const turnMoves = {
  /** [TI-12.02, TI-12.03] */
  pass: moveOf<TiState, TiView>()({
    during: ['turn'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal(view, { seat }) {
      const open = entriesOf(view.players[seat]!.strategy).filter(
        ([card, state]) => state === 'ready' && !STRATEGY_CARDS[card].hasNoAction,
      )
      return open.length > 0 ? refuse('TI-12.03', 'strategicActionFirst') : undefined
    },
    act({ g }, { seat, ask }) {
      close(g, ask)
      pass(g, seat)
    },
    label: () => line('move.pass'),
    notes: (view, { seat }) => passWarnings(view, seat),
  }),
}
