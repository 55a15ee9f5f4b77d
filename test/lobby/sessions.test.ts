import { createHmac } from 'node:crypto'
import { expect } from 'chai'
import type { Me, Room, SeatKey } from '../../lobby/protocol.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { playing } from './support/tables.ts'

/** A cookie as the server gave it away before sessions had numbers. */
function signed(secret: string, id: string): string {
  const cookie = `starboard=${id}`
  return `${cookie}; starboard.sig=${createHmac('sha1', secret).update(cookie).digest('base64url')}`
}

describe('lobby: sessions that a person ends', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startServer()
  })
  afterEach(() => server.end())

  /** Somebody who has got hold of the cookie of a guest. */
  const thief = (guest: Guest) => Guest.stranger(server.url).with(guest.cookie)

  it('are all but the one that asks for it', async () => {
    const { room, guests } = await playing(server.url)
    const [ada, bea] = guests as [Guest, Guest]
    const eve = thief(ada)
    expect((await eve.get<Me>('/api/me')).id).to.equal(ada.me.id)
    await ada.delete('/api/me/sessions')
    expect((await ada.get<Me>('/api/me')).id).to.equal(ada.me.id)
    expect((await ada.seat(room)).seat).to.equal('0')
    expect(await eve.refused('GET', `/api/rooms/${room}/seat`)).to.equal('401 noSession')
    expect((await eve.get<Me>('/api/me')).id).not.to.equal(ada.me.id)
    expect((await bea.seat(room)).seat, 'of others, none').to.equal('1')
  })

  it('end with their sockets, and those that are opened later see what everybody sees', async () => {
    const { room, guests, seats } = await playing(server.url)
    const eve = thief(guests[0]!)
    const watching = await eve.watch(room)
    await until(() => watching.table?.seat === '0', 'the view of the seat')
    await guests[0]!.delete('/api/me/sessions')
    await until(() => !watching.socket.connected && !seats[0]!.socket.connected, 'the end of the sockets')
    expect(seats[1]!.socket.connected).to.equal(true)
    const again = await eve.watch(room)
    await until(() => again.table, 'a view')
    expect(again.table!.seat).to.equal(null)
    const back = await guests[0]!.watch(room)
    await until(() => back.table?.seat === '0', 'the own seat')
    eve.leave()
  })

  it('stay ended after a restart, and cookies of the time before they had numbers are still good', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const port = Number(new URL(server.url).port)
    const eve = thief(ada)
    await ada.delete('/api/me/sessions')
    server = await server.restart({ config: { port } })
    const isBack = () => ada.ask('GET', '/health').then(Boolean, () => false)
    await until(isBack, 'the server')
    expect((await ada.get<Me>('/api/me')).id).to.equal(ada.me.id)
    expect((await eve.get<Me>('/api/me')).id).not.to.equal(ada.me.id)
    const bea = await Guest.arrive(server.url, 'Bea')
    const before = Guest.stranger(server.url).with(signed(server.config.secret, bea.me.id))
    expect((await before.get<Me>('/api/me')).id).to.equal(bea.me.id)
    const store = new SqliteStore(server.dataDir)
    expect([
      (await store.person(ada.me.id))!.session,
      (await store.person(bea.me.id))!.session,
    ]).to.deep.equal([1, 0])
    await store.close()
  })
})

describe('lobby: personal links that are made anew', () => {
  it('end the old ones, and what others have because of them', async () => {
    const server = await startServer()
    const { room, guests, seats } = await playing(server.url)
    const { seat, key } = await guests[1]!.seat(room)
    const phone = await Guest.arrive(server.url)
    await phone.post(`/api/rooms/${room}/claim`, { seat, key })
    const [claimed, keyed] = [
      await phone.watch(room),
      await Guest.stranger(server.url).watch(room, 'toy', { playerID: seat, credentials: key }),
    ]
    await until(() => claimed.table?.seat === '1' && keyed.table?.seat === '1', 'the seat on both')
    const renew = `/api/rooms/${room}/seat/renew`
    expect(await phone.refused('POST', renew, {}), 'a link gives no right to it').to.equal('403 notYourSeat')
    const fresh = await guests[1]!.post<SeatKey>(renew)
    expect(fresh.seat).to.equal(seat)
    expect(fresh.key).to.not.equal(key)
    expect(await guests[1]!.seat(room)).to.deep.equal(fresh)
    await until(() => claimed.denied.length + keyed.denied.length === 2, 'both to be told')
    expect([claimed.denied[0]!.error, keyed.denied[0]!.error]).to.deep.equal(['notYourSeat', 'wrongKey'])
    expect(await phone.refused('POST', `/api/rooms/${room}/claim`, { seat, key })).to.equal('403 wrongKey')
    expect(seats[1]!.denied, 'the player is not disturbed').to.deep.equal([])
    const next = await phone.post<Room>(`/api/rooms/${room}/claim`, fresh)
    expect(next.id).to.equal(room)
    for (const guest of [...guests, phone]) guest.leave()
    keyed.socket.close()
    await server.end()
  })
})
