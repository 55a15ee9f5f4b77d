/** How bots of a device think: where the table is, or in a worker beside it. */
import type { Bot, GameModule, KitState, SeatId } from '../../games/kit/index.ts'

/** What a bot is asked. Plain data, so that it can go to a worker. */
export interface LocalQuestion {
  /** Id of the game. */
  game: string
  /** Name of the bot, one of `meta.bots`. */
  bot: string
  /** What its seat sees: it knows no more than a player would. */
  view: unknown
  seat: SeatId
}

/** What it decides: a move of the game with its arguments; undefined where it has nothing to do. */
export type LocalThought = { move: string; args: unknown[] } | undefined

/**
 * Has a bot think. Where it rejects, or names a move that the rules refuse, it is asked again; after a few times any
 * legal move is made instead, so that no table stands still.
 */
export type Think = (question: LocalQuestion) => Promise<LocalThought>

/** How bots of a table think, and how long they take for it. */
export interface Thinking {
  think: Think
  /** How long a bot waits before it acts, in milliseconds: people want to follow. */
  botDelay(): number
}

/** What of a game bots need. */
type WithBots = Pick<GameModule, 'bots'>

/** Asks the bot of a game; rejects where the game has none of that name. */
async function decide({ bots }: WithBots, { bot, view, seat }: LocalQuestion): Promise<LocalThought> {
  const found: Bot<unknown> | undefined = bots[bot]
  if (!found) throw new Error(`no bot is called ${bot}`)
  const thought = found(view, seat, Math.random)
  return thought && { move: thought.move, args: thought.args }
}

/**
 * Bots of a game that think in place, one after the other: a quick one takes a few milliseconds for a move, one that
 * searches up to a third of a second, in which a page does nothing else. `game` may be a module, or what loads the module
 * of the game with an id.
 */
export const thinkInPlace =
  <S extends KitState, V>(game: GameModule<S, V> | ((id: string) => Promise<WithBots>)): Think =>
  async question =>
    decide(typeof game === 'function' ? await game(question.game) : (game as GameModule), question)

/** A question on its way to a worker. */
export interface ThinkTask extends LocalQuestion {
  id: number
}

/** What the worker answers. */
export interface ThinkDone {
  id: number
  thought?: LocalThought
  /** It could not think: why. */
  error?: string
}

/**
 * Bots that think in a web worker, which the application makes with `answerThoughts` of `starboard-games/local/worker`.
 * One worker is enough for any number of tables and games. Where it ends with an error (its file is gone, say) what is
 * open goes to `otherwise`, and so does everything after that; without one such questions reject.
 */
export function thinkIn(
  worker: Pick<Worker, 'postMessage' | 'addEventListener'>,
  otherwise: Think = async () => {
    throw new Error('the worker of the bots has ended')
  },
): Think {
  const open = new Map<number, { question: LocalQuestion; done: (thought: Promise<LocalThought>) => void }>()
  let last = 0
  let isGone = false
  worker.addEventListener('message', ({ data: { id, thought, error } }: MessageEvent<ThinkDone>) => {
    open.get(id)?.done(error === undefined ? Promise.resolve(thought) : Promise.reject(new Error(error)))
    open.delete(id)
  })
  worker.addEventListener('error', () => {
    isGone = true
    for (const { question, done } of open.values()) done(otherwise(question))
    open.clear()
  })
  return question => {
    if (isGone) return otherwise(question)
    return new Promise(done => {
      last += 1
      open.set(last, { question, done })
      const task: ThinkTask = { id: last, ...question }
      worker.postMessage(task)
    })
  }
}
