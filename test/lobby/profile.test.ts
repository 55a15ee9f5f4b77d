import { expect } from 'chai'
import type { Profile } from '../../lobby/account.ts'
import { Guest } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, playOut } from './support/tables.ts'

describe('lobby: profiles', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  const profile = (reader: Guest, of: Guest) => reader.get<Profile>(`/api/people/${of.me.id}`)

  it('show what somebody has played, how it ended, and where they sit', async () => {
    const { room, guests, seats } = await playing(server.url, 2, { options: { rounds: 1 } })
    const [ada, bea] = guests as [Guest, Guest]
    expect((await profile(bea, ada)).now.map(({ id }) => id)).to.deep.equal([room])
    await playOut(seats, chance(1))
    const { winners } = seats[0]!.room!
    const shown = await profile(bea, ada)
    expect(shown).to.include({ id: ada.me.id, name: 'Ada' })
    expect(shown.now).to.deep.equal([])
    const won = Number(winners.includes('0'))
    expect(shown.games.map(({ time, ...game }) => game)).to.deep.equal([
      { game: 'toy', players: 2, played: 1, won },
    ])
    expect(shown.results.map(({ endedAt, ...result }) => result)).to.deep.equal([
      { room, game: 'toy', players: 2, people: 2, won: won === 1, kept: true },
    ])
    await ada.patch('/api/me', { name: 'Ada L' })
    expect((await profile(Guest.stranger(server.url), ada)).name).to.equal('Ada L')
  })

  it('tell nobody else of tables that are not listed, nor of seats that a link gave', async () => {
    const hidden = await playing(server.url, 2, { options: { rounds: 1 }, listed: false })
    const [ada, bea] = hidden.guests as [Guest, Guest]
    const open = await ada.open({ listed: false })
    const { key } = await ada.get<{ key: string }>(`/api/rooms/${open.id}/seat`)
    const phone = await Guest.arrive(server.url, 'Phone')
    await phone.post(`/api/rooms/${open.id}/claim`, { seat: '0', key })
    await playOut(hidden.seats, chance(2))
    expect(await profile(bea, ada)).to.deep.include({ games: [], results: [], now: [] })
    expect((await profile(bea, phone)).now).to.deep.equal([])
    const own = await profile(ada, ada)
    expect([own.results.map(({ room }) => room), own.now.map(({ id }) => id)]).to.deep.equal([
      [hidden.room],
      [open.id],
    ])
  })

  it('are there for nobody who is not', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    expect(await ada.refused('GET', '/api/people/0123456789abcdef')).to.equal('404 notFound')
    expect(await ada.refused('GET', "/api/people/' or 1=1")).to.equal('400 badRequest')
    await ada.post('/api/me/farewell', { name: 'Ada' })
    expect(await ada.refused('GET', `/api/people/${ada.me.id}`)).to.equal('404 notFound')
  })
})
