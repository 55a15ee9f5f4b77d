/**
 * A server in a process of its own, with the limits that an installation has by default, for tests that attack it. It
 * believes `X-Forwarded-For`, so that a test may come from many addresses. Prints its address.
 */
import { catalogue } from '../../../games/index.ts'
import { createServer, inlineThinkers, readConfig } from '../../../lobby/server/index.ts'
import { METRICS_TOKEN } from './guest.ts'
import { toyModule } from './server.ts'

const [dataDir, limits = '{}'] = process.argv.slice(2) as [string, string?]
const games = [toyModule, await catalogue['race-for-the-galaxy']!.load()]
const config = readConfig({ DATA_DIR: dataDir, HOST: '127.0.0.1', LOG_LEVEL: 'error', TRUST_PROXY: 'true' })
Object.assign(config, { port: 0, metricsToken: METRICS_TOKEN })
Object.assign(config.limits, JSON.parse(limits))
const server = await createServer({ config, games, thinkers: inlineThinkers(games) })
console.log(server.url)
process.on('SIGTERM', () => void server.stop().then(() => process.exit(0)))
