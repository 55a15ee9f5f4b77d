/**
 * One address of bad will sends everything that grows with what is sent or stored, with its worst input, to a server in a
 * process of its own with little memory and the limits of an installation. Everybody else goes on playing.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { toy } from '../../games/toy/index.ts'
import { engineOf } from '../../lobby/bgio.ts'
import { FORMAT, MOST_MOVES, VERSION } from '../../lobby/match-file.ts'
import { TAKE_BACK } from '../../lobby/replay.ts'
import { DOORS, REQUESTS } from '../../lobby/server/costs.ts'
import type { Assault, Attack } from './support/assailants.ts'
import type { Losses, Siege } from './support/besiegers.ts'
import { Guest, pause } from './support/guest.ts'
import { lengthen } from './support/long.ts'
import { startServer, toyModule } from './support/server.ts'
import { chance, type Playing, playing, playOut, step } from './support/tables.ts'

/** Megabytes of heap that the server has, of which nobody else's use is large. */
const HEAP = 400
/** What honest people may wait at most for other work of the server, one time of a hundred, in milliseconds. */
const LONGEST = 200
const LASTS = 3000
/** So often at least it is looked how long they wait. */
const LEAST = 8
/** In which Linux counts the time that processes work, in milliseconds. */
const TICK = 10
/** People look at the page of the table every so many moves: more often, they would be too many for one address. */
const LOOKS = 5

const script = (name: string) => fileURLToPath(new URL(`./support/${name}.ts`, import.meta.url))
const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)]!

/** What is sent to be practised with: many small things, or a legal move that is taken back again and again. */
function practiceFiles(folder: string): { things: string; takenBack: string } {
  const file = {
    format: FORMAT,
    version: VERSION,
    game: 'toy',
    options: {},
    seats: ['Ada', 'Bea'],
    start: null,
  }
  const engine = engineOf(toy)
  const first = engine.begin(2, {}, 'seed')
  const { move, args } = toyModule
    .legalMoves(engine.view(first, '0'), '0')
    .find(one => one.move === 'choose')!
  const wish = (moves: unknown[]) =>
    JSON.stringify({ step: moves.length, seat: 0, bot: 'chancer', file: { ...file, seed: 'seed', moves } })
  const again = Array.from({ length: 11_358 }, (_, i) => ({
    step: i + 1,
    seat: '0',
    ...(i % 2 === 0 ? { move, args } : { move: TAKE_BACK, args: [i - 1, 1] }),
  }))
  const things = wish([{ step: 1, seat: '0', move: 'choose', args: [0] }]).replace(
    '[0]',
    () => `[[${'{},'.repeat(340_000)}{}]]`,
  )
  const paths = { things: join(folder, 'things.json'), takenBack: join(folder, 'taken-back.json') }
  writeFileSync(paths.things, things)
  writeFileSync(paths.takenBack, wish(again))
  return paths
}

describe('lobby: one address with the worst of everything', function () {
  this.timeout(300_000)
  let folder: string
  /** The table of those who play. */
  let honest: Playing | undefined
  const random = chance(2)
  const children: ChildProcess[] = []

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'starboard-'))
  })
  after(async () => {
    for (const guest of honest?.guests ?? []) guest.leave()
    for (const child of children.splice(0)) {
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    }
    rmSync(folder, { recursive: true, force: true })
  })

  function run(name: string, given: string[], options: string[] = []) {
    const child = spawn(
      process.execPath,
      [...options, '--import', '@oxc-node/core/register', script(name), ...given],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    )
    children.push(child)
    const lines = createInterface(child.stdout!)[Symbol.asyncIterator]()
    return { child, next: async (): Promise<string> => (await lines.next()).value }
  }

  /** A folder with a match that goes on and one that is over, both as long as a match can be. */
  async function longMatches(dataDir: string) {
    const server = await startServer({ config: { database: '' } }, dataDir)
    const running = await playing(server.url, 2, { options: { rounds: 5 }, takeBacks: true })
    for (let i = 0; i < 6; i++) await step(running.seats, chance(i))
    const over = await playing(server.url, 2, { options: { rounds: 1 } })
    await playOut(over.seats, chance(1))
    for (const guest of [...running.guests, ...over.guests]) guest.leave()
    await server.stop()
    lengthen(dataDir, running.room, MOST_MOVES - 1000)
    lengthen(dataDir, over.room, MOST_MOVES - 1000)
    return {
      running: running.room,
      over: over.room,
      player: running.guests[0]!.cookie,
      owner: over.guests[0]!.cookie,
      id: over.guests[0]!.me.id,
    }
  }

  /**
   * How long a process has worked, in milliseconds: it is what others wait for, however busy this machine is with other things.
   * Where that cannot be read, what time it is.
   */
  function workOf(pid: number): number {
    try {
      const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
      const [user, system] = fields.split(' ').slice(11, 13).map(Number)
      return (user! + system!) * TICK
    } catch {
      return performance.now()
    }
  }

  /** How long the server works while people wait who play and look at the lobby, from addresses of their own, until `over`. */
  async function delays(url: string, pid: number, over: () => boolean): Promise<number[]> {
    const found: number[] = []
    const timed = async <T>(work: Promise<T>): Promise<T> => {
      const before = workOf(pid)
      const result = await work
      found.push(workOf(pid) - before)
      return result
    }
    // At least a few times, however slow everything is.
    while (!over() || found.length < LEAST) {
      honest ??= await playing(url, 2, { options: { rounds: 5 } })
      const { guests, seats, room } = honest
      if (await timed(step(seats, random))) {
        if (found.length % LOOKS === 0) await timed(guests[0]!.get(`/api/rooms/${room}`))
        await pause(40)
        continue
      }
      for (const guest of guests) guest.leave()
      honest = undefined
    }
    return found
  }

  it('delays nobody and takes no more memory than there is', async () => {
    const { running, over, player, owner, id } = await longMatches(folder)
    const { things, takenBack } = practiceFiles(folder)
    const words = join(folder, 'words.json')
    const play = join(folder, 'play.json')
    writeFileSync(words, '{}')
    writeFileSync(play, JSON.stringify({ step: 1, seat: 0, bot: 'chancer' }))
    const of = (name: string, cookie: string, path: string, more: Partial<Attack> = {}): Attack => {
      const [method = ''] = name.split(' ')
      return { name, method, path, cookie, ...more }
    }
    const answer = join(folder, 'answer.json')
    writeFileSync(answer, '{"agree":true}')
    const farewell = join(folder, 'farewell.json')
    writeFileSync(farewell, '{"name":"somebody else"}')
    const attacks: Attack[] = [
      of('POST /api/practice', owner, '/api/practice', { body: things }),
      of('POST /api/practice', owner, '/api/practice', { body: takenBack }),
      of('POST /api/practice', owner, '/api/practice', { body: takenBack, hangsUp: true }),
      of('GET /api/rooms/:id/file', owner, `/api/rooms/${over}/file`),
      of('GET /api/rooms/:id/file', player, `/api/rooms/${running}/file`),
      of('GET /api/rooms/:id/log', player, `/api/rooms/${running}/log?limit=100`),
      of('GET /games/:game/:id/log', player, `/games/toy/${running}/log`),
      of('GET /api/rooms/:id/history/:step', player, `/api/rooms/${running}/history/4`),
      of('GET /api/rooms/:id/pictures/:step', owner, `/api/rooms/${over}/pictures/2`),
      of('GET /api/rooms/:id/positions/:step', owner, `/api/rooms/${over}/positions/2`),
      of('POST /api/rooms/:id/play-on', owner, `/api/rooms/${over}/play-on`, { body: play }),
      of('GET /api/rooms/:id/review', owner, `/api/rooms/${over}/review`),
      of('POST /api/rooms/:id/take-back', player, `/api/rooms/${running}/take-back`, { body: words }),
      of('PUT /api/rooms/:id/take-back', player, `/api/rooms/${running}/take-back`, { body: answer }),
      of('GET /api/me/export', owner, '/api/me/export'),
      of('POST /api/me/farewell', owner, '/api/me/farewell', { body: farewell }),
      of('GET /api/people/:person', owner, `/api/people/${id}`),
      of('GET /api/feeds/:file', owner, `/api/feeds/${'x'.repeat(32)}.ics`),
    ]
    const growing = Object.keys(REQUESTS).filter(name => REQUESTS[name]!.door !== undefined)
    expect([...new Set(attacks.map(({ name }) => name))].sort(), 'all that grows').to.deep.equal(
      growing.sort(),
    )
    expect(Object.keys(DOORS)).not.to.deep.equal([])

    const fortress = run('fortress', [folder], [`--max-old-space-size=${HEAP}`])
    const url = await fortress.next()
    const pid = fortress.child.pid!
    const until = Date.now() + LASTS
    const usual = percentile(await delays(url, pid, () => Date.now() > until), 0.99)

    const assault: Assault = {
      url,
      network: '203.0.113',
      rate: 25,
      attacks,
    }
    const plan = join(folder, 'assault.json')
    writeFileSync(plan, JSON.stringify(assault))
    const assailants = run('assailants', [plan])
    const report: string[] = []
    const all: number[] = []

    /** Plays on while something else goes on. */
    async function playsOn(name: string, ended: () => Promise<string>): Promise<void> {
      const end = Date.now() + LASTS
      const found = await delays(url, pid, () => Date.now() > end)
      const told = await ended()
      expect(fortress.child.exitCode, `the server has ended: ${name}`).to.equal(null)
      report.push(`${name}: ${Math.round(percentile(found, 0.9))} ms, ${told}`)
      all.push(...found)
    }

    for (const { name } of attacks) {
      assailants.child.stdin!.write('begin\n')
      await assailants.next()
      await playsOn(name, () => {
        assailants.child.stdin!.write('end\n')
        return assailants.next()
      })
    }
    const siege: Siege = {
      url,
      game: 'toy',
      room: running,
      address: '198.51.100.7',
      sockets: 60,
      rate: 2,
      reads: true,
      milliseconds: LASTS * 2,
      untilClosed: false,
    }
    const besiegers = run('besiegers', [JSON.stringify(siege)])
    expect(await besiegers.next()).to.equal('begun')
    await playsOn('sync', besiegers.next)
    const { opened }: Losses = JSON.parse(report.at(-1)!.replace(/^[^{]*/, ''))
    expect(opened).to.be.at.least(60)

    if (process.env.REPORT) console.log(`usual ${Math.round(usual)} ms\n${report.join('\n')}`)
    expect(
      percentile(all, 0.99),
      `milliseconds, 99 of ${all.length} times\n${report.join('\n')}`,
    ).to.be.below(LONGEST)
    const heap = await Guest.stranger(url).metric('nodejs_heap_size_used_bytes')
    if (process.env.REPORT)
      console.log(`p99 ${Math.round(percentile(all, 0.99))} ms, heap ${Math.round(heap / 1e6)} MB`)
    expect(heap / 1e6, 'megabytes').to.be.below(HEAP)
  })
})
