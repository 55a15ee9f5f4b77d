/** Actions that technologies allow. */
import * as z from 'zod/mini'
import { close, line, moveOf, ref } from '../../kit/index.ts'
import { refuseTransit, someTransits, transit } from '../rules/technology/transit-diodes.ts'
import { unitsLine } from '../rules/words.ts'
import type { TiState, TiView } from '../state.ts'
import { amount, id } from './shapes.ts'

export const technologyMoves = {
  /** `transitDiodes(ask, from, to, count)`: moves Ground Forces between two planets. [TI-32.46, TI-12.02] */
  transitDiodes: moveOf<TiState, TiView>()({
    during: ['turn'],
    args: z.tuple([id, id, amount]),
    candidates: (view, { seat }) => someTransits(view, seat),
    refusal: (view, { seat }, [from, to, count]) => refuseTransit(view, seat, from, to, count),
    act({ g }, { seat, ask }, [from, to, count]) {
      close(g, ask)
      transit(g, seat, from, to, count)
    },
    label: (_, __, [from, to, count]) =>
      line('move.transitDiodes', {
        units: unitsLine({ groundForce: count }),
        planet: ref('planet', from),
        other: ref('planet', to),
      }),
  }),
}
