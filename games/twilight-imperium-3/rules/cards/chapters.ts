/** Action cards: drawn, played in windows, and what some of them ask. Sections 26 and 32. */
import { cardRules } from '../action-cards.ts'
import { anytimeRules } from '../windows/anytime.ts'
import { playRules } from '../windows/plays.ts'
import { windowRules } from '../windows/windows.ts'
import { abilityRules } from './abilities.ts'
import { fateRules } from './actions-expansion.ts'
import { battleCardRules } from './battle-expansion.ts'
import { dealingRules } from './dealing.ts'
import { foresightRules } from './foresight.ts'
import { handRules } from './hands.ts'
import { policyRules } from './politics.ts'
import { searchRules } from './strategy-phase.ts'

export const actionCards = [
  cardRules,
  windowRules,
  playRules,
  anytimeRules,
  abilityRules,
  dealingRules,
  handRules,
  fateRules,
  foresightRules,
  battleCardRules,
  policyRules,
  searchRules,
] as const
