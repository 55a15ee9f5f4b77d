/** Everything that can be left to do, and how it is put on the stack. */
import { next } from '../../kit/index.ts'
import type { TiState } from '../state.ts'
import type { CardStep } from './action-cards.ts'
import type { ActionStep } from './action-phase.ts'
import type { AgeStep } from './age-of-empire.ts'
import type { ArtifactStep } from './artifacts.ts'
import type { BattleStep } from './battle/battle.ts'
import type { BonusStep } from './battle/bonus.ts'
import type { DevotionStep } from './battle/devotion.ts'
import type { DiceStep } from './battle/dice.ts'
import type { HitsStep } from './battle/hits.ts'
import type { RecordStep } from './battle/record.ts'
import type { RunStep } from './battle/runs.ts'
import type { ShotsStep } from './battle/shots.ts'
import type { CardTradeStep } from './card-trade.ts'
import type { AbilityStep } from './cards/abilities.ts'
import type { FateStep } from './cards/actions-expansion.ts'
import type { BattleCardStep } from './cards/battle-expansion.ts'
import type { DealingStep } from './cards/dealing.ts'
import type { ForesightStep } from './cards/foresight.ts'
import type { HandStep } from './cards/hands.ts'
import type { PolicyStep } from './cards/politics.ts'
import type { SearchStep } from './cards/strategy-phase.ts'
import type { DomainStep } from './domains/steps.ts'
import type { EarlyStep } from './early/steps.ts'
import type { EliminationStep } from './elimination.ts'
import type { FloatingDockStep } from './floating-docks.ts'
import type { PassageStep } from './leaders/passage.ts'
import type { LeaderStep } from './leaders/steps.ts'
import type { LongWarStep } from './long-war.ts'
import type { ClaimStep } from './objectives/claims.ts'
import type { OpenDrawStep } from './open-draw.ts'
import type { PayingStep } from './paying.ts'
import type { VoiceStep } from './politics/cards/voice.ts'
import type { TariffStep } from './politics/tariff.ts'
import type { AgendaStep, ChoiceStep } from './politics/types.ts'
import type { RefreshStep } from './refresh-abilities.ts'
import type { SetupStep } from './setup/steps.ts'
import type { StatusStep } from './status-phase.ts'
import type { StrategicStep } from './strategic/types.ts'
import type { StrategyStep } from './strategy-phase.ts'
import type { MineStep } from './tactical/mines.ts'
import type { NeutralStep } from './tactical/neutrals.ts'
import type { TacticalStep } from './tactical/steps.ts'
import type { WeaponStep } from './technology/bacterial-weapon.ts'
import type { FallenStep } from './technology/fallen.ts'
import type { LogisticsStep } from './technology/fleet-logistics.ts'
import type { AttackersStep } from './technology/graviton-negator.ts'
import type { MetabolismStep } from './technology/hyper-metabolism.ts'
import type { NegotiationStep } from './trade/negotiation.ts'
import type { LimitsStep } from './unit-limits.ts'
import type { WindowStep } from './windows/types.ts'

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
