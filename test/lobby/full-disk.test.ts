/** A disk that gets full and a database that gets damaged while people play. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, openSync, readdirSync, rmSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import Database from 'libsql'
import type { MoveResult } from '../../lobby/protocol.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { anyMove, chance, playing, playOut, step } from './support/tables.ts'

const at = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const FULL = { ok: false, problem: 'The database cannot be written: the disk is full.' }
const DAMAGED = { ok: false, problem: 'The database is damaged.' }
const NOT_STORED = {
  error: 'notStored',
  message: 'The server cannot store anything at the moment. Nothing has changed; try again later.',
}

describe('lobby: a disk that fails while people play', function () {
  this.timeout(60_000)
  let folder: string
  let server: TestServer | undefined
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'starboard-'))
  })
  afterEach(async () => {
    await server?.end()
    server = undefined
    rmSync(folder, { recursive: true, force: true })
  })

  const health = async () =>
    (await Guest.stranger(server!.url).ask<{ ok: boolean; problem?: string }>('GET', '/health')).body

  /** A server whose database can be kept from growing, in small pages, so that it wants to grow soon. */
  async function onSmallDisk(config: Parameters<typeof startServer>[0] = {}) {
    const small = new Database(join(folder, 'lobby.db'))
    small.exec('pragma page_size = 512; vacuum')
    small.close()
    const store = new SqliteStore(folder)
    const { db } = store as unknown as { db: { db: Database.Database } }
    server = await startServer({ ...config, store }, folder)
    return {
      /** Leaves room for so many pages. */
      fill(spare = 0) {
        const { page_count } = db.db.prepare('pragma page_count').get() as { page_count: number }
        db.db.exec(`pragma max_page_count = ${page_count + spare}`)
      },
      free: () => db.db.exec('pragma max_page_count = 1000000'),
    }
  }

  /** Makes a legal move from whichever seat has one. */
  async function tryMove(seats: readonly Seat[]): Promise<MoveResult> {
    for (const seat of seats) {
      const move = anyMove(seat, chance(1))
      if (move) return seat.move(move.move, ...move.args)
    }
    throw new Error('nobody can move')
  }

  it('refuses in words what it cannot store, tells it to nobody, and goes on as soon as there is room', async () => {
    // Every move stores the whole state, too, for which there is no room first: that is nothing to the player.
    const disk = await onSmallDisk({ config: { snapshotEvery: 1 } })
    const { room, guests, seats } = await playing(server!.url, 2, { options: { rounds: 5 } })
    for (let i = 0; i < 2; i++) await step(seats, chance(i))
    disk.fill(5)

    let stands = 2
    let result = await tryMove(seats)
    while (result.step !== undefined) {
      stands = result.step
      await until(() => seats.every(seat => seat.step === stands), 'the accepted move')
      result = await tryMove(seats)
    }
    expect(result).to.deep.equal({ problem: NOT_STORED })
    expect(stands).to.be.above(2)
    await until(async () => (await health()).ok === false, 'the trouble')
    expect(await health()).to.deep.equal(FULL)
    const open = () => guests[0]!.ask('POST', '/api/rooms', { game: 'toy', seats: 2 })
    let refused = await open()
    while (refused.status < 400) refused = await open()
    expect([refused.status, refused.body]).to.deep.equal([503, NOT_STORED])
    expect(await tryMove(seats)).to.deep.equal({ problem: NOT_STORED })
    const late = await guests[0]!.watch(room)
    await until(() => late.table, 'the table for somebody who comes now')
    expect([late.step, ...seats.map(seat => seat.step)]).to.deep.equal([stands, stands, stands])

    disk.free()
    await until(async () => (await health()).ok, 'health')
    await playOut(seats, chance(3))
    const played = seats[0]!.step
    const again = await server!.restart({ store: new SqliteStore(folder) })
    const back = await guests[0]!.movedTo(again.url).watch(room)
    await until(() => back.table, 'the table after a restart')
    expect([back.step, back.room!.status]).to.deep.equal([played, 'finished'])
    server = again
  })

  it('lets bots move that could not, as soon as there is room', async () => {
    const disk = await onSmallDisk({ config: { botDelay: 20 } })
    const ada = await Guest.arrive(server!.url, 'Ada')
    const { id } = await ada.open({ seats: 2, options: { rounds: 5 } })
    await ada.put(`/api/rooms/${id}/seats/1/bot`, { bot: 'high' })
    await ada.start(id)
    const seat = await ada.watch(id)
    await until(() => seat.table, 'the table')
    await ada.put(`/api/rooms/${id}/seats/0/bot`, { bot: 'high' })
    disk.fill()
    await until(async () => (await health()).ok === false, 'the trouble')
    // Whatever was made before is told before this answer.
    await seat.say('')
    const stands = seat.step
    await pause(200)
    expect(seat.step).to.equal(stands)
    disk.free()
    await until(() => seat.room!.status === 'finished', 'the end of the game')
  })

  it('says that the database was damaged meanwhile, and tells nobody of what it could not store', async () => {
    server = await startServer({}, folder)
    const { seats } = await playing(server.url)
    for (let i = 0; i < 3; i++) await step(seats, chance(i))
    const file = join(folder, 'lobby.db')
    const other = new Database(file)
    other.prepare('pragma wal_checkpoint(truncate)').all()
    const rest = statSync(file).size - 4096
    writeSync(openSync(file, 'r+'), Buffer.alloc(rest, 7), 0, rest, 4096)
    // Another program writes, and so the server has to read again what it knew.
    const { user_version } = other.prepare('pragma user_version').get() as { user_version: number }
    other.exec(`begin immediate; pragma user_version = ${user_version}; commit`)
    expect(await tryMove(seats)).to.deep.equal({ problem: NOT_STORED })
    expect(await health()).to.deep.equal(DAMAGED)
    expect(seats.map(seat => seat.step)).to.deep.equal([3, 3])
    other.close()
  })

  it('says in a sentence why it does not start where nothing can be written', function () {
    if (process.platform === 'win32') this.skip()
    const start = () => {
      const command = [process.execPath, '--import', '@oxc-node/core/register', at('server.ts')]
      const env = { PATH: process.env.PATH, DATA_DIR: folder, HOST: '127.0.0.1', PORT: '0' }
      const args = ['-c', 'ulimit -f 0 && exec "$@"', 'sh', ...command]
      const { status, stderr } = spawnSync('sh', args, { env, encoding: 'utf8', timeout: 30_000 })
      expect([status, stderr]).to.deep.equal([1, stderr.replace(/\n\s+at .*/g, '')])
      return stderr
    }
    expect(start()).to.match(/DATA_DIR: EFBIG: file too large/)
    expect(readdirSync(folder)).to.deep.equal([])
    writeFileSync(join(folder, 'secret'), 's'.repeat(64))
    expect(start()).to.match(/^The (database|folder) .* cannot be (read or )?written[^\n]*\.\n$/)
  })
})
