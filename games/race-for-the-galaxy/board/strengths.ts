/** What a player's empire can do, at a glance. */
import type { SeatId, Sum } from '../../kit/index.ts'
import { GOODS, type Good, type GoodOrAny } from '../cards.ts'
import { designOf } from '../rules/deck.ts'
import { goodsOf, kindOf } from '../rules/goods.ts'
import { lastingForces, unconditionalMilitary } from '../rules/military.ts'
import { amountOf, powersOf } from '../rules/powers.ts'
import type { RaceView, Uid } from '../state.ts'

/** Military that counts only against some worlds. */
export interface Special {
  against: Good | 'rebel'
  amount: number
}

export interface Strengths {
  military: Sum
  special: Special[]
  /** Off the cost of developments. */
  develop: number
  /** Off the cost of worlds: of all, and more of some kinds. */
  settle: number
  settleKinds: { kind: Good; amount: number }[]
  draw: number
  keep: number
  /** More cards for goods that are sold. */
  trade: { kind: GoodOrAny; amount: number }[]
  /** Production worlds by kind. */
  produces: { kind: Good; count: number }[]
  /** Goods on worlds by kind. */
  goods: { kind: Good; count: number }[]
}

const byKind = (kinds: readonly (Good | null)[]) =>
  GOODS.flatMap(kind => {
    const count = kinds.filter(one => one === kind).length
    return count > 0 ? [{ kind, count }] : []
  })

/** Adds up amounts of the same name, in the order in which the names first come. */
function added<K>(parts: readonly (readonly [K, number])[]): [K, number][] {
  const sums = new Map<K, number>()
  for (const [name, amount] of parts) sums.set(name, (sums.get(name) ?? 0) + amount)
  return [...sums]
}

export function strengthsOf(view: RaceView, seat: SeatId): Strengths {
  const player = view.players[seat]!
  const discounts = powersOf(view, seat, 'settle', 'discount').map(({ power }) => power)
  const specials = lastingForces(view, seat).flatMap(({ goodKind, against, amount }) =>
    goodKind || against ? [[goodKind ?? ('rebel' as const), amount] as const] : [],
  )
  const trades = powersOf(view, seat, 'trade', 'tradeBonus').flatMap(({ power }) =>
    'goodKind' in power ? [[power.goodKind, power.amount] as const] : [],
  )
  const productionOf = (uid: Uid) => {
    const design = designOf(uid)
    return design.type === 'world' && design.production === 'production' ? design.goodKind : null
  }
  return {
    military: unconditionalMilitary(view, seat),
    special: added(specials).map(([against, amount]) => ({ against, amount })),
    develop: powersOf(view, seat, 'develop', 'discount').reduce((sum, { power }) => sum + power.amount, 0),
    settle: discounts.reduce((sum, { goodKind, amount }) => (goodKind ? sum : sum + amount), 0),
    settleKinds: added(
      discounts.flatMap(({ goodKind, amount }) => (goodKind ? [[goodKind, amount] as const] : [])),
    ).map(([kind, amount]) => ({ kind, amount })),
    draw: amountOf(view, seat, 'explore', 'extraDraw'),
    keep: amountOf(view, seat, 'explore', 'extraKeep'),
    trade: added(trades).map(([kind, amount]) => ({ kind, amount })),
    produces: byKind(player.tableau.map(productionOf)),
    goods: byKind(goodsOf(player).map(kindOf)),
  }
}
