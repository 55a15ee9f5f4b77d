import { setImmediate, setTimeout } from 'node:timers/promises'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refused } from './problem.ts'
import { Queue } from './queue.ts'

/** What things cost the server, in tenths of a millisecond of its processor time, as measured with a match of Race. */
export const COST = {
  /** A socket that comes. */
  connect: 10,
  /** A request, beside what it asks for. */
  request: 5,
  /** A message that means nothing. */
  message: 2,
  /** A page of the list of rooms, and each room on it. */
  list: 10,
  listed: 0.5,
  /** One room. */
  room: 5,
  /** Everything that a seat sees of a match, and the past that boardgame.io's clients are told with it. */
  watch: 10,
  sync: 20,
  move: 25,
  /** A bot that thinks, elsewhere, and moves. */
  bot: 50,
  chat: 5,
  /** Lines of the log. */
  log: 15,
  /** Each move that is made again to look back. */
  replay: 5,
  /** A way back that is looked for. */
  takeBack: 400,
  /** A whole state that is checked, and told or begun from. */
  position: 60,
  /** A file of a match, and each move in it. */
  file: 60,
  filed: 0.2,
  /** A password that is tried or chosen: it is meant to be slow. */
  password: 350,
} as const

/** Whoever asks for more than the server does for them in so many seconds is refused. */
const PATIENCE = 10
/** An address that is refused so often in ten seconds is not heard for a while, in seconds. */
const REFUSALS = 300
const SILENCE = 30

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

  /** Comes when an address may do something of this cost. Refuses when too much waits already. */
  async turn(who: string, cost: number): Promise<void> {
    if (!this.spent) return
    const lane = this.lanes.get(who)
    if (!lane && (await this.spend(who, cost)) === 0) return
    await this.wait(who, Math.min(cost, this.perSecond))
  }

  /** Counts what has turned out to cost more than was said. */
  async add(who: string, cost: number): Promise<void> {
    await this.spent?.penalty(who, cost)
  }

  /** Whether an address has been refused so often that it is not listened to any more. */
  async isSilenced(who: string): Promise<boolean> {
    const refused = this.spent && (await this.refusals.get(who))
    return (refused?.consumedPoints ?? 0) > REFUSALS
  }

  private async wait(who: string, cost: number): Promise<void> {
    const lane = this.lanes.get(who) ?? { queue: new Queue(), cost: 0 }
    if (lane.cost + cost > this.perSecond * PATIENCE) {
      await this.refusals.consume(who).catch(() => {})
      throw new Refused('tooMany')
    }
    this.lanes.set(who, lane)
    lane.cost += cost
    const turn = lane.queue.add(async () => {
      for (let pause = await this.spend(who, cost); pause > 0; pause = await this.spend(who, cost))
        await setTimeout(pause, undefined, { ref: false })
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
