/** Placing a world: paying for it, or conquering it. Section 8. */
import * as z from 'zod/mini'
import {
  ask,
  close,
  type Env,
  moveOf,
  type Params,
  type Pick,
  type Refusal,
  ref,
  type SeatId,
} from '../../kit/index.ts'
import type { World } from '../cards.ts'
import { line, refuse } from '../line.ts'
import type { How, Placing, RaceChapter, RaceState, RaceView, Uid } from '../state.ts'
import { discardFromHand, takeFromHand } from './gains.ts'
import type { GoodRef } from './goods.ts'
import { boostLine, boostSources, gainBoost, leaveTableau, mayBoostByGood } from './military.ts'
import {
  enterTableau,
  militaryFor,
  refuseConquest,
  refusePayment,
  type Ways,
  waysOf,
  worldOf,
} from './placing.ts'
import { countsFor, tokenDiscounts, zeroCostPowers } from './prices.ts'
import { card } from './shapes.ts'
import { hasSecretTokens, spendToken, tokenPowers, withoutToken } from './tokens.ts'
import { sayCard, sayCards, tokenTerm } from './wording.ts'

/** Puts a world of the hand into the tableau; how it is paid for or conquered comes next. [RFTG-8.04] */
export function beginPlacing(env: Env<RaceState>, seat: SeatId, uid: Uid, by: Placing['by']): void {
  takeFromHand(env.g, seat, [uid])
  enterTableau(env, seat, uid)
  env.g.players[seat]!.turn.placing = {
    card: uid,
    by,
    as: by === 'choice' ? null : by === 'convoy' ? 'conquered' : 'paid',
    free: by === 'project',
  }
  sayCard(env.g, seat, by === 'choice' ? 'settles' : by, uid)
}

/** Asks how a world is to be placed; where everybody can see that there is only one way, it is done. [RFTG-8.04] */
export function place(
  env: Env<RaceState>,
  { seat, payment = null }: { seat: SeatId; payment?: readonly Uid[] | null },
): void {
  const { g } = env
  if (payment) {
    finish(g, seat, 'paid', payment)
    return
  }
  const player = g.players[seat]!
  const { hand } = player
  const secret = hasSecretTokens(player)
  const ways = waysOf(g, seat)
  const { placing, world } = ways
  const price = payablePrice(g, seat, ways)
  const isHopeless = !secret && refuseConquest(g, seat, placing.card, placing.by) !== undefined
  const conquers = isHopeless ? undefined : ways.conquers

  const isFixed = !secret && zeroCostPowers(g, seat, world).length === 0
  const isPaid = conquers === undefined && (price === 0 || (isFixed && price === hand.length))
  if (isPaid && !mayBoostByGood(g, seat)) {
    finish(g, seat, 'paid', hand.slice(0, price))
    return
  }
  if (price === undefined && conquers && !secret && boostSources(g, seat).length === 0) {
    finish(g, seat, 'conquered', [])
    return
  }
  const pick = worldPayment(g, seat)
  ask(g, {
    seat,
    kind: 'placeWorld',
    required: true,
    about: aboutPlacing(placing.card, price, conquers, world),
    ...(pick && { pick }),
  })
}

/** What the world that a seat is placing costs, as far as everybody can tell that it could be paid. */
function payablePrice(g: RaceView, seat: SeatId, { placing, price }: Ways): number | undefined {
  const player = g.players[seat]!
  const refused = refusePayment(g, seat, placing.card, player.hand.length)
  return refused && !hasSecretTokens(player) ? undefined : price
}

/** The cards with which the world that a seat is placing can be paid for, if it can be. */
export function worldPayment(g: RaceState, seat: SeatId): Pick | undefined {
  const { hand } = g.players[seat]!
  const price = payablePrice(g, seat, waysOf(g, seat))
  return price !== undefined && price > 0 && price <= hand.length
    ? { of: 'card', options: [...hand], min: price, max: price }
    : undefined
}

function aboutPlacing(
  uid: Uid,
  price: number | undefined,
  conquers: boolean | undefined,
  world: World,
): Params {
  const how =
    conquers === undefined
      ? line('placing.pay', { count: price ?? 0 })
      : price === undefined
        ? line(conquers ? 'placing.conquer' : 'placing.needsMilitary', { defense: world.cost })
        : line(conquers ? 'placing.either' : 'placing.payOrMilitary', { count: price, defense: world.cost })
  return { card: ref('card', uid), how }
}

/** The world is placed. */
function finish(g: RaceState, seat: SeatId, how: Exclude<How, 'revealed'>, payment: readonly Uid[]): void {
  const { turn } = g.players[seat]!
  const { card: uid, by, free } = turn.placing!
  if (how === 'conquered') sayCard(g, seat, 'conquers', uid)
  else {
    discardFromHand(g, seat, payment)
    sayCards(g, seat, 'pays', payment)
    if (!free) for (const discount of tokenDiscounts(g, seat, worldOf(uid).goodKind)) discount.left -= 1
  }
  turn.placed.push({ card: uid, by, how, boosts: turn.boosts.length })
  turn.placing = null
}

const move = moveOf<RaceState, RaceView>()
const none = z.tuple([])
const good = z.nullable(card)

/** What can make the world that a seat is placing cheaper: cards, and tokens by their power. */
function cheapenings(g: RaceView, seat: SeatId) {
  const { world, price } = waysOf(g, seat)
  if (price === undefined || price === 0) return { ships: [], tokens: [] }
  return {
    ships: zeroCostPowers(g, seat, world),
    tokens: tokenPowers(g, seat, 'discountNonMilitaryWorld').filter(({ power }) => countsFor(power, world)),
  }
}

function refuseBoost(g: RaceView, seat: SeatId, by: string, paid: GoodRef | null): Refusal | undefined {
  const source = boostSources(g, seat).find(one => one.by === by)
  if (!source) return refuse('RFTG-8.11', 'noSuchBoost')
  if ((paid !== null) !== (source.goods !== undefined)) return refuse('RFTG-8.12', 'boostGood')
  if (paid !== null && !source.goods!.includes(paid)) return refuse('RFTG-8.12', 'boostGood')
  // The world has to stay possible: a token may be needed for its discount.
  const { card: uid, as, by: rule } = g.players[seat]!.turn.placing!
  const refused = refuseConquest(g, seat, uid, rule)
  if (as === 'conquered' || (as === null && !refused)) return refused
  const [token] = by.split('/') as [string]
  return refusePayment(withoutToken(g, seat, token), seat, uid, g.players[seat]!.hand.length)
}

function refuseCheapening(g: RaceView, seat: SeatId, by: string): Refusal | undefined {
  const { ships, tokens } = cheapenings(g, seat)
  if (ships.some(one => one.ref === by)) return undefined
  if (!tokens.some(one => one.ref === by)) return refuse('RFTG-8.07', 'noSuchDiscount')
  return refusePayment(g, seat, waysOf(g, seat).placing.card, g.players[seat]!.hand.length)
}

export const placingRules = {
  steps: { place },
  answers: {
    placeWorld({ g }, { seat }, payment) {
      finish(g, seat, 'paid', payment)
    },
  },
  moves: {
    /** Conquers the world with the Military that is there. [RFTG-8.10] */
    conquer: move({
      during: ['placeWorld'],
      args: none,
      candidates: () => [[]],
      refusal(g, { seat }) {
        const { placing, world, conquers } = waysOf(g, seat)
        if (conquers === undefined)
          return refuse('RFTG-8.08', 'noConquest', { card: ref('card', placing.card) })
        const have = militaryFor(g, seat, world, placing.by).total
        return conquers ? undefined : refuse('RFTG-8.10', 'militaryShort', { need: world.cost, have })
      },
      act({ g }, { seat, ask: open }) {
        close(g, open)
        finish(g, seat, 'conquered', [])
      },
      label: (g, { seat }) => line('move.conquer', { card: ref('card', waysOf(g, seat).placing.card) }),
    }),
    /** Places a military world by payment, where the price has come to 0. [RFTG-8.14] */
    placeFree: move({
      during: ['placeWorld'],
      args: none,
      candidates: () => [[]],
      refusal: (g, { seat }) => (waysOf(g, seat).price === 0 ? undefined : refuse('RFTG-8.06', 'notFree')),
      act({ g }, { seat, ask: open }) {
        close(g, open)
        finish(g, seat, 'paid', [])
      },
      label: (g, { seat }) => line('move.placeFree', { card: ref('card', waysOf(g, seat).placing.card) }),
    }),
    /** Gains temporary Military, also while paying: by a power or token, and the good that is discarded for it. [RFTG-8.11 to RFTG-8.13] */
    boost: move({
      during: ['placeWorld'],
      args: z.tuple([card, good]),
      candidates: (g, { seat }) =>
        boostSources(g, seat).flatMap(({ by, goods }): [string, string | null][] =>
          goods ? [...new Set(goods)].map((one): [string, string] => [by, one]) : [[by, null]],
        ),
      refusal: (g, { seat }, [by, paid]) => refuseBoost(g, seat, by, paid),
      act(env, { seat, ask: open }, [by, paid]) {
        const { g } = env
        close(g, open)
        const source = boostSources(g, seat).find(one => one.by === by)!
        gainBoost(g, seat, source, paid ?? undefined)
        place(env, { seat })
      },
      label: (g, { seat }, [by, paid]) => boostLine(boostSources(g, seat).find(one => one.by === by)!, paid),
    }),
    /** Makes the world cheaper: discards Colony Ship, or uses a token. [RFTG-8.07, RFTG-19.09, RFTG-19.10] */
    cheapen: move({
      during: ['placeWorld'],
      args: z.tuple([card]),
      candidates(g, { seat }) {
        const { ships, tokens } = cheapenings(g, seat)
        return [...ships, ...tokens].map(({ ref: by }): [string] => [by])
      },
      refusal: (g, { seat }, [by]) => refuseCheapening(g, seat, by),
      act(env, { seat, ask: open }, [by]) {
        const { g } = env
        close(g, open)
        const { turn } = g.players[seat]!
        const { ships, tokens } = cheapenings(g, seat)
        const ship = ships.find(one => one.ref === by)
        const placing = turn.placing!
        placing.as = 'paid'
        if (ship) {
          turn.used.push(by)
          leaveTableau(g, seat, ship.card)
          placing.free = true
        } else {
          const { token, power } = tokens.find(one => one.ref === by)!
          spendToken(g, seat, token)
          const { amount, goodKind, maxWorlds = 1 } = power
          turn.discounts.push({ token, amount, left: maxWorlds, ...(goodKind && { goodKind }) })
        }
        place(env, { seat })
      },
      label(g, { seat }, [by]) {
        const token = cheapenings(g, seat).tokens.find(one => one.ref === by)
        return token
          ? line('move.cheapen', { source: tokenTerm(token.token), count: token.power.amount })
          : line('move.ship', { source: ref('card', by.split('/')[0]!) })
      },
    }),
  },
} satisfies RaceChapter
