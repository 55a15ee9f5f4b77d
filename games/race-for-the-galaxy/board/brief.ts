/** What a power does in a few signs, for cards too narrow for words. The card says it in words to the lens and to listeners. */
import type { GoodOrAny, Power, PowerOf } from '../cards.ts'
import type { Marked } from '../drawing/face/signs.ts'
import type { IconName } from './Icons.tsx'
import { signed } from './reading.ts'

/** A text, a kind of good, a symbol, or a mark of cards. */
export type Sign = string | { good: GoodOrAny; hollow?: boolean } | { icon: IconName } | { mark: Marked }

const hand: Sign = { icon: 'hand' }
const shield: Sign = { icon: 'military' }
const discard: Sign = { icon: 'discard' }
const star: Sign = { icon: 'star' }

const draws = (amount: number): Sign[] => [hand, `+${amount}`]
const goods = (count: number, good: GoodOrAny): Sign[] => (count > 1 ? [`${count}×`, { good }] : [{ good }])

function reward({ vp, cards }: { vp: number; cards: number }): Sign[] {
  return ['→', ...(vp > 0 ? [star, `${vp}`] : []), ...(cards > 0 ? [hand, `${cards}`] : [])]
}

const military = ({ amount, goodKind, against, perTableau }: PowerOf<'settle', 'military'>): Sign[] => [
  shield,
  signed(amount),
  ...(goodKind ? [{ good: goodKind }] : []),
  ...(against ? [{ mark: 'rebel' } as const] : []),
  ...(perTableau ? ['/', { mark: 'chromosome' } as const] : []),
]

export function signsOf(power: Power): Sign[] {
  switch (power.kind) {
    case 'mayDiscardForGood':
      return [discard, '→', { good: 'rare' }]
    case 'addSurveyTeam':
      return [{ icon: 'turn' }, '×2']
    case 'orbMove':
      return [{ icon: 'turn' }, `+${power.amount}`]
    case 'extraDraw':
    case 'draw':
    case 'drawAtPhaseStart':
    case 'drawAfterPlacing':
    case 'drawIfProducedHere':
      return draws(power.amount)
    case 'extraKeep':
      return [{ icon: 'check' }, hand, `+${power.amount}`]
    case 'discount':
      return 'goodKind' in power && power.goodKind
        ? [{ good: power.goodKind }, `−${power.amount}`]
        : [power.phase === 'develop' ? '◇' : '○', `−${power.amount}`]
    case 'military':
      return military(power)
    case 'tempMilitary':
      return [
        power.payment.type === 'discardGood' ? { good: power.payment.goodKind } : discard,
        '→',
        shield,
        signed(power.amount),
      ]
    case 'payForMilitary':
      return [
        hand,
        '→',
        ...(power.onlyGoodKind ? [{ good: power.onlyGoodKind }] : []),
        ...(power.requiresIcon ? [{ mark: 'chromosome' } as const] : []),
        shield,
      ]
    case 'settleZeroCost':
      return [discard, '→ ○0']
    case 'extraSettleZeroCost':
      return [discard, '→ +○0']
    case 'extraConquerLeftover':
      return [shield, '×2']
    case 'flipSettle':
      return [{ icon: 'deck' }, '→ ○']
    case 'tradeBonus':
      return 'goodKind' in power && power.goodKind !== 'any'
        ? [{ good: power.goodKind }, `+${power.amount}`]
        : [`+${power.amount}`]
    case 'cannotSellHere':
      return [{ icon: 'cross' }]
    case 'consumeGoods':
      return [
        ...(power.maxUses > 1 ? [`≤${power.maxUses}`] : []),
        ...goods(power.goodsPerUse, power.goodKind),
        ...reward(power.rewardPerUse),
      ]
    case 'consumeAllGoods':
      return ['∑', { good: 'any' }, ...reward({ vp: power.vpPerGood, cards: 0 }), `−${power.vpLess}`]
    case 'discardHand':
      return [...(power.maxUses > 1 ? [`≤${power.maxUses}`] : []), hand, ...reward(power.rewardPerUse)]
    case 'sellGood':
      return [{ icon: 'sale' }]
    case 'gamble':
      return [{ icon: 'deck' }, `${power.range[0]}–${power.range[1]}`]
    case 'produce':
      return [{ icon: 'factory' }]
    case 'produceOnWindfall':
      return [{ good: power.goodKind, hollow: true }]
    case 'drawPerGoodProduced':
      return [hand, `${power.amount}/`, { good: power.goodKind }]
    case 'drawPerKindProduced':
      return [hand, `${power.amount}/`, { good: 'any' }]
    case 'drawIfMostProduced':
      return [{ good: power.goodKind }, '▲', hand, `+${power.amount}`]
    case 'drawPerTableau':
      return [hand, `${power.amount}/`, { icon: 'tableau' }]
    case 'gatherRareGoods':
      return ['→', { good: 'rare', hollow: true }]
  }
}
