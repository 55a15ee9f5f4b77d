import type { Socket } from 'socket.io'

const WINDOW = 10_000
/** Handlers refuse messages above the limit; above this multiple of it the socket is closed. */
const PATIENCE = 5

/** Closes a socket that sends far more than anybody does who plays. Counts messages of every kind. */
export function closeOnFlood(socket: Socket, limit: number): void {
  if (limit === 0) return
  let count = 0
  let since = Date.now()
  socket.onAny(() => {
    const now = Date.now()
    if (now - since > WINDOW) {
      since = now
      count = 0
    }
    count += 1
    if (count > limit * PATIENCE) socket.disconnect(true)
  })
}
