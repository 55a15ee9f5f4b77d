import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import Sqlite from 'libsql'
import { databaseIn } from '../../lobby/server/storage/folder.ts'
import { Database } from '../../lobby/server/storage/postgres/database.ts'
import { POSTGRES } from '../../lobby/server/storage/postgres/dialect.ts'
import { openPostgres } from '../../lobby/server/storage/postgres/index.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { hasPostgres, Postgres } from './support/postgres.ts'
import { keeps } from './support/storage.ts'

const suite = hasPostgres ? describe : describe.skip

suite('lobby: PostgreSQL', () => {
  let postgres: Postgres
  before(async () => {
    postgres = await Postgres.begin()
  })
  after(() => postgres.end())

  keeps('PostgreSQL', async () => ({ store: await openPostgres(await postgres.newDatabase()), forget() {} }))

  it('has every table and column that SQLite has', async () => {
    const url = await postgres.newDatabase()
    await (await openPostgres(url)).close()
    const db = new Database(url)
    const shared = await db.all<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    )
    await db.close()
    const dataDir = mkdtempSync(join(tmpdir(), 'starboard-'))
    await new SqliteStore(dataDir).close()
    const sqlite = new Sqlite(databaseIn(dataDir))
    const embedded = sqlite
      .prepare(
        `select tables.name || '.' || columns.name as name from sqlite_schema as tables
         join pragma_table_info(tables.name) as columns where tables.type = 'table' and tables.name not like 'sqlite%'`,
      )
      .all() as { name: string }[]
    sqlite.close()
    rmSync(dataDir, { recursive: true })
    expect(embedded.length).to.be.greaterThan(50)
    expect(shared.map(({ name }) => name)).to.include.members(embedded.map(({ name }) => name))
  })

  it('is made ready once by processes that start at once', async () => {
    const url = await postgres.newDatabase()
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url)))
    await stores[0]!.savePerson({ id: 'ada', name: 'Ada', language: null })
    for (const store of stores) expect((await store.person('ada'))?.name).to.equal('Ada')
    await Promise.all(stores.map(store => store.close()))
  })

  it('is not opened by an older server', async () => {
    const url = await postgres.newDatabase()
    await (await openPostgres(url)).close()
    const db = new Database(url)
    await db.run('update starboard_version set version = 999')
    await db.close()
    const refused = await openPostgres(url).catch(error => error)
    expect(refused.message).to.include('newer version')
  })

  it('is not opened if a server before the first release wrote it', async () => {
    const url = await postgres.newDatabase()
    await (await openPostgres(url)).close()
    const db = new Database(url)
    await db.run('update starboard_version set version = $1', POSTGRES.first - 1)
    await db.close()
    const refused = await openPostgres(url).catch(error => error)
    expect(refused.message).to.include('before the first release')
  })

  it('says in words that it is not there, without its password', async () => {
    const refused = await openPostgres('postgres://ada:geheim@127.0.0.1:1/lobby').catch(error => error)
    expect(refused.message).to.include('127.0.0.1:1/lobby cannot be reached').and.not.include('geheim')
  })

  it('says that it is away while it is, and goes on when it is back', async () => {
    const store = await openPostgres(await postgres.newDatabase())
    await postgres.stop()
    expect(await store.trouble()).to.match(/cannot be reached|does not answer/)
    await postgres.start()
    for (let tries = 0; (await store.trouble()) !== undefined; tries++) expect(tries).to.be.lessThan(5)
    expect(await store.person('ada')).to.equal(undefined)
    await store.close()
  })
})
