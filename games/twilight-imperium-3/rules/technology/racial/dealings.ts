/** Actions of Hacan and Winnu, each once in a round. TI-36.11, TI-36.22. */

import type { Env, Refusal, SeatId } from '../../../../kit/index.ts'
import type { ActionCardId, TechnologyId } from '../../../data/index.ts'
import { refuse } from '../../../line.ts'
import { hasTechnology } from '../../../numbers/modifiers.ts'
import type { TiState, TiView } from '../../../state.ts'
import { discardActionCards } from '../../action-cards.ts'
import { countersLeft } from '../../counters.ts'
import { othersFrom } from '../../seats.ts'
import { doNext } from '../../steps.ts'
import { gainTradeGoods, tradeGoodsLeft } from '../../trade-goods.ts'

const CENTERS = 'production-centers'
const RECYCLERS = 'bioptic-recyclers'

/** With so many trade goods there is no need. */
const RICH = 6
const OWN = 4
const OTHERS = 2

/** What a recycled card becomes. */
export const RECYCLED = ['tradeGoods', 'counter'] as const
export type Recycled = (typeof RECYCLED)[number]

const refuseOnce = (view: TiView, seat: SeatId, id: TechnologyId, rule: string): Refusal | undefined => {
  if (!hasTechnology(view, seat, id)) return refuse(rule, 'lacksTechnology')
  return view.effects.some(effect => effect.id === id && effect.by === seat)
    ? refuse(rule, 'oncePerRound')
    : undefined
}

const use = (g: TiState, seat: SeatId, id: TechnologyId): void => {
  g.effects = [...g.effects, { id, by: seat, until: 'endOfRound' }]
}

export function refuseCenters(view: TiView, seat: SeatId, other: SeatId): Refusal | undefined {
  const refusal = refuseOnce(view, seat, CENTERS, 'TI-36.11')
  if (refusal) return refusal
  const { counters, tradeGoods } = view.players[seat]!
  if (counters.strategy === 0) return refuse('TI-8.05', 'noStrategyCounter')
  if (tradeGoods >= RICH) return refuse('TI-36.11', 'tooRich', { count: RICH })
  return othersFrom(view, seat).includes(other) ? undefined : refuse('TI-36.11', 'nameOther')
}

export function runCenters(g: TiState, seat: SeatId, other: SeatId): void {
  g.players[seat]!.counters.strategy -= 1
  use(g, seat, CENTERS)
  gainTradeGoods(g, seat, OWN)
  gainTradeGoods(g, other, OTHERS)
}

export function refuseRecycling(
  view: TiView,
  seat: SeatId,
  card: ActionCardId,
  into: Recycled,
): Refusal | undefined {
  const refusal = refuseOnce(view, seat, RECYCLERS, 'TI-36.22')
  if (refusal) return refusal
  if (!view.players[seat]!.actionCards.includes(card)) return refuse('TI-36.22', 'noSuchCard')
  if (into === 'counter' && countersLeft(view, seat) === 0) return refuse('TI-36.22', 'noCountersLeft')
  return into === 'tradeGoods' && tradeGoodsLeft(view) === 0 ? refuse('TI-36.22', 'supplyEmpty') : undefined
}

export function recycle({ g }: Env<TiState>, seat: SeatId, card: ActionCardId, into: Recycled): void {
  use(g, seat, RECYCLERS)
  discardActionCards(g, seat, [card])
  if (into === 'tradeGoods') gainTradeGoods(g, seat, OTHERS)
  else doNext(g, { do: 'placeGained', seat, count: 1 })
}
