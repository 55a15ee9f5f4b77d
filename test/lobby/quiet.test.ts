/** What others can find out while somebody answers in secret, or in advance: nothing, and nothing of it afterwards. */

import type { State } from 'boardgame.io'
import { expect } from 'chai'
import type { Asks } from '../../games/kit/index.ts'
import type { HistoryStep, Room } from '../../lobby/protocol.ts'
import { Client, SocketIO } from '../support/bgio.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { playing } from './support/tables.ts'

const secret = { options: { choice: 'secret', deck: 'plain', rounds: 1 } }
const viewOf = (seat: Seat) => seat.table!.view as { asks: Asks }

function chooses(seat: Seat): unknown[] {
  const { move, args } = toyModule
    .legalMoves(seat.table!.view, seat.table!.seat!)
    .find(one => one.move === 'choose')!
  return [move, ...args]
}

describe('lobby: what is nobody else’s business', () => {
  let server: TestServer
  const stocks: ReturnType<typeof Client>[] = []
  before(async () => {
    server = await startServer({ config: { snapshotEvery: 2 } })
  })
  after(() => server.end())
  afterEach(() => {
    for (const stock of stocks.splice(0)) stock.stop()
  })

  /** Everything that a stranger can ask for, and a client of boardgame.io that comes new. */
  async function everything(room: string): Promise<unknown> {
    const stranger = await Guest.arrive(server.url)
    const watching = await stranger.watch(room)
    await until(() => watching.table, 'the table')
    const { table } = watching
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
    await until(() => stock.getState(), 'the state of boardgame.io')
    const { G, ctx, _stateID } = stock.getState() as unknown as State
    const history = await stranger.get<HistoryStep>(`/api/rooms/${room}/history/${table!.step}`)
    const beyond = await stranger.refused('GET', `/api/rooms/${room}/history/${table!.step + 1}`)
    const seen = {
      table: { ...table, room: null },
      room: { ...(await stranger.get<Room>(`/api/rooms/${room}`)), spectators: 0 },
      list: (await stranger.get<{ rooms: Room[] }>('/api/rooms')).rooms.map(one => ({
        ...one,
        spectators: 0,
      })),
      match: await stranger.get(`/games/toy/${room}`),
      log: await stranger.get(`/api/rooms/${room}/log`),
      history,
      beyond,
      stock: { G, ctx, _stateID, log: stock.log },
    }
    stock.stop()
    stranger.leave()
    return JSON.parse(JSON.stringify(seen))
  }

  it('that somebody answers in secret, otherwise, not any more or for good changes nothing that others can ask for', async () => {
    const { room, guests, seats } = await playing(server.url, 3, secret)
    const [ada, bea, cy] = seats as [Seat, Seat, Seat]
    // From now on bea is asked nothing but what she answers in secret.
    const swap = toyModule.legalMoves(bea.table!.view, '1').find(one => one.move === 'swap')!
    await bea.move(swap.move, ...swap.args)
    await until(() => [ada, bea, cy].every(one => one.step === 1), 'the card of bea')
    const before = await everything(room)
    const [, id] = chooses(ada)
    const same = async (what: string) => expect(await everything(room), what).to.deep.equal(before)
    expect(await ada.move(...(chooses(ada) as [string]))).to.deep.equal({ step: 1, secret: 1 })
    await same('an answer')
    expect(await ada.move('reconsider', id)).to.deep.equal({ step: 1, secret: 2 })
    await same('taken back')
    const [name, own, card] = chooses(bea)
    expect(await bea.move('seal', own, name, card), 'her first').to.deep.equal({ step: 1, secret: 1 })
    await same('an answer for good')
    const advance = await ada.move('setStanding', {
      kinds: ['gift'],
      move: 'answer',
      args: [[]],
      guards: {},
      lasts: {},
    })
    expect(advance, 'each has a number of its own').to.deep.equal({ step: 1, secret: 3 })
    await same('an answer in advance')

    await ada.move(...(chooses(ada) as [string]))
    expect(await cy.move(...(chooses(cy) as [string]))).to.deep.equal({ step: 2 })
    const after = (await everything(room)) as {
      stock: { log: unknown[] }
      table: { step: number }
      room: Room
    }
    expect(after.table.step, 'all of it is one step').to.equal(2)
    expect(after.room.steps).to.equal(2)
    expect(after.stock.log, 'who answered, and in which order').to.have.length(1)

    const past = (await everything(room)) as { history: HistoryStep }
    server = await server.restart()
    expect(((await everything(room)) as { history: HistoryStep }).history, 'after a restart').to.deep.equal(
      past.history,
    )
    const first = await guests[0]!.movedTo(server.url).get<HistoryStep>(`/api/rooms/${room}/history/0`)
    expect(first.step).to.equal(0)
  })

  it('a restart in the middle tells nothing either, and everybody goes on', async () => {
    const { room, guests, seats } = await playing(server.url, 2, secret)
    const [ada] = seats as [Seat]
    const before = await everything(room)
    await ada.move(...(chooses(ada) as [string]))
    server = await server.restart()
    const again = await Promise.all(guests.map(guest => guest.movedTo(server.url).watch(room)))
    await until(() => again.every(({ table }) => table), 'the tables')
    expect(again.map(({ step }) => step)).to.deep.equal([0, 0])
    expect(
      Object.values(viewOf(again[0]!).asks).some(({ answer }) => answer),
      'the own answer',
    ).to.equal(true)
    const { room: roomBefore, ...others } = before as { room: Room; list: unknown; match: unknown }
    const now = (await everything(room)) as typeof others & { room: Room }
    expect(now.room.steps).to.equal(roomBefore.steps)
    expect(now.room.updatedAt).to.equal(roomBefore.updatedAt)
    await again[1]!.move(...(chooses(again[1]!) as [string]))
    await until(() => again.every(({ step }) => step === 1), 'the reveal')
    expect(again.map(({ gaps }) => gaps)).to.deep.equal([0, 0])
  })

  it('shows the own secret answer in every tab of the seat, and in a client of boardgame.io', async () => {
    const { room, guests, seats } = await playing(server.url, 2, secret)
    const [ada, bea] = seats as [Seat, Seat]
    const tab = await guests[0]!.watch(room)
    await until(() => tab.table, 'the second tab')
    const { seat, key } = await guests[0]!.seat(room)
    const stock = Client({
      game: toyModule.createGame(),
      multiplayer: SocketIO({
        server: server.url,
        socketOpts: { transports: ['websocket'], forceNew: true },
      }),
      matchID: room,
      playerID: seat,
      credentials: key,
      debug: false,
    })
    stocks.push(stock)
    stock.start()
    await until(() => stock.getState(), 'the state')
    const answered = (view: unknown) => (view as { asks: Asks }).asks.some(({ answer }) => answer)
    await ada.move(...(chooses(ada) as [string]))
    await until(() => answered(tab.table!.view) && answered(stock.getState()!.G), 'the own answer')
    await pause(40)
    expect(answered(bea.table!.view)).to.equal(false)
    expect([ada, tab, bea].map(({ step, gaps }) => [step, gaps])).to.deep.equal([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
  })
})
