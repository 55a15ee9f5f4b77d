/**
 * A bot that tries things out: it guesses what is hidden, plays its few best options on to the end with a quick bot in
 * every seat, and takes the one after which things went best. It spends a number of decisions, not a time: so games
 * repeat, whatever runs beside them.
 */
import { klona } from 'klona/json'
import { askWith, isOpen } from './asks.ts'
import { carryOut, type GameDefinition } from './definition.ts'
import { emptyLog } from './log.ts'
import type { Bot } from './module.ts'
import { randomOf } from './random.ts'
import type { SeatId } from './seats.ts'
import type { KitState } from './state.ts'
import { withoutAnswersOfOthers } from './unseen.ts'

/** What a bot wants to do. */
export interface Decision {
  move: string
  args: unknown[]
}

/** How a game is searched. */
export interface Search<S extends V & KitState, V extends { asks: KitState['asks'] }> {
  definition: GameDefinition<S, V>
  determinize(view: V, seat: SeatId, random: () => number): S
  /** What every seat does when options are played on. It is given whole states, and may look only at what its seat sees. */
  policy: Bot<V>
  /** What is worth trying, the best first. */
  options(view: V, seat: SeatId, random: () => number): Decision[]
  /** How good a moment is for a seat, the end of the game above all: 0 to 1. */
  worth(g: S, seat: SeatId): number
  /** So many decisions of `policy` are spent on one of this bot. */
  effort: number
  /** Moments from which options are not played on. */
  isEnough?(g: S, begin: S): boolean
}

/** Decisions in one attempt, at the most: rules that go on for ever would keep a bot for ever. */
const LONGEST = 3000

/** Random numbers of one attempt; longer ones begin again. The same for every option, which are thus compared alike. */
const NUMBERS = 400

/** One guess at what is hidden, and at all chance that is to come. */
interface World<S> {
  g: S
  numbers: readonly number[]
}

/** An option with what became of it so far. */
interface Tried {
  decision: Decision
  sum: number
}

function inTurn(numbers: readonly number[]): () => number {
  let at = 0
  return () => numbers[at++ % numbers.length]!
}

/** Makes a move of which nobody doubts that it is legal. */
function make<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  env: Parameters<typeof carryOut<S, V>>[1],
  seat: SeatId,
  { move, args }: Decision,
): void {
  const [id, ...rest] = args as [number, ...unknown[]]
  const spec = definition.moves[move]!
  carryOut(definition, env, { move, spec, actor: { seat, ask: askWith(env.g, id)! }, args: rest })
}

/** A bot that searches. Where there is nothing to choose from, it decides as the quick bot does. */
export function searchingBot<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  search: Search<S, V>,
): Bot<V> {
  const { definition, determinize, policy, worth, effort } = search

  function guess(view: V, seat: SeatId, random: () => number): World<S> {
    const g = determinize(view, seat, random)
    g.log = emptyLog()
    g.asks = withoutAnswersOfOthers(g.asks, seat)
    return { g, numbers: Array.from({ length: NUMBERS }, random) }
  }

  /** Plays one option on in one world; says how many decisions it took. */
  function attempt({ g: begin, numbers }: World<S>, seat: SeatId, option: Tried): number {
    const g = klona(begin)
    const number = inTurn(numbers)
    const env = { g, random: randomOf(number) }
    make(definition, env, seat, option.decision)
    let made = 1
    for (; !g.outcome && made < LONGEST && !search.isEnough?.(g, begin); made++) {
      const ask = g.asks.find(one => one.required && isOpen(one))!
      make(definition, env, ask.seat, policy(g, ask.seat, number)!)
    }
    option.sum += worth(g, seat)
    return made
  }

  return (view, seat, random) => {
    const options = search.options(view, seat, random)
    if (options.length < 2) return options[0] ?? policy(view, seat, random)
    let tried = options.map((decision): Tried => ({ decision, sum: 0 }))
    const rounds = Math.ceil(Math.log2(tried.length))
    // Each round spends as much, and leaves the better half.
    let left = effort
    for (let round = rounds; round > 0; round--) {
      const enough = left - left / round
      while (left > enough) {
        const world = guess(view, seat, random)
        for (const option of tried) left -= attempt(world, seat, option)
      }
      tried = tried.sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(tried.length / 2))
    }
    return tried[0]!.decision
  }
}
