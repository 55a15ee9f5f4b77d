/** Which kinds of card are played in which window. [TI-26.12, TI-26.17] */
import {
  ACTION_CARD_IDS,
  type ActionCardId,
  OWN_WINDOWS,
  WINDOWS,
  type WindowId,
  windowsOf,
} from '../../data/index.ts'

const OWN: readonly WindowId[] = OWN_WINDOWS

const KINDS = new Map<WindowId, readonly ActionCardId[]>()

/** The kinds of card for which a window opens. */
export function kindsIn(id: WindowId): readonly ActionCardId[] {
  const kinds = KINDS.get(id) ?? ACTION_CARD_IDS.filter(card => windowsOf(card).includes(id))
  KINDS.set(id, kinds)
  return kinds
}

/** Whether a card can be played in a window: there, or at any time. [TI-26.17] */
export const isPlayedIn = (card: ActionCardId, id: WindowId): boolean =>
  kindsIn(id).includes(card) || (!OWN.includes(id) && kindsIn(WINDOWS.any).includes(card))
