/** Phase 3 up to step 2: the reveal, and the decisions about the explored locations. Section 6. */
import * as z from 'zod/mini'
import {
  ask,
  closeAll,
  type Env,
  moveOf,
  next,
  type Refusal,
  ref,
  refs,
  type SeatId,
  say,
} from '../../kit/index.ts'
import type { PlaceNumber } from '../data/places.ts'
import { line, refuse } from '../line.ts'
import type { Location, NotAloneChapter, NotAloneState, NotAloneView } from '../state.ts'
import { isSurvivalCard } from '../survival-cards/index.ts'
import { dueIn, dueLocations } from './due.ts'
import { discardFromHand, loseWill, sayCards, takeBack } from './piles.ts'
import { applyPower, refuseUse, type Use, useShape, usesOf } from './powers.ts'
import { huntedOf, isEntitled, isIneffective, liesOn } from './queries.ts'
import { placeNumber } from './shapes.ts'
import { aboutUse } from './wording.ts'

const move = moveOf<NotAloneState, NotAloneView>()

/** Under an active River effect, one of two face-down cards returns unseen. [NA-6.01, NA-11.06] */
function startReckoning({ g }: Env<NotAloneState>): void {
  g.phase = 'reckoning'
  for (const seat of g.turnOrder) {
    const { active, locked } = g.hunted[seat]!
    if (active !== 'river') continue
    const pick = { of: 'place', options: locked.map(String), min: 1, max: 1 }
    ask(g, { seat, kind: 'riverReturn', required: true, pick })
  }
}

/** All face-down cards are revealed at the same time, in an order that tells nothing. [NA-6.02, NA-6.03, NA-13.02] */
function reveal({ g }: Env<NotAloneState>): void {
  for (const seat of g.turnOrder) {
    const hunted = g.hunted[seat]!
    hunted.active = null
    hunted.explored = hunted.locked
      .splice(0)
      .sort((a, b) => a - b)
      .map(card => ({ card, place: card, resolved: false, inFront: true }))
    const places = refs(
      'place',
      hunted.explored.map(({ card }) => card),
    )
    say(g, line('log.reveals', { seat: ref('seat', seat), places }))
  }
}

/** Does the first item of the list that is due. [NA-6.44] */
function reckon({ g }: Env<NotAloneState>): void {
  if (decideIn(g, 1)) return
  if (hitByTarget(g)) return
  if (decideIn(g, 2)) return
  next(g, { do: 'artemia' }, { do: 'catch' }, { do: 'lastWill' })
}

/** Items 1 and 3: the first Hunted in turn order with a due location decides about it. [NA-6.13, NA-6.21] */
function decideIn(g: NotAloneState, step: 1 | 2): boolean {
  const seat = g.turnOrder.find(hunted => dueIn(g, hunted, step).length > 0)
  if (seat === undefined) return false
  next(g, { do: 'reckon' })
  const due = dueIn(g, seat, step)
  const dead = due.find(({ place }) => isIneffective(g, place))
  if (dead) resolveDead(g, seat, dead)
  else askDecision(g, seat, due)
  return true
}

/** An ineffective power gives nothing, and no card either. [NA-6.15] */
function resolveDead(g: NotAloneState, seat: SeatId, location: Location): void {
  location.resolved = true
  say(g, line('log.ineffective', { seat: ref('seat', seat), place: ref('place', location.place) }))
}

/** Everybody who may still play a card can do so while the game waits for the decision. [NA-6.05, NA-6.46] */
function askDecision(g: NotAloneState, seat: SeatId, due: Location[]): void {
  const about = {
    seat: ref('seat', seat),
    places: refs(
      'place',
      due.map(({ place }) => place),
    ),
  }
  ask(g, { seat, kind: 'decide', required: true, about })
  for (const other of [g.creatureSeat, ...g.turnOrder]) {
    if (other === seat || !isEntitled(g, other)) continue
    ask(g, { seat: other, kind: 'interrupt', required: false, about })
  }
}

/** Item 2: Scream and Toxin, in the order played, hit everybody on the Target token once. [NA-6.18 to NA-6.20] */
function hitByTarget(g: NotAloneState): boolean {
  for (const { as } of g.played) {
    if (as !== 'scream' && as !== 'toxin') continue
    const seats = g.turnOrder.filter(seat => !g.hit[as].includes(seat) && isOnTarget(g, seat))
    if (seats.length === 0) continue
    g.hit[as].push(...seats)
    next(g, { do: 'reckon' })
    for (const seat of seats) hits[as](g, seat)
    return true
  }
  return false
}

const isOnTarget = (g: NotAloneView, seat: SeatId) =>
  huntedOf(g, seat).explored.some(({ place }) => liesOn(g, 'target', place))

const hits = {
  /** Discard 2 Place cards or lose 1 Will. [NA-9.14] */
  scream(g: NotAloneState, seat: SeatId): void {
    if (g.hunted[seat]!.hand.length < 2) {
      loseWill(g, seat, 1)
      return
    }
    const pick = { of: 'screamChoice', options: ['discard', 'loseWill'], min: 1, max: 1 }
    ask(g, { seat, kind: 'scream', required: true, pick })
  },
  /** Discard 1 Survival card. [NA-9.16] */
  toxin(g: NotAloneState, seat: SeatId): void {
    const options: string[] = [...g.hunted[seat]!.survival]
    if (options.length === 0) return
    ask(g, { seat, kind: 'toxinDiscard', required: true, pick: { of: 'survival', options, min: 1, max: 1 } })
  },
}

const numbers = (chosen: string[]) => chosen.map(Number) as PlaceNumber[]

/** Why a Hunted cannot decide about the location of this card now. */
function refuseLocation(g: NotAloneView, seat: SeatId, card: PlaceNumber): Refusal | undefined {
  return dueLocations(g, seat).some(due => due.card === card)
    ? undefined
    : refuse('NA-6.13', 'notDue', { place: ref('place', card) })
}

const locationOf = (g: NotAloneView, seat: SeatId, card: PlaceNumber) =>
  huntedOf(g, seat).explored.find(location => location.card === card)!

/** The decision is over: nobody can interrupt it any more. */
function resolve(g: NotAloneState, seat: SeatId, card: PlaceNumber): Location {
  closeAll(g)
  const location = locationOf(g, seat, card)
  location.resolved = true
  return location
}

/** Uses the power of an explored location. [NA-6.13, NA-6.14] */
const usePower = move({
  during: ['decide'],
  args: z.tuple([placeNumber, useShape]),
  candidates: (g, { seat }) =>
    dueLocations(g, seat).flatMap(({ card, place }) =>
      usesOf(g, { seat, card }, place).map((use): [PlaceNumber, Use] => [card, use]),
    ),
  refusal(g, { seat }, [card, use]) {
    const refused = refuseLocation(g, seat, card)
    if (refused) return refused
    const { place } = locationOf(g, seat, card)
    return refuseUse(g, { seat, card }, place, use)
  },
  act(env, { seat }, [card, use]) {
    const { place } = resolve(env.g, seat, card)
    say(env.g, line('log.usesPower', { seat: ref('seat', seat), place: ref('place', place) }))
    applyPower(env, { seat, card }, place, use)
  },
  label: (g, { seat }, [card, use]) =>
    line('move.usePower', { place: ref('place', locationOf(g, seat, card).place), use: aboutUse(use) }),
})

/** Takes 1 Place card of the own discard pile back instead of using the power. [NA-6.13, NA-6.16] */
const takeBackOne = move({
  during: ['decide'],
  args: z.tuple([placeNumber, placeNumber]),
  candidates: (g, { seat }) =>
    dueLocations(g, seat).flatMap(({ card }) =>
      (huntedOf(g, seat).discard as PlaceNumber[]).map((back): [PlaceNumber, PlaceNumber] => [card, back]),
    ),
  refusal(g, { seat }, [card, back]) {
    const refused = refuseLocation(g, seat, card)
    if (refused) return refused
    return huntedOf(g, seat).discard.includes(back) ? undefined : refuse('NA-6.13', 'notInDiscard')
  },
  act({ g }, { seat }, [card, back]) {
    const { place } = resolve(g, seat, card)
    takeBack(g, seat, [back])
    sayCards(g, 'log.takesBackInstead', seat, [back], { from: ref('place', place) })
  },
  label: (g, { seat }, [card, back]) =>
    line('move.takeBack', {
      place: ref('place', back),
      from: ref('place', locationOf(g, seat, card).place),
    }),
})

/** Neither uses the power nor takes a card back. [NA-6.13, NA-6.46] */
const doNothing = move({
  during: ['decide'],
  args: z.tuple([placeNumber]),
  candidates: (g, { seat }) => dueLocations(g, seat).map(({ card }) => [card]),
  refusal: (g, { seat }, [card]) => refuseLocation(g, seat, card),
  act({ g }, { seat }, [card]) {
    const { place } = resolve(g, seat, card)
    say(g, line('log.doesNothing', { seat: ref('seat', seat), place: ref('place', place) }))
  },
  label: (g, { seat }, [card]) =>
    line('move.doNothing', { place: ref('place', locationOf(g, seat, card).place) }),
})

export const reckoningRules = {
  steps: { startReckoning, reveal, reckon },
  answers: {
    riverReturn({ g }, { seat }, chosen) {
      const [card] = numbers(chosen) as [PlaceNumber]
      const hunted = g.hunted[seat]!
      hunted.locked = hunted.locked.filter(locked => locked !== card)
      hunted.hand.push(card)
      hunted.hand.sort((a, b) => a - b)
      say(g, line('log.riverReturns', { seat: ref('seat', seat) }))
    },
    scream({ g }, { seat }, [choice]) {
      if (choice === 'loseWill') return loseWill(g, seat, 1)
      const options = g.hunted[seat]!.hand.map(String)
      ask(g, { seat, kind: 'screamDiscard', required: true, pick: { of: 'place', options, min: 2, max: 2 } })
    },
    screamDiscard({ g }, { seat }, chosen) {
      discardFromHand(g, seat, numbers(chosen))
    },
    toxinDiscard({ g }, { seat }, chosen) {
      const hunted = g.hunted[seat]!
      for (const card of chosen.filter(isSurvivalCard)) {
        hunted.survival.splice(hunted.survival.indexOf(card), 1)
        g.survivalDiscard.push(card)
        say(g, line('log.discardsSurvival', { seat: ref('seat', seat), card: ref('survival', card) }))
      }
    },
    /** One of the two cards drawn at the Shelter stays, the other is discarded face up. [NA-8.20] */
    shelterKeep({ g }, { seat }, [kept]) {
      const hunted = g.hunted[seat]!
      for (const card of hunted.drawn.splice(0)) {
        if (card === kept) {
          hunted.survival.push(card)
          continue
        }
        g.survivalDiscard.push(card)
        say(g, line('log.discardsSurvival', { seat: ref('seat', seat), card: ref('survival', card) }))
      }
    },
  },
  moves: { usePower, takeBack: takeBackOne, doNothing },
} satisfies NotAloneChapter
