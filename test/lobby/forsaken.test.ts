import { expect } from 'chai'
import type { Export } from '../../lobby/account.ts'
import type { Pace } from '../../lobby/pace.ts'
import type { ClubPage } from '../../lobby/people.ts'
import type { LobbyChanges, Room, RoomPage } from '../../lobby/protocol.ts'
import { passTime, presentTime } from './support/clock.ts'
import { Guest, pause, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, step } from './support/tables.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY: Pace = { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'wait' }

describe('lobby: matches that everybody has left', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  afterEach(presentTime)
  after(() => server.end())

  const listed = async (query = '') => {
    const { rooms } = await Guest.stranger(server.url).get<RoomPage>(`/api/rooms?limit=100${query}`)
    return rooms.map(({ id }) => id)
  }
  const mine = (guest: Guest) => guest.get<RoomPage>('/api/rooms?mine=1')
  const leftBy = async (guest: Guest) =>
    (await mine(guest)).left?.map(({ room, seat }) => [room.id, seat]) ?? []
  const stand = (guest: Guest, room: string, seat: number) => guest.delete(`/api/rooms/${room}/seats/${seat}`)
  async function goAway(room: string, guests: readonly Guest[]) {
    for (const guest of guests) guest.leave()
    const isEmpty = async () => {
      const { seats, spectators } = await Guest.stranger(server.url).get<Room>(`/api/rooms/${room}`)
      return spectators === 0 && seats.every(({ online }) => !online)
    }
    await until(isEmpty, 'nobody to be there')
  }

  it('are in no list once the last of them stands up, and are had back by whoever sat there, each on their seat', async () => {
    const { room, guests, seats } = await playing(server.url, 3)
    const [ada, bea, cy] = guests as [Guest, Guest, Guest]
    await step(seats, chance(3))
    const reader = await (await Guest.arrive(server.url, 'Reader')).socket('lobby')
    const gone: string[] = []
    reader.on('changes', (changes: LobbyChanges) => gone.push(...changes.gone))
    reader.emit('list', {})
    await stand(cy, room, 2)
    await ada.put(`/api/rooms/${room}/seats/2/bot`, { bot: 'random' })
    expect(await cy.refused('PUT', `/api/rooms/${room}/seats/2`, {}), 'the bot plays with others').to.equal(
      '409 seatTaken',
    )
    await stand(bea, room, 1)
    expect(await listed(), 'somebody plays').to.include(room)
    expect(await leftBy(bea), 'who leaves others has left').to.deep.equal([])
    await stand(ada, room, 0)
    expect(await listed()).not.to.include(room)
    await until(() => gone.includes(room), 'the page that shows the list to be told')
    const eve = await Guest.arrive(server.url, 'Eve')
    expect([await leftBy(ada), await leftBy(bea), await leftBy(cy), await leftBy(eve)]).to.deep.equal([
      [[room, '0']],
      [[room, '1']],
      [[room, '2']],
      [],
    ])
    expect(
      (await mine(ada)).rooms.map(({ id }) => id),
      'she has no seat there',
    ).not.to.include(room)

    // A bot plays on his seat, and nobody is left who could send it away.
    const back = await cy.sit(room, 2)
    expect(back.seats[2]).to.deep.include({ person: cy.me.id, bot: null })
    expect(back.host).to.equal(cy.me.id)
    expect(await listed()).to.include(room)
    expect([await leftBy(ada), await leftBy(cy)], 'it is played again').to.deep.equal([[], []])
    await ada.sit(room, 0)
    await stand(ada, room, 0)
    await stand(cy, room, 2)
    expect(await leftBy(bea)).to.deep.equal([[room, '1']])
    server = await server.restart()
    const later = bea.movedTo(server.url)
    expect(await leftBy(later)).to.deep.equal([[room, '1']])
    expect((await later.sit(room, 1)).seats[1]!.person).to.equal(bea.me.id)
  })

  it('need no password of whoever sat there, and give a seat back from a bot to nobody else', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const [bea, eve] = await Promise.all(['Bea', 'Eve'].map(name => Guest.arrive(server.url, name)))
    const { id: room } = await ada.open({ seats: 3, password: 'opensesame' })
    await bea!.sit(room, 1, 'opensesame')
    await bea!.ready(room)
    await ada.put(`/api/rooms/${room}/seats/2/bot`, { bot: 'random' })
    await ada.start(room)
    await stand(bea!, room, 1)
    await ada.put(`/api/rooms/${room}/seats/1/bot`, { bot: 'random' })
    expect(await bea!.refused('PUT', `/api/rooms/${room}/seats/1`, {}), 'others play').to.equal(
      '403 wrongPassword',
    )
    await stand(ada, room, 0)
    const sit = (guest: Guest, seat: number, body = {}) =>
      guest.refused('PUT', `/api/rooms/${room}/seats/${seat}`, body)
    expect(await sit(eve!, 0)).to.equal('403 wrongPassword')
    expect(await sit(eve!, 1, { password: 'opensesame' })).to.equal('409 seatTaken')
    expect(await sit(bea!, 2), 'not the seat that was hers').to.equal('409 seatTaken')
    expect((await bea!.sit(room, 1)).seats[1]).to.deep.include({ person: bea!.me.id, bot: null })
    expect(await sit(ada, 0), 'somebody plays').to.equal('403 wrongPassword')
  })

  it('are in no list within the hour where all have just gone away, and are again once somebody looks', async () => {
    const { room, guests, seats } = await playing(server.url, 2)
    const byTurns = await playing(server.url, 2, { pace: DAY })
    await goAway(room, guests)
    await goAway(byTurns.room, byTurns.guests)
    passTime(50 * MINUTE)
    expect(await listed()).to.include(room)
    passTime(20 * MINUTE)
    expect(await listed()).not.to.include(room)
    expect(await listed('&status=playing')).not.to.include(room)
    expect(await listed(), 'by turns nobody has to be there').to.include(byTurns.room)
    const { rooms, left } = await mine(guests[0]!)
    expect([rooms.map(({ id }) => id), left], 'she sits there').to.deep.equal([[room], undefined])
    const again = await guests[1]!.watch(room)
    await until(() => again.table, 'the table')
    expect(await listed()).to.include(room)
    passTime(5 * HOUR)
    expect(await listed(), 'somebody looks').to.include(room)
    await goAway(room, guests)
    expect(await listed()).not.to.include(room)
    expect(seats[0]!.room!.status).to.equal('playing')
  })

  it('are in the list of boardgame.io’s clients as long as somebody has a seat', async () => {
    const { room, guests } = await playing(server.url, 2)
    await goAway(room, guests)
    passTime(5 * HOUR)
    const matches = async () => {
      const { matches: all } = await Guest.stranger(server.url).get<{ matches: { matchID: string }[] }>(
        '/games/toy',
      )
      return all.map(({ matchID }) => matchID)
    }
    expect(await matches(), 'where else would they find it').to.include(room)
    for (const [seat, guest] of guests.entries()) await stand(guest, room, seat)
    expect(await matches()).not.to.include(room)
  })

  it('of a club are not on its page, and are told to nobody who may not know of them any more', async () => {
    const guests = await Promise.all(['Ada', 'Bea'].map(name => Guest.arrive(server.url, name)))
    const [ada, bea] = guests as [Guest, Guest]
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const path = `/api/clubs/${club.id}`
    const { token } = await ada.post<{ token: string }>(`${path}/link`)
    await bea.post('/api/invitation/join', { token })
    const { id: room } = await ada.open({ club: club.id })
    await bea.sit(room, 1)
    await bea.ready(room)
    await ada.start(room)
    const onPage = async () => (await ada.get<ClubPage>(path)).rooms.map(({ id }) => id)
    expect(await onPage()).to.include(room)
    await stand(ada, room, 0)
    await stand(bea, room, 1)
    expect(await onPage()).not.to.include(room)
    expect([await leftBy(ada), await leftBy(bea)]).to.deep.equal([[[room, '0']], [[room, '1']]])
    await bea.delete(`${path}/members/${bea.me.id}`)
    expect(await leftBy(bea)).to.deep.equal([])
    expect(await bea.refused('PUT', `/api/rooms/${room}/seats/1`, {})).to.equal('404 notFound')
  })

  it('are among what is kept about somebody, and go with them', async () => {
    const { room, guests } = await playing(server.url, 2)
    const [ada, bea] = guests as [Guest, Guest]
    await stand(ada, room, 0)
    const { left } = await ada.get<Export>('/api/me/export')
    expect(left.map(({ room: id, seat }) => [id, seat])).to.deep.equal([[room, '0']])
    await bea.post('/api/me/farewell', { name: bea.me.name })
    await pause(20)
    expect(await leftBy(ada)).to.deep.equal([[room, '0']])
    expect((await ada.sit(room, 0)).seats.map(({ person }) => person)).to.deep.equal([ada.me.id, null])
  })
})
