import type { Server as HttpServer, IncomingMessage } from 'node:http'
import chunk from 'lodash/chunk.js'
import { Server, type Socket } from 'socket.io'
import { addressOf, networkOf } from '../address.ts'
import { COST } from '../costs.ts'
import { isOriginAllowed } from '../http/guard.ts'
import type { Sessions } from '../http/session.ts'
import type { Services } from '../services.ts'
import type { Person } from '../storage/store.ts'
import { cutOff, cutOffUnread } from './cut-off.ts'

const PING_EVERY = 20_000
const PING_ANSWERED_WITHIN = 15_000
/** Smaller messages, like those of most moves, are not worth compressing. */
const COMPRESS_FROM = 4096

const SOON = 1000
/** Of so many people it is asked at once which of their sessions count. */
const AT_ONCE = 500

const POLLING = /[?&]transport=polling(&|$)/

/** Every connection there is. */
const clientsOf = (io: Server) =>
  (io.engine as unknown as { clients: { [id: string]: Socket['conn'] } }).clients

/** Who sits at the other end of a socket. */
export interface Visitor {
  /** Of the session that the socket came with, or null. */
  readonly person: string | null
  /** Whom limits count. */
  readonly network: string
}

export type VisitorOf = (socket: Socket) => Visitor

/** The socket side of the server: who may connect at all. The namespaces are served by their own modules. */
export function createSockets({
  config,
  limits,
  metrics,
  log,
  store,
}: Omit<Services, 'lobby' | 'bots' | 'forced' | 'broadcast' | 'disconnect' | 'reconnect'>): {
  io: Server
  /** Begins to accept connections. */
  attach(http: HttpServer, sessions: Sessions): void
  visitorOf: VisitorOf
  disconnect: Services['disconnect']
  reconnect: Services['reconnect']
  /** Looks by itself whose sessions have ended: whoever ends them need not reach this process. */
  lookWhoIsOut(): Promise<void>
} {
  let sessions: Sessions
  /** Who sent a handshake that was welcome. */
  const people = new WeakMap<IncomingMessage, Person>()
  const visitors = new WeakMap<Socket['conn'], Visitor>()
  /** Under which number of their session people came. */
  const begun = new WeakMap<Socket['conn'], Person>()
  const networkOfRequest = (request: IncomingMessage) => networkOf(addressOf(config, request))

  async function isWelcome(request: IncomingMessage): Promise<boolean> {
    const { origin, host } = request.headers
    if (!isOriginAllowed(config, origin, host)) return false
    const network = networkOfRequest(request)
    if (await limits.work.isSilenced(network)) return false
    await limits.work.turn(network, COST.connect)
    const person = await sessions.personOf(request)
    if (person) people.set(request, person)
    return limits.sockets.hasRoom(network)
  }

  /** Polling is made of requests, which are counted like others. */
  async function isPollWelcome(request: IncomingMessage): Promise<void> {
    if (!POLLING.test(request.url ?? '')) return
    const network = networkOfRequest(request)
    await limits.count('requests', network)
    await limits.work.turn(network, COST.request)
  }

  function cut({ id, session }: Pick<Person, 'id' | 'session'>): void {
    for (const connection of Object.values(clientsOf(io))) {
      const person = begun.get(connection)
      if (person?.id === id && person.session < session) cutOff(connection)
    }
  }

  const reconnect = (id: string) => cut({ id, session: Number.POSITIVE_INFINITY })

  function disconnect(person: Pick<Person, 'id' | 'session'>): void {
    cut(person)
    // Whoever was on the way in just then.
    setTimeout(cut, SOON, person).unref()
  }

  async function lookWhoIsOut(): Promise<void> {
    const here = Object.values(clientsOf(io)).flatMap(connection => {
      const person = begun.get(connection)
      return person ? [{ ...person, connection }] : []
    })
    for (const ids of chunk([...new Set(here.map(({ id }) => id))], AT_ONCE)) {
      const counts = await store.sessions(ids)
      for (const { id, session, connection } of here)
        if (ids.includes(id) && session < (counts.get(id) ?? Number.POSITIVE_INFINITY)) cutOff(connection)
    }
  }

  /** What a socket says has to be parsed before it can wait for its turn: whoever says far too much is cut off. */
  async function hear(connection: Socket['conn'], { network }: Visitor, data: unknown): Promise<void> {
    if (typeof data !== 'string' || (await limits.hear(network, data.length))) return
    cutOff(connection)
  }

  const io = new Server({
    // boardgame.io's clients begin by polling, and go on so where a network lets no websocket through.
    transports: ['polling', 'websocket'],
    cors: { origin: config.origins, credentials: true },
    serveClient: false,
    maxHttpBufferSize: config.limits.bytes,
    pingInterval: PING_EVERY,
    pingTimeout: PING_ANSWERED_WITHIN,
    connectTimeout: PING_ANSWERED_WITHIN,
    // Without context takeover no memory is kept per socket, and the threshold is heeded only then.
    perMessageDeflate: {
      threshold: COMPRESS_FROM,
      serverNoContextTakeover: true,
      clientNoContextTakeover: true,
    },
    allowRequest: (request, decide) => {
      isWelcome(request).then(
        welcome => decide(null, welcome),
        () => decide(null, false),
      )
    },
  })
  return {
    io,
    attach(http, given) {
      sessions = given
      io.attach(http)
      io.engine.use((request: IncomingMessage, _: unknown, next: (error?: unknown) => void) => {
        isPollWelcome(request).then(() => next(), next)
      })
      io.engine.on('connection', (connection: Socket['conn']) => {
        const { request } = connection
        const person = people.get(request)
        const visitor = { person: person?.id ?? null, network: networkOfRequest(request) }
        visitors.set(connection, visitor)
        if (person)
          begun.set(connection, person)
          // Nobody needs it any more, and it is as large as all the rest of a connection.
        ;(connection as { request: unknown }).request = null
        limits.sockets.begin(visitor.network)
        metrics.sockets.inc()
        connection.on('close', () => {
          limits.sockets.end(visitor.network)
          metrics.sockets.dec()
        })
        connection.on('packet', ({ data }: { data?: unknown }) => void hear(connection, visitor, data))
        cutOffUnread(connection, config.limits.unread, waiting => {
          log.info({ network: visitor.network, waiting }, 'a socket that does not read was closed')
        })
      })
    },
    visitorOf: ({ conn }) => visitors.get(conn)!,
    disconnect,
    reconnect,
    lookWhoIsOut,
  }
}
