/**
 * What people wait for their moves while ten tables of admirals think at the same server, beside what they wait without them:
 * a server for each, in turns, as anything else that the machine does makes everybody wait. The people are the same, and
 * so is their game.
 */
import { once } from 'node:events'
import type { GameModule } from '../../../games/kit/index.ts'
import { meta, raceForTheGalaxy } from '../../../games/race-for-the-galaxy/index.ts'
import type { Room } from '../../../lobby/protocol.ts'
import { Guest } from '../../lobby/support/guest.ts'
import { atMost, type Figure } from './figure.ts'
import { forked } from './fork.ts'
import { chance } from './play.ts'
import { BenchTable, type Tally } from './players.ts'

/** Tables of admirals, who play among themselves without a pause. */
const TABLES = 10
const ADMIRAL = meta.bots.at(-1)!
/** Tables of people, and milliseconds from one of their moves to the next. */
const OF_PEOPLE = 4
const PACE = 40
const SECONDS = 10
const TURNS = 3
/** By so many milliseconds may people be kept: nobody notices. */
const NOTICED = 5

const wait = (seconds: number) => new Promise(done => setTimeout(done, seconds * 1000))

/** Two admirals begin a match. */
async function seatAdmirals(host: Guest): Promise<string> {
  const { id } = await host.open({ game: meta.id, seats: 2 })
  await host.put(`/api/rooms/${id}/seats/1/bot`, { bot: ADMIRAL })
  await host.start(id)
  await host.put(`/api/rooms/${id}/seats/0/bot`, { bot: ADMIRAL })
  return id
}

const stepsOf = async (host: Guest, rooms: readonly string[]) => {
  let steps = 0
  for (const room of rooms) steps += (await host.get<Room>(`/api/rooms/${room}`)).steps
  return steps
}

/** What people waited, each time, and how many moves so many tables of admirals made meanwhile. */
async function measureOnce(tables: number): Promise<{ waits: number[]; thought: number }> {
  const { child, told } = await forked<{ url: string }>(
    new URL('./child.ts', import.meta.url),
    'withBots',
    meta.id,
    '0',
  )
  const tally: Tally = { moves: 0, bytes: 0, delays: [] }
  const game: GameModule = raceForTheGalaxy
  const people = Array.from(
    { length: OF_PEOPLE },
    (_, i) => new BenchTable(told.url, game, 'own', 2, chance(i), tally, PACE),
  )
  try {
    const host = await Guest.arrive(told.url)
    const rooms: string[] = []
    for (let n = 0; n < tables; n++) rooms.push(await seatAdmirals(host))
    // Threads take their time to read the games; from then on all tables think.
    while (tables > 0 && (await stepsOf(host, rooms)) < tables) await wait(0.2)
    for (const table of people) await table.open()
    for (const table of people) table.go()
    // The compiler has seen the rules by then.
    await wait(SECONDS / 2)
    const before = await stepsOf(host, rooms)
    tally.delays = []
    await wait(SECONDS)
    const waits = tally.delays
    return { waits, thought: (await stepsOf(host, rooms)) - before }
  } finally {
    for (const table of people) table.close()
    const gone = once(child, 'exit')
    child.kill('SIGTERM')
    await gone
  }
}

export async function* measure(): AsyncIterable<Figure[]> {
  const waits: { alone: number[]; beside: number[] } = { alone: [], beside: [] }
  let thought = 0
  for (let turn = 0; turn < TURNS; turn++) {
    waits.alone.push(...(await measureOnce(0)).waits)
    const beside = await measureOnce(TABLES)
    waits.beside.push(...beside.waits)
    thought += beside.thought
  }
  const at = (share: number, of: number[]) =>
    of.toSorted((a, b) => a - b)[Math.floor(of.length * share)] ?? Number.NaN
  const { alone, beside } = waits
  const later = at(0.99, beside) - at(0.99, alone)
  yield [
    { name: 'thinking.people.moves', value: beside.length },
    { name: 'thinking.admirals.moves', value: thought / (TURNS * SECONDS), unit: '/s' },
    { name: 'thinking.alone.p50', value: at(0.5, alone), unit: 'ms' },
    { name: 'thinking.alone.p99', value: at(0.99, alone), unit: 'ms' },
    { name: 'thinking.beside.p50', value: at(0.5, beside), unit: 'ms' },
    { name: 'thinking.beside.p99', value: at(0.99, beside), unit: 'ms' },
    { name: 'thinking.later.p99', value: later, unit: 'ms', goal: atMost(later, NOTICED) },
  ]
}
