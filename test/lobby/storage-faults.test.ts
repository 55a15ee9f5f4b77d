import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import Database from 'libsql'
import { ConfigError, readConfig } from '../../lobby/server/index.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, playOut, step } from './support/tables.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const modeOf = (path: string) => statSync(path).mode & 0o777

describe('lobby: a data folder with faults', function () {
  this.timeout(60_000)
  let folder: string
  let server: TestServer | undefined
  const children: ChildProcess[] = []
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'starboard-'))
  })
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    await server?.end()
    server = undefined
    rmSync(folder, { recursive: true, force: true })
  })

  function run(script: string, args: string[] = [], env: Record<string, string> = {}) {
    const child = spawn(process.execPath, ['--import', '@oxc-node/core/register', at(script), ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        DATA_DIR: folder,
        HOST: '127.0.0.1',
        PORT: '0',
        ...env,
      },
    })
    children.push(child)
    const said = { out: '', err: '' }
    child.stdout.on('data', text => {
      said.out += text
    })
    child.stderr.on('data', text => {
      said.err += text
    })
    return { said, child, exit: once(child, 'exit') as Promise<[number | null]> }
  }

  /** What the server says that does not start. */
  async function refusal(): Promise<string> {
    const { said, exit } = run('server.ts')
    expect((await exit)[0]).to.equal(1)
    expect(said.err, 'a sentence, no stack').not.to.match(/\n\s+at /)
    return said.err.trim()
  }

  it('is kept to its user', async () => {
    const dataDir = join(folder, 'data')
    mkdirSync(dataDir, { mode: 0o755 })
    server = await startServer({}, dataDir)
    await playing(server.url)
    expect(modeOf(dataDir)).to.equal(0o700)
    for (const file of ['lobby.db', 'lobby.db-wal', 'lobby.db-shm', 'lobby.lock', 'secret'])
      expect(modeOf(join(dataDir, file)), file).to.equal(0o600)
  })

  it('with an empty or short secret is refused', () => {
    for (const secret of ['', 'short\n']) {
      writeFileSync(join(folder, 'secret'), secret)
      expect(() => readConfig({ DATA_DIR: folder })).to.throw(ConfigError, 'has less than 32 characters')
      expect(readFileSync(join(folder, 'secret'), 'utf8')).to.equal(secret)
    }
  })

  it('is used by one server at a time, and free again however that one ends', async () => {
    const first = run('server.ts')
    await until(() => first.said.out.includes('http://'), 'the address', 30_000)
    expect(await refusal()).to.match(/^Another server already uses the folder .*; stop it/)
    first.child.kill('SIGKILL')
    await first.exit
    const second = run('server.ts')
    await until(() => second.said.out.includes('http://'), 'the address', 30_000)
  })

  it('whose database is damaged, of a newer server or none is named in a sentence', async () => {
    const file = join(folder, 'lobby.db')
    writeFileSync(file, 'this is no database, but a text that is long enough to be taken for one'.repeat(99))
    expect(await refusal()).to.match(/^The database .*lobby\.db is no database of this server, or damaged\.$/)
    rmSync(file)
    await new SqliteStore(folder).close()
    const db = new Database(file)
    db.exec('pragma user_version = 999')
    db.close()
    expect(await refusal()).to.equal(
      'The database was written by a newer version of the server; start that one.',
    )
  })

  it('whose database is damaged in the middle is named in a sentence', async () => {
    const store = new SqliteStore(folder)
    for (let i = 0; i < 300; i++)
      await store.savePerson({ id: `p${i}`, name: 'x'.repeat(500), language: null } as never)
    await store.close()
    const file = join(folder, 'lobby.db')
    const db = new Database(file)
    db.prepare('pragma wal_checkpoint(truncate)').all()
    db.close()
    const { size } = statSync(file)
    const open = openSync(file, 'r+')
    writeSync(open, Buffer.alloc(40_000, 7), 0, 40_000, Math.floor(size / 2))
    expect(() => new SqliteStore(folder)).to.throw(/lobby\.db is damaged\.$/)
  })

  it('that cannot be made is named in a sentence', async () => {
    writeFileSync(join(folder, 'file'), '')
    const { said, exit } = run('server.ts', [], { DATA_DIR: join(folder, 'file', 'data') })
    expect((await exit)[0]).to.equal(1)
    expect(said.err)
      .to.include('DATA_DIR')
      .and.not.match(/\n\s+at /)
  })

  it('that another program locks is told by /health, until it lets go', async () => {
    server = await startServer({}, folder)
    const health = () => Guest.stranger(server!.url).ask<{ ok: boolean; problem?: string }>('GET', '/health')
    expect((await health()).body).to.deep.equal({ ok: true })
    const other = new Database(join(folder, 'lobby.db'))
    other.exec('begin immediate')
    await until(async () => (await health()).status === 503, 'the trouble')
    expect((await health()).body).to.deep.equal({
      ok: false,
      problem: 'The database is locked by another program.',
    })
    other.exec('rollback')
    other.close()
    await until(async () => (await health()).status === 200, 'health')
  })

  it('is copied while the server runs, and the copy is played on', async () => {
    server = await startServer({}, folder)
    const { room, guests, seats } = await playing(server.url)
    for (let i = 0; i < 4; i++) await step(seats, chance(i))
    const copy = mkdtempSync(join(tmpdir(), 'starboard-'))
    const { exit, said } = run('lobby/backup.ts', [copy])
    expect((await exit)[0], said.err).to.equal(0)
    expect(modeOf(join(copy, 'lobby.db'))).to.equal(0o600)
    const again = run('lobby/backup.ts', [copy])
    expect((await again.exit)[0]).to.equal(1)
    expect(again.said.err).to.match(/^There is a database in .* already\.\n$/)
    for (let i = 0; i < 3; i++) await step(seats, chance(i))

    const restored = await startServer({}, copy)
    const back = await Promise.all(guests.map(guest => guest.movedTo(restored.url).watch(room)))
    await until(() => back.every(seat => seat.table), 'the tables')
    expect(back[0]!.step).to.equal(4)
    await playOut(back, chance(1))
    await restored.end()
  })
})
