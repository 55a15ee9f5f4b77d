import type { Namespace, Socket } from 'socket.io'
import type { Refusal, SeatId } from '../../../games/kit/index.ts'
import type { Problem } from '../../protocol.ts'
import type { Watcher } from '../audience.ts'
import { makeMove, say } from '../play.ts'
import { problemOf, Refused } from '../problem.ts'
import { mustBeOf } from '../rooms.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import { closeOnFlood } from './flood.ts'
import { listen } from './handler.ts'

interface Watching {
  table: string
  watcher: Watcher
}

/**
 * The namespace of one game: our own messages, and those of boardgame.io's clients. A socket looks at one match at a
 * time, from the seat that it has proved to have.
 */
export function serveMatches(
  services: Services,
  tables: Tables,
  namespace: Namespace,
  game: string,
  personOf: (socket: Socket) => string | null,
): void {
  namespace.on('connection', socket => {
    closeOnFlood(socket, services.config.limits.messages)
    const person = personOf(socket)
    let watching: Watching | undefined
    /** Messages of one socket are handled in their order: `watch` before the moves after it. */
    let before: Promise<unknown> = Promise.resolve()
    const inOrder = <T>(work: () => Promise<T>): Promise<T> => {
      const result = before.then(work)
      before = result.catch(() => undefined)
      return result
    }

    async function stop(): Promise<void> {
      if (!watching) return
      const { table, watcher } = watching
      watching = undefined
      const live = tables.peek(table)
      if (live) await live.queue.add(() => live.unwatch(watcher))
    }

    async function start(
      kind: Watcher['kind'],
      id: string,
      as: Pick<Watcher, 'person' | 'key'>,
      seat: SeatId | null,
    ) {
      await stop()
      const watcher: Watcher = {
        kind,
        ...as,
        seat: null,
        send: (...message) => void socket.emit(...message),
        tune,
      }
      await tables.use(id, async table => {
        mustBeOf(table, game)
        if (!socket.connected) return
        await table.watch(watcher, seat)
        watching = { table: id, watcher }
      })
    }

    let tuned: string | null = null
    function tune(channel: string | null): void {
      if (tuned !== null) void socket.leave(tuned)
      if (channel !== null) void socket.join(channel)
      tuned = channel
    }

    /** Does something at the table that the socket looks at, from its seat. */
    function atTable<T>(work: (table: Table, seat: SeatId | null) => Promise<T>): Promise<T> {
      if (!watching) throw new Refused('notSeated')
      const { table: id, watcher } = watching
      return tables.use(id, table => {
        if (!table.audience.watchers.has(watcher)) throw new Refused('notSeated')
        return work(table, watcher.seat)
      })
    }

    async function move(name: string, args: unknown[]) {
      return atTable((table, seat) => {
        if (seat === null) throw new Refused('notSeated')
        return makeMove(table, seat, name, args)
      })
    }

    const talk = (text: string) =>
      atTable(async (table, seat) => {
        if (seat !== null) await services.limits.count('chat', `${table.id}/${seat}`)
        await say(table, seat, text)
        return {}
      })

    const deny = (problem: Problem) => void socket.emit('denied', problem)

    listen(
      services,
      socket,
      'watch',
      shapes.watch,
      ([id, seat]) =>
        inOrder(() =>
          seat === null
            ? start('patch', id, { person, key: null }, null)
            : start('patch', id, { person, key: seat.credentials }, seat.playerID),
        ),
      deny,
    )
    listen(services, socket, 'move', shapes.move, ([name, args]) => inOrder(() => move(name, args)), deny)
    listen(services, socket, 'say', shapes.say, ([text]) => inOrder(() => talk(text)), deny)

    listen(
      services,
      socket,
      'sync',
      shapes.sync,
      ([id, playerID, credentials]) =>
        inOrder(() =>
          playerID === null
            ? start('stock', id, { person: null, key: null }, null)
            : start('stock', id, { person: null, key: credentials ?? '' }, playerID),
        ),
      deny,
    )
    listen(
      services,
      socket,
      'update',
      shapes.update,
      ([{ payload }, stateID, id]) =>
        inOrder(async () => {
          if (watching?.table !== id) throw new Refused('notSeated')
          const { refusal } = await move(payload.type, payload.args ?? [])
          if (refusal) await rejected(id, stateID, payload.type, refusal)
        }),
      deny,
    )
    listen(
      services,
      socket,
      'chat',
      shapes.chat,
      ([id, { payload }]) =>
        inOrder(async () => {
          if (watching?.table !== id) throw new Refused('notSeated')
          await talk(payload)
        }),
      deny,
    )

    /** boardgame.io's clients are not told why, so they hear it from us, and see the state again. */
    async function rejected(id: string, stateID: number, name: string, refusal: Refusal): Promise<void> {
      socket.emit('rejected', id, { stateID, move: name, refusal })
      const { watcher } = watching ?? {}
      if (watcher) await atTable(table => table.show(watcher))
    }

    socket.on('disconnect', () => {
      inOrder(stop).catch(error =>
        services.log.error({ err: error, problem: problemOf(error) }, 'a socket could not leave its table'),
      )
    })
  })
}
