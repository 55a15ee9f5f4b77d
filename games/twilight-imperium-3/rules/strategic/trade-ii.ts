/** 5 Trade II. [TI-34.35, TI-34.36] */
import { combinations, type Refusal, type SeatId } from '../../../kit/index.ts'
import { refuse } from '../../line.ts'
import { partnersOf } from '../../numbers/trade.ts'
import type { TiView } from '../../state.ts'
import { clockwiseFrom, seatsOf } from '../seats.ts'
import { doNext } from '../steps.ts'
import { breakAgreement, collect, refuseBreaking } from '../trade/agreements.ts'
import { gainTradeGoods } from '../trade-goods.ts'
import type { Ability } from './types.ts'

const GAINED = 3
const CANCELLED = 2
const LESS = 1

/** Every agreement that can be cancelled, once: none of Hacan. [TI-31.01] */
const cancellable = (view: TiView): [SeatId, SeatId][] =>
  seatsOf(view).flatMap(one =>
    partnersOf(view, one)
      .filter(other => one < other && !refuseBreaking(view, one, [other]))
      .map((other): [SeatId, SeatId] => [one, other]),
  )

function refuseCancelling(view: TiView, agreements: readonly SeatId[][]): Refusal | undefined {
  const possible = cancellable(view).map(String)
  const wanted = agreements.map(pair => String(pair.toSorted()))
  const isRight =
    wanted.length <= CANCELLED &&
    new Set(wanted).size === wanted.length &&
    wanted.every(pair => possible.includes(pair))
  return isRight ? undefined : refuse('TI-34.35', 'noAgreement')
}

const primary: Ability = {
  refusal: (view, _, { agreements = [] }) => refuseCancelling(view, agreements),
  act({ g }, seat, { agreements = [] }) {
    if (agreements.length === 0) gainTradeGoods(g, seat, GAINED)
    for (const [one, other] of agreements) breakAgreement(g, one!, other!)
    for (const one of clockwiseFrom(g, seat)) collect(g, one, one === seat ? 0 : LESS)
    doNext(g, { do: 'negotiate', by: seat })
  },
  some: view => [{}, ...combinations(cancellable(view), 1, CANCELLED).map(agreements => ({ agreements }))],
}

export const tradeII = { primary }
