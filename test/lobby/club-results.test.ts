/** What members of a club have played at its tables, and how well they play. */
import { expect } from 'chai'
import type { RoomRating } from '../../lobby/account.ts'
import type { ClubPage, ClubResults } from '../../lobby/people.ts'
import type { Room } from '../../lobby/protocol.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, playOut } from './support/tables.ts'

describe('lobby: the results of a club', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  it('are who came in where at its tables, and how well members play, told to them alone', async () => {
    const [ada, bea, cy, eve] = (await Promise.all(
      ['Ada', 'Bea', 'Cy', 'Eve'].map(name => Guest.arrive(server.url, name)),
    )) as [Guest, Guest, Guest, Guest]
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const path = `/api/clubs/${club.id}`
    const { token } = await ada.post<{ token: string }>(`${path}/link`)
    for (const one of [bea, cy]) await one.post('/api/invitation/join', { token })
    const results = (guest: Guest) => guest.get<ClubResults>(`${path}/results`)
    expect(await results(bea)).to.deep.equal({ matches: [], standings: [] })
    const page = await cy.socket('lobby')
    let told = 0
    page.on('people', () => told++)
    page.emit('club', club.id)
    await new Promise(done => page.emit('heard', 0, done))

    const { id } = await ada.open({ seats: 2, club: club.id, rated: true, options: { rounds: 1 } })
    await bea.sit(id, 1)
    await bea.ready(id)
    await ada.start(id)
    const seats = await Promise.all([ada, bea].map(guest => guest.watch(id)))
    await until(() => seats.every(seat => seat.table), 'the tables')
    const before = told
    await playOut(seats, chance(3))
    await until(() => told > before, 'the page of the club to be told of the end')
    // Elsewhere, with somebody who is no member: their rating counts, the match is none of the club's.
    await playOut((await playing(server.url, 2, { rated: true, options: { rounds: 1 } })).seats, chance(3))

    const rated = await ada.get<RoomRating[]>(`/api/rooms/${id}/ratings`)
    const { winners } = await ada.get<Room>(`/api/rooms/${id}`)
    const { matches, standings } = await results(cy)
    expect(matches).to.have.length(1)
    const [match] = matches
    expect(match).to.include({ room: id, game: 'toy', players: 2, kept: true })
    expect(match!.people).to.have.deep.members(
      rated.map(({ person, name, place, seat }) => ({
        id: person,
        name,
        place,
        won: winners.includes(seat),
      })),
    )
    for (const { person, name, seat, after } of rated)
      expect(standings.find(one => one.id === person)).to.deep.equal({
        ...{ id: person, name, game: 'toy', played: 1, won: winners.includes(seat) ? 1 : 0 },
        ratings: [{ players: 2, matches: 1, ...after }],
      })
    expect(standings, 'nobody who has played nothing').to.have.length(2)

    // Whoever leaves is none of its members; what was played stays.
    await bea.delete(`${path}/members/${bea.me.id}`)
    const left = await results(ada)
    expect([left.matches[0]!.people.length, left.standings.map(one => one.id)]).to.deep.equal([
      2,
      [ada.me.id],
    ])
    for (const guest of [bea, eve])
      expect(await guest.refused('GET', `${path}/results`)).to.equal('404 notFound')
  })
})
