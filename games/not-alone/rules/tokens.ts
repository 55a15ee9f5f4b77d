/** Steps 3, 4 and 5 of phase 3: what the tokens do. Section 6. */
import { ask, type Env, ref, refs, type SeatId, say } from '../../kit/index.ts'
import { PLACES, type PlaceNumber } from '../data/places.ts'
import { line } from '../line.ts'
import type { NotAloneChapter, NotAloneState } from '../state.ts'
import { discardFromHand, loseWill, sayCards, takeBackAll } from './piles.ts'
import { creatureTokensOn, isArtemiaAt, isCaughtAt, isInForce, recoveredWill } from './queries.ts'
import { advanceAssimilation } from './tracks.ts'

/** Locations of a Hunted on which the Artemia token is effective. [NA-6.24, NA-6.26, NA-6.28] */
function artemiaLocations(g: NotAloneState, seat: SeatId): number {
  const hunted = g.hunted[seat]!
  return hunted.explored.filter(({ place }) => isArtemiaAt(g, hunted, place)).length
}

/** Step 3: the Artemia token. [NA-6.24 to NA-6.29] */
function artemia({ g }: Env<NotAloneState>): void {
  const touched = g.turnOrder.filter(seat => artemiaLocations(g, seat) > 0)
  for (const seat of touched) {
    say(g, line('log.artemia', { seat: ref('seat', seat) }))
    if (isInForce(g, 'mutation')) loseWill(g, seat, artemiaLocations(g, seat))
  }
  for (const seat of touched) {
    const options = g.hunted[seat]!.hand.map(String)
    const count = Math.min(artemiaLocations(g, seat), options.length)
    if (count === 0) continue
    ask(g, {
      seat,
      kind: 'artemiaDiscard',
      required: true,
      about: { count },
      pick: { of: 'place', options, min: count, max: count },
    })
  }
}

/** Places at which a Hunted is caught. [D6] */
function placesCaughtAt(g: NotAloneState, seat: SeatId): PlaceNumber[] {
  const hunted = g.hunted[seat]!
  return hunted.explored.map(({ place }) => place).filter(place => isCaughtAt(g, hunted, place))
}

/** Will that a Hunted loses by being caught: per token and location, once more for Lair and Fierceness. */
function lossByCatching(g: NotAloneState, caughtAt: readonly PlaceNumber[]): number {
  const tokens = caughtAt.reduce((sum, place) => sum + creatureTokensOn(g, place), 0)
  const lair = Math.max(...caughtAt.map(place => PLACES[place].extraWillLossIfCaught))
  return tokens + lair + (isInForce(g, 'fierceness') ? 1 : 0)
}

/** Step 4: the Creature token. [NA-6.30 to NA-6.36] */
function catchHunted({ g }: Env<NotAloneState>): void {
  for (const seat of g.turnOrder) {
    const caughtAt = placesCaughtAt(g, seat)
    if (caughtAt.length === 0) continue
    g.caught.push(seat)
    say(g, line('log.caught', { seat: ref('seat', seat), places: refs('place', caughtAt) }))
    loseWill(g, seat, lossByCatching(g, caughtAt))
  }
  if (g.caught.length === 0) return
  advanceAssimilation(g)
  const anticipated = g.played.find(({ as }) => as === 'anticipation')?.hunted
  if (g.outcome || anticipated === undefined || !g.caught.includes(anticipated)) return
  say(g, line('log.anticipated', { seat: ref('seat', anticipated) }))
  advanceAssimilation(g)
}

/** Step 5: whoever has lost the last Will. [NA-6.37 to NA-6.42] */
function lastWill({ g }: Env<NotAloneState>): void {
  const broken = g.turnOrder.filter(seat => g.hunted[seat]!.will === 0)
  if (broken.length === 0) return
  for (const seat of broken) say(g, line('log.lastWill', { seat: ref('seat', seat) }))
  advanceAssimilation(g)
  if (g.outcome) return
  for (const seat of broken) {
    const places = takeBackAll(g, seat)
    g.hunted[seat]!.will = recoveredWill(g.options)
    sayCards(g, 'log.recovers', seat, places, { will: g.hunted[seat]!.will })
  }
}

export const tokenRules = {
  steps: { artemia, catch: catchHunted, lastWill },
  answers: {
    artemiaDiscard({ g }, { seat }, chosen) {
      discardFromHand(g, seat, chosen.map(Number) as PlaceNumber[])
    },
  },
} satisfies NotAloneChapter
