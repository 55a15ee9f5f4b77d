import { expect } from 'chai'
import type { Room, RoomSeat } from '../../lobby/protocol.ts'
import { botsAt } from '../../lobby/web/table/formers.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, step } from './support/tables.ts'

describe('lobby: who had a seat before', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  it('is told with the line of the log up to which it was theirs, also after a restart', async () => {
    const { room, guests, seats } = await playing(server.url)
    const [ada] = guests as [Guest]
    const lines = () => (seats[1]!.table!.view as { log: { last: number } }).log.last
    await step(seats, chance(5))
    expect((await ada.get<Room>(`/api/rooms/${room}`)).formers).to.deep.equal([])
    const left = lines()
    await ada.delete(`/api/rooms/${room}/seats/0`)
    const cy = await Guest.arrive(server.url, 'Cy')
    await cy.sit(room, 0)
    const key = await cy.seat(room)
    const seat = await cy.watch(room, 'toy', { playerID: key.seat, credentials: key.key })
    await until(() => seat.table, 'the table')
    for (let i = 0; i < 3; i++) await step([seat, seats[1]!], chance(5))
    // While it was nobody's nothing was said.
    const formers = [{ seat: '0', name: ada.me.name, line: left }]
    expect((await cy.get<Room>(`/api/rooms/${room}`)).formers).to.deep.equal(formers)
    expect(lines()).to.be.above(left)
    server = await server.restart()
    expect((await cy.movedTo(server.url).get<Room>(`/api/rooms/${room}`)).formers).to.deep.equal(formers)
  })

  it('tells at each line of the log which seats were bots’ alone: what a person did is never a bot’s', () => {
    const seat = (of: string, person: string | null, bot: string | null) =>
      ({ seat: of, person, bot }) as RoomSeat
    // A bot plays on for whoever has left seat 0; seat 1 was a bot’s before somebody sat down; 2 always was; in 3 one is away.
    const room = {
      seats: [
        seat('0', null, 'cadet'),
        seat('1', 'bea', null),
        seat('2', null, 'cadet'),
        seat('3', 'cy', 'cadet'),
      ],
      formers: [
        { seat: '0', name: 'Ada', line: 20 },
        { seat: '1', name: '', line: 10 },
      ],
    }
    expect(botsAt(room, 5)).to.deep.equal(['1', '2'])
    expect(botsAt(room, 10)).to.deep.equal(['1', '2'])
    expect(botsAt(room, 15)).to.deep.equal(['2'])
    expect(botsAt(room, 21)).to.deep.equal(['0', '2'])
  })
})
