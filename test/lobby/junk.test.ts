import { expect } from 'chai'
import fc from 'fast-check'
import type { Socket } from 'socket.io-client'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, type Playing, playing, playOut } from './support/tables.ts'

/** Anything that JSON can say, nasty names included. */
const junk = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom<unknown>(
    '__proto__',
    'constructor',
    -1,
    1e308,
    '',
    null,
    [],
    {},
    '\u0000',
    '\ud800',
    '9'.repeat(40),
  ),
)
/** The client keeps these names to itself. */
const RESERVED = ['error', 'disconnecting']
const OURS = ['watch', 'move', 'takeBack', 'draft', 'looked', 'say']
const EVENTS = [...OURS, 'sync', 'update', 'chat', 'list', 'room', 'no such', ...RESERVED]

describe('lobby: junk', function () {
  this.timeout(60_000)
  let server: TestServer
  let match: Playing
  before(async () => {
    server = await startServer()
    match = await playing(server.url, 2)
  })
  after(() => server.end())

  /** The match is as it was, for everybody, and can still be played. */
  async function untouched(): Promise<void> {
    for (const [seat, guest] of match.guests.entries()) {
      const watcher = await guest.watch(match.room)
      await until(() => watcher.table, 'the table')
      expect(watcher.step).to.equal(0)
      expect(watcher.table!.view).to.deep.equal(match.seats[seat]!.table!.view)
      watcher.socket.close()
    }
  }

  it('in messages of any kind changes nothing and ends nothing', async () => {
    const key = (await match.guests[0]!.seat(match.room)).key
    const message = fc.record({
      namespace: fc.constantFrom('toy', 'lobby'),
      event: fc.constantFrom(...EVENTS),
      args: fc.array(fc.oneof(junk, fc.constant(match.room)), { maxLength: 5 }),
      synced: fc.boolean(),
    })
    const open = (namespace: string) => match.guests[0]!.socket(namespace)
    const sockets: { [namespace: string]: Socket } = { toy: await open('toy'), lobby: await open('lobby') }
    await fc.assert(
      fc.asyncProperty(message, async ({ namespace, event, args, synced }) => {
        const socket = sockets[namespace]!
        if (synced && namespace === 'toy') socket.emit('sync', match.room, '0', key)
        if (RESERVED.includes(event)) {
          // Written past the client, as any program could. Such a message ends the connection.
          const packet = `42/${namespace},${JSON.stringify([event, ...args])}`
          ;(socket.io.engine as { write(packet: string): void }).write(packet)
          await until(() => !socket.connected, 'the end of the connection')
          sockets[namespace] = await open(namespace)
          return
        }
        socket.emit(event, ...args)
        await pause(0)
        expect(socket.connected).to.equal(true)
      }),
      { numRuns: 400 },
    )
    await untouched()
  })

  it('in the place of a move gets a reason', async () => {
    const [seat] = match.seats as [Seat]
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.constantFrom('choose', 'answer', 'swap', 'pass'), fc.string({ maxLength: 70 })),
        fc.oneof(fc.array(junk, { maxLength: 20 }), fc.array(fc.oneof(fc.nat(5), junk), { maxLength: 3 })),
        async (name, args) => {
          const result = await seat.move(name, ...args)
          expect(result.step, JSON.stringify([name, args])).to.equal(undefined)
          expect(result.refusal ?? result.problem).to.be.an('object')
        },
      ),
      { numRuns: 300 },
    )
    await untouched()
  })

  it('in requests is refused as such', async () => {
    const guest = match.guests[0]!
    const path = fc.constantFrom(
      'POST /api/rooms',
      `PATCH /api/rooms/${match.room}`,
      `PUT /api/rooms/${match.room}/seats/1`,
      `PUT /api/rooms/${match.room}/seats/1/bot`,
      `PUT /api/rooms/${match.room}/ready`,
      `POST /api/rooms/${match.room}/claim`,
      'PATCH /api/me',
      `POST /games/toy/${match.room}/join`,
      `POST /games/toy/${match.room}/leave`,
      `POST /games/toy/${match.room}/update`,
      `POST /games/toy/${match.room}/playAgain`,
    )
    const empty = ['{}', '[]', 'null', '""', '0', 'false']
    await fc.assert(
      fc.asyncProperty(path, junk, async (request, body) => {
        const [method, url] = request.split(' ') as [string, string]
        if (empty.includes(JSON.stringify(body))) return
        const { status } = await guest.ask(method, url, body)
        expect(status, `${request} ${JSON.stringify(body)}`).to.be.within(400, 499)
      }),
      { numRuns: 200 },
    )
    await untouched()
  })

  it('of a megabyte closes the connection that sent it, and nothing else', async () => {
    const socket = await match.guests[0]!.socket('toy')
    socket.emit('move', 'choose', ['x'.repeat(1_000_000)])
    await until(() => !socket.connected, 'the connection to be closed')
    const { status } = await match.guests[0]!.ask('POST', '/api/rooms', { title: 'x'.repeat(1_000_000) })
    expect(status).to.equal(413)
    await untouched()
  })

  it('in bytes that are no message closes the connection that sent it, and nothing else', async () => {
    for (const bytes of [
      '42/toy,{',
      '42/toy,["move"',
      '4999',
      '\u0000',
      '451-["move",{"_placeholder":true,"num":9}]',
    ]) {
      const socket = await Guest.stranger(server.url).socket('toy')
      ;(socket.io.engine as { write(packet: string): void }).write(bytes)
      await pause(10)
      socket.close()
    }
    await untouched()
  })

  it('leaves a match that can be played to the end', async () => {
    await playOut(match.seats, chance(1))
  })
})
