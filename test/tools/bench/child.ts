/**
 * A server in a process of its own: ours on disk, for people alone or with bots that think in threads, or boardgame.io's, in
 * memory or in files. Tells its parent what it costs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Game } from 'boardgame.io'
import { catalogue } from '../../../games/development.ts'
import {
  createServer,
  inlineThinkers,
  readConfig,
  threadedThinkers,
  UNLIMITED,
} from '../../../lobby/server/index.ts'
import { padded } from './padding.ts'
import { processorMs } from './processor.ts'

export type Kind = 'ours' | 'withBots' | 'stock' | 'flatFile'

export interface Cost {
  /** Milliseconds of processor time used so far, by all threads; neither server starts processes. */
  cpu: number
  /** Bytes in use, after a collection. */
  heap: number
}

const [kind, id, bytes] = process.argv.slice(2) as [Kind, string, string]
const game = padded(await catalogue[id]!.load(), Number(bytes))

process.on('message', () => {
  globalThis.gc?.()
  process.send!({ cpu: processorMs(), heap: process.memoryUsage().heapUsed } satisfies Cost)
})

const dataDir = mkdtempSync(join(tmpdir(), 'starboard-bench-'))
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

if (kind === 'ours' || kind === 'withBots') {
  const config = {
    ...readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'silent', BOT_DELAY_MS: '0' }),
    port: 0,
    limits: UNLIMITED,
  }
  const module = new URL('../../../games/index.ts', import.meta.url)
  const thinkers = kind === 'ours' ? inlineThinkers([game]) : threadedThinkers(module, config.botBudget)
  const server = await createServer({ config, games: [game], thinkers })
  process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
  process.send!({ url: server.url })
} else {
  const { Server, FlatFile } = createRequire(import.meta.url)('boardgame.io/server')
  const server = Server({
    games: [game.createGame() as Game],
    origins: ['http://localhost'],
    ...(kind === 'flatFile' && { db: new FlatFile({ dir: dataDir }) }),
  })
  // It prints a line for every request and connection.
  console.log = () => {}
  const { appServer } = await server.run({ port: 0 })
  process.on('SIGTERM', () => process.exit(0))
  process.send!({ url: `http://127.0.0.1:${appServer.address().port}` })
}
