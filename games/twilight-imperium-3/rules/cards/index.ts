/** What each action card does. */
import type { ActionCardId } from '../../data/index.ts'
import { actions } from './actions.ts'
import { battleCards } from './battle.ts'
import { movementCards } from './movement.ts'
import { sabotage } from './sabotage.ts'
import { strategyPhaseCards } from './strategy-phase.ts'
import type { CardRule } from './types.ts'

export const CARDS: { readonly [card in ActionCardId]: CardRule } = {
  ...actions,
  ...battleCards,
  ...movementCards,
  ...strategyPhaseCards,
  sabotage,
}
