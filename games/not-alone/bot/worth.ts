/**
 * What things are worth to the Hunted, and so cost the Creature. The unit is one space of the Assimilation track.
 * These are estimates from play, not rules.
 */
import type { SeatId } from '../../kit/index.ts'
import { MOST_WILL } from '../data/board.ts'
import { PLACES, type PlaceNumber } from '../data/places.ts'
import type { Use } from '../rules/powers.ts'
import {
  canDrawSurvival,
  creatureTokens,
  huntedOf,
  isIneffective,
  isInForce,
  recoveredWill,
  takeableFromReserve,
} from '../rules/queries.ts'
import type { NotAloneView } from '../state.ts'

type SeenHunted = NotAloneView['hunted'][SeatId]

/** The scales of a position. */
export interface Scales {
  view: NotAloneView
  /** One space of the Rescue track. */
  rescue: number
  /** How much the future counts: cards and Will mean nothing in the last round. */
  future: number
}

/** Spaces that the counters move in an ordinary round. */
const RESCUE_PACE = 1.4
const ASSIMILATION_PACE = 0.9

export function scalesOf(view: NotAloneView): Scales {
  const roundsLeft = Math.min(view.rescue / RESCUE_PACE, view.assimilation / ASSIMILATION_PACE)
  return {
    view,
    // A counter that has less far to go moves the game more with every space.
    rescue: Math.min(1.2, Math.max(0.35, view.assimilation / view.rescue)),
    future: Math.min(1, Math.max(0, (roundsLeft - 0.5) / 3)),
  }
}

/** Having so much Will, against having all of it. */
const WILL = [-0.9, -0.5, -0.2, 0]

const willGain = ({ future }: Scales, from: number, to: number) => future * (WILL[to]! - WILL[from]!)

/** Having so many Place cards to choose from: with few of them, everybody knows where you go. */
export function handWorth({ view, future }: Scales, count: number): number {
  const alone = 0.75 ** (view.turnOrder.length - 1)
  return future * (count <= 0 ? -1 : -(0.35 + 0.5 * alone) / count)
}

const handGain = (scales: Scales, from: number, to: number) => handWorth(scales, to) - handWorth(scales, from)

/** Holding this very place rather than another. */
export function cardWorth(scales: Scales, hunted: SeenHunted, place: PlaceNumber): number {
  const worth: { [P in PlaceNumber]: number } = {
    1: 0.05 + 0.03 * hunted.discard.length,
    2: 0.08,
    3: 0.15,
    4: 0.15 * scales.rescue,
    5: takeableFromReserve(scales.view, hunted).length > 0 ? 0.12 : 0,
    6: 0.12,
    7: 0.18,
    8: 0.4 * scales.rescue,
    9: 0.16,
    10: 0.13,
  }
  return scales.future * worth[place]
}

/** Losing so much Will, down to the end of it. */
export function willLoss(scales: Scales, hunted: SeenHunted, count: number): number {
  const left = hunted.will - count
  if (left > 0) return -willGain(scales, hunted.will, left)
  if (hunted.will === 0) return 0
  const back = recoveredWill(scales.view.options)
  const cards = hunted.hand.length
  return (
    1 -
    willGain(scales, hunted.will, back) -
    handGain(scales, Math.max(1, cards), Math.max(1, cards + hunted.discard.length))
  )
}

/** Taking back `cards` into a hand of `held`; the cards are unknown under Smokescreen. */
export function backGain(
  scales: Scales,
  hunted: SeenHunted,
  held: number,
  cards: readonly (PlaceNumber | null)[],
): number {
  const each = cards.reduce<number>(
    (sum, card) => sum + (card === null ? 0.1 * scales.future : cardWorth(scales, hunted, card)),
    0,
  )
  return handGain(scales, held, held + cards.length) + 0.6 * each
}

/** The most useful cards of the own discard pile. */
function bestBack(scales: Scales, hunted: SeenHunted, count: number): (PlaceNumber | null)[] {
  const worth = (card: PlaceNumber | null) => (card === null ? 0.1 : cardWorth(scales, hunted, card))
  return [...hunted.discard].sort((a, b) => worth(b) - worth(a)).slice(0, count)
}

/** Taking back 1 card instead of using a power. */
export function takeBackGain(scales: Scales, seat: SeatId, held: number, card?: PlaceNumber): number {
  const hunted = huntedOf(scales.view, seat)
  const cards = card === undefined ? bestBack(scales, hunted, 1) : [card]
  return cards.length === 0 ? 0 : backGain(scales, hunted, held, cards)
}

const SURVIVAL_DRAW = 0.27

/** Will that a Hunted can give to somebody. */
function healGain(scales: Scales, to: SeenHunted): number {
  return to.will > 0 && to.will < MOST_WILL ? willGain(scales, to.will, to.will + 1) : 0
}

/** A new place from the reserve, into a hand of `held`. */
function newPlaceGain(scales: Scales, hunted: SeenHunted, held: number, place: PlaceNumber): number {
  return handGain(scales, held, held + 1) + 1.6 * cardWorth(scales, hunted, place)
}

/** An effect for the next round that needs two cards to be of use. */
const nextRoundGain = ({ future }: Scales, held: number, full: number) =>
  future * (held >= 3 ? full : held === 2 ? full / 2 : -0.3)

/**
 * What the power of a place gives a Hunted who holds `held` cards in hand besides the played one. Where the use is not
 * given, the best one; `other` is what a copied power may give.
 */
export function powerGain(scales: Scales, seat: SeatId, place: PlaceNumber, held: number, use?: Use): number {
  const { view } = scales
  const hunted = huntedOf(view, seat)
  const few = isInForce(view, 'persecution')
  switch (PLACES[place].power) {
    case 'lair': {
      if (use?.copy !== undefined) return powerGain(scales, seat, use.copy, held, use.use)
      const all = use?.back ?? (few ? bestBack(scales, hunted, 1) : hunted.discard)
      const back = backGain(scales, hunted, held, all)
      return use ? back : Math.max(back, copyGain(scales, seat, held))
    }
    case 'jungle':
    case 'swamp': {
      if (few && use) return backGain(scales, hunted, held, use.back ?? [])
      if (few) return handGain(scales, held, held + 1)
      const back = use?.back ?? bestBack(scales, hunted, place === 2 ? 1 : 2)
      return handGain(scales, held, held + 1) + backGain(scales, hunted, held + 1, back)
    }
    case 'river':
      return nextRoundGain(scales, held, 0.3)
    case 'artefact':
      return nextRoundGain(scales, held, 0.25)
    case 'beach':
      return scales.rescue * (view.marker ? 1 : 0.45)
    case 'wreck':
      return scales.rescue
    case 'rover': {
      const choices = use?.take === undefined ? takeableFromReserve(view, hunted) : [use.take]
      return Math.max(0, ...choices.map(take => newPlaceGain(scales, hunted, held, take)))
    }
    case 'shelter':
      return canDrawSurvival(view) ? scales.future * SURVIVAL_DRAW * 1.35 : 0
    case 'source': {
      if (use?.draw) return scales.future * SURVIVAL_DRAW
      const heals = use?.will === undefined ? view.turnOrder : [use.will]
      const heal = Math.max(0, ...heals.map(to => healGain(scales, huntedOf(view, to))))
      return use ? heal : Math.max(heal, canDrawSurvival(view) ? scales.future * SURVIVAL_DRAW : 0)
    }
  }
}

/** What a Lair may copy: the power at a Creature token that lies, or something ordinary. */
function copyGain(scales: Scales, seat: SeatId, held: number): number {
  const { view } = scales
  const places = creatureTokens(view).flatMap(token => view.tokens[token])
  if (places.length === 0) return 0.12
  return Math.max(
    0,
    ...places.map(place =>
      place === 1 || !PLACES[place].copyable || isIneffective(view, place)
        ? 0
        : powerGain(scales, seat, place, held),
    ),
  )
}

/** What exploring a place in peace gives: its power if that is worth it, else a card of the discard pile. */
export function placeGain(scales: Scales, seat: SeatId, place: PlaceNumber, held: number): number {
  if (isIneffective(scales.view, place)) return 0
  const usedUp = scales.view.used.includes(place)
  const power = usedUp ? 0 : powerGain(scales, seat, place, held)
  return Math.max(0, power, takeBackGain(scales, seat, held))
}

/** What being caught at a place costs a Hunted alone; the Assimilation counter is not counted here. */
export function caughtLoss(scales: Scales, seat: SeatId, place: PlaceNumber, tokens = 1): number {
  const fierce = isInForce(scales.view, 'fierceness') ? 1 : 0
  return willLoss(scales, huntedOf(scales.view, seat), tokens + PLACES[place].extraWillLossIfCaught + fierce)
}

/** What discarding cards of the hand costs. */
export function discardLoss(scales: Scales, seat: SeatId, cards: readonly (PlaceNumber | null)[]): number {
  const hunted = huntedOf(scales.view, seat)
  const held = hunted.hand.length
  const count = Math.min(cards.length, held)
  return count === 0 ? 0 : backGain(scales, hunted, held - count, cards.slice(0, count))
}

/** What going back to full Will is worth. */
export const recovery = (scales: Scales, { will }: SeenHunted) => willGain(scales, will, MOST_WILL)
