import { expect } from 'chai'
import type { LobbyChanges, Room, RoomPage } from '../../lobby/protocol.ts'
import { Guest, pause, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, step } from './support/tables.ts'

/** Rooms on a page of the list. */
const SHOWN = 50

describe('lobby: the list', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  it('tells only of what is on its page, and together what happens in the same second', async () => {
    const match = await playing(server.url, 2, { options: { rounds: 5 } })
    const ada = await Guest.arrive(server.url, 'Ada')
    const rooms: Room[] = []
    for (let i = 0; i < SHOWN; i++) rooms.push(await ada.open({ title: `${i}` }))
    const page = await (await Guest.arrive(server.url)).socket('lobby')
    const told: LobbyChanges[] = []
    page.on('changes', (changes: LobbyChanges) => told.push(changes))
    page.emit('list', {})
    const first = await new Promise<RoomPage>(shown => page.once('rooms', shown))
    expect(first.rooms.map(({ id }) => id)).to.have.members(rooms.map(({ id }) => id))
    // Of those of one millisecond any may come first.
    const since = first.rooms.map(({ createdAt }) => createdAt)
    expect(since).to.deep.equal(since.toSorted((one, other) => other - one))
    expect(first.before).not.to.equal(null)

    const random = chance(1)
    for (let i = 0; i < 6; i++) await step(match.seats, random)
    await pause(1200)
    expect(told, 'of a match that is not shown, nothing').to.deep.equal([])

    const [second, oldest] = first.rooms.slice(-2) as [Room, Room]
    const began = performance.now()
    for (let i = 0; i < 20; i++) await ada.patch(`/api/rooms/${second.id}`, { title: `again ${i}` })
    const newest = await ada.open({ title: 'newest' })
    await until(() => told.some(({ rooms }) => rooms.some(({ id }) => id === newest.id)), 'the new room')
    // Once a second; a slow machine takes several.
    expect(told.length).to.be.lessThan(3 + (performance.now() - began) / 1000)
    expect(
      told.flatMap(({ gone }) => gone),
      'what the new one has displaced',
    ).to.deep.equal([oldest.id])
    const titles = told.flatMap(({ rooms }) => rooms).filter(({ id }) => id === second.id)
    expect(titles.at(-1)!.title).to.equal('again 19')

    await ada.delete(`/api/rooms/${newest.id}/seats/0`)
    await until(() => told.some(({ gone }) => gone.includes(newest.id)), 'the room to be gone')
    expect(
      told.at(-1)!.rooms.map(({ id }) => id),
      'what is shown in its place',
    ).to.deep.equal([oldest.id])
  })

  it('is the same for whoever comes later', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const sockets = [await ada.socket('lobby'), await ada.socket('lobby')]
    const pages: RoomPage[] = []
    for (const socket of sockets) {
      socket.emit('list', { game: 'toy' })
      pages.push(await new Promise<RoomPage>(shown => socket.once('rooms', shown)))
      await pause(20)
    }
    expect(pages[0]).to.deep.equal(pages[1])
    const { id } = await ada.open()
    const heard = sockets.map(
      socket =>
        new Promise<void>(told =>
          socket.on('changes', ({ rooms }: LobbyChanges) => rooms.some(room => room.id === id) && told()),
        ),
    )
    await Promise.all(heard)
  })
})
