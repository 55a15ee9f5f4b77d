/** A match cannot become as long as somebody likes, and what is told of a long one has a bound. */
import { expect } from 'chai'
import { en } from '../../games/kit/text/en.ts'
import { ja } from '../../games/kit/text/ja.ts'
import { CHANGES } from '../../lobby/match/minds.ts'
import { MOST_MOVES } from '../../lobby/match-file.ts'
import type { Room } from '../../lobby/protocol.ts'
import { STOCK_LOG } from '../../lobby/server/boardgameio/messages.ts'
import { Client, SocketIO } from '../support/bgio.ts'
import { Guest, type Seat, until } from './support/guest.ts'
import { lengthen } from './support/long.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { chance, playing, step } from './support/tables.ts'

interface LogPage {
  log: { _stateID: number; action: { payload: { args: unknown } } }[]
  before: number | null
}

const secret = { options: { choice: 'secret', deck: 'plain', rounds: 2 } }
const MANY = 3 * CHANGES

function chooses(seat: Seat): [move: string, ...args: unknown[]] {
  const { move, args } = toyModule
    .legalMoves(seat.table!.view, seat.table!.seat!)
    .find(one => one.move === 'choose')!
  return [move, ...args]
}

describe('lobby: a match without an end', function () {
  this.timeout(120_000)
  let server: TestServer
  beforeEach(async () => {
    server = await startServer({ config: { database: '' } })
  })
  afterEach(() => server.end())

  /** Does something again and again until it is refused, and says how often it was not, and why in the end. */
  async function again(act: (i: number) => ReturnType<Seat['move']>) {
    for (let i = 0; i < MANY; i++) {
      const { refusal } = await act(i)
      if (refusal) return { times: i, key: refusal.text.key }
    }
    return { times: MANY, key: undefined }
  }

  it('is not made of answers that are changed: after so many it stays as it is, and the match goes on', async () => {
    const { room, guests, seats } = await playing(server.url, 2, secret)
    const [ada, bea] = seats as [Seat, Seat]
    const choice = chooses(ada)
    const found = await again(i => (i % 2 === 0 ? ada.move(...choice) : ada.move('reconsider', choice[1])))
    expect(found.key).to.equal('refusal.changedOften')
    expect(found.times).to.be.within(CHANGES, CHANGES + 1)
    expect((await ada.move(...choice)).refusal?.text.key, 'another answer').to.equal('refusal.changedOften')

    server = await server.restart()
    const [after, other] = await Promise.all(guests.map(guest => guest.movedTo(server.url).watch(room)))
    await until(() => after!.table && other!.table, 'the tables')
    expect((await after!.move('reconsider', choice[1])).refusal?.text.key, 'after a restart').to.equal(
      'refusal.changedOften',
    )
    expect(await other!.move(...chooses(other!)), 'whoever has not answered').to.have.property('step', 1)
    await until(() => after!.step === 1, 'the reveal')
    expect(bea.gaps).to.equal(0)
  })

  it('is not made of moves that are taken back', async () => {
    const { seats } = await playing(server.url, 2, { options: { deck: 'plain', rounds: 1 } })
    const [ada, bea] = seats as [Seat, Seat]
    const takeBack = () => ada.socket.timeout(20_000).emitWithAck('takeBack')
    const choice = chooses(ada)
    const found = await again(i => (i % 2 === 0 ? ada.move(...choice) : takeBack()))
    expect(found).to.deep.equal({ times: 2 * CHANGES - 1, key: 'refusal.changedOften' })
    expect(await bea.move(...chooses(bea)), 'the match goes on').to.have.property('step')
  })

  it('is not made of what is said in advance', async () => {
    const { seats } = await playing(server.url, 2, secret)
    const standing = { kinds: ['gift'], move: 'answer', args: [[]], guards: {}, lasts: {} }
    const found = await again(i =>
      i % 2 === 0 ? seats[0]!.move('setStanding', standing) : seats[0]!.move('dropStanding', 1),
    )
    expect(found).to.deep.equal({ times: CHANGES, key: 'refusal.changedOften' })
  })

  it('ends for good after far more moves than any match has, in words, and can be looked at', async () => {
    const { room, guests, seats } = await playing(server.url, 2)
    await step(seats, chance(1))
    const { dataDir } = server
    await server.stop()
    lengthen(dataDir, room, MOST_MOVES)
    server = await startServer({ config: { database: '' } }, dataDir)
    const ada = await guests[0]!.movedTo(server.url).watch(room)
    await until(() => ada.table, 'the table')
    const legal = toyModule.legalMoves(ada.table!.view, '0')[0]!
    const { refusal } = await ada.move(legal.move, ...legal.args)
    expect(refusal).to.deep.equal({ rule: 'kit', text: { key: 'refusal.tooManyMoves' } })
    for (const { refusal } of [en, ja]) expect(refusal.tooManyMoves).to.be.a('string')
    expect((await ada.socket.timeout(20_000).emitWithAck('takeBack')).refusal?.text.key).to.equal(
      'refusal.tooManyMoves',
    )
    // What does not go on can be ended by all.
    const [one, other] = guests.map(guest => guest.movedTo(server.url)) as [Guest, Guest]
    await one.post(`/api/rooms/${room}/end`, { end: 'void' })
    const over = await other.put<Room>(`/api/rooms/${room}/end`, { agree: true })
    expect(over).to.include({ status: 'finished', agreedEnd: 'void' })
  })

  it('tells boardgame.io’s clients the newest of its log when they come, and the rest when they ask', async () => {
    const { room, guests, seats } = await playing(server.url, 2)
    for (let i = 0; i < 3; i++) await step(seats, chance(i))
    const { dataDir } = server
    await server.stop()
    const steps = 1000
    lengthen(dataDir, room, steps)
    server = await startServer({ config: { database: '' } }, dataDir)
    const stock = Client({
      game: toyModule.createGame(),
      multiplayer: SocketIO({
        server: server.url,
        socketOpts: { transports: ['websocket'], forceNew: true },
      }),
      matchID: room,
      debug: false,
    })
    stock.start()
    await until(() => stock.getState(), 'the state')
    const told = stock.log as unknown as LogPage['log']
    stock.stop()
    expect(told).to.have.length(STOCK_LOG)
    const end = seats[0]!.step + steps - 3
    expect(told.at(-1)!._stateID).to.equal(end - 1)

    const found: number[] = told.map(({ _stateID }) => _stateID)
    let before: number | null = found[0]! + 1
    const ada = guests[0]!.movedTo(server.url)
    while (before !== null) {
      const page: LogPage = await ada.get(`/games/toy/${room}/log?before=${before}`)
      expect(page.log.length).to.be.within(1, 2 * STOCK_LOG)
      found.unshift(...page.log.map(({ _stateID }) => _stateID))
      before = page.before
    }
    expect(found, 'all of it, each once').to.deep.equal(Array.from({ length: end }, (_, i) => i))
    const newest: LogPage = await Guest.stranger(server.url).get(`/games/toy/${room}/log`)
    expect(newest.log).to.deep.equal(told)
  })
})
