/** Goods: cards lying face down on worlds, and the tokens that act as one. */
import { type Env, ref, type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import type { Good, GoodOrAny, World } from '../cards.ts'
import { GOOD_PRICES } from '../data/setup.ts'
import { line } from '../line.ts'
import type { PlayerView, RaceState, RaceView, Uid } from '../state.ts'
import { designOf, isCard, takeFromDeck } from './deck.ts'
import { cardTerm, powersOf } from './powers.ts'
import { spendToken, tokenOf, tokenPowers } from './tokens.ts'

/**
 * A good is named by the world on which it lies; goods on the same world are alike. A token that acts as a good is named
 * by itself. [RFTG-4.09, RFTG-19.11]
 */
export type GoodRef = Uid

/** The kind of a good. [RFTG-4.07] */
export function kindOf(good: GoodRef): Good {
  if (isCard(good)) return (designOf(good) as World).goodKind!
  const power = tokenOf(good)?.powers.find(({ kind }) => kind === 'actsAsGood')
  return (power as { goodKind: Good }).goodKind
}

export const fits = (good: GoodRef, kind: GoodOrAny): boolean => kind === 'any' || kindOf(good) === kind

export const hasGood = ({ goods }: PlayerView, world: Uid): boolean =>
  Object.hasOwn(goods, world) && goods[world]!.length > 0

/** The goods on a player's worlds, a world for each good on it, in the order of the tableau. [RFTG-9.09] */
export function goodsOf(player: PlayerView, kind: GoodOrAny = 'any'): GoodRef[] {
  const goods: GoodRef[] = []
  for (const world of player.tableau) {
    const pile = player.goods[world]
    if (!pile || (kind !== 'any' && kindOf(world) !== kind)) continue
    for (let i = 0; i < pile.length; i++) goods.push(world)
  }
  return goods
}

/** The player's unused tokens that act as such a good. [RFTG-19.11] */
export const goodTokens = (g: RaceView, seat: SeatId, kind: GoodOrAny = 'any'): GoodRef[] =>
  tokenPowers(g, seat, 'actsAsGood')
    .filter(({ power }) => kind === 'any' || power.goodKind === kind)
    .map(({ token }) => token)

/** Puts a good on a world: the top card of the deck, unseen. Whether there was a card left. [RFTG-1.11, RFTG-4.09] */
export function putGood(env: Env<RaceState>, seat: SeatId, world: Uid): boolean {
  const [card] = takeFromDeck(env, 1)
  if (card === undefined) return false
  const { goods } = env.g.players[seat]!
  if (goods[world]) goods[world].push(card)
  else goods[world] = [card]
  return true
}

/** Discards a good unseen, or uses the token that acts as one. [RFTG-4.09] */
export function takeGood(g: RaceState, seat: SeatId, good: GoodRef): void {
  if (!isCard(good)) {
    spendToken(g, seat, good)
    return
  }
  const { goods } = g.players[seat]!
  const pile = goods[good]!
  g.discard.push(pile.pop()!)
  if (pile.length === 0) delete goods[good]
}

/** Cards that selling a good brings: its price, and trade bonuses where the sale has them. [RFTG-9.02, RFTG-9.03] */
export function salePrice(g: RaceView, seat: SeatId, good: GoodRef, withBonuses: boolean): Sum {
  const kind = kindOf(good)
  const bonuses = withBonuses ? powersOf(g, seat, 'trade', 'tradeBonus') : []
  return sumOf([
    { label: line('term.good', { kind: ref('good', kind) }), amount: GOOD_PRICES[kind] },
    ...bonuses.map(({ card, power }) => ({
      label: cardTerm(card),
      amount: isBonusFor(power, card, good, kind) ? power.amount : 0,
    })),
  ])
}

const isBonusFor = (
  power: { goodKind: GoodOrAny } | { onlyGoodOnThisWorld: true },
  card: Uid,
  good: GoodRef,
  kind: Good,
): boolean => ('goodKind' in power ? power.goodKind === 'any' || power.goodKind === kind : card === good)

/** Goods in words: the worlds on which they lie, the tokens that act as one. */
export const goodsWords = (goods: readonly GoodRef[]) =>
  goods.map(good => ref(isCard(good) ? 'card' : 'artifact', good))
