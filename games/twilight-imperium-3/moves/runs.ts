/** Sabotage Runs are flown, or not. Section 53. */
import * as z from 'zod/mini'
import { close, moveOf } from '../../kit/index.ts'
import { line, refuse } from '../line.ts'
import { fly, runnersOf } from '../rules/battle/runs.ts'
import { doNext } from '../rules/steps.ts'
import { unitsLine } from '../rules/words.ts'
import type { TiState, TiView } from '../state.ts'
import { amount } from './shapes.ts'

export const runMoves = {
  /** So many Fighters; 0: none. [TI-53.01] */
  flyRun: moveOf<TiState, TiView>()({
    during: ['sabotageRun'],
    args: z.tuple([amount]),
    candidates: (view, { seat }) =>
      Array.from({ length: runnersOf(view, view.battle!, seat) + 1 }, (_, count): [number] => [count]),
    refusal: (view, { seat }, [count]) =>
      count > runnersOf(view, view.battle!, seat) ? refuse('TI-53.01', 'noSuchShips') : undefined,
    act(env, { seat, ask }, [count]) {
      close(env.g, ask)
      const at = Number(ask.about!.at)
      if (count > 0) fly(env, seat, at, count)
      else doNext(env.g, { do: 'sabotageRun', seat, at: at + 1 })
    },
    label: (_, __, [count]) =>
      count === 0 ? line('move.flyNone') : line('move.flyRun', { units: unitsLine({ fighter: count }) }),
  }),
}
