/**
 * Ten thousand running matches at one server with the embedded database, somebody at each, and two hundred pages that look
 * at the list: what the matches take of the memory, what the pages take of the processor, and how long a move waits.
 */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import Sqlite from 'libsql'
import { databaseIn } from '../../../lobby/server/storage/folder.ts'
import { Guest, Seat } from '../../lobby/support/guest.ts'
import { begin, ServerProcess } from '../../lobby/support/processes.ts'
import { atMost, type Figure } from './figure.ts'
import { forked } from './fork.ts'
import { usedBy } from './processor.ts'

const MATCHES = Number(process.env.BENCH_MATCHES ?? 10_000)
const PAGES = 200
/** On a page of the list. */
const LISTED = 50
/** Moves of all matches together, in a second, and how many of them are at tables that are on the list. */
const PACE = 200
const SHOWN = 0.5
const SECONDS = 15
const AT_ONCE = 50

/** Kilobytes that a process has in memory. */
const memoryOf = ({ pid }: ServerProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1])

/** A folder with one match as the server has begun it, and its copies. Returns their ids, and the key of a seat of each. */
async function prepared(): Promise<{ dataDir: string; rooms: string[]; key: string }> {
  const server = await ServerProcess.start('')
  const [ada, bea] = await begin([server.url], 1)
  const { key } = await ada!.guest.seat(ada!.room)
  for (const player of [ada!, bea!]) player.leave()
  await server.stop()
  const db = new Sqlite(databaseIn(server.dataDir))
  const rooms = Array.from({ length: MATCHES - 1 }, (_, i) => `match${String(i).padStart(11, '0')}`)
  db.exec('begin')
  for (const table of ['rooms', 'seats', 'snapshots', 'lines']) {
    const names = (db.prepare(`pragma table_info(${table})`).all() as { name: string }[]).map(
      ({ name }) => name,
    )
    const own = table === 'rooms' ? 'id' : 'room'
    const values = names.map(name => (name === own ? '?' : name)).join()
    const copy = db.prepare(`insert into ${table} select ${values} from ${table} where ${own} = ?`)
    for (const room of rooms) copy.run(room, ada!.room)
  }
  db.exec('commit')
  db.close()
  return { dataDir: server.dataDir, rooms: [ada!.room, ...rooms], key }
}

/** Does something with each, some at a time. */
async function withAll<T, R>(things: readonly T[], work: (thing: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let i = 0; i < things.length; i += AT_ONCE)
    results.push(...(await Promise.all(things.slice(i, i + AT_ONCE).map(work))))
  return results
}

/** Moves for a while; says how long each waited, sorted, and what it took of a core. */
async function play(server: ServerProcess, shown: readonly Seat[], others: readonly Seat[]) {
  const waits: number[] = []
  const begun = performance.now()
  const before = usedBy(server.pid)
  const under: Promise<void>[] = []
  for (let i = 0; i < PACE * SECONDS; i++) {
    const seats = i % Math.round(1 / SHOWN) === 0 ? shown : others
    const seat = seats[Math.floor(i / 2) % seats.length]!
    const { asks } = seat.table!.view as { asks: { id: number; seat: string }[] }
    const sent = performance.now()
    const move = seat.move('add', asks.find(ask => ask.seat === '0')!.id, `word ${i}`)
    under.push(move.then(() => void waits.push(performance.now() - sent)))
    const due = begun + ((i + 1) * 1000) / PACE - performance.now()
    if (due > 0) await new Promise(next => setTimeout(next, due))
  }
  await Promise.all(under)
  const core = (usedBy(server.pid) - before) / (performance.now() - begun)
  return { waits: waits.sort((a, b) => a - b), core }
}

/** What the pages of another process have read since they were asked before. */
async function lettersOf(child: ChildProcess): Promise<number> {
  child.send('letters')
  const [{ letters }] = (await once(child, 'message')) as [{ letters: number }]
  return letters
}

export async function* measureCrowd(): AsyncIterable<Figure[]> {
  const { dataDir, rooms, key } = await prepared()
  const server = await ServerProcess.start('', dataDir)
  try {
    const stranger = await Guest.arrive(server.url)
    const empty = memoryOf(server)
    const seats = await withAll(rooms, async room => {
      const seat = Seat.take(await stranger.socket('counter'), room, { playerID: '0', credentials: key })
      while (!seat.table) await new Promise(next => setTimeout(next, 10))
      return seat
    })
    const perMatch = (memoryOf(server) - empty) / rooms.length
    yield [
      { name: 'scale.crowd.matches', value: rooms.length },
      { name: 'scale.crowd.memoryPerMatch', value: perMatch, unit: 'kB' },
    ]

    const { rooms: onList } = await stranger.get<{ rooms: { id: string }[] }>(`/api/rooms?limit=${LISTED}`)
    const isShown = new Set(onList.map(({ id }) => id))
    const shown = seats.filter((_, i) => isShown.has(rooms[i]!))
    const others = seats.filter((_, i) => !isShown.has(rooms[i]!))
    await play(server, shown, others)
    const alone = await play(server, shown, others)

    const { child } = await forked(new URL('./onlookers.ts', import.meta.url), server.url, String(PAGES))
    await lettersOf(child)
    const watched = await play(server, shown, others)
    const told = (await lettersOf(child)) / 1000 / PAGES / SECONDS
    child.kill()
    const ofPages = watched.core - alone.core
    const [p99, before] = [watched, alone].map(({ waits }) => waits[Math.floor(waits.length * 0.99)]!)
    yield [
      { name: 'scale.crowd.core', value: alone.core, unit: 'cores' },
      { name: 'scale.crowd.200pages.core', value: ofPages, unit: 'cores', goal: atMost(ofPages, 0.25) },
      { name: 'scale.crowd.200pages.toldPerSecond', value: told, unit: 'kB' },
      { name: 'scale.crowd.move.p99', value: before!, unit: 'ms' },
      { name: 'scale.crowd.200pages.move.p99', value: p99!, unit: 'ms' },
    ]
    stranger.leave()
  } finally {
    await server.end()
  }
}
