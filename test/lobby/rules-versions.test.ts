import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import * as kit from '../../games/kit/index.ts'
import { definition } from '../../games/toy/game.ts'
import { type ToyState, type ToyView, toy, text as toyText } from '../../games/toy/index.ts'
import type { HistoryStep, LogPage, Room } from '../../lobby/protocol.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { Guest, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { chance, type Playing, playing, playOut, step } from './support/tables.ts'

type Definition = kit.GameDefinition<ToyState, ToyView>

/** Sparks under rules of another version. */
function toyUnder(rulesVersion: number, migrations: kit.Migrations, changes: Partial<Definition> = {}) {
  const own = { ...definition, ...changes }
  const setup: Definition['setup'] = beginning => ({ ...own.setup(beginning), rulesVersion })
  const { meta, bots } = toy
  return kit.moduleOf(
    { ...own, setup },
    { meta: { ...meta, rulesVersion }, bots, text: toyText, migrations },
  ) as unknown as kit.GameModule
}

/** From version 2 on the rounds are counted in tens. */
const IN_TENS: kit.Migrations = {
  1: g => {
    g.rounds = Number(g.rounds) * 10
    g.round = Number(g.round) * 10
    return true
  },
}

/** Rules under which nobody can swap a card, and which know how to go on. */
const withoutSwap = toyUnder(
  2,
  { 1: kit.asItIs },
  {
    moves: {
      ...definition.moves,
      swap: { ...definition.moves.swap!, refusal: () => kit.refuse('kit', 'stale') },
    },
  },
)

const logOf = async (reader: Guest, room: string) =>
  (await reader.get<LogPage>(`/api/rooms/${room}/log`)).entries
const keysOf = async (reader: Guest, room: string) => (await logOf(reader, room)).map(({ line }) => line?.key)

describe('lobby: matches of older rules', function () {
  this.timeout(60_000)
  let server: TestServer | undefined
  afterEach(() => server?.end())

  /** A match under rules 1, some moves on. */
  async function played(moves: number, config = {}): Promise<Playing> {
    server = await startServer({ config })
    const table = await playing(server.url, 2, { options: { rounds: 5 } })
    const random = chance(moves)
    for (let i = 0; i < moves; i++) await step(table.seats, random)
    return table
  }

  /** The same after a deployment: another server on the same data. */
  async function under(game: kit.GameModule, table: Playing): Promise<Playing> {
    server = await server!.restart({ games: [game] })
    return backAt(server.url, table)
  }

  async function backAt(url: string, { room, guests: before }: Playing): Promise<Playing> {
    const guests = before.map(guest => guest.movedTo(url))
    const seats = await Promise.all(guests.map(guest => guest.watch(room)))
    await until(() => seats.every(seat => seat.table ?? seat.denied[0]), 'the tables')
    return { room, guests, seats }
  }

  /** The same after a crash: a copy of what is on the disk, taken while the server runs. */
  async function afterACrash(game: kit.GameModule, table: Playing): Promise<Playing> {
    const copy = mkdtempSync(join(tmpdir(), 'starboard-'))
    cpSync(server!.dataDir, copy, { recursive: true })
    await server!.end()
    server = await startServer({ games: [game] }, copy)
    return backAt(server.url, table)
  }

  it('go on from where they are, as the game says, and tell the players', async () => {
    const table = await played(5)
    const { seats } = await under(toyUnder(2, IN_TENS), table)
    expect(seats[0]!.table!.view).to.deep.include({ rulesVersion: 2, rounds: 50, round: 10 })
    expect(seats[0]!.step).to.equal(5)
    const reader = Guest.stranger(server!.url)
    expect((await keysOf(reader, table.room)).at(-1)).to.equal('log.rulesChanged')
    const view = seats[0]!.table!.view as ToyView
    expect(view.log.lines.at(-1)!.line!.key).to.equal('log.rulesChanged')
    for (let i = 0; i < 3; i++) expect(await step(seats, chance(i))).to.equal(true)

    // What has gone on once is stored under the new rules.
    const again = await under(toyUnder(2, {}), table)
    expect(again.seats[0]!.step).to.equal(8)
    const keys = await keysOf(Guest.stranger(server!.url), table.room)
    expect(keys.filter(key => key === 'log.rulesChanged')).to.have.length(1)
  })

  it('have their log in the words of today, however long it is', async () => {
    const table = await played(33)
    const reader = Guest.stranger(server!.url)
    let before = await keysOf(reader, table.room)
    while (before.length <= kit.LOG_TAIL) {
      await step(table.seats, chance(1))
      before = await keysOf(reader, table.room)
    }
    expect(before[1]).to.equal('log.drew')
    const inDraws: kit.Migrations = {
      1: g => {
        kit.reword(g, said => (said.key === 'log.drew' ? kit.line('log.tie', said.params) : said))
        return true
      },
    }
    await under(toyUnder(2, inDraws), table)
    const after = await keysOf(reader.movedTo(server!.url), table.room)
    expect(after.slice(0, -1)).to.deep.equal(before.map(key => (key === 'log.drew' ? 'log.tie' : key)))
  })

  it('can still be looked back on, from the first step on', async () => {
    const table = await played(9, { snapshotEvery: 4 })
    const before: unknown[] = []
    for (let at = 0; at <= 9; at++)
      before.push((await table.guests[0]!.get<HistoryStep>(`/api/rooms/${table.room}/history/${at}`)).view)
    const told = await logOf(table.guests[0]!, table.room)
    const { seats } = await under(toyUnder(2, { 1: kit.asItIs }), table)
    await step(seats, chance(1))
    const reader = table.guests[0]!.movedTo(server!.url)
    for (let at = 0; at < 9; at++) {
      const past = await reader.get<HistoryStep>(`/api/rooms/${table.room}/history/${at}`)
      expect(past, `step ${at}`).to.include({ step: at, steps: 10 })
      expect(past.view).to.deep.equal({ ...(before[at] as object), rulesVersion: 2 })
    }
    expect((await logOf(reader, table.room)).slice(0, told.length)).to.deep.equal(told)
  })

  it('are looked back on as far as the new rules can make the moves again', async () => {
    const table = await played(0, { snapshotEvery: 4 })
    const seats = table.seats
    const swap = async (seat: Seat) => {
      const legal = toy.legalMoves(seat.table!.view as ToyView, seat.table!.seat!)
      const { move, args } = legal.find(one => one.move === 'swap')!
      await seat.move(move, ...args)
    }
    await step(seats, () => 0)
    await swap(seats[1]!)
    while (seats[0]!.step < 6) await step(seats, chance(3))
    await until(() => seats.every(seat => seat.step === 6), 'step 6')
    await under(withoutSwap, table)
    const reader = Guest.stranger(server!.url)
    const shown = async (at: number) =>
      (await reader.get<HistoryStep>(`/api/rooms/${table.room}/history/${at}`)).step
    expect(await Promise.all([0, 1, 2, 3, 4, 5, 6].map(shown))).to.deep.equal([0, 1, 1, 1, 4, 5, 6])
  })

  it('keep after a crash what does the same under both rules, and take the rest back', async () => {
    const table = await played(0)
    const { seats } = table
    const legal = () => toy.legalMoves(seats[0]!.table!.view as ToyView, '0')
    const play = async (name: string) => {
      const { move, args } = legal().find(one => one.move === name)!
      await seats[0]!.move(move, ...args)
    }
    await play('choose')
    await play('swap')
    const random = chance(8)
    while (seats[0]!.step < 7) await step(seats, random)
    const told = await logOf(table.guests[0]!, table.room)

    const { seats: back, guests } = await afterACrash(withoutSwap, table)
    expect(back.map(seat => seat.step)).to.deep.equal([1, 1])
    const reader = Guest.stranger(server!.url)
    expect(await reader.get<Room>(`/api/rooms/${table.room}`)).to.deep.include({
      steps: 1,
      status: 'playing',
    })
    const now = await logOf(guests[0]!, table.room)
    expect(now.slice(0, -2)).to.deep.equal(told.slice(0, now.length - 2))
    expect(now.slice(-2).map(({ line }) => [line?.key, line?.params?.count])).to.deep.equal([
      ['log.rulesChanged', undefined],
      ['log.movesUndone', 6],
    ])
    expect(now.map(({ n }) => n)).to.deep.equal(now.map((_, i) => i + 1))
    await playOut(back, chance(4), withoutSwap)
    expect((await reader.get<HistoryStep>(`/api/rooms/${table.room}/history/1`)).step).to.equal(1)
  })

  it('keep everything after a crash where the moves do the same', async () => {
    const table = await played(7)
    const view = structuredClone(table.seats[1]!.table!.view) as ToyView
    const { seats: back } = await afterACrash(toyUnder(2, { 1: kit.asItIs }), table)
    expect(back[1]!.step).to.equal(7)
    const { log, rulesVersion, ...rest } = back[1]!.table!.view as ToyView
    expect([rulesVersion, log.last]).to.deep.equal([2, view.log.last + 1])
    expect({ ...rest, rulesVersion: 1, log: view.log }).to.deep.equal(view)
    await playOut(back, chance(5))
  })

  it('go on without moves that do not follow even under their own rules, and never hang', async () => {
    const table = await played(5)
    const same = toyUnder(1, {}, { moves: withoutAnything() })
    const { seats: back, guests } = await afterACrash(same, table)
    expect(back[0]!.step).to.equal(0)
    expect((await keysOf(guests[0]!, table.room)).at(-1)).to.equal('log.movesUndone')
  })

  it('are over as they ended, when they are', async () => {
    const table = await played(0)
    await playOut(table.seats, chance(6))
    const end = table.seats[0]!.step
    const { seats } = await under(toyUnder(2, IN_TENS), table)
    expect(seats[0]!.step).to.equal(end)
    expect(seats[0]!.table!.view).to.have.nested.property('outcome.winners')
    const reader = Guest.stranger(server!.url)
    expect(await reader.get<HistoryStep>(`/api/rooms/${table.room}/history/${end - 1}`)).to.include({
      steps: end,
    })
    expect(await keysOf(reader, table.room)).not.to.include('log.rulesChanged')
  })

  it('say in words that they cannot go on where the game knows no way, and go on with the rules that do', async () => {
    const table = await played(1)
    const helpless: kit.Migrations[] = [{}, { 1: () => false }]
    for (const migrations of helpless) {
      const { seats } = await under(toyUnder(2, migrations), table)
      const [seat] = seats
      expect(seat!.denied[0]!.error).to.equal('rulesChanged')
      const reader = Guest.stranger(server!.url)
      expect(await reader.refused('GET', `/api/rooms/${table.room}/history/0`)).to.equal('409 rulesChanged')
      expect(await logOf(reader, table.room)).not.to.deep.equal([])
      expect((await reader.get<Room>(`/api/rooms/${table.room}`)).steps).to.equal(1)
    }
    const { seats } = await under(toyModule, table)
    expect(seats[0]!.step).to.equal(1)
    await playOut(seats, chance(7))
  })

  it('are refused in words by rules that are older than they', async () => {
    const table = await played(1)
    await under(toyUnder(2, { 1: kit.asItIs }), table)
    const [seat] = (await under(toyModule, table)).seats
    expect(seat!.denied[0]!.error).to.equal('rulesChanged')
  })

  it('do not depend on what boardgame.io kept beside the state', async () => {
    const table = await played(4)
    await server!.stop()
    const store = new SqliteStore(server!.dataDir)
    const { step: at, state } = (await store.snapshot(table.room, 99))!
    const { ctx, plugins, ...rest } = JSON.parse(state)
    const { numPlayers, turn, numMoves } = ctx
    const bare = { ...rest, ctx: { numPlayers, turn, numMoves }, plugins: { random: plugins.random } }
    const log = await store.lines(table.room, 999, 999)
    await store.goOnFrom((await store.room(table.room))!, { step: at, state: JSON.stringify(bare) }, log)
    await store.close()
    const { seats } = await under(toyModule, table)
    expect(seats[0]!.step).to.equal(4)
    await playOut(seats, chance(9))
  })
})

/** Moves of which none is legal. */
const withoutAnything = () =>
  Object.fromEntries(
    Object.entries(definition.moves).map(([name, spec]) => [
      name,
      { ...spec, refusal: () => kit.refuse('kit', 'stale') },
    ]),
  )
