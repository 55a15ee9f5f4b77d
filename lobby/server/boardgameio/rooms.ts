import { LRUCache } from 'lru-cache'
import type { Room, SeatKey } from '../../protocol.ts'
import { isHidden } from '../people/sight.ts'
import { Refused } from '../problem.ts'
import { Queue } from '../queue.ts'
import { rename } from '../renames.ts'
import { checkKey, mustBeOf } from '../room.ts'
import type { Rooms } from '../rooms.ts'
import * as seating from '../seating.ts'
import type { Services } from '../services.ts'
import type { Person, RoomRecord } from '../storage/store.ts'
import type { Tables } from '../tables.ts'

/** Of which it is remembered which rooms they have opened. */
const ADDRESSES = 10_000

/** What boardgame.io's own lobby clients do with rooms. They have no session: the key of a seat says who they are. */
export class StockRooms {
  private readonly services: Services
  private readonly tables: Tables
  private readonly rooms: Rooms
  /** One is opened after the other, so that none is missed in counting. */
  private readonly opening = new Queue()
  /** Rooms that an address has opened. */
  private readonly opened = new LRUCache<string, string[]>({ max: ADDRESSES })

  constructor(services: Services, tables: Tables, rooms: Rooms) {
    this.services = services
    this.tables = tables
    this.rooms = rooms
  }

  /** Opens a room that starts by itself when its seats are taken. */
  async open(
    game: string,
    seats: number | undefined,
    options: RoomRecord['options'],
    listed: boolean,
    network: string,
  ): Promise<Room> {
    const { game: module } = this.rooms.engine(game)
    const size = seats ?? Math.max(2, module.meta.minPlayers)
    seating.checkGame(module, size, options)
    return this.opening.add(async () => {
      const open = await this.openRooms(network)
      await this.services.limits.count('roomsPerHour', network)
      const record = { ...this.rooms.blank(game, size), options, listed, startsByItself: true }
      const room = await this.rooms.add(record, network)
      this.opened.set(network, [...open, room.id])
      return room
    })
  }

  /** The open rooms of an address: there is no host to count them by. Refuses where there are too many. */
  private async openRooms(network: string): Promise<string[]> {
    const { limits, store } = this.services
    const most = limits.numbers.openRooms
    if (most === 0) return []
    const rooms = await Promise.all((this.opened.get(network) ?? []).map(id => store.room(id)))
    const open = rooms.flatMap(room => (room?.status === 'open' ? [room.id] : []))
    if (open.length >= most) throw new Refused('tooManyRooms')
    return open
  }

  /**
   * Takes a seat in a room that starts by itself, or one that was left in a running match: that begins no more, so nobody need
   * wait for its host.
   */
  join(id: string, game: string, seat: number | undefined, person: Person, data?: unknown): Promise<SeatKey> {
    return this.tables.fresh(id, async table => {
      mustBeOf(table, game)
      // Whoever sits down here is a new guest: no member of a club, and nobody's friend.
      if (isHidden(table.record)) throw new Refused('notFound')
      if (table.record.status === 'open' && !table.record.startsByItself) throw new Refused('startedByHost')
      if (table.record.password !== null) throw new Refused('wrongPassword')
      const free = seat ?? table.record.seats.findIndex(seating.isOpenToAll)
      if (free < 0) throw new Refused(table.record.seats.some(seating.isFree) ? 'seatKept' : 'seatTaken')
      await table.change(draft => {
        seating.sit(draft, free, person, this.services.uptime.now())
        if (data !== undefined) seating.seatAt(draft, free).data = data
      })
      const { key } = table.record.seats[free]!
      await this.rooms.startIfFull(table)
      return { seat: seating.seatId(free), key }
    })
  }

  /** Gives a seat up, for good. After the end, too: the match is kept while somebody is left. */
  leave(id: string, game: string, seat: number, key: string | undefined): Promise<void> {
    return this.tables.fresh(id, async table => {
      mustBeOf(table, game)
      mustHave(table.record, seat, key)
      await table.change(draft => seating.vacate(draft, seat))
      const { record } = table
      if (record.status !== 'playing' && seating.isDeserted(record)) await this.tables.drop(table)
    })
  }

  /** Changes the name of a player, or what is said of them at this table. */
  async update(
    id: string,
    game: string,
    seat: number,
    key: string | undefined,
    { name, data }: { name: string | undefined; data: unknown },
  ): Promise<void> {
    const player = await this.tables.fresh(id, table => {
      mustBeOf(table, game)
      mustHave(table.record, seat, key)
      return table.record.seats[seat]!.person
    })
    // A name may be refused: nothing changes then.
    if (name !== undefined) await this.rename(player, name)
    if (data === undefined) return
    await this.tables.fresh(id, async table => {
      mustHave(table.record, seat, key)
      await table.change(draft => {
        seating.seatAt(draft, seat).data = data
      })
    })
  }

  private async rename(player: string | null, name: string): Promise<void> {
    const person = player === null ? undefined : await this.services.store.person(player)
    if (!person) throw new Refused('notSeated')
    await rename(this.services, this.tables, { ...person, name })
  }

  /** The room in which a match is played again; its players join by themselves. */
  playAgain(id: string, game: string, seat: number, key: string | undefined): Promise<Room> {
    return this.tables.fresh(id, table => {
      mustBeOf(table, game)
      mustHave(table.record, seat, key)
      return this.rooms.again(table, record => {
        record.startsByItself = true
        record.password = null
      })
    })
  }
}

/** Refuses a seat that there is not, and a key that is not the one of the seat. */
function mustHave(record: Readonly<RoomRecord>, seat: number, key: string | undefined): void {
  seating.seatAt(record, seat)
  if (key === undefined) throw new Refused('wrongKey')
  checkKey(record, seat, key)
}
