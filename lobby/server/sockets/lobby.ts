import type { Namespace, Socket } from 'socket.io'
import type { Room } from '../../protocol.ts'
import type { Looker } from '../presence.ts'
import { problemOf } from '../problem.ts'
import type { Rooms } from '../rooms.ts'
import type { LobbyNews, Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import { closeOnFlood } from './flood.ts'
import { listen } from './handler.ts'

const LISTED = 50
const SOON = 1000

const listOf = (game: string | undefined) => `list/${game ?? 'all'}`
const pageOf = (id: string) => `room/${id}`
const tablesOf = (person: string) => `person/${person}`

/** The namespace `/lobby`: the list of rooms and single rooms, kept up to date. */
export function serveLobby(
  services: Services,
  tables: Tables,
  rooms: Rooms,
  namespace: Namespace,
  personOf: (socket: Socket) => string | null,
): void {
  namespace.on('connection', socket => {
    closeOnFlood(socket, services.config.limits.messages)
    const person = personOf(socket)
    let list: string | undefined
    let looking: { id: string; looker: Looker } | undefined
    let before: Promise<unknown> = Promise.resolve()
    const inOrder = (work: () => Promise<void>): Promise<void> => {
      const result = before.then(work)
      before = result.catch(() => undefined)
      return result
    }

    async function leave(): Promise<void> {
      if (!looking) return
      const { id, looker } = looking
      looking = undefined
      await socket.leave(pageOf(id))
      const table = tables.peek(id)
      if (!table) return
      await table.queue.add(() => {
        table.presence.leave(looker)
        table.tellSoon()
      })
    }

    listen(services, socket, 'list', shapes.lobbyList, ([filter]) =>
      inOrder(async () => {
        if (list !== undefined) await socket.leave(list)
        if (person !== null) await socket.leave(tablesOf(person))
        list = undefined
        if (!filter) return
        list = listOf(filter.game)
        await socket.join(list)
        if (person !== null) await socket.join(tablesOf(person))
        socket.emit('rooms', await rooms.list({ ...filter, status: ['open', 'playing'], limit: LISTED }))
      }),
    )

    listen(
      services,
      socket,
      'room',
      shapes.lobbyRoom,
      ([id]) =>
        inOrder(async () => {
          await leave()
          if (id === null) return
          await tables.use(id, async table => {
            if (!socket.connected) return
            const looker = { person, seat: null }
            looking = { id, looker }
            table.presence.enter(looker)
            await socket.join(pageOf(id))
            table.tellSoon()
            socket.emit('room', table.view())
          })
        }),
      (problem, [id]) => {
        if (problem.error === 'notFound') socket.emit('gone', id)
      },
    )

    socket.on('disconnect', () => {
      inOrder(leave).catch(error =>
        services.log.error({ err: error, problem: problemOf(error) }, 'a socket could not leave the lobby'),
      )
    })
  })
}

/** Sends news of rooms to the pages that look at them. */
export function lobbyNews(namespace: Namespace): LobbyNews & { stop(): void } {
  const moved = new Map<string, NodeJS.Timeout>()

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
      for (const timer of moved.values()) clearTimeout(timer)
      moved.clear()
    },
  }
}
