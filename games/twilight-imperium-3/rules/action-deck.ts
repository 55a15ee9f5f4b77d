/** Which action cards a match is played with. [TI-2.15, TI-2.16, TI-48.31] */
import type { ActionCard } from '../data/index.ts'
import { keepsWormholes, type TiOptions } from '../options.ts'

/** Whether copies of a card are in the deck, with these options and so many players. */
export function isDealt(card: ActionCard, options: TiOptions, players: number): boolean {
  const { set, isReplaced, notWith = [], aboutWormholes } = card
  const { expansionCards = false } = options
  if (notWith.includes(players) || (aboutWormholes && keepsWormholes(options))) return false
  return set === 'base' ? !(expansionCards && isReplaced) : expansionCards
}
