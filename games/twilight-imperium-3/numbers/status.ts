/** What the status phase gives. [TI-22.01] */
import { line, type SeatId, type Sum } from '../../kit/index.ts'
import type { TiView } from '../state.ts'
import { modifiersOf, part, simpleSum } from './modifiers.ts'

export const statusCountersOf = (g: Pick<TiView, 'players'>, seat: SeatId): Sum =>
  simpleSum([part(line('sum.statusPhase'), 2)], modifiersOf(g, seat, 'statusCounters'))

export const statusCardsOf = (g: Pick<TiView, 'players'>, seat: SeatId): Sum =>
  simpleSum([part(line('sum.statusPhase'), 1)], modifiersOf(g, seat, 'statusCards'))
