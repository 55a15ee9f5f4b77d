import isEqual from 'lodash/isEqual.js'
import { type Elsewhere, NOBODY } from './peers/peers.ts'
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
  /** Who looks at other processes. */
  private others: Elsewhere = NOBODY

  constructor(grace: number, isSettled: () => boolean, changed: () => void) {
    this.grace = grace
    this.isSettled = isSettled
    this.changed = changed
  }

  /** Nobody looks at this process. */
  get empty(): boolean {
    return this.lookers.size === 0
  }

  /** Nobody looks, at whatever process. */
  get deserted(): boolean {
    return this.empty && this.others.names.length + this.others.spectators === 0
  }

  /** Who looks at this process: people by their id, and seats as `seat 0`. */
  get names(): string[] {
    const names = [...this.lookers.keys()].flatMap(namesOf)
    return [...new Set(names)].sort()
  }

  get spectatorsElsewhere(): number {
    return this.others.spectators
  }

  /** Others look at other processes now; false if they are the same as before. */
  see(others: Elsewhere): boolean {
    if (isEqual(others, this.others)) return false
    for (const name of this.others.names) if (!others.names.includes(name)) this.left.set(name, Date.now())
    this.others = others
    return true
  }

  enter(looker: Looker): void {
    this.lookers.set(looker, null)
  }

  leave(looker: Looker): void {
    if (this.lookers.get(looker) !== null) return
    for (const name of namesOf(looker)) this.left.set(name, Date.now())
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
    const isThere = (name: string) => name === `seat ${seatId(seat)}` || seatOf(room, name) === seat
    if (this.others.names.some(isThere)) return true
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

const namesOf = ({ person, seat }: Looker): string[] => [
  ...(person === null ? [] : [person]),
  ...(seat === null ? [] : [`seat ${seat}`]),
]

/** What is known of the player of a seat whom nobody has seen: they are away, or not back yet. */
export const unseen = (room: RoomRecord, seat: number, isSettled: boolean): false | null =>
  isSettled || (room.seats[seat]?.person ?? null) === null ? false : null
