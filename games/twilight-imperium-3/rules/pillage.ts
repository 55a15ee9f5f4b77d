/** Mentak take trade goods of the rich in the status phase. [TI-31.12] */
import { ask, type SeatId } from '../../kit/index.ts'
import type { TiChapter, TiState } from '../state.ts'
import { othersFrom } from './seats.ts'
import { takeTradeGoods } from './trade-goods.ts'

const VICTIMS = 2
const RICH = 3

export function askToPillage(g: TiState, seat: SeatId): void {
  const options = othersFrom(g, seat).filter(other => g.players[other]!.tradeGoods >= RICH)
  if (options.length === 0) return
  const max = Math.min(VICTIMS, options.length)
  ask(g, { seat, kind: 'pillage', required: true, pick: { of: 'seat', options, min: 0, max } })
}

export const pillageRules = {
  answers: {
    pillage({ g }, { seat }, victims) {
      for (const victim of victims) takeTradeGoods(g, victim, seat, 1)
    },
  },
} satisfies TiChapter
