import type { Socket } from 'socket.io'

type Connection = Socket['conn']

/** The websocket under a connection, which engine.io keeps to itself. There is none while it polls. */
const websocketOf = (connection: Connection) =>
  (connection.transport as unknown as { socket?: { readonly bufferedAmount: number; terminate(): void } })
    .socket

/** Closes a connection without waiting for what it has not read, and without asking. */
export function cutOff(connection: Connection): void {
  const websocket = websocketOf(connection)
  if (websocket) websocket.terminate()
  // Who polls may stay away for long: engine.io would wait for the next request before it lets go of anything.
  else (connection as unknown as { onClose(reason: string): void }).onClose('forced close')
}

/**
 * Cuts a connection off for which more than so many bytes wait that it does not read: to answer pings is no sign of
 * reading. Its owner may come back and is shown everything once, which is less.
 */
export function cutOffUnread(connection: Connection, bytes: number, told: (waiting: number) => void): void {
  /** Handed over to engine.io, but not yet to the websocket or the answer of a request. */
  let kept = 0
  let isCut = false
  connection.on('flush', () => {
    kept = 0
  })
  connection.on('packetCreate', ({ data }: { data?: unknown }) => {
    const waiting = kept + (websocketOf(connection)?.bufferedAmount ?? 0)
    kept += typeof data === 'string' ? data.length : 0
    if (isCut || waiting <= bytes) return
    isCut = true
    cutOff(connection)
    told(waiting)
  })
}
