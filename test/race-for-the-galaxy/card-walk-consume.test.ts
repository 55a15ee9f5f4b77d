/** Every trade and consume power, on every card. */
import { type Card, GOODS, type Good, type PowerOf } from '../../games/race-for-the-galaxy/cards.ts'
import { expect, type Has, position, sumOn, uid, type Walk, walk } from './walk.ts'

const PRICES = { novelty: 2, rare: 3, genes: 4, alien: 5 }

/** Worlds for goods of each kind, which do nothing in the Consume phase themselves. */
const WORLDS: { readonly [G in Good]: readonly string[] } = {
  novelty: ['artist-colony', 'gem-world', 'refugee-world', 'former-penal-colony'],
  rare: ['asteroid-belt', 'radioactive-world', 'comet-zone', 'mining-world'],
  genes: ['pre-sentient-race', 'empath-world', 'avian-uplift-race', 'malevolent-lifeforms'],
  alien: ['deserted-alien-outpost', 'deserted-alien-colony', 'deserted-alien-library', 'alien-robot-sentry'],
}

/** So many worlds, of this kind or of all kinds in turn. */
const worldsOf = (kind: Good | 'any', count: number): string[] =>
  Array.from({ length: count }, (_, i) =>
    kind === 'any' ? WORLDS[GOODS[i % 4]!][Math.floor(i / 4)]! : WORLDS[kind][i]!,
  )

/** Cards drawn when Ada sells the good of this world with the Trade bonus. */
function sold(card: Card, world: string): number {
  const tableau = world === card.id ? [card.id] : [card.id, world]
  const t = position({ phases: ['consume'], ada: { tableau, goods: [world], action: 'consume-trade' } })
  expect(t.goods, 'goods left').to.deep.equal([])
  return t.own.hand.length
}

walk('trade', {
  tradeBonus({ card, power }) {
    if ('onlyGoodOnThisWorld' in power) {
      const kind = card.type === 'world' ? card.goodKind! : 'novelty'
      expect(sold(card, card.id)).to.equal(PRICES[kind] + power.amount)
      expect(sold(card, WORLDS[kind][0]!)).to.equal(PRICES[kind])
      return
    }
    for (const kind of GOODS) {
      const fits = power.goodKind === 'any' || power.goodKind === kind
      expect(sold(card, WORLDS[kind][0]!), kind).to.equal(PRICES[kind] + (fits ? power.amount : 0))
    }
  },
  cannotSellHere({ card }) {
    const other = 'alien-robotic-factory'
    const kept = position({
      phases: ['consume'],
      ada: { tableau: [card.id], goods: [card.id], action: 'consume-trade' },
    })
    expect(kept.goods).to.deep.equal([uid(card.id)])
    expect(kept.own.hand).to.deep.equal([])

    const both = position({
      phases: ['consume'],
      ada: { tableau: [card.id, other], goods: [card.id, other], action: 'consume-trade' },
    })
    expect(both.goods).to.deep.equal([uid(card.id)])
    expect(both.own.hand).to.have.length(PRICES.alien)

    const elsewhere = position({
      phases: ['consume'],
      ada: { tableau: [card.id, 'black-market-trading-world'], goods: [card.id] },
    })
    expect(elsewhere.goods).to.deep.equal([])
    expect(elsewhere.own.hand).to.have.length(PRICES.alien)
  },
})

type GoodsPower = PowerOf<'consume', 'consumeGoods'>

/** How often the power is used with these goods. */
function usesOf(
  { goodKind, goodsPerUse, maxUses, distinctKinds }: GoodsPower,
  goods: readonly Good[],
): number {
  const fitting = goods.filter(kind => goodKind === 'any' || kind === goodKind)
  const count = distinctKinds ? new Set(fitting).size : fitting.length
  return Math.min(maxUses, Math.floor(count / goodsPerUse))
}

/** Uses one power of Ada's as often as it can be used, once all that needs no choice is done. */
function uses(t: Walk, ref: string): void {
  const [way] = t.ada.legal.filter(({ move, args }) => move === 'consume' && args[1] === ref)
  if (way) t.ada.does('consume', ...way.args.slice(1))
}

const kindOf = (world: string): Good => GOODS.find(kind => WORLDS[kind].includes(world.split('#')[0]!))!

walk('consume', {
  consumeGoods({ card, power, ref }) {
    const { goodKind, goodsPerUse, maxUses, rewardPerUse } = power
    const kinds: (Good | 'any')[] =
      goodKind === 'any'
        ? ['any', 'rare']
        : [goodKind, ...GOODS.filter(kind => kind !== goodKind).slice(0, 1)]
    for (const kind of kinds)
      for (let count = 0; count <= Math.min(4, goodsPerUse * maxUses + 1); count++)
        for (const action of ['explore-5', 'consume-2x'] as const) {
          const worlds = worldsOf(kind, count)
          const ada: Has = { tableau: [card.id, ...worlds], goods: worlds, action }
          const t = position({ phases: ['consume'], ada })
          uses(t, ref)
          const times = usesOf(power, worlds.map(kindOf))
          const about = `${count} ${kind}, ${action}`
          const factor = action === 'consume-2x' ? 2 : 1
          expect(t.own.vp, about).to.equal(times * rewardPerUse.vp * factor)
          expect(t.own.hand.length, about).to.equal(times * rewardPerUse.cards)
          expect(t.goods.length, about).to.equal(count - times * goodsPerUse)
          expect(t.state.pool, about).to.equal(24 - t.own.vp)
        }
  },
  consumeAllGoods({ card, power: { vpPerGood, vpLess } }) {
    for (const action of ['explore-5', 'consume-2x'] as const)
      for (const count of [0, 1, 2, 5]) {
        const worlds = worldsOf('any', count)
        const t = position({
          phases: ['consume'],
          ada: { tableau: [card.id, ...worlds], goods: worlds, action },
        })
        const vp = count === 0 ? 0 : count * vpPerGood - vpLess
        expect(t.goods).to.deep.equal([])
        expect(t.own.vp, `${count}`).to.equal(vp * (action === 'consume-2x' ? 2 : 1))
      }
  },
  discardHand({ card, power: { maxUses, rewardPerUse }, ref }) {
    for (let count = 1; count <= maxUses; count++)
      for (const action of ['explore-5', 'consume-2x'] as const) {
        const t = position({ phases: ['consume'], ada: { tableau: [card.id], more: 3, action } })
        t.ada.cannot('cashIn', [ref, t.own.hand.slice(0, maxUses + 1)], { rule: 'RFTG-9.15' })
        t.ada.does('cashIn', ref, t.own.hand.slice(0, count))
        expect(t.own.hand).to.have.length(3 - count + count * rewardPerUse.cards)
        expect(t.own.vp).to.equal(count * rewardPerUse.vp)
      }
    const declined = position({ phases: ['consume'], ada: { tableau: [card.id], more: 3 } })
    declined.ada.does('done')
    expect(declined.own.hand).to.have.length(3)
  },
  sellGood({ card, power: { withTradeBonuses } }) {
    const own = sumOn(card, 'trade', 'tradeBonus', power => ('goodKind' in power ? power.amount : 0))
    for (const kind of GOODS) {
      const [world] = WORLDS[kind] as [string]
      const t = position({
        phases: ['consume'],
        ada: { tableau: [card.id, world, 'export-duties'], goods: [world] },
      })
      expect(t.goods).to.deep.equal([])
      expect(t.own.hand).to.have.length(PRICES[kind] + (withTradeBonuses ? 1 + own : 0))
    }
  },
  draw({ card, power: { amount } }) {
    const t = position({ phases: ['consume'], ada: { tableau: [card.id] } })
    expect(t.own.hand).to.have.length(amount)
  },
  gamble({ card, power: { range }, ref }) {
    const top = 'rebel-outpost'
    const begin = () => position({ phases: ['consume'], ada: { tableau: [card.id] }, top: [top] })
    const won = begin()
    won.ada.cannot('gamble', [ref, range[0] - 1], { rule: 'RFTG-9.18' })
    won.ada.cannot('gamble', [ref, range[1] + 1], { rule: 'RFTG-9.18' })
    won.ada.cannot('done', [], { rule: 'RFTG-9.18' })
    won.ada.does('gamble', ref, 5)
    expect(won.own.hand).to.deep.equal([uid(top)])

    const lost = begin()
    lost.ada.does('gamble', ref, 4)
    expect(lost.own.hand).to.deep.equal([])
    expect(lost.state.discard).to.deep.equal([uid(top)])
  },
})
