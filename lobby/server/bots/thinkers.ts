import { availableParallelism } from 'node:os'
import { Piscina } from 'piscina'
import type { GameModule, SeatId } from '../../../games/kit/index.ts'
import type { Question, Thought } from './worker.ts'

/** Who does the thinking of bots. */
export interface Thinkers {
  /** What the bot wants to do, or undefined for nothing. Fails when it takes too long. */
  think(question: Question): Promise<Thought | undefined>
  stop(): Promise<void>
}

/**
 * Bots think in threads of their own, so that a long thought delays nobody's move. `catalogue` is the module in which
 * the threads find the games: they share no memory with the server. A thought that takes longer than `budget`
 * milliseconds is broken off, and its thread with it.
 */
export function threadedThinkers(catalogue: URL, budget: number): Thinkers {
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1))
  const pool = new Piscina<Question | null, Thought | undefined>({
    filename: new URL('./thread.mjs', import.meta.url).href,
    workerData: { catalogue: catalogue.href },
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
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
    stop: () => pool.destroy(),
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
  return {
    async think(question) {
      const { game, bot, view, seat } = question
      const found = games.find(({ meta }) => meta.id === game)
      return found?.bots[bot]?.(view, seat as SeatId, chanceOf(question))
    },
    stop: async () => {},
  }
}
