import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GameModule } from '../../../games/kit/index.ts'
import { toy } from '../../../games/toy/index.ts'
import {
  type Config,
  createServer,
  type LobbyServer,
  readConfig,
  type ServerParts,
  UNLIMITED,
} from '../../../lobby/server/index.ts'
import { closeAtEnd } from '../../support/left-open.ts'
import { matchSeeds } from '../../support/seed.ts'
import { databaseFor } from './databases.ts'
import { METRICS_TOKEN } from './guest.ts'
import { steadyThinkers } from './thinkers.ts'

export const toyModule: GameModule = toy

/** A configuration for tests: a port of its own, no waiting, no limits on how often. */
export function testConfig(dataDir: string, changes: Partial<Config> = {}): Config {
  return {
    ...readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'silent' }),
    port: 0,
    botDelay: 0,
    grace: 0,
    limits: UNLIMITED,
    metricsToken: METRICS_TOKEN,
    ...changes,
  }
}

export interface TestServer extends LobbyServer {
  dataDir: string
  config: Config
  /** Stops and starts again on the same data. */
  restart(parts?: Partial<Omit<ServerParts, 'config'>> & { config?: Partial<Config> }): Promise<TestServer>
  /** Stops and deletes the data. */
  end(): Promise<void>
}

/** A server in this process, on data of its own. */
export async function startServer(
  { config: changes, ...parts }: Partial<Omit<ServerParts, 'config'>> & { config?: Partial<Config> } = {},
  dataDir = mkdtempSync(join(tmpdir(), 'starboard-')),
): Promise<TestServer> {
  const games = parts.games ?? [toyModule]
  const config = testConfig(dataDir, { database: parts.store ? '' : await databaseFor(dataDir), ...changes })
  const server = await createServer({
    games,
    thinkers: steadyThinkers(games),
    seeds: matchSeeds(),
    ...parts,
    config,
  })
  let isRunning = true
  const stop = async () => {
    if (!isRunning) return
    isRunning = false
    isStopped()
    await server.stop()
  }
  const isStopped = closeAtEnd(stop)
  return {
    ...server,
    dataDir,
    config,
    stop,
    async restart(again = {}) {
      await stop()
      return startServer({ ...parts, ...again, config: { ...changes, ...again.config } }, dataDir)
    },
    async end() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
