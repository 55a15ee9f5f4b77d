import { setImmediate, setTimeout } from 'node:timers/promises'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from './problem.ts'
import { Queue } from './queue.ts'

/** Whoever asks for more than the server does for them in so many seconds is refused. */
const PATIENCE = 10
/** An address that is refused so often in ten seconds is not heard for a while, in seconds. */
const REFUSALS = 300
const SILENCE = 30
/** What has cost more than was said is owed, for so many seconds at most: others may come from the same address. */
const OWED = 30

/** What waits for its turn, of one address. */
interface Lane {
  queue: Queue
  cost: number
}

/**
 * Shares the server's processor time out: one address gets so much of it in a second, whatever it asks for and however
 * many sockets it has. What is more waits for its turn, behind everybody else, and is refused when too much waits.
 */
export class Work {
  private readonly perSecond: number
  private readonly spent: RateLimiterMemory | undefined
  private readonly refusals = new RateLimiterMemory({
    points: REFUSALS,
    duration: 10,
    blockDuration: SILENCE,
  })
  private readonly lanes = new Map<string, Lane>()

  /** `milliseconds` that an address gets in a second; 0: as many as it likes. */
  constructor(milliseconds: number) {
    this.perSecond = milliseconds * 10
    if (milliseconds > 0) this.spent = new RateLimiterMemory({ points: this.perSecond, duration: 1 })
  }

  /**
   * Comes when an address may do something of this cost. Refuses when too much waits already, and fails with its reason when
   * `left` says that nobody waits for it any more.
   */
  async turn(who: string, cost: number, left?: AbortSignal): Promise<void> {
    left?.throwIfAborted()
    if (!this.spent) return
    const lane = this.lanes.get(who)
    if (lane || (await this.spend(who, cost)) > 0) await this.wait(who, Math.min(cost, this.perSecond), left)
    if (cost > this.perSecond) await this.add(who, cost - this.perSecond)
  }

  /** Counts what has turned out to cost more than was said. Where it is more than a second has, the next ones are used up, too. */
  async add(who: string, cost: number): Promise<void> {
    if (!this.spent || cost <= 0) return
    const { consumedPoints, msBeforeNext } = await this.spent.penalty(who, cost)
    const over = Math.min(cost, consumedPoints - this.perSecond)
    if (over > 0) await this.spent.block(who, Math.min(OWED, msBeforeNext / 1000 + over / this.perSecond))
  }

  /** Does something at once, and counts the time that it took. */
  async measure<T>(who: string, work: () => T): Promise<T> {
    const began = performance.now()
    try {
      return work()
    } finally {
      await this.add(who, (performance.now() - began) * 10)
    }
  }

  /** Does not listen to an address for a while. */
  async silence(who: string): Promise<void> {
    await this.refusals.block(who, SILENCE)
  }

  /** Whether an address has been refused so often that it is not listened to any more. */
  async isSilenced(who: string): Promise<boolean> {
    const refused = this.spent && (await this.refusals.get(who))
    return (refused?.consumedPoints ?? 0) > REFUSALS
  }

  private async wait(who: string, cost: number, left?: AbortSignal): Promise<void> {
    const lane = this.lanes.get(who) ?? { queue: new Queue(), cost: 0 }
    if (lane.cost + cost > this.perSecond * PATIENCE) {
      await this.refusals.consume(who).catch(() => {})
      throw new Refused('tooMany')
    }
    this.lanes.set(who, lane)
    lane.cost += cost
    const turn = lane.queue.add(async () => {
      left?.throwIfAborted()
      for (let pause = await this.spend(who, cost); pause > 0; pause = await this.spend(who, cost)) {
        await setTimeout(pause, undefined, { ref: false })
        left?.throwIfAborted()
      }
      // Everybody else's messages come between two of the same address.
      await setImmediate()
    })
    await turn.finally(() => {
      lane.cost -= cost
      if (lane.queue.idle) this.lanes.delete(who)
    })
  }

  /** Spends it if it is there: how long to wait otherwise, in milliseconds. */
  private async spend(who: string, cost: number): Promise<number> {
    try {
      await this.spent!.consume(who, Math.min(cost, this.perSecond))
      return 0
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext
      throw error
    }
  }
}
