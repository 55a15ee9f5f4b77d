/** Trade goods are given to others: at once, and for good. TI-28.20, TI-28.21. */
import { asksOf, type Refusal, ref, type SeatId, say } from '../../kit/index.ts'
import { line, refuse } from '../line.ts'
import type { TiState, TiView } from '../state.ts'
import { seatsOf } from './seats.ts'
import { receive } from './trade-goods.ts'

/** Questions whose answers are paid with what the player has had when they were asked. */
const PAYING = ['pay', 'tariff', 'warChest', 'buyActionCard']

export function refuseGift(view: TiView, seat: SeatId, to: SeatId, count: number): Refusal | undefined {
  const isIn = (one: SeatId) => seatsOf(view).includes(one)
  if (to === seat || !isIn(to) || !isIn(seat)) return refuse('TI-28.20', 'nameOpponent')
  if (count === 0 || count > view.players[seat]!.tradeGoods) return refuse('TI-28.20', 'noTradeGoods')
  return asksOf(view, seat).some(({ kind }) => PAYING.includes(kind))
    ? refuse('TI-28.21', 'payFirst')
    : undefined
}

export function give(g: TiState, seat: SeatId, to: SeatId, count: number): void {
  g.players[seat]!.tradeGoods -= count
  const by = receive(g, to, count)
  say(g, line('log.gives', { seat: ref('seat', seat), other: ref('seat', by), count }))
}
