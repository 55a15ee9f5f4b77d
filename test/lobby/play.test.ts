import { expect } from 'chai'
import type { LogEntry } from '../../games/kit/index.ts'
import type { HistoryStep, LogPage, Room } from '../../lobby/protocol.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { anyMove, chance, playing, playOut, seated, step } from './support/tables.ts'

interface Asked {
  asks: { id: number; seat: string; kind: string; required: boolean }[]
  log: { lines: LogEntry[] }
  players: { [seat: string]: { hand: (string | null)[]; chosen: (string | null)[] } }
}

const viewOf = (seat: Seat) => seat.table!.view as Asked
const askOf = (seat: Seat, kind: string) =>
  viewOf(seat).asks.find(ask => ask.seat === seat.table!.seat && ask.kind === kind)!

/** A number card in the hand of a seat. */
const cardOf = (seat: Seat) =>
  viewOf(seat).players[seat.table!.seat!]!.hand.find(card => card !== null && /^\d+$/.test(card))!

describe('lobby: play', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ config: { snapshotEvery: 5 } })
  })
  after(() => server.end())

  it('keeps every watcher at exactly what the server shows, patch by patch, to the end', async () => {
    const { room, guests, seats } = await playing(server.url, 3, { options: { rounds: 5, bonus: true } })
    const spectator = await (await Guest.arrive(server.url)).watch(room)
    await until(() => spectator.table, 'the table of the spectator')
    const all = [...seats, spectator]
    const random = chance(7)
    const seen: unknown[][] = []
    do {
      await until(() => spectator.step === seats[0]!.step, 'the spectator')
      seen.push(all.map(({ table }) => structuredClone(table!.view)))
    } while (await step(seats, random))
    expect(seen.length).to.be.above(30)
    expect(all.map(({ gaps }) => gaps)).to.deep.equal([0, 0, 0, 0])
    const readers = [...guests, Guest.stranger(server.url)]
    for (const [number, sights] of seen.entries()) {
      for (const [reader, guest] of readers.entries()) {
        const { view, steps } = await guest.get<HistoryStep>(`/api/rooms/${room}/history/${number}`)
        expect(view, `step ${number}, reader ${reader}`).to.deep.equal(sights[reader])
        expect(steps).to.equal(seen.length - 1)
      }
    }
    expect(await guests[0]!.refused('GET', `/api/rooms/${room}/history/${seen.length}`)).to.equal(
      '404 notFound',
    )
    expect(await guests[0]!.refused('GET', `/api/rooms/${room}/history/-1`)).to.equal('400 badRequest')
  })

  it('accepts what several seats do at the same moment', async () => {
    const { seats } = await playing(server.url, 4)
    const results = await Promise.all(
      seats.map(seat => seat.move('choose', askOf(seat, 'choose').id, cardOf(seat))),
    )
    expect(results.map(result => result.step).sort()).to.deep.equal([1, 2, 3, 4])
    await until(() => seats.every(seat => seat.step === 4), 'all moves at all seats')
    expect(seats.map(({ gaps }) => gaps)).to.deep.equal([0, 0, 0, 0])
  })

  it('answers a refused move with the reason, and changes nothing', async () => {
    const { seats } = await playing(server.url, 2)
    const [ada, bea] = seats as [Seat, Seat]
    const before = structuredClone(ada.table!)
    const ask = askOf(ada, 'choose')
    const reasons = await Promise.all([
      ada.move('choose', ask.id, 'no such card'),
      ada.move('choose', askOf(bea, 'choose').id, cardOf(bea)),
      ada.move('choose', 999, cardOf(ada)),
      ada.move('pass', ask.id),
      ada.move('toString', ask.id),
      ada.move('choose', ask.id, { toString: 1 }),
    ])
    expect(reasons.map(({ refusal }) => refusal && `${refusal.rule} ${refusal.text.key}`)).to.deep.equal([
      'TOY-1.02 refusal.notHeld',
      'kit refusal.stale',
      'kit refusal.stale',
      'kit refusal.otherQuestion',
      'kit refusal.unknownMove',
      'kit refusal.malformed',
    ])
    expect(ada.table).to.deep.equal(before)
  })

  it('lets spectators and strangers watch, and nothing else', async () => {
    const { room, seats } = await playing(server.url, 2)
    const spectator = await Guest.stranger(server.url).watch(room)
    await until(() => spectator.table, 'the table')
    expect(spectator.table).to.include({ seat: null, step: 0 })
    await until(() => seats[0]!.room!.spectators === 1, 'the spectator to be counted')
    expect(await spectator.move('choose', 1, '1')).to.have.nested.property('problem.error', 'notSeated')
    expect(await spectator.say('hello')).to.have.nested.property('problem.error', 'notSeated')
    spectator.socket.close()
    await until(() => seats[0]!.room!.spectators === 0, 'the spectator to be gone')
  })

  it('shows the table to waiting watchers when the match begins', async () => {
    const { room, guests } = await seated(server.url, 2, { seats: 4 })
    const seats = [await guests[0]!.watch(room), await guests[1]!.watch(room)]
    const spectator = await Guest.stranger(server.url).watch(room)
    await until(() => seats.every(seat => seat.room) && spectator.room, 'the room')
    expect(spectator.table).to.equal(undefined)
    await guests[0]!.start(room)
    await until(() => [...seats, spectator].every(({ table }) => table), 'the table')
    expect([...seats, spectator].map(({ table }) => table!.seat)).to.deep.equal(['0', '1', null])
  })

  it('lets a seat be watched with its credentials, and only with them', async () => {
    const { room, guests } = await playing(server.url, 2)
    const { seat, key } = await guests[1]!.seat(room)
    const watch = async (playerID: string, credentials: string, game = 'toy') => {
      const watcher = await Guest.stranger(server.url).watch(room, game, { playerID, credentials })
      await until(() => watcher.table ?? watcher.denied[0], 'an answer')
      return watcher.table?.seat ?? watcher.denied[0]!.error
    }
    expect(await watch(seat, key)).to.equal('1')
    expect(await watch('0', key)).to.equal('wrongKey')
    expect(await watch(seat, 'guess')).to.equal('wrongKey')
    expect(await watch('7', key)).to.equal('wrongKey')
  })

  it('goes on where a lost connection broke off', async () => {
    const { room, guests, seats } = await playing(server.url, 2)
    const [ada, bea] = seats as [Seat, Seat]
    bea.socket.close()
    const move = anyMove(ada, chance(1))!
    expect(await ada.move(move.move, ...move.args)).to.include({ step: 1 })
    const again = await guests[1]!.watch(room)
    await until(() => again.step === 1, 'the table as it is now')
    await playOut([ada, again], chance(3))
  })

  describe('presence', () => {
    it('counts two open pages of one player as one, and waits for a lost connection to come back', async () => {
      const patient = await startServer({ config: { grace: 1000 } })
      const { room, guests, seats } = await playing(patient.url, 2)
      const online = () => seats[0]!.room!.seats[1]!.online
      const second = await guests[1]!.watch(room)
      await until(() => second.table && online(), 'the second tab')
      seats[1]!.socket.close()
      await pause(1200)
      expect(online(), 'one tab is still open').to.equal(true)
      const closed = performance.now()
      second.socket.close()
      await until(() => !online(), 'the player to be away')
      expect(performance.now() - closed, 'not at once').to.be.above(900)
      await guests[1]!.watch(room)
      await until(online, 'the player to be back')
      await patient.end()
    })
  })

  describe('chat', () => {
    it('is kept, is plain text, and belongs to the seats', async () => {
      const { room, guests, seats } = await playing(server.url, 2)
      expect(await seats[0]!.say('  Hello <img src=x onerror=alert(1)>\u0007 ')).to.deep.equal({})
      await until(() => seats[1]!.chat.length === 1, 'the message')
      expect(seats[1]!.chat[0]).to.deep.include({
        sender: '0',
        name: 'Ada',
        text: 'Hello <img src=x onerror=alert(1)>',
      })
      for (const text of ['', '   ', 'x'.repeat(501), 7, null, { words: 'x' }, ['x']])
        expect(await seats[0]!.say(text), JSON.stringify(text)).to.have.nested.property(
          'problem.error',
          'badRequest',
        )
      expect(await seats[1]!.say('x'.repeat(500))).to.deep.equal({})
      const late = await guests[0]!.watch(room)
      await until(() => late.table, 'the table')
      expect(late.chat.map(({ sender, text }) => [sender, text.length])).to.deep.equal([
        ['0', 34],
        ['1', 500],
      ])
    })
    it('begins before the match, from a seat, and survives a restart', async () => {
      const own = await startServer()
      const { room, guests } = await seated(own.url, 2)
      const early = await guests[0]!.watch(room)
      await until(() => early.room, 'the room')
      expect(await early.say('anybody?')).to.deep.equal({})
      await guests[0]!.start(room)
      await until(() => early.table, 'the table')
      await early.say('here we go')
      const again = await own.restart()
      const stranger = await Guest.stranger(again.url).watch(room)
      await until(() => stranger.table, 'the table')
      expect(stranger.chat.map(({ text }) => text)).to.deep.equal(['anybody?', 'here we go'])
      await again.end()
    })
  })

  describe('the log', () => {
    it('has every line, in the words of the reader, and all words for everybody when the game is over', async () => {
      const { room, guests, seats } = await playing(server.url, 2, { options: { rounds: 5 } })
      const random = chance(11)
      for (let i = 0; i < 12; i++) await step(seats, random)
      const read = async (guest: Guest, query = '') => guest.get<LogPage>(`/api/rooms/${room}/log${query}`)
      const drawn = ({ entries }: LogPage) =>
        entries.filter(({ line }) => line?.key === 'log.drewThese').map(({ line }) => line!.params!.seat)
      const first = await read(guests[0]!)
      expect(new Set(drawn(first))).to.deep.equal(new Set(['seat:0']))
      expect(drawn(await read(Guest.stranger(server.url)))).to.deep.equal([])
      for (const line of viewOf(seats[0]!).log.lines)
        expect(first.entries.find(({ n }) => n === line.n)).to.deep.equal(line)
      expect(first.entries.some(entry => 'full' in entry || 'to' in entry)).to.equal(false)
      await playOut(seats, random)
      const whole = await read(Guest.stranger(server.url))
      expect(new Set(drawn(whole))).to.deep.equal(new Set(['seat:0', 'seat:1']))
      const paged: LogEntry[] = []
      let before = whole.entries.at(-1)!.n + 1
      while (before > whole.first) {
        const { entries } = await read(guests[0]!, `?before=${before}&limit=7`)
        paged.unshift(...entries)
        before = entries[0]!.n
      }
      expect(paged).to.deep.equal(whole.entries)
      expect(paged.map(({ n }) => n)).to.deep.equal(paged.map((_, i) => i + 1))
    })
  })

  it('writes what the list shows with every move', async () => {
    const { room, guests, seats } = await playing(server.url, 2, { options: { rounds: 1 } })
    const get = () => guests[0]!.get<Room>(`/api/rooms/${room}`)
    await seats[0]!.move('choose', askOf(seats[0]!, 'choose').id, cardOf(seats[0]!))
    expect(await get()).to.deep.include({ steps: 1, waitingFor: ['1'] })
    await playOut(seats, chance(5))
    const { winners } = (seats[0]!.table!.view as { outcome: { winners: string[] } }).outcome
    expect(await get()).to.deep.include({
      status: 'finished',
      winners,
      waitingFor: [],
      steps: seats[0]!.step,
    })
    expect(await seats[0]!.move('pass', 1)).to.have.nested.property('refusal.text.key', 'refusal.stale')
  })

  it('lets go of idle matches and takes them up again where they were', async () => {
    const own = await startServer({ config: { idle: 50 } })
    const { room, guests, seats } = await playing(own.url, 2)
    const random = chance(2)
    for (let i = 0; i < 6; i++) await step(seats, random)
    const before = structuredClone(seats[1]!.table!.view)
    for (const guest of guests) guest.leave()
    const tables = () => guests[0]!.metric('starboard_tables')
    await until(async () => (await tables()) === 0, 'the table to leave memory')
    const back = await Promise.all(guests.map(guest => guest.watch(room)))
    await until(() => back.every(seat => seat.table), 'the tables')
    expect(back[1]!.table!.view).to.deep.equal(before)
    await playOut(back, random)
    await own.end()
  })
})
