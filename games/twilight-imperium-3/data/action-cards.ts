/** Action cards. What is more than a number is in `rules/cards/`. Section 26. */
import type { Modifier } from './modifiers.ts'
import type { Timing } from './timings.ts'
import type { Box, Lasts, ShipKind } from './types.ts'

export interface ActionCard {
  id: string
  set: Box
  copies: number
  timing: Timing
  /** Numbers that it changes for its player, as long as it holds. */
  modifiers?: readonly Modifier[]
  lasts?: Lasts
  /** Left out with so many players. */
  notWith?: readonly number[]
}

const SHIPS = [
  'warSun',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
] as const satisfies readonly ShipKind[]

const ROWS = [
  { id: 'armistice', set: 'base', copies: 1, timing: 'action', lasts: 'endOfRound' },
  { id: 'civil-defense', set: 'base', copies: 1, timing: 'action' },
  { id: 'command-summit', set: 'base', copies: 1, timing: 'strategyPhase' },
  { id: 'diplomatic-immunity', set: 'base', copies: 1, timing: 'action', lasts: 'endOfRound' },
  {
    id: 'flank-speed',
    set: 'base',
    copies: 4,
    timing: 'afterActivation',
    lasts: 'endOfAction',
    modifiers: [{ number: 'movement', units: SHIPS, amount: 1 }],
  },
  { id: 'ghost-ship', set: 'base', copies: 1, timing: 'action' },
  { id: 'good-year', set: 'base', copies: 1, timing: 'action' },
  { id: 'influence-in-the-merchants-guild', set: 'base', copies: 1, timing: 'action' },
  { id: 'insubordination', set: 'base', copies: 1, timing: 'action' },
  { id: 'local-unrest', set: 'base', copies: 4, timing: 'action' },
  { id: 'lucky-shot', set: 'base', copies: 1, timing: 'action' },
  { id: 'massive-transport', set: 'base', copies: 1, timing: 'action' },
  { id: 'master-of-trade', set: 'base', copies: 1, timing: 'action' },
  {
    id: 'morale-boost',
    set: 'base',
    copies: 5,
    timing: 'beforeCombatRound',
    lasts: 'combatRound',
    modifiers: [{ number: 'combat', units: 'all', battle: 'any', amount: 1 }],
  },
  { id: 'patrol', set: 'base', copies: 1, timing: 'action' },
  { id: 'plague', set: 'base', copies: 1, timing: 'action' },
  { id: 'privateers', set: 'base', copies: 1, timing: 'action' },
  { id: 'rally-of-the-people', set: 'base', copies: 1, timing: 'action' },
  { id: 'rise-of-a-messiah', set: 'base', copies: 1, timing: 'action' },
  { id: 'ruinous-tariffs-base', set: 'base', copies: 1, timing: 'action' },
  { id: 'sabotage', set: 'base', copies: 5, timing: 'onActionCard' },
  {
    id: 'shields-holding',
    set: 'base',
    copies: 2,
    timing: 'afterCombatRoll',
    lasts: 'combatRound',
    modifiers: [{ number: 'hitsTaken', amount: -2 }],
  },
  { id: 'secret-industrial-agent', set: 'base', copies: 1, timing: 'action' },
  { id: 'spacedock-accident', set: 'base', copies: 1, timing: 'action', lasts: 'endOfRound' },
  { id: 'stellar-criminals', set: 'base', copies: 1, timing: 'action' },
  { id: 'strategic-bombardment', set: 'base', copies: 1, timing: 'action' },
  { id: 'successful-spy', set: 'base', copies: 1, timing: 'action' },
  { id: 'transport', set: 'base', copies: 1, timing: 'action' },
  { id: 'unexpected-action', set: 'base', copies: 1, timing: 'action' },
  { id: 'uprising', set: 'base', copies: 1, timing: 'action' },
  { id: 'voluntary-annexation', set: 'base', copies: 1, timing: 'action' },
  {
    id: 'war-footing',
    set: 'base',
    copies: 1,
    timing: 'action',
    lasts: 'endOfRound',
    modifiers: [{ number: 'fleetSupply', amount: 2 }],
  },
] as const satisfies readonly ActionCard[]

export type ActionCardId = (typeof ROWS)[number]['id']

export const ACTION_CARDS = Object.fromEntries(ROWS.map(row => [row.id, row])) as unknown as {
  readonly [id in ActionCardId]: ActionCard
}

export const ACTION_CARD_IDS: readonly ActionCardId[] = ROWS.map(({ id }) => id)

export const isActionCard = (id: string): id is ActionCardId => Object.hasOwn(ACTION_CARDS, id)

/** The card of this id, if there is one. */
export const actionCardOf = (id: string): ActionCard | undefined =>
  isActionCard(id) ? ACTION_CARDS[id] : undefined
