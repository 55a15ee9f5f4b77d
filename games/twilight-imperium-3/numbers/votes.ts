/** Votes in the council. [TI-27.05] */
import { line, ref, type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import { readyPlanetsOf } from '../rules/payment.ts'
import type { TiView } from '../state.ts'
import { part, term } from './modifiers.ts'
import { planetValue } from './planets.ts'

/** Influence of planets that are not exhausted. */
export const readyInfluenceOf = (g: Pick<TiView, 'planets' | 'players'>, seat: SeatId): Sum =>
  sumOf(
    readyPlanetsOf(g, seat).map(planet =>
      term(ref('planet', planet), planetValue(planet, 'influence').total),
    ),
  )

/** Nobody has less than one vote. */
export function votesOf(g: Pick<TiView, 'planets' | 'players'>, seat: SeatId): Sum {
  const influence = readyInfluenceOf(g, seat)
  return influence.total > 0 ? influence : sumOf([part(line('sum.atLeast'), 1)])
}
