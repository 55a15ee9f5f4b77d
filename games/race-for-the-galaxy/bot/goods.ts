/** What goods bring: sold, or consumed. */
import type { SeatId } from '../../kit/index.ts'
import { tradeable } from '../rules/consume-goods.ts'
import { fits, type GoodRef, goodsOf, goodTokens, kindOf, salePrice } from '../rules/goods.ts'
import { powersOf } from '../rules/powers.ts'
import type { RaceView } from '../state.ts'
import type { Outlook } from './outlook.ts'

/** The best sale with the Trade bonus. */
export function bestSale({ g, seat }: Outlook): { good: GoodRef; cards: number } | undefined {
  let found: { good: GoodRef; cards: number } | undefined
  for (const good of [...tradeable(g, seat), ...goodTokens(g, seat)]) {
    const cards = salePrice(g, seat, good, true).total
    if (!found || cards > found.cards) found = { good, cards }
  }
  return found
}

/** VP and cards that consuming these goods brings, the best rewards first. */
export function consuming(
  g: RaceView,
  seat: SeatId,
  goods: readonly GoodRef[],
): { vp: number; cards: number } {
  const left = [...goods]
  let vp = 0
  let cards = 0
  const powers = powersOf(g, seat, 'consume', 'consumeGoods').sort(
    (a, b) => rate(b.power) - rate(a.power) || specific(b.power) - specific(a.power),
  )
  for (const { power } of powers) {
    for (let use = 0; use < power.maxUses; use++) {
      const taken: GoodRef[] = []
      for (const good of left) {
        if (taken.length === power.goodsPerUse) break
        if (!fits(good, power.goodKind)) continue
        if (power.distinctKinds && taken.some(other => kindOf(other) === kindOf(good))) continue
        taken.push(good)
      }
      if (taken.length < power.goodsPerUse) break
      for (const good of taken) left.splice(left.indexOf(good), 1)
      vp += power.rewardPerUse.vp
      cards += power.rewardPerUse.cards
    }
  }
  for (const { power } of powersOf(g, seat, 'consume', 'consumeAllGoods'))
    if (left.length > 0) vp += Math.max(0, left.splice(0).length * power.vpPerGood - power.vpLess)
  for (const { power } of powersOf(g, seat, 'consume', 'sellGood')) {
    const good = left.shift()
    if (good) cards += salePrice(g, seat, good, power.withTradeBonuses).total
  }
  for (const { power } of powersOf(g, seat, 'consume', 'draw')) cards += power.amount
  return { vp, cards }
}

interface Rate {
  goodsPerUse: number
  goodKind: string
  rewardPerUse: { vp: number; cards: number }
}
/** What a power gives for one good. */
export const rate = ({ goodsPerUse, rewardPerUse: { vp, cards } }: Rate) => (vp + 0.45 * cards) / goodsPerUse
/** Powers for one kind come before those that take anything. */
const specific = ({ goodKind }: Rate) => (goodKind === 'any' ? 0 : 1)

/** VP that a Consume phase would bring with the goods that lie there. `factor`: of VP, `sold`: one good is sold first. */
export function consumeGain(outlook: Outlook, factor: number, sold?: GoodRef): number {
  const { g, seat, me, card } = outlook
  const goods = goodsOf(me)
  if (sold !== undefined && goods.includes(sold)) goods.splice(goods.indexOf(sold), 1)
  const { vp, cards } = consuming(g, seat, goods)
  const cashed = powersOf(g, seat, 'consume', 'discardHand').reduce(
    (sum, { power }) => sum + Math.min(power.maxUses, me.hand.length) * Math.max(0, 1 - card) * 0.7,
    0,
  )
  return vp * factor + cards * card + cashed
}
