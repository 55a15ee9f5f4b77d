/** Trade goods come from a supply that may run out. TI-2.10. */
import { ref, type SeatId, say } from '../../kit/index.ts'
import { TRADE_GOODS } from '../data/index.ts'
import { line } from '../line.ts'
import { withExpansion } from '../options.ts'
import type { TiState, TiView } from '../state.ts'
import { clockwiseFrom } from './seats.ts'

export function tradeGoodsLeft(g: Pick<TiView, 'options' | 'players'>): number {
  const held = Object.values(g.players).reduce((sum, { tradeGoods }) => sum + tradeGoods, 0)
  return TRADE_GOODS.base + (withExpansion(g.options) ? TRADE_GOODS.expansion : 0) - held
}

/** Back to the supply, as many as there are. [TI-1.18] */
export function loseTradeGoods(g: TiState, seat: SeatId, count: number): void {
  const lost = Math.min(count, g.players[seat]!.tradeGoods)
  if (lost <= 0) return
  g.players[seat]!.tradeGoods -= lost
  say(g, line('log.losesTradeGoods', { seat: ref('seat', seat), count: lost }))
}

/** While trade routes are open, everything goes to the player on the left, and no farther. [TI-32.31] */
const receiverOf = (g: Pick<TiState, 'effects' | 'order' | 'players'>, seat: SeatId): SeatId =>
  g.effects.some(({ id }) => id === 'open-the-trade-routes') ? (clockwiseFrom(g, seat)[1] ?? seat) : seat

/** Puts them before whoever receives them in the end. */
export function receive(g: TiState, seat: SeatId, count: number): SeatId {
  const to = receiverOf(g, seat)
  g.players[to]!.tradeGoods += count
  return to
}

/** From one player to another, as many as there are. */
export function takeTradeGoods(g: TiState, from: SeatId, to: SeatId, count: number): void {
  const taken = Math.min(count, g.players[from]!.tradeGoods)
  if (taken === 0) return
  g.players[from]!.tradeGoods -= taken
  const by = receive(g, to, taken)
  say(g, line('log.takesTradeGoods', { seat: ref('seat', by), other: ref('seat', from), count: taken }))
}

/** As many as there are; returns how many came. */
export function gainTradeGoods(g: TiState, seat: SeatId, count: number): number {
  const gained = Math.min(count, tradeGoodsLeft(g))
  if (gained === 0) return 0
  const by = receive(g, seat, gained)
  say(g, line('log.gainsTradeGoods', { seat: ref('seat', by), count: gained }))
  return gained
}
