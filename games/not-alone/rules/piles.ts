/** Movements of cards and Will of the Hunted. Every one is logged for those who may know it. */
import pull from 'lodash/pull.js'
import { type Params, type Random, ref, refs, type SeatId, say, sayTo } from '../../kit/index.ts'
import { drawCards } from '../../kit/random.ts'
import type { PlaceNumber } from '../data/places.ts'
import { type KeyWithHidden, line } from '../line.ts'
import type { NotAloneState } from '../state.ts'
import { canDrawSurvival } from './queries.ts'

const sortNumbers = (numbers: PlaceNumber[]) => numbers.sort((a, b) => a - b)

/**
 * Logs `key` about Place cards that enter or leave a discard pile. Under Smokescreen the Creature and spectators
 * read `<key>Hidden`, with the number of cards only. The order in which they were chosen tells nothing. [NA-12.04,
 * NA-12.10, NA-13.02]
 */
export function sayCards(
  g: NotAloneState,
  key: KeyWithHidden,
  seat: SeatId,
  places: readonly PlaceNumber[],
  params: Params = {},
): void {
  const named = sortNumbers([...places])
  const open = line(key, { ...params, seat: ref('seat', seat), places: refs('place', named) })
  const masked = line(`${key}Hidden`, { ...params, seat: ref('seat', seat), count: places.length })
  if (g.smokescreen) sayTo(g, g.turnOrder, open, masked)
  else say(g, open)
}

/** From the own discard pile into the hand. */
export function takeBack(g: NotAloneState, seat: SeatId, places: readonly PlaceNumber[]): void {
  const hunted = g.hunted[seat]!
  pull(hunted.discard, ...places)
  hunted.hand.push(...places)
  sortNumbers(hunted.hand)
}

/** The whole own discard pile into the hand. */
export function takeBackAll(g: NotAloneState, seat: SeatId): PlaceNumber[] {
  const places = [...g.hunted[seat]!.discard]
  takeBack(g, seat, places)
  return places
}

/** From the hand onto the own discard pile, in an order that tells nothing. [NA-13.02] */
export function discardFromHand(g: NotAloneState, seat: SeatId, places: readonly PlaceNumber[]): void {
  const hunted = g.hunted[seat]!
  pull(hunted.hand, ...places)
  hunted.discard.push(...sortNumbers([...places]))
  sayCards(g, 'log.discards', seat, places)
}

/** A Place card of the reserve into the hand. [NA-1.13] */
export function takeFromReserve(g: NotAloneState, seat: SeatId, place: PlaceNumber): void {
  const hunted = g.hunted[seat]!
  g.reserve[place]! -= 1
  hunted.owned.push(place)
  hunted.hand.push(place)
  sortNumbers(hunted.owned)
  sortNumbers(hunted.hand)
}

/** A played card back into the hand of its owner. */
export function takeBackPlayed(g: NotAloneState, seat: SeatId, card: PlaceNumber): void {
  const hunted = g.hunted[seat]!
  hunted.explored.find(location => location.card === card)!.inFront = false
  hunted.hand.push(card)
  sortNumbers(hunted.hand)
}

/** Locked cards back into the hand, unseen. */
export function unlock(g: NotAloneState, seat: SeatId): void {
  const hunted = g.hunted[seat]!
  hunted.hand.push(...hunted.locked.splice(0))
  sortNumbers(hunted.hand)
}

/** All locked Place cards back into the hands of their owners, who choose again. [NA-4.15, NA-4.16] */
export function unlockAll(g: NotAloneState): void {
  if (g.turnOrder.every(seat => g.hunted[seat]!.locked.length === 0)) return
  for (const seat of g.turnOrder) unlock(g, seat)
  say(g, line('log.unlockAll'))
}

/** Draws up to `count` Survival cards, without telling which. [NA-1.14, NA-1.15] */
export function drawSurvival(g: NotAloneState, count: number, random: Random) {
  return canDrawSurvival(g) ? drawCards(g.survivalDeck, g.survivalDiscard, count, random) : []
}

/** Losing Will below 0 has no effect. [NA-1.10, NA-6.41] */
export function loseWill(g: NotAloneState, seat: SeatId, count: number): void {
  const hunted = g.hunted[seat]!
  const lost = Math.min(count, hunted.will)
  hunted.will -= lost
  if (lost > 0) say(g, line('log.losesWill', { seat: ref('seat', seat), count: lost }))
}

/** Nobody regains what nobody has lost: who asks for it looks whether there are fewer than 3. [NA-1.10] */
export function regainWill(g: NotAloneState, seat: SeatId): void {
  g.hunted[seat]!.will += 1
  say(g, line('log.regainsWill', { seat: ref('seat', seat), count: 1 }))
}
