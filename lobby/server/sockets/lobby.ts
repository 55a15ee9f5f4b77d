import type { Namespace, Socket } from 'socket.io'
import type { SeatId } from '../../../games/kit/index.ts'
import type { Problem } from '../../protocol.ts'
import { MESSAGES } from '../costs.ts'
import type { Lists } from '../lists.ts'
import { mustSee } from '../people/sight.ts'
import { say } from '../play.ts'
import type { Looker } from '../presence.ts'
import { Refused } from '../problem.ts'
import { Queue } from '../queue.ts'
import { seatId, seatOf } from '../seating.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import { keepHeard, type Said } from '../talk.ts'
import { attend, type Message, messageOf } from './handler.ts'
import type { VisitorOf } from './index.ts'
import { clubOf, listOf, type News, pageOf, selfOf, tablesOf } from './news.ts'

/** The namespace `/lobby`: the list of rooms and single rooms, kept up to date. */
export function serveLobby(
  services: Services,
  tables: Tables,
  lists: Lists,
  news: News,
  namespace: Namespace,
  visitorOf: VisitorOf,
): void {
  namespace.on('connection', socket => {
    const visitor = visitorOf(socket)
    const page = new Page(services, tables, lists, news, socket, visitor.person)
    attend(services, socket, visitor, page, HEARD, refuse)
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
  private readonly services: Services
  private readonly tables: Tables
  private readonly lists: Lists
  private readonly news: News
  private readonly person: string | null
  /** What one socket asks for is done in its order. */
  private readonly queue = new Queue()
  /** The channels of the lists that it looks at. */
  private channels: string[] = []
  /** Where the person plays; known where other processes tell of it. */
  private own: string[] = []
  private looking: { id: string; looker: Looker } | undefined
  private club: string | undefined

  constructor(
    services: Services,
    tables: Tables,
    lists: Lists,
    news: News,
    socket: Socket,
    person: string | null,
  ) {
    this.services = services
    this.tables = tables
    this.lists = lists
    this.news = news
    this.socket = socket
    this.person = person
    if (person !== null) void socket.join(selfOf(person))
  }

  /** Looks at the list of rooms, and at own rooms that are not listed; null: not any more. */
  list(filter: { game?: string | undefined } | null): Promise<void> {
    return this.queue.add(async () => {
      for (const channel of this.channels) await this.socket.leave(channel)
      this.news.own.remove(this.own.splice(0))
      this.channels = []
      if (!filter) return
      this.channels.push(listOf(filter.game))
      if (this.person !== null) {
        this.channels.push(tablesOf(this.person))
        this.own = await this.lists.playedBy(this.person)
        this.news.own.add(this.own)
      }
      this.news.freshen(filter.game)
      await this.socket.join(this.channels)
      this.socket.emit('rooms', await this.news.page(filter.game))
    })
  }

  /** Looks at the tables of a club; null: not any more. Whoever is no member is told of nothing. */
  lookAtClub(id: string | null): Promise<void> {
    return this.queue.add(async () => {
      if (this.club !== undefined) await this.socket.leave(clubOf(this.club))
      this.club = undefined
      if (id === null || this.person === null) return
      const role = await this.services.store.clubs.role(id, this.person)
      if (role !== 'host' && role !== 'member') return
      this.club = id
      await this.socket.join(clubOf(id))
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
        await mustSee(table.services, table.record, this.person)
        if (!this.socket.connected) return
        const looker = { person: this.person, seat: null }
        this.looking = { id, looker }
        table.presence.enter(looker)
        await this.socket.join(pageOf(id))
        table.tellSoon()
        this.socket.emit('room', table.view())
        if (table.record.status === 'open') this.socket.emit('talk', await table.talk.all())
      })
    })
  }

  /** Says something at the table that the page looks at, from the own seat. */
  say(said: Said): Promise<object> {
    return this.atTable(async (table, seat) => {
      await table.services.limits.count('chat', `${table.id}/${seat}`)
      await say(table, seat, said)
    })
  }

  /** How far the page has shown what is said. */
  heard(chat: number): Promise<object> {
    return this.atTable(async (table, seat) => keepHeard(table, seat, chat))
  }

  private atTable(work: (table: Table, seat: SeatId) => Promise<void>): Promise<object> {
    return this.queue.add(async () => {
      if (!this.looking) throw new Refused('notSeated')
      return this.tables.fresh(this.looking.id, async table => {
        const seat = seatOf(table.record, this.person)
        if (seat === undefined) throw new Refused('notSeated')
        await work(table, seatId(seat))
        return {}
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

const HEARD: ReadonlyMap<string, Message<Page>> = new Map(
  Object.entries({
    list: message(shapes.lobbyList, MESSAGES.lobby.list, (page, [filter]) => page.list(filter)),
    room: message(shapes.lobbyRoom, MESSAGES.lobby.room, (page, [id]) => page.lookAt(id)),
    club: message(shapes.lobbyClub, MESSAGES.lobby.club, (page, [id]) => page.lookAtClub(id)),
    say: message(shapes.say, MESSAGES.lobby.say, (page, [said]) => page.say(said)),
    heard: message(shapes.heard, MESSAGES.lobby.heard, (page, [chat]) => page.heard(chat)),
  } satisfies Record<keyof typeof MESSAGES.lobby, Message<Page>>),
)
