/** A server in a process of its own, for tests that kill it. Prints its address. */
import { createServer, inlineThinkers } from '../../../lobby/server/index.ts'
import { counter } from './counter.ts'
import { testConfig, toyModule } from './server.ts'

const [dataDir, port, database = ''] = process.argv.slice(2) as [string, string, string?]
const games = [toyModule, counter]
const shared = database === '' ? {} : { database, secret: '' }
const config = testConfig(dataDir, { port: Number(port), snapshotEvery: 7, ...shared })
const server = await createServer({ config, games, thinkers: inlineThinkers(games) })
console.log(server.url)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
