import type { AgreedEnd } from './agreed-end.ts'
import { type Ask, type AskState, isWaiting } from './asks.ts'
import type { Line } from './line.ts'
import type { Log } from './log.ts'
import type { Random } from './random.ts'
import type { SeatId } from './seats.ts'
import type { Standing } from './standing.ts'

/** What every game keeps in `G` beside its own things. Plain JSON throughout. */
export interface KitState<T extends Step = Step, A extends Ask = Ask> extends AskState<A> {
  /** Version of the rules that the state is of. Others go on with it only as their `migrate` says. */
  rulesVersion: number
  /** The printed phase the game is in; boardgame.io's phase follows it. */
  phase: string
  /** Work still to do; the last step is done next. */
  steps: T[]
  log: Log
  /** What seats have answered in advance, in games where they can. */
  standing?: Standing
  /** How the game ended, or null. */
  outcome: Outcome | null
}

/** The end of a game, as boardgame.io's `ctx.gameover`. */
export interface Outcome {
  /** Winning seats; empty when nobody won. */
  winners: SeatId[]
  /** How it ended, in words. */
  line: Line
  /** Points by seat, in games that count them. */
  scores?: { [seat: SeatId]: number }
  /** All who played have agreed to end it like this; left out where the rules have ended it. */
  agreed?: AgreedEnd
}

/** What a seat has of the victory, which those of a side have together; everybody is a side where none are given. */
export function shareOfVictory(
  { winners }: Pick<Outcome, 'winners'>,
  seat: SeatId,
  sides: readonly (readonly SeatId[])[] = winners.map(one => [one]),
): number {
  if (!winners.includes(seat)) return 0
  return 1 / sides.filter(side => side.some(one => winners.includes(one))).length
}

/** A piece of work: which handler does it, and what it needs to know. */
export interface Step {
  do: string
}

/** What rules act on: the state, and chance. */
export interface Env<S> {
  g: S
  random: Random
}

/** One handler for each step that the state of a game knows. */
export type StepHandlers<S extends KitState, T extends Step = S['steps'][number]> = {
  [One in T as One['do']]: (env: Env<S>, step: One) => void
}

/** Puts steps on the stack so that they are done in the given order, before everything that is already there. */
export function next<T extends Step>(g: { steps: T[] }, ...steps: NoInfer<T>[]): void {
  g.steps.push(...steps.reverse())
}

const STEPS_AT_MOST = 10_000

/** Does steps until the game waits for somebody or is over. Throws only on a defect: rules that never wait. */
export function run<S extends KitState>(env: Env<S>, handlers: StepHandlers<S>): void {
  const { g } = env
  const byName = handlers as unknown as { [name: string]: (env: Env<S>, step: Step) => void }
  for (let count = 0; count < STEPS_AT_MOST; count++) {
    if (g.outcome) {
      g.asks = []
      g.steps = []
      return
    }
    if (isWaiting(g)) return
    g.asks = []
    const step = g.steps.pop()
    if (!step) throw new Error(`${g.phase}: nobody is asked and nothing is left to do`)
    const handler = byName[step.do]
    if (!handler) throw new Error(`no handler for the step ${step.do}`)
    handler(env, step)
  }
  throw new Error(`${g.phase}: the rules never wait for anybody`)
}
