/**
 * Reads a round in which everybody chooses in secret: where the Hunted go and where the Creature hunts, if all of them
 * choose well and know that the others do. Both sides learn from each other until neither can gain by choosing
 * otherwise (multiplicative weights); the averages are what nobody can exploit.
 */
import type { SeatId } from '../../kit/index.ts'
import { BEACH, PLACE_NUMBERS, type PlaceNumber, WRECK } from '../data/places.ts'
import { availableTokens, cardsToLock, huntedOf } from '../rules/queries.ts'
import type { NotAloneView } from '../state.ts'
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

const ROUNDS = 70
const STEP = 0.5

const byPlace = (value: (place: PlaceNumber) => number): ByPlace =>
  Object.fromEntries(PLACE_NUMBERS.map(place => [place, value(place)])) as ByPlace

const RIVER_REACH = 0.15
/** What the Artemia token costs beside the power: a card of the hand. */
const DISCARD = 0.08

/** Cards in the hand of a Hunted once the played ones lie open. */
export function heldAfter(view: NotAloneView, seat: SeatId): number {
  const hunted = huntedOf(view, seat)
  const played = hunted.active === 'artefact' ? 2 : 1
  return Math.max(0, hunted.hand.length + hunted.locked.length - played)
}

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

/** What the Creature gains by its token on each place; the first catch is worth a space of Assimilation. */
export function creaturePay(runners: readonly Runner[]): ByPlace {
  return byPlace(place => {
    let nobody = 1
    let pay = 0
    for (const { goes, gain, loss, reach } of runners) {
      const met = goes[place] * reach
      nobody *= 1 - Math.min(1, met)
      pay += met * (gain[place] + loss[place])
    }
    return pay + 1 - nobody
  })
}

/** What the Creature gains by keeping the Hunted from powers and cards at each place. */
export function denialPay(runners: readonly Runner[], extra = DISCARD): ByPlace {
  return byPlace(place =>
    runners.reduce((sum, { goes, gain, reach }) => sum + goes[place] * reach * (gain[place] + extra), 0),
  )
}

/** What a Hunted can expect of each place. */
function expectations(runner: Runner, runners: readonly Runner[], hunts: ByPlace, artemia: ByPlace | null) {
  const { seat, gain, loss, reach, options } = runner
  return options.map(place => {
    let nobodyElse = 1
    let isFirst = 1
    let before = true
    for (const other of runners) {
      if (other.seat === seat) {
        before = false
        continue
      }
      const there = Math.min(1, other.goes[place])
      nobodyElse *= 1 - there * other.reach
      if (before) isFirst *= 1 - there
    }
    const shared = place === BEACH || place === WRECK ? isFirst : 1
    const hunted = hunts[place] * reach
    const denied = artemia ? artemia[place] * reach : 0
    return (
      (1 - hunted) * (1 - denied) * gain[place] * shared -
      denied * DISCARD -
      hunted * (loss[place] + nobodyElse)
    )
  })
}

/** The round as it looks at first sight: everybody may be anywhere. */
export function firstSight(view: NotAloneView): Reading {
  const scales = scalesOf(view)
  return { scales, runners: runnersOf(scales), hunts: byPlace(() => 0.1) }
}

/** Reads the round. `other` is a Hunted with another hand than in the position. */
export function readRound(view: NotAloneView, other?: Otherwise): Reading {
  const scales = scalesOf(view)
  const runners = runnersOf(scales, other)
  const counts = runners.map(({ seat }) => (huntedOf(view, seat).active === 'artefact' ? 2 : 1))
  const hasArtemia = availableTokens(view).includes('artemia')

  const sums = runners.map(({ options }) => options.map(() => 0))
  const averages = runners.map(({ options }) => options.map(() => 0))
  const huntSums = PLACE_NUMBERS.map(() => 0)
  const huntAverages = PLACE_NUMBERS.map(() => 0)
  const artemiaSums = PLACE_NUMBERS.map(() => 0)
  let hunts = byPlace(() => 0.1)
  let artemia = hasArtemia ? byPlace(() => 0.1) : null

  for (let round = 0; round < ROUNDS; round++) {
    const pay = creaturePay(runners)
    const denial = artemia && denialPay(runners)
    runners.forEach((runner, r) => {
      expectations(runner, runners, hunts, artemia).forEach((value, i) => {
        sums[r]![i]! += value
      })
    })
    runners.forEach((runner, r) => {
      const mixed = soft(sums[r]!)
      const goes: { [P in PlaceNumber]?: number } = {}
      runner.options.forEach((place, i) => {
        goes[place] = Math.min(1, mixed[i]! * counts[r]!)
        averages[r]![i]! += mixed[i]! / ROUNDS
      })
      runner.goes = byPlace(place => goes[place] ?? 0)
    })
    PLACE_NUMBERS.forEach((place, i) => {
      huntSums[i]! += pay[place]
      if (denial) artemiaSums[i]! += denial[place]
    })
    const mixed = soft(huntSums)
    mixed.forEach((share, i) => {
      huntAverages[i]! += share / ROUNDS
    })
    hunts = byPlace(place => mixed[place - 1]!)
    if (artemia) {
      const mixedArtemia = soft(artemiaSums)
      artemia = byPlace(place => mixedArtemia[place - 1]!)
    }
  }

  runners.forEach((runner, r) => {
    runner.goes = byPlace(place => {
      const i = runner.options.indexOf(place)
      return i < 0 ? 0 : Math.min(1, averages[r]![i]! * counts[r]!)
    })
  })
  return { scales, runners, hunts: byPlace(place => huntAverages[place - 1]!) }
}

/** Shares that grow with the sums. */
function soft(sums: readonly number[]): number[] {
  const best = Math.max(...sums)
  const shares = sums.map(sum => Math.exp(STEP * (sum - best)))
  const total = shares.reduce((sum, share) => sum + share, 0)
  return shares.map(share => share / total)
}

/** What a round promises to a Hunted: the expectation of the own choice, and the hand afterwards. */
export function outlook({ scales, runners, hunts }: Reading, seat: SeatId, held: number): number {
  const runner = runners.find(one => one.seat === seat)!
  const values = expectations(runner, runners, hunts, null)
  const expected = runner.options.reduce((sum, place, i) => sum + runner.goes[place] * values[i]!, 0)
  return expected + handWorth(scales, held)
}
