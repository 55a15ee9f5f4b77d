import type { Phase } from '../cards.ts'

/** What the player of an action card gets beside the phase. */
export type ActionBonus =
  /** More cards to draw and to keep. [RFTG-6.03] */
  | { kind: 'explore'; draw: number; keep: number }
  /** Off the price of the development. [RFTG-7.03] */
  | { kind: 'developDiscount'; amount: number }
  /** Cards after the first world placed. [RFTG-8.22] */
  | { kind: 'drawAfterFirstWorld'; amount: number }
  /** Sell one good first. [RFTG-9.01] */
  | { kind: 'sellGood' }
  /** VP gained by consuming goods are multiplied. [RFTG-9.19] */
  | { kind: 'multiplyConsumeVp'; factor: number }
  /** A good on one windfall world. [RFTG-10.05] */
  | { kind: 'produceOnWindfall' }
  /** All three orb actions, and up in orb priority. [RFTG-15.02, RFTG-15.05] */
  | { kind: 'orb'; raisePriority: number }

export interface ActionCard {
  id: string
  phase: Phase
  bonus: ActionBonus
  /** Who has it: everybody; only the players of an advanced game for two; only in the orb game. [RFTG-1.05 to 1.07] */
  used: 'always' | 'advanced' | 'orb'
}

/** The action cards of one player, in the order of the phases. */
export const ACTIONS = [
  { id: 'explore-5', phase: 'explore', bonus: { kind: 'explore', draw: 5, keep: 0 }, used: 'always' },
  { id: 'explore-1-1', phase: 'explore', bonus: { kind: 'explore', draw: 1, keep: 1 }, used: 'always' },
  { id: 'explore-orb', phase: 'explore', bonus: { kind: 'orb', raisePriority: 1 }, used: 'orb' },
  { id: 'develop', phase: 'develop', bonus: { kind: 'developDiscount', amount: 1 }, used: 'always' },
  { id: 'develop-2', phase: 'develop', bonus: { kind: 'developDiscount', amount: 1 }, used: 'advanced' },
  { id: 'settle', phase: 'settle', bonus: { kind: 'drawAfterFirstWorld', amount: 1 }, used: 'always' },
  { id: 'settle-2', phase: 'settle', bonus: { kind: 'drawAfterFirstWorld', amount: 1 }, used: 'advanced' },
  { id: 'consume-trade', phase: 'consume', bonus: { kind: 'sellGood' }, used: 'always' },
  { id: 'consume-2x', phase: 'consume', bonus: { kind: 'multiplyConsumeVp', factor: 2 }, used: 'always' },
  { id: 'produce', phase: 'produce', bonus: { kind: 'produceOnWindfall' }, used: 'always' },
] as const satisfies readonly ActionCard[]

export type ActionId = (typeof ACTIONS)[number]['id']

const byId: ReadonlyMap<string, ActionCard> = new Map(ACTIONS.map(action => [action.id, action]))

/** An action card, by its id. */
export const actionOf = (id: string): ActionCard => byId.get(id)!
