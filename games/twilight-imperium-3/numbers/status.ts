/** What the status phase gives. [TI-22.01] */
import { line, type SeatId, type Sum } from '../../kit/index.ts'
import { type InForce, isRace, modifiersOf, part, simpleSum } from './modifiers.ts'

export const statusCountersOf = (g: InForce, seat: SeatId): Sum =>
  simpleSum([part(line('sum.statusPhase'), 2)], modifiersOf(g, seat, 'statusCounters'))

const HAND_LIMIT = 7

/** Action cards that a player may hold; Yssaril as many as they like. [TI-26.01, TI-31.08] */
export const handLimitOf = (g: InForce, seat: SeatId): number =>
  isRace(g, seat, 'yssaril') ? Number.POSITIVE_INFINITY : HAND_LIMIT

export const statusCardsOf = (g: InForce, seat: SeatId): Sum =>
  simpleSum([part(line('sum.statusPhase'), 1)], modifiersOf(g, seat, 'statusCards'))
