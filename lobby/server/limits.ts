import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'
import type { Limits as Numbers } from './config.ts'
import type { MakeLimiter } from './peers/peers.ts'
import { Refused } from './problem.ts'
import { Work } from './work.ts'

type Kind = keyof typeof SECONDS

const SECONDS = {
  requests: 60,
  guests: 3600,
  roomsPerHour: 3600,
  roomsOfNetwork: 3600,
  plans: 86_400,
  plansOfNetwork: 86_400,
  tries: 600,
  messages: 10,
  chat: 10,
  mails: 3600,
  strangers: 7 * 86_400,
  reviews: 3600,
  asks: 3600,
} as const

/** Counted over all processes: that there are several gives nobody more of it. */
const LASTING: readonly Kind[] = [
  'guests',
  'roomsPerHour',
  'roomsOfNetwork',
  'plans',
  'plansOfNetwork',
  'tries',
  'mails',
  'strangers',
  'reviews',
  'asks',
]

/** Guests are easily made: so many of them may open as many rooms as they like from one address. */
const HOSTS = 4

/** An address that nobody has as a way in is written to so often in a week, whoever says that it is theirs. */
const STRANGERS = 3

/** Counts what addresses, guests and seats do, and refuses what is too much. */
export class Limits {
  readonly numbers: Numbers
  /** Of the processor. */
  readonly work: Work
  private readonly limiters = new Map<Kind, RateLimiterAbstract>()
  private readonly sockets = new Map<string, number>()

  /** `lasting` counts for all processes, where there are others. */
  constructor(numbers: Numbers, lasting?: MakeLimiter) {
    this.numbers = numbers
    this.work = new Work(numbers.work)
    const { roomsPerHour, plans, mails } = numbers
    const most = {
      ...numbers,
      roomsOfNetwork: roomsPerHour * HOSTS,
      plansOfNetwork: plans * HOSTS,
      strangers: mails === 0 ? 0 : STRANGERS,
    }
    for (const kind of Object.keys(SECONDS) as Kind[]) {
      if (most[kind] === 0) continue
      const make = LASTING.includes(kind) ? lasting : undefined
      const own = () => new RateLimiterMemory({ points: most[kind], duration: SECONDS[kind] })
      this.limiters.set(kind, make?.(kind, most[kind], SECONDS[kind]) ?? own())
    }
  }

  /** Counts one more; refuses when it is one too many. */
  async count(kind: Kind, who: string): Promise<void> {
    const limiter = this.limiters.get(kind)
    if (!limiter) return
    try {
      await limiter.consume(who)
    } catch {
      throw new Refused('tooMany')
    }
  }

  /** Counts one more, and says whether that is still one of those that may be. */
  async has(kind: Kind, who: string): Promise<boolean> {
    try {
      await this.count(kind, who)
      return true
    } catch (error) {
      if (error instanceof Refused) return false
      throw error
    }
  }

  /** Whether this address may open one more socket. */
  mayConnect(address: string): boolean {
    const { sockets } = this.numbers
    return sockets === 0 || (this.sockets.get(address) ?? 0) < sockets
  }

  connected(address: string): void {
    this.sockets.set(address, (this.sockets.get(address) ?? 0) + 1)
  }

  disconnected(address: string): void {
    const left = (this.sockets.get(address) ?? 1) - 1
    if (left > 0) this.sockets.set(address, left)
    else this.sockets.delete(address)
  }
}
