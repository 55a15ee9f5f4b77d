import type { Namespace, Socket } from 'socket.io'
import type { z } from 'zod'
import type { Play, SeatId } from '../../../games/kit/index.ts'
import type { ChatMessage, Look, MoveResult, Problem } from '../../protocol.ts'
import { TAKE_BACK } from '../../replay.ts'
import type { Watcher } from '../audience.ts'
import { Told } from '../boardgameio/told.ts'
import { MESSAGES } from '../costs.ts'
import { lookFrom } from '../hands.ts'
import { mustSee } from '../people/sight.ts'
import { makeMove, say, takeBack } from '../play.ts'
import { Refused } from '../problem.ts'
import { Queue } from '../queue.ts'
import { mustBeOf, seatFor } from '../room.ts'
import type { Services } from '../services.ts'
import * as shapes from '../shapes.ts'
import { saySpectators } from '../spectators.ts'
import type { Table } from '../table.ts'
import type { Tables } from '../tables.ts'
import { keepHeard, type Said } from '../talk.ts'
import { whisper } from '../whispers.ts'
import { attend, type Message, messageOf } from './handler.ts'
import type { Visitor, VisitorOf } from './index.ts'

/** What the connections of one game share. */
interface Context {
  services: Services
  tables: Tables
  game: string
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
  visitorOf: VisitorOf,
): void {
  const context = { services, tables, game }
  // With it socket.io's client hands in how far it was told what is said, when it connects again.
  namespace.use((socket, next) => {
    Object.assign(socket, { pid: socket.id })
    next()
  })
  namespace.on('connection', socket => {
    const visitor = visitorOf(socket)
    const connection = new Connection(context, socket, visitor)
    attend(services, socket, visitor, connection, HEARD, deny)
    socket.on('disconnect', () => {
      connection.leave().catch(error => {
        services.log.error({ err: error }, 'a socket could not leave its table')
      })
    })
  })
}

const deny = ({ socket }: Connection, problem: Problem) => void socket.emit('denied', problem)

/** A socket that watches, from a seat or not. */
class SocketWatcher implements Watcher {
  seat: SeatId | null = null
  side: SeatId | null = null
  readonly kind: Watcher['kind']
  readonly person: string | null
  readonly key: string | null
  readonly told: Told
  private readonly connection: Connection
  private channel: string | null = null

  constructor(connection: Connection, kind: Watcher['kind'], person: string | null, key: string | null) {
    this.connection = connection
    this.kind = kind
    this.person = person
    this.key = key
    this.told = connection.told
  }

  send(event: string, ...args: unknown[]): void {
    const emit = () => this.connection.socket.emit(event, ...args)
    // Everything about a match is written out for this one alone.
    if (event === 'table' || event === 'sync') void this.connection.measure(emit)
    else emit()
  }

  tune(channel: string | null): void {
    const { socket } = this.connection
    if (this.channel !== null) void socket.leave(this.channel)
    if (channel !== null) void socket.join(channel)
    this.channel = channel
  }
}

class Connection {
  readonly socket: Socket
  /** Of the session, or null. */
  readonly person: string | null
  readonly told: Told
  private readonly context: Context
  private readonly network: string
  /** What one socket asks for is done in its order. */
  private readonly queue = new Queue()
  private watching: { table: string; watcher: SocketWatcher } | undefined

  constructor(context: Context, socket: Socket, { person, network }: Visitor) {
    this.context = context
    this.socket = socket
    this.person = person
    this.network = network
    this.told = new Told(socket.handshake.auth)
  }

  /** Does something at once, whose time is the visitor's. */
  measure(work: () => unknown): Promise<unknown> {
    return this.context.services.limits.work.measure(this.network, work)
  }

  /** Looks at a match: from `seat`, if the watcher has its key, else as its session may. */
  watch(id: string, watcher: SocketWatcher, seat: SeatId | null): Promise<void> {
    return this.queue.add(async () => {
      await this.stop()
      await this.context.tables.fresh(id, async table => {
        mustBeOf(table, this.context.game)
        if (watcher.key === null) await mustSee(table.services, table.record, watcher.person)
        if (!this.socket.connected) return
        await table.watch(watcher, seat)
        this.watching = { table: id, watcher }
      })
    })
  }

  leave(): Promise<void> {
    return this.queue.add(() => this.stop())
  }

  private async stop(): Promise<void> {
    if (!this.watching) return
    const { table, watcher } = this.watching
    this.watching = undefined
    const live = this.context.tables.peek(table)
    if (live) await live.queue.add(() => live.unwatch(watcher))
  }

  /** Does something at the table that the socket looks at, from its seat. Of another `room`, if given: refused. */
  private atTable<T>(
    work: (table: Table, watcher: SocketWatcher) => Promise<T>,
    room: string | undefined = this.watching?.table,
  ): Promise<T> {
    if (!this.watching || this.watching.table !== room) throw new Refused('notSeated')
    const { table: id, watcher } = this.watching
    return this.context.tables.use(id, table => {
      if (!table.audience.watchers.has(watcher)) throw new Refused('notSeated')
      return work(table, watcher)
    })
  }

  move(name: string, args: unknown[]): Promise<MoveResult> {
    return this.queue.add(() =>
      this.atTable((table, { seat }) => {
        if (seat === null) throw new Refused('notSeated')
        return makeMove(table, seat, name, args)
      }),
    )
  }

  takeBack(): Promise<MoveResult> {
    return this.queue.add(() =>
      this.atTable((table, { seat }) => {
        if (seat === null) throw new Refused('notSeated')
        return takeBack(table, seat)
      }),
    )
  }

  /**
   * Does something from the seat of a boardgame.io client. What one has done while its line was down comes before it says
   * `sync`: that counts by the key of the seat which comes with it, as `sync` does, and there is no watcher yet.
   */
  private fromSeat<T>(
    room: string,
    { seat, key }: Claimed,
    work: (table: Table, seat: SeatId, watcher?: SocketWatcher) => Promise<T>,
  ): Promise<T> {
    const { tables, game } = this.context
    return this.queue.add(() => {
      if (this.watching?.table === room || seat === null || key === null)
        return this.atTable((table, watcher) => {
          if (watcher.seat === null) throw new Refused('notSeated')
          return work(table, watcher.seat, watcher)
        }, room)
      return tables.fresh(room, table => {
        mustBeOf(table, game)
        if (seatFor(table.record, { key, person: null }) !== seat) throw new Refused('wrongKey')
        return work(table, seat)
      })
    })
  }

  /** boardgame.io's clients are not told why a move was refused: they hear it from us, and see the state again. */
  update(room: string, claimed: Claimed, [action, stateID]: z.infer<typeof shapes.update>): Promise<void> {
    return this.fromSeat(room, claimed, async (table, seat, watcher) => {
      const { refusal } = await (action.type === 'UNDO'
        ? takeBack(table, seat)
        : makeMove(table, seat, action.payload.type, action.payload.args ?? []))
      if (!refusal) return
      const move = action.type === 'UNDO' ? TAKE_BACK : action.payload.type
      this.socket.emit('rejected', room, { stateID, move, refusal })
      if (watcher) await table.show(watcher)
    })
  }

  /** Something that a boardgame.io client says to all. */
  chat(room: string, claimed: Claimed, text: string): Promise<object> {
    return this.fromSeat(room, claimed, async (table, seat) => {
      const message = await this.sayFrom(table, seat, { text })
      // Whoever has said it before they look hears it when they do.
      this.told.begin(room, Number(message.id) - 1)
      return {}
    })
  }

  /** What the own seat has half chosen. */
  draft(ask: number, play: Play | null): Promise<object> {
    return this.queue.add(() =>
      this.atTable(async (table, watcher) => {
        if (watcher.seat === null) throw new Refused('notSeated')
        await table.keepDraft(watcher, watcher.seat, ask, play)
        return {}
      }),
    )
  }

  /** How far the own seat has seen what happened. */
  looked(look: Look): Promise<object> {
    return this.queue.add(() =>
      this.atTable(async (table, watcher) => {
        if (watcher.seat === null) throw new Refused('notSeated')
        await table.keepLook(watcher, watcher.seat, look)
        return {}
      }),
    )
  }

  /** Whether forced moves are made for the own seat. */
  forcedMoves(made: boolean): Promise<object> {
    return this.queue.add(() =>
      this.atTable(async (table, watcher) => {
        if (watcher.seat === null) throw new Refused('notSeated')
        await table.keepForced(watcher, watcher.seat, made)
        return {}
      }),
    )
  }

  /** How far the own page has shown what is said to all. */
  heard(chat: number): Promise<object> {
    return this.queue.add(() =>
      this.atTable(async (table, watcher) => {
        if (watcher.seat === null) throw new Refused('notSeated')
        await keepHeard(table, watcher.seat, chat)
        return {}
      }),
    )
  }

  say(said: Said): Promise<object> {
    return this.queue.add(() =>
      this.atTable(async (table, { seat }) => {
        await this.sayFrom(table, seat, said)
        return {}
      }),
    )
  }

  /** Whose hand it sees, where those who play have agreed to that. */
  side(side: SeatId | null): Promise<object> {
    return this.queue.add(() =>
      this.atTable(async (table, watcher) => {
        await lookFrom(table, watcher, side)
        return {}
      }),
    )
  }

  /** Something that whoever watches says to the others who do: counted by person, and as guests are easily made by network. */
  saySpectators(said: Said): Promise<object> {
    return this.queue.add(() =>
      this.atTable(async (table, watcher) => {
        const { limits } = this.context.services
        await limits.count('chat', `${table.id}/spectator ${watcher.person}`)
        await limits.count('chat', `${table.id}/spectators of ${this.network}`)
        await saySpectators(table, watcher, said)
        return {}
      }),
    )
  }

  private async sayFrom(table: Table, seat: SeatId | null, said: Said): Promise<ChatMessage> {
    if (seat !== null) await this.context.services.limits.count('chat', `${table.id}/${seat}`)
    return say(table, seat, said)
  }

  whisper(to: SeatId, said: Said): Promise<object> {
    return this.queue.add(() =>
      this.atTable(async (table, { seat }) => {
        if (seat !== null) await this.context.services.limits.count('chat', `${table.id}/${seat}`)
        await whisper(table, seat, to, said)
        return {}
      }),
    )
  }
}

/** The seat that a message of boardgame.io says it comes from, with the key that it has for it. */
interface Claimed {
  seat: SeatId | null
  key: string | null
}

const message = messageOf<Connection>()

const HEARD: ReadonlyMap<string, Message<Connection>> = new Map(
  Object.entries({
    watch: message(shapes.watch, MESSAGES.match.watch, (connection, [id, seat]) => {
      const watcher = new SocketWatcher(connection, 'patch', connection.person, seat?.credentials ?? null)
      return connection.watch(id, watcher, seat?.playerID ?? null)
    }),
    move: message(shapes.move, MESSAGES.match.move, (connection, [name, args]) =>
      connection.move(name, args),
    ),
    takeBack: message(shapes.takeBack, MESSAGES.match.takeBack, connection => connection.takeBack()),
    draft: message(shapes.draft, MESSAGES.match.draft, (connection, [ask, play]) =>
      connection.draft(ask, play),
    ),
    heard: message(shapes.heard, MESSAGES.match.heard, (connection, [chat]) => connection.heard(chat)),
    looked: message(shapes.looked, MESSAGES.match.looked, (connection, [look]) => connection.looked(look)),
    forcedMoves: message(shapes.forcedMoves, MESSAGES.match.forcedMoves, (connection, [made]) =>
      connection.forcedMoves(made),
    ),
    side: message(shapes.side, MESSAGES.match.side, (connection, [side]) => connection.side(side)),
    whisper: message(shapes.whisper, MESSAGES.match.whisper, (connection, [to, said]) =>
      connection.whisper(to, said),
    ),
    say: message(shapes.say, MESSAGES.match.say, (connection, [said]) => connection.say(said)),
    saySpectators: message(shapes.say, MESSAGES.match.saySpectators, (connection, [said]) =>
      connection.saySpectators(said),
    ),

    sync: message(shapes.sync, MESSAGES.match.sync, (connection, [id, playerID, credentials]) => {
      const key = playerID === null ? null : (credentials ?? '')
      return connection.watch(id, new SocketWatcher(connection, 'stock', null, key), playerID)
    }),
    update: message(shapes.update, MESSAGES.match.update, (connection, given) => {
      const [{ payload }, , room, seat] = given
      return connection.update(room, { seat, key: payload?.credentials ?? null }, given)
    }),
    chat: message(shapes.chat, MESSAGES.match.chat, (connection, [room, { sender, payload }, key]) =>
      connection.chat(room, { seat: sender, key }, payload),
    ),
  } satisfies Record<keyof typeof MESSAGES.match, Message<Connection>>),
)
