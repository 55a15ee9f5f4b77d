/** What each action card does. */
import type { ActionCardId } from '../../data/index.ts'
import { battleCards } from './battle.ts'
import { dealingCards } from './dealing.ts'
import { harmingCards } from './harming.ts'
import { movementCards } from './movement.ts'
import { placingCards } from './placing.ts'
import { sabotage } from './sabotage.ts'
import { strategyPhaseCards } from './strategy-phase.ts'
import type { CardRule } from './types.ts'

export const CARDS: { readonly [card in ActionCardId]: CardRule } = {
  ...battleCards,
  ...dealingCards,
  ...harmingCards,
  ...placingCards,
  ...movementCards,
  ...strategyPhaseCards,
  sabotage,
}
