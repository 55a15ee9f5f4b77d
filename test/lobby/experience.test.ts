/** What people have played and learnt: kept with them, for them alone, and there on their other devices. */
import { expect } from 'chai'
import type { Me } from '../../lobby/protocol.ts'
import { Guest } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { playing, seated } from './support/tables.ts'

const me = (guest: Guest) => guest.get<Me>('/api/me')
const played = async (guest: Guest) => (await me(guest)).played
const known = async (guest: Guest) => (await me(guest)).known

describe('lobby: what people have played and learnt', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  it('is nothing for a newcomer, and for those who wait in a room', async () => {
    const { guests } = await seated(server.url, 2)
    for (const guest of guests) expect(await me(guest)).to.deep.include({ played: {}, known: {} })
  })

  it('is a game for everybody who sits when it begins; its setup for the host alone', async () => {
    const host = await Guest.arrive(server.url, 'Hana')
    const room = await host.open({ seats: 3, options: { rounds: 1 } })
    const other = await Guest.arrive(server.url, 'Otto')
    await other.sit(room.id, 1)
    await other.ready(room.id)
    await host.put(`/api/rooms/${room.id}/seats/2/bot`, { bot: 'high' })
    const watcher = await Guest.arrive(server.url, 'Wim')
    await watcher.watch(room.id)
    await host.start(room.id)
    expect(await played(host)).to.deep.equal({ toy: { seats: 3, options: { rounds: 1 }, bots: ['high'] } })
    expect(await played(other)).to.deep.equal({ toy: null })
    expect(await played(watcher)).to.deep.equal({})
    expect(JSON.stringify(await other.get(`/api/rooms/${room.id}`)), 'nobody else is told').not.to.include(
      'played',
    )
  })

  it('is the table that was set up last, with the bots that played last', async () => {
    const host = await Guest.arrive(server.url, 'Hana')
    const begin = async (seats: number, bots: string[]) => {
      const room = await host.open({ seats })
      for (const [i, bot] of bots.entries())
        await host.put(`/api/rooms/${room.id}/seats/${i + 1}/bot`, { bot })
      if (bots.length === 0) {
        const friend = await Guest.arrive(server.url, 'Finn')
        await friend.sit(room.id, 1)
        await friend.ready(room.id)
      }
      await host.start(room.id)
    }
    await begin(3, ['random', 'high'])
    await begin(2, ['high'])
    expect(await played(host)).to.deep.equal({ toy: { seats: 2, options: {}, bots: ['high'] } })
    await begin(2, [])
    expect(await played(host)).to.deep.equal({ toy: { seats: 2, options: {}, bots: ['high'] } })
  })

  it('is a game for whoever takes a seat during play', async () => {
    const { room, guests } = await playing(server.url, 3)
    await guests[2]!.delete(`/api/rooms/${room}/seats/2`)
    const late = await Guest.arrive(server.url, 'Lou')
    await late.sit(room, 2)
    expect(await played(late)).to.deep.equal({ toy: null })
  })

  it('is what the coach need not say any more, until it begins anew', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const bea = await Guest.arrive(server.url, 'Bea')
    expect(await ada.put<Me>('/api/me/known/toy/choose', {})).to.deep.include({ known: { toy: ['choose'] } })
    await ada.put('/api/me/known/toy/choose', {})
    await ada.put('/api/me/known/toy/all', {})
    expect(await known(ada)).to.deep.equal({ toy: ['all', 'choose'] })
    expect(await known(bea)).to.deep.equal({})
    await ada.delete('/api/me/known/toy')
    expect(await known(ada)).to.deep.equal({})
  })

  it('takes only tips that there are, from people that there are', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    for (const path of ['toy/nothing', 'toy/toString', 'nothing/all', 'toy/__proto__'])
      expect(await ada.refused('PUT', `/api/me/known/${path}`, {}), path).to.equal('404 notFound')
    expect(await ada.refused('PUT', '/api/me/known/toy/a%20b', {})).to.equal('400 badRequest')
    expect(await ada.refused('PUT', '/api/me/known/toy/choose', { at: 1 })).to.equal('400 badRequest')
    expect(await Guest.stranger(server.url).refused('PUT', '/api/me/known/toy/choose', {})).to.equal(
      '401 noSession',
    )
    expect(await known(ada)).to.deep.equal({})
  })

  it('comes along with a personal link', async () => {
    const { room, guests } = await playing(server.url, 2, { options: { rounds: 1 } })
    await guests[0]!.put('/api/me/known/toy/choose', {})
    const { seat, key } = await guests[0]!.seat(room)
    const phone = await Guest.arrive(server.url)
    await phone.post(`/api/rooms/${room}/claim`, { seat, key })
    const { played: all, known: tips } = await me(phone)
    expect(all).to.deep.equal({ toy: { seats: 2, options: { rounds: 1 }, bots: [] } })
    expect(tips).to.deep.equal({ toy: ['choose'] })
  })

  it('is there after a restart', async () => {
    const { guests } = await playing(server.url)
    await guests[0]!.put('/api/me/known/toy/all', {})
    const before = await me(guests[0]!)
    server = await server.restart()
    expect(await me(guests[0]!.movedTo(server.url))).to.deep.equal(before)
  })
})
