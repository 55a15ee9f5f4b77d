import type { SeatId } from '../../../kit/index.ts'

/** Simulated Early Turns, step by step. Section 47. */
export type EarlyStep =
  | { do: 'earlyTurns' | 'earlyEnd' | 'earlyStatus' }
  | { do: 'expand'; seat: SeatId; again?: true }
  | { do: 'earlyTechnology' | 'earlyBuy' | 'earlySend'; seat: SeatId }
