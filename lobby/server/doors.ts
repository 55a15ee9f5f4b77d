import pull from 'lodash/pull.js'
import { Refused } from './problem.ts'

/** So many of one address wait at most, and so many in all. */
const WAITING = { own: 20, all: 200 }

interface Waiter {
  who: string
  enter(): void
}

/** What only a few may do at once, of one address and in all. Others wait in the order in which they came. */
export class Doors {
  private readonly own: number
  private readonly all: number
  private readonly inside = new Map<string, number>()
  private count = 0
  private waiting: Waiter[] = []

  constructor(own: number, all: number) {
    this.own = own
    this.all = all
  }

  /** Comes when it is one's turn, with what is to be called at the end. Refuses where too many wait; fails when `left` says that nobody waits any more. */
  async enter(who: string, left?: AbortSignal): Promise<() => void> {
    left?.throwIfAborted()
    if (!this.isOpen(who)) await this.wait(who, left)
    else this.begin(who)
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      this.end(who)
    }
  }

  private isOpen(who: string): boolean {
    return this.count < this.all && (this.inside.get(who) ?? 0) < this.own
  }

  private begin(who: string): void {
    this.count += 1
    this.inside.set(who, (this.inside.get(who) ?? 0) + 1)
  }

  private end(who: string): void {
    this.count -= 1
    const left = this.inside.get(who)! - 1
    if (left > 0) this.inside.set(who, left)
    else this.inside.delete(who)
    const next = this.waiting.find(waiter => this.isOpen(waiter.who))
    if (!next) return
    pull(this.waiting, next)
    this.begin(next.who)
    next.enter()
  }

  private wait(who: string, left?: AbortSignal): Promise<void> {
    const own = this.waiting.filter(waiter => waiter.who === who).length
    if (own >= WAITING.own || this.waiting.length >= WAITING.all) throw new Refused('tooMany')
    return new Promise((enter, failed) => {
      const waiter: Waiter = {
        who,
        enter() {
          left?.removeEventListener('abort', leave)
          enter()
        },
      }
      const leave = () => {
        pull(this.waiting, waiter)
        failed(left!.reason)
      }
      left?.addEventListener('abort', leave, { once: true })
      this.waiting.push(waiter)
    })
  }
}
