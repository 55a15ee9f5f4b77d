import { expect } from 'chai'
import type { Asks, LogEntry } from '../../games/kit/index.ts'
import type { HistoryStep, LogPage, MoveResult } from '../../lobby/protocol.ts'
import { Client, quietly, SocketIO } from '../support/bgio.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { chance, playing, playOut } from './support/tables.ts'

type View = {
  asks: Asks
  log: { lines: Record<string, LogEntry> }
  players: Record<string, { hand: unknown[] }>
}
const viewOf = (seat: Seat) => seat.table!.view as View

/** What a seat sees, but for the log. */
const thingsOf = (seat: Seat): Omit<View, 'log'> => {
  const { log, ...things } = viewOf(seat)
  return things
}

async function does(seat: Seat, name: string): Promise<number> {
  const { view, seat: own } = seat.table!
  const { move, args } = toyModule.legalMoves(view, own!).find(one => one.move === name)!
  const { step } = await seat.move(move, ...args)
  await until(() => seat.step === step, 'the own move')
  return step!
}
const takesBack = (seat: Seat): Promise<MoveResult> => seat.socket.timeout(20_000).emitWithAck('takeBack')
const refused = 'refusal.text.key'
const plain = { options: { deck: 'plain', rounds: 1 } }

describe('lobby: take-back', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ config: { snapshotEvery: 2 } })
  })
  after(() => server.end())

  it('gives a move back as long as nobody has acted since, and tells the mover alone that it can', async () => {
    const { room, guests, seats } = await playing(server.url, 2, plain)
    const [ada, bea] = seats as [Seat, Seat]
    const tab = await guests[0]!.watch(room)
    await until(() => tab.table, 'the second tab')
    const before = [ada, bea].map(thingsOf)
    expect(await takesBack(ada)).to.have.nested.property(refused, 'refusal.notTakenBack')

    await does(ada, 'choose')
    await until(() => [bea, tab].every(one => one.step === 1), 'the move')
    await until(() => ada.table!.takeBack && tab.table!.takeBack, 'the offer')
    expect([ada, tab, bea].map(({ table }) => table!.takeBack)).to.deep.equal([true, true, undefined])
    const later = await guests[0]!.watch(room)
    await until(() => later.table, 'a third tab')
    expect(later.table!.takeBack).to.equal(true)
    expect(await takesBack(bea)).to.have.nested.property(refused, 'refusal.notTakenBack')
    expect(await takesBack(tab)).to.deep.equal({ step: 2 })
    await until(() => [ada, bea, later].every(one => one.step === 2), 'the take-back')
    expect([ada, bea].map(thingsOf)).to.deep.equal(before)
    expect([ada, tab, bea].map(({ table }) => table!.takeBack)).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ])
    expect(Object.values(viewOf(bea).log.lines).at(-1)!.line!.key).to.equal('log.moveTakenBack')

    await does(ada, 'choose')
    await until(() => bea.step === 3, 'the next move')
    await does(bea, 'choose')
    await until(() => ada.step === 4, 'the reveal')
    // An offer would come a moment later.
    await pause(300)
    expect(ada.table!.takeBack).to.equal(undefined)
    expect(await takesBack(ada)).to.have.nested.property(refused, 'refusal.notTakenBack')
    for (const one of [ada, bea, tab, later]) expect(one.gaps).to.equal(0)
  })

  it('keeps what was drawn', async () => {
    const { seats } = await playing(server.url, 2, plain)
    const [ada] = seats as [Seat]
    await does(ada, 'choose')
    await does(ada, 'swap')
    await pause(300)
    expect(ada.table!.takeBack).to.equal(undefined)
    expect(await takesBack(ada)).to.have.property('refusal')
  })

  it('keeps what is said in advance, and does not mind what others say so', async () => {
    const { seats } = await playing(server.url, 2, plain)
    const [ada, bea] = seats as [Seat, Seat]
    await does(ada, 'choose')
    const wish = { kinds: ['react'], move: 'pass', args: [], guards: {}, lasts: {} }
    await bea.move('setStanding', wish)
    await ada.move('setStanding', wish)
    await until(() => 'standing' in viewOf(ada), 'what was said')
    await until(() => ada.table!.takeBack, 'the offer')
    expect(ada.table!.step).to.equal(1)
    expect(await takesBack(ada)).to.deep.equal({ step: 2 })
    await until(() => [ada, bea].every(one => one.step === 2), 'the take-back')
    expect([ada, bea].map(({ table }) => table!.view)).to.have.nested.property('[0].standing.0.1')
    expect(bea.table!.view).to.have.nested.property('standing.1.1')
  })

  it('can be looked back on, is there after the next start, and the game goes on to its end', async () => {
    const { room, guests, seats } = await playing(server.url, 2, plain)
    const [ada, bea] = seats as [Seat, Seat]
    const seen: unknown[] = [ada.table!.view]
    const goes = async (step: Promise<number | undefined>) => {
      const at = await step
      await until(() => ada.step === at && bea.step === at, `step ${at}`)
      seen.push(ada.table!.view)
    }
    const back = async () => (await takesBack(ada)).step
    await goes(does(ada, 'choose'))
    await goes(back())
    await goes(does(ada, 'choose'))
    await goes(back())
    await goes(does(ada, 'swap'))
    await goes(does(ada, 'choose'))
    await goes(back())
    const look = async (guest: Guest) => {
      for (const [step, view] of seen.entries())
        expect((await guest.get<HistoryStep>(`/api/rooms/${room}/history/${step}`)).view).to.deep.equal(view)
    }
    await look(guests[0]!)
    server = await server.restart()
    const [first, second] = guests.map(guest => guest.movedTo(server.url)) as [Guest, Guest]
    await look(first)
    const again = await Promise.all([first, second].map(guest => guest.watch(room)))
    await until(() => again.every(({ table }) => table), 'the tables')
    expect(again[0]!.table!.view).to.deep.equal(seen.at(-1))
    await playOut(again, chance(5))
    const { entries } = await first.get<LogPage>(`/api/rooms/${room}/log`)
    expect(entries.filter(({ line }) => line!.key === 'log.moveTakenBack')).to.have.length(3)
    expect(entries.map(({ n }) => n)).to.deep.equal([...new Set(entries.map(({ n }) => n))])
  })

  it('does not confuse bots, which act after it', async () => {
    const slow = await startServer({ config: { botDelay: 150 } })
    const ada = await Guest.arrive(slow.url, 'Ada')
    const { id } = await ada.open({ seats: 2, ...plain })
    await ada.put(`/api/rooms/${id}/seats/1/bot`, { bot: 'high' })
    await ada.start(id)
    const seat = await ada.watch(id)
    await until(() => seat.table, 'the table')
    await does(seat, 'choose')
    expect(await takesBack(seat)).to.deep.equal({ step: 2 })
    const chosen = () => !viewOf(seat).asks.some(one => one.seat === '1' && one.kind === 'choose')
    await until(chosen, 'the choice of the bot')
    await does(seat, 'choose')
    while (seat.room?.status !== 'finished') {
      const legal = toyModule.legalMoves(viewOf(seat), '0')
      const answer = legal.find(({ move }) => move === 'pass' || move === 'answer')
      if (answer) await seat.move(answer.move, ...answer.args)
      await pause(20)
    }
    expect(seat.gaps).to.equal(0)
    await slow.end()
  })

  it('comes to clients of boardgame.io as a state with a higher number, and they take back with undo', async () => {
    const { room, guests, seats } = await playing(server.url, 2, plain)
    const [ada, bea] = seats as [Seat, Seat]
    const { seat, key } = await guests[0]!.seat(room)
    const stock = Client({
      game: toyModule.createGame(),
      multiplayer: SocketIO({ server: server.url, socketOpts: { transports: ['websocket'] } }),
      matchID: room,
      playerID: seat,
      credentials: key,
      debug: false,
    })
    stock.start()
    try {
      await until(() => stock.getState(), 'the state')
      const hand = () => (stock.getState()!.G as View).players['0']!.hand
      const held = hand()
      await does(ada, 'choose')
      await until(() => hand().length === 2, 'the move')
      await takesBack(ada)
      await until(() => hand().length === 3, 'the take-back')
      expect(hand()).to.deep.equal(held)
      await does(ada, 'choose')
      await until(() => hand().length === 2, 'the move')
      quietly(() => stock.undo())
      await until(() => hand().length === 3 && bea.step === 4, 'the undo')
      await does(ada, 'choose')
      await does(bea, 'choose')
      await until(() => stock.getState()!._stateID === bea.step, 'the reveal')
    } finally {
      stock.stop()
    }
  })
})
