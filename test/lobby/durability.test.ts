import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { HistoryStep } from '../../lobby/protocol.ts'
import { freePort } from '../support/ports.ts'
import { pause, type Seat, until } from './support/guest.ts'
import { anyMove, chance, type Playing, playing, playOut } from './support/tables.ts'

const CHILD = fileURLToPath(new URL('./support/child.ts', import.meta.url))
const KILLS = 4
const TABLES = 4
/** Acknowledged before each kill. */
const MOVES = 25

/** What somebody was told: that the match is at this step, looking like this. */
interface Told {
  seat: number
  step: number
  view: unknown
}

describe('lobby: a server that is killed', function () {
  this.timeout(60_000)
  let dataDir: string
  let child: ChildProcess | undefined
  /** The same one after each kill. */
  let port: string

  before(async () => {
    port = String(await freePort())
    dataDir = mkdtempSync(join(tmpdir(), 'starboard-'))
  })
  after(async () => {
    await kill()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function start(): Promise<string> {
    child = spawn(process.execPath, ['--import', '@oxc-node/core/register', CHILD, dataDir, port], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [address] = (await once(child.stdout!, 'data')) as [Buffer]
    return String(address).trim()
  }

  async function kill(): Promise<void> {
    if (child?.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  /** Plays from one seat as fast as the server answers, until the connection breaks; notes what was acknowledged. */
  async function hammer(seat: Seat, random: () => number, told: Told[]): Promise<void> {
    while (seat.socket.connected) {
      const move = anyMove(seat, random)
      if (!move) {
        await pause(2)
        continue
      }
      try {
        const { step } = await seat.move(move.move, ...move.args)
        if (step !== undefined && seat.step === step)
          told.push({ seat: Number(seat.table!.seat), step, view: seat.table!.view })
      } catch {
        return
      }
    }
  }

  it('has every move that it acknowledged, and lets everybody go on', async () => {
    const random = chance(99)
    const games: { table: Playing; told: Told[] }[] = []
    const isOpen = ({ table }: (typeof games)[number]) => table.seats[0]!.room?.status === 'playing'
    let url = await start()

    for (let round = 0; round < KILLS; round++) {
      while (games.filter(isOpen).length < TABLES)
        games.push({ table: await playing(url, 3, { options: { rounds: 5 } }), told: [] })
      const before = games.flatMap(({ told }) => told).length
      const hammering = games
        .filter(isOpen)
        .flatMap(({ table, told }) => table.seats.map(seat => hammer(seat, random, told)))
      await until(() => games.flatMap(({ told }) => told).length > before + MOVES, 'moves under load')
      await kill()
      await Promise.all(hammering)
      url = await start()
      for (const [i, { table, told }] of games.entries()) {
        table.seats = await Promise.all(table.guests.map(guest => guest.watch(table.room)))
        await until(() => table.seats.every(seat => seat.table), 'the tables after the restart')
        const last = Math.max(0, ...told.map(({ step }) => step))
        expect(table.seats[0]!.step, `table ${i} after kill ${round}`).to.be.at.least(last)
      }
    }

    for (const [i, { table, told }] of games.entries()) {
      for (const { step, seat, view } of told) {
        const kept = await table.guests[seat]!.get<HistoryStep>(`/api/rooms/${table.room}/history/${step}`)
        expect(kept.view, `table ${i}, step ${step}`).to.deep.equal(view)
      }
      if (isOpen({ table, told })) await playOut(table.seats, random)
    }
  })
})
