/** Action cards are drawn. TI-26.01. */
import { drawCards, type Env, line, ref, refs, type SeatId, sayTo } from '../../kit/index.ts'
import type { TiState } from '../state.ts'

/** As many as there are. */
export function drawActionCards({ g, random }: Env<TiState>, seat: SeatId, count: number): void {
  const drawn = drawCards(g.decks.actionCards, g.discards.actionCards, count, random)
  if (drawn.length === 0) return
  g.players[seat]!.actionCards.push(...drawn)
  const who = { seat: ref('seat', seat), count: drawn.length }
  sayTo(
    g,
    [seat],
    line('log.drawsCards', { ...who, cards: refs('actionCard', drawn) }),
    line('log.draws', who),
  )
}
