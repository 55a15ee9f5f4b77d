import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import type { GameModule } from '../../games/kit/index.ts'
import type { Profile } from '../../lobby/account.ts'
import { engineOf } from '../../lobby/bgio.ts'
import { Guest, until } from './support/guest.ts'
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
    const { scores } = (seats[0]!.table!.view as { outcome: { scores: { [seat: string]: number } } }).outcome
    const points = { mean: scores['0']!, most: scores['0']! }
    expect(shown.games.map(({ time, ...game }) => game)).to.deep.equal([
      { game: 'toy', players: 2, played: 1, won, figures: { points } },
    ])
    const again = await ada.post<{ id: string }>(`/api/rooms/${room}/rematch`)
    await bea.ready(again.id)
    await ada.start(again.id)
    const next = await Promise.all([ada, bea].map(guest => guest.watch(again.id)))
    await until(() => next.every(seat => seat.table), 'the tables')
    await playOut(next, chance(3))
    const more = (next[0]!.table!.view as { outcome: { scores: { [seat: string]: number } } }).outcome.scores[
      '0'
    ]!
    const both = { mean: (points.most + more) / 2, most: Math.max(points.most, more) }
    expect((await profile(bea, ada)).games[0]!.figures).to.deep.equal({ points: both })
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

  it('count what each game says that it counts, and calls it in both languages', async () => {
    for (const { meta, load } of Object.values(catalogue)) {
      const game: GameModule = await load()
      const engine = engineOf(game)
      const { G, ctx } = engine.begin(meta.minPlayers, {}, 'seed')
      const counted = Object.values(game.figures?.(G) ?? {})
      expect(counted, meta.id).to.have.length(game.figures ? ctx.playOrder.length : 0)
      const names = Object.entries(meta.figures ?? {})
      for (const one of counted) {
        expect(Object.keys(one), meta.id).to.have.members(names.map(([id]) => id))
        expect(Object.values(one).every(Number.isInteger), meta.id).to.equal(true)
      }
      for (const [id, name] of names) expect(Object.values(name).every(Boolean), id).to.equal(true)
      expect(names.length > 0, meta.id).to.equal(game.figures !== undefined)
    }
  })

  it('are there for nobody who is not', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    expect(await ada.refused('GET', '/api/people/0123456789abcdef')).to.equal('404 notFound')
    expect(await ada.refused('GET', "/api/people/' or 1=1")).to.equal('400 badRequest')
    await ada.post('/api/me/farewell', { name: 'Ada' })
    expect(await ada.refused('GET', `/api/people/${ada.me.id}`)).to.equal('404 notFound')
  })
})
