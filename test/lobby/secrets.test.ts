import { expect } from 'chai'
import { Client, SocketIO } from '../support/bgio.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, step } from './support/tables.ts'
import { vault } from './support/vault.ts'

const PASSWORD = 'of-nobody-password'

describe('lobby: secrets', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ games: [vault] })
  })
  after(() => server.end())

  it('reach nobody but those whose they are, by any way', async () => {
    const { room, guests, seats } = await playing(server.url, 3, { game: 'vault', password: PASSWORD })
    const keys = await Promise.all(guests.map(async guest => (await guest.seat(room)).key))
    const spectator = await (await Guest.arrive(server.url)).watch(room, 'vault')
    const heard: { [reader: string]: unknown[] } = { 0: [], 1: [], 2: [], nobody: [] }
    const readers = ['0', '1', '2', 'nobody']

    const stock = readers.map(reader => {
      const client = Client({
        game: vault.createGame(),
        multiplayer: SocketIO({
          server: server.url,
          socketOpts: { transports: ['websocket'], forceNew: true, reconnection: false },
        }),
        debug: false,
        matchID: room,
        ...(reader !== 'nobody' && { playerID: reader, credentials: keys[Number(reader)]! }),
      })
      client.start()
      const { socket } = (
        client as unknown as {
          transport: { socket: { onAny(note: (...message: unknown[]) => void): void } }
        }
      ).transport
      socket.onAny((...message) => heard[reader]!.push(message))
      return client
    })
    const lobby = await Guest.stranger(server.url).socket('lobby')
    lobby.onAny((...message) => heard.nobody!.push(message))
    lobby.emit('list', {})
    lobby.emit('room', room)
    await until(() => spectator.table && stock.every(client => client.getState()), 'everybody to watch')

    const random = chance(5)
    while (await step(seats, random, vault)) {
      await seats[0]!.say(`step ${seats[0]!.step}`)
      if (seats[0]!.step === 5) {
        const late = await guests[1]!.watch(room, 'vault')
        await until(() => late.table, 'a late page')
        heard[1]!.push(late.heard)
      }
      const pages = [...guests, Guest.stranger(server.url)]
      for (const [i, guest] of pages.entries()) {
        // The last move ends the game; from then on everybody may read the whole log.
        if (seats[0]!.step >= 12) continue
        for (const path of ['', '/log', `/history/${seats[0]!.step}`, '/history/0'])
          heard[readers[i]!]!.push(await guest.get(`/api/rooms/${room}${path}`))
        heard[readers[i]!]!.push(await guest.get('/api/rooms'), await guest.get(`/games/vault/${room}`))
      }
    }
    expect(seats[0]!.step).to.equal(12)
    await until(() => stock.every(client => client.getState()!.ctx.gameover), 'the end everywhere')
    for (const [i, seat] of [...seats, spectator].entries()) heard[readers[i]!]!.push(seat.heard)

    for (const reader of readers) {
      const text = JSON.stringify(heard[reader])
      expect(text, 'something was heard').to.have.length.above(5000)
      if (reader !== 'nobody') expect(text, 'own secrets are heard').to.include(`of-${reader}-`)
      for (const other of readers) {
        if (other !== reader)
          expect(text.includes(`of-${other}-`), `${reader} hears of ${other}`).to.equal(false)
      }
      expect(text).not.to.match(/seed|prngstate|"steps":\[|memo|password"/)
      for (const [seat, key] of keys.entries()) {
        if (String(seat) !== reader)
          expect(text.includes(key), `${reader} hears the key of ${seat}`).to.equal(false)
      }
    }
    for (const client of stock) client.stop()
  })
})
