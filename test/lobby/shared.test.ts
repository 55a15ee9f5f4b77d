import { expect } from 'chai'
import { pino } from 'pino'
import { engineOf } from '../../lobby/bgio.ts'
import type { Room } from '../../lobby/protocol.ts'
import { Ratings } from '../../lobby/server/account/ratings.ts'
import { clean } from '../../lobby/server/cleaning.ts'
import { Past } from '../../lobby/server/history-cache.ts'
import { UNLIMITED } from '../../lobby/server/index.ts'
import { Limits } from '../../lobby/server/limits.ts'
import { createMetrics } from '../../lobby/server/metrics.ts'
import { alone } from '../../lobby/server/peers/peers.ts'
import { newRoom } from '../../lobby/server/room.ts'
import { emptySeat } from '../../lobby/server/seating.ts'
import type { Services } from '../../lobby/server/services.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { Tables } from '../../lobby/server/tables.ts'
import { Uptime } from '../../lobby/server/time/uptime.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { record, write } from './support/storage.ts'
import { anyMove, chance, playing, seated } from './support/tables.ts'

describe('lobby: two servers on one database', () => {
  let one: TestServer
  let two: TestServer
  before(async () => {
    one = await startServer({ config: { secret: 'the same secret for both of the servers' } })
    const store = new SqliteStore(one.dataDir)
    two = await startServer({ store, config: { secret: one.config.secret } }, one.dataDir)
  })
  after(async () => {
    await two.stop()
    await one.end()
  })

  it('lose no move and make none twice', async () => {
    const { room, guests, seats } = await playing(one.url, 2)
    const { seat, key } = await guests[1]!.seat(room)
    const far = await Guest.stranger(two.url).watch(room, 'toy', { playerID: seat, credentials: key })
    await until(() => far.table, 'the table at the other server')
    const [near] = seats
    const random = chance(1)
    const choose = anyMove(near!, random)!
    expect(await near!.move(choose.move, ...choose.args)).to.include({ step: 1 })
    expect(far.step, 'the other server has not heard of it').to.equal(0)
    const answer = anyMove(far, random)!
    expect(await far.move(answer.move, ...answer.args)).to.include({ step: 2 })
    await until(() => far.step === 2, 'both moves')
    expect(far.gaps).to.equal(0)
    const again = anyMove(near!, random) ?? { move: 'pass', args: [0] }
    const result = await near!.move(again.move, ...again.args)
    await until(() => near!.step >= 2, 'the moves of both servers')
    expect(result.step ?? result.refusal?.text.key).to.be.oneOf([3, 'refusal.stale'])
    const steps = await Promise.all(
      [one, two].map(({ url }) => Guest.stranger(url).get<Room>(`/api/rooms/${room}`)),
    )
    expect(Math.max(...steps.map(({ steps }) => steps))).to.equal(result.step ?? 2)
  })

  it('give a seat once', async () => {
    const { room, guests } = await seated(one.url, 1, { seats: 2 })
    const [ada, bea] = [await Guest.arrive(one.url), await Guest.arrive(two.url)]
    await Guest.stranger(two.url).get(`/api/rooms/${room}`)
    const answers = await Promise.all(
      [ada, bea].map(guest => guest.ask('PUT', `/api/rooms/${room}/seats/1`, {})),
    )
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409])
    expect(guests).to.have.length(1)
  })
})

describe('lobby: cleaning', () => {
  it('deletes what nobody has touched for long, and nothing else; rates what a server did not live to rate', async () => {
    const server = await startServer()
    const { room: open } = await seated(server.url, 2)
    const { room: played } = await playing(server.url, 2)
    const config = { ...server.config, keepOpen: 0, keepPlaying: 24 }
    await server.stop()
    const store = new SqliteStore(server.dataDir)
    const silent = () => undefined
    const services: Services = {
      config,
      store,
      uptime: new Uptime(store.uptime),
      log: pino({ level: 'silent' }),
      metrics: createMetrics(),
      limits: new Limits(UNLIMITED),
      past: new Past(),
      ratings: new Ratings({ store, peers: alone, log: pino({ level: 'silent' }) }),
      engines: new Map([['toy', engineOf(toyModule)]]),
      broadcast: () => silent,
      disconnect: silent,
      reconnect: silent,
      newSeed: () => 'seed',
      isSettled: () => true,
      peers: alone,
      lobby: {
        heard: silent,
        roomChanged: silent,
        roomMoved: silent,
        unlisted: silent,
        gone: silent,
        stirred: silent,
        talkedInClub: silent,
        said: silent,
      },
      bots: { wake: silent, busy: () => false },
      forced: { wake: silent, hold: silent },
    }
    const tables = new Tables(services)
    const bygone = { ...newRoom('a game of old', 2, ''), updatedAt: 0 }
    await store.addRoom(bygone)
    const people = ['ada', 'bea']
    for (const id of people) await store.savePerson({ id, name: id, language: null })
    const seats = people.map(person => ({ ...emptySeat(), person }))
    const changes = {
      rated: true,
      entrants: people,
      seats,
      ending: { places: [[['0']], [['1']]], figures: {} },
    }
    await store.addRoom(record('rated', { ...changes, updatedAt: Date.now() }))
    await store.startMatch(record('rated', { ...changes, status: 'playing', rulesVersion: 1 }), '{}', [])
    const { move } = write(1)
    const last = { ...write(1), room: 'rated', winners: ['0'], ending: changes.ending }
    await store.append({ ...last, move: { ...move, at: Date.now() } })
    expect(await clean(services, tables)).to.equal(2)
    expect((await store.ratings.ofRoom('rated')).map(({ person }) => person)).to.deep.equal(people)
    expect(await store.room(bygone.id)).to.equal(undefined)
    expect([await store.room(open), (await store.room(played))?.status]).to.deep.equal([undefined, 'playing'])
    await tables.stop()
    await store.close()
    await server.end()
  })
})
