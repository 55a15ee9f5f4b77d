import type { Socket } from 'socket.io-client'
import { toy } from '../../../games/toy/index.ts'
import { Client, SocketIO } from '../../support/bgio.ts'
import { until } from './guest.ts'

export type StockClient = ReturnType<typeof stockClient>

/** boardgame.io's own client of a match of Toy. One that `reconnects` comes back by itself when its line breaks. */
export function stockClient(
  url: string,
  matchID: string,
  { playerID, credentials }: { playerID?: string; credentials?: string } = {},
  reconnects = false,
) {
  return Client({
    game: toy.createGame(),
    multiplayer: SocketIO({
      server: url,
      socketOpts: {
        transports: ['websocket'],
        forceNew: true,
        reconnection: reconnects,
        reconnectionDelay: 10,
      },
    }),
    debug: false,
    matchID,
    ...(playerID !== undefined && { playerID }),
    ...(credentials !== undefined && { credentials }),
  })
}

/** The socket of a boardgame.io client that has been started, which it keeps to itself. */
export const lineOf = (client: StockClient): Socket =>
  (client as unknown as { transport: { socket: Socket } }).transport.socket

/** Counts what a client hears, by the name of the message. */
export function heardBy(client: StockClient): (event: string) => number {
  const heard: string[] = []
  lineOf(client).onAny((event: string) => heard.push(event))
  return event => heard.filter(one => one === event).length
}

/** The line of a client breaks, and it does something before it is back. */
export async function cutOff(client: StockClient, meanwhile: () => unknown = () => {}): Promise<void> {
  const line = lineOf(client)
  line.disconnect()
  await meanwhile()
  line.connect()
  await until(() => line.connected, 'the line')
}
