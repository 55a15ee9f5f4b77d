import { expect } from 'chai'
import type { Room } from '../../lobby/protocol.ts'
import { type Used, usedAfter, useOf } from '../../lobby/server/time/used.ts'
import { usedBy } from '../../lobby/web/table/clock/used.ts'
import { Guest, pause, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { record } from './support/storage.ts'
import { chance, playing, playOut, step } from './support/tables.ts'

describe('lobby: how long a match has waited for each seat', () => {
  it('begins when it waits for a seat and ends when it does no more, whoever else is asked or answers', () => {
    const room = record('r', { used: {} })
    const go = (at: number, ...waiting: string[]): Used => {
      room.used = usedAfter(room, waiting, { at, ran: 0 })
      return room.used!
    }
    go(1000, '0', '1')
    expect(useOf(room, '0', 0)).to.deep.equal({ sum: 0, since: 1000 })
    // Another one moves: whoever is still waited for is no other.
    go(1500, '0')
    expect([useOf(room, '0', 0), useOf(room, '1', 0)]).to.deep.equal([
      { sum: 0, since: 1000 },
      { sum: 500, since: null },
    ])
    go(4000, '1')
    go(5000)
    expect(room.used).to.deep.equal({ 0: { sum: 3000, since: null }, 1: { sum: 1500, since: null } })
    expect(useOf(room, '7', 0), 'nobody has waited for it').to.deep.equal({ sum: 0, since: null })
    // A machine’s clock is set back.
    go(9000, '0')
    go(8000)
    expect(room.used!['0']).to.deep.equal({ sum: 3000, since: null })
  })

  it('stands with the clocks of a table that has them, and is not known of matches from before it was counted', () => {
    const pace = { bank: 60, delay: 0, aside: 10, late: 'nothing' } as unknown as Room['pace']
    const room = record('r', { used: {}, pace })
    const stood = { '0': { sum: 0, from: null as number | null } }
    room.late.live = { stood, added: {} }
    const go = (ran: number, ...waiting: string[]) => {
      room.used = usedAfter(room, waiting, { at: 0, ran })
    }
    go(1000, '0')
    expect(useOf(room, '0', 0)).to.deep.equal({ sum: 0, since: 1000 })
    // A break from 2000 to 7000.
    stood['0'] = { sum: 0, from: 2000 }
    expect(useOf(room, '0', 0)).to.deep.equal({ sum: 1000, since: null })
    stood['0'] = { sum: 5000, from: null }
    expect(useOf(room, '0', 0)).to.deep.equal({ sum: 0, since: 6000 })
    expect(usedBy({ pace, ran: 8000 }, useOf(room, '0', 0)!, 0)).to.equal(2000)
    go(9000)
    expect(room.used).to.deep.equal({ 0: { sum: 3000, since: null } })
    const old = record('r', { used: null })
    expect([usedAfter(old, ['0'], { at: 1, ran: 1 }), useOf(old, '0', 0)]).to.deep.equal([null, null])
  })

  describe('at a server', () => {
    let server: TestServer
    before(async () => {
      server = await startServer()
    })
    after(() => server.end())

    it('is told of each seat while it is played and when it is over, and outlasts the server', async () => {
      const { room, guests, seats } = await playing(server.url, 2, {
        options: { choice: 'open', deck: 'plain' },
      })
      const ofRoom = (guest = guests[0]!) => guest.get<Room>(`/api/rooms/${room}`)
      const sums = ({ seats: all }: Room) => all.map(({ used }) => used!.sum)
      const open = await guests[1]!.open()
      expect(open.seats.map(({ used }) => used)).to.deep.equal([null, null])
      for (const { used } of (await ofRoom()).seats) expect(used!.sum + Math.abs(used!.since!)).to.be.above(0)
      await pause(60)
      await step(seats.slice(1), chance(2))
      const after = await ofRoom()
      expect(after.waitingFor).to.deep.equal(['0'])
      expect(after.seats[1]!.used!.sum).to.be.within(50, 20_000)
      expect(after.seats[0]!.used, 'still the same wait').to.include({ sum: 0 })
      server = await server.restart()
      const again = guests.map(guest => guest.movedTo(server.url))
      const back = await Promise.all(again.map(guest => guest.watch(room)))
      await until(() => back.every(one => one.table), 'the tables')
      expect((await ofRoom(again[0])).seats.map(({ used }) => used)).to.deep.equal(
        after.seats.map(({ used }) => used),
      )
      await playOut(back, chance(3))
      const over = await ofRoom(again[0])
      expect(over.seats.map(({ used }) => used!.since)).to.deep.equal([null, null])
      const before = sums(after)
      sums(over).forEach((sum, seat) => {
        expect(sum).to.be.at.least(before[seat]!)
      })
      expect(sums(over)[0]).to.be.above(50)
      await until(() => back.every(one => one.room!.status === 'finished'), 'the end')
      expect(sums(back[1]!.room!), 'the page').to.deep.equal(sums(over))
    })

    it('tells nobody who has chosen in secret', async () => {
      const { room, guests, seats } = await playing(server.url, 3, {
        options: { choice: 'secret', deck: 'plain', rounds: 1 },
      })
      const used = async () =>
        (await Guest.stranger(server.url).get<Room>(`/api/rooms/${room}`)).seats.map(one => one.used)
      const before = await used()
      const [mine] = seats
      const { view } = mine!.table! as { view: { asks: { id: number; seat: string }[]; players: never } }
      const { id } = view.asks.find(one => one.seat === '0')!
      const hand = (view.players as { [seat: string]: { hand: string[] } })['0']!.hand
      expect(
        await mine!.move(
          'choose',
          id,
          hand.find(card => /^\d+$/.test(card)),
        ),
      ).to.have.property('step')
      await pause(30)
      expect(await used()).to.deep.equal(before)
      expect(await guests[1]!.get<Room>(`/api/rooms/${room}`)).to.have.nested.property('seats[0].used.sum', 0)
    })
  })
})
