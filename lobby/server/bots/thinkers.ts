import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { GameModule, SeatId, SeatReview } from '../../../games/kit/index.ts'
import { engineOf } from '../../bgio.ts'
import { reviewOf } from '../../review.ts'
import { numbersOf } from './numbers.ts'
import type { Question, ReviewTask, ReviewWish, Thought } from './worker.ts'

/** Who does the thinking of bots. */
export interface Thinkers {
  /** What the bot wants to do, or undefined for nothing. Fails when it takes too long. */
  think(question: Question): Promise<Thought | undefined>
  /**
   * Where a finished match turned; undefined where today’s rules cannot tell. Says on the way how much is done, 0 to 1.
   */
  review(wish: ReviewWish, tell: (done: number) => void): Promise<SeatReview[] | undefined>
  stop(): Promise<void>
}

/** The longest review, in milliseconds: one that takes longer is broken off. */
const LONGEST_REVIEW = 15 * 60_000

/**
 * Bots think in threads of their own, so that a long thought delays nobody's move. `catalogue` is the module in which
 * the threads find the games: they share no memory with the server. A thought that takes longer than `budget`
 * milliseconds is broken off, and its thread with it. Reviews have one thread, apart from those of bots at tables.
 */
export function threadedThinkers(catalogue: URL, budget: number): Thinkers {
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1))
  const basics = {
    filename: new URL('./thread.mjs', import.meta.url).href,
    workerData: { catalogue: catalogue.href },
    idleTimeout: 60_000,
  }
  const pool = new Piscina<Question | null, Thought | undefined>({
    ...basics,
    minThreads: 1,
    maxThreads: threads,
  })
  const reviewers = new Piscina<ReviewTask, SeatReview[] | undefined>({
    ...basics,
    name: 'review',
    minThreads: 0,
    maxThreads: 1,
  })
  /** A thread has loaded the games: the time that this takes is no thinking time. */
  let ready = warmUp()
  function warmUp(): Promise<unknown> {
    return pool.run(null).catch(() => undefined)
  }
  return {
    async think(question) {
      await ready
      const waiting = pool.queueSize / threads
      try {
        return await pool.run(question, { signal: AbortSignal.timeout(budget * (1 + waiting)) })
      } catch (error) {
        ready = warmUp()
        throw error
      }
    },
    async review(wish, tell) {
      const { port1, port2 } = new MessageChannel()
      port1.on('message', tell)
      try {
        return await reviewers.run(
          { ...wish, port: port2 },
          { transferList: [port2], signal: AbortSignal.timeout(LONGEST_REVIEW) },
        )
      } finally {
        port1.close()
      }
    },
    async stop() {
      await Promise.all([pool.destroy(), reviewers.destroy()])
    },
  }
}

/**
 * Bots think where the server runs: enough for tests and for bots that decide at once. What they leave to chance may
 * follow from the question.
 */
export function inlineThinkers(
  games: readonly GameModule[],
  chanceOf: (question: Question) => () => number = () => Math.random,
): Thinkers {
  const gameCalled = (id: string) => games.find(({ meta }) => meta.id === id)
  let isStopped = false
  return {
    async think(question) {
      const { game, bot, view, seat } = question
      return gameCalled(game)?.bots[bot]?.(view, seat as SeatId, chanceOf(question))
    },
    async review({ match, playouts }, tell) {
      const game = gameCalled(match.game)
      if (!game) return undefined
      const review = reviewOf(engineOf(game), match, { playouts, numbersOf })
      const all = playouts * match.first.ctx.numPlayers
      let step = review.next()
      for (; !step.done && !isStopped; step = review.next()) {
        tell(step.value / all)
        await setImmediate()
      }
      return step.done ? step.value : undefined
    },
    async stop() {
      isStopped = true
    },
  }
}
