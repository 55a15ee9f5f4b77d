import { expect } from 'chai'
import { type Asks, askWith } from '../../games/kit/index.ts'
import type { Room } from '../../lobby/protocol.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { playing } from './support/tables.ts'

type View = { asks: Asks; players: { [seat: string]: { hand: (string | null)[]; chosen: unknown[] } } }
const viewOf = (seat: Seat) => seat.table!.view as View

/** Chooses a number card: the first one in hand, or the last one. */
function choose(seat: Seat, at: 0 | -1) {
  const { asks, players } = viewOf(seat)
  const own = seat.table!.seat!
  const { id } = asks.find(one => one.seat === own && one.kind === 'choose')!
  const card = players[own]!.hand.filter(one => /^\d+$/.test(one ?? '')).at(at)
  return { id, made: seat.move('choose', id, card) }
}

describe('lobby: blind groups', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  it('tells nobody of an answer that is given or changed in secret, until all have answered', async () => {
    const { room, guests, seats } = await playing(server.url, 3, {
      options: { choice: 'secret', deck: 'plain', rounds: 1 },
    })
    const [ada, bea, cy] = seats as [Seat, Seat, Seat]
    const spectator = await (await Guest.arrive(server.url)).watch(room)
    await until(() => spectator.table, 'the table of the spectator')
    const others = [bea, cy, spectator]
    // People who come and go are told of at any time.
    const newsOf = (one: Seat) => one.heard.filter(([event]) => event !== 'room').length
    const heard = others.map(newsOf)
    const views = others.map(viewOf)

    expect(await choose(ada, 0).made).to.have.property('step')
    const { id, made } = choose(ada, -1)
    expect(await made).to.have.property('step')
    expect(await ada.move('reconsider', id)).to.have.property('step')
    expect(await choose(ada, -1).made).to.have.property('step')
    await until(() => askWith(viewOf(ada), id)!.answer, 'the own answer')
    await pause(100)
    expect(others.map(newsOf), 'messages to others').to.deep.equal(heard)
    expect(others.map(viewOf)).to.deep.equal(views)
    const listed = await guests[1]!.get<Room>(`/api/rooms/${room}`)
    expect(listed.waitingFor).to.deep.equal(['0', '1', '2'])

    // Whoever comes in the middle, or comes back, is not confused by steps of which nobody was told.
    const late = await (await Guest.arrive(server.url)).watch(room)
    await until(() => late.table, 'the table of somebody who comes later')
    await choose(bea, 0).made
    await choose(cy, 0).made
    await until(
      () => [...seats, spectator, late].every(one => one.step === 1),
      'the one step that everybody is told of',
    )
    for (const one of [...seats, spectator, late]) {
      expect(one.gaps).to.equal(0)
      expect(Object.values(viewOf(one).players).map(({ chosen }) => chosen)).to.deep.equal(
        Object.values(viewOf(ada).players).map(({ chosen }) => chosen),
      )
    }
  })

  it('shows who has answered where that is open, and waits only for the others', async () => {
    const { room, guests, seats } = await playing(server.url, 2, {
      options: { choice: 'open', deck: 'plain' },
    })
    const [ada, bea] = seats as [Seat, Seat]
    const { id, made } = choose(ada, 0)
    const { step } = await made
    await until(() => bea.step === step, 'the news')
    expect(askWith(viewOf(bea), id)).to.deep.include({ answered: true, required: false })
    expect(askWith(viewOf(bea), id)).not.to.have.property('answer')
    expect((await guests[1]!.get<Room>(`/api/rooms/${room}`)).waitingFor).to.deep.equal(['1'])
  })

  it('lets bots answer once, and goes on when the last person has answered', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const { id } = await ada.open({ seats: 3, options: { choice: 'secret', deck: 'plain', rounds: 1 } })
    for (const seat of [1, 2]) await ada.put(`/api/rooms/${id}/seats/${seat}/bot`, { bot: 'high' })
    await ada.start(id)
    const seat = await ada.watch(id)
    await until(() => seat.table, 'the table')
    await pause(300)
    expect(seat.table!.step, 'what bots do in secret').to.be.below(3)
    await choose(seat, 0).made
    await until(() => viewOf(seat).asks.every(({ kind }) => kind !== 'choose'), 'the reveal')
  })
})
