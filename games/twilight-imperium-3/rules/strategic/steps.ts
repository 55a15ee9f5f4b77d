/** The steps that these rules know. */
import type { SeatId } from '../../../kit/index.ts'
import type { AbilityCardId, Cell, PlanetId, StrategyCardId, TechnologyId } from '../../data/index.ts'
import type { Area, Counts } from '../../state.ts'
import type { CardPlay } from '../../state-cards.ts'
import type { Payment, Production, WarfareMove } from '../../state-plans.ts'

export type StrategicStep =
  | AssemblyStep
  | BureaucracyStep
  | AlertStep
  | PeaceStep
  | { do: 'primary'; seat: SeatId; card: StrategyCardId; args: StrategicArgs }
  | { do: 'useSecondary'; seat: SeatId; card: AbilityCardId; args: StrategicArgs }
  | { do: 'choosePrimary'; seat: SeatId; card: StrategyCardId }
  | { do: 'secondaries'; card: StrategyCardId }
  | { do: 'secondary'; seat: SeatId; card: AbilityCardId; isFree?: boolean }
  | { do: 'endStrategic'; card: StrategyCardId }

export type AssemblyStep =
  | { do: 'dealPolitical' }
  | { do: 'assembly'; seat: SeatId }
  | { do: 'drawPolitical'; seat: SeatId; count: number }
  | { do: 'politicalLimit'; seat: SeatId }
  | { do: 'playPolitical'; seat: SeatId }

export type BureaucracyStep = { do: 'revealFirst' } | { do: 'peekObjectives' | 'claimNow'; seat: SeatId }

export type PeaceStep = { do: 'giveUpCounter'; seat: SeatId; cell: Cell }

export type AlertStep = { do: 'takeAlert'; seat: SeatId; cell: Cell }

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
