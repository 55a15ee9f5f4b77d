import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { ClubPage } from '../../lobby/people.ts'
import type { Room, RoomPage } from '../../lobby/protocol.ts'
import { readConfig } from '../../lobby/server/index.ts'
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

  const run = (script: string, dataDir: string, database: string, ...given: string[]) => {
    const args = ['--import', '@oxc-node/core/register', `lobby/${script}.ts`, ...given]
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: database }
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' })
    return { status, said: stdout + stderr }
  }
  const move = (dataDir: string, database: string) => run('move-database', dataDir, database)

  it('goes on there: running matches, chat, drafts, finished ones and everybody’s session', async () => {
    // Also where the other tests run on PostgreSQL, it begins with a folder.
    const before = await startServer({ config: { database: '', timeEvery: 3_600_000 } })
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
    // A club, and what is yet to be posted of it.
    const [ada] = guests as [Guest]
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const webhook = { url: 'https://hooks.example/x', language: 'en', zone: 'UTC' }
    await ada.put(`/api/clubs/${club.id}/webhook`, webhook)
    await ada.open({ club: club.id })
    const config = { database: await postgres.newDatabase(), secret: '' }
    expect(move(before.dataDir, config.database).said).to.include('Another server already uses the folder')
    await before.stop()

    const moved = move(before.dataDir, config.database)
    expect(moved.status, moved.said).to.equal(0)
    expect(moved.said)
      .to.match(/^rooms: 3$/m)
      .and.to.match(/^club_outbox: 1$/m)
    expect(move(before.dataDir, config.database).said).to.include(
      'something in the PostgreSQL database already',
    )

    const server = await startServer({ config: { ...config, timeEvery: 3_600_000 } })
    const back = guests.map(guest => guest.movedTo(server.url))
    const again: Seat[] = await Promise.all(back.map(guest => guest.watch(room)))
    await until(() => again.every(({ table }) => table), 'the tables')
    expect(again.map(({ table }) => table!.view)).to.deep.equal(views)
    const { webhook: there } = await back[0]!.get<ClubPage>(`/api/clubs/${club.id}`)
    expect(there!.host).to.equal('hooks.example')
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

  it('comes back from a backup that was made while it was played, to a folder and to PostgreSQL', async () => {
    const random = chance(9)
    const config = { database: await postgres.newDatabase(), secret: '' }
    const server = await startServer({ config })
    const { room, guests, seats } = await playing(server.url, 2, { options: { rounds: 2 } })
    await step(seats, random)
    const views = seats.map(({ table }) => table!.view)
    const folder = join(server.dataDir, 'backup')
    const saved = run('backup', server.dataDir, config.database, folder)
    expect(saved.status, saved.said).to.equal(0)
    expect(run('backup', server.dataDir, config.database, folder).said).to.include('already')
    await step(seats, random)

    const { secret } = readConfig({ DATA_DIR: folder })
    const restored = await postgres.newDatabase()
    expect(move(folder, restored).said).to.include('Everything is in')
    for (const where of [
      { database: '', secret },
      { database: restored, secret: '' },
    ]) {
      const again = await startServer({ config: where }, folder)
      const back = await Promise.all(guests.map(guest => guest.movedTo(again.url).watch(room)))
      await until(() => back.every(({ table }) => table), 'the tables')
      expect(back.map(({ table }) => table!.view)).to.deep.equal(views)
      await playOut(back, chance(1))
      await again.stop()
    }
    await server.end()
  })

  it('leaves nothing behind where a backup fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'starboard-'))
    const failed = run('backup', folder, 'postgres://ada@127.0.0.1:1/lobby', folder)
    expect([failed.status, readdirSync(folder)]).to.deep.equal([1, []])
    rmSync(folder, { recursive: true })
  })
})
