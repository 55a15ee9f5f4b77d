/** Moves of the strategy phase; a card is taken with `answer`. */
import * as z from 'zod/mini'
import { close, moveOf } from '../../kit/index.ts'
import { line } from '../line.ts'
import { convertBonus, refuseBonus, someBonuses } from '../rules/strategy-phase.ts'
import { areasLine } from '../rules/words.ts'
import type { TiState, TiView } from '../state.ts'
import { amount, areaCounts } from './shapes.ts'

export const strategyPhaseMoves = {
  /** Bonus Counters into trade goods and Command Counters. [TI-11.03] */
  convertBonus: moveOf<TiState, TiView>()({
    during: ['convertBonus'],
    args: z.tuple([z.strictObject({ tradeGoods: amount, counters: areaCounts })]),
    candidates: (_, { ask }) => someBonuses(Number(ask.about!.count)).map((bonus): [typeof bonus] => [bonus]),
    refusal: (view, { seat, ask }, [bonus]) => refuseBonus(view, seat, Number(ask.about!.count), bonus),
    act({ g }, { seat, ask }, [bonus]) {
      close(g, ask)
      convertBonus(g, seat, bonus)
    },
    label: (_, __, [{ tradeGoods, counters }]) =>
      line('move.convertBonus', { count: tradeGoods, counters: areasLine(counters) }),
  }),
}
