import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import { alone, type Peers } from '../peers/peers.ts'
import { PostgresPeers } from '../peers/postgres.ts'
import { lockFolder } from './folder.ts'
import { Database } from './postgres/database.ts'
import { postgresStore } from './postgres/index.ts'
import { SqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

/** So many things can be done in turn at the same time. */
const TURNS = 3

/** Where a server keeps everything. */
export interface Storage {
  store: Store
  peers: Peers
  /** Signs session cookies: the same for all servers on a database. */
  secret: string
  /** When the store is closed: others may use it. */
  release(): void
}

/** Opens the database that the configuration names: PostgreSQL, or the embedded one in the data folder. */
export async function openStorage({ database, dataDir, secret }: Config, log: Logger): Promise<Storage> {
  if (database !== '') return openShared(database, secret, log)
  const release = lockFolder(dataDir)
  return { store: new SqliteStore(dataDir), peers: alone, secret, release }
}

async function openShared(url: string, secret: string, log: Logger): Promise<Storage> {
  const db = await Database.open(url)
  return {
    store: postgresStore(db),
    peers: new PostgresPeers(db, new Database(url, TURNS), log),
    secret: secret || (await keptSecret(db)),
    release() {},
  }
}

/** The secret of this installation: made by the first of its servers. */
async function keptSecret(db: Database): Promise<string> {
  const made = randomBytes(32).toString('hex')
  await db.run("insert into settings values ('secret', $1) on conflict do nothing", made)
  return (await db.one<{ value: string }>("select value from settings where name = 'secret'"))!.value
}
