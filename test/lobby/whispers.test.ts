import { expect } from 'chai'
import { notAlone } from '../../games/not-alone/index.ts'
import type { Room } from '../../lobby/protocol.ts'
import { UNLIMITED } from '../../lobby/server/index.ts'
import { Guest, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { chance, playing, playOut } from './support/tables.ts'

const texts = ({ whispers }: Seat) => whispers.map(({ text }) => text)
const problem = ({ problem }: { problem?: { error: string } }) => problem?.error

describe('lobby: private talk', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ games: [toyModule, notAlone] })
  })
  after(() => server.end())

  const talking = (people = 3) => playing(server.url, people, { privateTalk: true })

  it('is off, unless the host turns it on before the start, and then everybody is asked again', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const bea = await Guest.arrive(server.url, 'Bea')
    const { id, privateTalk } = await ada.open()
    expect(privateTalk).to.equal(false)
    await bea.sit(id, 1)
    await bea.ready(id)
    expect(await bea.refused('PATCH', `/api/rooms/${id}`, { privateTalk: true })).to.equal('403 notHost')
    const room = await ada.patch<Room>(`/api/rooms/${id}`, { privateTalk: true })
    expect(room.privateTalk).to.equal(true)
    expect(room.seats[1]!.ready, 'Bea has agreed to something else').to.equal(false)
    const quiet = await playing(server.url, 2)
    expect(problem(await quiet.seats[0]!.whisper('1', 'psst'))).to.equal('noPrivateTalk')
  })

  it('is there for no table of a game whose rules want all to hear what is said', async () => {
    const ada = await Guest.arrive(server.url)
    const open = { game: 'not-alone', seats: 3, privateTalk: true }
    expect(await ada.refused('POST', '/api/rooms', open)).to.equal('409 noPrivateTalk')
    const { id } = await ada.open({ ...open, privateTalk: false })
    expect(await ada.refused('PATCH', `/api/rooms/${id}`, { privateTalk: true })).to.equal(
      '409 noPrivateTalk',
    )
    expect((await ada.get<Room>(`/api/rooms/${id}`)).privateTalk).to.equal(false)
  })

  it('is read by the two, on all their pages, and by nobody else: no seat, no spectator, no log', async () => {
    const { room, guests, seats } = await talking()
    const [ada, bea, cy] = seats as [Seat, Seat, Seat]
    const spectator = await (await Guest.arrive(server.url)).watch(room)
    const second = await guests[1]!.watch(room)
    await until(() => spectator.table && second.table, 'the tables')
    expect(await ada.whisper('1', '  I shall attack Cy \u0007')).to.deep.equal({})
    expect(await bea.whisper('0', 'So shall I')).to.deep.equal({})
    await until(() => [ada, bea, second].every(seat => texts(seat).length === 2), 'both messages')
    for (const seat of [ada, bea, second])
      expect(
        seat.whispers.map(({ sender, name, toName, text }) => [sender, name, toName, text]),
      ).to.deep.equal([
        ['0', 'Ada', 'Bea', 'I shall attack Cy'],
        ['1', 'Bea', 'Ada', 'So shall I'],
      ])
    await cy.say('What do you two write?')
    await until(() => spectator.chat.length === 1, 'what is said to all')
    const late = await guests[2]!.watch(room)
    await until(() => late.table, 'the table')
    await playOut([ada, bea, cy], chance(3))
    await until(() => spectator.room!.status === 'finished', 'the end')
    const after = await guests[2]!.watch(room)
    await until(() => after.table, 'the table after the end')
    for (const seat of [cy, late, after, spectator]) {
      expect(texts(seat)).to.deep.equal([])
      expect(JSON.stringify(seat.heard)).not.to.match(/attack Cy|So shall/)
    }
    for (const path of ['log', 'history/1', ''])
      expect(JSON.stringify(await guests[2]!.get(`/api/rooms/${room}/${path}`))).not.to.include('attack Cy')
  })

  it('belongs to the person: whoever takes over the seat reads none of it, and who comes back reads it again', async () => {
    const { room, guests, seats } = await talking()
    const [ada, bea] = seats as [Seat, Seat, Seat]
    await bea.whisper('0', 'Keep this to yourself')
    await until(() => texts(ada).length === 1, 'the message')
    await guests[1]!.delete(`/api/rooms/${room}/seats/1`)
    const dan = await Guest.arrive(server.url, 'Dan')
    await dan.sit(room, 1)
    const heir = await dan.watch(room)
    await until(() => heir.table?.seat === '1', 'the seat')
    expect(texts(heir)).to.deep.equal([])
    await ada.whisper('1', 'Welcome')
    await until(() => texts(heir).length === 1, 'the welcome')
    expect(texts(heir)).to.deep.equal(['Welcome'])
    expect(JSON.stringify(heir.heard)).not.to.include('yourself')
    // Ada has said that to Dan, not to whoever sat there before.
    const former = await guests[1]!.watch(room)
    await until(() => former.table, 'the table')
    expect(former.table!.seat).to.equal(null)
    expect(JSON.stringify(former.heard)).not.to.match(/yourself|Welcome/)
    await dan.delete(`/api/rooms/${room}/seats/1`)
    await guests[1]!.sit(room, 1)
    const back = await guests[1]!.watch(room)
    await until(() => back.table?.seat === '1', 'the seat again')
    expect(texts(back)).to.deep.equal(['Keep this to yourself'])
  })

  it('is read by the other session of the same player, too, which writes in their name', async () => {
    const { room, guests, seats } = await talking(2)
    const phone = await Guest.arrive(server.url)
    await phone.post(`/api/rooms/${room}/claim`, await guests[1]!.seat(room))
    const pocket = await phone.watch(room)
    await until(() => pocket.table, 'the table')
    await pocket.whisper('0', 'from the train')
    await until(() => texts(seats[1]!).length === 1 && texts(seats[0]!).length === 1, 'the message')
    expect(seats[0]!.whispers[0]!.name).to.equal('Bea')
    expect(texts(pocket)).to.deep.equal(['from the train'])
  })

  it('is refused from spectators, to oneself, to bots and free seats, before the start, and malformed', async () => {
    const { room, guests, seats } = await talking()
    const spectator = await (await Guest.arrive(server.url)).watch(room)
    await until(() => spectator.table, 'the table')
    expect(problem(await spectator.whisper('0', 'psst'))).to.equal('notSeated')
    expect(problem(await seats[0]!.whisper('0', 'psst'))).to.equal('notFound')
    expect(problem(await seats[0]!.whisper('9', 'psst'))).to.equal('notFound')
    await guests[2]!.delete(`/api/rooms/${room}/seats/2`)
    expect(problem(await seats[0]!.whisper('2', 'psst'))).to.equal('notFound')
    for (const [to, text] of [
      ['1', ''],
      ['1', ' \u200b '],
      ['1', 'x'.repeat(501)],
      ['1', { toString: 1 }],
      [1, 'psst'],
      ['__proto__', 'psst'],
    ])
      expect(problem(await seats[0]!.whisper(to, text)), JSON.stringify([to, text])).to.equal('badRequest')
    const host = await Guest.arrive(server.url)
    const early = await host.watch((await host.open({ privateTalk: true })).id)
    await until(() => early.room, 'the room')
    expect(problem(await early.whisper('1', 'psst'))).to.equal('notPlaying')
  })

  it('outlasts the server, and counts as much as what is said to all', async () => {
    let own = await startServer({ config: { limits: { ...UNLIMITED, chat: 2 } } })
    try {
      const { room, guests, seats } = await playing(own.url, 2, { privateTalk: true })
      await seats[0]!.whisper('1', 'one')
      await seats[0]!.say('two')
      expect(problem(await seats[0]!.whisper('1', 'three'))).to.equal('tooMany')
      own = await own.restart()
      const again = await guests[1]!.movedTo(own.url).watch(room)
      await until(() => again.table, 'the table')
      expect(texts(again)).to.deep.equal(['one'])
    } finally {
      await own.end()
    }
  })
})
