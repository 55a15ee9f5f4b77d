import { expect } from 'chai'
import { toy } from '../../games/toy/index.ts'
import type { Room } from '../../lobby/protocol.ts'
import { Client, LobbyClient, SocketIO } from '../support/bgio.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { chance, playing } from './support/tables.ts'

type StockClient = ReturnType<typeof newClient>

function newClient(url: string, matchID: string, playerID?: string, credentials?: string) {
  return Client({
    game: toy.createGame(),
    multiplayer: SocketIO({
      server: url,
      socketOpts: { transports: ['websocket'], forceNew: true, reconnection: false },
    }),
    debug: false,
    matchID,
    ...(playerID !== undefined && { playerID }),
    ...(credentials !== undefined && { credentials }),
  })
}

describe("lobby: boardgame.io's own clients, unmodified", () => {
  let server: TestServer
  let lobby: InstanceType<typeof LobbyClient>
  const clients: StockClient[] = []

  before(async () => {
    server = await startServer()
    lobby = new LobbyClient({ server: server.url })
  })
  after(() => server.end())
  afterEach(() => {
    for (const client of clients.splice(0)) client.stop()
  })

  function client(matchID: string, playerID?: string, credentials?: string): StockClient {
    const made = newClient(server.url, matchID, playerID, credentials)
    made.start()
    clients.push(made)
    return made
  }

  async function join(matchID: string, names: string[]) {
    const joined = []
    for (const playerName of names) joined.push(await lobby.joinMatch('toy', matchID, { playerName }))
    return joined
  }

  const problem = async (request: Promise<unknown>) => {
    try {
      await request
    } catch (error) {
      return (error as { details: { error: string } }).details.error
    }
    throw new Error('it was not refused')
  }

  it('create, list, join and play a whole game, and play again', async () => {
    expect(await lobby.listGames()).to.deep.equal(['toy'])
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 3, setupData: { rounds: 1 } })
    const waiting = client(matchID)
    expect((await lobby.listMatches('toy', { isGameover: false })).matches.map(m => m.matchID)).to.include(
      matchID,
    )
    const [first] = await join(matchID, ['Ada'])
    const early = client(matchID, first!.playerID, first!.playerCredentials)
    const rest = await join(matchID, ['Bea', 'Cy'])
    const seats = [early, ...rest.map(seat => client(matchID, seat.playerID, seat.playerCredentials))]
    await until(() => [...seats, waiting].every(one => one.getState()), 'the start of the match')
    expect(early.matchData?.map(({ id, name }) => [id, name])).to.deep.equal([
      [0, 'Ada'],
      [1, 'Bea'],
      [2, 'Cy'],
    ])
    await until(
      () => seats.every(one => one.matchData?.every(player => player.isConnected)),
      'everybody to be there',
    )

    const random = chance(4)
    const gameover = () => early.getState()!.ctx.gameover
    for (let moves = 0; !gameover(); moves++) {
      expect(moves, 'moves').to.be.below(200)
      const before = early.getState()!._stateID
      const free = seats.flatMap((one, seat) =>
        toyModule.legalMoves(one.getState()!.G, String(seat)).map(legal => ({ one, ...legal })),
      )
      const { one, move, args } = free[Math.floor(random() * free.length)]!
      one.moves[move]!(...args)
      await until(
        () => [...seats, waiting].every(c => c.getState()!._stateID === before + 1),
        'the move everywhere',
      )
    }
    expect(gameover()).to.have.property('winners')
    const { G: own } = early.getState()!
    const { G: public_ } = waiting.getState()!
    expect(own.outcome).to.deep.equal(public_.outcome)
    expect(early.log!.length).to.equal(early.getState()!._stateID)
    const match = await lobby.getMatch('toy', matchID)
    expect(match.gameover).to.deep.equal({ winners: gameover().winners })

    const [ada] = [first!]
    const again = { playerID: ada.playerID, credentials: ada.playerCredentials }
    const { nextMatchID } = await lobby.playAgain('toy', matchID, again)
    expect(await lobby.playAgain('toy', matchID, again)).to.deep.equal({ nextMatchID })
    expect((await lobby.getMatch('toy', nextMatchID)).setupData).to.deep.equal({ rounds: 1 })
    expect(await problem(lobby.playAgain('toy', matchID, { ...again, credentials: 'x' }))).to.equal(
      'wrongKey',
    )
  })

  it('leave after the end, and the last one ends what is left of the match', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2, setupData: { rounds: 1 } })
    const joined = await join(matchID, ['Ada', 'Bea'])
    const seats = joined.map(seat => client(matchID, seat.playerID, seat.playerCredentials))
    await until(() => seats.every(one => one.getState()), 'the start of the match')
    for (let made = 0; !seats[0]!.getState()!.ctx.gameover; made++) {
      const free = seats.flatMap((one, seat) =>
        toyModule.legalMoves(one.getState()!.G, String(seat)).map(legal => ({ one, ...legal })),
      )
      free[0]!.one.moves[free[0]!.move]!(...free[0]!.args)
      await until(() => seats.every(one => one.getState()!._stateID === made + 1), 'the move everywhere')
    }
    const [ada, bea] = joined.map(({ playerID, playerCredentials: credentials }) => ({
      playerID,
      credentials,
    }))
    await lobby.leaveMatch('toy', matchID, ada!)
    const names = async () => (await lobby.getMatch('toy', matchID)).players.map(({ name }) => name)
    expect(await names()).to.deep.equal([undefined, 'Bea'])
    expect(await problem(lobby.leaveMatch('toy', matchID, ada!))).to.equal('wrongKey')
    await lobby.leaveMatch('toy', matchID, bea!)
    expect(await problem(lobby.getMatch('toy', matchID))).to.equal('notFound')
  })

  it('are told in words which options there are', async () => {
    const refused = await lobby
      .createMatch('toy', { numPlayers: 2, setupData: { moons: 2 } })
      .catch((error: { details: { error: string; message: string } }) => error.details)
    expect(refused).to.deep.include({ error: 'badOptions' })
    expect(refused).to.have.property('message').that.includes('There is no option “moons”. There are: deck, ')
  })

  it('share a match with our own client, each in its own words', async () => {
    const { room, guests, seats } = await playing(server.url, 2)
    const { seat, key } = await guests[1]!.seat(room)
    const stock = client(room, seat, key)
    await until(() => stock.getState(), 'the state')
    const { move, args } = toyModule.legalMoves(stock.getState()!.G, seat)[0]!
    stock.moves[move]!(...args)
    const isMade = () => seats.every(one => one.step === 1) && stock.getState()!._stateID === 1
    await until(isMade, 'the move at all')
    expect(stock.getState()!.G).to.deep.equal(seats[1]!.table!.view)
    stock.sendChatMessage('hello from afar')
    await until(() => seats[0]!.chat.length === 1, 'the message')
    await seats[0]!.say('hello back')
    await until(() => stock.chatMessages.length === 2, 'both messages')
    expect(stock.chatMessages.map(({ sender, payload }) => [sender, payload])).to.deep.equal([
      ['1', 'hello from afar'],
      ['0', 'hello back'],
    ])
  })

  it('are told why an action was refused, and see the state as it is', async () => {
    const { room, guests } = await playing(server.url, 2)
    const { seat, key } = await guests[0]!.seat(room)
    const stock = client(room, seat, key)
    await until(() => stock.getState(), 'the state')
    const heard: unknown[][] = []
    const { socket } = (
      stock as unknown as { transport: { socket: { onAny(f: (...m: unknown[]) => void): void } } }
    ).transport
    socket.onAny((...message) => heard.push(message))
    stock.moves.pass!(1)
    await until(() => heard.some(([event]) => event === 'sync'), 'the state again')
    expect(heard.find(([event]) => event === 'rejected')).to.deep.equal([
      'rejected',
      room,
      { stateID: 0, move: 'pass', refusal: { rule: 'kit', text: { key: 'refusal.otherQuestion' } } },
    ])
  })

  it('leave, rename, and are refused what they may not do', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2, unlisted: true })
    expect((await lobby.listMatches('toy')).matches.map(m => m.matchID)).not.to.include(matchID)
    const [ada] = await join(matchID, ['Ada'])
    const seat = { playerID: ada!.playerID, credentials: ada!.playerCredentials }
    await lobby.updatePlayer('toy', matchID, { ...seat, newName: 'Ada L.' })
    expect((await lobby.getMatch('toy', matchID)).players[0]).to.deep.include({ name: 'Ada L.' })
    expect(
      await problem(lobby.updatePlayer('toy', matchID, { ...seat, credentials: 'x', newName: 'E' })),
    ).to.equal('wrongKey')
    expect(await problem(lobby.joinMatch('toy', matchID, { playerID: '0', playerName: 'E' }))).to.equal(
      'seatTaken',
    )
    expect(await problem(lobby.joinMatch('toy', matchID, { playerID: '9', playerName: 'E' }))).to.equal(
      'notFound',
    )
    const huge = { playerName: 'E', data: { blob: 'x'.repeat(100_000) } }
    expect(await problem(lobby.joinMatch('toy', matchID, huge))).to.equal('tooLarge')
    expect(await problem(lobby.leaveMatch('toy', matchID, { ...seat, credentials: 'x' }))).to.equal(
      'wrongKey',
    )
    await lobby.leaveMatch('toy', matchID, seat)
    expect(await problem(lobby.getMatch('toy', matchID))).to.equal('notFound')
    for (const body of [{ numPlayers: 50_000 }, { numPlayers: -1 }, { numPlayers: 2, setupData: { a: {} } }])
      expect(await problem(lobby.createMatch('toy', body)), JSON.stringify(body)).to.equal('badRequest')
    expect(await problem(lobby.createMatch('toy', { numPlayers: 5 }))).to.equal('badSeats')
    expect(await problem(lobby.createMatch('nothing', { numPlayers: 2 }))).to.equal('notFound')
  })

  it('say something of their players, which all such clients are told, as long as they sit there', async () => {
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 })
    const colour = { colour: 'red', no: [0, null] }
    const ada = await lobby.joinMatch('toy', matchID, { playerName: 'Ada', data: colour })
    const told = async () => (await lobby.getMatch('toy', matchID)).players.map(({ data }) => data)
    expect(await told()).to.deep.equal([colour, undefined])
    const seat = { playerID: ada.playerID, credentials: ada.playerCredentials }
    await lobby.updatePlayer('toy', matchID, { ...seat, data: 'blue' } as never)
    expect(await told()).to.deep.equal(['blue', undefined])
    await lobby.updatePlayer('toy', matchID, { ...seat, newName: 'Ada L.' })
    expect((await lobby.getMatch('toy', matchID)).players[0]).to.deep.include({
      name: 'Ada L.',
      data: 'blue',
    })
    const bea = await lobby.joinMatch('toy', matchID, { playerName: 'Bea' })
    const named = {
      playerID: bea.playerID,
      credentials: bea.playerCredentials,
      newName: 'Ada L.',
      data: 'red',
    }
    expect(await problem(lobby.updatePlayer('toy', matchID, named))).to.equal('nameTaken')
    expect(
      await problem(lobby.updatePlayer('toy', matchID, { ...seat, credentials: 'x', data: 'x' } as never)),
    ).to.equal('wrongKey')
    expect(
      await problem(lobby.updatePlayer('toy', matchID, { ...seat, data: 'x'.repeat(499) } as never)),
    ).to.equal('badRequest')
    expect(await told(), 'what is refused changes nothing').to.deep.equal(['blue', undefined])
    const stock = client(matchID, bea.playerID, bea.playerCredentials)
    await until(() => stock.matchData, 'the players')
    expect(stock.matchData!.map(one => (one as { data?: unknown }).data)).to.deep.equal(['blue', undefined])
    expect(
      (await lobby.listMatches('toy')).matches.find(one => one.matchID === matchID)!.players[0]!.data,
    ).to.equal('blue')
    await lobby.leaveMatch('toy', matchID, seat)
    await lobby.joinMatch('toy', matchID, { playerName: 'Cy' })
    expect(await told()).to.deep.equal([undefined, undefined])
  })

  it('keep out of rooms that their host starts', async () => {
    const host = await Guest.arrive(server.url)
    const { id } = await host.open()
    expect(await problem(lobby.joinMatch('toy', id, { playerName: 'E' }))).to.equal('startedByHost')
  })

  it('open rooms that say of themselves that nobody starts them', async () => {
    const guest = await Guest.arrive(server.url)
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 2 })
    const { id } = await guest.open()
    const saysSo = async (room: string) => (await guest.get<Room>(`/api/rooms/${room}`)).startsByItself
    expect([await saysSo(matchID), await saysSo(id)]).to.deep.equal([true, false])
  })

  it('keep out of rooms with a password', async () => {
    const guest = await Guest.arrive(server.url)
    const { matchID } = await lobby.createMatch('toy', { numPlayers: 3 })
    await guest.sit(matchID, 0)
    await guest.patch(`/api/rooms/${matchID}`, { password: 'open sesame' })
    expect(await problem(lobby.joinMatch('toy', matchID, { playerName: 'E' }))).to.equal('wrongPassword')
  })

  it('publish nothing of a match but what everybody may know', async () => {
    const { room } = await playing(server.url, 2, { password: 'open sesame' })
    const match = await lobby.getMatch('toy', room)
    expect(Object.keys(match).sort()).to.deep.equal(
      ['createdAt', 'gameName', 'matchID', 'players', 'setupData', 'unlisted', 'updatedAt'].sort(),
    )
    expect(JSON.stringify(match)).not.to.match(/sesame|"key"|credentials/)
  })
})
