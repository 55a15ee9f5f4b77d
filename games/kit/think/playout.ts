/** Playing a moment on to see what comes of it: in a guess at what its reader cannot see, with a quick bot in every seat. */
import { klona } from 'klona/json'
import { askWith, isOpen } from '../asks.ts'
import { carryOut, type GameDefinition } from '../definition.ts'
import { emptyLog } from '../log.ts'
import type { Bot } from '../module.ts'
import { randomOf } from '../random.ts'
import type { SeatId } from '../seats.ts'
import { noStanding } from '../standing.ts'
import type { Env, KitState } from '../state.ts'
import { withoutAnswersOfOthers } from './unseen.ts'

/** What a seat does. */
export interface Decision {
  move: string
  args: unknown[]
}

/** How a game is played on. */
export interface Playouts<S extends V & KitState, V extends { asks: KitState['asks'] }> {
  definition: GameDefinition<S, V>
  determinize(view: V, seat: SeatId, random: () => number): S
  /** What every seat does when moments are played on. It is given whole states, and may look only at what its seat sees. */
  policy: Bot<V>
}

/** One guess at what is hidden, and at all chance that is to come. */
export interface World<S> {
  g: S
  numbers: readonly number[]
}

/** Decisions in one playout, at the most: rules that go on for ever would keep a bot for ever. */
const LONGEST = 3000

/** Random numbers of one world; a longer playout begins them again. The same for every option, which are thus compared alike. */
const NUMBERS = 400

/**
 * A guess at what a seat cannot see. What others have answered meanwhile it cannot know; and bots play on, so that nothing
 * holds of what was answered in advance.
 */
export function worldOf<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { determinize }: Playouts<S, V>,
  view: V,
  seat: SeatId,
  random: () => number,
): World<S> {
  const g = determinize(view, seat, random)
  g.log = emptyLog()
  g.asks = withoutAnswersOfOthers(g.asks, seat)
  if (g.standing) g.standing = noStanding(Object.keys(g.standing))
  return { g, numbers: Array.from({ length: NUMBERS }, random) }
}

/**
 * Plays a world on, after a first decision of a seat if one is given, to the end of the game, or until it is enough: what
 * became of it, and how many decisions it took.
 */
export function playOn<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { definition, policy }: Playouts<S, V>,
  { g: begin, numbers }: World<S>,
  first?: { seat: SeatId; decision: Decision },
  isEnough?: (g: S, begin: S) => boolean,
): { g: S; made: number } {
  const g = klona(begin)
  const number = inTurn(numbers)
  const env = { g, random: randomOf(number) }
  let made = 0
  if (first) {
    make(definition, env, first.seat, first.decision)
    made = 1
  }
  for (; !g.outcome && made < LONGEST && !isEnough?.(g, begin); made++) {
    const ask = g.asks.find(one => one.required && isOpen(one))!
    make(definition, env, ask.seat, policy(g, ask.seat, number)!)
  }
  return { g, made }
}

function inTurn(numbers: readonly number[]): () => number {
  let at = 0
  return () => numbers[at++ % numbers.length]!
}

/** Makes a move of which nobody doubts that it is legal. */
function make<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  env: Env<S>,
  seat: SeatId,
  { move, args }: Decision,
): void {
  const [id, ...rest] = args as [number, ...unknown[]]
  const spec = definition.moves[move]!
  carryOut(definition, env, { move, spec, actor: { seat, ask: askWith(env.g, id)! }, args: rest })
}
