/** What the status phase gives. [TI-22.01] */

import { ref, type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import { line } from '../line.ts'
import type { EffectId } from '../state.ts'
import { isLaw } from './laws.ts'
import { hasAbility, type InForce, modifiersOf, part, simpleSum, term } from './modifiers.ts'

/** Those with the fewest counters in Fleet Supply. */
export function lowestFleetSupply({ players }: InForce): SeatId[] {
  const seats = Object.keys(players).filter(seat => !players[seat]!.eliminated)
  const least = Math.min(...seats.map(seat => players[seat]!.counters.fleet))
  return seats.filter(seat => players[seat]!.counters.fleet === least)
}

const PEACE_PRIZE = 'vorhal-peace-prize'

export const statusCountersOf = (g: InForce, seat: SeatId): Sum =>
  simpleSum(
    [
      part(line('sum.statusPhase'), 2),
      ...(isLaw(g, PEACE_PRIZE) && lowestFleetSupply(g).includes(seat)
        ? [term(ref('politicalCard', PEACE_PRIZE), 1)]
        : []),
    ],
    modifiersOf(g, seat, 'statusCounters'),
  )

const HAND_LIMIT = 7
/** Under the law Limits to Individual Power. */
const LIMITED = 3

/** Action cards that a player may hold; Yssaril as many as they like. [TI-26.01, TI-31.08] */
export function handLimitOf(g: InForce, seat: SeatId): number {
  const own = hasAbility(g, seat, 'crafty') ? Number.POSITIVE_INFINITY : HAND_LIMIT
  return isLaw(g, 'limits-to-individual-power') ? Math.min(own, LIMITED) : own
}

/** Everybody has one of these cards instead. */
const FATE = 'master-of-fate'

export function statusCardsOf(g: InForce, seat: SeatId): Sum {
  const { total, terms } = simpleSum([part(line('sum.statusPhase'), 1)], modifiersOf(g, seat, 'statusCards'))
  const isOn = (card: EffectId) => g.effects.some(({ id }) => id === card)
  if (isOn('core-stability')) return sumOf([...terms, term(ref('politicalCard', 'core-stability'), -total)])
  return sumOf(isOn(FATE) ? [...terms, term(ref('actionCard', FATE), -1)] : terms, 0)
}
