/**
 * Where a finished game turned, as one seat could have known: its chance from round to round, and the decisions that cost
 * it most. A reviewer is given views of that seat and nothing else, so no card that lay hidden from it counts.
 */
import sum from 'lodash/sum.js'
import type { Line } from '../line.ts'
import type { SeatId } from '../seats.ts'
import type { KitState } from '../state.ts'
import { type Estimate, meanWithin, shareOf } from './estimate.ts'
import { type Decision, worldOf } from './playout.ts'
import { type Choice, choiceAt, GLANCE, largest, lookAtAll, suspectsOf } from './review-choices.ts'
import { LEAST_PAIRS, lookCloser } from './review-closer.ts'
import { finish, type Reader, SELDOM, victory, type Work } from './review-reader.ts'
import type { Search } from './search.ts'

/** A moment of a game as one seat saw it. */
export interface Sighted<V> {
  /** How hosts find it. */
  step: number
  view: V
  /** What the seat did then. */
  made?: Decision
}

/** How much is spent on a review. */
export interface Budget {
  /** Games that are played on, to the end or for a few rounds. */
  playouts: number
  /** Numbers in [0, 1) that follow from the words: the same review comes of the same words. */
  numbersOf(words: string): () => number
}

/** How likely the seat was to win when a round began, 0 to 1, as playing on with the quick bot in every seat tells. */
export interface RoundChance extends Estimate {
  step: number
  round: number
}

/** What came of a decision, in the mean of its playouts. */
export interface Upshot {
  what: Line
  /** How often the seat won, 0 to 1. */
  won: number
  /** What the seat had in the end, and the best of the others, where points are counted. */
  points?: { own: number; rival: number }
}

/** A decision for which a better one was found. */
export interface TurningPoint {
  step: number
  round: number
  question: Line
  made: Upshot
  better: Upshot
  /** What it cost of the chance to win. */
  cost: Estimate
  /** What the better one brought more of, the most first: only what is more than chance would make of it. */
  why?: Line[]
  /** On each side. */
  playouts: number
}

/** What was found for one seat. */
export interface SeatReview {
  seat: SeatId
  chances: RoundChance[]
  /** Playouts behind each of the chances. */
  playouts: number
  /** The dearest first: only those whose cost is more than chance would make of it. */
  turningPoints: TurningPoint[]
  /** Decisions that were judged: those in which there was something to choose. */
  judged: number
  /** Nobody played on to the end: chances are reckoned from what a moment ahead looks like. */
  reckoned?: true
}

/**
 * Reviews a game for one seat; on the way it says how much is done, as a part of the playouts that were granted. Declared as a method, so that whoever has
 * reviewers of several games may keep them together.
 */
export type Reviewer<V> = {
  review(seat: SeatId, moments: readonly Sighted<V>[], budget: Budget): Generator<number, SeatReview, void>
}['review']

/** How the games of a kind are reviewed. */
export interface Reviewed<S extends V & KitState, V extends { asks: KitState['asks'] }>
  extends Omit<Search<S, V>, 'effort'> {
  roundOf(view: V): number
  /** Whether `determinize` can guess a moment; the others are left out. Left out where it always can. */
  isClear?(view: V, seat: SeatId): boolean
  /**
   * Where it takes too long to play on to the end: how likely a seat is to win, 0 to 1, at moments that are enough. All that
   * is told is then the mean of it.
   */
  chance?(g: S, seat: SeatId): number
  /** Seats that win and lose together; left out where everybody plays alone. */
  sides?(g: S): SeatId[][]
  /**
   * What counted for a seat in a game that is over, in amounts of which more is better for it; `because.<what>` words what
   * there was `{{more}}` of.
   */
  counted?(g: S, seat: SeatId): Counted
  /** Where games take long to play on. */
  thrift?(view: V): Thrift
  /** What a glance at a decision plays on to, where not all of them can be tried: much sooner than `isEnough`. */
  isSoon?(g: S, begin: S): boolean
}

export interface Thrift {
  /** So much less often it is played on, 0 to 1. */
  share: number
  /** Only every so many rounds get a chance. */
  rounds: number
  /** So many decisions get a closer look. */
  suspects: number
  /** So many decisions are tried: those that seem largest at a glance. All, where it is left out. */
  tried?: number
}

/** Amounts by the name of what is counted. */
export type Counted = { readonly [what: string]: number }

/** Shares of the playouts: for the chances, and for a first look at all decisions. What is left is for a closer look at a few. */
const FOR_CHANCES = 0.15
const FOR_ALL = 0.4
/** Where there is no need for it. So many of the decisions that seem dearest are looked at closely. */
const NO_THRIFT: Thrift = { share: 1, rounds: 1, suspects: 8 }

/** The reviewer of a game that can be searched. */
export function reviewerOf<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  game: Reviewed<S, V>,
): Reviewer<V> {
  return function* review(seat, all, { playouts: granted, numbersOf }) {
    const moments = all.filter(({ view }) => game.isClear?.(view, seat) ?? true)
    const thrift = (moments[0] && game.thrift?.(moments[0].view)) ?? NO_THRIFT
    const playouts = granted * thrift.share
    const reader: Reader<S, V> = {
      game,
      seat,
      chanceAt: (part, step) => numbersOf(`${part}/${seat}/${step}`),
    }
    const begun = beginnings(game, moments, thrift.rounds)
    const choices = moments.flatMap(moment => choiceAt(reader, moment) ?? [])
    const plan = planFor(thrift, playouts, begun.length, choices)
    let done = 0
    function* counted<T>(work: Work<T>): Work<T> {
      for (let step = work.next(); ; step = work.next()) {
        if (step.done) return step.value
        done += step.value
        yield granted * Math.min(1, done / plan.all)
      }
    }
    const chances = yield* counted(chancesAt(reader, begun, plan.each))
    const tried = yield* counted(largest(reader, choices, thrift.tried))
    yield* counted(lookAtAll(reader, tried, plan.worlds))
    const turningPoints = yield* counted(lookCloser(reader, suspectsOf(tried, thrift.suspects), plan.left))
    return {
      seat,
      chances,
      playouts: plan.each,
      turningPoints,
      judged: choices.length,
      ...(game.chance && { reckoned: true as const }),
    }
  }
}

/** How much is spent on what, in playouts: of each kind so many that something is known. */
interface Plan {
  /** For each chance. */
  each: number
  /** In which each decision is tried, with everything that might have been done instead. */
  worlds: number
  /** What is left for a closer look: there may be more of it than was granted. */
  left: number
  all: number
}

function planFor<V>(
  { suspects, tried = Number.POSITIVE_INFINITY }: Thrift,
  playouts: number,
  chances: number,
  choices: readonly Choice<V>[],
): Plan {
  const each = Math.max(1, Math.floor((playouts * FOR_CHANCES) / Math.max(1, chances)))
  const isGlanced = choices.length > tried
  const share = isGlanced ? tried / choices.length : 1
  const ways = share * choices.reduce((sum, { others }) => sum + others.length + 1, 0)
  const worlds = Math.max(1, Math.floor((playouts * FOR_ALL) / Math.max(1, ways)))
  const before = chances * each + ways * worlds
  const left = Math.max(playouts - before, LEAST_PAIRS * 2 * Math.min(suspects, choices.length))
  return { each, worlds, left, all: before + (isGlanced ? choices.length * GLANCE : 0) + left }
}

function* chancesAt<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { game, seat, chanceAt }: Reader<S, V>,
  moments: readonly Sighted<V>[],
  each: number,
): Work<RoundChance[]> {
  const chances: RoundChance[] = []
  for (const { step, view } of moments) {
    const random = chanceAt('chance', step)
    const won = Array.from({ length: each }, () =>
      victory(game, finish(game, worldOf(game, view, seat, random)), seat),
    )
    chances.push({
      step,
      round: game.roundOf(view),
      ...(game.chance ? meanWithin(won, SELDOM) : shareOf(sum(won), each)),
    })
    yield each
  }
  return chances
}

/** The first moment of every round that gets a chance. */
function beginnings<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { roundOf }: Reviewed<S, V>,
  moments: readonly Sighted<V>[],
  every: number,
): Sighted<V>[] {
  return moments
    .filter(({ view }, i) => i === 0 || roundOf(view) > roundOf(moments[i - 1]!.view))
    .filter((_, i) => i % every === 0)
}
