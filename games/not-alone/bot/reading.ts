/** Reads a round in which everybody chooses in secret: where the Hunted may go, and what it is worth to all. */
import type { SeatId } from '../../kit/index.ts'
import { BEACH, PLACE_NUMBERS, type PlaceNumber, WRECK } from '../data/places.ts'
import { availableTokens, cardsToLock, huntedOf } from '../rules/queries.ts'
import type { NotAloneView } from '../state.ts'
import { balance } from './balance.ts'
import { type Playable, playable } from './known.ts'
import { caughtLoss, handWorth, placeGain, type Scales, scalesOf } from './worth.ts'

/** A number for each place. */
export type ByPlace = { readonly [P in PlaceNumber]: number }

/** A Hunted before the reveal. */
export interface Runner {
  seat: SeatId
  /** Where they can go. */
  options: PlaceNumber[]
  /** How likely they go there. More than 1 in all for somebody who explores two places. */
  goes: ByPlace
  /** What they gain at each place in peace. */
  gain: ByPlace
  /** What being caught costs them alone. */
  loss: ByPlace
  /** How likely a token that lies on their card meets them: hardly, under the River. */
  reach: number
}

export interface Reading {
  scales: Scales
  runners: Runner[]
  /** How likely the Creature token lies on each place. */
  hunts: ByPlace
}

const byPlace = (value: (place: PlaceNumber) => number): ByPlace =>
  Object.fromEntries(PLACE_NUMBERS.map(place => [place, value(place)])) as ByPlace

const RIVER_REACH = 0.15
/** What the Artemia token costs beside the power: a card of the hand. */
const DISCARD = 0.08

/** Cards in the hand of a Hunted once the played ones lie open. */
function heldAfter(view: NotAloneView, seat: SeatId): number {
  const hunted = huntedOf(view, seat)
  return Math.max(0, hunted.hand.length + hunted.locked.length - cardsExplored(view, seat))
}

/** Places that a Hunted explores this round. */
const cardsExplored = (view: NotAloneView, seat: SeatId) =>
  huntedOf(view, seat).active === 'artefact' ? 2 : 1

function runnerOf(scales: Scales, seat: SeatId, cards: Playable, held: number): Runner {
  const hunted = huntedOf(scales.view, seat)
  const options = [...cards.keys()]
  const total = options.reduce((sum, place) => sum + cards.get(place)!, 0)
  return {
    seat,
    options,
    goes: byPlace(place => (cards.get(place) ?? 0) / Math.max(1, total)),
    gain: byPlace(place => (cards.has(place) ? placeGain(scales, seat, place, held) : 0)),
    loss: byPlace(place => (cards.has(place) ? caughtLoss(scales, seat, place) : 0)),
    reach: hunted.active === 'river' && cardsToLock(hunted) === 2 ? RIVER_REACH : 1,
  }
}

/** A number of cards that somebody will have in hand, where it is not that of the position. */
export interface Otherwise {
  seat: SeatId
  cards: Playable
  held: number
}

/** Everybody as they stand, before anything is known of their choices. */
function runnersOf(scales: Scales, other?: Otherwise): Runner[] {
  const { view } = scales
  return view.turnOrder.map(seat =>
    seat === other?.seat
      ? runnerOf(scales, seat, other.cards, other.held)
      : runnerOf(scales, seat, playable(view, seat), heldAfter(view, seat)),
  )
}

/** The powers that only one of the Hunted can use. */
const SHARED: readonly PlaceNumber[] = [BEACH, WRECK]

/** How likely each of the Hunted is met at a place, and what they lose by it. */
function visitors(runners: readonly Runner[], place: PlaceNumber) {
  let unused = 1
  return runners.map(({ goes, gain, loss, reach }) => {
    const use = gain[place] * (SHARED.includes(place) ? unused : 1)
    unused *= 1 - Math.min(1, goes[place])
    return { met: goes[place] * reach, use, loss: loss[place] }
  })
}

/** What the Creature gains by its token on each place; the first catch is worth a space of Assimilation. */
export function creaturePay(runners: readonly Runner[]): ByPlace {
  return byPlace(place => {
    let nobody = 1
    let pay = 0
    for (const { met, use, loss } of visitors(runners, place)) {
      nobody *= 1 - Math.min(1, met)
      pay += met * (use + loss)
    }
    return pay + 1 - nobody
  })
}

/** What the Creature gains by keeping the Hunted from powers and cards at each place. */
export function denialPay(runners: readonly Runner[], extra = DISCARD): ByPlace {
  return byPlace(place =>
    visitors(runners, place).reduce((sum, { met, use }) => sum + met * (use + extra), 0),
  )
}

/** The round as it looks at first sight: everybody may be anywhere. */
export function firstSight(view: NotAloneView): Reading {
  const scales = scalesOf(view)
  return { scales, runners: runnersOf(scales), hunts: byPlace(() => 0.1) }
}

/** Reads the round. `other` is a Hunted with another hand than in the position. */
export function readRound(view: NotAloneView, steps: number, other?: Otherwise): Reading {
  const scales = scalesOf(view)
  const runners = runnersOf(scales, other)
  const { goes, hunts } = balance(
    runners.map(({ seat, options, gain, loss, reach }) => ({
      can: PLACE_NUMBERS.map(place => options.includes(place)),
      gain: PLACE_NUMBERS.map(place => gain[place]),
      loss: PLACE_NUMBERS.map(place => loss[place]),
      reach,
      count: cardsExplored(view, seat),
    })),
    {
      shared: SHARED.map(place => place - 1),
      discard: availableTokens(view).includes('artemia') ? DISCARD : null,
    },
    steps,
  )
  runners.forEach((runner, r) => {
    runner.goes = byPlace(place => goes[r]![place - 1]!)
  })
  return { scales, runners, hunts: byPlace(place => hunts[place - 1]!) }
}

/** What a round promises to a Hunted: the expectation of the own choice, and the hand afterwards. */
export function outlook({ scales, runners, hunts }: Reading, seat: SeatId, held: number): number {
  const { options, goes, gain, loss, reach } = runners.find(one => one.seat === seat)!
  const others = runners.filter(one => one.seat !== seat)
  const expected = options.reduce((sum, place) => {
    const met = hunts[place] * reach
    const nobodyElse = others.reduce((nobody, other) => nobody * (1 - other.goes[place] * other.reach), 1)
    return sum + goes[place] * ((1 - met) * gain[place] - met * (loss[place] + nobodyElse))
  }, 0)
  return expected + handWorth(scales, held)
}
