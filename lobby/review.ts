/** Where a finished match turned, for everybody who sat there: made from its first state and its moves. */
import sortBy from 'lodash/sortBy.js'
import {
  askWith,
  type Decision,
  type KitState,
  type SeatId,
  type SeatReview,
  type Sighted,
} from '../games/kit/index.ts'
import type { Engine, MatchState } from './bgio.ts'
import { type MadeMove, statesOf, TAKE_BACK } from './replay.ts'

/** A finished match, as far as it is reviewed. */
export interface Reviewable {
  game: string
  /** The state that it began with, as it is stored. */
  first: MatchState
  moves: ToldMove[]
}

export interface ToldMove extends MadeMove {
  /** How many moves everybody had been told of by then. */
  told: number
}

/** What it is made with. */
export interface Means {
  /** Games that are played on for each seat. */
  playouts: number
  numbersOf(words: string): () => number
  /** Seats that are done already. */
  known?: readonly SeatReview[]
  /** The seat that is done first: whoever asked sat there. */
  first?: SeatId
  /** Told of each seat that is done. */
  finished?(review: SeatReview): void
}

/** The playouts that are done come first; undefined where today’s rules do not make the moves again, or cannot review. */
export function* reviewOf(
  engine: Engine,
  { first: firstState, moves }: Reviewable,
  { playouts, numbersOf, known = [], first, finished }: Means,
): Generator<number, SeatReview[] | undefined, void> {
  const { game } = engine
  const begin = engine.resume(firstState)
  if (!game.review || !begin) return undefined
  const states = [...statesOf(engine, begin, moves)]
  if (states.length <= moves.length) return undefined
  const reviews: SeatReview[] = []
  const order = begin.ctx.playOrder
  for (const seat of sortBy(order, one => one !== first)) {
    const before = reviews.length * playouts
    const done = known.find(one => one.seat === seat)
    if (done) {
      reviews.push(done)
      continue
    }
    const moments = sightedBy(engine, seat, states, moves)
    const review = game.review(seat, moments, { playouts, numbersOf })
    let step = review.next()
    for (; !step.done; step = review.next()) yield before + Math.min(playouts, step.value)
    reviews.push(step.value)
    finished?.(step.value)
  }
  return sortBy(reviews, ({ seat }) => order.indexOf(seat))
}

/** The match as a seat saw it, and what it decided in the end: neither what it took back, nor what it said before in the same blind answer. */
export function sightedBy(
  { game }: Engine,
  seat: SeatId,
  states: readonly MatchState[],
  moves: readonly ToldMove[],
): Sighted<unknown>[] {
  const undone = takenBack(moves)
  const finals = finalAnswers(states, moves)
  const answered = new Set<unknown>()
  return moves.map((move, i): Sighted<unknown> => {
    const { G } = states[i]!
    const moment = { step: moves[i - 1]?.told ?? 0, view: game.view(G, seat) }
    if (move.seat !== seat || undone.has(move.step)) return moment
    const made = isBlind(G, move) ? finals.get(move.args[0]) : move
    if (!made || answered.has(made)) return moment
    answered.add(made)
    return { ...moment, made: { move: made.move, args: made.args } }
  })
}

/** The moves that were taken back. */
function takenBack(moves: readonly MadeMove[]): Set<number> {
  const undone = new Set<number>()
  for (const { move, args, step } of moves)
    if (move === TAKE_BACK) for (let one = Number(args[0]) + 1; one <= step; one++) undone.add(one)
  return undone
}

/** What was said last to each blind question, by its id. */
function finalAnswers(states: readonly MatchState[], moves: readonly MadeMove[]): Map<unknown, Decision> {
  const finals = new Map<unknown, Decision>()
  for (const [i, { move, args }] of moves.entries()) {
    if (!isBlind(states[i]!.G, { args })) continue
    const [id, name, ...rest] = args
    if (move === 'seal' && name !== undefined) finals.set(id, { move: String(name), args: [id, ...rest] })
    else if (move !== 'seal' && move !== 'reconsider') finals.set(id, { move, args })
  }
  return finals
}

const isBlind = ({ asks }: KitState, { args }: Pick<MadeMove, 'args'>): boolean =>
  askWith({ asks }, args[0] as number)?.blind !== undefined
