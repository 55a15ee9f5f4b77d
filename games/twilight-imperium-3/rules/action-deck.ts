/** Which action cards a match is played with. [TI-2.15, TI-2.16] */
import type { ActionCard } from '../data/index.ts'
import type { TiOptions } from '../options.ts'

/** Whether copies of a card are in the deck, with these options and so many players. */
export const isDealt = (
  { set, isReplaced, notWith = [] }: ActionCard,
  { expansionCards = false }: TiOptions,
  players: number,
): boolean =>
  (set === 'base' ? !(expansionCards && isReplaced) : expansionCards) && !notWith.includes(players)
