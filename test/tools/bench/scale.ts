/**
 * Server processes on one PostgreSQL, with the database in memory as far as `fsync` goes: what a second process brings, what
 * it costs that people of one table are at both, and how soon one hears of the other. BENCH_MOVES races for longer. Before
 * that, how long a move takes to be stored, and what a crowd takes of one server.
 */
import { Database } from '../../../lobby/server/storage/postgres/database.ts'
import { until } from '../../lobby/support/guest.ts'
import { Postgres } from '../../lobby/support/postgres.ts'
import { begin, type Player, ServerProcess } from '../../lobby/support/processes.ts'
import { measureAppends } from './append.ts'
import { measureCrowd } from './crowd.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { usedBy } from './processor.ts'

const MOVES = Number(process.env.BENCH_MOVES ?? 2000)
const MATCHES = 20
/** Moves of all matches together, in a second. */
const PACE = 60
const SECONDS = 10
const usedByAll = (servers: readonly ServerProcess[]) =>
  servers.reduce((sum, server) => sum + usedBy(server.pid), 0)

let words = 0

/** Everybody moves as fast as it is acknowledged. */
async function race(players: readonly Player[], moves: number): Promise<void> {
  let said = 0
  const run = async (player: Player) => {
    while (said < moves) if (await player.say(`word ${++words}`)) said += 1
  }
  await Promise.all(players.map(run))
}

/** Milliseconds of the servers' processor time for one move. */
async function costOf(servers: readonly ServerProcess[], players: readonly Player[]): Promise<number> {
  const before = usedByAll(servers)
  await race(players, MOVES)
  return (usedByAll(servers) - before) / MOVES
}

/** How many acknowledged moves are not stored as they were told, and how many watchers do not see the newest one. */
async function faults(
  players: readonly Player[],
  database: string,
): Promise<{ lost: number; stale: number }> {
  const db = new Database(database)
  const rows = await db.all<{ room: string; step: number; args: string }>(
    'select room, step, args from moves',
  )
  await db.close()
  const stored = new Map(rows.map(({ room, step, args }) => [`${room}/${step}`, JSON.parse(args)[1]]))
  const last = new Map<string, number>()
  for (const { room, step } of rows) last.set(room, Math.max(step, last.get(room) ?? 0))
  const isThere = ({ seat, room }: Player) => seat.step === last.get(room)
  await until(() => players.every(isThere), 'everybody', 10_000).catch(() => {})
  const lost = players.flatMap(({ told, room }) =>
    [...told].filter(([word, step]) => stored.get(`${room}/${step}`) !== word),
  )
  return { lost: lost.length, stale: players.filter(player => !isThere(player)).length }
}

/** How long the other player of a match waits for each move, who is at the other process. */
async function latencies(players: readonly Player[]): Promise<number[]> {
  const waits: number[] = []
  const pauses = 1000 / PACE
  for (let i = 0; i < PACE * SECONDS; i++) {
    const mover = players[i % players.length]!
    const other = players[(i % players.length) ^ 1]!
    const sent = performance.now()
    const heard = new Promise<void>(resolve => {
      other.seat.socket.once('patch', () => {
        waits.push(performance.now() - sent)
        resolve()
      })
    })
    void mover.say(`word ${++words}`)
    await Promise.all([heard, new Promise(next => setTimeout(next, pauses))])
  }
  return waits.sort((a, b) => a - b)
}
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.floor((sorted.length - 1) * share)]!

const leave = (players: readonly Player[]) => {
  for (const player of players) player.leave()
}

export async function* measure(): AsyncIterable<Figure[]> {
  yield* measureAppends()
  yield* measureCrowd()
  yield* measureProcesses()
}

async function* measureProcesses(): AsyncIterable<Figure[]> {
  const postgres = await Postgres.begin()
  const database = await postgres.newDatabase()
  const one = await ServerProcess.start(database)
  const two = await ServerProcess.start(database)
  const servers = [one, two]
  try {
    const apart = [...(await begin([one.url], MATCHES / 2)), ...(await begin([two.url], MATCHES / 2))]
    // The compilers of both have seen as much, and enough, before anything is measured.
    await race(apart, MOVES * 2)
    const double = await costOf(servers, apart)
    leave(apart)
    const alone = await begin([one.url], MATCHES)
    const single = await costOf([one], alone)
    leave(alone)
    yield [{ name: 'scale.oneProcess.perProcessorSecond', value: 1000 / single, unit: 'moves' }]
    const ratio = (2 * single) / double
    yield [{ name: 'scale.twoProcesses.ratio', value: ratio, goal: atLeast(ratio, 1.8) }]

    const spread = await begin([one.url, two.url], MATCHES)
    const waits = await latencies(spread)
    const [p50, p99] = [quantile(waits, 0.5), quantile(waits, 0.99)]
    yield [
      { name: 'scale.betweenProcesses.p50', value: p50, unit: 'ms', goal: atMost(p50, 5) },
      { name: 'scale.betweenProcesses.p99', value: p99, unit: 'ms', goal: atMost(p99, 50) },
    ]

    const both = await costOf(servers, spread)
    const { lost, stale } = await faults(spread, database)
    yield [
      { name: 'scale.spreadOverBoth.cost', value: both / single, unit: 'times' },
      { name: 'scale.lostMoves', value: lost, goal: atMost(lost, 0) },
      { name: 'scale.staleWatchers', value: stale, goal: atMost(stale, 0) },
    ]
    leave(spread)
  } finally {
    await Promise.all(servers.map(server => server.end()))
    await postgres.end()
  }
}
