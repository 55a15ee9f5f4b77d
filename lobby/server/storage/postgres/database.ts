import pg from 'pg'
import { migrationsFrom, schemaVersion } from '../migrations.ts'
import { StorageError, troubleOf } from '../trouble.ts'
import { POSTGRES } from './dialect.ts'

/** Connections of one process. More are no help: what waits is sent as soon as one is free. */
const CONNECTIONS = 10

/** So long anybody waits for a connection before they are told that the database is away, in milliseconds. */
const PATIENCE = 5000

/** A database that was away is looked for again after so long, in milliseconds. */
const AGAIN = 200

/** Whoever brings the tables up to date holds it; the others wait. */
const LOCK = 7_303_014

const INT8 = 20

/** Numbers of milliseconds and counts are whole and small enough for JavaScript. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 ? Number : pg.types.getTypeParser(type, format as 'text'),
}

/** Statements, each one round trip. */
export class Database {
  private readonly config: pg.PoolConfig
  private readonly pool: pg.Pool
  /** Every statement has a name, so that each connection prepares it once. */
  private readonly names = new Map<string, string>()
  private listening: { stop(): Promise<void> } | undefined

  constructor(url: string, max = CONNECTIONS) {
    this.config = { connectionString: url, types, connectionTimeoutMillis: PATIENCE, keepAlive: true }
    this.pool = new pg.Pool({ ...this.config, max, application_name: 'starboard' })
    // Of connections that nobody uses just then; the pool makes others.
    this.pool.on('error', () => {})
  }

  /** Connects, and makes the tables or brings them up to date. Throws in words where it cannot be used. */
  static async open(url: string): Promise<Database> {
    const db = new Database(url)
    try {
      await db.atOnce(migrate)
      return db
    } catch (error) {
      await db.close()
      if (error instanceof StorageError) throw error
      const why = troubleOf(error) ?? 'cannot be used'
      throw new StorageError(`The database ${nameOf(url)} ${why}: ${(error as Error).message}`)
    }
  }

  async all<T>(text: string, ...values: unknown[]): Promise<T[]> {
    return (await this.query(this.pool, text, values)).rows as T[]
  }

  async one<T>(text: string, ...values: unknown[]): Promise<T | undefined> {
    return (await this.all<T>(text, ...values))[0]
  }

  /** Changes rows, and says how many. */
  async run(text: string, ...values: unknown[]): Promise<number> {
    return (await this.query(this.pool, text, values)).rowCount ?? 0
  }

  private async query(on: pg.Pool | pg.PoolClient, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = this.names.get(text) ?? `statement ${this.names.size}`
    this.names.set(text, name)
    return on.query({ name, text, values }).catch(lost)
  }

  /** Does all of it, or nothing. */
  async atOnce<T>(work: (db: Statements) => Promise<T>): Promise<T> {
    const client = await this.pool.connect().catch(lost)
    let isBroken = true
    // Whatever is under way is told; nobody else need be.
    const ignore = () => {}
    client.on('error', ignore)
    try {
      await client.query('begin').catch(lost)
      const result = await work(new Transaction((text, values) => this.query(client, text, values)))
      await client.query('commit').catch(lost)
      isBroken = false
      return result
    } catch (error) {
      await client.query('rollback').then(
        () => {
          isBroken = false
        },
        () => {},
      )
      throw error
    } finally {
      client.off('error', ignore)
      client.release(isBroken)
    }
  }

  async notify(channel: string, text: string): Promise<void> {
    await this.run('select pg_notify($1, $2)', channel, text)
  }

  /** Listens on a connection of its own. `again` is called whenever it begins to, also after it was lost. */
  async listen(channel: string, heard: (text: string) => void, again: () => void): Promise<void> {
    let client: pg.Client | undefined
    let isStopped = false
    let waiting: NodeJS.Timeout | undefined
    const begin = async () => {
      const own = new pg.Client({ ...this.config, application_name: 'starboard news' })
      client = own
      own.on('notification', ({ payload = '' }) => heard(payload))
      // An error comes with an end, always.
      own.on('error', () => {})
      own.once('end', () => {
        if (!isStopped && client === own) waiting = setTimeout(retry, AGAIN).unref()
      })
      await own.connect()
      await own.query(`listen ${pg.escapeIdentifier(channel)}`)
      again()
    }
    const retry = () => {
      begin().catch(() => client?.end().catch(() => {}))
    }
    await begin()
    this.listening = {
      async stop() {
        isStopped = true
        clearTimeout(waiting)
        await client?.end().catch(() => {})
      },
    }
  }

  /** What keeps the database from being written, in words; undefined where nothing does. */
  async trouble(): Promise<string | undefined> {
    const slow = new Promise<string>(told => setTimeout(told, 1000, 'does not answer').unref())
    const asked = this.one<{ on: string }>("select current_setting('transaction_read_only') as on").then(
      found => (found?.on === 'on' ? 'may not be written' : undefined),
      error => troubleOf(error) ?? 'cannot be used',
    )
    const why = await Promise.race([asked, slow])
    return why && `The database ${why}.`
  }

  async close(): Promise<void> {
    await this.listening?.stop()
    await this.pool.end()
  }
}

/** What can be done in a transaction as well as outside. */
export type Statements = Pick<Database, 'all' | 'one' | 'run'>

class Transaction implements Statements {
  private readonly query: (text: string, values: unknown[]) => Promise<pg.QueryResult>

  constructor(query: (text: string, values: unknown[]) => Promise<pg.QueryResult>) {
    this.query = query
  }

  async all<T>(text: string, ...values: unknown[]): Promise<T[]> {
    return (await this.query(text, values)).rows as T[]
  }

  async one<T>(text: string, ...values: unknown[]): Promise<T | undefined> {
    return (await this.all<T>(text, ...values))[0]
  }

  async run(text: string, ...values: unknown[]): Promise<number> {
    return (await this.query(text, values)).rowCount ?? 0
  }
}

/** The driver gives no code to errors of its own: that a connection was lost, or that there was none in time. */
function lost(error: unknown): never {
  if (error instanceof Error && !('code' in error)) Object.assign(error, { code: 'CONNECTION_LOST' })
  throw error
}

/** Without the password. */
const nameOf = (url: string) => (URL.canParse(url) ? new URL(url).host + new URL(url).pathname : '')

/** Inside a transaction. Processes that start at once do it one after the other. */
async function migrate(db: Statements): Promise<void> {
  await db.run('select pg_advisory_xact_lock($1)', LOCK)
  await db.run('create table if not exists starboard_version(version integer not null)')
  const known = await db.one<{ version: number }>('select version from starboard_version')
  const version = known?.version ?? 0
  for (const migration of migrationsFrom(version, POSTGRES))
    for (const statement of migration.split(/;\s*\n/)) if (statement.trim() !== '') await db.run(statement)
  const today = schemaVersion(POSTGRES)
  if (!known) await db.run('insert into starboard_version values ($1)', today)
  else if (version < today) await db.run('update starboard_version set version = $1', today)
}
