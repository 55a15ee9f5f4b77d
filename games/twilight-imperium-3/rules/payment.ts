/** Paying with planets and trade goods. TI-7.06 to TI-7.08. */

import type { Refusal, SeatId } from '../../kit/index.ts'
import type { PlanetId } from '../data/index.ts'
import { refuse } from '../line.ts'
import { planetValue } from '../numbers/planets.ts'
import type { TiState, TiView } from '../state.ts'
import type { Payment, Value } from '../state-plans.ts'
import { planetsOf } from './planets.ts'

export const NO_PAYMENT: Payment = { planets: [], tradeGoods: 0 }

type Purse = Pick<TiView, 'planets' | 'players'>

export const readyPlanetsOf = (g: Purse, seat: SeatId): PlanetId[] =>
  planetsOf(g, seat).filter(planet => !g.planets[planet]!.exhausted)

const worthOf = (g: Pick<TiView, 'planets'>, planets: readonly PlanetId[], value: Value) =>
  planets.reduce((sum, planet) => sum + planetValue(g, planet, value).total, 0)

/** Everything that could be paid. */
export const wealthOf = (g: Purse, seat: SeatId, value: Value): number =>
  worthOf(g, readyPlanetsOf(g, seat), value) + g.players[seat]!.tradeGoods

/** What a payment is worth. */
export const paidWith = (
  g: Pick<TiView, 'planets'>,
  { planets, tradeGoods }: Payment,
  value: Value,
): number => worthOf(g, planets, value) + tradeGoods

/** Why this is no payment at all, whatever it is for. */
export function refuseTender(g: Purse, seat: SeatId, { planets, tradeGoods }: Payment): Refusal | undefined {
  if (new Set(planets).size !== planets.length) return refuse('TI-7.06', 'exhaustedTwice')
  const ready = readyPlanetsOf(g, seat)
  if (!planets.every(planet => ready.includes(planet))) return refuse('TI-7.06', 'notReady')
  return tradeGoods > g.players[seat]!.tradeGoods ? refuse('TI-7.08', 'noTradeGoods') : undefined
}

/** Why this does not pay a price. Planets may be worth more than that; trade goods are not thrown after them. */
export function refusePayment(
  g: Purse,
  seat: SeatId,
  price: number,
  value: Value,
  payment: Payment,
): Refusal | undefined {
  const refusal = refuseTender(g, seat, payment)
  if (refusal) return refusal
  const paid = paidWith(g, payment, value)
  if (paid < price)
    return refuse('TI-7.06', value === 'resources' ? 'resourcesMissing' : 'influenceMissing', { price, paid })
  const needed = Math.max(0, price - worthOf(g, payment.planets, value))
  return payment.tradeGoods > needed ? refuse('TI-7.07', 'tradeGoodsWasted', { count: needed }) : undefined
}

export function pay(g: TiState, seat: SeatId, { planets, tradeGoods }: Payment): void {
  for (const planet of planets) g.planets[planet]!.exhausted = true
  g.players[seat]!.tradeGoods -= tradeGoods
}

/** The planets that make up at least `price` with the least waste; undefined if all together do not. */
function leastWaste(
  g: Pick<TiView, 'planets'>,
  planets: readonly PlanetId[],
  price: number,
  value: Value,
): PlanetId[] | undefined {
  const other = value === 'resources' ? 'influence' : 'resources'
  // By what they add up to: the planets, and what they would have been worth otherwise.
  let best = new Map<number, { planets: PlanetId[]; lost: number }>([[0, { planets: [], lost: 0 }]])
  for (const planet of planets) {
    const worth = planetValue(g, planet, value).total
    if (worth === 0) continue
    const extended = new Map(best)
    for (const [sum, known] of best) {
      if (sum >= price) continue
      const lost = known.lost + planetValue(g, planet, other).total
      const there = extended.get(sum + worth)
      if (!there || lost < there.lost)
        extended.set(sum + worth, { planets: [...known.planets, planet], lost })
    }
    best = extended
  }
  const sums = [...best.keys()].filter(sum => sum >= price)
  return sums.length > 0 ? best.get(Math.min(...sums))!.planets : undefined
}

/** Sensible ways to pay a price: with planets alone, with trade goods where planets fall short, with trade goods first. */
export function payments(g: Purse, seat: SeatId, price: number, value: Value): Payment[] {
  if (price <= 0) return [NO_PAYMENT]
  const ready = readyPlanetsOf(g, seat)
  const { tradeGoods } = g.players[seat]!
  const found: Payment[] = []
  const add = (goods: number) => {
    const planets = leastWaste(g, ready, price - goods, value)
    if (!planets) return
    const needed = Math.max(0, price - worthOf(g, planets, value))
    const known = found.some(one => one.tradeGoods === needed)
    if (needed <= goods && !known) found.push({ planets, tradeGoods: needed })
  }
  for (const goods of new Set([0, Math.min(1, tradeGoods), Math.min(tradeGoods, price)])) add(goods)
  const short = price - worthOf(g, ready, value)
  if (short > 0 && short <= tradeGoods) add(short)
  return found
}
