import { expect } from 'chai'
import { quietly } from '../support/bgio.ts'
import { Guest, pause, until } from './support/guest.ts'
import type { TestServer } from './support/server.ts'
import { startServer, toyModule } from './support/server.ts'
import { cutOff, heardBy, lineOf, type StockClient, stockClient } from './support/stock.ts'
import { playing } from './support/tables.ts'

const said = (client: StockClient) => client.chatMessages.map(({ payload }) => payload)

describe("lobby: boardgame.io's own clients, when their line breaks", () => {
  let server: TestServer
  const clients: StockClient[] = []

  beforeEach(async () => {
    server = await startServer()
  })
  afterEach(async () => {
    for (const client of clients.splice(0)) client.stop()
    await server.end()
  })

  function client(matchID: string, seat: { playerID?: string; credentials?: string } = {}): StockClient {
    const made = stockClient(server.url, matchID, seat, true)
    made.start()
    clients.push(made)
    return made
  }

  /** A running match of two: the first at our own page, both with keys. */
  async function match() {
    const { room, guests, seats } = await playing(server.url, 2)
    const keys = await Promise.all(guests.map(guest => guest.seat(room)))
    const [ada, bea] = keys.map(({ seat, key }) => ({ playerID: seat, credentials: key }))
    return { room, guests, seats, ada: ada!, bea: bea! }
  }

  it('hear once what is said, whatever becomes of them and their line', async () => {
    const { room, guests, seats, bea } = await match()
    const other = await playing(server.url, 2)
    await seats[0]!.say('before anybody came')
    const player = client(room, bea)
    const spectator = client(room)
    await until(() => player.getState() && spectator.getState(), 'the state')
    const expected: string[] = []
    const hears = (event: string, act: () => unknown) => async () => {
      const heard = heardBy(player)
      await act()
      await until(() => heard(event) > 0, event)
    }
    const says = async (text: string) => {
      expected.push(text)
      expect(await seats[0]!.say(text)).to.deep.equal({})
    }
    const disturbances: [what: string, disturb: () => Promise<unknown>][] = [
      ['nothing', async () => {}],
      ['a refused move', hears('sync', () => player.moves.pass!(77))],
      ['the same seat again', hears('sync', () => player.updatePlayerID('1'))],
      ['the same key again', hears('sync', () => player.updateCredentials(bea.credentials))],
      ['a break', hears('sync', () => cutOff(player))],
      ['a broken connection', hears('sync', () => lineOf(player).io.engine.close())],
      ['words in a break', hears('sync', () => cutOff(player, () => says('while Bea is away')))],
      [
        'a look from no seat',
        async () => {
          await hears('sync', () => player.updatePlayerID(null))()
          await hears('sync', () => player.updatePlayerID('1'))()
        },
      ],
      [
        'a look at another match',
        async () => {
          player.updatePlayerID(null)
          await hears('sync', () => player.updateMatchID(other.room))()
          await says('while Bea looks elsewhere')
          await hears('sync', () => player.updateMatchID(room))()
          await hears('sync', () => player.updatePlayerID('1'))()
        },
      ],
      ['own words', async () => player.sendChatMessage(expected[expected.push('said by Bea') - 1])],
      [
        'own words in a break',
        hears('sync', () =>
          cutOff(player, () => player.sendChatMessage(expected[expected.push('said into the void') - 1])),
        ),
      ],
      ['a break of a spectator', () => cutOff(spectator, () => says('while nobody looks'))],
    ]
    for (const [what, disturb] of disturbances) {
      await disturb()
      await says(`after ${what}`)
      await until(
        () => [player, spectator].every(one => said(one).includes(`after ${what}`)),
        `what is said after ${what}`,
      )
      for (const one of [player, spectator]) expect(said(one), what).to.deep.equal(expected)
    }
    for (const guest of guests) guest.leave()
  })

  it('hear once what is said when the server starts again, and while they wait for a match', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const { id } = await ada.open({ seats: 2 })
    const bea = await Guest.arrive(server.url, 'Bea')
    await bea.sit(id, 1)
    const { seat, key } = await bea.seat(id)
    const waiting = client(id, { playerID: seat, credentials: key })
    const heard = heardBy(waiting)
    await until(() => heard('room') > 0, 'the room')
    waiting.sendChatMessage('one')
    await until(() => said(waiting).length === 1, 'the first message')
    await bea.ready(id)
    await ada.start(id)
    await until(() => waiting.getState(), 'the start')
    waiting.sendChatMessage('two')
    await until(() => said(waiting).length === 2, 'the second message')
    const { io } = lineOf(waiting)
    lineOf(waiting).disconnect()
    server = await server.restart()
    const page = await ada.movedTo(server.url).watch(id)
    await until(() => page.table, 'the table')
    await page.say('three')
    Object.assign(io, { uri: `${server.url}/` })
    lineOf(waiting).connect()
    waiting.sendChatMessage('four')
    await until(() => said(waiting).includes('four'), 'what was said last')
    await pause(50)
    expect(said(waiting)).to.deep.equal(['one', 'two', 'three', 'four'])
  })

  it('have what they did meanwhile counted when they are back', async () => {
    const { room, seats, bea } = await match()
    const player = client(room, bea)
    await until(() => player.getState(), 'the state')
    const [legal] = toyModule.legalMoves(player.getState()!.G, '1')
    await cutOff(player, () => {
      player.moves[legal!.move]!(...legal!.args)
      player.sendChatMessage('made in a tunnel')
    })
    await until(() => seats[0]!.step === 1, 'the move')
    await until(() => player.getState()!._stateID === 1, 'the state after it')
    await until(() => said(player).length === 1, 'the message')
    expect(seats[0]!.chat.map(({ sender, text }) => [sender, text])).to.deep.equal([
      ['1', 'made in a tunnel'],
    ])
    const heard = heardBy(player)
    await cutOff(player, () => quietly(() => player.undo()))
    await until(() => seats[0]!.step === 2, 'the undo')
    await until(() => heard('sync') > 0, 'the state again')
    expect(heard('denied'), 'refusals').to.equal(0)
  })

  it('are told why a move of that time is refused', async () => {
    const { room, seats, bea } = await match()
    const player = client(room, bea)
    await until(() => player.getState(), 'the state')
    const heard = heardBy(player)
    await cutOff(player, () => player.moves.pass!(77))
    await until(() => heard('sync') > 0, 'the state again')
    expect([heard('rejected'), heard('denied')]).to.deep.equal([1, 0])
    expect(seats[0]!.step).to.equal(0)
  })

  it('are believed nothing without the key of the seat, before they look as after it', async () => {
    const { room, guests, seats, ada, bea } = await match()
    const other = await playing(server.url, 2)
    const otherKey = (await other.guests[0]!.seat(other.room)).key
    const left = await guests[0]!.post<{ key: string }>(`/api/rooms/${room}/seat/renew`)
    expect(left.key).not.to.equal(ada.credentials)
    const [legal] = toyModule.legalMoves(seats[1]!.table!.view, '1')
    const claims: [seat: unknown, key: unknown][] = [
      ...[undefined, null, '', 'x', {}, [bea.credentials], left.key, otherKey].map(
        (key): [string, unknown] => ['1', key],
      ),
      ['0', bea.credentials],
      ['0', ada.credentials],
      ['2', bea.credentials],
      [null, bea.credentials],
      [{}, bea.credentials],
      ['constructor', bea.credentials],
    ]
    const stranger = Guest.stranger(server.url)
    for (const [seat, credentials] of claims) {
      const socket = await stranger.socket('toy')
      const heard: unknown[] = []
      socket.onAny(event => heard.push(event))
      const payload = { type: legal!.move, args: legal!.args, playerID: seat, credentials }
      socket.emit('update', { type: 'MAKE_MOVE', payload }, 0, room, seat)
      socket.emit('update', { type: 'UNDO', payload }, 0, room, seat)
      socket.emit('chat', room, { id: 'x', sender: seat, payload: 'let me in' }, credentials)
      await until(() => heard.length >= 3, 'three answers')
      expect(heard, `${String(seat)} ${String(credentials)}`).to.deep.equal(['denied', 'denied', 'denied'])
      socket.close()
    }
    // The same key opens the seat neither in another game nor at another table.
    const socket = await stranger.socket('toy')
    const heard: unknown[][] = []
    socket.onAny((event, problem) => heard.push([event, problem.error]))
    socket.emit('chat', other.room, { id: 'x', sender: '1', payload: 'let me in' }, bea.credentials)
    socket.emit('chat', 'made-up-match', { id: 'x', sender: '1', payload: 'let me in' }, bea.credentials)
    await until(() => heard.length === 2, 'two answers')
    expect(heard).to.deep.equal([
      ['denied', 'wrongKey'],
      ['denied', 'notFound'],
    ])
    expect([seats[1]!.step, seats[1]!.chat]).to.deep.equal([0, []])
    socket.emit(
      'update',
      { type: 'MAKE_MOVE', payload: { ...legal, type: legal!.move, credentials: bea.credentials } },
      0,
      room,
      '1',
    )
    await until(() => seats[1]!.step === 1, 'the move of whoever has the key')
  })
})
