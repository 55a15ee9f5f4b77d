import chunk from 'lodash/chunk.js'
import type { Namespace } from 'socket.io'
import type { ChatMessage, Room, RoomPage, RoomStatus } from '../../protocol.ts'
import { plannedFor } from '../calendar/plan.ts'
import { LISTED, PLANNED } from '../costs.ts'
import type { Lists } from '../lists.ts'
import type { RoomNews } from '../peers/peers.ts'
import type { LobbyNews, Services } from '../services.ts'
import type { Table } from '../table.ts'
import { isListed, Shelf } from './room-list.ts'

const SOON = 1000
const AT_ONCE = 200

export const listOf = (game: string | undefined) => `list/${game ?? 'all'}`
export const pageOf = (id: string) => `room/${id}`
export const tablesOf = (person: string) => `person/${person}`
export const clubOf = (club: string) => `club/${club}`
export const selfOf = (person: string) => `self/${person}`

/** Rooms, each counted as often as somebody has added it. */
class Counted {
  private readonly counts = new Map<string, number>()

  has(id: string): boolean {
    return this.counts.has(id)
  }

  add(ids: readonly string[]): void {
    for (const id of ids) this.counts.set(id, (this.counts.get(id) ?? 0) + 1)
  }

  remove(ids: readonly string[]): void {
    for (const id of ids) {
      const left = (this.counts.get(id) ?? 1) - 1
      if (left > 0) this.counts.set(id, left)
      else this.counts.delete(id)
    }
  }
}

/** Sends news of rooms to the pages that look at them. */
export class News implements LobbyNews {
  /** Where those play whose pages look at lists here. */
  readonly own = new Counted()
  private readonly namespace: Namespace
  private readonly lists: () => Lists
  private readonly log: Services['log']
  private readonly shelves: ReadonlyMap<string | undefined, Shelf>
  /** Rooms in which somebody has moved, until it is told. */
  private readonly moved = new Map<string, NodeJS.Timeout>()
  /** Rooms of which other processes have told. They are read together, once in a while. */
  private readonly heardOf = new Map<string, RoomNews>()
  private reading: NodeJS.Timeout | undefined
  /** What pages of clubs show of their tables, by room. */
  private readonly ofClubs = new Map<string, string>()

  constructor(namespace: Namespace, games: readonly string[], lists: () => Lists, log: Services['log']) {
    this.namespace = namespace
    this.lists = lists
    this.log = log
    const shelfOf = (game: string | undefined) => {
      const query = { ...(game !== undefined && { game }), status: ['open', 'playing'] as RoomStatus[] }
      return new Shelf(
        namespace,
        listOf(game),
        async () => {
          const page = await lists().page({ ...query, planned: 'none', limit: LISTED })
          const ahead = await lists().page({ ...query, ...plannedFor(Date.now()), limit: PLANNED })
          return { ...page, rooms: [...page.rooms, ...ahead.rooms] }
        },
        this.complain,
      )
    }
    this.shelves = new Map([undefined, ...games].map(game => [game, shelfOf(game)]))
  }

  private readonly complain = (error: unknown) =>
    this.log.warn({ err: error }, 'the list of rooms could not be told')

  freshen(game: string | undefined): void {
    this.shelves.get(game)?.freshen()
  }

  /** The list of one game, or of all. */
  page(game: string | undefined): Promise<RoomPage> {
    const shelf = this.shelves.get(game)
    if (!shelf) return this.lists().page({ game: game!, limit: 0 })
    return shelf.page()
  }

  /** Tells everything again that may look otherwise by now. */
  listAgain(): void {
    for (const shelf of this.shelves.values()) shelf.stir()
  }

  /** The same, and whatever pages have read of people and clubs: this process has not heard what was told. */
  tellAgain(): void {
    this.listAgain()
    this.namespace.emit('people')
  }

  private stir({ id, game }: Pick<Room, 'id' | 'game'>, mayBeNew: boolean): void {
    for (const shelf of [this.shelves.get(undefined), this.shelves.get(game)])
      if (shelf && (mayBeNew || shelf.shows(id))) shelf.stir()
  }

  roomChanged(room: Room): void {
    clearTimeout(this.moved.get(room.id))
    this.moved.delete(room.id)
    this.stir(room, isListed(room))
    this.tellRoom(room)
  }

  private tellRoom(room: Room): void {
    this.tellClub(room)
    const told = this.channelsOf(room)
    if (told.length > 0) this.namespace.to(told).emit('room', room)
  }

  /** Tells pages of a club that its tables are others, or others sit there; not of every move. */
  private tellClub({ id, club, status, title, plannedAt, seats }: Room): void {
    if (club === null) return
    const shown = JSON.stringify([status, title, plannedAt, seats.map(({ person, bot }) => [person, bot])])
    if (this.ofClubs.get(id) === shown) return
    this.ofClubs.set(id, shown)
    this.namespace.to(clubOf(club)).emit('people')
  }

  /** Also of a table that this process has never told of: pages have read of it all the same. */
  private leaveClub(room: string, club: string | null): void {
    this.ofClubs.delete(room)
    if (club !== null) this.namespace.to(clubOf(club)).emit('people')
  }

  /** Where somebody looks at this very room, or plays in it. */
  private channelsOf({
    id,
    seats,
  }: Pick<Room, 'id'> & { seats: readonly { person: string | null }[] }): string[] {
    const people = seats.flatMap(({ person }) => (person === null ? [] : [tablesOf(person)]))
    return [pageOf(id), ...people].filter(channel => this.namespace.adapter.rooms.has(channel))
  }

  roomMoved(table: Table): void {
    const { id, record } = table
    this.stir(record, false)
    if (this.moved.has(id) || this.channelsOf(record).length === 0) return
    this.moved.set(id, setTimeout(() => this.roomChanged(table.view()), SOON).unref())
  }

  heard(news: RoomNews): void {
    const { room, changed = false, gone = false, unlisted = false, club = null } = news
    if (gone) this.leaveClub(room, club)
    if (this.namespace.sockets.size === 0) return
    const isChanged = changed || gone || unlisted
    for (const shelf of this.shelves.values()) if (isChanged || shelf.shows(room)) shelf.stir()
    if (gone && this.own.has(room)) this.namespace.emit('gone', room)
    else if (gone) this.namespace.to(pageOf(room)).emit('gone', room)
    else if (changed || this.own.has(room)) {
      this.heardOf.set(room, news)
      this.reading ??= setTimeout(() => void this.readHeard().catch(this.complain), SOON).unref()
    }
  }

  /** Of rooms that are not in memory here only those who play in them are told. */
  private async readHeard(): Promise<void> {
    const ids = [...this.heardOf.keys()]
    this.heardOf.clear()
    this.reading = undefined
    for (const some of chunk(ids, AT_ONCE)) {
      for (const room of await this.lists().some(some)) this.tellRoom(room)
    }
  }

  unlisted(room: Room): void {
    this.stir(room, true)
  }

  gone(room: Room): void {
    clearTimeout(this.moved.get(room.id))
    this.moved.delete(room.id)
    this.stir(room, false)
    this.leaveClub(room.id, room.club)
    const told = this.channelsOf(room)
    if (told.length > 0) this.namespace.to(told).emit('gone', room.id)
  }

  stirred(person: string): void {
    this.namespace.to(selfOf(person)).emit('people')
  }

  talkedInClub(club: string, members: readonly string[]): void {
    // By who they are now: whoever has left may still look at the page.
    if (members.length > 0) this.namespace.to(members.map(selfOf)).emit('clubTalk', club)
  }

  said(room: string, message: ChatMessage): void {
    this.namespace.to(pageOf(room)).emit('chat', message)
  }

  stop(): void {
    clearTimeout(this.reading)
    for (const shelf of this.shelves.values()) shelf.stop()
    for (const timer of this.moved.values()) clearTimeout(timer)
    this.moved.clear()
  }
}
