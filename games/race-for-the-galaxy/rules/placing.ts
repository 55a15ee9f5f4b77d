/** What it takes to place a world: legal ways to pay for it and to conquer it. Section 8. */
import { type Env, type Refusal, ref, type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import type { World } from '../cards.ts'
import { line, refuse } from '../line.ts'
import type { Placing, RaceState, RaceView, Uid } from '../state.ts'
import { designOf } from './deck.ts'
import { refuseCards } from './gains.ts'
import { putGood } from './goods.ts'
import { countsAgainst, forcesOf, lastingForces, militaryAgainst, mostBoost } from './military.ts'
import { isPayable, mostOffWorld, worldPrice, zeroCostPowers } from './prices.ts'

export const worldOf = (uid: Uid) => designOf(uid) as World

/**
 * Military for a conquest. For the second world of Imperium Supply Convoy it is what the first conquest has left over.
 * [RFTG-4.19, RFTG-8.28]
 */
export function militaryFor(g: RaceView, seat: SeatId, world: World, by: Placing['by'] = 'choice'): Sum {
  const against = militaryAgainst(g, seat, world)
  const { placed } = g.players[seat]!.turn
  const first = by === 'convoy' ? placed.find(({ how }) => how === 'conquered') : undefined
  if (!first) return against
  const firstWorld = worldOf(first.card)
  const lasting = lastingForces(g, seat).length
  const onlyFirst = forcesOf(g, seat)
    .slice(0, lasting + first.boosts)
    .filter(force => countsAgainst(force, firstWorld) && !countsAgainst(force, world))
    .reduce((sum, { amount }) => sum + amount, 0)
  const taken = Math.max(0, firstWorld.cost - onlyFirst)
  return sumOf([
    ...against.terms,
    { label: line('term.conquered', { card: ref('card', first.card) }), amount: -taken },
  ])
}

/** Why a seat cannot pay for a world, whatever it uses. `have`: the cards that it could pay with. */
export function refusePayment(g: RaceView, seat: SeatId, uid: Uid, have: number): Refusal | undefined {
  const world = worldOf(uid)
  if (!isPayable(g, seat, world)) return refuse('RFTG-8.10', 'notPayable', { card: ref('card', uid) })
  if (zeroCostPowers(g, seat, world).length > 0) return undefined
  const price = worldPrice(g, seat, uid).total
  return Math.max(0, price - mostOffWorld(g, seat, world)) <= have
    ? undefined
    : refuse('RFTG-8.06', 'handShort', { price, count: have })
}

/** Why these cards cannot pay for a world. */
export function refusePaymentWith(
  g: RaceView,
  seat: SeatId,
  uid: Uid,
  payment: readonly Uid[],
): Refusal | undefined {
  if (!isPayable(g, seat, worldOf(uid))) return refuse('RFTG-8.10', 'notPayable', { card: ref('card', uid) })
  return refuseCards(g, seat, uid, payment, worldPrice(g, seat, uid).total, 'RFTG-8.06')
}

/** Why a seat cannot conquer a world, whatever it uses. [RFTG-8.08, RFTG-8.10] */
export function refuseConquest(
  g: RaceView,
  seat: SeatId,
  uid: Uid,
  by: Placing['by'] = 'choice',
): Refusal | undefined {
  const world = worldOf(uid)
  if (!world.military) return refuse('RFTG-8.08', 'noConquest', { card: ref('card', uid) })
  const have = militaryFor(g, seat, world, by).total
  return have + mostBoost(g, seat, world) >= world.cost
    ? undefined
    : refuse(by === 'convoy' ? 'RFTG-8.28' : 'RFTG-8.10', 'militaryShort', { need: world.cost, have })
}

/** Why a card of the hand is no world that could be placed in any way. [RFTG-8.01] */
export function refuseWorld(g: RaceView, seat: SeatId, uid: Uid): Refusal | undefined {
  if (!g.players[seat]!.hand.includes(uid)) return refuse('RFTG-8.01', 'notInHand')
  return designOf(uid).type === 'world'
    ? undefined
    : refuse('RFTG-8.01', 'noWorld', { card: ref('card', uid) })
}

/** Why a seat cannot choose a world now. [RFTG-8.02] */
export function refuseSettling(g: RaceView, seat: SeatId, uid: Uid): Refusal | undefined {
  const refused = refuseWorld(g, seat, uid)
  if (refused) return refused
  const payment = refusePayment(g, seat, uid, g.players[seat]!.hand.length - 1)
  if (!payment) return undefined
  const conquest = refuseConquest(g, seat, uid)
  if (!conquest) return undefined
  return isPayable(g, seat, worldOf(uid)) ? payment : conquest
}

/** A world comes into the tableau, with its good where it is a windfall world. [RFTG-4.04, RFTG-8.03] */
export function enterTableau(env: Env<RaceState>, seat: SeatId, uid: Uid): void {
  const player = env.g.players[seat]!
  player.tableau.push(uid)
  player.turn.fresh.push(uid)
  if (worldOf(uid).production === 'windfall') putGood(env, seat, uid)
}

export interface Ways {
  placing: Placing
  world: World
  /** What it costs now; undefined where it cannot be paid for any more. */
  price: number | undefined
  /** Whether the Military is enough now; undefined where it cannot be conquered any more. */
  conquers: boolean | undefined
}

/** How the world that a seat is placing can be placed, as things are now. */
export function waysOf(g: RaceView, seat: SeatId): Ways {
  const placing = g.players[seat]!.turn.placing!
  const world = worldOf(placing.card)
  const mayPay = placing.as !== 'conquered' && isPayable(g, seat, world)
  const mayConquer = placing.as !== 'paid' && world.military
  return {
    placing,
    world,
    price: mayPay ? worldPrice(g, seat, placing.card).total : undefined,
    conquers: mayConquer ? militaryFor(g, seat, world, placing.by).total >= world.cost : undefined,
  }
}
