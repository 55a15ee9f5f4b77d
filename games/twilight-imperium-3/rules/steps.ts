/** Everything that can be left to do, and how it is put on the stack. */
import { next } from '../../kit/index.ts'
import type { TiState } from '../state.ts'
import type { ActionStep } from './action-phase.ts'
import type { SetupStep } from './setup/steps.ts'
import type { StatusStep } from './status-phase.ts'
import type { StrategyStep } from './strategy-phase.ts'

export type TiStep = SetupStep | StrategyStep | ActionStep | StatusStep

/** What is done next, in this order, before everything that was to be done anyway. */
export const doNext = (g: TiState, ...steps: TiStep[]): void => next(g, ...steps)
