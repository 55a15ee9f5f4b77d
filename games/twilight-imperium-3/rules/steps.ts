/** Everything that can be left to do, and how it is put on the stack. */
import type { SeatId } from '../../kit/index.ts'
import { next } from '../../kit/index.ts'
import type { Cell, StrategyCardId } from '../data/index.ts'
import type { TiState } from '../state.ts'
import type { Value } from '../state-plans.ts'
import type {
  BattleStep,
  BonusStep,
  DevotionStep,
  DiceStep,
  HitsStep,
  RecordStep,
  RunStep,
  ShotsStep,
} from './battle/steps.ts'
import type {
  AbilityStep,
  BattleCardStep,
  DealingStep,
  FateStep,
  ForesightStep,
  HandStep,
  PolicyStep,
  SearchStep,
} from './cards/steps.ts'
import type { DomainStep } from './domains/steps.ts'
import type { EarlyStep } from './early/steps.ts'
import type { LeaderStep, PassageStep } from './leaders/steps.ts'
import type { ClaimStep } from './objectives/steps.ts'
import type { AgendaStep, ChoiceStep, TariffStep, VoiceStep } from './politics/steps.ts'
import type { SetupStep } from './setup/steps.ts'
import type { StrategicStep } from './strategic/steps.ts'
import type { MineStep, NeutralStep, TacticalStep } from './tactical/steps.ts'
import type {
  AttackersStep,
  FallenStep,
  LogisticsStep,
  MetabolismStep,
  ShuttleStep,
  WeaponStep,
} from './technology/steps.ts'
import type { NegotiationStep } from './trade/steps.ts'
import type { WindowStep } from './windows/steps.ts'

export type CardStep =
  | { do: 'drawActionCards'; seat: SeatId; count: number }
  | { do: 'handLimit'; seat: SeatId }

export type ActionStep = { do: 'startActionPhase' | 'startOrder' | 'nextTurn' } | { do: 'turn'; seat: SeatId }

export type AgeStep = { do: 'turnMarker' }

export type ArtifactStep =
  | { do: 'artifacts' }
  | { do: 'chooseArtifact'; seat: SeatId }
  | { do: 'layArtifacts' }

export type CardTradeStep = { do: 'tradeCards'; seat: SeatId; left: number } | { do: 'answerCards' }

export type EliminationStep = { do: 'elimination' }

export type FloatingDockStep = { do: 'docksAlone'; cell: Cell }

export type LongWarStep = { do: 'lastObjective' }

export type OpenDrawStep = { do: 'layOut' } | { do: 'takeLaid'; seat: SeatId }

export type PayingStep = { do: 'payFor'; seat: SeatId; price: number; value: Value }

export type RefreshStep = { do: 'refreshAbilities' } | { do: 'refreshAbility'; seat: SeatId }

export type StatusStep =
  | { do: 'startStatusPhase' }
  | { do: 'repair' }
  | { do: 'removeCounters' }
  | { do: 'refresh' }
  | { do: 'drawAndGain' }
  | { do: 'drawAndGainOne' | 'statusAbilities'; seat: SeatId }
  | { do: 'redistribute' }
  | { do: 'returnCards' }
  | ShuttleStep

export type StrategyStep =
  | { do: 'startRound' }
  | { do: 'pickStrategy'; seat: SeatId; not?: StrategyCardId }
  | { do: 'takeStrategy'; seat: SeatId; card: StrategyCardId }
  | { do: 'convertBonus'; seat: SeatId; count: number }
  | { do: 'endStrategyPhase' }

export type LimitsStep =
  | { do: 'unitLimits' }
  | { do: 'fleetExcess' | 'heavyExcess'; seat: SeatId; cell: Cell }

export type TiStep =
  | SetupStep
  | ArtifactStep
  | AgeStep
  | LongWarStep
  | LeaderStep
  | PassageStep
  | StrategyStep
  | ActionStep
  | TacticalStep
  | MineStep
  | NeutralStep
  | DomainStep
  | EarlyStep
  | FloatingDockStep
  | StrategicStep
  | BattleStep
  | BonusStep
  | DevotionStep
  | DiceStep
  | HitsStep
  | RecordStep
  | RunStep
  | ShotsStep
  | LimitsStep
  | StatusStep
  | ClaimStep
  | EliminationStep
  | NegotiationStep
  | FallenStep
  | AttackersStep
  | WeaponStep
  | LogisticsStep
  | CardStep
  | AbilityStep
  | DealingStep
  | HandStep
  | FateStep
  | ForesightStep
  | BattleCardStep
  | PolicyStep
  | SearchStep
  | WindowStep
  | AgendaStep
  | VoiceStep
  | ChoiceStep
  | PayingStep
  | CardTradeStep
  | OpenDrawStep
  | TariffStep
  | RefreshStep
  | MetabolismStep

/** What is done next, in this order, before everything that was to be done anyway. */
export const doNext = (g: TiState, ...steps: TiStep[]): void => next(g, ...steps)
