import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'libsql'
import { databaseIn, lockFolder } from './folder.ts'
import { Database, type Statements } from './postgres/database.ts'
import { SqliteStore } from './sqlite.ts'
import { StorageError } from './trouble.ts'

/** Rows that are written together. */
const AT_ONCE = 200

type Row = { [column: string]: unknown }

/**
 * Carries everything over from the embedded database in a folder to a PostgreSQL database that holds nothing yet: all of
 * it, or nothing. The folder stays as it is, and no server may use it meanwhile. Returns how many rows each table had.
 */
export async function moveDatabase(
  dataDir: string,
  secret: string,
  url: string,
): Promise<Map<string, number>> {
  const release = lockFolder(dataDir)
  try {
    // Its tables may be of an older version.
    await new SqliteStore(dataDir).close()
    const from = new Sqlite(databaseIn(dataDir))
    const to = await Database.open(url)
    try {
      return await to.atOnce(db => copy(from, db, secret))
    } finally {
      await to.close()
      from.close()
    }
  } finally {
    release()
  }
}

async function copy(from: Sqlite.Database, to: Statements, secret: string): Promise<Map<string, number>> {
  const used = await to.one('select id from people union all select id from rooms limit 1')
  if (used) throw new StorageError('There is something in the PostgreSQL database already.')
  const counts = new Map<string, number>()
  for (const table of tablesOf(from)) counts.set(table, await copyTable(from, to, table))
  await to.run(
    'update rooms set last = coalesce((select max(step) from moves where room = rooms.id), 0) where status <> $1',
    'open',
  )
  for (const table of ['chat', 'whispers'])
    await to.run(
      `select setval(pg_get_serial_sequence('${table}', 'id'), (select coalesce(max(id), 0) + 1 from ${table}), false)`,
    )
  await to.run(
    "insert into settings values ('secret', $1) on conflict (name) do update set value = excluded.value",
    secret,
  )
  return counts
}

/**
 * Writes everything that a PostgreSQL database holds at one moment into an embedded database in a new folder, while servers
 * use it. A server can go on from the folder, and `moveDatabase` brings it back.
 */
export async function copyToFolder(url: string, dataDir: string): Promise<void> {
  // Its tables are not brought up to date: older servers may be using it.
  const from = new Database(url)
  await new SqliteStore(dataDir).close()
  const to = new Sqlite(databaseIn(dataDir))
  try {
    to.exec('begin')
    const secret = await from.atOnce(db => copyBack(db, to))
    to.exec('commit')
    if (secret !== undefined) writeFileSync(join(dataDir, 'secret'), secret, { mode: 0o600 })
  } catch (error) {
    to.close()
    for (const end of ['', '-wal', '-shm']) rmSync(databaseIn(dataDir) + end, { force: true })
    throw error
  } finally {
    to.close()
    await from.close()
  }
}

/** Inside a transaction. Returns the secret, if the database has one. */
async function copyBack(from: Statements, to: Sqlite.Database): Promise<string | undefined> {
  await from.run('set transaction isolation level repeatable read read only')
  for (const table of tablesOf(to)) {
    const columns = columnsOf(to, table)
    const places = columns.map(() => '?').join()
    const insert = to.prepare(`insert into ${table}(${columns.join()}) values (${places})`)
    await from.run(`declare ${table}_rows cursor for select ${columns.join()} from ${table}`)
    for (;;) {
      const rows = await from.all<Row>(`fetch ${AT_ONCE} from ${table}_rows`)
      for (const row of rows) insert.run(...columns.map(column => plain(row[column])))
      if (rows.length < AT_ONCE) break
    }
  }
  return (await from.one<{ value: string }>("select value from settings where name = 'secret'"))?.value
}

const plain = (value: unknown) => (typeof value === 'boolean' ? Number(value) : value)

const columnsOf = (db: Sqlite.Database, table: string): string[] =>
  (db.prepare(`pragma table_info(${table})`).all() as { name: string }[]).map(({ name }) => name)

/** What others refer to comes first. */
function tablesOf(from: Sqlite.Database): string[] {
  const sql = "select name from sqlite_schema where type = 'table' and name not like 'sqlite%'"
  const names = (from.prepare(sql).all() as { name: string }[]).map(({ name }) => name)
  return ['people', 'rooms', ...names.filter(name => name !== 'people' && name !== 'rooms')]
}

/** Columns have the same names in both. */
async function copyTable(from: Sqlite.Database, to: Statements, table: string): Promise<number> {
  const columns = columnsOf(from, table)
  const write = async (rows: readonly Row[]) => {
    const values: unknown[] = []
    const places = rows.map(row => `(${columns.map(column => `$${values.push(row[column])}`).join()})`)
    await to.run(`insert into ${table}(${columns.join()}) values ${places.join()}`, ...values)
  }
  let count = 0
  let waiting: Row[] = []
  for (const row of from.prepare(`select * from ${table}`).iterate() as Iterable<Row>) {
    waiting.push(row)
    count += 1
    if (waiting.length < AT_ONCE) continue
    await write(waiting)
    waiting = []
  }
  if (waiting.length > 0) await write(waiting)
  return count
}
