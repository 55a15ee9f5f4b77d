import type { Env, Refusal, SeatId } from '../../../kit/index.ts'
import type { TiState, TiView } from '../../state.ts'
import type { StrategicArgs } from './steps.ts'

/** An ability of a strategy card. */
export interface Ability {
  /** Why it cannot be used like this; undefined also where it then does nothing. */
  refusal(view: TiView, seat: SeatId, args: StrategicArgs): Refusal | undefined
  act(env: Env<TiState>, seat: SeatId, args: StrategicArgs): void
  /** Ways to use it, for lists. */
  some(view: TiView, seat: SeatId): StrategicArgs[]
  /** One way by chance, where lists show few. */
  sample?(view: TiView, seat: SeatId, random: () => number): StrategicArgs
}

export interface Secondary extends Ability {
  /** Nobody pays a Command Counter for it. [TI-13.02] */
  isFree?: boolean
}

export interface StrategyRule {
  primary: Ability
  secondary?: Secondary
}
