/** The strategy phase: everybody takes strategy cards. Section 11. */
import { type Ask, ask, type Env, line, ref, refuse, type SeatId, say } from '../../kit/index.ts'
import type { StrategyCardId } from '../data/index.ts'
import type { Area, Counts, TiState, TiView } from '../state.ts'
import { countersLeft, gainCounters, someSpreads } from './counters.ts'
import { totalOf } from './counts.ts'
import { clockwiseFrom, orderOfPlay, seatsOf } from './seats.ts'
import { doNext } from './steps.ts'
import { gainTradeGoods, tradeGoodsLeft } from './trade-goods.ts'

export type StrategyStep =
  | { do: 'startRound' }
  | { do: 'pickStrategy'; seat: SeatId }
  | { do: 'convertBonus'; seat: SeatId; count: number }
  | { do: 'endStrategyPhase' }

/** [TI-11.02] */
const cardsEach = (g: Pick<TiView, 'order'>) => (g.order.length <= 4 ? 2 : 1)

/** The cards of the common area that a player may take. [TI-11.05, TI-11.09] */
export function cardsToPick(g: Pick<TiView, 'common' | 'players'>, seat: SeatId): StrategyCardId[] {
  const all = Object.keys(g.common)
  const free = all.filter(card => card !== 'initiative' || !g.players[seat]!.before.includes(card))
  return free.length > 0 ? free : all
}

/** How many of these Bonus Counters can be turned into something. [TI-11.03] */
const bonusOf = (g: TiState, seat: SeatId, count: number) =>
  Math.min(count, countersLeft(g, seat) + tradeGoodsLeft(g))

/** What Bonus Counters are turned into. */
export interface Bonus {
  tradeGoods: number
  counters: Counts<Area>
}

/** [TI-11.03] */
export function refuseBonus(view: TiView, seat: SeatId, count: number, { tradeGoods, counters }: Bonus) {
  if (tradeGoods > tradeGoodsLeft(view)) return refuse('TI-2.10', 'supplyEmpty')
  if (totalOf(counters) > countersLeft(view, seat)) return refuse('TI-2.08', 'noCountersLeft')
  return tradeGoods + totalOf(counters) === count ? undefined : refuse('TI-11.03', 'bonusCount', { count })
}

export const someBonuses = (count: number): Bonus[] =>
  Array.from({ length: count + 1 }, (_, tradeGoods) =>
    someSpreads(count - tradeGoods).map(counters => ({ tradeGoods, counters })),
  ).flat()

export function convertBonus(g: TiState, seat: SeatId, { tradeGoods, counters }: Bonus): void {
  gainTradeGoods(g, seat, tradeGoods)
  gainCounters(g, seat, counters)
}

export const strategySteps = {
  startRound({ g }: Env<TiState>) {
    g.phase = 'strategy'
    g.round += 1
    say(g, line('log.round', { round: g.round }))
    const seats = clockwiseFrom(g, g.speaker)
    const picks = Array.from({ length: cardsEach(g) }, () =>
      seats.map(seat => ({ do: 'pickStrategy', seat }) as const),
    )
    doNext(
      g,
      { do: 'window', id: 'W01' },
      ...picks.flat(),
      { do: 'window', id: 'W03' },
      { do: 'endStrategyPhase' },
    )
  },
  /** [TI-11.01] */
  pickStrategy({ g }: Env<TiState>, { seat }: { seat: SeatId }) {
    const options = cardsToPick(g, seat)
    ask(g, {
      seat,
      kind: 'pickStrategy',
      required: true,
      pick: { of: 'strategyCard', options, min: 1, max: 1 },
    })
  },
  /** [TI-11.03] */
  convertBonus({ g }: Env<TiState>, { seat, count }: { seat: SeatId; count: number }) {
    if (bonusOf(g, seat, count) > 0)
      ask(g, { seat, kind: 'convertBonus', required: true, about: { count: bonusOf(g, seat, count) } })
  },
  /** [TI-11.04, TI-11.08] */
  endStrategyPhase({ g }: Env<TiState>) {
    for (const card of Object.keys(g.common)) g.common[card]! += 1
    for (const seat of seatsOf(g)) g.players[seat]!.before = Object.keys(g.players[seat]!.strategy)
    say(g, line('log.orderOfPlay', { seats: orderOfPlay(g).map(seat => ref('seat', seat)) }))
    doNext(g, { do: 'startActionPhase' })
  },
}

export const strategyAnswers = {
  pickStrategy({ g }: Env<TiState>, { seat }: Ask, [card]: string[]) {
    const bonus = g.common[card!]!
    delete g.common[card!]
    g.players[seat]!.strategy[card!] = 'ready'
    say(g, line('log.picksStrategy', { seat: ref('seat', seat), card: ref('strategyCard', card!) }))
    if (card === 'initiative') takeSpeaker(g, seat)
    if (bonus > 0) doNext(g, { do: 'convertBonus', seat, count: bonus })
  },
}

/** [TI-11.06] */
export function takeSpeaker(g: TiState, seat: SeatId): void {
  if (g.speaker === seat) return
  g.speaker = seat
  say(g, line('log.speaker', { seat: ref('seat', seat) }))
}
