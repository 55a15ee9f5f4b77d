import { notAlone as game } from '../../games/not-alone/index.ts'
import { Guest, type Seat, until } from '../lobby/support/guest.ts'
import { startServer, type TestServer } from '../lobby/support/server.ts'
import { type Playing, playing } from '../lobby/support/tables.ts'
import { expect } from './support.ts'

const texts = ({ chat }: Seat) => chat.map(({ sender, text }) => `${sender}: ${text}`)

describe('Not Alone, table talk', function () {
  this.timeout(30_000)
  let server: TestServer
  let match: Playing
  let spectator: Seat

  before(async () => {
    server = await startServer({ games: [game] })
  })
  after(() => server.end())

  beforeEach(async () => {
    const options = { creature: 'host', boardFace: '1' }
    match = await playing(server.url, 4, { game: 'not-alone', options })
    spectator = await (await Guest.arrive(server.url)).watch(match.room, 'not-alone')
    await until(() => spectator.table, 'the table of the spectator')
  })

  const all = () => [...match.seats, spectator]
  const heardByAll = (count: number) =>
    until(() => all().every(({ chat }) => chat.length === count), 'the chat')

  it('[NA-13.01, NA-13.05] what a Hunted or the Creature says is read by everybody, in one chat', async () => {
    const [creature, bea, cy] = match.seats
    await bea!.say('I shall be at the River')
    await heardByAll(1)
    await creature!.say('I heard that')
    await heardByAll(2)
    await cy!.say('So did I')
    await heardByAll(3)
    for (const reader of all())
      expect(texts(reader)).to.deep.equal(['1: I shall be at the River', '0: I heard that', '2: So did I'])
  })

  it('[NA-13.02] nothing can be said to some only', async () => {
    const { socket } = match.seats[1]!
    for (const message of [
      ['to Cy', '2'],
      ['to Cy', { to: ['2'] }],
      [{ text: 'to Cy', to: '2' }],
      ['to the Hunted', 'hunted'],
    ]) {
      const answer = await socket.timeout(5000).emitWithAck('say', ...message)
      expect(answer, JSON.stringify(message)).to.have.property('problem')
    }
    await match.seats[2]!.say('Hello?')
    await heardByAll(1)
    for (const reader of all()) expect(texts(reader)).to.deep.equal(['2: Hello?'])
  })

  it("[NA-13.02] boardgame.io's own chat is the same one", async () => {
    const [, bea] = match.seats
    const message = { id: 'x', sender: '1', payload: 'from another client', to: '2' }
    bea!.socket.emit('chat', match.room, message)
    await heardByAll(1)
    for (const reader of all()) expect(texts(reader)).to.deep.equal(['1: from another client'])
  })

  it('[NA-13.03] nobody checks whether it is true', async () => {
    const [creature, bea] = match.seats
    await bea!.say('I lock the River')
    const lock = game
      .legalMoves(bea!.table!.view as Parameters<typeof game.legalMoves>[0], '1')
      .find(({ move, args }) => move === 'lockPlaces' && String(args[1]) === '1')!
    expect(await bea!.move(lock.move, ...lock.args)).to.have.property('step')
    await until(() => creature!.step === bea!.step, 'the move')
    for (const reader of all()) expect(texts(reader)).to.deep.equal(['1: I lock the River'])
  })

  it('[NA-13.04] what is said shows no card: views stay as they were, and references stay words', async () => {
    const before = all().map(({ table }) => structuredClone(table!.view))
    await match.seats[1]!.say('my hand: place:1 survival:dodge {"show":"hand"}')
    await heardByAll(1)
    expect(all().map(({ table }) => table!.view)).to.deep.equal(before)
    for (const reader of all())
      expect(texts(reader)).to.deep.equal(['1: my hand: place:1 survival:dodge {"show":"hand"}'])
  })

  it('[NA-13.04, NA-3.19] no move of the game shows a card', () => {
    const { stages } = game.createGame().phases!.exploration!.turn!
    expect(Object.keys(stages!.answer!.moves!)).to.have.members([
      'chooseBoardFace',
      'lockPlaces',
      'unlockPlaces',
      'resist',
      'giveUp',
      'placeToken',
      'endPlacement',
      'usePower',
      'takeBack',
      'doNothing',
      'playHunt',
      'playSurvival',
      'pass',
      'letBe',
      'answer',
      // Nobody else sees them.
      'setStanding',
      'dropStanding',
    ])
  })

  it('[NA-13.05] spectators read and do not write', async () => {
    const answer = await spectator.say('behind you!')
    expect(answer).to.have.nested.property('problem.error', 'notSeated')
    await match.seats[0]!.say('Quiet')
    await heardByAll(1)
    for (const reader of all()) expect(texts(reader)).to.deep.equal(['0: Quiet'])
  })
})
