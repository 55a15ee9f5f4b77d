/** Actions that technologies allow. */

import * as z from 'zod/mini'
import { type Ask, close, moveOf, ref } from '../../kit/index.ts'
import type { ActionCardId, PlanetId } from '../data/index.ts'
import { line } from '../line.ts'
import { othersFrom } from '../rules/seats.ts'
import { doNext } from '../rules/steps.ts'
import {
  RECYCLED,
  type Recycled,
  recycle,
  refuseCenters,
  refuseRecycling,
  runCenters,
} from '../rules/technology/racial/dealings.ts'
import { fly, refuseShuttle, type Shuttle, someShuttles } from '../rules/technology/racial/shuttles.ts'
import type { Route } from '../rules/technology/steps.ts'
import { refuseTransit, someTransits, transit } from '../rules/technology/transit-diodes.ts'
import { unitsLine } from '../rules/words.ts'
import type { TiState, TiView } from '../state.ts'
import { actionCard, amount, planet as planetId, seat as seatId } from './shapes.ts'

const routeOf = ({ about }: Ask) => about as Route | undefined

const troopsLine = ({ from, to, count }: Shuttle) => ({
  units: unitsLine({ groundForce: count }),
  planet: ref('planet', from),
  other: ref('planet', to),
})

export const technologyMoves = {
  /** `transitDiodes(ask, from, to, count)`: moves Ground Forces between two planets. [TI-32.46, TI-12.02] */
  transitDiodes: moveOf<TiState, TiView>()({
    during: ['turn'],
    args: z.tuple([planetId, planetId, amount]),
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

  /** `productionCenters(ask, seat)`: Hacan gain trade goods, and so does somebody else. [TI-36.11, TI-12.02] */
  productionCenters: moveOf<TiState, TiView>()({
    during: ['turn'],
    args: z.tuple([seatId]),
    candidates: (view, { seat }) => othersFrom(view, seat).map((other): [string] => [other]),
    refusal: (view, { seat }, [other]) => refuseCenters(view, seat, other),
    act({ g }, { seat, ask }, [other]) {
      close(g, ask)
      runCenters(g, seat, other)
    },
    label: (_, __, [other]) => line('move.productionCenters', { seat: ref('seat', other) }),
  }),

  /** `recycle(ask, card, into)`: Winnu discard an action card for something else. [TI-36.22, TI-12.02] */
  recycle: moveOf<TiState, TiView>()({
    during: ['turn'],
    args: z.tuple([actionCard, z.enum(RECYCLED)]),
    candidates: (view, { seat }) =>
      [...new Set(view.players[seat]!.actionCards.flatMap(card => card ?? []))].flatMap(card =>
        RECYCLED.map((into): [ActionCardId, Recycled] => [card, into]),
      ),
    refusal: (view, { seat }, [card, into]) => refuseRecycling(view, seat, card, into),
    act(env, { seat, ask }, [card, into]) {
      close(env.g, ask)
      recycle(env, seat, card, into)
    },
    label: (_, __, [card, into]) =>
      line(into === 'counter' ? 'move.recycleCounter' : 'move.recycleTradeGoods', {
        card: ref('actionCard', card),
      }),
  }),

  /** `shuttle(ask, from, to, count)`: Yssaril move Ground Forces; they are asked again for the same two systems. [TI-36.19] */
  shuttle: moveOf<TiState, TiView>()({
    during: ['shuttle'],
    args: z.tuple([planetId, planetId, amount]),
    candidates: (view, { seat, ask }) =>
      someShuttles(view, seat, routeOf(ask)).map(({ from, to, count }): [PlanetId, PlanetId, number] => [
        from,
        to,
        count,
      ]),
    refusal: (view, { seat, ask }, [from, to, count]) =>
      refuseShuttle(view, seat, routeOf(ask), { from, to, count }),
    act({ g }, { seat, ask }, [from, to, count]) {
      close(g, ask)
      const route = fly(g, seat, { from, to, count })
      doNext(g, { do: 'shuttle', seat, route })
    },
    label: (_, __, [from, to, count]) => line('move.shuttle', troopsLine({ from, to, count })),
  }),
}
