/** With STORE=postgres the servers of tests use PostgreSQL: each data folder stands for a database of its own. */
import { Postgres } from './postgres.ts'

let server: Promise<Postgres> | undefined
const databases = new Map<string, Promise<string>>()

if (typeof after === 'function') after(async () => (await server)?.end())

/** The database of a folder; empty for the embedded one. */
export function databaseFor(dataDir: string): Promise<string> | string {
  if (process.env.STORE !== 'postgres') return ''
  server ??= Postgres.begin()
  const known = databases.get(dataDir)
  const database = known ?? server.then(postgres => postgres.newDatabase())
  databases.set(dataDir, database)
  return database
}
