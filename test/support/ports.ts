import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below those that systems give to whoever connects to somebody or listens anywhere. */
const [FIRST, END] = [10_000, 30_000]

/** A port that nobody listens on. It stays free, also while whoever has it is stopped for a moment. */
export async function freePort(): Promise<number> {
  for (let tries = 0; ; tries++) {
    const port = randomInt(FIRST, END)
    const server = createServer().listen(port)
    try {
      await once(server, 'listening')
    } catch (error) {
      if (tries > 100) throw error
      continue
    }
    server.close()
    await once(server, 'close')
    return port
  }
}
