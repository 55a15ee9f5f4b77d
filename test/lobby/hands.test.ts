import { expect } from 'chai'
import type { Export } from '../../lobby/account.ts'
import type { Room } from '../../lobby/protocol.ts'
import { lifeOf } from '../../lobby/server/wish.ts'
import { passTime, presentTime } from './support/clock.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, type Playing, playing, playOut, step } from './support/tables.ts'

const SOON = 150

describe('lobby: watching with open hands', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  afterEach(presentTime)
  after(() => server.end())

  const pathOf = ({ room }: { room: string }) => `/api/rooms/${room}/hands`
  const table = (players = 3, wish: object = {}) =>
    playing(server.url, players, { options: { rounds: 5, choice: 'secret' }, ...wish })
  const proposes = ({ guests, ...match }: Playing, at: number) => guests[at]!.post<Room>(pathOf(match))
  const says = ({ guests, ...match }: Playing, at: number, agree: boolean) =>
    guests[at]!.put<Room>(pathOf(match), { agree })
  const closes = ({ guests, ...match }: Playing, at: number) => guests[at]!.delete<Room>(pathOf(match))
  const roomOf = (id: string) => Guest.stranger(server.url).get<Room>(`/api/rooms/${id}`)
  const open = async (match: Playing, url = server.url) => {
    await proposes(match, 0)
    for (const at of match.guests.keys()) if (at > 0) await says(match, at, true)
    const { openHands } = await Guest.stranger(url).get<Room>(`/api/rooms/${match.room}`)
    expect(openHands).to.equal(true)
  }
  const watcher = async (match: Playing, name = 'Zoe') => {
    const guest = await Guest.arrive(server.url, name)
    const seat = await guest.watch(match.room)
    await until(() => seat.table, 'the table')
    return { guest, seat }
  }
  const viewOf = (seat: Seat) => seat.table!.view
  /** What a watcher who looks from a seat has is what that seat has. */
  const sees = (from: Seat, { seats }: Playing, side: string) =>
    until(
      () => JSON.stringify(viewOf(from)) === JSON.stringify(viewOf(seats[Number(side)]!)),
      `the view of seat ${side}`,
    )

  it('begins when the last one agrees, and never before: who watches sees what each seat does', async () => {
    const match = await table(3)
    const { seat } = await watcher(match)
    const closed = JSON.stringify(viewOf(seat))
    expect((await seat.side('1')).problem?.error).to.equal('handsClosed')
    expect((await proposes(match, 1)).handsWish).to.deep.include({
      by: '1',
      waits: ['0', '2'],
      refused: null,
    })
    expect((await seat.side('1')).problem?.error, 'proposed').to.equal('handsClosed')
    expect((await says(match, 0, true)).openHands).to.equal(false)
    expect((await seat.side('1')).problem?.error, 'not yet all').to.equal('handsClosed')
    expect(JSON.stringify(viewOf(seat))).to.equal(closed)
    expect(await says(match, 2, true)).to.include({ openHands: true, handsWish: null })
    expect(seat.table!.side, 'nothing without asking').to.equal(undefined)
    for (const side of ['1', '0', '2']) {
      expect(await seat.side(side)).to.deep.equal({})
      expect(seat.table).to.include({ seat: null, side })
      await sees(seat, match, side)
      for (let i = 0; i < 3; i++) await step(match.seats, chance(i))
      await sees(seat, match, side)
      expect(seat.gaps).to.equal(0)
    }
    expect(await seat.side(null)).to.deep.equal({})
    expect(seat.table).to.not.have.property('side')
    expect((await seat.side('7')).problem?.error).to.equal('notFound')
    expect(await seat.move('choose', 1), 'it is no seat').to.have.nested.property(
      'problem.error',
      'notSeated',
    )
  })

  it('ends when anybody who plays wants that: from then on all that is told is what everybody sees', async () => {
    const match = await table(3)
    const { seat, guest } = await watcher(match)
    const other = await watcher(match, 'Yan')
    await open(match)
    await seat.side('1')
    await sees(seat, match, '1')
    expect(await closes(match, 2)).to.include({ openHands: false })
    await until(() => seat.table!.side === undefined, 'that it is closed')
    expect(viewOf(seat)).to.deep.equal(viewOf(other.seat))
    const before = seat.heard.length
    for (let i = 0; i < 4; i++) await step(match.seats, chance(i))
    await until(() => seat.step === match.seats[0]!.step, 'the moves')
    expect(viewOf(seat)).to.deep.equal(viewOf(other.seat))
    const told = (one: Seat, from: number) => one.heard.slice(from).filter(([event]) => event === 'patch')
    expect(told(seat, before)).to.deep.equal(told(other.seat, 0).slice(-told(seat, before).length))
    expect((await seat.side('1')).problem?.error).to.equal('handsClosed')
    const again = await guest.watch(match.room)
    await until(() => again.table, 'the table')
    expect(again.table).to.not.have.property('side')
    expect(await match.guests[0]!.refused('DELETE', pathOf(match)), 'there is nothing to close').to.equal(
      '409 conflict',
    )
  })

  it('changes nothing of what those who play are told, and tells whoever looks nothing else that is the seat’s', async () => {
    // Both matches are dealt alike.
    const own = await startServer({ seeds: () => 'alike' })
    const played = async (isOpen: boolean) => {
      const match = await playing(own.url, 2, { options: { rounds: 3, choice: 'secret' } })
      const zoe = await Guest.arrive(own.url, 'Zoe')
      const seat = await zoe.watch(match.room)
      await until(() => seat.table, 'the table')
      await open(match, own.url)
      if (isOpen) expect(await seat.side('0')).to.deep.equal({})
      const from = match.seats.map(({ heard }) => heard.length)
      for (let i = 0; i < 8; i++) await step(match.seats, chance(i))
      await pause(SOON)
      const told = match.seats.map(({ heard }, at) =>
        heard.slice(from[at]).filter(([event]) => event !== 'room'),
      )
      return { told, events: new Set(seat.heard.map(([event]) => event)) }
    }
    const [shut, looked] = [await played(false), await played(true)]
    expect(looked.told.flat().length).to.be.above(8)
    expect(looked.told).to.deep.equal(shut.told)
    for (const kept of ['takeBack', 'draft', 'whisper', 'looked', 'forced', 'heard', 'away'])
      expect([...looked.events]).to.not.include(kept)
    await own.end()
  })

  it('is for those who watch in a session of their own: not from a seat, without a session, or by other clients', async () => {
    const match = await table(2)
    await open(match)
    expect((await match.seats[0]!.side('1')).problem?.error, 'from a seat').to.equal('handsClosed')
    const second = await match.guests[0]!.watch(match.room)
    await until(() => second.table, 'another page of a player')
    expect((await second.side('1')).problem?.error).to.equal('handsClosed')
    const nobody = await Guest.stranger(server.url).watch(match.room)
    await until(() => nobody.table, 'the table')
    expect((await nobody.side('1')).problem?.error, 'without a session').to.equal('handsClosed')
    const stock = await watcher(match, 'Yan')
    stock.seat.socket.emit('sync', match.room, null, undefined, 2)
    await until(() => stock.seat.heard.some(([event]) => event === 'sync'), 'the state of another client')
    expect((await stock.seat.side('1')).problem?.error, 'by another client').to.equal('handsClosed')
    const { seat, guest } = await watcher(match)
    for (const wrong of ['x', 0, ['1']])
      expect((await seat.side(wrong)).problem?.error).to.equal('badRequest')
    const past = `/api/rooms/${match.room}/history/0?as=1`
    await seat.side('1')
    expect(await guest.refused('GET', past), 'what was before stays closed').to.equal('409 notFinished')
    const none = await table(2, { watching: 'none' })
    expect(await none.guests[0]!.refused('POST', pathOf(none)), 'nobody watches').to.equal('403 noSpectators')
  })

  it('keeps whoever has seen the hands from every seat there, however they come, also after it has ended', async () => {
    const match = await table(3)
    const { seat, guest } = await watcher(match)
    const other = await watcher(match, 'Yan')
    await open(match)
    await seat.side('1')
    const path = `/api/rooms/${match.room}/seats/2`
    const { key } = await match.guests[1]!.get<{ key: string }>(`/api/rooms/${match.room}/seat`)
    expect(
      await guest.refused('POST', `/api/rooms/${match.room}/claim`, { seat: '1', key }),
      'by a personal link',
    ).to.equal('403 sawHands')
    await match.guests[2]!.delete(path)
    expect(await guest.refused('PUT', path, {})).to.equal('403 sawHands')
    expect((await guest.get<Export>('/api/me/export')).sawHands).to.deep.equal([match.room])
    expect(await other.guest.refused('PUT', path, {}), 'who has seen nothing').to.equal('200 undefined')
  })

  it('falls with any change of seats: whoever comes has not agreed', async () => {
    const match = await table(3)
    const { seat } = await watcher(match)
    const at = `/api/rooms/${match.room}/seats/2`
    for (const change of [
      () => match.guests[2]!.put(`${at}/bot`, { bot: 'random' }),
      () => match.guests[2]!.delete(`${at}/bot`),
      () => match.guests[2]!.delete(at),
    ]) {
      await proposes(match, 0)
      await says(match, 1, true)
      if ((await roomOf(match.room)).handsWish) await says(match, 2, true)
      expect((await roomOf(match.room)).openHands).to.equal(true)
      await seat.side('0')
      await change()
      expect((await roomOf(match.room)).openHands).to.equal(false)
      await until(() => seat.table!.side === undefined, 'that it is closed')
    }
  })

  it('falls when it is refused, taken back or grows old, is no stranger’s business, and outlasts the server', async () => {
    const match = await table(2)
    await proposes(match, 0)
    expect((await says(match, 1, false)).handsWish).to.include({ refused: '1' })
    expect(await match.guests[0]!.refused('POST', pathOf(match))).to.equal('409 handsRefused')
    await proposes(match, 1)
    expect(await match.guests[0]!.refused('DELETE', pathOf(match))).to.equal('409 conflict')
    expect((await closes(match, 1)).handsWish).to.equal(null)
    await proposes(match, 1)
    passTime(lifeOf({ pace: null }) + 1)
    expect(await match.guests[0]!.refused('PUT', pathOf(match), { agree: true })).to.equal('409 conflict')
    presentTime()
    const stranger = await Guest.arrive(server.url)
    expect(await stranger.refused('POST', pathOf(match))).to.equal('403 notSeated')
    expect(await stranger.refused('DELETE', pathOf(match))).to.equal('403 notSeated')
    const late = await table(2)
    await open(late)
    server = await server.restart()
    expect((await roomOf(late.room)).openHands).to.equal(true)
  })

  it('lets those who play read what was said beside open hands after the end alone', async () => {
    const match = await playing(server.url, 2, { options: { rounds: 1 } })
    const { seat } = await watcher(match)
    await open(match)
    await seat.side('1')
    expect(await seat.saySpectators('Bea holds the moon')).to.deep.equal({})
    await until(() => seat.spectatorChat?.length === 1, 'what is said')
    expect(JSON.stringify(match.seats.map(({ heard }) => heard))).to.not.include('moon')
    await playOut(match.seats, chance(2))
    await until(() => match.seats.every(({ spectatorChat }) => spectatorChat?.length === 1), 'after the end')
    await until(() => seat.table!.side === undefined, 'that it is over')
    expect((await roomOf(match.room)).openHands).to.equal(false)
  })
})
