/** Who comes after whom. TI-1.06, TI-1.07, TI-57.02. */
import type { SeatId } from '../../kit/index.ts'
import { idsOf, STRATEGY_CARDS } from '../data/index.ts'
import { hasAbility, type InForce } from '../numbers/modifiers.ts'
import type { TiView } from '../state.ts'

/** The players who are still in the game, clockwise, beginning with this seat. [TI-1.07] */
export function clockwiseFrom(g: Pick<TiView, 'order' | 'players'>, first: SeatId): SeatId[] {
  const at = Math.max(0, g.order.indexOf(first))
  return [...g.order.slice(at), ...g.order.slice(0, at)].filter(seat => !g.players[seat]!.eliminated)
}

/** The players who are still in the game. */
export const seatsOf = (g: Pick<TiView, 'order' | 'players'>): SeatId[] => clockwiseFrom(g, g.order[0]!)

/** The others, clockwise from this seat. */
export const othersFrom = (g: Pick<TiView, 'order' | 'players'>, seat: SeatId): SeatId[] =>
  clockwiseFrom(g, seat).filter(other => other !== seat)

/** The number with which a player comes in the order of play. [TI-1.06, TI-31.05] */
export function initiativeOf(g: InForce, seat: SeatId): number {
  const { strategy } = g.players[seat]!
  if (hasAbility(g, seat, 'telepaths')) return g.effects.some(({ second }) => second === seat) ? 0.5 : 0
  return Math.min(...idsOf(strategy).map(card => STRATEGY_CARDS[card].number))
}

/** The order of play; clockwise from the Speaker before strategy cards are held. [TI-1.06, TI-11.08] */
export function orderOfPlay(g: InForce & Pick<TiView, 'order' | 'speaker'>): SeatId[] {
  const seats = clockwiseFrom(g, g.speaker)
  return seats.every(seat => idsOf(g.players[seat]!.strategy).length > 0)
    ? seats.toSorted((one, other) => initiativeOf(g, one) - initiativeOf(g, other))
    : seats
}
