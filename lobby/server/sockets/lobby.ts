import chunk from 'lodash/chunk.js'
import type { Namespace, Socket } from 'socket.io'
import type { Problem, Room } from '../../protocol.ts'
import type { RoomNews } from '../peers/peers.ts'
import type { Looker } from '../presence.ts'
import { Queue } from '../queue.ts'
import type { Rooms } from '../rooms.ts'
import type { LobbyNews, Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import { COST } from '../work.ts'
import { attend, type Message, messageOf } from './handler.ts'
import type { VisitorOf } from './index.ts'

const LISTED = 50
const SOON = 1000
const AT_ONCE = 200

const listOf = (game: string | undefined) => `list/${game ?? 'all'}`
const pageOf = (id: string) => `room/${id}`
const tablesOf = (person: string) => `person/${person}`

/**
 * The namespace `/lobby`: the list of rooms and single rooms, kept up to date. `listAgain` sends every page its list
 * anew.
 */
export function serveLobby(
  services: Services,
  tables: Tables,
  rooms: Rooms,
  namespace: Namespace,
  visitorOf: VisitorOf,
): { listAgain(): Promise<void> } {
  namespace.on('connection', socket => {
    const visitor = visitorOf(socket)
    const page = new Page(tables, rooms, socket, visitor.person)
    attend(services, socket, visitor, page, MESSAGES, refuse)
    socket.on('disconnect', () => {
      page.lookAt(null).catch(error => {
        services.log.error({ err: error }, 'a socket could not leave the lobby')
      })
    })
  })
  return {
    async listAgain() {
      for (const game of [undefined, ...services.engines.keys()]) {
        const channel = listOf(game)
        if (namespace.adapter.rooms.has(channel))
          namespace.to(channel).emit('rooms', await listed(rooms, game))
      }
    },
  }
}

/** The open and running rooms of one game, or of all. */
const listed = (rooms: Rooms, game: string | undefined) =>
  rooms.list({ ...(game !== undefined && { game }), status: ['open', 'playing'], limit: LISTED })

/** An open page of the lobby. */
class Page {
  readonly socket: Socket
  private readonly tables: Tables
  private readonly rooms: Rooms
  private readonly person: string | null
  /** What one socket asks for is done in its order. */
  private readonly queue = new Queue()
  private lists: string[] = []
  private looking: { id: string; looker: Looker } | undefined

  constructor(tables: Tables, rooms: Rooms, socket: Socket, person: string | null) {
    this.tables = tables
    this.rooms = rooms
    this.socket = socket
    this.person = person
  }

  /** Looks at the list of rooms, and at own rooms that are not listed; null: not any more. */
  list(filter: { game?: string | undefined } | null): Promise<void> {
    return this.queue.add(async () => {
      for (const channel of this.lists) await this.socket.leave(channel)
      this.lists = []
      if (!filter) return
      this.lists.push(listOf(filter.game))
      if (this.person !== null) this.lists.push(tablesOf(this.person))
      await this.socket.join(this.lists)
      this.socket.emit('rooms', await listed(this.rooms, filter.game))
    })
  }

  /** Looks at one room; null: not any more. */
  lookAt(id: string | null): Promise<void> {
    return this.queue.add(async () => {
      await this.leave()
      if (id === null) return
      await this.tables.fresh(id, async table => {
        if (!this.socket.connected) return
        const looker = { person: this.person, seat: null }
        this.looking = { id, looker }
        table.presence.enter(looker)
        await this.socket.join(pageOf(id))
        table.tellSoon()
        this.socket.emit('room', table.view())
      })
    })
  }

  private async leave(): Promise<void> {
    if (!this.looking) return
    const { id, looker } = this.looking
    this.looking = undefined
    await this.socket.leave(pageOf(id))
    const table = this.tables.peek(id)
    if (!table) return
    await table.queue.add(() => {
      table.presence.leave(looker)
      table.tellSoon()
    })
  }
}

function refuse({ socket }: Page, { error }: Problem, [id]: unknown[]): void {
  if (error === 'notFound') socket.emit('gone', id)
}

const message = messageOf<Page>()

const MESSAGES: ReadonlyMap<string, Message<Page>> = new Map(
  Object.entries({
    list: message(shapes.lobbyList, COST.list + LISTED * COST.listed, (page, [filter]) => page.list(filter)),
    room: message(shapes.lobbyRoom, COST.room, (page, [id]) => page.lookAt(id)),
  }),
)

/** Sends news of rooms to the pages that look at them. */
export function lobbyNews(
  namespace: Namespace,
  games: readonly string[],
  read: (ids: readonly string[]) => Promise<Room[]>,
): LobbyNews & { stop(): void } {
  const moved = new Map<string, NodeJS.Timeout>()
  /** Rooms of which other processes have told, with what they said last. They are read together, once in a while. */
  const heard = new Map<string, RoomNews>()
  let reading: NodeJS.Timeout | undefined

  const allLists = () => [undefined, ...games].map(listOf)

  async function readHeard(): Promise<void> {
    const news = [...heard.values()]
    heard.clear()
    reading = undefined
    for (const { room, gone, unlisted } of news)
      if (gone || unlisted)
        namespace
          .to(allLists())
          .except(unlisted ? pageOf(room) : [])
          .emit('gone', room)
    const ids = news.filter(({ gone }) => !gone).map(({ room }) => room)
    for (const some of chunk(ids, AT_ONCE)) (await read(some)).forEach(roomChanged)
  }

  function roomChanged(room: Room): void {
    clearTimeout(moved.get(room.id))
    moved.delete(room.id)
    let to = namespace.to(pageOf(room.id))
    if (room.listed) to = to.to(listOf(undefined)).to(listOf(room.game))
    for (const { person } of room.seats) if (person !== null) to = to.to(tablesOf(person))
    to.emit('room', room)
  }

  return {
    roomChanged,
    roomMoved(table: Table) {
      if (moved.has(table.id)) return
      moved.set(table.id, setTimeout(() => roomChanged(table.view()), SOON).unref())
    },
    heard(news) {
      if (namespace.sockets.size === 0) return
      const before = heard.get(news.room)
      heard.set(news.room, { ...before, ...news })
      reading ??= setTimeout(() => void readHeard().catch(() => {}), SOON).unref()
    },
    unlisted(room) {
      const lists = namespace.to(listOf(undefined)).to(listOf(room.game))
      lists.except(pageOf(room.id)).emit('gone', room.id)
    },
    gone(room) {
      clearTimeout(moved.get(room.id))
      moved.delete(room.id)
      namespace.to(pageOf(room.id)).to(listOf(undefined)).to(listOf(room.game)).emit('gone', room.id)
    },
    stop() {
      clearTimeout(reading)
      for (const timer of moved.values()) clearTimeout(timer)
      moved.clear()
    },
  }
}
