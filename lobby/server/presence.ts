import { seatId, seatOf } from './seating.ts'
import type { RoomRecord } from './storage/store.ts'

/** Somebody who looks at a room, with one open page. */
export interface Looker {
  readonly person: string | null
  readonly seat: string | null
}

/** Who is there. Somebody whose last page closed counts as there for a while: connections break and come back. */
export class Presence {
  private readonly grace: number
  private readonly changed: () => void
  /** With the timer of those who have left. */
  private readonly lookers = new Map<Looker, NodeJS.Timeout | null>()

  constructor(grace: number, changed: () => void) {
    this.grace = grace
    this.changed = changed
  }

  get empty(): boolean {
    return this.lookers.size === 0
  }

  enter(looker: Looker): void {
    this.lookers.set(looker, null)
  }

  leave(looker: Looker): void {
    if (this.lookers.get(looker) !== null) return
    const timer = setTimeout(() => {
      this.lookers.delete(looker)
      this.changed()
    }, this.grace)
    timer.unref()
    this.lookers.set(looker, timer)
  }

  /** Whether the player of a seat has a page open, or had until a moment ago. */
  online(room: RoomRecord, seat: number): boolean {
    for (const { person, seat: watched } of this.lookers.keys()) {
      if (watched === seatId(seat) || seatOf(room, person) === seat) return true
    }
    return false
  }

  /** Forgets everybody. */
  clear(): void {
    for (const timer of this.lookers.values()) if (timer) clearTimeout(timer)
    this.lookers.clear()
  }
}
