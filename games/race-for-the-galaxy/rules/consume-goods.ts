/** Powers that take goods: what they take, and what must be used. Section 9. */
import { combinations, type Refusal, ref, type SeatId, someCombinations } from '../../kit/index.ts'
import type { ConsumePower, PowerOf, Reward } from '../cards.ts'
import { refuse } from '../line.ts'
import type { PowerRef, RaceView } from '../state.ts'
import { isCard, type OwnPower } from './deck.ts'
import { fits, type GoodRef, goodsOf, goodTokens, kindOf, salePrice } from './goods.ts'
import { cardRef, powersOf, unusedPowers } from './powers.ts'
import { bonusesOf } from './round.ts'

type GoodsPower = PowerOf<'consume', 'consumeGoods'>
/** Powers that take goods. Their use is not optional. [RFTG-9.07] */
export type Mandatory = OwnPower<PowerOf<'consume', 'consumeGoods' | 'consumeAllGoods' | 'sellGood'>>
/** Goods that a seat may sell with the Trade bonus. [RFTG-9.01, RFTG-9.05] */
export function tradeable(g: RaceView, seat: SeatId): GoodRef[] {
  const barred = powersOf(g, seat, 'trade', 'cannotSellHere').map(one => one.card)
  return [...new Set(goodsOf(g.players[seat]!))].filter(good => !barred.includes(good))
}
/** The unused powers of a seat that take goods. */
export const mandatoryPowers = (g: RaceView, seat: SeatId): Mandatory[] => [
  ...unusedPowers(g, seat, 'consume', 'consumeGoods'),
  ...unusedPowers(g, seat, 'consume', 'consumeAllGoods'),
  ...unusedPowers(g, seat, 'consume', 'sellGood'),
]

/** Whether tokens that act as goods serve the power, too: they are sold with the Trade bonus alone. [RFTG-19.11] */
export const takesTokens = ({ power }: Mandatory): boolean => power.kind !== 'sellGood'

/** How many of these goods a power can take, all its uses together. [RFTG-9.08, RFTG-9.10 to RFTG-9.12] */
export function mostTaken(power: GoodsPower, goods: readonly GoodRef[]): number {
  const { goodKind, goodsPerUse, maxUses, distinctKinds } = power
  const fitting = goods.filter(good => fits(good, goodKind))
  const count = distinctKinds ? new Set(fitting.map(kindOf)).size : fitting.length
  return Math.min(maxUses, Math.floor(count / goodsPerUse)) * goodsPerUse
}

/**
 * The fewest and the most goods that a use of the power takes now: tokens may be added, but the goods on worlds decide how
 * far it must be used. 0 and 0: it cannot be used. [RFTG-9.08, RFTG-19.18]
 */
export function rangeOf(g: RaceView, seat: SeatId, { power }: Mandatory): { min: number; max: number } {
  const own = goodsOf(g.players[seat]!)
  const tokens = goodTokens(g, seat)
  switch (power.kind) {
    case 'consumeGoods': {
      const max = tokens.length > 0 ? mostTaken(power, [...own, ...tokens]) : mostTaken(power, own)
      return { min: Math.min(max, Math.max(mostTaken(power, own), power.goodsPerUse)), max }
    }
    case 'consumeAllGoods':
      return { min: Math.max(own.length, Math.min(1, tokens.length)), max: own.length + tokens.length }
    case 'sellGood':
      return own.length > 0 ? { min: 1, max: 1 } : { min: 0, max: 0 }
  }
}

/** Whether the power must still be used: the goods on worlds are enough for it. [RFTG-9.07, RFTG-19.14] */
export function isDue(g: RaceView, seat: SeatId, { power }: Mandatory): boolean {
  const own = goodsOf(g.players[seat]!)
  return power.kind === 'consumeGoods' ? mostTaken(power, own) > 0 : own.length > 0
}

/** Ways to use the power, alike ones left away. */
export function usesOf(g: RaceView, seat: SeatId, mandatory: Mandatory): GoodRef[][] {
  const { power } = mandatory
  const { min, max } = rangeOf(g, seat, mandatory)
  if (max === 0) return []
  const own = goodsOf(g.players[seat]!)
  const tokens = goodTokens(g, seat)
  if (power.kind === 'sellGood') return [...new Set(own)].map(good => [good])
  if (power.kind === 'consumeAllGoods')
    return someCombinations(tokens, Math.max(0, min - own.length), tokens.length).map(more => [
      ...own,
      ...more,
    ])
  const fitting = [...own, ...tokens].filter(good => fits(good, power.goodKind))
  if (power.distinctKinds) return ofDifferentKinds(fitting, min, max)
  const seen = new Set<string>()
  return someCombinations(fitting, min, max).filter(goods => {
    const alike = goods.join()
    return goods.length % power.goodsPerUse === 0 && !seen.has(alike) && seen.add(alike)
  })
}

/** What the use of a power on goods gains. [RFTG-9.02, RFTG-9.13, RFTG-9.14, RFTG-9.19] */
export function gainOf(
  g: RaceView,
  seat: SeatId,
  { power }: Pick<Mandatory, 'power'>,
  goods: readonly GoodRef[],
): Reward {
  if (power.kind === 'sellGood')
    return { vp: 0, cards: salePrice(g, seat, goods[0]!, power.withTradeBonuses).total }
  const factor = bonusesOf(g, seat, 'multiplyConsumeVp').reduce((product, bonus) => product * bonus.factor, 1)
  if (power.kind === 'consumeAllGoods')
    return { vp: Math.max(0, goods.length * power.vpPerGood - power.vpLess) * factor, cards: 0 }
  const uses = goods.length / power.goodsPerUse
  return { vp: uses * power.rewardPerUse.vp * factor, cards: uses * power.rewardPerUse.cards }
}

/** Goods of different kinds, between `min` and `max` of them. */
function ofDifferentKinds(goods: readonly GoodRef[], min: number, max: number): GoodRef[][] {
  const kinds = [...new Set(goods.map(kindOf))]
  return combinations(kinds, min, max).flatMap(chosen =>
    chosen.reduce<GoodRef[][]>(
      (ways, kind) => {
        const fitting = [...new Set(goods)].filter(good => kindOf(good) === kind)
        return ways.flatMap(way => fitting.map(good => [...way, good]))
      },
      [[]],
    ),
  )
}

/** Why a power cannot take these goods. */
export function refuseGoods(
  g: RaceView,
  seat: SeatId,
  mandatory: Mandatory,
  goods: readonly GoodRef[],
): Refusal | undefined {
  const player = g.players[seat]!
  const { power } = mandatory
  const { min, max } = rangeOf(g, seat, mandatory)
  const tokens = goodTokens(g, seat)
  if (!takesTokens(mandatory) && goods.some(good => tokens.includes(good)))
    return refuse('RFTG-19.11', 'tokenForTrade')
  if (max === 0) return refuse('RFTG-9.10', 'tooFewGoods', { card: cardRef(mandatory.card) })
  const left = [...goodsOf(player), ...tokens]
  for (const good of goods) {
    const at = left.indexOf(good)
    if (at < 0) return refuse('RFTG-9.09', 'noSuchGood')
    left.splice(at, 1)
  }
  if (goods.length < min || goods.length > max) return refuse('RFTG-9.08', 'goodsCount', { min, max })
  if (power.kind === 'consumeAllGoods')
    return goodsOf(player).every(good => goods.includes(good)) && left.every(good => !isCard(good))
      ? undefined
      : refuse('RFTG-9.14', 'allGoods')
  if (power.kind !== 'consumeGoods') return undefined
  if (!goods.every(good => fits(good, power.goodKind)))
    return refuse('RFTG-9.09', 'otherKind', { kind: ref('good', power.goodKind) })
  if (goods.length % power.goodsPerUse !== 0)
    return refuse('RFTG-9.10', 'goodsPerUse', { count: power.goodsPerUse })
  return power.distinctKinds && new Set(goods.map(kindOf)).size !== goods.length
    ? refuse(power.goodsPerUse > 1 ? 'RFTG-9.11' : 'RFTG-9.12', 'differentKinds')
    : undefined
}

export const byRef = <P extends ConsumePower>(powers: readonly OwnPower<P>[], own: PowerRef) =>
  powers.find(one => one.ref === own)
