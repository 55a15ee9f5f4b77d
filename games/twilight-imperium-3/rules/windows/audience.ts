/** Whom a window asks: by what everybody can see, never by what is in a hand. [TI-26.12] */
import type { SeatId } from '../../../kit/index.ts'
import { ACTION_CARDS, type ActionCardId } from '../../data/index.ts'
import type { TiState, TiView } from '../../state.ts'
import type { Moment } from '../../state-cards.ts'
import { isDealt } from '../action-deck.ts'
import { CARDS } from '../cards/index.ts'
import { orderOfPlay } from '../seats.ts'
import { kindsIn } from './kinds.ts'
import { isSpent, usableAgents } from './plays.ts'
import { silencedBy } from './silence.ts'

/** Whether a copy may be in somebody's hand, as far as everybody knows. */
export function mayBeHeld(
  view: Pick<TiView, 'discards' | 'effects' | 'options' | 'played' | 'order'>,
  card: ActionCardId,
): boolean {
  if (!isDealt(ACTION_CARDS[card], view.options, view.order.length)) return false
  const discarded = view.discards.actionCards.filter(one => one === card).length
  const onTable = view.played.filter(one => one.card === card && one.agent === undefined).length
  const inPlay = view.effects.filter(({ id, until }) => id === card && until === 'whileControlled').length
  return discarded + onTable + inPlay < ACTION_CARDS[card].copies
}

/** Whoever has a card in hand and could use some kind of this window that may be held, or has an Agent, in the order of play. [TI-52.14] */
export function audience(g: TiState, moment: Moment): SeatId[] {
  const kinds = kindsIn(moment.id).filter(
    card => mayBeHeld(g, card) && !isSpent(g, card, moment) && !silencedBy(g, card),
  )
  return orderOfPlay(g).filter(
    seat =>
      (g.players[seat]!.actionCards.length > 0 &&
        kinds.some(card => CARDS[card].ways(g, seat, moment).length > 0)) ||
      usableAgents(g, seat, moment).length > 0,
  )
}
