import { expect } from 'chai'
import type { ForcedMove, Room } from '../../lobby/protocol.ts'
import { duel, ROUNDS } from './support/duel.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { playing } from './support/tables.ts'

interface Seen {
  round: number
  asks: { id: number; seat: string; answered?: true }[]
}
const viewOf = ({ table }: Seat) => table!.view as Seen
const roundAt = (seat: Seat) => viewOf(seat).round
const askOf = (seat: Seat) => viewOf(seat).asks.find(({ seat: whose }) => whose === seat.table!.seat)!
const told = (seat: Seat) =>
  seat.heard.flatMap(([event, move]) => (event === 'forced' ? [move as ForcedMove] : []))
const wants = (seat: Seat, ...made: unknown[]): Promise<{ problem?: { error: string } }> =>
  seat.socket.timeout(20_000).emitWithAck('forcedMoves', ...made)

describe('lobby: forced moves', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ games: [duel] })
  })
  after(() => server.end())

  const duelling = (people = 2) => playing(server.url, people, { game: 'duel' })

  it('are made for whoever wants it, and told with the reason; what can be answered in two ways is asked', async () => {
    const { seats } = await duelling()
    const [ada, bea] = seats as [Seat, Seat]
    expect(ada.table).not.to.have.property('forcedMoves')
    expect(await wants(ada, true)).to.deep.equal({})
    expect(await wants(bea, true)).to.deep.equal({})
    await until(() => askOf(bea).answered, 'the answer of whoever has no card')
    await pause(30)
    expect(askOf(ada), 'who has a card').not.to.have.property('answered')
    expect(told(ada)).to.deep.equal([])
    expect(told(bea)).to.deep.equal([
      {
        ask: askOf(bea).id,
        question: { key: 'ask.window' },
        label: { key: 'pass' },
        why: { key: 'refusal.emptyHand' },
      },
    ])
    // Each of them is asked in every other round.
    for (let round = 1; round <= ROUNDS; round++) {
      const asked = round % 2 === 1 ? ada : bea
      await until(() => roundAt(asked) === round, `round ${round}`)
      expect(await asked.move('play', askOf(asked).id, 'ace')).to.have.any.keys('step', 'secret')
    }
    await until(() => ada.room?.status === 'finished', 'the end')
    expect([told(ada).length, told(bea).length]).to.deep.equal([ROUNDS / 2, ROUNDS / 2])
  })

  it('are nobody else’s business: others see and hear the same as if somebody had pressed it', async () => {
    const { seats, room } = await duelling(3)
    const [ada, bea, cy] = seats as [Seat, Seat, Seat]
    const spectator = await (await Guest.arrive(server.url)).watch(room, 'duel')
    await until(() => spectator.table, 'the table')
    const before = [ada, spectator].map(one => one.heard.length)
    await wants(bea, true)
    await until(() => askOf(bea).answered, 'the answer')
    await pause(30)
    expect([ada, spectator].map(one => one.heard.length)).to.deep.equal(before)
    expect(ada.table).not.to.have.property('forcedMoves')
    expect(told(cy)).to.deep.equal([])
  })

  it('come as late as people answer where other people play, and at once against bots alone', async () => {
    const slow = await startServer({ games: [duel], config: { botDelay: 200 } })
    try {
      const { seats } = await playing(slow.url, 2, { game: 'duel' })
      const [, bea] = seats as [Seat, Seat]
      const from = performance.now()
      await wants(bea, true)
      await until(() => askOf(bea).answered, 'the answer')
      expect(performance.now() - from).to.be.above(200)

      const host = await Guest.arrive(slow.url, 'Ada')
      const { id } = await host.open({ game: 'duel', seats: 2 })
      await host.put<Room>(`/api/rooms/${id}/seats/1/bot`, { bot: 'first' })
      await host.start(id)
      const alone = await host.watch(id, 'duel')
      await until(() => alone.table, 'the table')
      await wants(alone, true)
      await until(() => roundAt(alone) === 1, 'the first round')
      await alone.move('pass', askOf(alone).id)
      await until(() => roundAt(alone) === 3, 'the round after the next')
      expect(told(alone)).to.have.length(1)
    } finally {
      await slow.end()
    }
  })

  it('are asked again where they were taken back, and not made then', async () => {
    const { seats } = await duelling()
    const [, bea] = seats as [Seat, Seat]
    await wants(bea, true)
    await until(() => askOf(bea).answered, 'the answer')
    const { id } = askOf(bea)
    expect(await bea.move('reconsider', id)).not.to.have.property('refusal')
    await pause(50)
    expect(askOf(bea)).not.to.have.property('answered')
    expect(await bea.move('pass', id)).not.to.have.property('refusal')
  })

  it('are made after a restart, also where no page is open, until whoever has the seat says otherwise', async () => {
    const { room, guests, seats } = await duelling()
    const [ada, bea] = seats as [Seat, Seat]
    await wants(bea, true)
    await until(() => askOf(bea).answered, 'the answer')
    bea.socket.close()
    await ada.move('pass', askOf(ada).id)
    await until(() => roundAt(ada) === 2, 'the second round')
    await wants(ada, true)
    server = await server.restart()
    const [first, second] = guests.map(guest => guest.movedTo(server.url)) as [Guest, Guest]
    const back = await second.watch(room, 'duel')
    await until(() => back.table, 'the table')
    expect(back.table!.forcedMoves).to.equal(true)
    await back.move('play', askOf(back).id, 'ace')
    await until(() => roundAt(back) === 3, 'the answer of whoever is not here')
    const again = await first.watch(room, 'duel')
    await until(() => again.table, 'the table')
    expect(again.table!.forcedMoves).to.equal(true)
    const tab = await second.watch(room, 'duel')
    await until(() => tab.table, 'the table')
    await wants(back, false)
    await until(() => tab.heard.some(([event, made]) => event === 'forcedMoves' && made === false), 'the tab')
    await until(() => askOf(back).answered, 'what was made before')
    await again.move('pass', askOf(again).id)
    await until(() => roundAt(back) === 4, 'the fourth round')
    await back.move('pass', askOf(back).id)
    await until(() => roundAt(back) === 5, 'the fifth round')
    await pause(50)
    expect(askOf(back), 'asked as ever').not.to.have.property('answered')
  })

  it('are not made for whoever sits down next, and refused from spectators and in another shape', async () => {
    const { room, guests, seats } = await duelling()
    const [ada] = seats as [Seat]
    const spectator = await (await Guest.arrive(server.url)).watch(room, 'duel')
    await until(() => spectator.table, 'the table')
    expect((await wants(spectator, true)).problem?.error).to.equal('notSeated')
    for (const wrong of [[], [1], ['true'], [null], [true, true]])
      expect((await wants(ada, ...wrong)).problem?.error, JSON.stringify(wrong)).to.equal('badRequest')
    await wants(ada, true)
    await guests[0]!.delete(`/api/rooms/${room}/seats/0`)
    const cy = await Guest.arrive(server.url, 'Cy')
    await cy.sit(room, 0)
    const seat = await cy.watch(room, 'duel')
    await until(() => seat.table, 'the table')
    expect(seat.table).not.to.have.property('forcedMoves')
  })
})
