import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { expect } from 'chai'
import Koa from 'koa'
import { COST } from '../../lobby/server/costs.ts'
import { takeTurns } from '../../lobby/server/http/guard.ts'
import { pages } from '../../lobby/server/http/web.ts'
import { UNLIMITED } from '../../lobby/server/index.ts'
import type { Services } from '../../lobby/server/services.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { Work } from '../../lobby/server/work.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, step } from './support/tables.ts'

/** A store that counts how often moves are read: whoever reads them has something to make again. */
class CountingStore extends SqliteStore {
  reads = 0
  override moves(...which: Parameters<SqliteStore['moves']>) {
    this.reads += 1
    return super.moves(...which)
  }
}

describe('lobby: what is costly is made once', () => {
  let server: TestServer
  let store: CountingStore
  beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-'))
    store = new CountingStore(folder)
    server = await startServer({ store }, folder)
  })
  afterEach(() => server.end())

  it('for all spectators with clients of boardgame.io, at every step', async () => {
    const { room, seats } = await playing(server.url)
    await step(seats, chance(1))
    const sync = async () => {
      const socket = await Guest.stranger(server.url).socket('toy')
      let log: unknown[] | undefined
      socket.on('sync', (_, told: { log: unknown[] }) => {
        log = told.log
      })
      socket.emit('sync', room, null)
      await until(() => log, 'an answer')
      socket.close()
      return log!.length
    }
    expect(await sync()).to.equal(1)
    const { reads } = store
    for (let i = 0; i < 5; i++) expect(await sync()).to.equal(1)
    expect(store.reads).to.equal(reads)
    await step(seats, chance(2))
    expect(await sync()).to.equal(2)
  })

  it('for everybody who looks back at the same moment from the same seat', async () => {
    const { room, guests, seats } = await playing(server.url)
    for (let i = 0; i < 4; i++) await step(seats, chance(i))
    const [ada, bea] = guests as [Guest, Guest]
    const look = (guest: Guest) => guest.get(`/api/rooms/${room}/history/2`)
    const { reads } = store
    const [first] = await Promise.all([look(ada), look(ada), look(ada)])
    expect(store.reads - reads).to.equal(1)
    expect(await look(bea)).not.to.deep.equal(first)
    expect(await look(ada)).to.deep.equal(first)
    expect(store.reads - reads).to.equal(2)
  })
})

describe('lobby: work for one address', () => {
  it('is what files cost to compress, too', async () => {
    const webDir = mkdtempSync(join(tmpdir(), 'starboard-'))
    writeFileSync(join(webDir, 'large.js'), 'x'.repeat(400_000))
    const server = await startServer({ config: { webDir, limits: { ...UNLIMITED, work: 10 } } })
    const ask = async () => (await Guest.stranger(server.url).ask('GET', '/large.js')).status
    const began = Date.now()
    expect([await ask(), await ask()]).to.deep.equal([200, 200])
    expect(Date.now() - began, 'the second waits for the next second').to.be.above(700)
    await server.end()
    rmSync(webDir, { recursive: true })
  })

  it('is not what was compressed when the pages were built, which is sent as it lies there', async () => {
    const webDir = mkdtempSync(join(tmpdir(), 'starboard-'))
    for (const name of ['other.js', 'large.js']) writeFileSync(join(webDir, name), 'x'.repeat(400_000))
    writeFileSync(join(webDir, 'large.js.br'), brotliCompressSync(randomBytes(300_000)))
    writeFileSync(join(webDir, 'large.js.gz'), gzipSync(randomBytes(200_000)))
    const costs: number[] = []
    const work = { turn: async () => {}, add: async (_: string, cost: number) => void costs.push(cost) }
    const app = new Koa().use(takeTurns({ limits: { work } } as unknown as Services)).use(pages(webDir))
    const http = app.listen(0, '127.0.0.1')
    await once(http, 'listening')
    const { port } = http.address() as AddressInfo
    const ask = async (name: string, way: string) => {
      const answer = await fetch(`http://127.0.0.1:${port}/${name}`, { headers: { 'accept-encoding': way } })
      expect(answer.headers.get('content-type')).to.include('javascript')
      return [answer.headers.get('content-encoding'), (await answer.arrayBuffer()).byteLength]
    }
    expect(await ask('large.js', 'br')).to.deep.equal(['br', 300_000])
    expect(await ask('large.js', 'gzip')).to.deep.equal(['gzip', 200_000])
    expect(costs).to.deep.equal([])
    expect(await ask('other.js', 'br')).to.deep.equal([null, 400_000])
    expect(costs).to.deep.equal([98])
    http.close()
    rmSync(webDir, { recursive: true })
  })

  it('waits where it is too much for a second, in its order, and does not delay others', async () => {
    const work = new Work(10)
    const order: string[] = []
    const turn = (who: string, name: string) => work.turn(who, 60).then(() => order.push(name))
    const began = performance.now()
    await Promise.all([turn('a', 'first'), turn('a', 'second'), turn('b', 'elsewhere')])
    expect(order).to.deep.equal(['first', 'elsewhere', 'second'])
    expect(performance.now() - began, 'until the next second').to.be.above(500)
  })

  it('is refused where too much waits, and silenced where that goes on', async () => {
    const work = new Work(1)
    let refused = 0
    const ask = () =>
      work.turn('a', COST.sync).catch(() => {
        refused += 1
      })
    expect(await work.isSilenced('a')).to.equal(false)
    for (let i = 0; i < 400; i++) void ask()
    await until(() => work.isSilenced('a'), 'silence')
    expect(refused).to.be.above(300)
    expect(await work.isSilenced('b')).to.equal(false)
    await work.turn('b', COST.sync)
  })

  it('is not limited where no limit is wanted', async () => {
    const work = new Work(0)
    await Promise.all(Array.from({ length: 10_000 }, () => work.turn('a', COST.password)))
    expect(await work.isSilenced('a')).to.equal(false)
  })
})
