/** What each action card does. */
import type { ActionCardId } from '../../data/index.ts'
import { abilityCards } from './abilities.ts'
import { actionExpansionCards } from './actions-expansion.ts'
import { battleCards } from './battle.ts'
import { battleExpansionCards } from './battle-expansion.ts'
import { dealingCards } from './dealing.ts'
import { foresightCards } from './foresight.ts'
import { handCards } from './hands.ts'
import { harmingCards } from './harming.ts'
import { movementCards } from './movement.ts'
import { placingCards } from './placing.ts'
import { politicsCards } from './politics.ts'
import { sabotage } from './sabotage.ts'
import { strategyPhaseCards } from './strategy-phase.ts'
import { technologyCards } from './technology.ts'
import type { CardRule } from './types.ts'

const RULES = {
  ...abilityCards,
  ...actionExpansionCards,
  ...battleCards,
  ...battleExpansionCards,
  ...dealingCards,
  ...foresightCards,
  ...handCards(() => CARDS),
  ...harmingCards,
  ...placingCards,
  ...movementCards,
  ...politicsCards,
  ...strategyPhaseCards,
  ...technologyCards,
  sabotage,
}

export const CARDS: { readonly [card in ActionCardId]: CardRule } = RULES

/** What is chosen with a card. */
export type ArgsOf<Card extends ActionCardId> =
  (typeof RULES)[Card] extends CardRule<infer Args> ? Args : never
