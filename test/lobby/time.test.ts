import { expect } from 'chai'
import type { Pace } from '../../lobby/pace.ts'
import type { Room } from '../../lobby/protocol.ts'
import { passTime, presentTime } from './support/clock.ts'
import { Guest, pause, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { anyMove, chance, playing, playOut, seated } from './support/tables.ts'

const HOUR = 3_600_000
/** The server looks so often whose time is over, in milliseconds. */
const EVERY = 20
const DAY: Pace = { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'bot' }

describe('lobby: tables that play by turns', () => {
  let server: TestServer
  before(async () => {
    const games = [{ ...toyModule, meta: { ...toyModule.meta, usualBot: 'random' } }]
    server = await startServer({ games, config: { timeEvery: EVERY } })
  })
  afterEach(presentTime)
  after(() => server.end())

  const roomOf = (id: string) => Guest.stranger(server.url).get<Room>(`/api/rooms/${id}`)
  const botAt = async (id: string, seat: number) => (await roomOf(id)).seats[seat]!.bot
  /** So long the server has had the chance to look, several times. */
  const looked = () => pause(EVERY * 6)
  const turns = (people = 2, pace: Partial<Pace> = {}, options = {}) =>
    playing(server.url, people, { pace: { ...DAY, ...pace }, options: { rounds: 3, ...options } })
  /** The first of those whom the match waits for. */
  const asked = async (room: string) => {
    const { waitingFor } = await roomOf(room)
    return { late: Number(waitingFor[0]), waitingFor }
  }

  /** Everybody but the first answers what all are asked: the match waits for the first alone. */
  const slow = async (people: number, pace: Partial<Pace> = {}) => {
    const match = await turns(people, pace, { choice: 'open' })
    for (const guest of match.guests.slice(1)) await answer(guest, match.room)
    expect((await roomOf(match.room)).waitingFor).to.deep.equal(['0'])
    return match
  }
  /** Sockets from before do not survive that time passes. */
  const answer = async (guest: Guest, room: string) => {
    const seat = await guest.watch(room)
    await until(() => seat.table, 'the table')
    const move = anyMove(seat, chance(1))!
    expect(await seat.move(move.move, ...move.args)).to.have.property('step')
  }

  it('say how much time there is, to everybody before the start, who get ready again when it changes', async () => {
    const { room, guests } = await seated(server.url, 2, { pace: DAY })
    expect((await roomOf(room)).pace).to.deep.equal(DAY)
    const changed = await guests[0]!.patch<Room>(`/api/rooms/${room}`, { pace: { ...DAY, hours: 48 } })
    expect(changed.seats[1]!.ready).to.equal(false)
    expect(changed.seats.map(seat => seat.until)).to.deep.equal([null, null])
    const same = await guests[0]!.patch<Room>(`/api/rooms/${room}`, { pace: null })
    expect(same.pace).to.equal(null)
    await guests[1]!.ready(room)
    await guests[0]!.start(room)
    expect(
      (await roomOf(room)).seats.map(seat => seat.until),
      'nobody is hurried',
    ).to.deep.equal([null, null])
    expect(await guests[0]!.refused('PATCH', `/api/rooms/${room}`, { pace: DAY })).to.equal('409 notOpen')
  })

  it('refuse a pace that makes no sense', async () => {
    const host = await Guest.arrive(server.url, 'Ada')
    for (const wrong of [
      { hours: 0 },
      { hours: 999 },
      { hours: 1.5 },
      { from: 8, to: 10 },
      { from: 24 },
      { off: [1, 2, 3, 4, 5, 6, 7] },
      { off: [0] },
      { zone: 'Mars/Olympus' },
      { late: 'hang' },
      { more: 1 },
    ])
      expect(
        await host.refused('POST', '/api/rooms', { game: 'toy', seats: 2, pace: { ...DAY, ...wrong } }),
        JSON.stringify(wrong),
      ).to.equal('400 badRequest')
  })

  it('tell everybody until when they wait for whom; each answer is given its whole time', async () => {
    const { room, guests } = await turns()
    const { late, waitingFor } = await asked(room)
    const first = (await roomOf(room)).seats[late]!.until!
    expect(first).to.be.within(Date.now() + 23.9 * HOUR, Date.now() + 24 * HOUR)
    for (const { seat, until: end } of (await roomOf(room)).seats)
      expect(end !== null, seat).to.equal(waitingFor.includes(seat))
    passTime(HOUR)
    for (const seat of waitingFor) await answer(guests[Number(seat)]!, room)
    const again = (await roomOf(room)).seats.flatMap(({ until: end }) => end ?? [])
    expect(Math.max(...again)).to.be.at.least(first + HOUR - 1000)
  })

  it('[bot] let a bot play on when time is over, until the person returns, who then has time again', async () => {
    const { room, guests } = await turns()
    const { late } = await asked(room)
    passTime(23 * HOUR)
    await looked()
    expect(await botAt(room, late), 'not before').to.equal(null)
    passTime(HOUR)
    await until(async () => (await botAt(room, late)) === 'random', 'the usual bot')
    const { seats } = await guests[late]!.delete<Room>(`/api/rooms/${room}/seats/${late}/bot`)
    expect(seats[late]).to.include({ bot: null, person: guests[late]!.me.id })
    const { until: end } = (await roomOf(room)).seats[late]!
    if (end !== null) expect(end).to.be.at.least(Date.now() + 23.9 * HOUR)
    await looked()
    expect(await botAt(room, late)).to.equal(null)
  })

  it('give no time to whoever lets a bot play for them and comes back, or leaves and sits down again', async () => {
    // Bots take their time.
    const own = await startServer({ config: { timeEvery: EVERY, botDelay: 600_000 } })
    const { room, guests } = await playing(own.url, 2, { pace: DAY, options: { rounds: 3, choice: 'open' } })
    const ends = async () => (await guests[0]!.get<Room>(`/api/rooms/${room}`)).seats[0]!.until
    const before = await ends()
    passTime(20 * HOUR)
    const seat = `/api/rooms/${room}/seats/0`
    for (let i = 0; i < 3; i++) {
      await guests[0]!.put(`${seat}/bot`, { bot: 'random' })
      await guests[0]!.delete(`${seat}/bot`)
      expect(await ends()).to.equal(before)
    }
    await guests[0]!.delete(seat)
    await guests[0]!.sit(room, 0)
    expect(await ends()).to.equal(before)
    await own.end()
  })

  it('keep time while the server is stopped: whose time ended meanwhile is late when it is back', async () => {
    const own = await startServer({ config: { timeEvery: EVERY } })
    const { room } = await playing(own.url, 2, { pace: DAY })
    await own.stop()
    passTime(25 * HOUR)
    const again = await own.restart()
    await until(async () => {
      const { seats } = await Guest.stranger(again.url).get<Room>(`/api/rooms/${room}`)
      return seats.some(({ bot }) => bot !== null)
    }, 'the bot')
    await again.end()
  })

  it('[wait] wait on, where the table chose so', async () => {
    const { room } = await turns(2, { late: 'wait' })
    const { late } = await asked(room)
    passTime(99 * HOUR)
    await looked()
    const { seats, vote } = await roomOf(room)
    expect([seats[late]!.bot, seats[late]!.offered, vote]).to.deep.equal([null, false, null])
    expect(seats[late]!.until).to.be.below(Date.now())
  })

  describe('[vote] let the others decide', () => {
    const wish = (guest: Guest, room: string, what: string) =>
      guest.put<Room>(`/api/rooms/${room}/late`, { wish: what })
    const late = async (people: number) => {
      const match = await slow(people, { late: 'vote' })
      passTime(25 * HOUR)
      await until(async () => (await roomOf(match.room)).vote, 'the vote')
      return match
    }

    it('to give as much time once more', async () => {
      const { room, guests } = await late(2)
      expect(await guests[0]!.refused('PUT', `/api/rooms/${room}/late`, { wish: 'wait' })).to.equal(
        '403 notYourSeat',
      )
      const stranger = await Guest.arrive(server.url)
      expect(await stranger.refused('PUT', `/api/rooms/${room}/late`, { wish: 'bot' })).to.equal(
        '403 notSeated',
      )
      expect(await guests[1]!.refused('PUT', `/api/rooms/${room}/late`, { wish: 'hang' })).to.equal(
        '400 badRequest',
      )
      const { seats, vote } = await wish(guests[1]!, room, 'wait')
      expect(vote).to.equal(null)
      expect(seats[0]!.until).to.be.at.least(Date.now() + 23.9 * HOUR)
      expect(await guests[1]!.refused('PUT', `/api/rooms/${room}/late`, { wish: 'bot' })).to.equal(
        '409 conflict',
      )
      passTime(25 * HOUR)
      await until(async () => (await roomOf(room)).vote, 'the next vote')
    })

    it('by more than half of them; where none has it, they wait on', async () => {
      const { room, guests } = await late(3)
      expect((await wish(guests[1]!, room, 'bot')).vote).to.deep.equal({ about: ['0'], wishes: { 1: 'bot' } })
      expect((await wish(guests[2]!, room, 'offer')).vote).to.equal(null)
      expect((await roomOf(room)).seats[0]).to.include({ bot: null, offered: false })
      passTime(25 * HOUR)
      await until(async () => (await roomOf(room)).vote, 'the next vote')
      await wish(guests[1]!, room, 'wait')
      expect((await wish(guests[1]!, room, 'bot')).vote!.wishes, 'minds change').to.deep.equal({ 1: 'bot' })
      expect((await wish(guests[2]!, room, 'bot')).vote).to.equal(null)
      expect(await botAt(room, 0)).not.to.equal(null)
    })

    it('unless the late one answers first', async () => {
      const { room, guests } = await late(2)
      await answer(guests[0]!, room)
      expect((await roomOf(room)).vote).to.equal(null)
      expect(await guests[1]!.refused('PUT', `/api/rooms/${room}/late`, { wish: 'bot' })).to.equal(
        '409 conflict',
      )
    })
  })

  it('[offer] offer the seat: whoever sits down has it, and the old player sees nothing more', async () => {
    const { room, guests } = await slow(2, { late: 'offer' })
    const zoe = await Guest.arrive(server.url, 'Zoe')
    const sits = (seat: number) => zoe.refused('PUT', `/api/rooms/${room}/seats/${seat}`, {})
    expect(await sits(0)).to.equal('409 seatTaken')
    passTime(25 * HOUR)
    await until(async () => (await roomOf(room)).seats[0]!.offered, 'the offer')
    const old = await guests[0]!.watch(room)
    await until(() => old.table, 'the table')
    expect(await sits(1)).to.equal('409 seatTaken')
    const taken = await zoe.sit(room, 0)
    expect(taken.seats[0]).to.include({ person: zoe.me.id, offered: false })
    expect(taken.seats[0]!.until).to.be.at.least(Date.now() + 23.9 * HOUR)
    expect(taken.formers.at(-1)).to.include({ seat: '0', name: guests[0]!.me.name })
    await until(() => old.denied.length > 0, 'the end of watching')
    expect(await guests[0]!.refused('GET', `/api/rooms/${room}/seat`)).to.equal('403 notSeated')
    await answer(zoe, room)
  })

  it('[offer] take the offer back when the player answers', async () => {
    const { room, guests } = await slow(2, { late: 'offer' })
    passTime(25 * HOUR)
    await until(async () => (await roomOf(room)).seats[0]!.offered, 'the offer')
    await answer(guests[0]!, room)
    const zoe = await Guest.arrive(server.url, 'Zoe')
    expect(await zoe.refused('PUT', `/api/rooms/${room}/seats/0`, {})).to.equal('409 seatTaken')
  })

  it('end the time of a secret choice for all at once, and do not tell who has answered before', async () => {
    const { room, guests } = await turns(3, { late: 'vote' }, { choice: 'secret' })
    const before = await roomOf(room)
    const ends = before.seats.map(seat => seat.until)
    expect(new Set(ends).size).to.equal(1)
    expect(ends[0]).not.to.equal(null)
    passTime(HOUR)
    await answer(guests[1]!, room)
    expect(await roomOf(room), 'nothing shows that somebody has answered').to.deep.include({
      seats: before.seats,
      vote: null,
      waitingFor: before.waitingFor,
      updatedAt: before.updatedAt,
      steps: before.steps,
    })
    passTime(24 * HOUR)
    await until(async () => (await roomOf(room)).seats.some(({ bot }) => bot !== null), 'the bots')
    const { seats: after, vote } = await roomOf(room)
    expect(
      after.map(({ bot }) => bot !== null),
      'bots for those who had not answered',
    ).to.deep.equal([true, false, true])
    expect(vote).to.equal(null)
  })

  it('play to the end, and nothing is due any more', async () => {
    const { room, seats } = await turns(2, {}, { rounds: 1 })
    await playOut(seats, chance(5))
    expect((await roomOf(room)).seats.map(seat => seat.until)).to.deep.equal([null, null])
    passTime(99 * HOUR)
    await looked()
    expect((await roomOf(room)).seats.map(({ bot }) => bot)).to.deep.equal([null, null])
  })

  it('keep their pace in a rematch', async () => {
    const { room, guests, seats } = await turns(2, { hours: 5 }, { rounds: 1 })
    await playOut(seats, chance(5))
    expect((await guests[0]!.post<Room>(`/api/rooms/${room}/rematch`)).pace).to.deep.equal({
      ...DAY,
      hours: 5,
    })
  })
})
