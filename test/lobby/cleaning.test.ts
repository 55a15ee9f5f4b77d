/** What a server deletes because of the date, and what it does not when the date may be wrong. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { expect } from 'chai'
import pino from 'pino'
import type { Export } from '../../lobby/account.ts'
import type { Pace } from '../../lobby/pace.ts'
import type { Room, RoomPage } from '../../lobby/protocol.ts'
import { clean } from '../../lobby/server/cleaning.ts'
import { readConfig } from '../../lobby/server/index.ts'
import { alone } from '../../lobby/server/peers/peers.ts'
import { newRoom } from '../../lobby/server/room.ts'
import type { Services } from '../../lobby/server/services.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import type { Tables } from '../../lobby/server/tables.ts'
import { passTime, presentTime } from './support/clock.ts'
import { Guest, pause, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { anyMove, chance, playing, step } from './support/tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const EVERY = 20
const PACE: Pace = { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'bot' }

describe('lobby: what is deleted because of the date', () => {
  let server: TestServer | undefined
  let said = ''
  const log = pino(
    { level: 'info' },
    new Writable({
      write(line, _, done) {
        said += line
        done()
      },
    }),
  )
  beforeEach(() => {
    said = ''
  })
  afterEach(async () => {
    presentTime()
    await server?.end()
    server = undefined
  })

  const games = [{ ...toyModule, meta: { ...toyModule.meta, usualBot: 'random' } }]
  const often = { timeEvery: EVERY, cleanEvery: EVERY, grace: -9_990 }
  const looked = () => pause(EVERY * 10)
  const statusOf = async (url: string, id: string) =>
    (await Guest.stranger(url).ask('GET', `/api/rooms/${id}`)).status

  it('is nothing, and nobody is late, where the date has leapt while the server was stopped, until somebody plays', async () => {
    server = await startServer({ games, log, config: often })
    const { room, guests } = await playing(server.url, 2, {
      pace: PACE,
      options: { rounds: 3, choice: 'open' },
    })
    const open = await guests[0]!.open({ plannedAt: Date.now() + DAY })
    await server.stop()
    expect(said).not.to.include('for weeks')
    passTime(200 * DAY)
    server = await server.restart()
    await looked()
    // Somebody who only comes, or opens a table, proves nothing.
    await (await Guest.arrive(server.url)).open()
    await looked()
    expect([await statusOf(server.url, open.id), await statusOf(server.url, room)]).to.deep.equal([200, 200])
    const { seats } = await Guest.stranger(server.url).get<Room>(`/api/rooms/${room}`)
    expect(seats.map(({ bot }) => bot)).to.deep.equal([null, null])
    expect(said).to.include('nothing has happened here for weeks: if the date of this machine is wrong')
    const back = guests[0]!.movedTo(server.url)
    expect(back.me.name, 'nobody is forgotten').to.equal((await back.get<{ name: string }>('/api/me')).name)

    const seat = await back.watch(room)
    await until(() => seat.table, 'the table')
    const move = anyMove(seat, chance(1))!
    expect(await seat.move(move.move, ...move.args)).to.have.property('step')
    const url = server.url
    await until(async () => (await statusOf(url, open.id)) === 404, 'the old one to be cleaned away')
    await until(async () => {
      const now = await Guest.stranger(url).get<Room>(`/api/rooms/${room}`)
      return now.seats[1]!.bot !== null
    }, 'the bot for whoever is late')
    back.leave()
  })

  it('is nothing in the first hour', async () => {
    expect(readConfig({}).cleanEvery).to.equal(HOUR)
    server = await startServer({ games, config: often })
    const { id } = await (await Guest.arrive(server.url)).open()
    await server.stop()
    passTime(2 * DAY)
    const start = performance.now()
    server = await server.restart({ config: { ...often, cleanEvery: 1500 } })
    const { url } = server
    await until(async () => (await statusOf(url, id)) === 404, 'the first time')
    expect(performance.now() - start).to.be.at.least(1500)
  })

  it('is told to whoever had a seat at an open table, until they have read of it', async () => {
    server = await startServer({ games, config: often })
    await playing(server.url, 2)
    const ada = await Guest.arrive(server.url, 'Ada')
    const bea = await Guest.arrive(server.url, 'Bea')
    const { id } = await ada.open({ title: 'Friday', listed: false })
    await bea.sit(id, 1)
    const left = await bea.open()
    await bea.delete(`/api/rooms/${left.id}/seats/0`)
    const toldTo = async (guest: Guest) => (await guest.get<RoomPage>('/api/rooms?mine=1')).cleared
    expect(await toldTo(ada)).to.equal(undefined)
    passTime(25 * HOUR)
    const { url } = server
    await until(async () => (await statusOf(url, id)) === 404, 'the table to be cleared away')
    for (const guest of [ada, bea]) {
      await until(() => toldTo(guest), 'the news')
      const [one, ...others] = (await toldTo(guest))!
      expect([one, others]).to.deep.equal([{ room: id, game: 'toy', title: 'Friday', at: one!.at }, []])
      expect((await guest.get<Export>('/api/me/export')).cleared).to.deep.equal([one])
    }
    expect((await Guest.stranger(url).get<RoomPage>('/api/rooms')).cleared).to.equal(undefined)
    const { at } = (await toldTo(ada))![0]!
    await ada.delete(`/api/me/cleared?at=${at - 1}`)
    expect(await toldTo(ada), 'not read yet').to.have.length(1)
    await ada.delete(`/api/me/cleared?at=${at}`)
    expect(await toldTo(ada)).to.equal(undefined)
    expect(await toldTo(bea), 'not by her').to.have.length(1)
    for (const query of ['', '?at=', '?at=x', '?at=1&room=2'])
      expect(await ada.refused('DELETE', `/api/me/cleared${query}`)).to.equal('400 badRequest')
    expect(await Guest.stranger(url).refused('DELETE', '/api/me/cleared?at=1')).to.equal('401 noSession')
    passTime(31 * DAY)
    const { room, guests, seats } = await playing(url, 2)
    await guests[0]!.get(`/api/rooms/${room}`)
    await step(seats, chance(2))
    await until(async () => (await toldTo(bea)) === undefined, 'that it is long ago')
  })

  describe('by a share', () => {
    let folder: string
    let store: SqliteStore
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'starboard-'))
      store = new SqliteStore(folder)
    })
    afterEach(async () => {
      await store.close()
      rmSync(folder, { recursive: true, force: true })
    })

    const cleaned = () => {
      const services = {
        config: readConfig({}),
        store,
        log,
        peers: alone,
        ratings: { settleAll: async () => {} },
      } as unknown as Services
      const table = { presence: { deserted: true }, record: newRoom('toy', 2, '') }
      const tables = {
        use: async (id: string, work: (table: unknown) => Promise<void>) => work({ ...table, id }),
        drop: ({ id }: { id: string }) => store.dropRoom(id, 0),
      } as unknown as Tables
      return clean(services, tables)
    }
    const counts = async () => {
      const { rooms, people } = await store.ages.counts()
      return [rooms, people]
    }
    const opened = async (updatedAt: number, status: Room['status'] = 'open') =>
      store.addRoom({ ...newRoom('toy', 2, ''), updatedAt, status })

    it('of all that there are is what is deleted each time, of rooms as of people', async () => {
      await opened(Date.now(), 'playing')
      const years = Date.now() - 9 * 365 * DAY
      for (let i = 0; i < 299; i++) await opened(years)
      passTime(-9 * 365 * DAY)
      for (let i = 0; i < 150; i++) await store.savePerson({ id: `p${i}`, name: 'x', language: null })
      presentTime()
      expect(await cleaned()).to.equal(3)
      expect(await counts()).to.deep.equal([297, 148])
      expect(await cleaned()).to.equal(3)
      expect(await counts()).to.deep.equal([294, 146])
    })

    it('is nothing at all while nobody has played for weeks, and the log says so', async () => {
      await opened(Date.now() - 20 * DAY, 'playing')
      await opened(Date.now() - 300 * DAY)
      await opened(Date.now())
      await store.savePerson({ id: 'ada', name: 'Ada', language: null })
      expect(await cleaned()).to.equal(0)
      expect(said).to.include('nothing is deleted before somebody plays')
      await opened(Date.now(), 'playing')
      expect(await cleaned()).to.equal(1)
    })
  })
})
