/** Actions of races. Section 31. */
import * as z from 'zod/mini'
import { close, line, moveOf, ref } from '../../kit/index.ts'
import { planetsOf } from '../rules/planets.ts'
import { drop, refuseDrop } from '../rules/races.ts'
import type { TiState, TiView } from '../state.ts'
import { id } from './shapes.ts'

export const raceMoves = {
  /** Sol place Ground Forces. [TI-31.10, TI-12.02] */
  orbitalDrop: moveOf<TiState, TiView>()({
    during: ['turn'],
    args: z.tuple([id]),
    candidates: (view, { seat }) => planetsOf(view, seat).map((planet): [string] => [planet]),
    refusal: (view, { seat }, [planet]) => refuseDrop(view, seat, planet),
    act({ g }, { seat, ask }, [planet]) {
      close(g, ask)
      drop(g, seat, planet)
    },
    label: (_, __, [planet]) => line('move.orbitalDrop', { planet: ref('planet', planet) }),
  }),
}
