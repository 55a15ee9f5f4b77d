import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { MessageChannel } from 'node:worker_threads'
import { Piscina } from 'piscina'
import type { GameModule, SeatId, SeatReview } from '../../../games/kit/index.ts'
import { engineOf } from '../../bgio.ts'
import { reviewOf } from '../../review.ts'
import { numbersOf } from './numbers.ts'
import { usedBy } from './own-thread.ts'
import type { Question, ReviewTask, ReviewWish, ThinkTask, Thought } from './worker.ts'

type TellReview = (done: number, finished?: SeatReview) => void

/** Who does the thinking of bots. */
export interface Thinkers {
  /** What the bot wants to do, or undefined for nothing. Fails when it takes too long. */
  think(question: Question): Promise<Thought | undefined>
  /**
   * Where a finished match turned; undefined where today’s rules cannot tell. Says on the way how much is done, 0 to 1, and what
   * it has found of each seat. Fails when `end` says so.
   */
  review(wish: ReviewWish, tell: TellReview, end: AbortSignal): Promise<SeatReview[] | undefined>
  stop(): Promise<void>
}

/** Where a machine has much else to do, a thought may last so many times as long as its thread works on it. */
const PATIENCE = 10

/** Acts when a thread has worked for so long, in milliseconds, unless it is stopped before. */
function after(budget: number, thread: number | undefined, act: () => void): () => void {
  const latest = performance.now() + PATIENCE * budget
  const before = usedBy(thread)
  const clock = setInterval(() => {
    const used = usedBy(thread)
    // Where nobody tells how long it has worked, it counts how long it was at work.
    const isShort = before !== undefined && used !== undefined && used - before < budget
    if (isShort && performance.now() < latest) return
    clearInterval(clock)
    act()
  }, budget)
  return () => clearInterval(clock)
}

/**
 * Bots think in threads of their own, so that a long thought delays nobody's move. `catalogue` is the module in which
 * the threads find the games: they share no memory with the server. A thought that takes its thread longer than `budget`
 * milliseconds is broken off, and the thread with it: thoughts that wait for a thread wait for the next one. Reviews have
 * one thread, apart from those of bots at tables.
 */
export function threadedThinkers(catalogue: URL, budget: number): Thinkers {
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1))
  const basics = {
    filename: new URL('./thread.mjs', import.meta.url).href,
    workerData: { catalogue: catalogue.href },
    idleTimeout: 60_000,
  }
  const pool = new Piscina<ThinkTask, Thought | undefined>({
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
  return {
    async think(question) {
      const { port1, port2 } = new MessageChannel()
      const tooLong = new AbortController()
      let stopClock = () => {}
      port1.once('message', (thread: number | undefined) => {
        stopClock = after(budget, thread, () => tooLong.abort())
      })
      try {
        return await pool.run({ ...question, port: port2 }, { transferList: [port2], signal: tooLong.signal })
      } finally {
        stopClock()
        port1.close()
      }
    },
    async review(wish, tell, end) {
      const { port1, port2 } = new MessageChannel()
      port1.on('message', (told: Parameters<TellReview>) => tell(...told))
      try {
        return await reviewers.run({ ...wish, port: port2 }, { transferList: [port2], signal: end })
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
    async review({ match, ...wish }, tell, end) {
      const game = gameCalled(match.game)
      if (!game) return undefined
      const { playouts, known } = wish
      const { numPlayers } = match.first.ctx
      const all = playouts * numPlayers
      let seats = known.length
      const finished = (review: SeatReview) => {
        seats += 1
        tell(seats / numPlayers, review)
      }
      const review = reviewOf(engineOf(game), match, { ...wish, numbersOf, finished })
      let step = review.next()
      for (; !step.done && !isStopped && !end.aborted; step = review.next()) {
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
