/**
 * Where a finished game turned, as one seat could have known: its chance from round to round, and the decisions that cost
 * it most. A reviewer is given views of that seat and nothing else, so no card that lay hidden from it counts.
 */
import isEqual from 'lodash/isEqual.js'
import sortBy from 'lodash/sortBy.js'
import sum from 'lodash/sum.js'
import { askWith, questionLine } from './asks.ts'
import { differenceOf, type Estimate, meanOf, meanWithin, shareOf } from './estimate.ts'
import { type Line, line } from './line.ts'
import { type Decision, playOn, type World, worldOf } from './playout.ts'
import type { Search } from './search.ts'
import type { SeatId } from './seats.ts'
import { type KitState, shareOfVictory } from './state.ts'
import type { Sum } from './sum.ts'

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
/** So many are told of. */
const TOLD = 10
/** So many reasons are told, and none that is smaller. */
const REASONS = 2
const LEAST = 0.1

/** On each side of a decision, at least: less tells nothing. */
const LEAST_PAIRS = 2
/** What a glance takes, in playouts. */
const GLANCE = 0.1

/** Chances hardly differ by more between two worlds. */
const SELDOM = 0.2

/** A decision with everything that the seat might have done instead. */
interface Choice<V> {
  moment: Sighted<V>
  made: Tried
  /** The best first, once they have been tried. */
  others: Tried[]
}

interface Tried {
  decision: Decision
  sum: number
}

/** For whom a game is reviewed, and what chance is taken from at a moment. */
interface Reader<S extends V & KitState, V extends { asks: KitState['asks'] }> {
  game: Reviewed<S, V>
  seat: SeatId
  chanceAt(part: string, step: number): () => number
}

/** Work that says now and then how many playouts it has made since. */
type Work<T> = Generator<number, T, void>

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

/** Of more decisions than can be tried those that seem dearest at a glance, in their order. */
function* largest<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { game, seat, chanceAt }: Reader<S, V>,
  choices: readonly Choice<V>[],
  most = Number.POSITIVE_INFINITY,
): Work<readonly Choice<V>[]> {
  const { isSoon } = game
  if (!isSoon || choices.length <= most) return choices
  const losses = new Map<Choice<V>, number>()
  for (const choice of choices) {
    const { moment, made, others } = choice
    const world = worldOf(game, moment.view, seat, chanceAt('glance', moment.step))
    const worth = ({ decision }: Tried) => game.worth(playOn(game, world, { seat, decision }, isSoon).g, seat)
    losses.set(choice, Math.max(...others.map(worth)) - worth(made))
    yield GLANCE
  }
  const dearest = new Set(sortBy(choices, choice => -losses.get(choice)!).slice(0, most))
  return choices.filter(choice => dearest.has(choice))
}

/** Tries decisions in a few worlds, with what might have been done instead. */
function* lookAtAll<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { game, seat, chanceAt }: Reader<S, V>,
  choices: readonly Choice<V>[],
  worlds: number,
): Work<void> {
  for (const { moment, made, others } of choices) {
    const random = chanceAt('all', moment.step)
    for (let n = 0; n < worlds; n++) {
      const world = worldOf(game, moment.view, seat, random)
      for (const one of [made, ...others])
        one.sum += game.worth(playOn(game, world, { seat, ...one }, game.isEnough).g, seat)
    }
    others.sort((a, b) => b.sum - a.sum)
    yield worlds * (others.length + 1)
  }
}

/** Those that seem dearest. */
function suspectsOf<V>(choices: readonly Choice<V>[], most: number): Choice<V>[] {
  const loss = ({ made, others: [best] }: Choice<V>) => best!.sum - made.sum
  return choices
    .filter(choice => loss(choice) > 0)
    .sort((a, b) => loss(b) - loss(a))
    .slice(0, most)
}

/** Tries what was done, and the best of what might have been, in worlds of their own: luck of the first look does not count. */
function* lookCloser<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { game, seat, chanceAt }: Reader<S, V>,
  suspects: readonly Choice<V>[],
  playouts: number,
): Work<TurningPoint[]> {
  const pairs = Math.max(LEAST_PAIRS, Math.floor(playouts / (2 * Math.max(1, suspects.length))))
  const turningPoints: TurningPoint[] = []
  for (const { moment, made, others } of suspects) {
    const { view, step } = moment
    const best = others[0]!
    const random = chanceAt('closer', step)
    const [before, better] = [new Tally(game, seat), new Tally(game, seat)]
    for (let n = 0; n < pairs; n++) {
      const world = worldOf(game, view, seat, random)
      before.add(finish(game, world, { seat, decision: made.decision }))
      better.add(finish(game, world, { seat, decision: best.decision }))
    }
    turningPoints.push({
      step,
      round: game.roundOf(view),
      question: questionLine(askWith(view, made.decision.args[0] as number)!),
      made: before.upshot(lineOf(game, view, seat, made.decision)),
      better: better.upshot(lineOf(game, view, seat, best.decision)),
      cost: differenceOf(better.wins, before.wins, game.chance && SELDOM),
      ...(game.counted && { why: reasons(better.counted, before.counted) }),
      playouts: pairs,
    })
    yield 2 * pairs
  }
  return turningPoints
    .filter(({ cost }) => cost.value > cost.margin)
    .sort((a, b) => b.cost.value - a.cost.value)
    .slice(0, TOLD)
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

/** What there was to choose from; undefined where there was nothing, or where the bot has no opinion on this question. */
function choiceAt<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { game: { options, definition }, seat, chanceAt }: Reader<S, V>,
  moment: Sighted<V>,
): Choice<V> | undefined {
  const { step, view, made } = moment
  if (!made || !Object.hasOwn(definition.moves, made.move) || definition.moves[made.move]!.anytime)
    return undefined
  const known = options(view, seat, chanceAt('options', step))
  if (known[0]?.args[0] !== made.args[0]) return undefined
  const others = known.filter(one => one.move !== made.move || !isEqual(one.args, made.args))
  if (others.length === 0) return undefined
  const tried = (decision: Decision): Tried => ({ decision, sum: 0 })
  return { moment, made: tried(made), others: others.map(tried) }
}

function lineOf<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { definition: { moves } }: Reviewed<S, V>,
  view: V,
  seat: SeatId,
  { move, args: [id, ...args] }: Decision,
): Line {
  return moves[move]!.label(view, { seat, ask: askWith(view, id as number)! }, args)
}

/** What counts where points do: those of each kind, by the last word of the key of its terms, and the best of the others. */
export function pointsCounted({ terms }: Sum, { outcome }: KitState, seat: SeatId): Counted {
  const counted: { [what: string]: number } = {}
  for (const { label, amount } of terms) {
    const kind = label.key.replace(/^.*\./, '')
    counted[kind] = (counted[kind] ?? 0) + amount
  }
  const { [seat]: _, ...others } = outcome?.scores ?? {}
  return { ...counted, rival: -Math.max(0, ...Object.values(others)) }
}

/** What there was more of after the better decision, the most first. */
function reasons(more: readonly Counted[], less: readonly Counted[]): Line[] {
  const of = (all: readonly Counted[], what: string) => all.map(one => one[what] ?? 0)
  return Object.keys(Object.assign({}, ...more, ...less))
    .map(what => ({ what, ...differenceOf(of(more, what), of(less, what)) }))
    .filter(({ value, margin }) => value >= LEAST && value > margin)
    .sort((a, b) => b.value - a.value)
    .slice(0, REASONS)
    .map(({ what, value }) => line(`because.${what}`, { more: value.toFixed(1) }))
}

/** What becomes of a world, as far as it is looked at. */
const finish = <S extends V & KitState, V extends { asks: KitState['asks'] }>(
  game: Reviewed<S, V>,
  world: World<S>,
  first?: { seat: SeatId; decision: Decision },
): S => playOn(game, world, first, game.chance && game.isEnough).g

const victory = <S extends KitState>(
  { sides, chance }: { sides?(g: S): SeatId[][]; chance?(g: S, seat: SeatId): number },
  g: S,
  seat: SeatId,
): number => (g.outcome ? shareOfVictory(g.outcome, seat, sides?.(g)) : (chance?.(g, seat) ?? 0))

/** How playouts ended. */
class Tally<S extends V & KitState, V extends { asks: KitState['asks'] }> {
  readonly wins: number[] = []
  readonly counted: Counted[] = []
  private own = 0
  private rival = 0
  private scored = 0
  private readonly game: Reviewed<S, V>
  private readonly seat: SeatId

  constructor(game: Reviewed<S, V>, seat: SeatId) {
    this.game = game
    this.seat = seat
  }

  add(g: S): void {
    this.wins.push(victory(this.game, g, this.seat))
    if (this.game.counted) this.counted.push(this.game.counted(g, this.seat))
    const scores = g.outcome?.scores
    if (!scores) return
    this.scored += 1
    this.own += scores[this.seat]!
    this.rival += Math.max(...Object.keys(scores).map(seat => (seat === this.seat ? 0 : scores[seat]!)))
  }

  upshot(what: Line): Upshot {
    const { own, rival, scored } = this
    return {
      what,
      won: meanOf(this.wins),
      ...(scored > 0 && { points: { own: own / scored, rival: rival / scored } }),
    }
  }
}
