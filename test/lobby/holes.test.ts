import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { Socket } from 'socket.io-client'
import type { GameModule } from '../../games/kit/index.ts'
import { toy } from '../../games/toy/index.ts'
import { createServer, inlineThinkers, UNLIMITED } from '../../lobby/server/index.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { engineOf } from '../support/bgio.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer, testConfig, toyModule } from './support/server.ts'
import { type Playing, playing } from './support/tables.ts'

/** The same rules under another name. */
const otherModule: GameModule = { ...toyModule, meta: { ...toyModule.meta, id: 'other' } }

/** Rules with a defect: nothing is refused beforehand, and moves throw. */
const fragileModule: GameModule = {
  ...toyModule,
  meta: { ...toyModule.meta, id: 'fragile' },
  refusal: () => undefined,
  createGame: () => {
    const game = toy.createGame()
    for (const phase of Object.values(game.phases!)) {
      for (const { moves } of Object.values(phase.turn!.stages!)) {
        for (const name of Object.keys(moves!)) {
          moves![name] = { move: (_, card: { toUpperCase(): void }) => card.toUpperCase(), client: false }
        }
      }
    }
    return game
  },
}

const MARKERS = /prngstate|"seed"|"deck":\["|"steps"/

describe('lobby: the twelve holes of boardgame.io 0.50.2, on raw sockets', () => {
  let server: TestServer
  let match: Playing
  let keys: string[]
  const sockets: Socket[] = []

  before(async () => {
    server = await startServer({ games: [toyModule, otherModule, fragileModule] })
  })
  after(() => server.end())
  beforeEach(async () => {
    match = await playing(server.url, 2)
    keys = await Promise.all(match.guests.map(async guest => (await guest.seat(match.room)).key))
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.close()
  })

  /** A socket that speaks boardgame.io's protocol and notes everything that it hears. */
  async function wire(game = 'toy') {
    const socket = await Guest.stranger(server.url).socket(game)
    sockets.push(socket)
    const heard: [event: string, ...args: unknown[]][] = []
    socket.onAny((event, ...args) => heard.push([event, ...args]))
    const count = (event: string) => heard.filter(([name]) => name === event).length
    return {
      heard,
      text: () => JSON.stringify(heard),
      async sync(playerID: string | null, credentials?: string, ...more: unknown[]) {
        const answers = count('sync') + count('denied')
        socket.emit('sync', match.room, playerID, credentials, ...more)
        await until(() => count('sync') + count('denied') > answers, 'an answer to sync')
        return heard.findLast(([event]) => event === 'sync' || event === 'denied')![0]
      },
      /** Sends an action and says how it was answered. */
      async act(action: unknown, stateID: unknown = 0, room: unknown = match.room) {
        const before = heard.length
        socket.emit('update', action, stateID, room, '0')
        await until(
          () => heard.slice(before).some(([event]) => ['denied', 'rejected', 'update'].includes(event)),
          'an answer to an action',
        )
        return heard.slice(before).find(([event]) => event !== 'sync' && event !== 'matchData')!
      },
      socket,
    }
  }

  const makeMove = (type: string, args: unknown, playerID = '0', credentials?: string) => ({
    type: 'MAKE_MOVE',
    payload: { type, args, playerID, credentials },
  })
  const choose = (view: unknown, seat: string) => {
    const { move, args } = toyModule.legalMoves(view, seat).find(legal => legal.move === 'choose')!
    return makeMove(move, args, seat)
  }

  /** Everybody still sees the match as it began. */
  async function nothingHappened() {
    for (const [seat, { step }] of match.seats.entries()) {
      expect(step).to.equal(0)
      const again = await match.guests[seat]!.watch(match.room)
      await until(() => again.table, 'the table')
      expect(again.table!.view).to.deep.equal(match.seats[seat]!.table!.view)
    }
    expect((await match.guests[0]!.ask('GET', '/health')).status).to.equal(200)
  }

  it('1: an argument that cannot be printed crashes nothing', async () => {
    const { sync, act } = await wire()
    await sync(null)
    expect((await act(makeMove('choose', [{ toString: 1 }])))[0]).to.equal('denied')
    await sync('0', keys[0])
    expect((await act(makeMove('choose', [1, { toString: 1 }])))[0]).to.equal('rejected')
    await nothingHappened()
  })

  it('2: a move that throws crashes nothing and is refused', async () => {
    const guests = [await Guest.arrive(server.url), await Guest.arrive(server.url)] as const
    const { id } = await guests[0].open({ game: 'fragile' })
    await guests[1].sit(id, 1)
    await guests[1].ready(id)
    await guests[0].start(id)
    const seat = await guests[0].watch(id, 'fragile')
    await until(() => seat.table, 'the table')
    expect(await seat.move('choose', 42)).to.have.nested.property('refusal.rule', 'kit')
    expect(seat.step).to.equal(0)
    await nothingHappened()
  })

  it('3: names of prototype members are no moves', async () => {
    const { sync, act } = await wire()
    await sync('0', keys[0])
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty']) {
      const [event, , reason] = await act(makeMove(name, [1]))
      expect([event, reason]).to.deep.equal([
        'rejected',
        { stateID: 0, move: name, refusal: { rule: 'kit', text: { key: 'refusal.unknownMove' } } },
      ])
    }
    await nothingHappened()
  })

  it('4: no action injects a state', async () => {
    const { sync, act } = await wire()
    await sync('0', keys[0])
    const payload = { credentials: keys[0], playerID: '0' }
    for (const action of [
      { type: 'UPDATE', state: { G: { hacked: true } }, payload },
      { type: 'SYNC', state: { G: { hacked: true } }, payload },
      { type: 'RESET', state: { G: { hacked: true } }, payload },
      { type: 'PATCH', patch: [{ op: 'replace', path: '/G', value: 1 }], payload },
      { type: 'PLUGIN', payload: { ...payload, type: 'random' } },
      { type: 'REDO', payload },
    ])
      expect((await act(action))[0], action.type).to.equal('denied')
    const undo = { type: 'UNDO', state: { G: { hacked: true } }, payload }
    expect((await act(undo))[0], 'a take-back, where nothing can be taken back').to.equal('rejected')
    await nothingHappened()
  })

  it('5: events are no actions', async () => {
    const { sync, act } = await wire()
    await sync('0', keys[0])
    for (const type of ['endGame', 'endTurn', 'endPhase', 'setPhase', 'setActivePlayers', 'pass']) {
      const payload = { type, args: [{ winner: '0' }], playerID: '0', credentials: keys[0] }
      expect((await act({ type: 'GAME_EVENT', payload }))[0], type).to.equal('denied')
      expect((await act(makeMove(type, [])))[0], type).to.equal('rejected')
    }
    await nothingHappened()
  })

  it('6: a seat moves only for itself, whatever the message says', async () => {
    const { sync, act } = await wire()
    await sync('0', keys[0])
    const forged = choose(match.seats[1]!.table!.view, '1')
    expect((await act(forged))[0]).to.equal('rejected')
    await nothingHappened()
    const own = choose(match.seats[0]!.table!.view, '0')
    const [event, , state] = await act({ ...own, payload: { ...own.payload, playerID: '1' } })
    expect(event).to.equal('update')
    expect((state as { G: { asks: object[] } }).G.asks).to.have.length(3)
    await until(() => match.seats[1]!.step === 1, 'the move at the other seat')
    const { players } = match.seats[1]!.table!.view as { players: { [seat: string]: { chosen: unknown[] } } }
    expect([players[0]!.chosen, players[1]!.chosen]).to.deep.equal([[null], []])
  })

  it('7: no message carries the secrets of the first state or the random numbers to come', async () => {
    const [spectator, player] = [await wire(), await wire()]
    await spectator.sync(null)
    await player.sync('0', keys[0])
    for (const seat of match.seats) {
      const { args, payload } = {
        args: toyModule.legalMoves(seat.table!.view, seat.table!.seat!),
        payload: null,
      }
      const { move, args: given } = args.find(legal => legal.move === 'choose')!
      expect(payload).to.equal(null)
      await seat.move(move, ...given)
    }
    await until(() => player.text().includes('"_stateID":2') && spectator.text().includes('"_stateID":2'))
    const hands = [0, 1].map(seat => {
      const view = match.seats[seat]!.table!.view as { players: { [seat: string]: { hand: string[] } } }
      return view.players[seat]!.hand
    })
    for (const { text } of [spectator, player]) expect(text()).not.to.match(MARKERS)
    const [, , info] = player.heard.find(([event]) => event === 'sync')!
    const { initialState, state } = info as Record<
      string,
      { G: { players: { [s: string]: { hand: unknown } } } }
    >
    for (const { G } of [initialState!, state!]) {
      expect(G.players[0]!.hand).to.include.members(hands[0]!)
      expect(G.players[1]!.hand).to.deep.equal([null, null, null])
    }
    expect(Object.keys(initialState!).sort()).to.deep.equal([
      'G',
      '_redo',
      '_stateID',
      '_undo',
      'ctx',
      'plugins',
    ])
    expect(initialState).to.deep.include({ plugins: {}, _undo: [], _redo: [] })
    expect(state).to.deep.include({ plugins: {}, _undo: [], _redo: [] })
    const [, , , log] = spectator.heard.find(([event]) => event === 'update')!
    expect((log as { action: { payload: { args: unknown } } }[])[0]!.action.payload.args).to.equal(null)
  })

  it('8: the seed is 128 random bits, not the clock', async () => {
    // Put together as an installation is: servers of tests have seeds of their own.
    const dataDir = mkdtempSync(join(tmpdir(), 'starboard-seeds-'))
    const games = [toyModule]
    const plain = await createServer({ games, thinkers: inlineThinkers(games), config: testConfig(dataDir) })
    const matches = [await playing(plain.url, 2), await playing(plain.url, 2)]
    const rooms = matches.map(({ room }) => room)
    const times = matches.map(({ seats }) => seats[0]!.room!.startedAt!)
    await plain.stop()
    const store = new SqliteStore(dataDir)
    const begun = await Promise.all(rooms.map(async id => JSON.parse((await store.snapshot(id, 0))!.state)))
    await store.close()
    rmSync(dataDir, { recursive: true })
    const seeds = begun.map(({ plugins }) => plugins.random.data.seed as string)
    for (const seed of seeds) expect(seed).to.match(/^[0-9a-f]{32}$/)
    expect(seeds[0]).not.to.equal(seeds[1])
    for (const [i, { G }] of begun.entries())
      for (let time = times[i]! - 100; time <= times[i]! + 10; time++) {
        const guess = engineOf({ ...toy.createGame(), seed: time.toString(36).slice(-10) }).start(2, {})
        expect(JSON.stringify(guess.G.deck)).not.to.equal(JSON.stringify(G.deck))
      }
  })

  it('9: nobody makes a match by asking for it', async () => {
    const { socket, heard } = await wire()
    // With so many players that to begin it would take minutes.
    socket.emit('sync', 'made-up-match-id', null, null, 5_000_000)
    socket.emit('sync', 'x', '0', 'x', 5_000_000)
    socket.emit('watch', 'made-up-match-id', null)
    await until(() => heard.length === 3, 'three answers')
    const answers = heard.map(([event, problem]) => `${event} ${(problem as { error: string }).error}`)
    expect(answers.sort()).to.deep.equal(['denied badRequest', 'denied notFound', 'denied notFound'])
    expect(await match.guests[0]!.refused('GET', '/api/rooms/made-up-match-id')).to.equal('404 notFound')
  })

  it('10: junk leaves nothing behind', async () => {
    const tables = () => match.guests[0]!.metric('starboard_tables')
    const before = await tables()
    const { socket, heard } = await wire()
    for (let i = 0; i < 1000; i++) {
      socket.emit('update', makeMove('choose', []), 0, `made-up-match-${i}`, '0')
      socket.emit('sync', `made-up-match-${i}`, null)
    }
    await until(() => heard.length === 2000, 'all answers')
    expect(await tables()).to.equal(before)
  })

  it('11: the namespace of another game shows nothing of a match', async () => {
    const { sync, socket, heard } = await wire('other')
    expect(await sync(null)).to.equal('denied')
    expect(await sync('0', keys[0])).to.equal('denied')
    socket.emit('watch', match.room, { playerID: '0', credentials: keys[0] })
    await until(() => heard.length === 3, 'three answers')
    expect(heard.map(([event, problem]) => [event, (problem as { error: string }).error])).to.deep.equal(
      Array(3).fill(['denied', 'notFound']),
    )
    expect(await match.guests[0]!.refused('GET', `/games/other/${match.room}`)).to.equal('404 notFound')
  })

  it('12: nobody plays a seat without its credentials, taken or not', async () => {
    const guest = match.guests[0]!
    const { matchID } = (await guest.post('/games/toy/create', { numPlayers: 2 })) as { matchID: string }
    const { socket, heard } = await wire()
    for (const credentials of [undefined, null, '', 'x']) socket.emit('sync', matchID, '0', credentials)
    await until(() => heard.length === 4, 'four answers')
    expect(heard.every(([event]) => event === 'denied')).to.equal(true)
    const { sync, act } = await wire()
    for (const credentials of [undefined, '', keys[1]])
      expect(await sync('0', credentials)).to.equal('denied')
    expect((await act(choose(match.seats[0]!.table!.view, '0')))[0]).to.equal('denied')
    expect(await sync(null)).to.equal('sync')
    expect((await act(choose(match.seats[0]!.table!.view, '0')))[0]).to.equal('denied')
    await nothingHappened()
  })

  it('keeps sizes limited even where nothing else is', () => {
    expect(UNLIMITED.bytes).to.equal(16 * 1024)
  })
})
