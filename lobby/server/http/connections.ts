import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { networkOf } from '../address.ts'
import type { Config } from '../config.ts'
import type { Limits } from '../limits.ts'

/** Whoever does not take the answer is not waited for, in milliseconds. */
export const STALLED = 30_000

/** Lets an address have so many connections, whatever it does with them. Those of a proxy are everybody's, and it counts them. */
export function boundConnections(http: Server, { trustProxy }: Config, { connections }: Limits): void {
  http.setTimeout(STALLED)
  if (trustProxy) return
  http.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '')
    if (!connections.hasRoom(network)) {
      socket.destroy()
      return
    }
    connections.begin(network)
    socket.once('close', () => connections.end(network))
  })
}
