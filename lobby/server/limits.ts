import mapValues from 'lodash/mapValues.js'
import { type RateLimiterAbstract, RateLimiterMemory } from 'rate-limiter-flexible'
import type { Limits as Numbers } from './config.ts'
import { BYTES_READ, DOORS, type Door } from './costs.ts'
import { Doors } from './doors.ts'
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

/** Things of an address at the same time. */
class AtOnce {
  private readonly most: number
  private readonly counts = new Map<string, number>()

  /** `most` for each; 0: any number. */
  constructor(most: number) {
    this.most = most
  }

  hasRoom(who: string): boolean {
    return this.most === 0 || (this.counts.get(who) ?? 0) < this.most
  }

  begin(who: string): void {
    this.counts.set(who, (this.counts.get(who) ?? 0) + 1)
  }

  end(who: string): void {
    const left = (this.counts.get(who) ?? 1) - 1
    if (left > 0) this.counts.set(who, left)
    else this.counts.delete(who)
  }
}

/** Bytes that the sockets of an address say in ten seconds: far more than any number of players do. */
const SAID = 8 * 1024 * 1024

/** Counts what addresses, guests and seats do, and refuses what is too much. */
export class Limits {
  readonly numbers: Numbers
  /** Of the processor. */
  readonly work: Work
  private readonly limiters = new Map<Kind, RateLimiterAbstract>()
  readonly sockets: AtOnce
  /** Connections, of whatever kind. */
  readonly connections: AtOnce
  /** Requests that are not answered yet: behind a proxy an address has no connections of its own. */
  readonly unanswered: AtOnce
  readonly doors: { readonly [door in Door]: Doors }
  /** Bytes of sockets. */
  private readonly said = new RateLimiterMemory({ points: SAID, duration: 10 })

  /** `lasting` counts for all processes, where there are others. */
  constructor(numbers: Numbers, lasting?: MakeLimiter) {
    this.numbers = numbers
    this.work = new Work(numbers.work)
    const { roomsPerHour, plans, mails, sockets, connections } = numbers
    this.sockets = new AtOnce(sockets)
    this.connections = new AtOnce(connections)
    this.unanswered = new AtOnce(connections)
    this.doors = mapValues(DOORS, ({ own, all }) => new Doors(own, all))
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

  /** A socket of this address has said so many bytes, which had to be parsed. False where it has said too much. */
  async hear(who: string, bytes: number): Promise<boolean> {
    if (this.numbers.work === 0) return true
    await this.work.add(who, bytes / BYTES_READ)
    const { consumedPoints } = await this.said.penalty(who, bytes)
    if (consumedPoints <= SAID) return true
    await this.work.silence(who)
    return false
  }
}
