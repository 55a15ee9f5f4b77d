import type { Room, RoomPage } from '../protocol.ts'
import { type Elsewhere, NOBODY } from './peers/peers.ts'
import { isFor } from './people/sight.ts'
import { unseen } from './presence.ts'
import { roomView } from './room.ts'
import * as seating from './seating.ts'
import type { Services } from './services.ts'
import type { RoomQuery, RoomRecord } from './storage/store.ts'
import type { Tables } from './tables.ts'

/** Nobody plays at so many tables at once. */
export const AT_MOST = 100

/** A match that nobody looks at is in no list of all once nothing has happened there for so long, in milliseconds. */
const LEFT_AFTER = 3600 * 1000
/** So many matches that everybody has left are told to whoever sat there, the newest. */
const LEFT = 20

/** Rooms as everybody may see them, many at once, whoever looks at them at whatever process. */
export class Lists {
  private readonly services: Services
  private readonly tables: Tables

  constructor(services: Services, tables: Tables) {
    this.services = services
    this.tables = tables
  }

  /** A page of the list, newest first. Looks at no match. */
  async page(query: RoomQuery): Promise<RoomPage> {
    const { person, ids } = query
    const isOfAll = person === undefined && ids === undefined
    const records = await this.services.store.rooms({
      ...(isOfAll && { lively: this.lively() }),
      ...query,
      limit: query.limit + 1,
    })
    const shown = records.slice(0, query.limit)
    const last = shown.at(-1)
    return {
      rooms: await this.views(shown),
      ...(query.person !== undefined && (await this.ownSeats(query.person, shown))),
      before:
        records.length > shown.length && last
          ? `${query.planned === 'only' ? last.plannedAt : last.createdAt}.${last.id}`
          : null,
    }
  }

  /** Without what nobody goes on with. */
  private lively(): NonNullable<RoomQuery['lively']> {
    const looked = [...this.tables.all()].filter(({ presence }) => !presence.deserted).map(({ id }) => id)
    return { since: Date.now() - LEFT_AFTER, looked }
  }

  /** Matches that everybody has left, of whoever sat there and may still know of them. */
  private async forsaken(person: string): Promise<NonNullable<RoomPage['left']>> {
    const seats = await this.services.store.leavers.forsaken(person, LEFT)
    const rooms = seats.length === 0 ? [] : await this.some(seats.map(({ room }) => room))
    const left: NonNullable<RoomPage['left']> = []
    for (const { room: id, seat } of seats) {
      const room = rooms.find(one => one.id === id)
      if (room && (await isFor(this.services, room, person))) left.push({ room, seat })
    }
    return left
  }

  /** Where a person plays or is about to, by id; empty where this process knows by itself. */
  async playedBy(person: string): Promise<string[]> {
    const { peers, store } = this.services
    if (!peers.shared) return []
    const rooms = await store.rooms({ person, status: ['open', 'playing'], limit: AT_MOST })
    return rooms.map(({ id }) => id)
  }

  /** The seats of a person, and how far each has seen what happened. */
  private async ownSeats(person: string, records: readonly RoomRecord[]) {
    const seats = seating.seatsOf(person, records)
    const seen: { [room: string]: number } = {}
    const look = async ({ id, seats: all }: RoomRecord) => {
      const seat = seats[id]
      const kept = seat && (await this.services.store.look(id, seat, all[Number(seat)]!.key))
      if (kept) seen[id] = kept.step
    }
    await Promise.all(records.map(look))
    const ids = records.map(({ id }) => id)
    const cleared = await this.services.store.cleared.of(person)
    const left = await this.forsaken(person)
    const unheard = Object.fromEntries(await this.services.store.keeps.unheard(ids, person))
    return {
      seats,
      seen,
      ...(Object.keys(unheard).length > 0 && { unheard }),
      ...(cleared.length > 0 && { cleared }),
      ...(left.length > 0 && { left }),
    }
  }

  /** These rooms as everybody may see them, those that are gone left out. */
  async some(ids: readonly string[]): Promise<Room[]> {
    return this.views(await this.services.store.rooms({ ids, limit: ids.length }))
  }

  private async views(records: readonly RoomRecord[]): Promise<Room[]> {
    const away = records.filter(({ id }) => !this.tables.peek(id)).map(({ id }) => id)
    const others = away.length > 0 ? await this.services.peers.elsewhere(away) : new Map<string, Elsewhere>()
    return records.map(
      record =>
        this.tables.peek(record.id)?.view() ?? this.unvisited(record, others.get(record.id) ?? NOBODY),
    )
  }

  /** A room that is not in memory: nobody looks at it here. */
  private unvisited(record: RoomRecord, { names, spectators }: Elsewhere): Room {
    const seen = new Set(
      names.map(name => /^seat (\d+)$/.exec(name)?.[1] ?? seating.seatOf(record, name)).map(Number),
    )
    const isSettled = this.services.isSettled()
    const online = (seat: number) => seen.has(seat) || unseen(record, seat, isSettled)
    return roomView(record, online, spectators, this.services.uptime.now())
  }
}
