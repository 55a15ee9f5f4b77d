/** Action cards. What is more than a number is in `rules/cards/`. Section 26. */
import { EXPANSION_ROWS } from './action-cards-expansion.ts'
import { byId, type IdsOf, isIn } from './by-id.ts'
import type { Modifier } from './modifiers.ts'
import { TIMINGS, type Timing, type WindowId } from './timings.ts'
import type { Box, Lasts, ShipKind } from './types.ts'

export interface ActionCard<Id extends string = ActionCardId> {
  id: Id
  set: Box
  copies: number
  timing: Timing
  /** Instead of those of the timing. */
  windows?: readonly WindowId[]
  /** Numbers that it changes for its player, as long as it holds. */
  modifiers?: readonly Modifier[]
  lasts?: Lasts
  /** Left out with so many players. */
  notWith?: readonly number[]
  /** The expansion has another one instead. [TI-2.15] */
  isReplaced?: true
  /** Left out where wormholes never change. [TI-48.31] */
  aboutWormholes?: true
}

const SHIPS = [
  'warSun',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
] as const satisfies readonly ShipKind[]

const ALL = [...new Set(Object.values(TIMINGS).flat())]

const ROWS = [
  { id: 'armistice', set: 'base', copies: 1, timing: 'action', lasts: 'endOfRound' },
  { id: 'chemical-warfare', set: 'base', copies: 1, timing: 'beforeInvasion' },
  { id: 'civil-defense', set: 'base', copies: 1, timing: 'action' },
  { id: 'command-summit', set: 'base', copies: 1, timing: 'strategyPhase' },
  {
    id: 'corporate-sponsorship',
    set: 'base',
    copies: 1,
    timing: 'beforeTechnology',
    lasts: 'endOfAction',
    modifiers: [{ number: 'technologyPrice', colour: 'green', amount: -4 }],
  },
  { id: 'council-dissolved', set: 'base', copies: 1, timing: 'beforeAgenda' },
  { id: 'cultural-crisis', set: 'base', copies: 1, timing: 'strategyPhase', lasts: 'endOfRound' },
  { id: 'determine-policy', set: 'base', copies: 1, timing: 'beforeAgenda' },
  { id: 'diplomatic-immunity', set: 'base', copies: 1, timing: 'action', lasts: 'endOfRound' },
  { id: 'direct-hit-base', set: 'base', copies: 4, timing: 'afterShipDamaged', isReplaced: true },
  { id: 'disclosure', set: 'base', copies: 1, timing: 'anyTime' },
  { id: 'discredit', set: 'base', copies: 1, timing: 'afterVoting' },
  { id: 'dug-in', set: 'base', copies: 1, timing: 'beforeBombardment', lasts: 'endOfRound' },
  { id: 'emergency-repairs', set: 'base', copies: 2, timing: 'anyTime' },
  { id: 'experimental-battlestation', set: 'base', copies: 1, timing: 'afterOpponentActivation' },
  {
    id: 'fantastic-rhetoric',
    set: 'base',
    copies: 1,
    timing: 'beforeOwnVote',
    lasts: 'agenda',
    modifiers: [{ number: 'votes', amount: 10 }],
  },
  {
    id: 'fighter-prototype',
    set: 'base',
    copies: 1,
    timing: 'beforeSpaceBattle',
    lasts: 'combatRound',
    modifiers: [{ number: 'combat', units: ['fighter'], battle: 'space', amount: 2 }],
  },
  {
    id: 'flank-speed',
    set: 'base',
    copies: 4,
    timing: 'afterActivation',
    lasts: 'endOfAction',
    modifiers: [{ number: 'movement', units: SHIPS, amount: 1 }],
  },
  { id: 'focused-research', set: 'base', copies: 1, timing: 'beforeTechnology', lasts: 'endOfAction' },
  { id: 'ghost-ship', set: 'base', copies: 1, timing: 'action', aboutWormholes: true },
  { id: 'good-year', set: 'base', copies: 1, timing: 'action' },
  { id: 'grand-armada', set: 'base', copies: 1, timing: 'strategyPhase', lasts: 'endOfRound' },
  { id: 'in-the-silence-of-space', set: 'base', copies: 3, timing: 'afterActivation', lasts: 'endOfAction' },
  { id: 'influence-in-the-merchants-guild', set: 'base', copies: 1, timing: 'action' },
  { id: 'insubordination', set: 'base', copies: 1, timing: 'action' },
  {
    id: 'into-the-breach',
    set: 'base',
    copies: 1,
    timing: 'beforeSpaceBattle',
    lasts: 'battle',
    modifiers: [{ number: 'combat', units: SHIPS, battle: 'space', amount: 1 }],
  },
  { id: 'local-unrest', set: 'base', copies: 4, timing: 'action' },
  { id: 'lucky-shot', set: 'base', copies: 1, timing: 'action' },
  { id: 'massive-transport', set: 'base', copies: 1, timing: 'action' },
  { id: 'master-of-trade', set: 'base', copies: 1, timing: 'action' },
  { id: 'minelayers', set: 'base', copies: 1, timing: 'afterOpponentActivation', lasts: 'endOfAction' },
  {
    id: 'morale-boost',
    set: 'base',
    copies: 5,
    timing: 'beforeCombatRound',
    lasts: 'combatRound',
    modifiers: [{ number: 'combat', units: 'all', battle: 'any', amount: 1 }],
  },
  { id: 'multiculturalism', set: 'base', copies: 1, timing: 'strategyPhase', lasts: 'endOfRound' },
  { id: 'patrol', set: 'base', copies: 1, timing: 'action' },
  { id: 'plague', set: 'base', copies: 1, timing: 'action' },
  { id: 'policy-paralysis', set: 'base', copies: 1, timing: 'afterStrategyPrimary', lasts: 'endOfAction' },
  { id: 'political-stability', set: 'base', copies: 1, timing: 'endOfRound', lasts: 'endOfRound' },
  { id: 'privateers', set: 'base', copies: 1, timing: 'action' },
  { id: 'productivity-spike', set: 'base', copies: 1, timing: 'strategyPhase', lasts: 'endOfRound' },
  { id: 'public-disgrace', set: 'base', copies: 1, timing: 'afterStrategyChoice' },
  { id: 'rally-of-the-people', set: 'base', copies: 1, timing: 'action' },
  { id: 'rare-mineral', set: 'base', copies: 3, timing: 'afterInvadeNeutral' },
  { id: 'recheck', set: 'base', copies: 4, timing: 'afterRoll' },
  { id: 'reparations', set: 'base', copies: 1, timing: 'afterPlanetLost' },
  { id: 'rise-of-a-messiah', set: 'base', copies: 1, timing: 'action' },
  { id: 'ruinous-tariffs-base', set: 'base', copies: 1, timing: 'action', isReplaced: true },
  { id: 'sabotage', set: 'base', copies: 5, timing: 'onActionCard' },
  {
    id: 'shields-holding',
    set: 'base',
    copies: 2,
    timing: 'afterCombatRoll',
    lasts: 'combatRound',
    modifiers: [{ number: 'hitsTaken', amount: -2 }],
  },
  { id: 'scientist-assassination', set: 'base', copies: 1, timing: 'strategyPhase', lasts: 'endOfRound' },
  { id: 'secret-industrial-agent', set: 'base', copies: 1, timing: 'action' },
  { id: 'signal-jamming', set: 'base', copies: 4, timing: 'strategyPhase' },
  { id: 'skilled-retreat', set: 'base', copies: 4, timing: 'beforeSpaceRound' },
  { id: 'spacedock-accident', set: 'base', copies: 1, timing: 'action', lasts: 'endOfRound' },
  { id: 'star-of-death', set: 'base', copies: 1, timing: 'beforeLanding' },
  { id: 'stellar-criminals', set: 'base', copies: 1, timing: 'action' },
  { id: 'strategic-bombardment', set: 'base', copies: 1, timing: 'action' },
  { id: 'strategic-flexibility', set: 'base', copies: 1, timing: 'strategyPhaseEnd', notWith: [4, 8] },
  {
    id: 'strategic-shift',
    set: 'base',
    copies: 1,
    timing: 'strategyPhaseStart',
    lasts: 'endOfRound',
    notWith: [4, 8],
  },
  { id: 'successful-spy', set: 'base', copies: 1, timing: 'action' },
  { id: 'synchronicity', set: 'base', copies: 1, timing: 'strategyPhase' },
  { id: 'tech-bubble', set: 'base', copies: 1, timing: 'afterTechnologyPrimary' },
  { id: 'thugs', set: 'base', copies: 1, timing: 'beforeVoting', lasts: 'endOfRound' },
  { id: 'touch-of-genius', set: 'base', copies: 1, timing: 'copied', windows: ALL },
  { id: 'trade-stop', set: 'base', copies: 1, timing: 'strategyPhase' },
  { id: 'transport', set: 'base', copies: 1, timing: 'action' },
  { id: 'unexpected-action', set: 'base', copies: 1, timing: 'action' },
  { id: 'uprising', set: 'base', copies: 1, timing: 'action' },
  { id: 'usurper', set: 'base', copies: 1, timing: 'strategyPhase' },
  { id: 'veto', set: 'base', copies: 1, timing: 'afterAgendaRevealed' },
  { id: 'voluntary-annexation', set: 'base', copies: 1, timing: 'action' },
  {
    id: 'war-footing',
    set: 'base',
    copies: 1,
    timing: 'action',
    lasts: 'endOfRound',
    modifiers: [{ number: 'fleetSupply', amount: 2 }],
  },
  ...EXPANSION_ROWS,
] as const satisfies readonly ActionCard<string>[]

export type ActionCardId = IdsOf<typeof ROWS>

export const ACTION_CARDS = byId<ActionCard>(ROWS)

export const ACTION_CARD_IDS: readonly ActionCardId[] = ROWS.map(({ id }) => id)

export const isActionCard = (id: string): id is ActionCardId => isIn(ACTION_CARDS, id)

/** The card of this id, if there is one. */
export const actionCardOf = (id: string): ActionCard | undefined =>
  isActionCard(id) ? ACTION_CARDS[id] : undefined

/** The windows in which a card can be played. [TI-26.12] */
export const windowsOf = (id: ActionCardId): readonly WindowId[] =>
  ACTION_CARDS[id].windows ?? TIMINGS[ACTION_CARDS[id].timing]
