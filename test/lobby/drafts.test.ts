import { expect } from 'chai'
import type { Play } from '../../games/kit/index.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { playing } from './support/tables.ts'

const chooses = (seat: Seat): Play =>
  toyModule.legalMoves(seat.table!.view, seat.table!.seat!).find(one => one.move === 'choose')!
const heardOf = (seat: Seat) => seat.heard.filter(([event]) => event === 'draft').map(([, ...what]) => what)

describe('lobby: drafts', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  const back = async (guest: Guest, room: string) => {
    const seat = await guest.watch(room)
    await until(() => seat.table, 'the table')
    return seat
  }

  it('are there after a reload and a restart, and on the other pages of the seat, until the question is answered', async () => {
    const { room, guests, seats } = await playing(server.url)
    const [ada, bea] = seats as [Seat, Seat]
    const spectator = await back(await Guest.arrive(server.url), room)
    const tab = await back(guests[0]!, room)
    const { move, args } = chooses(ada)
    const draft: Play = { move, args: [args[0], args[1]] }
    ada.socket.emit('draft', args[0], draft)
    await until(() => heardOf(tab).length === 1, 'the other page')
    expect(heardOf(tab)).to.deep.equal([[args[0], draft]])
    expect((await back(guests[0]!, room)).table!.drafts).to.deep.equal({ [args[0]]: draft })
    expect((await back(guests[1]!, room)).table!.drafts).to.deep.equal({})
    await pause(50)
    expect([ada, bea, spectator].map(heardOf)).to.deep.equal([[], [], []])
    expect(
      [bea, spectator].map(one => JSON.stringify(one.heard).includes(`"args":[${args[0]},`)),
    ).to.deep.equal([false, false])

    server = await server.restart()
    const [first, second] = guests.map(guest => guest.movedTo(server.url)) as [Guest, Guest]
    const again = await back(first, room)
    expect(again.table!.drafts).to.deep.equal({ [args[0]]: draft })
    again.socket.emit('draft', args[0], null)
    await until(
      async () => JSON.stringify((await back(first, room)).table!.drafts) === '{}',
      'nothing half chosen',
    )
    again.socket.emit('draft', args[0], draft)
    await again.move(draft.move, ...draft.args)
    expect((await back(first, room)).table!.drafts, 'answered').to.deep.equal({})
    expect((await back(second, room)).table!.drafts).to.deep.equal({})
  })

  it('do not pass to whoever sits down next', async () => {
    const { room, guests, seats } = await playing(server.url)
    const [ada] = seats as [Seat]
    const play = chooses(ada)
    ada.socket.emit('draft', play.args[0], { move: play.move, args: play.args })
    await until(
      async () => Object.keys((await back(guests[0]!, room)).table!.drafts).length === 1,
      'the draft',
    )
    await guests[0]!.delete(`/api/rooms/${room}/seats/0`)
    const cy = await Guest.arrive(server.url, 'Cy')
    await cy.sit(room, 0)
    const seat = await back(cy, room)
    expect(seat.table!.seat).to.equal('0')
    expect(seat.table!.drafts).to.deep.equal({})
  })

  it('are refused from spectators, in another shape and in any length', async () => {
    const { room, seats } = await playing(server.url)
    const [ada] = seats as [Seat]
    const spectator = await back(await Guest.arrive(server.url), room)
    const { move, args } = chooses(ada)
    const denied = async (seat: Seat, ...message: unknown[]): Promise<string | undefined> =>
      (await seat.socket.timeout(5000).emitWithAck('draft', ...message)).problem?.error
    expect(await denied(spectator, args[0], { move, args })).to.equal('notSeated')
    expect(await denied(ada, 'x', { move, args })).to.equal('badRequest')
    expect(await denied(ada, args[0], { move, args: ['x'] })).to.equal('badRequest')
    expect(await denied(ada, args[0], { move, args: [args[0], 'x'.repeat(7000)] })).to.equal('tooLarge')
    expect(await denied(ada, args[0] + 1000, { move, args: [args[0] + 1000] })).to.equal(undefined)
    expect(await denied(ada, args[0], { move, args })).to.equal(undefined)
    expect((await back(Guest.stranger(server.url), room)).table!.drafts).to.deep.equal({})
  })
})
