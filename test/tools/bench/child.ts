/** A server in a process of its own: ours on disk, or boardgame.io's in memory. Tells its parent what it costs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from 'boardgame.io'
import { catalogue } from '../../../games/index.ts'
import { createServer, inlineThinkers, readConfig, UNLIMITED } from '../../../lobby/server/index.ts'
import { padded } from './padding.ts'

export interface Cost {
  /** Microseconds of processor time used so far. */
  cpu: number
  /** Bytes in use, after a collection. */
  heap: number
}

const [kind, id, bytes] = process.argv.slice(2) as ['ours' | 'stock', string, string]
const game = padded(await catalogue[id]!.load(), Number(bytes))

process.on('message', () => {
  globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send!({ cpu: user + system, heap: process.memoryUsage().heapUsed } satisfies Cost)
})

if (kind === 'ours') {
  const dataDir = mkdtempSync(join(tmpdir(), 'starboard-bench-'))
  process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const config = {
    ...readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'silent' }),
    port: 0,
    limits: UNLIMITED,
  }
  const server = await createServer({ config, games: [game], thinkers: inlineThinkers([game]) })
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  process.send!({ url: server.url })
} else {
  const { Server } = createRequire(import.meta.url)('boardgame.io/server')
  const server = Server({ games: [game.createGame() as Game], origins: ['http://localhost'] })
  // It prints a line for every request and connection.
  console.log = () => {}
  const { appServer } = await server.run({ port: 0 })
  process.on('SIGTERM', () => process.exit(0))
  process.send!({ url: `http://127.0.0.1:${appServer.address().port}` })
}
