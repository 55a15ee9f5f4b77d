import { expect } from 'chai'
import { placesOf } from '../../games/kit/index.ts'
import { notAlone } from '../../games/not-alone/index.ts'
import type { Export, Profile, Rating, RoomRating } from '../../lobby/account.ts'
import { type Side, sidesOf } from '../../lobby/server/account/ratings.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, playOut, seated } from './support/tables.ts'

describe('lobby: ratings', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  const rated = { rated: true, options: { rounds: 1 } }
  const of = async (guest: Guest) => (await guest.get<Profile>(`/api/people/${guest.me.id}`)).ratings
  const changes = (guest: Guest, room: string) => guest.get<RoomRating[]>(`/api/rooms/${room}/ratings`)

  it('change at tables that say so, by who came in where, and become surer', async () => {
    const { room, guests, seats } = await playing(server.url, 3, rated)
    const [ada] = guests as [Guest]
    expect(seats[0]!.room!.rated).to.equal(true)
    expect(await changes(ada, room), 'not before the end').to.deep.equal([])
    await playOut(seats, chance(4))
    const told = await changes(ada, room)
    const { scores } = (seats[0]!.table!.view as { outcome: { scores: { [seat: string]: number } } }).outcome
    expect(told.map(({ name }) => name).sort()).to.deep.equal(['Ada', 'Bea', 'Cy'])
    expect(told.map(({ seat }) => scores[seat])).to.deep.equal(
      told.map(({ seat }) => scores[seat]!).sort((a, b) => b - a),
    )
    for (const [i, one] of told.entries()) {
      expect(one.before).to.deep.equal({ value: 1000, within: 667 })
      expect(one.after.within).to.be.below(667)
      if (i > 0 && one.place > told[i - 1]!.place)
        expect(one.after.value).to.be.below(told[i - 1]!.after.value)
    }
    const first = guests[Number(told[0]!.seat)]!
    const [now] = (await of(first)) as [Rating]
    expect(now).to.deep.equal({ game: 'toy', players: 3, matches: 1, others: 2, ...told[0]!.after })
    expect((await first.get<Export>('/api/me/export')).ratings).to.deep.equal([now])
  })

  it('change once, whoever asks how often, also for those who play many matches', async () => {
    const { guests, seats, room } = await playing(server.url, 2, rated)
    await playOut(seats, chance(5))
    const all = await Promise.all(Array.from({ length: 8 }, () => changes(guests[0]!, room)))
    for (const one of all) expect(one).to.deep.equal(all[0])
    const again = await guests[0]!.post<{ id: string; rated: boolean }>(`/api/rooms/${room}/rematch`)
    expect(again.rated).to.equal(true)
    await guests[1]!.ready(again.id)
    await guests[0]!.start(again.id)
    const next = await Promise.all(guests.map(guest => guest.watch(again.id)))
    await until(() => next.every(seat => seat.table), 'the tables')
    await playOut(next, chance(6))
    const [told] = await changes(guests[0]!, again.id)
    const [before] = all[0]!.filter(({ person }) => person === told!.person)
    expect(told!.before).to.deep.equal(before!.after)
    expect((await of(guests[0]!)).map(({ matches, others }) => [matches, others])).to.deep.equal([[2, 1]])
  })

  it('stay as they are at other tables, against bots alone, and by nobody’s wish once somebody is ready', async () => {
    const plain = await playing(server.url, 2, { options: { rounds: 1 } })
    await playOut(plain.seats, chance(7))
    expect(await changes(plain.guests[0]!, plain.room)).to.deep.equal([])
    const { room, guests } = await seated(server.url, 2)
    const edited = await guests[0]!.patch<{ seats: { ready: boolean }[] }>(`/api/rooms/${room}`, {
      rated: true,
    })
    expect(edited.seats[1]!.ready).to.equal(false)
    await guests[1]!.delete(`/api/rooms/${room}/seats/1`)
    await guests[0]!.put(`/api/rooms/${room}/seats/1/bot`, { bot: 'random' })
    await guests[0]!.start(room)
    const seat = await guests[0]!.watch(room)
    await guests[0]!.put(`/api/rooms/${room}/seats/0/bot`, { bot: 'random' })
    await until(() => seat.room?.status === 'finished', 'the end')
    expect(await changes(guests[0]!, room)).to.deep.equal([])
  })

  it('put whoever leaves behind everybody, and forget whoever is deleted', async () => {
    const { room, guests, seats } = await playing(server.url, 3, rated)
    const [ada, bea, cy] = guests as [Guest, Guest, Guest]
    await cy.delete(`/api/rooms/${room}/seats/2`)
    const late = await Guest.arrive(server.url, 'Zoe')
    await late.sit(room, 2)
    const seat = await late.watch(room)
    await until(() => seat.table, 'the seat that was left')
    await playOut([seats[0]!, seats[1]!, seat], chance(8))
    const told = await changes(ada, room)
    expect(told.at(-1)).to.include({ name: 'Cy', left: true })
    expect(told.slice(0, -1).map(({ name, left }) => [name, left])).to.have.deep.members([
      ['Ada', false],
      ['Bea', false],
    ])
    expect(await of(late)).to.deep.equal([])
    await bea.post('/api/me/farewell', { name: 'Bea' })
    expect((await changes(ada, room)).some(({ name }) => name === 'Bea')).to.equal(false)
  })

  it('come along with a guest who turns out to be somebody', async () => {
    const { room, guests, seats } = await playing(server.url, 2, rated)
    const ada = guests[0]!
    const home = await Guest.arrive(server.url, 'Ada of old')
    const { code } = await home.post<{ code: string }>('/api/me/recovery')
    await ada.post('/api/account/recovery', { code })
    const again = await ada.watch(room)
    await until(() => again.table?.seat === '0', 'the seat')
    await playOut([again, seats[1]!], chance(9))
    const [mine] = (await changes(ada, room)).filter(({ seat }) => seat === '0')
    expect(mine).to.include({ person: home.me.id, left: false })
    const { guests: others, seats: more } = await playing(server.url, 2, rated)
    await playOut(more, chance(10))
    const guest = others[0]!
    await until(async () => (await of(guest)).length > 0, 'the rating of a guest')
    const other = await Guest.arrive(server.url, 'Other')
    const { code: way } = await other.post<{ code: string }>('/api/me/recovery')
    await guest.post('/api/account/recovery', { code: way })
    expect((await of(other)).map(({ matches }) => matches)).to.deep.equal([1])
  })

  it('know sides that win together, those who share a place, and those who left', () => {
    const view = { creatureSeat: '1', turnOrder: ['0', '2', '3'] }
    const sides = notAlone.sides!(view as Parameters<NonNullable<typeof notAlone.sides>>[0])
    const line = { key: '' }
    const places = placesOf({ winners: ['1'], line }, sides)
    expect(places).to.deep.equal([[['1']], [['0', '2', '3']]])
    const single = ['0', '1', '2', '3'].map(seat => [seat])
    expect(placesOf({ winners: ['2'], line, scores: { 0: 7, 1: 9, 2: 9, 3: 7 } }, single)).to.deep.equal([
      [['2']],
      [['1']],
      [['0'], ['3']],
    ])
    const seat = (person: string | null, bot: string | null = null) => ({
      person,
      name: '',
      bot,
      ready: true,
      key: '',
    })
    const told = (seats: ReturnType<typeof seat>[], entrants: (string | null)[]): Side[] =>
      sidesOf({ ending: { places, figures: {} }, seats, entrants })
    const all = ['a', 'b', 'c', 'd']
    expect(
      told(
        all.map(one => seat(one)),
        all,
      ),
    ).to.deep.equal([
      { people: ['b'], place: 1, left: false },
      { people: ['a', 'c', 'd'], place: 2, left: false },
    ])
    expect(told([seat('a'), seat('b'), seat('c', 'bot'), seat('x')], all)).to.deep.equal([
      { people: ['b'], place: 1, left: false },
      { people: ['a'], place: 2, left: false },
      { people: ['c'], place: 3, left: true },
      { people: ['d'], place: 3, left: true },
    ])
    const bot = seat(null, 'bot')
    expect(told([seat('a'), bot, seat('c'), bot], ['a', null, 'c', null]), 'one side').to.deep.equal([])
    expect(told([bot, bot, bot, bot], all), 'nobody is left').to.deep.equal([])
  })
})
