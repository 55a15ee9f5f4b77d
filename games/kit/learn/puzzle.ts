/**
 * Puzzles: moments of games that bots have played, of which the rules alone tell what is best. Every way to play on is
 * tried, so that nothing is a matter of opinion.
 */
import { klona } from 'klona/json'
import { asksOf, isOpen } from '../asks.ts'
import { type GameDefinition, makeMove } from '../definition.ts'
import type { Line } from '../line.ts'
import { emptyLog } from '../log.ts'
import type { Bot } from '../module.ts'
import { legalPlaysIn, type Play } from '../moves.ts'
import type { Position } from '../position.ts'
import type { Random } from '../random.ts'
import type { SeatId } from '../seats.ts'
import type { KitState } from '../state.ts'
import type { Term } from '../sum.ts'
import { loadedDice } from './lesson-position.ts'

/** A puzzle as it is stored. What is hidden from the seat is a guess in it, and of no consequence. */
export interface StoredPuzzle {
  id: string
  /** What is to be got out of it: one of the goals of the game. */
  goal: string
  /** Who is asked. */
  seat: SeatId
  level: PuzzleLevel
  /** The most that can be had. */
  best: number
  /** Of a goal that is reckoned: what comes of each legal move. */
  reckoned?: readonly Reckoned[]
  /** The weakest bot that plays steadily, and what it begins with there. */
  weak: { bot: string; move: string; args: readonly unknown[] }
  position: Position
}

/** `easy`: the middle bot mostly finds it; `tricky`: the best quick bot does; `hard`: neither. */
export const PUZZLE_LEVELS = ['easy', 'tricky', 'hard'] as const
export type PuzzleLevel = (typeof PUZZLE_LEVELS)[number]

/** A move, and of 100 games that bots played on after it, how many its seat won. */
export interface Reckoned extends Pick<Play, 'move' | 'args'> {
  won: number
}

/**
 * What puzzles of one kind are about, where no rule tells what is best, but games that bots have played on tell it plainly.
 * Of these a person has to say why: `puzzle.<goal>.why.<id>`.
 */
export interface ReckonedGoal<S> {
  isReckoned: true
  /** What tells a puzzle from others of its kind, in a list: a sentence of its own. */
  about?(begin: S, seat: SeatId): Line
}

/** What the puzzles of a game are about, by names. */
export interface PuzzleGoals<S extends V & KitState, V> {
  readonly [goal: string]: PuzzleGoal<S, V> | ReckonedGoal<S>
}

/** What puzzles of one kind are about, where the rules tell what is best. Texts are under `puzzle.<goal>`. */
export interface PuzzleGoal<S extends V & KitState, V> {
  /** What was got since the beginning: more is better. */
  worth(g: S, begin: S, seat: SeatId): number
  /** There is nothing left to decide. */
  isOver(g: S, begin: S, seat: SeatId): boolean
  /** Whatever may differ between two moments of one puzzle: those for which it is equal are alike. */
  state(g: S, seat: SeatId): unknown
  /** What others do, where they have to act before it is over. */
  others?: Bot<V>
  /**
   * What has to be tried at a moment, where there are more legal moves than anybody can try: whatever is left out brings no
   * more than something that is among these. Without it, all legal moves are tried.
   */
  plays?(view: V, seat: SeatId): Play[]
  /** What was done has left it to chance, and is worth nothing. The text is `puzzle.<goal>.unsure`. */
  isUnsure?(g: S): boolean
  /** What tells a puzzle from others of its kind, in a list: a sentence of its own. */
  about?(begin: S, seat: SeatId): Line
  /** Of what the worth was made up, for explanations. */
  parts(end: S, begin: S, seat: SeatId): Term[]
}

/** A legal move with the most that can be had after it. */
export interface Judged {
  play: Play
  worth: number
}

/** Knows what can be had of a puzzle from each of its moments: by trying everything, or because it was reckoned. */
export interface Solver<S> {
  /** The beginning, with an empty log. */
  begin: S
  isOver(g: S): boolean
  /** A move on a copy, and what others do then. */
  after(g: S, play: Pick<Play, 'move' | 'args'>): S
  /** The most that can be had from here. */
  reach(g: S): number
  /** All moves that have to be tried here. */
  judged(g: S): Judged[]
  /** One of the best ways to the end. */
  line(g: S): { plays: Play[]; end: S }
  /** Moments that were looked at. */
  looked(): number
}

/** Thrown where there is more to try than was allowed. */
export class TooLarge extends Error {}

interface Limits {
  /** So many moments are looked at, at the most. */
  most?: number
  /** What chance does; without it, nothing: puzzles are chosen so that it does not matter. */
  random?: Random
}

/** Others may be asked so often before it is the solver's turn again. */
const MOST_BY_OTHERS = 200

export function solverOf<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  goal: PuzzleGoal<S, V>,
  { g: given, seat }: { g: S; seat: SeatId },
  { most = Number.POSITIVE_INFINITY, random = loadedDice([]) }: Limits = {},
): Solver<S> {
  const begin = klona(given)
  begin.log = emptyLog()
  const reached = new Map<string, number>()
  let looked = 0

  const isOver = (g: S) => g.outcome !== null || goal.isOver(g, begin, seat)

  function make(g: S, by: SeatId, { move, args }: Pick<Play, 'move' | 'args'>): void {
    const refusal = makeMove(definition, { g, random }, by, move, args)
    if (refusal) throw new Error(`${by} ${move} ${JSON.stringify(args)}: ${refusal.rule} ${refusal.text.key}`)
  }

  function after(from: S, play: Pick<Play, 'move' | 'args'>): S {
    const g = klona(from)
    make(g, seat, play)
    for (let made = 0; made < MOST_BY_OTHERS && !isOver(g); made++) {
      const open = g.asks.filter(one => one.required && isOpen(one))
      if (open.some(one => one.seat === seat)) break
      const [ask] = open
      if (!ask || !goal.others) break
      make(g, ask.seat, goal.others(g, ask.seat, () => random.Number()) as Play)
    }
    return g
  }

  const playsAt = (g: S): Play[] => goal.plays?.(g, seat) ?? legalPlaysIn<S, V>(definition.moves, g, seat)

  function reach(g: S): number {
    const sign = JSON.stringify(goal.state(g, seat))
    const known = reached.get(sign)
    if (known !== undefined) return known
    looked += 1
    if (looked > most) throw new TooLarge(`more than ${most} moments`)
    const plays = isOver(g) || asksOf(g, seat).length === 0 ? [] : playsAt(g)
    const worth =
      plays.length === 0 ? goal.worth(g, begin, seat) : Math.max(...plays.map(play => reach(after(g, play))))
    reached.set(sign, worth)
    return worth
  }

  const judged = (g: S): Judged[] => playsAt(g).map(play => ({ play, worth: reach(after(g, play)) }))

  function line(from: S): { plays: Play[]; end: S } {
    const plays: Play[] = []
    let end = from
    const wanted = reach(from)
    while (!isOver(end)) {
      const found = playsAt(end).find(play => reach(after(end, play)) === wanted)
      if (!found) break
      plays.push(found)
      end = after(end, found)
    }
    return { plays, end }
  }

  return { begin, isOver, after, reach, judged, line, looked: () => looked }
}
