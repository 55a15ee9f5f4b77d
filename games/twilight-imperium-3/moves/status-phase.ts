/** Moves of the status phase. */
import * as z from 'zod/mini'
import { close, moveOf, ref } from '../../kit/index.ts'
import { entriesOf } from '../data/index.ts'
import { line } from '../line.ts'
import { type Claim, claim, refuseClaims, someClaims } from '../rules/objectives/claims.ts'
import {
  type Redistribution,
  redistribute,
  refuseRedistribution,
  someRedistributions,
} from '../rules/status-phase.ts'
import { areasLine, listed, systemRef, unitsLine } from '../rules/words.ts'
import type { TiState, TiView } from '../state.ts'
import { redistributionSteps } from './composing/counters.ts'
import { redistributionWarnings } from './composing/warnings.ts'
import { isHeads, pick } from './samples/chance.ts'
import { areaCounts, claims, scuttled, seat as seatId } from './shapes.ts'
import { claimsLine } from './wording.ts'

export const statusPhaseMoves = {
  /** [TI-24.02] */
  claim: moveOf<TiState, TiView>()({
    during: ['claim', 'claimNow'],
    args: z.tuple([claims]),
    candidates: (view, { seat }) => someClaims(view, seat).map((one): [Claim[]] => [one]),
    // Games end by claims, so random play seldom lets one go.
    sample(view, { seat }, random) {
      const all = someClaims(view, seat)
      const wanted = isHeads(random, 0.9) ? all.filter(one => one.length > 0) : all
      return [pick(wanted, random) ?? []]
    },
    refusal: (view, { seat, ask }, [wanted]) => refuseClaims(view, seat, wanted, ask.kind === 'claimNow'),
    act({ g }, { seat, ask }, [wanted]) {
      close(g, ask)
      claim(g, seat, wanted)
    },
    label: (_, __, [wanted]) => claimsLine(wanted),
  }),

  /** [TI-22.02, TI-22.05] */
  redistribute: moveOf<TiState, TiView>()({
    during: ['redistribute'],
    args: z.tuple([
      z.strictObject({
        counters: areaCounts,
        scuttle: z.optional(scuttled),
        partners: z.optional(z.array(seatId).check(z.maxLength(2))),
      }),
    ]),
    candidates: (view, { seat }) => someRedistributions(view, seat).map((one): [Redistribution] => [one]),
    refusal: (view, { seat }, [wanted]) => refuseRedistribution(view, seat, wanted),
    act({ g }, { seat, ask }, [wanted]) {
      close(g, ask)
      redistribute(g, seat, wanted)
    },
    label: (view, _, [{ counters, scuttle, partners = [] }]) =>
      listed([
        areasLine(counters),
        ...Object.entries(scuttle?.ships ?? {}).map(([cell, { destroy }]) =>
          line('move.scuttle', { units: unitsLine(destroy), place: systemRef(view, cell) }),
        ),
        ...entriesOf(scuttle?.planets ?? {}).map(([planet, units]) =>
          line('move.scuttle', { units: unitsLine(units), place: ref('planet', planet) }),
        ),
        ...partners.map(other => line('move.breakAgreement', { seat: ref('seat', other) })),
      ]),
    changes: (view, { seat }, [wanted]) =>
      redistributionSteps(view, seat, wanted).map(({ to, ...words }) => ({ ...words, args: [to] })),
    notes: (view, { seat }, [wanted]) => redistributionWarnings(view, seat, wanted),
  }),
}
