import { expect } from 'chai'
import type { GameModule } from '../../games/kit/index.ts'
import { notAlone } from '../../games/not-alone/index.ts'
import { Client, LobbyClient, SocketIO } from '../support/bgio.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, playOut } from './support/tables.ts'

const game: GameModule = notAlone

describe('lobby: Not Alone', function () {
  this.timeout(60_000)
  let server: TestServer
  before(async () => {
    server = await startServer({ games: [game] })
  })
  after(() => server.end())

  it('is played to the end by our own client', async () => {
    const { room, guests, seats } = await playing(server.url, 4, { game: 'not-alone' })
    await playOut(seats, chance(12), game)
    expect(seats.map(({ gaps }) => gaps)).to.deep.equal([0, 0, 0, 0])
    const late = await guests[2]!.watch(room, 'not-alone')
    await until(() => late.table, 'the table')
    expect(late.table!.view).to.deep.equal(seats[2]!.table!.view)
    expect(seats[0]!.room!.winners).not.to.deep.equal([])
  })

  it("is played to the end by boardgame.io's own clients", async () => {
    const lobby = new LobbyClient({ server: server.url })
    const { matchID } = await lobby.createMatch('not-alone', { numPlayers: 3 })
    const clients: ReturnType<typeof Client>[] = []
    for (const playerName of ['Ada', 'Bea', 'Cy']) {
      const { playerID, playerCredentials } = await lobby.joinMatch('not-alone', matchID, { playerName })
      const socketOpts = { transports: ['websocket'], forceNew: true, reconnection: false }
      const client = Client({
        game: game.createGame(),
        multiplayer: SocketIO({ server: server.url, socketOpts }),
        debug: false,
        matchID,
        playerID,
        credentials: playerCredentials,
      })
      client.start()
      clients.push(client)
    }
    await until(() => clients.every(client => client.getState()), 'the start')
    const random = chance(21)
    const state = () => clients[0]!.getState()!
    while (!state().ctx.gameover) {
      const before = state()._stateID
      const free = clients.flatMap((client, seat) =>
        game.legalMoves(client.getState()!.G, String(seat)).map(legal => ({ client, ...legal })),
      )
      const { client, move, args } = free[Math.floor(random() * free.length)]!
      client.moves[move]!(...args)
      await until(() => clients.every(one => one.getState()!._stateID > before), `the move ${move}`)
    }
    expect(state().ctx.gameover.winners).to.be.an('array')
    await until(async () => {
      const room = await Guest.stranger(server.url).get<{ status: string }>(`/api/rooms/${matchID}`)
      return room.status === 'finished'
    }, 'the end of the match')
    for (const client of clients) client.stop()
  })
})
