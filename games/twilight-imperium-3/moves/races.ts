/** Actions of races. Section 31. */
import * as z from 'zod/mini'
import { close, moveOf, ref } from '../../kit/index.ts'
import { type PlanetId, SHIP_KINDS, type ShipKind } from '../data/index.ts'
import { line } from '../line.ts'
import { exchange, refuseExchange } from '../rules/influence-exchange.ts'
import { planetsOf } from '../rules/planets.ts'
import { drop, refuseDrop, refuseSpying, refuseStall, spy, stall } from '../rules/races.ts'
import { othersFrom } from '../rules/seats.ts'
import { fleetsOf } from '../rules/space.ts'
import { FORGED, forge, refuseForge } from '../rules/star-forge.ts'
import { systemRef, unitsLine } from '../rules/words.ts'
import type { TiState, TiView } from '../state.ts'
import { cell, planet as planetId, seat as seatId } from './shapes.ts'

export const raceMoves = {
  /** Yssaril let a turn go by. [TI-31.08] */
  stall: moveOf<TiState, TiView>()({
    during: ['turn'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: (view, { seat }) => refuseStall(view, seat),
    act({ g }, { seat, ask }) {
      close(g, ask)
      stall(g, seat)
    },
    label: () => line('move.stall'),
  }),

  /** Yssaril look at a hand; the turn goes on. [TI-31.15] */
  spy: moveOf<TiState, TiView>()({
    during: ['turn'],
    args: z.tuple([seatId]),
    candidates: (view, { seat }) => othersFrom(view, seat).map((other): [string] => [other]),
    refusal: (view, { seat }, [other]) => refuseSpying(view, seat, other),
    act: (env, { seat }, [other]) => spy(env, seat, other),
    label: (_, __, [other]) => line('move.spy', { seat: ref('seat', other) }),
  }),

  /** Muaat forge ships. [TI-30.07, TI-12.02] */
  starForge: moveOf<TiState, TiView>()({
    during: ['turn'],
    args: z.tuple([cell, z.enum(SHIP_KINDS)]),
    candidates: (view, { seat }) =>
      fleetsOf(view, seat).flatMap(at =>
        SHIP_KINDS.filter(ship => FORGED[ship]).map((ship): [string, ShipKind] => [at, ship]),
      ),
    refusal: (view, { seat }, [at, ship]) => refuseForge(view, seat, at, ship),
    act({ g }, { seat, ask }, [at, ship]) {
      close(g, ask)
      forge(g, seat, at, ship)
    },
    label: (view, _, [at, ship]) =>
      line('move.starForge', { units: unitsLine({ [ship]: FORGED[ship]! }), system: systemRef(view, at) }),
  }),

  /** Yin exchange the values of a planet. [TI-30.28, TI-12.02] */
  exchangeValues: moveOf<TiState, TiView>()({
    during: ['turn'],
    args: z.tuple([planetId]),
    candidates: (view, { seat }) => planetsOf(view, seat).map((planet): [PlanetId] => [planet]),
    refusal: (view, { seat }, [planet]) => refuseExchange(view, seat, planet),
    act({ g }, { seat, ask }, [planet]) {
      close(g, ask)
      exchange(g, seat, planet)
    },
    label: (_, __, [planet]) => line('move.exchangeValues', { planet: ref('planet', planet) }),
  }),

  /** Sol place Ground Forces. [TI-31.10, TI-12.02] */
  orbitalDrop: moveOf<TiState, TiView>()({
    during: ['turn'],
    args: z.tuple([planetId]),
    candidates: (view, { seat }) => planetsOf(view, seat).map((planet): [PlanetId] => [planet]),
    refusal: (view, { seat }, [planet]) => refuseDrop(view, seat, planet),
    act({ g }, { seat, ask }, [planet]) {
      close(g, ask)
      drop(g, seat, planet)
    },
    label: (_, __, [planet]) => line('move.orbitalDrop', { planet: ref('planet', planet) }),
  }),
}
