import { spawnSync } from 'node:child_process'
import { expect } from 'chai'
import type { Room, RoomPage } from '../../lobby/protocol.ts'
import { Guest, type Seat, until } from './support/guest.ts'
import { hasPostgres, Postgres } from './support/postgres.ts'
import { startServer } from './support/server.ts'
import { anyMove, chance, playing, playOut, step } from './support/tables.ts'

;(hasPostgres ? describe : describe.skip)('lobby: a folder that moves to PostgreSQL', () => {
  let postgres: Postgres
  before(async () => {
    postgres = await Postgres.begin()
  })
  after(() => postgres.end())

  const move = (dataDir: string, database: string) => {
    const args = ['--import', '@oxc-node/core/register', 'lobby/move-database.ts']
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }

  it('goes on there: running matches, chat, drafts, finished ones and everybody’s session', async () => {
    // Also where the other tests run on PostgreSQL, it begins with a folder.
    const before = await startServer({ config: { database: '' } })
    const random = chance(4)
    const done = await playing(before.url, 2, { options: { rounds: 1 } })
    await playOut(done.seats, random)
    const { room, guests, seats } = await playing(before.url, 3, { options: { choice: 'secret', rounds: 2 } })
    for (let i = 0; i < 4; i++) await step(seats.slice(0, 1), random).catch(() => false)
    const first = anyMove(seats[1]!, random)!
    await seats[1]!.socket
      .timeout(5000)
      .emitWithAck('draft', first.args[0], { move: first.move, args: first.args })
    await seats[0]!.say('before')
    const views = seats.map(({ table }) => table!.view)
    const config = { database: await postgres.newDatabase(), secret: '' }
    expect(move(before.dataDir, config.database).said).to.include('Another server already uses the folder')
    await before.stop()

    const moved = move(before.dataDir, config.database)
    expect(moved.status, moved.said).to.equal(0)
    expect(moved.said).to.match(/^rooms: 2$/m)
    expect(move(before.dataDir, config.database).said).to.include(
      'something in the PostgreSQL database already',
    )

    const server = await startServer({ config })
    const back = guests.map(guest => guest.movedTo(server.url))
    const again: Seat[] = await Promise.all(back.map(guest => guest.watch(room)))
    await until(() => again.every(({ table }) => table), 'the tables')
    expect(again.map(({ table }) => table!.view)).to.deep.equal(views)
    expect(again[1]!.table!.drafts).to.deep.equal({ [first.args[0]]: { move: first.move, args: first.args } })
    await again[1]!.say('after')
    await until(() => again[0]!.chat.length === 2, 'the chat')
    expect(again[0]!.chat.map(({ text }) => text)).to.deep.equal(['before', 'after'])
    await playOut(again, random)
    const { rooms } = await done.guests[0]!.movedTo(server.url).get<RoomPage>('/api/rooms?mine=1')
    expect(rooms.map(({ id, status }: Room) => [id, status])).to.deep.equal([[done.room, 'finished']])
    await Guest.arrive(server.url, 'Newcomer')
    await server.end()
    await before.end()
  })
})
