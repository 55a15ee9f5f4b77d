import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { addressOf, isOriginAllowed } from '../http/guard.ts'
import type { Sessions } from '../http/session.ts'
import type { Services } from '../services.ts'

const PING_EVERY = 20_000
const PING_ANSWERED_WITHIN = 15_000
/** Smaller messages, like those of most moves, are not worth compressing. */
const COMPRESS_FROM = 4096

/** The socket side of the server: who may connect at all. The namespaces are served by their own modules. */
export function createSockets({ config, limits, metrics }: Omit<Services, 'lobby' | 'bots' | 'broadcast'>): {
  io: Server
  /** Begins to accept connections. */
  attach(http: HttpServer, sessions: Sessions): void
  /** The person whose session a socket came with, or null. */
  personOf(socket: Socket): string | null
} {
  const people = new WeakMap<Socket['conn'], string | null>()
  const io = new Server({
    transports: ['websocket'],
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
      const { origin, host } = request.headers
      const welcome = isOriginAllowed(config, origin, host) && limits.mayConnect(addressOf(config, request))
      decide(null, welcome)
    },
  })
  return {
    io,
    attach(http, sessions) {
      io.attach(http)
      io.engine.on('connection', (connection: Socket['conn']) => {
        const { request } = connection
        const address = addressOf(config, request)
        people.set(connection, sessions.personOf(request))
        // Nobody needs it any more, and it is as large as all the rest of a connection.
        ;(connection as { request: unknown }).request = null
        limits.connected(address)
        metrics.sockets.inc()
        connection.on('close', () => {
          limits.disconnected(address)
          metrics.sockets.dec()
        })
      })
    },
    personOf: ({ conn }) => people.get(conn) ?? null,
  }
}
