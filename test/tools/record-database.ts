/**
 * Records a database as this version of the server leaves it, and the shape of the state, before a release:
 * `npm run record-database GAME` for a new version of the rules of a game, `npm run record-database tables` for one of the
 * tables. A match with each option is played on the real server, some for a few moves, some to the end. A database is
 * recorded once and never changed: it stands for those that people have at home.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import Database from 'libsql'
import { catalogue } from '../../games/index.ts'
import { type Asks, askWith, type GameModule, refuseSetup, type SetupValues } from '../../games/kit/index.ts'
import type { MoveResult, SeatKey } from '../../lobby/protocol.ts'
import { SQLITE, schemaVersion } from '../../lobby/server/storage/migrations.ts'
import { Guest, pause, type Seat, until } from '../lobby/support/guest.ts'
import { startServer } from '../lobby/support/server.ts'
import { chance, playing, step } from '../lobby/support/tables.ts'
import { optionSetsOf } from '../support/contract.ts'
import { fileOf } from '../support/databases.ts'
import { recordShape } from '../support/state-shape.ts'

/** How far matches are played: so many moves, again and again in this order. */
const LENGTHS = [4, 140, 30, Number.POSITIVE_INFINITY, 75]
/** Moves of every other match after the last restart: of these no state is stored, as after a crash. */
const SINCE = 5
const SNAPSHOT_EVERY = 25
/** After so many moves somebody answers in advance. */
const AHEAD = 6
/** After so many moves the last is taken back, where it can be. */
const BACK = 5

const what = process.argv[2] ?? ''
process.env.NODE_ENV = 'production'
const game = await catalogue[what === 'tables' ? Object.keys(catalogue)[0]! : what]?.load()
if (!game) throw new Error(`npm run record-database ${Object.keys(catalogue).join('|')}|tables`)
const name = what === 'tables' ? `tables-${schemaVersion(SQLITE)}` : `${what}-${game.meta.rulesVersion}`
const file = fileOf(name)
if (existsSync(file))
  throw new Error(`${name} was recorded for a release, and stands for what people have at home.`)

// First, for it plays more games than are stored: one that gets stuck is seen before anything is written.
if (what !== 'tables') recordShape(game)

const config = { snapshotEvery: SNAPSHOT_EVERY }
const random = chance(7)
/** The running matches, with what opens their seats. */
const running: { room: string; keys: SeatKey[] }[] = []

const first = await startServer({ games: [game], config })
for (const [i, { players, options }] of tablesOf(game).entries()) {
  const moves = await play(first.url, game, players, options, LENGTHS[i % LENGTHS.length]!)
  console.log(`${players} players, ${JSON.stringify(options)}: ${moves} moves`)
}
const server = await first.restart()
await goOn(server.url, game)
writeFileSync(file, gzipSync(copyOf(server.dataDir), { level: 9 }))
await server.end()
console.log(`${name}: ${Math.ceil(readFileSync(file).length / 1024)} kB`)
process.exit()

/** Each option once, with few and many players in turn, or with as many as it is for. */
function tablesOf(game: GameModule): { players: number; options: SetupValues }[] {
  const { minPlayers, maxPlayers } = game.meta
  return optionSetsOf(game, minPlayers).flatMap((options, i) => {
    const usual = i % 3 === 2 ? Math.min(4, maxPlayers) : minPlayers
    const sizes = [usual, ...Array.from({ length: maxPlayers - minPlayers + 1 }, (_, n) => minPlayers + n)]
    const players = sizes.find(size => !refuseSetup(game.options, options, size))
    return players === undefined ? [] : [{ players, options }]
  })
}

/** Plays a match with any legal moves, as far as it is to go; returns how far it got. */
async function play(
  url: string,
  game: GameModule,
  players: number,
  options: SetupValues,
  length: number,
): Promise<number> {
  const { room, guests, seats } = await playing(url, players, { game: game.meta.id, options })
  for (const seat of seats) await seat.say(`seat ${seat.table?.seat}`)
  let moves = 0
  while (moves < length && (await step(seats, random, game))) {
    moves += 1
    if (moves % AHEAD === 0) await sayAhead(game, seats)
    if (moves % BACK === 0) await takeBack(seats)
  }
  const isOver = seats[0]?.room?.status === 'finished'
  if (!isOver) running.push({ room, keys: await Promise.all(guests.map(guest => guest.seat(room))) })
  for (const guest of guests) guest.leave()
  return moves
}

/** Whoever can takes the last move back. */
async function takeBack(seats: readonly Seat[]): Promise<void> {
  for (const seat of seats) {
    const { step }: MoveResult = await seat.socket.emitWithAck('takeBack')
    if (step === undefined) continue
    await until(() => seats.every(one => one.step === step), 'the take-back')
    return
  }
}

/** Somebody answers in advance what they are asked, and the same for a while, where the game knows that. */
async function sayAhead({ standing, legalMoves }: GameModule, seats: readonly Seat[]): Promise<void> {
  for (const one of standing ? seats : []) {
    const { view, seat } = one.table!
    const asked = (id: number) => askWith(view as { asks: Asks }, id)!.kind
    const play = legalMoves(view, seat!).find(({ move, args: [id] }) =>
      standing!.kinds(move).includes(asked(id)),
    )
    if (!play) continue
    const [id, ...args] = play.args
    const [fact] = standing!.facts
    const lasts = { [fact!]: standing!.fact(view, seat!, fact!) }
    await one.move('setStanding', { kinds: [asked(id)], move: play.move, args, guards: {}, lasts })
    // Whether the others hear of it depends on what was answered.
    return pause(30)
  }
}

/** Half of the running matches go on a little, and the server does not stop. */
async function goOn(url: string, game: GameModule): Promise<void> {
  for (const { room, keys } of running.filter((_, i) => i % 2 === 0)) {
    const seats = await Promise.all(
      keys.map(({ seat, key }) =>
        Guest.stranger(url).watch(room, game.meta.id, { playerID: seat, credentials: key }),
      ),
    )
    await until(() => seats.every(seat => seat.table), 'the tables')
    for (let i = 0; i < SINCE; i++) await step(seats, random, game)
    for (const { socket } of seats) socket.close()
  }
}

/** The database of a server that runs, in one file. */
function copyOf(dataDir: string): Buffer {
  const copy = join(dataDir, 'copy.db')
  const db = new Database(join(dataDir, 'lobby.db'))
  db.exec(`vacuum into '${copy}'`)
  db.close()
  return readFileSync(copy)
}
