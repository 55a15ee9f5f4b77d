import * as z from 'zod/mini'
import {
  amend,
  ask,
  combinations,
  type Env,
  moveOf,
  next,
  type Params,
  type Refusal,
  ref,
  refs,
  type SeatId,
  say,
} from '../../kit/index.ts'
import { MOST_WILL, RESISTS_PER_ROUND } from '../data/board.ts'
import type { PlaceNumber } from '../data/places.ts'
import { line, refuse } from '../line.ts'
/** Phase 1: the Hunted lock Place cards. Section 4. */
import type { Hunted, NotAloneChapter, NotAloneState, NotAloneView } from '../state.ts'
import { sayCards, takeBack, takeBackAll, unlock } from './piles.ts'
import { cardsToLock, hasLocked, huntedOf, isEntitled } from './queries.ts'
import { placeNumbers } from './shapes.ts'
import type { NotAloneStep } from './steps.ts'
import { advanceAssimilation } from './tracks.ts'

const move = moveOf<NotAloneState, NotAloneView>()

/** The own cards in a pile, which a seat always sees. */
const own = (pile: readonly (PlaceNumber | null)[]) => pile as PlaceNumber[]

/**
 * Asks all Hunted to lock, and the Creature for a card. Asked again after every card, so that a card cancels a pass of
 * the Creature and nothing else does. [NA-4.01, NA-4.14, NA-4.17, NA-4.18]
 */
function explore({ g }: Env<NotAloneState>): void {
  for (const seat of g.turnOrder) {
    const hunted = g.hunted[seat]!
    ask(g, { seat, kind: 'explore', required: !hasLocked(hunted), about: aboutLocking(hunted) })
  }
  if (isEntitled(g, g.creatureSeat)) ask(g, { seat: g.creatureSeat, kind: 'watch', required: true })
}

/** How many cards to lock, and what there is to do. */
function aboutLocking(hunted: Hunted): Params {
  const count = cardsToLock(hunted)
  if (hasLocked(hunted)) return { count, todo: line('todo.locked', { count }) }
  return { count, todo: line(`todo.${hunted.active ?? 'lock'}`) }
}

function refuseOnceLocked(g: NotAloneView, seat: SeatId, rule: string): Refusal | undefined {
  return huntedOf(g, seat).locked.length > 0 ? refuse(rule, 'takeBackFirst') : undefined
}

/** Locks Place cards face down. [NA-4.01 to NA-4.04] */
const lockPlaces = move({
  during: ['explore'],
  args: z.tuple([placeNumbers]),
  candidates(g, { seat }) {
    const hunted = huntedOf(g, seat)
    if (hunted.locked.length > 0) return []
    return combinations(own(hunted.hand), cardsToLock(hunted)).map(places => [places])
  },
  refusal(g, { seat }, [places]) {
    const hunted = huntedOf(g, seat)
    if (hunted.locked.length > 0) return refuse('NA-4.04', 'alreadyLocked')
    const count = cardsToLock(hunted)
    if (places.length !== count || new Set(places).size !== count)
      return refuse('NA-4.02', 'lockCount', { count })
    if (!places.every(place => hunted.hand.includes(place))) return refuse('NA-4.01', 'notInHand')
    const banned = places.find(place => g.forbidden.includes(place))
    return banned && refuse('NA-4.19', 'forbiddenPlace', { place: ref('place', banned) })
  },
  act({ g }, { seat, ask: { id } }, [places]) {
    const hunted = g.hunted[seat]!
    hunted.hand = hunted.hand.filter(place => !places.includes(place))
    hunted.locked = [...places]
    amend(g, id, { required: false, about: aboutLocking(hunted) })
  },
  label: (_, __, [places]) => line('move.lockPlaces', { places: refs('place', places) }),
})

/** Takes the locked cards back, to choose again. [NA-4.04] */
const unlockPlaces = move({
  during: ['explore'],
  args: z.tuple([]),
  candidates: () => [[]],
  refusal: (g, { seat }) =>
    huntedOf(g, seat).locked.length === 0 ? refuse('NA-4.04', 'nothingLocked') : undefined,
  act({ g }, { seat, ask: { id } }) {
    unlock(g, seat)
    amend(g, id, { required: true, about: aboutLocking(g.hunted[seat]!) })
  },
  label: () => line('move.unlockPlaces'),
})

/** Pays 1 Will to take up to 2 Place cards back. [NA-4.05 to NA-4.08] */
const resist = move({
  during: ['explore'],
  args: z.tuple([placeNumbers]),
  candidates: (g, { seat }) => combinations(own(huntedOf(g, seat).discard), 1, 2).map(places => [places]),
  refusal(g, { seat }, [places]) {
    const { will, resists, discard } = huntedOf(g, seat)
    const locked = refuseOnceLocked(g, seat, 'NA-4.05')
    if (locked) return locked
    if (resists >= RESISTS_PER_ROUND) return refuse('NA-4.06', 'resistTwice')
    if (will < 2) return refuse('NA-4.08', 'lastWill')
    if (discard.length === 0) return refuse('NA-4.07', 'emptyDiscard')
    if (places.length < 1 || places.length > 2 || new Set(places).size !== places.length)
      return refuse('NA-4.05', 'resistCount')
    return places.every(place => discard.includes(place)) ? undefined : refuse('NA-4.05', 'notInDiscard')
  },
  act({ g }, { seat }, [places]) {
    const hunted = g.hunted[seat]!
    hunted.will -= 1
    hunted.resists += 1
    takeBack(g, seat, places)
    sayCards(g, 'log.resists', seat, places)
  },
  label: (_, __, [places]) => line('move.resist', { places: refs('place', places) }),
})

/** Returns to 3 Will and takes the whole discard pile back; the Assimilation counter advances. [NA-4.09, NA-4.10] */
const giveUp = move({
  during: ['explore'],
  args: z.tuple([]),
  candidates: () => [[]],
  refusal(g, { seat }) {
    const { will, discard } = huntedOf(g, seat)
    if (will === MOST_WILL && discard.length === 0) return refuse('NA-4.10', 'giveUpInVain')
    return refuseOnceLocked(g, seat, 'NA-4.09')
  },
  act({ g }, { seat }) {
    g.hunted[seat]!.will = MOST_WILL
    const places = takeBackAll(g, seat)
    sayCards(g, 'log.givesUp', seat, places)
    advanceAssimilation(g)
  },
  label: () => line('move.giveUp'),
})

/** A round is its phases, one after the other; each step asks what it needs. [D1, NA-3.01] */
export const roundSteps = (creatureSeat: SeatId): NotAloneStep[] => [
  { do: 'explore' },
  { do: 'place' },
  // The end of step 2A counts as the first pass of the Creature. [NA-5.11]
  { do: 'window', passed: [creatureSeat] },
  { do: 'startReckoning' },
  { do: 'reveal' },
  { do: 'window' },
  { do: 'reckon' },
  { do: 'startEndOfTurn' },
  { do: 'window' },
  { do: 'endRound' },
]

/** A new round begins. [NA-2.15, NA-7.08, NA-10.18] */
function startRound({ g }: Env<NotAloneState>): void {
  g.round += 1
  g.phase = 'exploration'
  liftSmokescreen(g)
  say(g, line('log.round', { round: g.round }))
  next(g, ...roundSteps(g.creatureSeat))
}

/** The piles are open again, in an order that tells nothing of what happened to them. [NA-10.18, NA-12.10] */
function liftSmokescreen(g: NotAloneState): void {
  if (!g.smokescreen) return
  g.smokescreen = false
  for (const seat of g.turnOrder) g.hunted[seat]!.discard.sort((a, b) => a - b)
}

export const explorationRules = {
  steps: { startRound, explore },
  moves: { lockPlaces, unlockPlaces, resist, giveUp },
} satisfies NotAloneChapter
