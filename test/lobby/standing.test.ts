import { expect } from 'chai'
import { notAlone } from '../../games/not-alone/index.ts'
import type { Room, SeatKey } from '../../lobby/protocol.ts'
import { useAhead } from '../../lobby/web/table/useAhead.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { chance, playing, step } from './support/tables.ts'

const PASS = { kinds: ['react'], move: 'pass', args: [], guards: {}, lasts: {} }

/** Makes the first legal move of this name. */
async function does(seat: Seat, name: string): Promise<void> {
  const { view, seat: own } = seat.table!
  const { move, args } = toyModule.legalMoves(view, own!).find(one => one.move === name)!
  expect(await seat.move(move, ...args)).to.have.property('step')
}
const heardOf = (seats: readonly Seat[], steps: number) =>
  until(() => seats.every(one => one.step >= steps), `step ${steps}`)
const asked = (seat: Seat) =>
  (seat.table!.view as { asks: { seat: string; kind: string }[] }).asks.map(one => `${one.seat} ${one.kind}`)

describe('lobby: answers in advance', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ games: [toyModule, notAlone] })
  })
  after(() => server.end())

  it('act while the page is closed, also after the server was away; nobody else hears of them', async () => {
    const { room, guests, seats } = await playing(server.url, 2, { options: { deck: 'plain', rounds: 1 } })
    const [ada, bea] = seats as [Seat, Seat]
    const spectator = await (await Guest.arrive(server.url)).watch(room)
    await until(() => spectator.table, 'the table of the spectator')
    const heard = [ada, spectator].map(one => one.heard.filter(([event]) => event !== 'room').length)
    const { updatedAt } = await guests[0]!.get<Room>(`/api/rooms/${room}`)

    await does(bea, 'choose')
    await heardOf([ada, bea, spectator], 1)
    expect(await bea.move('setStanding', PASS), 'without being asked anything').to.deep.equal({
      step: 1,
      secret: 1,
    })
    await pause(60)
    expect([ada, spectator].map(one => one.step)).to.deep.equal([1, 1])
    expect([ada, spectator].map(one => one.heard.filter(([event]) => event !== 'room').length)).to.deep.equal(
      heard.map(count => count + 1),
    )
    expect((await guests[0]!.get<Room>(`/api/rooms/${room}`)).updatedAt).to.be.at.least(updatedAt)
    expect(bea.table!.view).to.have.nested.property('standing.1.1')
    expect(ada.table!.view).to.have.property('standing').that.deep.equals({ 0: {} })
    expect(spectator.table!.view).to.have.property('standing').that.deep.equals({})
    for (const guest of guests) guest.leave()

    server = await server.restart()
    const back = await guests[0]!.movedTo(server.url).watch(room)
    await until(() => back.table, 'the table')
    await does(back, 'choose')
    await until(() => back.step === 2, 'the reveal')
    expect(asked(back), 'bea is not waited for').to.deep.equal(['0 react'])
  })

  it('end when they are revoked', async () => {
    const { seats } = await playing(server.url, 2, { options: { deck: 'plain', rounds: 1 } })
    const [ada, bea] = seats as [Seat, Seat]
    await bea.move('setStanding', PASS)
    expect(await bea.move('dropStanding', 1)).to.have.property('step')
    expect(await bea.move('dropStanding', 1)).to.have.nested.property(
      'refusal.text.key',
      'refusal.noStanding',
    )
    await does(ada, 'choose')
    await does(bea, 'choose')
    await heardOf([ada, bea], 2)
    expect(asked(ada).sort()).to.deep.equal(['0 react', '1 react'])
  })

  it('pass for the Creature of Not Alone until the round is over', async () => {
    const { guests, room, seats } = await playing(server.url, 2, {
      game: 'not-alone',
      options: { creature: 'host', boardFace: '1' },
    })
    const keys: SeatKey[] = await Promise.all(guests.map(guest => guest.seat(room)))
    expect(keys.map(({ seat }) => seat)).to.deep.equal(['0', '1'])
    const wish = { kinds: ['watch', 'window'], move: 'pass', args: [], guards: {}, lasts: { round: 1 } }
    expect(await seats[0]!.move('setStanding', { ...wish, lasts: { round: 2 } })).to.have.nested.property(
      'refusal.text.key',
      'refusal.factChanged',
    )
    expect(await seats[0]!.move('setStanding', wish)).to.have.property('step')
    const random = chance(3)
    const creaturesWindows: number[] = []
    const round = () => (seats[0]!.table!.view as { round: number }).round
    for (let moves = 0; moves < 200 && round() < 3; moves++) {
      if (asked(seats[0]!).some(one => one === '0 watch' || one === '0 window'))
        creaturesWindows.push(round())
      if (!(await step(seats, random, notAlone))) break
    }
    expect(creaturesWindows).to.include(2).and.not.include(1)
    expect(seats[0]!.table!.view).to.have.property('standing').that.deep.equals({ 0: {} })
  })
})

describe('lobby: passing in advance', () => {
  const asking = (...kinds: string[]) => {
    const asks = kinds.map((kind, i) => ({ id: i + 1, seat: '0', kind, required: kind !== 'chance' }))
    const legal = [{ move: 'pass', args: [1], label: { key: 'pass' } }]
    const standing = { kinds: () => [kinds[0]!], fact: () => 1, given: () => [] }
    const here = { view: { asks }, seat: '0', module: { standing }, legal, isActive: true }
    return useAhead(here as unknown as Parameters<typeof useAhead>[0], async () => undefined).pass
  }

  it('is offered for a question that can be passed, also beside one that need not be answered', () => {
    expect(asking('window')).to.be.a('function')
    expect(asking('window', 'chance')).to.be.a('function')
  })

  it('is not offered beside a question that needs an act: it would read as an answer to it', () => {
    expect(asking('window', 'lock')).to.equal(undefined)
  })
})
