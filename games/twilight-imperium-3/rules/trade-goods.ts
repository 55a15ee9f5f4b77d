/** Trade goods come from a supply that may run out. TI-2.10. */
import { line, ref, type SeatId, say } from '../../kit/index.ts'
import { TRADE_GOODS } from '../data/index.ts'
import type { TiState, TiView } from '../state.ts'

export function tradeGoodsLeft(g: Pick<TiView, 'players'>): number {
  const held = Object.values(g.players).reduce((sum, { tradeGoods }) => sum + tradeGoods, 0)
  return TRADE_GOODS.base - held
}

/** As many as there are; returns how many came. */
export function gainTradeGoods(g: TiState, seat: SeatId, count: number): number {
  const gained = Math.min(count, tradeGoodsLeft(g))
  if (gained === 0) return 0
  g.players[seat]!.tradeGoods += gained
  say(g, line('log.gainsTradeGoods', { seat: ref('seat', seat), count: gained }))
  return gained
}
