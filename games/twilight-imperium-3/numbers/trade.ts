/** Trade goods that agreements give. [TI-28.10] */
import { ref, type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import { RACES } from '../data/index.ts'
import { line } from '../line.ts'
import type { TiView } from '../state.ts'
import { isLaw } from './laws.ts'
import { type InForce, modifiersOf, part, term } from './modifiers.ts'

/** What one of the two Trade cards of a player is worth to whoever holds it. [TI-28.01] */
export const contractValue = (g: Pick<TiView, 'players'>, owner: SeatId, contract: number): number =>
  RACES[g.players[owner]!.race!].contracts[contract]!

/** Whoever holds a Trade card of this player gave one in return. [TI-28.02] */
export const partnersOf = (g: Pick<TiView, 'players'>, seat: SeatId): SeatId[] =>
  g.players[seat]!.contracts.flatMap(holder => holder ?? [])

/** Those whose agreement counts: not what was agreed on in the same action. [TI-13.32] */
export const payingPartnersOf = (g: Pick<TiView, 'players' | 'action'>, seat: SeatId): SeatId[] =>
  partnersOf(g, seat).filter(
    other => !g.action?.agreed?.some(pair => pair.includes(seat) && pair.includes(other)),
  )

/** What a player gains when he collects from his agreements. [TI-28.10, TI-31.01, TI-32.32, TI-32.48] */
export function tradeIncomeOf(g: InForce & Pick<TiView, 'action'>, seat: SeatId): Sum {
  const partners = payingPartnersOf(g, seat)
  if (partners.length === 0) return sumOf([])
  const cards = partners.map(other =>
    part(
      line('sum.agreement', { seat: ref('seat', other) }),
      g.effects.some(({ id }) => id === 'intergalactic-commerce')
        ? 1
        : contractValue(g, other, g.players[other]!.contracts.indexOf(seat)),
    ),
  )
  const more = modifiersOf(g, seat, 'tradeIncome').map(({ source, modifier }) =>
    part(line('sum.source', { source }), modifier.amount * partners.length),
  )
  const free = isLaw(g, 'free-trade') ? [term(ref('politicalCard', 'free-trade'), 1)] : []
  return sumOf([...cards, ...free, ...more])
}
