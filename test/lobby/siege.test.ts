import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { GameModule } from '../../games/kit/index.ts'
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import type { Limits } from '../../lobby/server/index.ts'
import type { Losses, Siege } from './support/besiegers.ts'
import { Guest, pause } from './support/guest.ts'
import { chance, type Playing, playing, step } from './support/tables.ts'

const race = raceForTheGalaxy as unknown as GameModule
const MOVES = 200

const FORTRESS = fileURLToPath(new URL('./support/fortress.ts', import.meta.url))
const BESIEGERS = fileURLToPath(new URL('./support/besiegers.ts', import.meta.url))

const ninthOfTen = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)]!

describe('lobby: under siege', function () {
  this.timeout(120_000)
  let folder: string
  let url: string
  /** A server that nobody besieges. */
  let quiet: string
  let match: Playing
  const children: ChildProcess[] = []

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'starboard-'))
  })
  afterEach(async () => {
    for (const guest of match.guests) guest.leave()
    for (const child of children.splice(0)) {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  })

  /** Runs a script beside this process. Reads what it prints, line by line. */
  function run(script: string, ...given: string[]): () => Promise<string> {
    const child = spawn(process.execPath, ['--import', '@oxc-node/core/register', script, ...given], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    children.push(child)
    const lines = createInterface(child.stdout!)[Symbol.asyncIterator]()
    return async () => (await lines.next()).value
  }

  /** A server whose match of Race is well under way, so that a spectator's state is large. */
  async function fortress(limits: Partial<Limits> = {}): Promise<void> {
    quiet = await run(FORTRESS, join(folder, 'quiet'))()
    url = await run(FORTRESS, join(folder, 'besieged'), JSON.stringify(limits))()
    match = await playing(url, 4, { game: race.meta.id })
    const random = chance(1)
    for (let i = 0; i < MOVES; i++) await step(match.seats, random, race)
  }

  /** An attack that has begun. Says at its end what it has lost. */
  async function siege(changes: Partial<Siege>): Promise<() => Promise<Losses>> {
    const usual = { url, game: race.meta.id, room: match.room, address: '203.0.113.7', sockets: 40, rate: 18 }
    const given = { ...usual, reads: true, milliseconds: 9000, untilClosed: false, ...changes }
    const next = run(BESIEGERS, JSON.stringify(given satisfies Siege))
    expect(await next()).to.equal('begun')
    return async () => JSON.parse(await next())
  }

  /** An honest table of a server: a new one whenever a match is over. Says how long one move took, in milliseconds. */
  function honest(server: string) {
    const random = chance(2)
    let table: Playing | undefined
    const leave = () => {
      for (const guest of table?.guests ?? []) guest.leave()
      table = undefined
    }
    const move = async (): Promise<number> => {
      table ??= await playing(server, 4, { options: { rounds: 5 } })
      const before = performance.now()
      if (await step(table.seats, random)) return performance.now() - before
      leave()
      return move()
    }
    return { move, leave }
  }

  /**
   * Plays at an honest table while the siege goes on. Moves are answered in time, as far as this machine is quick: what
   * the same moves take meanwhile at a server that nobody besieges.
   */
  async function playsOn(): Promise<void> {
    const tables = [honest(url), honest(quiet)]
    const found: number[][] = [[], []]
    for (const end = Date.now() + 8000; Date.now() < end; await pause(50))
      for (const [i, table] of tables.entries()) found[i]!.push(await table.move())
    for (const table of tables) table.leave()
    const [besieged, usual] = found as [number[], number[]]
    expect(besieged.length, 'moves').to.be.above(10)
    const most = Math.max(500, 10 * ninthOfTen(usual))
    expect(ninthOfTen(besieged), `milliseconds, of ${besieged.length} moves`).to.be.below(most)
  }

  const memory = () => Guest.stranger(url).metric('process_resident_memory_bytes')

  it('goes on for everybody else when spectators ask for everything all the time', async () => {
    await fortress()
    const losses = await siege({ sockets: 40 })
    await playsOn()
    expect((await losses()).closed, 'sockets thrown out').to.be.at.least(40)
  })

  it('owes little to spectators who do not read', async () => {
    await fortress()
    const before = await memory()
    const losses = await siege({ sockets: 25, reads: false })
    await playsOn()
    expect(((await memory()) - before) / 1e6, 'megabytes more').to.be.below(80)
    await losses()
  })

  it('closes a socket that leaves unread what it is sent, though it answers pings', async () => {
    await fortress({ work: 0, messages: 0 })
    const before = await memory()
    const losses = await siege({
      sockets: 2,
      rate: 200,
      reads: false,
      untilClosed: true,
      milliseconds: 30_000,
    })
    expect((await losses()).closed).to.equal(1)
    expect(((await memory()) - before) / 1e6, 'megabytes more').to.be.below(80)
  })
})
