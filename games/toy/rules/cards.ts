import * as kit from '../../kit/index.ts'
import type { ToyState, ToyView } from '../state.ts'

export const seatsOf = (g: ToyState) => Object.keys(g.players)
export const inHand = (view: ToyView, seat: kit.SeatId) => view.players[seat]!.hand.filter(id => id !== null)
export const notHeld = kit.refuse('TOY-1.02', 'notHeld')
