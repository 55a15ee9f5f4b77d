/** What players gain: cards and VP. */
import { type Env, type Refusal, ref, type SeatId, say } from '../../kit/index.ts'
import { line, refuse } from '../line.ts'
import type { RaceState, RaceView, Uid } from '../state.ts'
import { takeFromDeck } from './deck.ts'
import { sayCards } from './wording.ts'

/** Draws cards into the hand. */
export function draw(env: Env<RaceState>, seat: SeatId, count: number): Uid[] {
  if (count <= 0) return []
  const drawn = takeFromDeck(env, count)
  env.g.players[seat]!.hand.push(...drawn)
  sayCards(env.g, seat, 'draws', drawn)
  return drawn
}

/** Takes VP from the pool; where it is too small, the gain is whole all the same. [RFTG-1.08, RFTG-1.09] */
export function gainVp(g: RaceState, seat: SeatId, vp: number): void {
  if (vp <= 0) return
  g.players[seat]!.vp += vp
  g.pool = Math.max(0, g.pool - vp)
  say(g, line('log.gainsVp', { seat: ref('seat', seat), count: vp }))
}

/** Why these cards of the hand cannot pay for another one, at this price. */
export function refuseCards(
  g: RaceView,
  seat: SeatId,
  card: Uid,
  payment: readonly Uid[],
  price: number,
  rule: string,
): Refusal | undefined {
  const { hand } = g.players[seat]!
  const fits =
    payment.length === price &&
    new Set(payment).size === price &&
    payment.every(one => one !== card && hand.includes(one))
  return fits ? undefined : refuse(rule, 'payment', { count: price })
}

/** Takes cards out of a hand. */
export function takeFromHand(g: RaceState, seat: SeatId, cards: readonly Uid[]): void {
  const { hand } = g.players[seat]!
  for (const card of cards) hand.splice(hand.indexOf(card), 1)
}

/** Discards cards from hand face down. [RFTG-20.08] */
export function discardFromHand(g: RaceState, seat: SeatId, cards: readonly Uid[]): void {
  takeFromHand(g, seat, cards)
  g.discard.push(...cards)
}
