import type { Env, Refusal, SeatId } from '../../../kit/index.ts'
import type { Cell, PlanetId, ShipKind, StrategyCardId, TechnologyId } from '../../data/index.ts'
import type { Area, Counts, TiState, TiView } from '../../state.ts'
import type { Payment } from '../payment.ts'
import type { Production } from '../tactical/draft.ts'
import type { CardPlay } from '../windows/types.ts'
import type { AssemblyStep } from './assembly.ts'
import type { BureaucracyStep } from './bureaucracy.ts'
import type { PeaceStep } from './diplomacy-ii.ts'
import type { AlertStep } from './warfare-ii.ts'

/** A ship that the Warfare card moves. [TI-13.36] */
export interface WarfareMove {
  from: Cell
  ship: ShipKind
  /** The place of a laden ship in the list of its fleet. */
  laden?: number | undefined
  /** Carried along. [TI-34.43] */
  fighters?: number | undefined
  to: Cell
}

/** What a player says with a strategy card; each card looks at what it needs. */
export interface StrategicArgs {
  opponent?: SeatId | undefined
  counters?: Counts<Area> | undefined
  system?: Cell | undefined
  technology?: TechnologyId | undefined
  /** Gained besides, without paying. [TI-31.02] */
  free?: TechnologyId | undefined
  planets?: PlanetId[] | undefined
  payment?: Payment | undefined
  production?: Production | undefined
  ships?: WarfareMove[] | undefined
  /** Cards for the technology that is acquired. [W22] */
  cards?: CardPlay[] | undefined
  /** Cancels all trade agreements instead. [TI-13.30] */
  cancel?: true | undefined
  /** Trade agreements that are cancelled. [TI-34.35] */
  agreements?: SeatId[][] | undefined
  /** A planet that is annexed. [TI-34.16] */
  planet?: PlanetId | undefined
}

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

export type StrategicStep =
  | AssemblyStep
  | BureaucracyStep
  | AlertStep
  | PeaceStep
  | { do: 'primary' | 'useSecondary'; seat: SeatId; card: StrategyCardId; args: StrategicArgs }
  | { do: 'choosePrimary'; seat: SeatId; card: StrategyCardId }
  | { do: 'secondaries'; card: StrategyCardId }
  | { do: 'secondary'; seat: SeatId; card: StrategyCardId; isFree?: boolean }
  | { do: 'endStrategic'; card: StrategyCardId }
