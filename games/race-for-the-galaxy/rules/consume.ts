/** Phase IV: Consume. Section 9. */
import * as z from 'zod/mini'
import {
  close,
  type Env,
  moveOf,
  ask as openAsk,
  ref,
  type SeatId,
  say,
  someCombinations,
} from '../../kit/index.ts'
import { line, refuse } from '../line.ts'
import type { PowerRef, RaceChapter, RaceState, RaceView, Uid } from '../state.ts'
import {
  byRef,
  gainOf,
  isDue,
  type Mandatory,
  mandatoryPowers,
  refuseGoods,
  takesTokens,
  tradeable,
  usesOf,
} from './consume-goods.ts'
import { designOf, takeFromDeck } from './deck.ts'
import { discardFromHand, draw, gainVp } from './gains.ts'
import { type GoodRef, goodsWords, goodTokens, hasGood, kindOf, salePrice, takeGood } from './goods.ts'
import { cardRef, unusedPowers } from './powers.ts'
import { beginPhase, hasBonus } from './round.ts'
import { card, cards } from './shapes.ts'
import { hasSecretTokens } from './tokens.ts'
import { sayCard, sayCards } from './wording.ts'

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

/** Goes on with the powers of a seat: asks, where there is something to choose. [RFTG-9.06, RFTG-9.21] */
function usePowers(env: Env<RaceState>, seat: SeatId): void {
  const { g } = env
  const player = g.players[seat]!
  for (;;) {
    const due = mandatoryPowers(g, seat).filter(one => isDue(g, seat, one))
    const gambles = unusedPowers(g, seat, 'consume', 'gamble')
    const cashes = player.hand.length > 0 ? unusedPowers(g, seat, 'consume', 'discardHand') : []
    // Tokens may be goods that nobody knows of.
    const couldTakeTokens = hasSecretTokens(player) && mandatoryPowers(g, seat).some(takesTokens)
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
  const { vp, cards: count } = gainOf(g, seat, { power }, goods)
  say(g, line('log.consumes', { seat: ref('seat', seat), card: cardRef(source), goods: goodsWords(goods) }))
  for (const good of goods) takeGood(g, seat, good)
  gainVp(g, seat, vp)
  draw(env, seat, count)
}

const move = moveOf<RaceState, RaceView>()
const noSuchPower = () => refuse('RFTG-9.06', 'noSuchPower')

export const consumeRules = {
  steps: { consume },
  moves: {
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
          someCombinations(g.players[seat]!.hand as Uid[], 1, power.maxUses).map(
            (hand): [string, string[]] => [own, hand],
          ),
        ),
      refusal(g, { seat }, [own, chosen]) {
        const found = byRef(unusedPowers(g, seat, 'consume', 'discardHand'), own)
        if (!found) return noSuchPower()
        const { maxUses } = found.power
        if (chosen.length < 1 || chosen.length > maxUses)
          return refuse('RFTG-9.15', 'cashCount', { count: maxUses })
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
  },
} satisfies RaceChapter

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
