import { seatId, seatOf } from './seating.ts'
import type { RoomRecord } from './storage/store.ts'

/** Somebody who looks at a room, with one open page. */
export interface Looker {
  readonly person: string | null
  readonly seat: string | null
}

/**
 * Who is there. Somebody whose last page closed counts as there for a while: connections break and come back. So it is
 * when the server was away: until it `isSettled`, nobody who has not come is known to be away.
 */
export class Presence {
  private readonly grace: number
  private readonly isSettled: () => boolean
  private readonly changed: () => void
  /** With the timer of those who have left. */
  private readonly lookers = new Map<Looker, NodeJS.Timeout | null>()
  /** When people who left were last there, by person and by seat. Nobody knows who was before this began. */
  private readonly left = new Map<string, number>()
  private readonly began = Date.now()

  constructor(grace: number, isSettled: () => boolean, changed: () => void) {
    this.grace = grace
    this.isSettled = isSettled
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
    const { person, seat } = looker
    if (person !== null) this.left.set(person, Date.now())
    if (seat !== null) this.left.set(`seat ${seat}`, Date.now())
    const timer = setTimeout(() => {
      this.lookers.delete(looker)
      this.changed()
    }, this.grace)
    timer.unref()
    this.lookers.set(looker, timer)
  }

  /** Whether the player of a seat has a page open, or had until a moment ago; null where nobody can know yet. */
  online(room: RoomRecord, seat: number): boolean | null {
    for (const { person, seat: watched } of this.lookers.keys()) {
      if (watched === seatId(seat) || seatOf(room, person) === seat) return true
    }
    return unseen(room, seat, this.isSettled())
  }

  /** Whether the player of a seat may be there: nobody loses anything who is not known to be away. */
  mayBeHere(room: RoomRecord, seat: number): boolean {
    return this.online(room, seat) !== false
  }

  /** For how long the player of a seat is away for certain, in milliseconds. */
  awayFor(room: RoomRecord, seat: number): number {
    if (this.mayBeHere(room, seat)) return 0
    const players = Object.keys(room.claims).filter(person => room.claims[person] === seat)
    const names = [`seat ${seatId(seat)}`, room.seats[seat]?.person ?? '', ...players]
    return Date.now() - Math.max(this.began, ...names.map(name => this.left.get(name) ?? 0))
  }

  /** Forgets everybody. */
  clear(): void {
    for (const timer of this.lookers.values()) if (timer) clearTimeout(timer)
    this.lookers.clear()
  }
}

/** What is known of the player of a seat whom nobody has seen: they are away, or not back yet. */
export const unseen = (room: RoomRecord, seat: number, isSettled: boolean): false | null =>
  isSettled || (room.seats[seat]?.person ?? null) === null ? false : null
