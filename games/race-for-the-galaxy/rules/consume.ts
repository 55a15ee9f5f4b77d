/** Phase IV: Consume. Section 9. */
import { z } from 'zod/mini'
import {
  close,
  type Env,
  line,
  moveOf,
  ask as openAsk,
  type Refusal,
  ref,
  refuse,
  type SeatId,
  say,
  someCombinations,
} from '../../kit/index.ts'
import type { ConsumePower, PowerOf } from '../cards.ts'
import type { PowerRef, RaceState, RaceView, Uid } from '../state.ts'
import { designOf, isCard, takeFromDeck } from './deck.ts'
import { discardFromHand, draw, gainVp } from './gains.ts'
import {
  fits,
  type GoodRef,
  goodsOf,
  goodsWords,
  goodTokens,
  hasGood,
  kindOf,
  salePrice,
  takeGood,
} from './goods.ts'
import { cardRef, powersOf, unusedPowers, type Working } from './powers.ts'
import { beginPhase, bonusesOf, hasBonus } from './round.ts'
import { card, cards } from './shapes.ts'
import { hasSecretTokens } from './tokens.ts'
import { sayCard, sayCards } from './wording.ts'

type GoodsPower = PowerOf<'consume', 'consumeGoods'>
/** Powers that take goods. Their use is not optional. [RFTG-9.07] */
type Mandatory = Working<PowerOf<'consume', 'consumeGoods' | 'consumeAllGoods' | 'sellGood'>>

/** All act at once: what one player does changes nothing for the others. [RFTG-5.05, RFTG-9.06] */
function consume(env: Env<RaceState>): void {
  const { g } = env
  beginPhase(g, 'consume')
  for (const seat of g.order) {
    if (mustTrade(g, seat)) askTrade(env, seat)
    else beginPowers(env, seat)
  }
}

// Trade bonus

/** Goods that a seat may sell with the Trade bonus. [RFTG-9.01, RFTG-9.05] */
export function tradeable(g: RaceView, seat: SeatId): GoodRef[] {
  const barred = powersOf(g, seat, 'trade', 'cannotSellHere').map(one => one.card)
  return [...new Set(goodsOf(g.players[seat]!))].filter(good => !barred.includes(good))
}

/** Whether the Trade bonus is still to be used. A token makes it possible, but no duty. [RFTG-9.01, RFTG-19.14] */
const mustTrade = (g: RaceView, seat: SeatId): boolean =>
  hasBonus(g, seat, 'sellGood') && !g.players[seat]!.turn.used.includes('bonus')

function askTrade(env: Env<RaceState>, seat: SeatId): void {
  const { g } = env
  const goods = tradeable(g, seat)
  if (hasSecretTokens(g.players[seat]!)) openAsk(g, { seat, kind: 'trade', required: true })
  else if (goods.length > 1) openAsk(g, { seat, kind: 'trade', required: true })
  else {
    if (goods.length === 1) trade(env, seat, goods[0]!)
    beginPowers(env, seat)
  }
}

function trade(env: Env<RaceState>, seat: SeatId, good: GoodRef): void {
  env.g.players[seat]!.turn.used.push('bonus')
  sell(env, seat, good, true)
}

/** Discards a good for cards. [RFTG-9.02, RFTG-21.07] */
function sell(env: Env<RaceState>, seat: SeatId, good: GoodRef, withBonuses: boolean): void {
  const { g } = env
  const price = salePrice(g, seat, good, withBonuses).total
  takeGood(g, seat, good)
  say(
    g,
    line('log.sells', { seat: ref('seat', seat), good: goodsWords([good]), kind: ref('good', kindOf(good)) }),
  )
  draw(env, seat, price)
}

// Consume powers

/** Draws that need nothing come first: they are always used. [RFTG-9.17] */
function beginPowers(env: Env<RaceState>, seat: SeatId): void {
  const { g } = env
  for (const { ref: own, power } of unusedPowers(g, seat, 'consume', 'draw')) {
    g.players[seat]!.turn.used.push(own)
    draw(env, seat, power.amount)
  }
  usePowers(env, seat)
}

const mandatoryPowers = (g: RaceView, seat: SeatId): Mandatory[] => [
  ...unusedPowers(g, seat, 'consume', 'consumeGoods'),
  ...unusedPowers(g, seat, 'consume', 'consumeAllGoods'),
  ...unusedPowers(g, seat, 'consume', 'sellGood'),
]

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
function rangeOf(g: RaceView, seat: SeatId, { power }: Mandatory): { min: number; max: number } {
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
      return own.length + tokens.length > 0 ? { min: 1, max: 1 } : { min: 0, max: 0 }
  }
}

/** Whether the power must still be used: the goods on worlds are enough for it. [RFTG-9.07, RFTG-19.14] */
function isDue(g: RaceView, seat: SeatId, { power }: Mandatory): boolean {
  const own = goodsOf(g.players[seat]!)
  return power.kind === 'consumeGoods' ? mostTaken(power, own) > 0 : own.length > 0
}

/** Ways to use the power, alike ones left away. */
function usesOf(g: RaceView, seat: SeatId, mandatory: Mandatory): GoodRef[][] {
  const { power } = mandatory
  const { min, max } = rangeOf(g, seat, mandatory)
  if (max === 0) return []
  const own = goodsOf(g.players[seat]!)
  const tokens = goodTokens(g, seat)
  if (power.kind === 'consumeAllGoods')
    return someCombinations(tokens, Math.max(0, min - own.length), tokens.length).map(more => [
      ...own,
      ...more,
    ])
  const kind = power.kind === 'consumeGoods' ? power.goodKind : 'any'
  const fitting = [...own, ...tokens].filter(good => fits(good, kind))
  const seen = new Set<string>()
  return someCombinations(fitting, min, max).filter(goods => {
    if (power.kind === 'consumeGoods' && goods.length % power.goodsPerUse !== 0) return false
    if (
      power.kind === 'consumeGoods' &&
      power.distinctKinds &&
      new Set(goods.map(kindOf)).size !== goods.length
    )
      return false
    const alike = goods.join()
    return !seen.has(alike) && seen.add(alike)
  })
}

/** Goes on with the powers of a seat: asks, where there is something to choose. [RFTG-9.06, RFTG-9.21] */
function usePowers(env: Env<RaceState>, seat: SeatId): void {
  const { g } = env
  const player = g.players[seat]!
  for (;;) {
    const due = mandatoryPowers(g, seat).filter(one => isDue(g, seat, one))
    const gambles = unusedPowers(g, seat, 'consume', 'gamble')
    const cashes = player.hand.length > 0 ? unusedPowers(g, seat, 'consume', 'discardHand') : []
    // Tokens may be goods that nobody knows of.
    const couldTakeTokens = hasSecretTokens(player) && mandatoryPowers(g, seat).length > 0
    const isFree = gambles.length === 0 && cashes.length === 0 && !couldTakeTokens
    if (isFree && due.length === 0) return
    const uses = isFree && due.length === 1 ? usesOf(g, seat, due[0]!) : []
    if (uses.length !== 1) break
    take(env, seat, due[0]!, uses[0]!)
  }
  openAsk(g, { seat, kind: 'consume', required: true })
}

/** Uses a power on goods. [RFTG-9.08, RFTG-9.13, RFTG-9.14, RFTG-9.16, RFTG-9.19] */
function take(
  env: Env<RaceState>,
  seat: SeatId,
  { ref: own, card: source, power }: Mandatory,
  goods: GoodRef[],
): void {
  const { g } = env
  g.players[seat]!.turn.used.push(own)
  if (power.kind === 'sellGood') {
    sell(env, seat, goods[0]!, power.withTradeBonuses)
    return
  }
  say(g, line('log.consumes', { seat: ref('seat', seat), card: cardRef(source), goods: goodsWords(goods) }))
  for (const good of goods) takeGood(g, seat, good)
  const factor = bonusesOf(g, seat, 'multiplyConsumeVp').reduce((product, bonus) => product * bonus.factor, 1)
  if (power.kind === 'consumeAllGoods') {
    gainVp(g, seat, Math.max(0, goods.length * power.vpPerGood - power.vpLess) * factor)
    return
  }
  const uses = goods.length / power.goodsPerUse
  gainVp(g, seat, uses * power.rewardPerUse.vp * factor)
  draw(env, seat, uses * power.rewardPerUse.cards)
}

/** What a power on goods has to do with these goods, for a reader of refusals. */
function refuseGoods(
  g: RaceView,
  seat: SeatId,
  mandatory: Mandatory,
  goods: readonly GoodRef[],
): Refusal | undefined {
  const player = g.players[seat]!
  const { power } = mandatory
  const { min, max } = rangeOf(g, seat, mandatory)
  if (max === 0) return refuse('RFTG-9.10', 'tooFewGoods', { card: cardRef(mandatory.card) })
  const left = [...goodsOf(player), ...goodTokens(g, seat)]
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

const byRef = <P extends ConsumePower>(powers: readonly Working<P>[], own: PowerRef) =>
  powers.find(one => one.ref === own)

export const consumeSteps = { consume }

const move = moveOf<RaceState, RaceView>()
const noSuchPower = () => refuse('RFTG-9.06', 'noSuchPower')

export const consumeMoves = {
  /** Sells one good with the Trade bonus. [RFTG-9.01 to RFTG-9.05] */
  sell: move({
    during: ['trade'],
    args: z.tuple([card]),
    candidates: (g, { seat }) =>
      [...tradeable(g, seat), ...goodTokens(g, seat)].map((good): [string] => [good]),
    refusal(g, { seat }, [good]) {
      if (tradeable(g, seat).includes(good) || goodTokens(g, seat).includes(good)) return undefined
      return hasGood(g.players[seat]!, good)
        ? refuse('RFTG-9.05', 'notForSale', { card: cardRef(good) })
        : refuse('RFTG-9.02', 'noSuchGood')
    },
    act(env, { seat, ask }, [good]) {
      close(env.g, ask)
      trade(env, seat, good)
      beginPowers(env, seat)
    },
    label: (g, { seat }, [good]) =>
      line('move.sell', { good: goodsWords([good]), count: salePrice(g, seat, good, true).total }),
  }),
  /** Sells nothing: only where nothing on a world may be sold. [RFTG-9.01, RFTG-19.14] */
  sellNothing: move({
    during: ['trade'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal: (g, { seat }) => (tradeable(g, seat).length > 0 ? refuse('RFTG-9.01', 'mustSell') : undefined),
    act(env, { seat, ask }) {
      close(env.g, ask)
      beginPowers(env, seat)
    },
    label: () => line('move.sellNothing'),
  }),
  /** Uses a power on goods; every good is named by its world. [RFTG-9.06 to RFTG-9.14, RFTG-9.16] */
  consume: move({
    during: ['consume'],
    args: z.tuple([card, cards]),
    candidates: (g, { seat }) =>
      mandatoryPowers(g, seat).flatMap(one =>
        usesOf(g, seat, one).map((goods): [string, string[]] => [one.ref, goods]),
      ),
    refusal(g, { seat }, [own, goods]) {
      const mandatory = byRef(mandatoryPowers(g, seat), own)
      return mandatory ? refuseGoods(g, seat, mandatory, goods) : noSuchPower()
    },
    act(env, { seat, ask }, [own, goods]) {
      close(env.g, ask)
      take(env, seat, byRef(mandatoryPowers(env.g, seat), own)!, goods)
      usePowers(env, seat)
    },
    label(g, { seat }, [own, goods]) {
      const { card: source, power } = byRef(mandatoryPowers(g, seat), own)!
      const words = { card: cardRef(source), goods: goodsWords(goods) }
      return power.kind === 'sellGood'
        ? line('move.sellBy', {
            ...words,
            count: salePrice(g, seat, goods[0]!, power.withTradeBonuses).total,
          })
        : line('move.consume', words)
    },
  }),
  /** Discards cards from hand for VP. Never doubled. [RFTG-9.15, RFTG-9.19] */
  cashIn: move({
    during: ['consume'],
    args: z.tuple([card, cards]),
    candidates: (g, { seat }) =>
      unusedPowers(g, seat, 'consume', 'discardHand').flatMap(({ ref: own, power }) =>
        someCombinations(g.players[seat]!.hand as Uid[], 1, power.maxUses).map((hand): [string, string[]] => [
          own,
          hand,
        ]),
      ),
    refusal(g, { seat }, [own, chosen]) {
      const found = byRef(unusedPowers(g, seat, 'consume', 'discardHand'), own)
      if (!found) return noSuchPower()
      const { maxUses } = found.power
      if (chosen.length < 1 || chosen.length > maxUses)
        return refuse('RFTG-9.15', 'cashCount', { max: maxUses })
      const { hand } = g.players[seat]!
      return new Set(chosen).size === chosen.length && chosen.every(one => hand.includes(one))
        ? undefined
        : refuse('RFTG-9.15', 'notInHand')
    },
    act(env, { seat, ask }, [own, chosen]) {
      const { g } = env
      close(g, ask)
      const { power } = byRef(unusedPowers(g, seat, 'consume', 'discardHand'), own)!
      g.players[seat]!.turn.used.push(own)
      discardFromHand(g, seat, chosen)
      sayCards(g, seat, 'cashesIn', chosen)
      gainVp(g, seat, chosen.length * power.rewardPerUse.vp)
      draw(env, seat, chosen.length * power.rewardPerUse.cards)
      usePowers(env, seat)
    },
    label: (_, __, [own, chosen]) =>
      line('move.cashIn', { card: cardRef(own.split('/')[0]!), cards: chosen.map(cardRef) }),
  }),
  /** Gambling World: names a number. [RFTG-9.18] */
  gamble: move({
    during: ['consume'],
    args: z.tuple([card, z.int()]),
    candidates: (g, { seat }) =>
      unusedPowers(g, seat, 'consume', 'gamble').flatMap(
        ({
          ref: own,
          power: {
            range: [from, to],
          },
        }) => Array.from({ length: to - from + 1 }, (_, i): [string, number] => [own, from + i]),
      ),
    refusal(g, { seat }, [own, number]) {
      const found = byRef(unusedPowers(g, seat, 'consume', 'gamble'), own)
      if (!found) return noSuchPower()
      const [from, to] = found.power.range
      return number >= from && number <= to ? undefined : refuse('RFTG-9.18', 'gambleRange', { from, to })
    },
    act(env, { seat, ask }, [own, number]) {
      close(env.g, ask)
      gamble(env, seat, own, number)
      usePowers(env, seat)
    },
    label: (_, __, [own, number]) => line('move.gamble', { card: cardRef(own.split('/')[0]!), number }),
  }),
  /** Stops. What must be used must have been used. [RFTG-9.07, RFTG-9.21] */
  done: move({
    during: ['consume'],
    args: z.tuple([]),
    candidates: () => [[]],
    refusal(g, { seat }) {
      const due = mandatoryPowers(g, seat).find(one => isDue(g, seat, one))
      if (due) return refuse('RFTG-9.07', 'mustUse', { card: cardRef(due.card) })
      const [gambling] = unusedPowers(g, seat, 'consume', 'gamble')
      return gambling && refuse('RFTG-9.18', 'mustUse', { card: cardRef(gambling.card) })
    },
    act: ({ g }, { ask }) => close(g, ask),
    label: () => line('move.done'),
  }),
}

function gamble(env: Env<RaceState>, seat: SeatId, own: PowerRef, number: number): void {
  const { g } = env
  const player = g.players[seat]!
  player.turn.used.push(own)
  say(g, line('log.gambles', { seat: ref('seat', seat), number }))
  const [top] = takeFromDeck(env, 1)
  if (top === undefined) return
  const won = designOf(top).cost === number
  if (won) player.hand.push(top)
  else g.discard.push(top)
  sayCard(g, seat, won ? 'gambleWon' : 'gambleLost', top)
}
