import type { Namespace, Socket } from 'socket.io'
import type { Problem } from '../../protocol.ts'
import type { Looker } from '../presence.ts'
import { Queue } from '../queue.ts'
import type { Rooms } from '../rooms.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import type { Tables } from '../tables.ts'
import { COST } from '../work.ts'
import { attend, type Message, messageOf } from './handler.ts'
import type { VisitorOf } from './index.ts'
import { LISTED, listOf, type News, pageOf, tablesOf } from './news.ts'

/** The namespace `/lobby`: the list of rooms and single rooms, kept up to date. */
export function serveLobby(
  services: Services,
  tables: Tables,
  rooms: Rooms,
  news: News,
  namespace: Namespace,
  visitorOf: VisitorOf,
): void {
  namespace.on('connection', socket => {
    const visitor = visitorOf(socket)
    const page = new Page(tables, rooms, news, socket, visitor.person)
    attend(services, socket, visitor, page, MESSAGES, refuse)
    socket.on('disconnect', () => {
      page.leaveAll().catch(error => {
        services.log.error({ err: error }, 'a socket could not leave the lobby')
      })
    })
  })
}

/** An open page of the lobby. */
class Page {
  readonly socket: Socket
  private readonly tables: Tables
  private readonly rooms: Rooms
  private readonly news: News
  private readonly person: string | null
  /** What one socket asks for is done in its order. */
  private readonly queue = new Queue()
  private lists: string[] = []
  /** Where the person plays; known where other processes tell of it. */
  private own: string[] = []
  private looking: { id: string; looker: Looker } | undefined

  constructor(tables: Tables, rooms: Rooms, news: News, socket: Socket, person: string | null) {
    this.tables = tables
    this.rooms = rooms
    this.news = news
    this.socket = socket
    this.person = person
  }

  /** Looks at the list of rooms, and at own rooms that are not listed; null: not any more. */
  list(filter: { game?: string | undefined } | null): Promise<void> {
    return this.queue.add(async () => {
      for (const channel of this.lists) await this.socket.leave(channel)
      this.news.own.remove(this.own.splice(0))
      this.lists = []
      if (!filter) return
      this.lists.push(listOf(filter.game))
      if (this.person !== null) {
        this.lists.push(tablesOf(this.person))
        this.own = await this.rooms.playedBy(this.person)
        this.news.own.add(this.own)
      }
      this.news.freshen(filter.game)
      await this.socket.join(this.lists)
      this.socket.emit('rooms', await this.news.page(filter.game))
    })
  }

  async leaveAll(): Promise<void> {
    await this.lookAt(null)
    await this.list(null)
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
