import type { AheadRow } from './ahead.ts'
import { keepAnswer } from './asks.ts'
import { carryOutAnswers, isAnswered } from './blind.ts'
import { findMove } from './find-move.ts'
import { trimLog } from './log.ts'
import type { Found, MoveTable } from './moves.ts'
import type { OptionsOf, SetupField } from './options.ts'
import type { Random } from './random.ts'
import type { Refusal } from './refusal.ts'
import type { SeatId } from './seats.ts'
import { answerAhead, type StandingRules } from './standing.ts'
import { type Env, type KitState, run, type StepHandlers } from './state.ts'

/** A game, put together by `defineGame`; `boardgameOf` makes a boardgame.io game of it. */
export interface GameDefinition<
  S extends V & KitState,
  V extends { asks: KitState['asks'] },
  Fields extends readonly SetupField[] = readonly SetupField[],
> {
  /** Id of the game: boardgame.io's name of it, and its name in URLs. */
  name: string
  minPlayers: number
  maxPlayers: number
  options: Fields
  /** The printed phases in their order. */
  phases: readonly [string, ...string[]]
  /**
   * Stages: the kinds of question that have moves of their own. Every other question is in stage `answer`, and so is
   * a seat with questions of several stages: there every move can be made that one of its questions allows.
   */
  stages: readonly string[]
  moves: MoveTable<S, V>
  /** Some questions are blind: boardgame.io then knows the moves `reconsider` and `seal`, too. */
  asksBlindly?: true
  /** Some questions can be answered in advance: the moves for it are then among the others, and the state has `standing`. */
  standing?: StandingRules<V>
  /** What else a seat can say in advance, beside `standing`, with moves that answer no question. */
  ahead?(view: V, seat: SeatId): AheadRow[]
  steps: StepHandlers<S>
  /** The state before the first question; the steps on its stack are done at once. */
  setup(beginning: Beginning<Fields>): S
  /** What a seat (null: a spectator) may see. */
  view(g: S, seat: SeatId | null): V
}

/** What the first state of a match is made from. */
export interface Beginning<Fields extends readonly SetupField[] = readonly SetupField[]> {
  random: Random
  numPlayers: number
  options: OptionsOf<Fields>
}

/** The first state of a match: set up, and played on to the first question. */
export function begin<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  beginning: Beginning,
): S {
  const g = definition.setup(beginning)
  run({ g, random: beginning.random }, definition.steps)
  return g
}

/**
 * Carries out a move that was found legal, and goes on to the next question. The answer to a blind question is kept until
 * everybody has answered.
 */
export function carryOut<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  env: Env<S>,
  { move, spec, actor, args }: Found<S, V>,
): void {
  const { g } = env
  trimLog(g.log)
  if (actor.ask.blind && spec === definition.moves[move]) keepAnswer(g, actor.ask.id, { move, args })
  else spec.act(env, actor, args)
  goOn(definition, env)
}

/** Where more than this is answered in advance within one move, something goes round in circles: the next one is asked. */
const AHEAD_AT_MOST = 200

/** Goes on to the next question that nobody has answered in advance. */
function goOn<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { moves, steps, standing }: GameDefinition<S, V>,
  env: Env<S>,
): void {
  for (let answered = 0; ; answered++) {
    if (isAnswered(env.g)) carryOutAnswers<S, V>(moves, env)
    run(env, steps)
    if (!standing || answered === AHEAD_AT_MOST || !answerAhead<S, V>(moves, standing, env)) return
  }
}

/**
 * Makes a move on the state itself, without boardgame.io: for those who play games by the thousand. Returns why it is
 * refused; then nothing has changed.
 */
export function makeMove<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  definition: GameDefinition<S, V>,
  env: Env<S>,
  seat: SeatId,
  move: string,
  args: readonly unknown[],
): Refusal | undefined {
  const found = findMove<S, V>(definition.moves, env.g, seat, move, args)
  if (!('spec' in found)) return found
  carryOut(definition, env, found)
  return undefined
}
