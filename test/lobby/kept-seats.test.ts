/** Seats of open tables that are kept for somebody. */

import { expect } from 'chai'
import type { CameBack } from '../../lobby/account.ts'
import type { ClubPage, Invitations, KeptSeat } from '../../lobby/people.ts'
import type { Room } from '../../lobby/protocol.ts'
import { LobbyClient } from '../support/bgio.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'

describe('lobby: seats that are kept', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  const guests = (...called: string[]) => Promise.all(called.map(name => Guest.arrive(server.url, name)))
  async function befriended(a: Guest, b: Guest) {
    await a.put(`/api/me/friends/${b.me.id}`)
    await b.put(`/api/me/friends/${a.me.id}`)
  }
  const at = (room: string, seat: number) => `/api/rooms/${room}/seats/${seat}`
  const keep = (guest: Guest, room: string, seat: number, whom: object) =>
    guest.put<Room>(`${at(room, seat)}/kept`, whom)
  const names = async (guest: Guest, room: string) =>
    (await guest.get<{ seats: KeptSeat[] }>(`/api/rooms/${room}/kept`)).seats.map(
      ({ seat, name, isMine }) => `${seat} ${name}${isMine ? '!' : ''}`,
    )
  const keptAt = ({ seats }: Room) => seats.flatMap(({ kept }, seat) => (kept ? [seat] : []))

  it('are for a friend alone, who is invited with it; the host and they are told for whom, and nobody else', async () => {
    const [ada, bea, eve] = (await guests('Ada', 'Bea', 'Eve')) as [Guest, Guest, Guest]
    await befriended(ada, bea)
    const { id } = await ada.open({ seats: 4 })
    const page = await eve.socket('lobby')
    page.emit('room', id)
    await new Promise(shown => page.once('room', shown))
    const told = new Promise<Room>(shown => page.once('room', shown))
    const room = await keep(ada, id, 2, { person: bea.me.id })
    expect(keptAt(room)).to.deep.equal([2])
    expect(keptAt(await told), 'all see that it is kept').to.deep.equal([2])
    expect(JSON.stringify(await eve.get(`/api/rooms/${id}`))).not.to.include(bea.me.id)
    expect([await names(ada, id), await names(bea, id), await names(eve, id)]).to.deep.equal([
      ['2 Bea'],
      ['2 Bea!'],
      [],
    ])
    expect((await bea.get<Invitations>('/api/me/invitations')).tables.map(one => one.room.id)).to.deep.equal([
      id,
    ])

    expect(await eve.refused('PUT', at(id, 2), {})).to.equal('409 seatKept')
    expect(await ada.refused('PUT', at(id, 2), {}), 'nor its host').to.equal('409 seatKept')
    expect(await ada.refused('PUT', `${at(id, 2)}/bot`, { bot: 'random' })).to.equal('409 seatKept')
    expect(await eve.refused('PUT', `${at(id, 1)}/kept`, { person: bea.me.id })).to.equal('403 notHost')
    expect(await eve.refused('DELETE', `${at(id, 2)}/kept`)).to.equal('403 notHost')
    expect(await ada.refused('PUT', `${at(id, 0)}/kept`, { person: bea.me.id })).to.equal('409 seatTaken')
    expect(await ada.refused('PUT', `${at(id, 1)}/kept`, { person: eve.me.id }), 'a stranger').to.equal(
      '404 notFound',
    )
    await ada.patch(`/api/rooms/${id}`, { seats: 3 })
    await ada.patch(`/api/rooms/${id}`, { seats: 2 })
    expect(keptAt(await ada.get(`/api/rooms/${id}`)), 'others go first; it moves up').to.deep.equal([1])
    await ada.patch(`/api/rooms/${id}`, { seats: 3 })
    expect(keptAt(await keep(ada, id, 2, { person: bea.me.id })), 'one for each').to.deep.equal([2])
    server = await server.restart()
    const [, again] = [ada.movedTo(server.url), bea.movedTo(server.url)]
    expect(await eve.movedTo(server.url).refused('PUT', at(id, 2), {})).to.equal('409 seatKept')
    expect(keptAt(await again.sit(id, 1)), 'wherever they sit').to.deep.equal([])
    await eve.movedTo(server.url).sit(id, 2)
  })

  it('are no seats for boardgame.io’s clients, and the match does not begin by itself without them', async () => {
    const client = new LobbyClient({ server: server.url })
    const { matchID: id } = await client.createMatch('toy', { numPlayers: 3 })
    const [ada, bea] = (await guests('Ada', 'Bea')) as [Guest, Guest]
    await befriended(ada, bea)
    await ada.sit(id, 0)
    await keep(ada, id, 1, { person: bea.me.id })
    const join = (seat?: string) =>
      ada.refused('POST', `/games/toy/${id}/join`, {
        ...(seat && { playerID: seat }),
        playerName: `Guest ${seat}`,
      })
    expect(await join('1')).to.equal('409 seatKept')
    await client.joinMatch('toy', id, { playerName: 'Cy' })
    expect(await join()).to.equal('409 seatKept')
    const room = await ada.get<Room>(`/api/rooms/${id}`)
    expect([room.status, room.seats.map(({ name }) => name)]).to.deep.equal(['open', ['Ada', '', 'Cy']])
    expect((await bea.sit(id, 1)).status).to.equal('playing')
  })

  it('are let go by the host or by whoever they are kept for, also with the invitation, and end with the start', async () => {
    const [ada, bea, eve] = (await guests('Ada', 'Bea', 'Eve')) as [Guest, Guest, Guest]
    await befriended(ada, bea)
    const { id } = await ada.open({ seats: 4 })
    const open = async () => keptAt(await ada.get(`/api/rooms/${id}`))
    for (const one of [ada, bea]) {
      await keep(ada, id, 1, { person: bea.me.id })
      await one.delete(`${at(id, 1)}/kept`)
      expect(await open()).to.deep.equal([])
    }
    await keep(ada, id, 1, { person: bea.me.id })
    await bea.delete(`/api/rooms/${id}/invitations`)
    expect(await open()).to.deep.equal([])
    await keep(ada, id, 1, { person: bea.me.id })
    await eve.sit(id, 2)
    await eve.ready(id)
    const { status, seats } = await ada.start(id)
    expect([status, seats.map(({ name }) => name)]).to.deep.equal(['playing', ['Ada', 'Eve']])
    expect(await ada.refused('PUT', `${at(id, 1)}/kept`, { person: bea.me.id })).to.equal('409 notOpen')
  })

  it('can be kept by a name, and tell nobody whether anybody has it', async () => {
    const [ada, bea] = (await guests('Ada', 'Beatrix')) as [Guest, Guest]
    await bea.post('/api/me/recovery')
    const { id } = await ada.open({ seats: 4 })
    const answers = [await keep(ada, id, 1, { name: 'Beatrix' }), await keep(ada, id, 2, { name: 'Nobody' })]
    expect(answers.map(keptAt)).to.deep.equal([[1], [1, 2]])
    expect(JSON.stringify(answers)).not.to.include(bea.me.id)
    expect(await names(ada, id)).to.deep.equal(['1 Beatrix', '2 Nobody'])
    await keep(ada, id, 3, { name: 'Beatrix' })
    expect(await names(ada, id), 'the same name once more').to.have.length(3)
    await bea.delete(`/api/rooms/${id}/invitations`)
    expect(await names(ada, id), 'saying no to the invitation').to.have.length(3)
    expect(await names(bea, id)).to.deep.equal(['1 Beatrix!', '3 Beatrix!'])
    await bea.sit(id, 1)
    expect(await names(ada, id)).to.deep.equal(['2 Nobody'])
  })

  it('are kept for members of a club at its tables, whose host may be another one by then', async () => {
    const [ada, bea, cy] = (await guests('Ada', 'Bea', 'Cy')) as [Guest, Guest, Guest]
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const { token } = await ada.post<{ token: string }>(`/api/clubs/${club.id}/link`)
    for (const one of [bea, cy]) await one.post('/api/invitation/join', { token })
    const { id } = await ada.open({ seats: 3, club: club.id })
    await keep(ada, id, 2, { person: bea.me.id })
    await cy.sit(id, 1)
    await ada.delete(at(id, 0))
    expect(await names(cy, id)).to.deep.equal(['2 Bea'])
    expect(keptAt(await cy.delete<Room>(`${at(id, 2)}/kept`))).to.deep.equal([])
  })

  it('wait for whoever a guest turns out to be, and for nobody who is gone', async () => {
    const [ada, bea] = (await guests('Ada', 'Bea')) as [Guest, Guest]
    const { code } = await bea.post<{ code: string }>('/api/me/recovery')
    const guest = await Guest.arrive(server.url, 'Somebody')
    await befriended(ada, guest)
    const { id } = await ada.open({ seats: 3 })
    await keep(ada, id, 1, { person: guest.me.id })
    await guest.post<CameBack>('/api/account/recovery', { code })
    expect(await names(bea, id)).to.deep.equal(['1 Somebody!'])
    await until(async () => keptAt(await ada.get(`/api/rooms/${id}`)).length === 1, 'the seat')
    await bea.post('/api/me/farewell', { name: 'Bea' })
    expect(await names(ada, id)).to.deep.equal([])
    await ada.sit(id, 1)
  })
})
