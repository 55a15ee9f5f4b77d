/** Action cards of Shattered Empire. What is more than a number is in `rules/cards/`. [TI-2.16] */

import type { ActionCard } from './action-cards.ts'
import { WINDOWS } from './timings.ts'

const SET = 'expansion'

export const EXPANSION_ROWS = [
  { id: 'advanced-reinforcements', set: SET, copies: 2, timing: 'action' },
  { id: 'alien-technology', set: SET, copies: 1, timing: 'action' },
  { id: 'bribery', set: SET, copies: 1, timing: 'afterVoting' },
  { id: 'communications-breakdown', set: SET, copies: 2, timing: 'beforeSpaceBattle', lasts: 'battle' },
  { id: 'courageous-to-the-end', set: SET, copies: 2, timing: 'afterShipLost' },
  { id: 'direct-hit', set: SET, copies: 4, timing: 'afterShipDamaged' },
  {
    id: 'enhanced-armor',
    set: SET,
    copies: 2,
    timing: 'action',
    lasts: 'endOfRound',
    modifiers: [{ number: 'sustains', units: ['cruiser'] }],
  },
  { id: 'equipment-sabotage', set: SET, copies: 2, timing: 'action' },
  { id: 'experimental-weaponry', set: SET, copies: 2, timing: 'beforeSpaceRound', lasts: 'combatRound' },
  {
    id: 'faulty-targeting-systems',
    set: SET,
    copies: 2,
    timing: 'anyTime',
    windows: [WINDOWS.pdsFired, WINDOWS.cardPlayed, WINDOWS.any],
  },
  { id: 'first-strike', set: SET, copies: 2, timing: 'afterStrategyPhase', lasts: 'endOfActionPhase' },
  { id: 'flanking-tactic', set: SET, copies: 2, timing: 'beforeSpaceBattle', lasts: 'battle' },
  { id: 'flawless-strategy', set: SET, copies: 1, timing: 'action' },
  { id: 'friendly-fire', set: SET, copies: 4, timing: 'beforeSpaceBattle' },
  { id: 'master-of-fate', set: SET, copies: 1, timing: 'statusPhaseDraw', lasts: 'endOfRound' },
  { id: 'military-foresight', set: SET, copies: 2, timing: 'afterShipLost', lasts: 'endOfActionPhase' },
  { id: 'ruinous-tariffs', set: SET, copies: 1, timing: 'afterTradePrimary' },
  { id: 'rule-by-terror', set: SET, copies: 1, timing: 'beforeSpaceBattle' },
  { id: 'strategic-planning', set: SET, copies: 2, timing: 'strategyPhase', lasts: 'endOfRound' },
  { id: 'surprise-assault', set: SET, copies: 1, timing: 'afterActivation', lasts: 'endOfAction' },
  { id: 'target-their-flagship', set: SET, copies: 2, timing: 'beforeSpaceBattle', lasts: 'battle' },
  { id: 'temporary-stability', set: SET, copies: 1, timing: 'strategyPhaseStart', lasts: 'endOfActionPhase' },
] as const satisfies readonly ActionCard<string>[]
