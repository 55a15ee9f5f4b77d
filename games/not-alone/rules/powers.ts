/** The powers of the ten places: whether a Hunted can use one, in which ways, and what it does. Section 8. */
import isEqual from 'lodash/isEqual.js'
import * as z from 'zod/mini'
import {
  ask,
  combinations,
  type Env,
  next,
  type Refusal,
  ref,
  refs,
  type SeatId,
  say,
  sayTo,
} from '../../kit/index.ts'
import { MOST_WILL } from '../data/board.ts'
import { BEACH, LAIR, PLACES, type PlaceNumber, type PowerId, WRECK } from '../data/places.ts'
import { line, refuse } from '../line.ts'
import type { NotAloneState, NotAloneView } from '../state.ts'
import { drawSurvival, regainWill, sayCards, takeBack, takeBackPlayed, takeFromReserve } from './piles.ts'
import {
  canDrawSurvival,
  creatureTokens,
  huntedOf,
  isIneffective,
  isInForce,
  takeableFromReserve,
} from './queries.ts'
import { placeNumber, placeNumbers, seatId } from './shapes.ts'
import { advanceRescue } from './tracks.ts'

/**
 * How a power is used. Lair: `{ back }` with every card of the discard pile, or `{ copy, use }`; Jungle and Swamp:
 * `{ back }` with the discarded cards (under Persecution with the one card, which may be the played one); Rover:
 * `{ take }`; Source: `{ draw: true }` or `{ will: seat }`; the others: `{}`.
 */
export interface Use {
  back?: PlaceNumber[]
  copy?: PlaceNumber
  use?: Use
  take?: PlaceNumber
  draw?: true
  will?: SeatId
}

const plainUse = {
  back: z.optional(placeNumbers),
  take: z.optional(placeNumber),
  draw: z.optional(z.literal(true)),
  will: z.optional(seatId),
}

/** A copied power copies no other one: a Lair cannot copy a Lair. [NA-8.11] */
export const useShape = z.strictObject({
  ...plainUse,
  copy: z.optional(placeNumber),
  use: z.optional(z.strictObject(plainUse)),
}) as z.ZodMiniType<Use>

/** A Hunted who uses a power, and the card that was played ("this card"). */
export interface User {
  seat: SeatId
  card: PlaceNumber
}

interface Power {
  /** What it does and when it is used up; cited where it cannot be used in a certain way. */
  rule: string
  /** It brings a number of cards back. [NA-8.08] */
  takesBack?: true
  /** Every way to use it now; none where it is not usable. [D8] */
  uses(g: NotAloneView, user: User): Use[]
  use(env: Env<NotAloneState>, user: User, use: Use): void
}

/** Cards of the own discard pile, in ascending order. Nobody asks for those of others. */
const ownDiscard = (g: NotAloneView, seat: SeatId) =>
  (huntedOf(g, seat).discard as PlaceNumber[]).toSorted((a, b) => a - b)

const isPersecuted = (g: NotAloneView) => isInForce(g, 'persecution')

/** Jungle and Swamp: this card and `count` discarded ones; under Persecution one of all these. [NA-8.08, NA-9.09] */
function returning(count: number, rule: string): Power {
  return {
    rule,
    takesBack: true,
    uses(g, { seat, card }) {
      const discard = ownDiscard(g, seat)
      if (isPersecuted(g)) return [card, ...discard].map(back => ({ back: [back] }))
      return combinations(discard, Math.min(count, discard.length)).map(back => ({ back }))
    },
    use({ g }, { seat, card }, { back }) {
      const discarded = back!.filter(number => number !== card)
      if (!isPersecuted(g) || back!.includes(card)) {
        takeBackPlayed(g, seat, card)
        say(g, line('log.takesBackPlayed', { seat: ref('seat', seat), place: ref('place', card) }))
      }
      if (discarded.length > 0) bringBack(g, seat, discarded)
    },
  }
}

function bringBack(g: NotAloneState, seat: SeatId, places: PlaceNumber[]): void {
  takeBack(g, seat, places)
  sayCards(g, 'log.takesBack', seat, places)
}

/** River and Artefact: an effect for the next round, one of the two. [NA-8.14] */
function pending(effect: 'river' | 'artefact'): Power {
  return {
    rule: 'NA-8.14',
    uses: (g, { seat }) => (huntedOf(g, seat).pending === null ? [{}] : []),
    use({ g }, { seat }) {
      g.hunted[seat]!.pending = effect
      say(g, line('log.pending', { seat: ref('seat', seat), power: ref('pending', effect) }))
    },
  }
}

/** Draws Survival cards into the hand; a phase-3 card among them can be played at once. [NA-6.09] */
function receiveSurvival({ g, random }: Env<NotAloneState>, seat: SeatId, count: number): void {
  const drawn = drawSurvival(g, count, random)
  const key = { seat: ref('seat', seat), count: drawn.length }
  sayTo(
    g,
    [seat],
    line('log.draws', { seat: key.seat, cards: refs('survival', drawn) }),
    line('log.drawsHidden', key),
  )
  next(g, { do: 'ownWindow', seat })
  const hunted = g.hunted[seat]!
  if (drawn.length < 2) {
    hunted.survival.push(...drawn)
    return
  }
  hunted.drawn = drawn
  ask(g, {
    seat,
    kind: 'shelterKeep',
    required: true,
    pick: { of: 'survival', options: [...drawn], min: 1, max: 1 },
  })
}

const POWERS: { readonly [Id in PowerId]: Power } = {
  /** [NA-8.10, NA-8.11] */
  lair: {
    rule: 'NA-8.10',
    takesBack: true,
    uses: (g, user) => [...lairTakeBacks(g, user), ...lairCopies(g, user)],
    use(env, user, { back, copy, use }) {
      if (copy === undefined) return bringBack(env.g, user.seat, back!)
      copyPower(env, user, copy, use ?? {})
    },
  },
  /** [NA-8.13] */
  jungle: returning(1, 'NA-8.13'),
  /** [NA-8.15] */
  river: pending('river'),
  /** [NA-8.16, NA-8.17] */
  beach: {
    rule: 'NA-8.16',
    uses: g => (g.used.includes(BEACH) ? [] : [{}]),
    use({ g }, { seat }) {
      g.used.push(BEACH)
      g.marker = !g.marker
      say(g, line(g.marker ? 'log.markerOn' : 'log.markerOff', { seat: ref('seat', seat) }))
      if (!g.marker) advanceRescue(g)
    },
  },
  /** [NA-8.18] */
  rover: {
    rule: 'NA-8.18',
    uses: (g, { seat }) => takeableFromReserve(g, huntedOf(g, seat)).map(take => ({ take })),
    use({ g }, { seat }, { take }) {
      takeFromReserve(g, seat, take!)
      say(g, line('log.takesFromReserve', { seat: ref('seat', seat), place: ref('place', take!) }))
    },
  },
  /** [NA-8.19] */
  swamp: returning(2, 'NA-8.19'),
  /** [NA-8.20] */
  shelter: {
    rule: 'NA-8.20',
    uses: g => (canDrawSurvival(g) ? [{}] : []),
    use: (env, { seat }) => receiveSurvival(env, seat, 2),
  },
  /** [NA-8.21, NA-8.17] */
  wreck: {
    rule: 'NA-8.21',
    uses: g => (g.used.includes(WRECK) ? [] : [{}]),
    use({ g }) {
      g.used.push(WRECK)
      advanceRescue(g)
    },
  },
  /** [NA-8.22, NA-8.23] */
  source: {
    rule: 'NA-8.23',
    uses: g => [
      ...(canDrawSurvival(g) ? [{ draw: true as const }] : []),
      ...g.turnOrder.filter(seat => isHealable(g, seat)).map(will => ({ will })),
    ],
    use(env, { seat }, { will }) {
      if (will === undefined) receiveSurvival(env, seat, 1)
      else regainWill(env.g, will)
    },
  },
  /** [NA-8.24] */
  artefact: pending('artefact'),
}

const isHealable = (g: NotAloneView, seat: SeatId) => {
  const { will } = huntedOf(g, seat)
  return will > 0 && will < MOST_WILL
}

function lairTakeBacks(g: NotAloneView, { seat }: User): Use[] {
  const discard = ownDiscard(g, seat)
  if (isPersecuted(g)) return discard.map(back => ({ back: [back] }))
  return discard.length > 0 ? [{ back: discard }] : []
}

/** The places whose power a Lair can copy: those of the Creature tokens. [NA-8.10, NA-8.11] */
const copyable = (g: NotAloneView): PlaceNumber[] =>
  creatureTokens(g)
    .flatMap(token => g.tokens[token])
    .filter((place, i, all) => place !== LAIR && all.indexOf(place) === i)

const lairCopies = (g: NotAloneView, user: User): Use[] =>
  copyable(g).flatMap(place => copiesOf(g, user, place))

/** The ways to copy the power of a place. [NA-8.03, NA-8.25] */
export function copiesOf(g: NotAloneView, user: User, place: PlaceNumber): Use[] {
  if (!PLACES[place].copyable) return []
  return usesOf(g, user, place).map(use => ({ copy: place, use }))
}

/** Every way in which a Hunted can use the power of a place now. */
export function usesOf(g: NotAloneView, user: User, place: PlaceNumber): Use[] {
  return isIneffective(g, place) ? [] : POWERS[PLACES[place].power].uses(g, user)
}

/** Why a Hunted cannot use the power of a place like this now, or undefined. [NA-6.16] */
export function refuseUse(g: NotAloneView, user: User, place: PlaceNumber, use: Use): Refusal | undefined {
  const uses = usesOf(g, user, place)
  if (uses.some(possible => isEqual(possible, normalUse(use)))) return undefined
  const about = { place: ref('place', place) }
  const { rule, takesBack } = POWERS[PLACES[place].power]
  if (isIneffective(g, place)) return refuse('NA-8.03', 'notUsable', about)
  if (place === LAIR && use.copy !== undefined) {
    const refused = refuseCopy(g, user, use.copy, use.use ?? {})
    if (refused) return refused
  }
  if (drawsSurvival(place, use) && !canDrawSurvival(g)) {
    const forbidding = isInForce(g, 'despair') ? 'NA-9.03' : 'NA-1.14'
    return refuse(forbidding, 'noSurvivalDraw')
  }
  if (uses.length === 0) return refuse(rule, 'notUsable', about)
  if (takesBack && use.back) return refuse(isPersecuted(g) ? 'NA-9.09' : 'NA-8.08', 'notThatUse', about)
  return refuse(rule, 'notThatUse', about)
}

const drawsSurvival = (place: PlaceNumber, { draw }: Use) =>
  PLACES[place].power === 'shelter' || (PLACES[place].power === 'source' && draw === true)

/** Why a Lair cannot copy the power of a place like this now, or undefined. */
function refuseCopy(g: NotAloneView, user: User, place: PlaceNumber, use: Use): Refusal | undefined {
  const about = { place: ref('place', place) }
  if (!PLACES[place].copyable) return refuse('NA-8.25', 'notUsable', about)
  if (!copyable(g).includes(place)) return refuse('NA-8.11', 'notUsable', about)
  return refuseUse(g, user, place, use)
}

/** The same use as `uses` has it: cards in ascending order, and of a copied power always how it is used. */
export function normalUse({ back, copy, use, ...rest }: Use): Use {
  return {
    ...rest,
    ...(back && { back: back.toSorted((a, b) => a - b) }),
    ...(copy !== undefined && { copy }),
    ...((copy !== undefined || use) && { use: normalUse(use ?? {}) }),
  }
}

/** Uses the power of a place; the use is known to be one of `usesOf`. */
export function applyPower(env: Env<NotAloneState>, user: User, place: PlaceNumber, use: Use): void {
  POWERS[PLACES[place].power].use(env, user, use)
}

/** Uses the power of another place. */
export function copyPower(env: Env<NotAloneState>, user: User, place: PlaceNumber, use: Use): void {
  say(env.g, line('log.copies', { seat: ref('seat', user.seat), place: ref('place', place) }))
  applyPower(env, user, place, use)
}
