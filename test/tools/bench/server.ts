/** Our server with SQLite on disk beside boardgame.io's in memory: the same game, the same machine, the same minute. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { catalogue } from '../../../games/index.ts'
import type { GameModule } from '../../../games/kit/index.ts'
import type { Cost } from './child.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { chance } from './play.ts'
import { BenchTable, type Protocol, type Tally } from './players.ts'

const SEATS = 3
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6)
const WARM_UP = SECONDS / 3

class Server {
  readonly url: string
  private readonly process: ChildProcess

  private constructor(process: ChildProcess, url: string) {
    this.process = process
    this.url = url
  }

  static async start(kind: 'ours' | 'stock', game: string, bytes = 0): Promise<Server> {
    const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [kind, game, String(bytes)], {
      execArgv: ['--import', '@oxc-node/core/register', '--expose-gc'],
    })
    const [{ url }] = (await once(child, 'message')) as [{ url: string }]
    return new Server(child, url)
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

interface Measured {
  movesPerSecond: number
  /** Moves in a second of the server's own processor time, whatever the players cost beside it. */
  movesPerCpuSecond: number
  bytesPerMove: number
  p50: number
  p99: number
}

const wait = (seconds: number) => new Promise(done => setTimeout(done, seconds * 1000))

/** So many tables played as fast as the server answers. */
async function load(
  kind: 'ours' | 'stock',
  protocol: Protocol,
  game: GameModule,
  bytes: number,
  matches: number,
): Promise<Measured> {
  const server = await Server.start(kind, game.meta.id, bytes)
  const tally: Tally = { moves: 0, bytes: 0, delays: [] }
  const tables = Array.from(
    { length: matches },
    (_, i) => new BenchTable(server.url, game, protocol, SEATS, chance(i), tally),
  )
  for (const table of tables) await table.open()
  for (const table of tables) table.go()
  await wait(WARM_UP)
  const before = await server.cost()
  Object.assign(tally, { moves: 0, bytes: 0, delays: [] })
  const began = performance.now()
  await wait(SECONDS)
  const seconds = (performance.now() - began) / 1000
  const { moves, bytes: received } = tally
  const delays = tally.delays.toSorted((a, b) => a - b)
  const { cpu } = await server.cost()
  for (const table of tables) table.close()
  await server.stop()
  return {
    movesPerSecond: moves / seconds,
    movesPerCpuSecond: (moves / (cpu - before.cpu)) * 1e6,
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

interface Comparison {
  game: GameModule
  matches: number
  /** Of padding. */
  bytes?: number
  /** How much better than boardgame.io's server ours should be. */
  goal: number
}

async function compare(name: string, { game, matches, bytes = 0, goal }: Comparison): Promise<Figure[]> {
  const stock = await load('stock', 'stock', game, bytes, matches)
  const same = await load('ours', 'stock', game, bytes, matches)
  const own = await load('ours', 'own', game, bytes, matches)
  const at = `server.${name}`
  const ratio = (of: keyof Measured, ours: Measured) => ours[of] / stock[of]
  const figures: Figure[] = [
    {
      name: `${at}.vsStock`,
      value: ratio('movesPerCpuSecond', own),
      goal: atLeast(ratio('movesPerCpuSecond', own), goal),
    },
    { name: `${at}.vsStock.sameClients`, value: ratio('movesPerCpuSecond', same) },
    { name: `${at}.vsStock.wall`, value: ratio('movesPerSecond', own) },
    { name: `${at}.vsStock.wall.sameClients`, value: ratio('movesPerSecond', same) },
    {
      name: `${at}.bytesRatio`,
      value: ratio('bytesPerMove', own),
      goal: atMost(ratio('bytesPerMove', own), 0.1),
    },
  ]
  for (const [who, measured] of Object.entries({ stock, same, own })) {
    figures.push({ name: `${at}.${who}.movesPerSecond`, value: measured.movesPerSecond, unit: '/s' })
    figures.push({ name: `${at}.${who}.p50`, value: measured.p50, unit: 'ms' })
    figures.push({ name: `${at}.${who}.p99`, value: measured.p99, unit: 'ms' })
  }
  return figures
}

/** `only` are the ids of the games that are asked for; all, and what does not depend on the game, if there are none. */
export async function* measure(only: readonly string[] = []): AsyncGenerator<Figure[]> {
  const games = await Promise.all(Object.values(catalogue).map(({ load }) => load()))
  for (const game of games)
    if (only.length === 0 || only.includes(game.meta.id))
      yield await compare(game.meta.id, { game, matches: 10, goal: 2 })
  if (only.length > 0) return
  const [game] = games as [GameModule]
  yield await compare(`${game.meta.id}.100`, { game, matches: 100, goal: 2 })
  yield await compare('padded50k', { game, matches: 10, bytes: 50_000, goal: 5 })
  yield await compare('padded300k', { game, matches: 10, bytes: 300_000, goal: 5 })
  const idle = await idleMatch(game)
  yield [{ name: 'server.idleMatchKb', value: idle, unit: 'kB', goal: atMost(idle, 60) }]
}
