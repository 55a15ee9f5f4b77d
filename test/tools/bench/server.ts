/**
 * Our server with SQLite on disk beside boardgame.io's, in memory and in files: the same game, the same machine, the same
 * minute. Work is compared in the servers' processor time; what players wait is told beside it.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { catalogue } from '../../../games/index.ts'
import type { GameModule } from '../../../games/kit/index.ts'
import { askedGames } from './asked.ts'
import type { Cost, Kind } from './child.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { forked } from './fork.ts'
import { chance } from './play.ts'
import { BenchTable, type Protocol, type Tally } from './players.ts'

const SEATS = 3
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
/** A server runs for weeks: it is measured when the compiler has seen so many moves, or after so many seconds. */
const WARM_AFTER = { moves: 3000, seconds: 8 }

class Server {
  readonly url: string
  private readonly process: ChildProcess

  private constructor(process: ChildProcess, url: string) {
    this.process = process
    this.url = url
  }

  static async start(kind: Kind, game: string, bytes = 0): Promise<Server> {
    const { child, told } = await forked<{ url: string }>(
      new URL('./child.ts', import.meta.url),
      kind,
      game,
      String(bytes),
    )
    return new Server(child, told.url)
  }

  async cost(): Promise<Cost> {
    this.process.send('cost')
    const [cost] = (await once(this.process, 'message')) as [Cost]
    return cost
  }

  async stop(): Promise<void> {
    const gone = once(this.process, 'exit')
    this.process.kill('SIGTERM')
    await gone
  }
}

interface Load {
  kind?: Kind
  protocol?: Protocol
  game: GameModule
  /** Of padding. */
  bytes?: number
  matches: number
  seats?: number
  /** Milliseconds from one move of a match to the next; 0: as fast as the server answers. */
  pace?: number
}

interface Measured {
  movesPerSecond: number
  /** Of the server's own processor time, whatever the players cost beside it. */
  cpuMsPerMove: number
  /** Share of one core that the server took. */
  core: number
  bytesPerMove: number
  p50: number
  p99: number
}

const wait = (seconds: number) => new Promise(done => setTimeout(done, seconds * 1000))

async function warmedUp(tally: Tally): Promise<void> {
  const end = performance.now() + WARM_AFTER.seconds * 1000
  while (tally.moves < WARM_AFTER.moves && performance.now() < end) await wait(0.1)
}

/** Opens tables, some at a time. */
async function openAll(tables: readonly BenchTable[]): Promise<void> {
  const left = [...tables]
  const openers = Array.from({ length: 10 }, async () => {
    for (let table = left.pop(); table; table = left.pop()) await table.open()
  })
  await Promise.all(openers)
}

/** So many tables are played for a while. */
async function measureLoad(load: Load): Promise<Measured> {
  const { kind = 'ours', protocol = 'own', game, bytes = 0, matches, seats = SEATS, pace = 0 } = load
  const server = await Server.start(kind, game.meta.id, bytes)
  const tally: Tally = { moves: 0, bytes: 0, delays: [] }
  const tables = Array.from(
    { length: matches },
    (_, i) => new BenchTable(server.url, game, protocol, seats, chance(i), tally, pace),
  )
  await openAll(tables)
  for (const table of tables) table.go()
  await warmedUp(tally)
  const before = await server.cost()
  Object.assign(tally, { moves: 0, bytes: 0, delays: [] })
  const began = performance.now()
  await wait(SECONDS)
  const ms = performance.now() - began
  const { moves, bytes: received } = tally
  const delays = tally.delays.toSorted((a, b) => a - b)
  const cpu = (await server.cost()).cpu - before.cpu
  for (const table of tables) table.close()
  await server.stop()
  return {
    movesPerSecond: (moves / ms) * 1000,
    cpuMsPerMove: cpu / moves,
    core: cpu / ms,
    bytesPerMove: received / moves,
    p50: delays[Math.floor(delays.length / 2)] ?? 0,
    p99: delays[Math.floor(delays.length * 0.99)] ?? 0,
  }
}

/** Bytes that a match takes in memory while people look at it and nobody moves. */
async function idleMatch(game: GameModule): Promise<number> {
  const MATCHES = 200
  const server = await Server.start('ours', game.meta.id)
  const tally: Tally = { moves: 0, bytes: 0, delays: [] }
  const table = () => new BenchTable(server.url, game, 'own', SEATS, chance(1), tally)
  const few = [table()]
  for (const one of few) await one.open()
  const before = await server.cost()
  const many = Array.from({ length: MATCHES }, table)
  for (const one of many) await one.open()
  await wait(1)
  const { heap } = await server.cost()
  for (const one of [...few, ...many]) one.close()
  await server.stop()
  return (heap - before.heap) / MATCHES / 1000
}

interface Comparison extends Pick<Load, 'game' | 'matches' | 'seats' | 'bytes'> {
  /** How many moves of ours a move of boardgame.io's server in memory should cost at least. */
  goal: number
  /** Which part of its bytes our server should send at most. */
  bytesAtMost?: number
}

/** Games whose tables are larger than others, with goals of their own. */
const LARGE: { [id: string]: Pick<Comparison, 'seats' | 'goal' | 'bytesAtMost'> } = {
  'twilight-imperium-3': { seats: 6, goal: 5, bytesAtMost: 0.05 },
}

/** boardgame.io's server in memory and in files, ours with its clients, and ours with our own. */
async function compare(name: string, { goal, bytesAtMost = 0.1, ...load }: Comparison): Promise<Figure[]> {
  const stock = await measureLoad({ ...load, kind: 'stock', protocol: 'stock' })
  const flatFile = await measureLoad({ ...load, kind: 'flatFile', protocol: 'stock' })
  const same = await measureLoad({ ...load, protocol: 'stock' })
  const own = await measureLoad(load)
  const at = `server.${name}`
  const vsStock = stock.cpuMsPerMove / own.cpuMsPerMove
  const vsFlatFile = flatFile.cpuMsPerMove / own.cpuMsPerMove
  const bytes = own.bytesPerMove / stock.bytesPerMove
  return [
    { name: `${at}.vsStock`, value: vsStock, goal: atLeast(vsStock, goal) },
    { name: `${at}.vsStock.sameClients`, value: stock.cpuMsPerMove / same.cpuMsPerMove },
    { name: `${at}.vsStockFlatFile`, value: vsFlatFile, goal: atLeast(vsFlatFile, 2) },
    { name: `${at}.bytesRatio`, value: bytes, goal: atMost(bytes, bytesAtMost) },
    ...Object.entries({ stock, flatFile, same, own }).flatMap(([who, measured]) =>
      figuresOf(`${at}.${who}`, measured),
    ),
  ]
}

const figuresOf = (at: string, { cpuMsPerMove, p50, p99 }: Measured): Figure[] => [
  { name: `${at}.move`, value: cpuMsPerMove, unit: 'cpu ms' },
  { name: `${at}.p50`, value: p50, unit: 'ms' },
  { name: `${at}.p99`, value: p99, unit: 'ms' },
]

/** Two people at each table: as fast as it goes, and at a rate that a busy server has. */
async function twoWatchers(game: GameModule): Promise<Figure[]> {
  const at = `server.${game.meta.id}`
  const { cpuMsPerMove } = await measureLoad({ game, matches: 10, seats: 2 })
  const busy = await measureLoad({ game, matches: 500, seats: 2, pace: 1000 })
  return [
    { name: `${at}.2watchers.move`, value: cpuMsPerMove, unit: 'cpu ms', goal: atMost(cpuMsPerMove, 0.6) },
    { name: `${at}.500matches.movesPerSecond`, value: busy.movesPerSecond, unit: '/s' },
    { name: `${at}.500matches.core`, value: busy.core, unit: 'cores', goal: atMost(busy.core, 0.6) },
    ...figuresOf(`${at}.500matches`, busy),
  ]
}

/** `only` are the ids of the games that are asked for; all, and what does not depend on the game, if there are none. */
export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  const first = await catalogue['not-alone']!.load()
  for (const [id, { load }] of askedGames(only)) {
    const game = await load()
    yield await compare(id, { game, matches: 10, goal: 1, ...LARGE[id] })
    if (id === first.meta.id) yield await twoWatchers(game)
  }
  if (only.length > 0) return
  yield await compare(`${first.meta.id}.100`, { game: first, matches: 100, goal: 1 })
  yield await compare('padded50k', { game: first, matches: 10, bytes: 50_000, goal: 5 })
  yield await compare('padded300k', { game: first, matches: 10, bytes: 300_000, goal: 5 })
  const idle = await idleMatch(first)
  yield [{ name: 'server.idleMatchKb', value: idle, unit: 'kB', goal: atMost(idle, 60) }]
}
