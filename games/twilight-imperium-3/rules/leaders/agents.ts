/** Agents who are given up against an action card, as a Sabotage. TI-52.14, TI-52.23. */
import type { SeatId } from '../../../kit/index.ts'
import { kindOf, type LeaderId, WINDOWS } from '../../data/index.ts'
import { freeLeadersOf } from '../../numbers/leaders.ts'
import type { TiView } from '../../state.ts'
import type { Moment } from '../../state-cards.ts'
import { sabotage } from '../cards/sabotage.ts'

/** The card as which an Agent counts. */
export const AS_CARD = 'sabotage'

/** Whether an Agent lies on the table as a card, and is killed when that is resolved. [TI-52.23] */
const isGivenUp = (view: TiView, id: LeaderId): boolean => view.played.some(({ agent }) => agent === id)

/** Agents whom a player could give up now, as everybody sees. */
export const agentsFor = (view: TiView, seat: SeatId, moment: Moment): LeaderId[] =>
  view.leaders && moment.id === WINDOWS.cardPlayed && sabotage.ways(view, seat, moment).length > 0
    ? freeLeadersOf(view, seat).filter(id => kindOf(id) === 'agent' && !isGivenUp(view, id))
    : []
