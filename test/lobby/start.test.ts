import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer as createNet } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { ConfigError, readConfig, SETTINGS } from '../../lobby/server/index.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { playing } from './support/tables.ts'

const SERVER = fileURLToPath(new URL('../../server.ts', import.meta.url))

describe('lobby: start and stop', function () {
  this.timeout(60_000)
  let folder: string
  let child: ChildProcess | undefined
  let server: TestServer | undefined
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'starboard-'))
  })
  afterEach(async () => {
    child?.kill('SIGKILL')
    child = undefined
    await server?.end()
    server = undefined
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs the real server with an environment, and collects what it says. */
  function run(env: Record<string, string>) {
    const process_ = spawn(process.execPath, ['--import', '@oxc-node/core/register', SERVER], {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: folder, HOST: '127.0.0.1', ...env },
    })
    child = process_
    const said = { out: '', err: '' }
    process_.stdout.on('data', text => {
      said.out += text
    })
    process_.stderr.on('data', text => {
      said.err += text
    })
    return { said, exit: once(process_, 'exit') as Promise<[number | null, string | null]>, process_ }
  }

  describe('configuration', () => {
    it('has a default for everything, and keeps the secret that it makes to itself', () => {
      const config = readConfig({ DATA_DIR: folder })
      expect(config).to.include({ port: 8000, trustProxy: false, dataDir: folder })
      expect(config.secret).to.match(/^[0-9a-f]{64}$/)
      expect(readConfig({ DATA_DIR: folder }).secret).to.equal(config.secret)
      expect(statSync(join(folder, 'secret')).mode & 0o777).to.equal(0o600)
      expect(SETTINGS.every(({ name, desc }) => /^[A-Z_]+$/.test(name) && desc)).to.equal(true)
    })
    it('is refused with every reason at once', () => {
      const wrong = {
        PORT: 'eighty',
        SECRET: 'short',
        LOG_LEVEL: 'loud',
        ORIGINS: 'https://a.example, nonsense',
        TRUST_PROXY: 'perhaps',
        LIMIT_CHAT: '-1',
        IDLE_MS: '0',
        LIMIT_BYTES: '10',
      }
      let message = ''
      try {
        readConfig({ DATA_DIR: folder, ...wrong })
      } catch (error) {
        expect(error).to.be.instanceOf(ConfigError)
        message = (error as Error).message
      }
      for (const name of Object.keys(wrong)) expect(message).to.include(`  ${name}: `)
      expect(existsSync(join(folder, 'secret'))).to.equal(false)
    })
    it('is refused where the data cannot be kept', () => {
      const file = join(folder, 'file')
      writeFileSync(file, '')
      expect(() => readConfig({ DATA_DIR: join(file, 'data') })).to.throw(ConfigError, 'DATA_DIR')
    })
    it('takes other values', () => {
      const config = readConfig({
        DATA_DIR: folder,
        ORIGINS: 'https://a.example/,http://b.example:81',
        LIMIT_CHAT: '0',
      })
      expect(config.origins).to.deep.equal(['https://a.example', 'http://b.example:81'])
      expect(config.limits.chat).to.equal(0)
    })
  })

  it('does not start with a configuration that makes no sense, and says why', async () => {
    const { said, exit } = run({ PORT: '99999999', LOG_LEVEL: 'loud' })
    expect((await exit)[0]).to.equal(1)
    expect(said.err)
      .to.match(/PORT: .*\n.*LOG_LEVEL: /)
      .and.not.to.include(' at ')
  })

  it('says so when the port is taken', async () => {
    const other = createNet().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as { port: number }
    const { said, exit } = run({ PORT: String(port) })
    expect((await exit)[0]).to.equal(1)
    expect(said.err.trim()).to.equal(`Port ${port} is taken by another program; set PORT to another one.`)
    other.close()
  })

  it('prints its address, serves, and stops calmly when told to, with everything stored', async () => {
    const { said, exit, process_ } = run({ PORT: '0' })
    await until(() => said.out.includes('http://'), 'the address')
    const url = /http:\/\/\S+/.exec(said.out)![0]
    const { room, guests, seats } = await playing(url, 2, { game: 'not-alone' })
    const secrets = [(await guests[0]!.seat(room)).key, guests[0]!.cookie.split('=').at(-1)!, 'of-nobody']
    await guests[0]!.ask('POST', '/api/rooms', { password: 'of-nobody', game: 'not-alone', seats: 'x' })
    process_.kill('SIGTERM')
    expect((await exit)[0], said.err).to.equal(0)
    await until(() => seats.every(({ socket }) => !socket.connected), 'the sockets to be closed')
    for (const secret of secrets) expect(said.out + said.err).not.to.include(secret)
    const store = new SqliteStore(folder)
    expect(await store.room(room)).to.include({ status: 'playing' })
    await store.close()
  })

  it('stores whole states when it stops', async () => {
    const stopping = await startServer()
    const { room, seats } = await playing(stopping.url, 2)
    const { asks } = seats[0]!.table!.view as {
      asks: { id: number; seat: string; kind: string }[]
    }
    const swap = asks.find(({ seat, kind }) => seat === '0' && kind === 'swap')!
    const { players } = seats[0]!.table!.view as { players: { [seat: string]: { hand: string[] } } }
    expect(await seats[0]!.move('swap', swap.id, players[0]!.hand[0])).to.include({ step: 1 })
    await stopping.stop()
    const store = new SqliteStore(stopping.dataDir)
    expect((await store.snapshot(room, 99))?.step).to.equal(1)
    await store.close()
    rmSync(stopping.dataDir, { recursive: true })
  })

  describe('pages', () => {
    it('are served with a strict policy, from the built folder only', async () => {
      mkdirSync(join(folder, 'assets'))
      writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Starboard</title>')
      writeFileSync(join(folder, 'assets', 'app-1a2b.js'), 'export {}')
      server = await startServer({ config: { webDir: folder } })
      const browser = Guest.stranger(server.url)
      const open = (path: string) => browser.ask<string>('GET', path, undefined, { accept: 'text/html,*/*' })
      for (const path of ['/', '/table/abc', '/room/abc?x=1']) {
        const { status, body, headers } = await open(path)
        expect([status, body]).to.deep.equal([200, readFileSync(join(folder, 'index.html'), 'utf8')])
        expect(headers.get('cache-control')).to.equal('no-cache')
        const policy = headers.get('content-security-policy')!
        expect(policy)
          .to.include("script-src 'self';")
          .and.include("object-src 'none'")
          .and.include("default-src 'self'")
        expect(policy).to.include(`ws://${new URL(server.url).host}`)
        expect(headers.get('x-content-type-options')).to.equal('nosniff')
      }
      const script = await open('/assets/app-1a2b.js')
      expect(script.headers.get('cache-control')).to.include('immutable')
      for (const path of [
        '/assets/gone.js',
        '/..%2f..%2fetc/passwd',
        '/%2e%2e/secret',
        '/api/nothing',
        '/socket',
      ])
        expect(JSON.stringify((await open(path)).body), path).not.to.include('root:')
      expect((await open('/assets/gone.js')).status).to.equal(404)
      expect((await open('/api/nothing')).status).to.equal(404)
    })
    it('are missed politely where nothing is built', async () => {
      server = await startServer({ config: { webDir: join(folder, 'nothing') } })
      const { status, body } = await Guest.stranger(server.url).ask('GET', '/', undefined, {
        accept: 'text/html',
      })
      expect([status, body]).to.deep.equal([
        404,
        { error: 'notFound', message: 'There is no such thing here.' },
      ])
    })
  })
})
