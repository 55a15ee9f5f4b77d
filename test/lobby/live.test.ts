import { expect } from 'chai'
import { type Clock, MOST_REST } from '../../lobby/pace.ts'
import type { Room, SeatClock } from '../../lobby/protocol.ts'
import { letRun, passTime, presentTime } from './support/clock.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { anyMove, chance, playing, playOut, seated } from './support/tables.ts'

const SECOND = 1000
/** The server looks so often whose time is over, in milliseconds. */
const EVERY = 20
const CLOCK: Clock = { bank: 600, delay: 20, aside: 90, late: 'bot' }

describe('lobby: live tables with clocks', () => {
  let server: TestServer
  before(async () => {
    const games = [{ ...toyModule, meta: { ...toyModule.meta, usualBot: 'random' } }]
    server = await startServer({ games, config: { timeEvery: EVERY } })
  })
  afterEach(presentTime)
  after(() => server.end())

  const roomOf = (id: string, at = server) => Guest.stranger(at.url).get<Room>(`/api/rooms/${id}`)
  /** So long the server has had the chance to look, several times. */
  const looked = () => pause(EVERY * 6)
  const live = (people = 2, clock: Partial<Clock> = {}, options = {}, at = server) =>
    playing(at.url, people, { pace: { ...CLOCK, ...clock }, options: { rounds: 3, ...options } })
  /** Servers run for so long, and all know of it. */
  const runs = async (room: string, seconds: number, at = server) => {
    const { ran } = await roomOf(room, at)
    await letRun(at, seconds * SECOND)
    await until(async () => (await roomOf(room, at)).ran! >= ran! + seconds * SECOND, 'the time')
  }
  const clockAt = async (room: string, seat: number, at = server) =>
    (await roomOf(room, at)).seats[seat]!.clock
  const plays = async (seat: Seat) => {
    const move = anyMove(seat, chance(1))!
    expect(await seat.move(move.move, ...move.args)).to.have.property('step')
  }
  /** Everybody but the first answers what all are asked: the match waits for the first alone. */
  const slow = async (people: number, clock: Partial<Clock> = {}) => {
    const match = await live(people, clock, { choice: 'open' })
    for (const seat of match.seats.slice(1)) await plays(seat)
    expect((await roomOf(match.room)).waitingFor).to.deep.equal(['0'])
    return match
  }

  it('say their clock to everybody before the start, who get ready again when it changes', async () => {
    const { room, guests } = await seated(server.url, 2, { pace: CLOCK })
    expect(await roomOf(room)).to.deep.include({ pace: CLOCK })
    expect(await clockAt(room, 0)).to.equal(null)
    const changed = await guests[0]!.patch<Room>(`/api/rooms/${room}`, { pace: { ...CLOCK, bank: 300 } })
    expect(changed.seats[1]!.ready).to.equal(false)
    await guests[1]!.ready(room)
    await guests[0]!.start(room)
    expect((await clockAt(room, 0))!.bank).to.equal(300 * SECOND)
    expect(await guests[0]!.refused('PATCH', `/api/rooms/${room}`, { pace: CLOCK })).to.equal('409 notOpen')
  })

  it('refuse a clock that makes no sense', async () => {
    const host = await Guest.arrive(server.url, 'Ada')
    for (const wrong of [
      { bank: 0 },
      { bank: 99_999 },
      { bank: 90.5 },
      { delay: -1 },
      { delay: 301 },
      { aside: 0 },
      { aside: 601 },
      { late: 'hang' },
      { hours: 24 },
      { more: 1 },
    ])
      expect(
        await host.refused('POST', '/api/rooms', { game: 'toy', seats: 2, pace: { ...CLOCK, ...wrong } }),
        JSON.stringify(wrong),
      ).to.equal('400 badRequest')
  })

  it('tell everybody at the table with each move what runs for whom, and nobody’s bank grows', async () => {
    const { room, seats } = await live(2, {}, { choice: 'open' })
    await runs(room, 50)
    // Who has come is told by then, too.
    await pause(800)
    await plays(seats[1]!)
    const told = () => seats[0]!.room!.seats[1]!.clock as SeatClock
    await until(() => told().runs === null, 'the clock to stand')
    expect(told().bank / SECOND).to.be.within(565, 570)
    const mine = seats[0]!.room!.seats[0]!.clock!
    expect(mine.bank).to.equal(600 * SECOND)
    expect((mine.runs!.until - seats[0]!.room!.ran!) / SECOND).to.be.within(565, 570)
    expect(seats[0]!.room!.seats[0]!.until, 'no hour of the day').to.equal(null)
  })

  it('[bot] let a bot play on when the bank is empty, until the person returns', async () => {
    const { room, guests } = await slow(2)
    await runs(room, 610)
    await looked()
    expect((await roomOf(room)).seats[0]!.bot, 'not before').to.equal(null)
    await runs(room, 11)
    await until(async () => (await roomOf(room)).seats[0]!.bot === 'random', 'the usual bot')
    const { seats } = await guests[0]!.delete<Room>(`/api/rooms/${room}/seats/0/bot`)
    expect(seats[0]).to.include({ bot: null, person: guests[0]!.me.id })
    expect(seats[0]!.clock!.bank).to.equal(0)
  })

  it('give no time to whoever lets a bot play for them and comes back, or leaves and sits down again', async () => {
    // Bots take their time.
    const own = await startServer({ config: { timeEvery: EVERY, botDelay: 600_000 } })
    const { room, guests, seats } = await live(2, { bank: 60, delay: 15 }, { choice: 'open' }, own)
    for (const seat of seats.slice(1)) await plays(seat)
    await runs(room, 70, own)
    const left = ({ seats: [first], ran }: Room) => (first!.clock!.runs!.until - ran!) / SECOND
    const seat = `/api/rooms/${room}/seats/0`
    for (let i = 0; i < 3; i++) {
      await guests[0]!.put(`${seat}/bot`, { bot: 'random' })
      expect(left(await guests[0]!.delete<Room>(`${seat}/bot`))).to.be.at.most(5)
    }
    await guests[0]!.delete(seat)
    expect(left(await guests[0]!.sit(room, 0))).to.be.at.most(5)
    await own.end()
  })

  it('act at the very moment, not when the server looks next', async () => {
    const own = await startServer({ config: { timeEvery: 60_000 } })
    const begin = async () => {
      const { room } = await live(2, { bank: 60, delay: 0 }, {}, own)
      // Whatever the server does once a second is far from the end of one of them.
      await pause(200)
      return roomOf(room, own)
    }
    const rooms = [await begin(), await begin(), await begin(), await begin()]
    await letRun(own, 57_000)
    const delayOf = async ({ id, seats: before }: Room) => {
      const due = before[0]!.clock!.runs!.until
      let seen = 0
      const isLate = async () => {
        const { seats, ran } = await roomOf(id, own)
        seen = ran!
        return seats.some(({ bot }) => bot !== null)
      }
      await until(isLate, 'the bot')
      return seen - due
    }
    const delays = await Promise.all(rooms.map(delayOf))
    expect(Math.max(...delays), 'in milliseconds').to.be.below(600)
    await own.end()
  })

  it('[vote] let the others decide: to give time once more is to give as much as for what others ask', async () => {
    const { room, guests } = await slow(2, { late: 'vote' })
    await runs(room, 621)
    await until(async () => (await roomOf(room)).vote, 'the vote')
    const { vote, seats, ran } = await guests[1]!.put<Room>(`/api/rooms/${room}/late`, { wish: 'wait' })
    expect(vote).to.equal(null)
    expect((seats[0]!.clock!.runs!.until - ran!) / SECOND).to.be.within(85, 90)
    await runs(room, 91)
    await until(async () => (await roomOf(room)).vote, 'the next vote')
  })

  it('[offer] offer the seat: whoever sits down has half a bank', async () => {
    const { room } = await slow(2, { late: 'offer' })
    await runs(room, 621)
    await until(async () => (await roomOf(room)).seats[0]!.offered, 'the offer')
    const zoe = await Guest.arrive(server.url, 'Zoe')
    const { seats, ran } = await zoe.sit(room, 0)
    expect(seats[0]).to.include({ person: zoe.me.id, offered: false })
    expect((seats[0]!.clock!.runs!.until - ran!) / SECOND).to.be.within(295, 300)
  })

  it('[wait] wait on, where the table chose so', async () => {
    const { room } = await slow(2, { late: 'wait' })
    await runs(room, 700)
    await looked()
    const { seats, vote, ran } = await roomOf(room)
    expect([seats[0]!.bot, seats[0]!.offered, vote]).to.deep.equal([null, false, null])
    expect(seats[0]!.clock!.runs!.until).to.be.below(ran!)
  })

  it('do not touch the bank of whoever is asked something in somebody else’s turn', async () => {
    const turns = await startServer({
      games: [{ ...toyModule, turnOf: () => '0' }],
      config: { timeEvery: EVERY },
    })
    const { room, seats } = await live(2, {}, { choice: 'open' }, turns)
    await runs(room, 80, turns)
    await plays(seats[1]!)
    expect(await clockAt(room, 1, turns)).to.deep.equal({ bank: 600 * SECOND, runs: null })
    expect((await clockAt(room, 0, turns))!.runs!.from).not.to.equal(null)
    await plays(seats[0]!)
    expect((await clockAt(room, 0, turns))!.bank / SECOND).to.be.within(535, 540)
    await turns.end()
  })

  it('end the time of a secret choice for all at once: no clock tells who has answered', async () => {
    const { room, seats } = await live(3, { late: 'vote' }, { choice: 'secret' })
    await runs(room, 40)
    const before = await roomOf(room)
    const clocks = before.seats.map(({ clock }) => clock)
    expect(clocks[0]).to.deep.include({ bank: 600 * SECOND })
    expect(clocks[0]!.runs!.from).to.equal(null)
    expect([clocks[1], clocks[2]]).to.deep.equal([clocks[0], clocks[0]])
    // Who has come is told by then.
    await until(() => seats[0]!.room!.seats.every(({ online }) => online), 'all to be there')
    const heard = seats[0]!.heard.length
    await plays(seats[1]!)
    await looked()
    const { seats: after, updatedAt } = await roomOf(room)
    expect([after, updatedAt]).to.deep.equal([before.seats, before.updatedAt])
    expect(seats[0]!.heard.length, 'nothing is told').to.equal(heard)
    await runs(room, 51)
    await until(async () => (await roomOf(room)).seats.some(({ bot }) => bot !== null), 'the bots')
    expect((await roomOf(room)).seats.map(({ bot }) => bot !== null)).to.deep.equal([true, false, true])
  })

  it('take nobody’s time when clocks are set, or while no server runs', async () => {
    const own = await startServer({ config: { timeEvery: EVERY } })
    const { room } = await live(2, {}, {}, own)
    await runs(room, 30, own)
    const left = async (at: TestServer) => {
      const { seats, ran } = await roomOf(room, at)
      return (seats[0]!.clock!.runs!.until - ran!) / SECOND
    }
    passTime(48 * 3600 * SECOND)
    await looked()
    expect(await left(own), 'set forward').to.be.within(580, 590)
    passTime(-96 * 3600 * SECOND)
    await looked()
    expect(await left(own), 'set back').to.be.within(580, 590)
    await own.stop()
    passTime(96 * 3600 * SECOND)
    const again = await own.restart()
    expect(await left(again), 'after a restart').to.be.within(575, 590)
    await looked()
    expect((await roomOf(room, again)).seats.map(({ bot }) => bot)).to.deep.equal([null, null])
    await again.end()
  })

  it('run for who is away, too: nobody gains time by going', async () => {
    const { room, guests } = await slow(2)
    guests[0]!.leave()
    await until(async () => (await roomOf(room)).seats[0]!.online === false, 'nobody to be there')
    await runs(room, 621)
    await until(async () => (await roomOf(room)).seats[0]!.bot === 'random', 'the usual bot')
  })

  it('have a break when all want it, whoever is asked, and nobody else may say so', async () => {
    const { room, guests } = await slow(2)
    const wants = (guest: Guest, rest: boolean) => guest.put<Room>(`/api/rooms/${room}/rest`, { rest })
    const stranger = await Guest.arrive(server.url)
    expect(await stranger.refused('PUT', `/api/rooms/${room}/rest`, { rest: true })).to.equal('403 notSeated')
    expect(await guests[0]!.refused('PUT', `/api/rooms/${room}/rest`, { rest: 'x' })).to.equal(
      '400 badRequest',
    )
    const { room: calm, guests: others } = await playing(server.url, 2, {})
    expect(await others[0]!.refused('PUT', `/api/rooms/${calm}/rest`, { rest: true })).to.equal(
      '409 notPlaying',
    )
    expect((await wants(guests[1]!, true)).rest).to.deep.equal({ isOn: false, until: null, wishes: ['1'] })
    const { rest, seats, ran } = await wants(guests[0]!, true)
    expect(rest).to.deep.include({ isOn: true, wishes: [] })
    expect((rest!.until! - ran!) / SECOND).to.be.within(MOST_REST - 5, MOST_REST)
    expect(seats[0]!.clock!.runs).to.equal(null)
    await runs(room, MOST_REST - 60)
    await looked()
    expect((await roomOf(room)).rest!.isOn).to.equal(true)
    for (const guest of guests) await wants(guest, false)
    await until(async () => (await clockAt(room, 0))!.runs !== null, 'the clock to go on')
    expect((await roomOf(room)).seats[0]!.clock!.bank).to.equal(600 * SECOND)
  })

  it('end a break that has lasted long enough, so that nobody stalls a table by staying away', async () => {
    const { room, guests, seats } = await slow(2)
    for (const guest of guests) await guest.put(`/api/rooms/${room}/rest`, { rest: true })
    // Ada does not come back.
    await guests[1]!.put(`/api/rooms/${room}/rest`, { rest: false })
    await runs(room, MOST_REST + 1)
    await until(() => seats[1]!.room?.rest?.isOn === false, 'everybody to be told')
    const { bank, runs: running } = seats[1]!.room!.seats[0]!.clock!
    expect(bank, 'the break has cost nothing').to.equal(600 * SECOND)
    expect((running!.until - seats[1]!.room!.ran!) / SECOND).to.be.within(600, 620)
    await runs(room, 621)
    await until(async () => (await roomOf(room)).seats[0]!.bot === 'random', 'the usual bot')
  })

  it('play to the end, keep their clock in a rematch, and nothing is due any more', async () => {
    const { room, guests, seats } = await live(2, { bank: 120 }, { rounds: 1 })
    await playOut(seats, chance(5))
    expect((await roomOf(room)).seats.map(({ clock }) => clock)).to.deep.equal([null, null])
    await letRun(server, 9999 * SECOND)
    await looked()
    expect((await roomOf(room)).seats.map(({ bot }) => bot)).to.deep.equal([null, null])
    const { pace } = await guests[0]!.post<Room>(`/api/rooms/${room}/rematch`)
    expect(pace).to.deep.equal({ ...CLOCK, bank: 120 })
  })
})
