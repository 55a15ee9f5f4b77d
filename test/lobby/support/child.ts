/** A server in a process of its own, for tests that kill it. Prints its address. */
import { createServer } from '../../../lobby/server/index.ts'
import { matchSeeds } from '../../support/seed.ts'
import { counter } from './counter.ts'
import { testConfig, toyModule } from './server.ts'
import { steadyThinkers } from './thinkers.ts'

const [dataDir, port, database = ''] = process.argv.slice(2) as [string, string, string?]
const games = [toyModule, counter]
const shared = database === '' ? {} : { database, secret: '' }
const config = testConfig(dataDir, { port: Number(port), snapshotEvery: 7, ...shared })
const server = await createServer({ config, games, thinkers: steadyThinkers(games), seeds: matchSeeds() })
console.log(server.url)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
