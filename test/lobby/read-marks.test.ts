import { expect } from 'chai'
import type { Look, RoomPage, SeatKey } from '../../lobby/protocol.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, playOut, step } from './support/tables.ts'

const bare = ({ line, step }: Look): Look => ({ line, step })
const heardOf = (seat: Seat) =>
  seat.heard.filter(([event]) => event === 'looked').map(([, look]) => bare(look as Look))
const looks = (seat: Seat, ...look: unknown[]): Promise<{ problem?: { error: string } }> =>
  seat.socket.timeout(20_000).emitWithAck('looked', ...look)
/** What the page of a seat has in sight. */
const inSight = ({ table, step }: Seat): Look => ({
  line: (table!.view as { log: { last: number } }).log.last,
  step,
})

describe('lobby: how far people have seen what happened', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  const back = async (guest: Guest, room: string, seat: SeatKey | null = null) => {
    const watched = await guest.watch(room, 'toy', seat && { playerID: seat.seat, credentials: seat.key })
    await until(() => watched.table, 'the table')
    return watched
  }

  it('is there after a restart and on other devices, never falls, and is told to nobody else', async () => {
    const { room, guests, seats } = await playing(server.url)
    const [ada, bea] = seats as [Seat, Seat]
    const spectator = await back(await Guest.arrive(server.url), room)
    expect(ada.table!.look, 'nobody has looked').to.equal(undefined)
    const tab = await back(guests[0]!, room)
    const first = inSight(ada)
    expect(await looks(ada, first)).to.deep.equal({})
    for (let i = 0; i < 3; i++) await step(seats, chance(5))
    expect(bare((await back(guests[0]!, room)).table!.look!)).to.deep.equal(first)
    const later = inSight(ada)
    expect(later.step).to.be.above(first.step)
    await looks(ada, later)
    await looks(ada, first)
    await until(() => heardOf(tab).length === 3, 'the other page')
    expect(heardOf(tab)).to.deep.equal([first, later, later])
    await pause(30)
    expect([ada, bea, spectator].map(heardOf)).to.deep.equal([[], [], []])

    const key = await guests[0]!.seat(room)
    server = await server.restart()
    const [first0, second] = guests.map(guest => guest.movedTo(server.url)) as [Guest, Guest]
    const kept = (await back(first0, room)).table!.look!
    expect(bare(kept)).to.deep.equal(later)
    expect(Date.now() - kept.at, 'when it was').to.be.within(0, 60_000)
    expect((await back(Guest.stranger(server.url), room, key)).table!.look, 'by the key').to.deep.equal(kept)
    expect((await back(second, room)).table).not.to.have.property('look')
    expect((await back(Guest.stranger(server.url), room)).table).not.to.have.property('look')
  })

  it('is told in the list of own tables, and to nobody else', async () => {
    const { room, guests, seats } = await playing(server.url)
    const seenBy = async (guest: Guest) => (await guest.get<RoomPage>('/api/rooms?mine=1')).seen
    expect(await seenBy(guests[0]!), 'nobody has looked').to.deep.equal({})
    await looks(seats[0]!, inSight(seats[0]!))
    const { step: first } = seats[0]!
    await step(seats, chance(5))
    expect(await seenBy(guests[0]!)).to.deep.equal({ [room]: first })
    expect(await seenBy(guests[1]!)).to.deep.equal({})
    const { rooms } = await guests[0]!.get<RoomPage>('/api/rooms?mine=1')
    expect(rooms[0]!.steps).to.be.above(first)
    expect(await guests[1]!.get<RoomPage>('/api/rooms')).not.to.have.property('seen')
  })

  it('does not pass to whoever sits down next', async () => {
    const { room, guests, seats } = await playing(server.url)
    await looks(seats[0]!, inSight(seats[0]!))
    await guests[0]!.delete(`/api/rooms/${room}/seats/0`)
    const cy = await Guest.arrive(server.url, 'Cy')
    await cy.sit(room, 0)
    const seat = await back(cy, room)
    expect(seat.table!.seat).to.equal('0')
    expect(seat.table).not.to.have.property('look')
  })

  it('is never further than what has happened, and refused from spectators and in another shape', async () => {
    const { room, guests, seats } = await playing(server.url)
    const [ada] = seats as [Seat]
    const spectator = await back(await Guest.arrive(server.url), room)
    expect((await looks(spectator, inSight(ada))).problem?.error).to.equal('notSeated')
    for (const wrong of [
      undefined,
      5,
      {},
      { line: -1, step: 0 },
      { line: 1.5, step: 0 },
      { line: 1, step: 1, more: 1 },
    ])
      expect((await looks(ada, wrong)).problem?.error, JSON.stringify(wrong)).to.equal('badRequest')
    expect(await looks(ada, { line: 1e9, step: 1e9 })).to.deep.equal({})
    expect(bare((await back(guests[0]!, room)).table!.look!)).to.deep.equal(inSight(ada))
    await playOut(seats, chance(2))
    await looks(ada, inSight(ada))
    expect(bare((await back(guests[0]!, room)).table!.look!), 'after the end').to.deep.equal(inSight(ada))
  })
})
