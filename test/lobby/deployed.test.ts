/**
 * The servers of `lobby/deploy/compose.yaml`, with people at them while they are stopped, killed and replaced. It needs a
 * container engine with `docker compose`, and ports 80 and 443: `ENGINE=1 npx mocha test/lobby/deployed.test.ts`.
 */
import { execFile } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer } from './support/server.ts'
import { anyMove, chance } from './support/tables.ts'

const SITE = 'http://localhost'
const GAME = raceForTheGalaxy
const NAME = GAME.meta.id
/** How long nobody may be able to play, in milliseconds; a database takes its time to start. */
const SOON = 60_000
/** Before and after each incident: the game is to last. */
const MOVES = 4
const run = promisify(execFile)

;(process.env.ENGINE ? describe : describe.skip)('lobby: deployed', function () {
  this.timeout(30 * 60_000)
  const compose = (...args: string[]) =>
    run(
      'docker',
      ['compose', '--file', 'lobby/deploy/compose.yaml', '--project-name', 'starboard-test', ...args],
      {
        env: { ...process.env, PASSWORD: 'of the test' },
        maxBuffer: 2 ** 26,
      },
    )
  const isUp = () =>
    fetch(`${SITE}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
  const random = chance(7)
  let room: string
  let guests: Guest[]
  let seats: Seat[]

  before(async () => {
    await compose('up', '--build', '--detach')
    await until(isUp, 'the first server', SOON)
    guests = [await Guest.arrive(SITE, 'Ada'), await Guest.arrive(SITE, 'Bea')]
    room = (await guests[0]!.open({ game: NAME, seats: 2 })).id
    await guests[1]!.sit(room, 1)
    await guests[1]!.ready(room)
    await guests[0]!.start(room)
    await come()
  })
  after(() => compose('down', '--volumes', '--timeout', '5'))

  /** Everybody looks at the table, through whichever server answers. */
  async function come(): Promise<void> {
    const end = Date.now() + SOON
    for (;;) {
      try {
        for (const guest of guests) guest.leave()
        seats = await Promise.all(guests.map(guest => guest.watch(room, NAME)))
        await until(() => seats.every(({ table }) => table), 'the tables', 3000)
        return
      } catch (error) {
        if (Date.now() > end) throw error
        await pause(100)
      }
    }
  }

  /** The match goes on by so many moves; whoever loses a server comes to another one. */
  async function goOn(moves: number): Promise<void> {
    const end = Date.now() + SOON
    for (let made = 0; made < moves; ) {
      expect(Date.now(), 'the match goes on').to.be.lessThan(end)
      const seat = seats.find(seat => anyMove(seat, () => 0, GAME))
      expect(seat, 'somebody who can move').not.to.equal(undefined)
      try {
        if (!seats.every(({ socket }) => socket.connected)) throw new Error('a server is gone')
        const move = anyMove(seat!, random, GAME)!
        const { step } = await seat!.move(move.move, ...move.args)
        await until(() => seats.every(seat => seat.step >= step!), `step ${step}`, 2000)
        made += 1
      } catch {
        await come()
      }
    }
    const [first, second] = seats
    expect(first!.step).to.equal(second!.step)
  }

  const INCIDENTS: { [what: string]: () => Promise<unknown> } = {
    'both servers are there': async () => {},
    'one server is stopped in order': () => compose('stop', 'one'),
    'it is there again': () => compose('start', 'one'),
    'the other one is killed': () => compose('kill', 'two'),
    'a new one takes its place': () => compose('up', '--detach', '--force-recreate', '--no-deps', 'two'),
    'the database starts again': () => compose('restart', 'database'),
  }
  for (const [what, incident] of Object.entries(INCIDENTS))
    it(`plays on when ${what}`, async () => {
      const before = seats[0]!.step
      await Promise.all([goOn(MOVES), incident()])
      await come()
      await goOn(MOVES)
      expect(seats[0]!.step).to.be.at.least(before + 2 * MOVES)
    })

  it('goes on from a backup, as one server with a folder', async () => {
    await compose('exec', '-T', 'one', 'npm', 'run', 'backup', 'data/backup')
    const folder = mkdtempSync(join(tmpdir(), 'starboard-'))
    await compose('cp', 'one:/app/data/backup/.', folder)
    const server = await startServer({ games: [GAME] }, folder)
    const seat = await guests[0]!.movedTo(server.url).watch(room, NAME)
    await until(() => seat.table, 'the table')
    expect(seat.table).to.deep.include({ step: seats[0]!.step, view: seats[0]!.table!.view })
    await server.end()
  })
})
