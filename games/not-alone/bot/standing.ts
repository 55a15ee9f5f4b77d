/** What the rest of phase 3 brings the Hunted, once the places are revealed and if nobody plays a card any more. */
import type { SeatId } from '../../kit/index.ts'
import { BEACH, type PlaceNumber, WRECK } from '../data/places.ts'
import {
  creatureTokensOn,
  huntedOf,
  isArtemiaAt,
  isCaughtAt,
  isIneffective,
  isInForce,
  liesOn,
} from '../rules/queries.ts'
import type { Hunted, NotAloneView } from '../state.ts'
import { caughtLoss, discardLoss, placeGain, type Scales, scalesOf, willLoss } from './worth.ts'

interface Fate {
  value: number
  caught: boolean
}

/** What a Hunted can still expect of the explored places; `usedUp` are powers that others use before. */
function fateOf(scales: Scales, seat: SeatId, usedUp: Set<PlaceNumber>): Fate {
  const { view } = scales
  const hunted = huntedOf(view, seat)
  const held = hunted.hand.length
  let value = 0
  let caught = false
  for (const { place, resolved } of hunted.explored) {
    const isCaught = isCaughtAt(view, hunted, place)
    const isTouched = isArtemiaAt(view, hunted, place)
    if (isCaught) {
      value -= caughtLoss(scales, seat, place, creatureTokensOn(view, place))
      caught = true
    }
    if (isTouched) {
      value -= discardLoss(scales, seat, hunted.hand.slice(0, 1))
      if (isInForce(view, 'mutation')) value -= willLoss(scales, hunted, 1)
    }
    if (!resolved && !isCaught && !isTouched && !isIneffective(view, place)) {
      value += usedUp.has(place) ? 0.05 : placeGain(scales, seat, place, held)
      if (place === BEACH || place === WRECK) usedUp.add(place)
    }
    if (liesOn(view, 'target', place)) value -= targetLoss(scales, seat)
  }
  return { value, caught }
}

/** What Scream and Toxin still cost a Hunted on the Target token. */
function targetLoss(scales: Scales, seat: SeatId): number {
  const { view } = scales
  const hunted = huntedOf(view, seat)
  let loss = 0
  if (isInForce(view, 'scream') && !view.hit.scream.includes(seat)) {
    const will = willLoss(scales, hunted, 1)
    const cards = hunted.hand.length < 2 ? will : discardLoss(scales, seat, hunted.hand.slice(0, 2))
    loss += Math.min(will, cards)
  }
  if (isInForce(view, 'toxin') && !view.hit.toxin.includes(seat) && hunted.survival.length > 0)
    loss += 0.12 * scales.future
  return loss
}

/** The sum for all Hunted, with the spaces that the Assimilation counter will advance for catching. */
export function standing(view: NotAloneView): number {
  const scales = scalesOf(view)
  const usedUp = new Set<PlaceNumber>(view.used)
  const anticipated = view.played.find(({ as }) => as === 'anticipation')?.hunted
  let sum = 0
  let anybody = false
  for (const seat of view.turnOrder) {
    const { value, caught } = fateOf(scales, seat, usedUp)
    sum += value
    anybody ||= caught
    if (caught && seat === anticipated) sum -= 1
  }
  return anybody ? sum - 1 : sum
}

/** The same position with something changed. Nothing of the given view is changed. */
export function withHunted(view: NotAloneView, seat: SeatId, change: Partial<SeenHunted>): NotAloneView {
  return { ...view, hunted: { ...view.hunted, [seat]: { ...huntedOf(view, seat), ...change } } }
}

type SeenHunted = Hunted<PlaceNumber | null, NotAloneView['hunted'][SeatId]['survival'][number]>

/** The position in which a Hunted has revealed exactly these cards. */
export function exploring(view: NotAloneView, seat: SeatId, cards: readonly PlaceNumber[]): NotAloneView {
  const explored = cards.map(card => ({ card, place: card, resolved: false, inFront: true }))
  return withHunted(view, seat, { explored })
}

/** What a change of the position brings the Hunted. */
export const change = (before: NotAloneView, after: NotAloneView) => standing(after) - standing(before)
