/**
 * Databases that released servers left behind, opened by this one: every match goes on, and its history
 * answers. That matches go on as they were recorded is in the contract of each game.
 */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import Database from 'libsql'
import { catalogue } from '../../games/index.ts'
import type { GameModule } from '../../games/kit/index.ts'
import type { HistoryStep, LogPage } from '../../lobby/protocol.ts'
import { Connection } from '../../lobby/server/storage/connection.ts'
import { SQLITE, schemaVersion } from '../../lobby/server/storage/migrations.ts'
import { databaseNames, roomsOf, unpack } from '../support/databases.ts'
import { Guest, until } from './support/guest.ts'
import { startServer } from './support/server.ts'
import { chance, step } from './support/tables.ts'

/** So many moves are made in every match that goes on. */
const MOVES = 12
/** One in so many steps of the past is looked at. */
const LOOK_EVERY = process.env.EVERY ? 17 : 41
/** So many moves may be there since the newest stored state. */
const SINCE = 5

describe('lobby: recorded databases', function () {
  this.timeout(120_000)
  const { NODE_ENV } = process.env
  let games: GameModule[]
  before(async () => {
    process.env.NODE_ENV = 'production'
    games = await Promise.all(Object.values(catalogue).map(({ load }) => load()))
  })
  after(() => {
    process.env.NODE_ENV = NODE_ENV
  })

  for (const name of databaseNames()) {
    it(`${name}: every match goes on, can be looked back on, and is there after the next restart`, async () => {
      const dataDir = unpack(name)
      const rooms = await roomsOf(dataDir)
      expect(rooms).not.to.deep.equal([])
      let server = await startServer({ games }, dataDir)
      const random = chance(3)
      const reached = new Map<string, number>()
      for (const room of rooms) {
        const game = games.find(({ meta }) => meta.id === room.game)!
        const about = `${room.game}, room ${room.id}`
        const seats = await Promise.all(
          room.seats.map(({ key }, seat) =>
            Guest.stranger(server.url).watch(room.id, room.game, {
              playerID: String(seat),
              credentials: key,
            }),
          ),
        )
        await until(() => seats.every(({ table, denied }) => table ?? denied[0]), about)
        expect(seats[0]!.denied, about).to.deep.equal([])
        // After a crash under other rules the moves that these do not make again are taken back.
        if (room.rulesVersion === game.meta.rulesVersion) expect(seats[0]!.step, about).to.equal(room.steps)
        expect(seats[0]!.step, about).to.be.within(room.steps - SINCE, room.steps)
        if (room.status === 'playing')
          for (let i = 0; i < MOVES && seats[0]!.room?.status !== 'finished'; i++)
            expect(await step(seats, random, game), about).to.equal(true)
        const reader = Guest.stranger(server.url)
        for (let at = 0; at < room.steps; at += LOOK_EVERY) {
          const past = await reader.get<HistoryStep>(`/api/rooms/${room.id}/history/${at}`)
          expect(past.step, about).to.be.within(0, at)
        }
        const { entries } = await reader.get<LogPage>(`/api/rooms/${room.id}/log`)
        expect(entries[0]!.n, about).to.be.at.least(1)
        reached.set(room.id, seats[0]!.step)
        for (const { socket } of seats) socket.close()
      }
      server = await server.restart()
      for (const [id, at] of reached) {
        const [seat] = [await Guest.stranger(server.url).watch(id, rooms.find(room => room.id === id)!.game)]
        await until(() => seat!.table, id)
        expect(seat!.step, id).to.equal(at)
      }
      await server.end()
    })
  }

  it('there is one of every version of the tables that was released', () => {
    const versions = databaseNames().map(name => {
      const db = new Database(join(unpack(name), 'lobby.db'))
      const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number }
      db.close()
      return version
    })
    const today = schemaVersion(SQLITE)
    const before = Array.from({ length: today - SQLITE.first }, (_, i) => SQLITE.first + i)
    expect(versions).to.include.members(before)
    expect(Math.max(...versions)).to.be.at.most(today)
  })

  it('have the tables of a new one, once they are opened', () => {
    const tablesIn = (dataDir: string) => {
      new Connection(dataDir).close()
      const db = new Database(join(dataDir, 'lobby.db'))
      const columns = db
        .prepare(
          `select tables.name as name, columns.name as field, columns.type, "notnull", dflt_value, pk
           from sqlite_master as tables, pragma_table_info(tables.name) as columns
           where tables.type = 'table' order by tables.name, field`,
        )
        .all()
      db.close()
      return columns
    }
    const fresh = tablesIn(mkdtempSync(join(tmpdir(), 'starboard-')))
    for (const name of databaseNames()) expect(tablesIn(unpack(name)), name).to.deep.equal(fresh)
  })
})
