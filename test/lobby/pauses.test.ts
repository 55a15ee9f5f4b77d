import { expect } from 'chai'
import fc from 'fast-check'
import { MOST_PAUSE, type Pace } from '../../lobby/pace.ts'
import type { Room } from '../../lobby/protocol.ts'
import { timesFrom } from '../../lobby/server/time/pace.ts'
import { beginPause, endPause, leftAt, putOffFor, stillFor } from '../../lobby/server/time/pauses.ts'
import { apart, within } from '../../lobby/server/time/spans.ts'
import { useOf } from '../../lobby/server/time/used.ts'
import { lifeOf } from '../../lobby/server/wish.ts'
import { passTime, presentTime } from './support/clock.ts'
import { Guest, pause, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { postSink } from './support/sinks.ts'
import { record } from './support/storage.ts'
import { anyMove, chance, type Playing, playing } from './support/tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The server looks so often whose time is over, in milliseconds. */
const EVERY = 20
const ALWAYS: Pace = { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'bot' }
const OFFICE: Pace = { hours: 10, from: 9, to: 17, off: [6, 7], zone: 'Europe/Berlin', late: 'bot' }

describe('lobby: the time of a table that rests', () => {
  const asked = (pace: Pace, at: number) => {
    const { until: end } = timesFrom(pace, at)
    const room = record('r', { pace, asked: { 0: { asks: [1], since: at, remind: at, until: end } } })
    return { room, end, now: () => putOffFor(room, '0', at, end) }
  }

  it('is put off by as much as it has stood', () => {
    const { room, end, now } = asked(ALWAYS, 0)
    beginPause(room, 3, 4 * HOUR)
    expect(now(), 'as though it lasts').to.equal(end + 3 * DAY)
    endPause(room, 10 * HOUR)
    expect(now()).to.equal(end + 6 * HOUR)
    beginPause(room, 1, 20 * HOUR)
    endPause(room, 999 * HOUR)
    expect(now(), 'no longer than was agreed').to.equal(end + 6 * HOUR + DAY)
  })

  it('is not given back to whose time was over before, and a pause before a question is none of its own', () => {
    const late = asked(ALWAYS, 0)
    beginPause(late.room, 3, 25 * HOUR)
    expect(late.now()).to.equal(late.end)
    const fresh = asked(ALWAYS, 5 * DAY)
    fresh.room.late.pauses = [{ from: 0, to: 5 * DAY }]
    expect(fresh.now()).to.equal(fresh.end)
  })

  it('goes by the hours in which time runs: what was left is left, at whatever moments a table rests', () => {
    const moment = fc.integer({ min: 0, max: 20 * 24 }).map(hours => Date.UTC(2026, 9, 1) + hours * HOUR)
    const spans = fc.array(fc.tuple(moment, moment), { maxLength: 4 })
    fc.assert(
      fc.property(moment, spans, fc.constantFrom(ALWAYS, OFFICE), (at, given, pace) => {
        const { room, end } = asked(pace, at)
        room.late.pauses = given.map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }))
        const still = stillFor(room, '0')
        for (const { from, to } of still)
          expect(leftAt(pace, still, at, end, from), 'while it stands').to.equal(
            leftAt(pace, still, at, end, to),
          )
        const put = putOffFor(room, '0', at, end)
        expect(leftAt(pace, still, at, end, put)).to.equal(0)
        expect(leftAt(pace, still, at, end, at), 'all of it').to.equal(pace.hours * HOUR)
      }),
    )
  })

  it('is told apart: spans that touch are one, and none has nothing in it', () => {
    const span = fc.tuple(fc.nat(50), fc.nat(50)).map(([from, more]) => ({ from, to: from + more }))
    fc.assert(
      fc.property(fc.array(span, { maxLength: 8 }), spans => {
        const joined = apart(spans)
        const covers = (some: typeof spans, at: number) => some.some(({ from, to }) => from <= at && at < to)
        for (let at = 0; at <= 100; at++) expect(covers(joined, at)).to.equal(covers(spans, at))
        for (const [i, { from }] of joined.slice(1).entries()) expect(from).to.be.above(joined[i]!.to)
        const each = Array.from({ length: 60 }, (_, i) => i + 20).filter(at => covers(spans, at))
        expect(within(joined, 20, 80)).to.equal(each.length)
      }),
    )
  })

  it('does not count as used, and pauses that put nothing off any more are forgotten', () => {
    const { room } = asked(ALWAYS, 0)
    room.used = { 0: { sum: 0, since: 0 } }
    beginPause(room, 9, 4 * HOUR)
    expect(useOf(room, '0', 7 * HOUR)).to.deep.equal({ sum: 4 * HOUR, since: null })
    endPause(room, 10 * HOUR)
    expect(useOf(room, '0', 11 * HOUR)).to.deep.equal({ sum: 0, since: 6 * HOUR })
    room.asked = { 0: { asks: [2], since: 30 * HOUR, remind: 40 * HOUR, until: 54 * HOUR } }
    room.used = { 0: { sum: 0, since: 30 * HOUR } }
    beginPause(room, 1, 31 * HOUR)
    endPause(room, 32 * HOUR)
    expect(room.late.pauses).to.deep.equal([{ from: 31 * HOUR, to: 32 * HOUR }])
  })
})

describe('lobby: a pause by consent', () => {
  const games = [{ ...toyModule, meta: { ...toyModule.meta, usualBot: 'random' } }]
  let server: TestServer
  before(async () => {
    server = await startServer({ games, config: { timeEvery: EVERY, tellInside: true } })
  })
  afterEach(presentTime)
  after(() => server.end())

  const roomOf = (id: string) => Guest.stranger(server.url).get<Room>(`/api/rooms/${id}`)
  const pathOf = ({ room }: { room: string }) => `/api/rooms/${room}/pause`
  const turns = (people = 2, pace: Partial<Pace> = {}, wish = {}) =>
    playing(server.url, people, { pace: { ...ALWAYS, ...pace }, options: { rounds: 3 }, ...wish })
  const proposes = ({ guests, ...match }: Playing, at: number, days = 7) =>
    guests[at]!.post<Room>(pathOf(match), { days })
  const says = ({ guests, ...match }: Playing, at: number, agree: boolean) =>
    guests[at]!.put<Room>(pathOf(match), { agree })
  const ends = ({ guests, ...match }: Playing, at: number) => guests[at]!.delete<Room>(pathOf(match))
  const paused = async (match: Playing, days = 7) => {
    await proposes(match, 0, days)
    for (const at of match.guests.keys()) if (at > 0) await says(match, at, true)
    await until(() => match.seats.every(seat => seat.room!.pause), 'the pause, to all')
  }
  const looked = () => pause(EVERY * 6)

  it('is proposed by one, seen by all, and begins when the last one agrees', async () => {
    const match = await turns(3)
    const { pauseWish } = await proposes(match, 1, 3)
    expect(pauseWish).to.deep.include({ by: '1', days: 3, refused: null, waits: ['0', '2'] })
    expect(pauseWish!.until).to.be.within(Date.now(), Date.now() + lifeOf({ pace: ALWAYS }))
    await until(() => match.seats.every(seat => seat.room!.pauseWish), 'the proposal')
    expect(await match.guests[0]!.refused('POST', pathOf(match), { days: 1 })).to.equal('409 conflict')
    expect((await says(match, 0, true)).pause, 'not yet').to.equal(null)
    expect((await roomOf(match.room)).seats.some(seat => seat.until !== null)).to.equal(true)
    const room = await says(match, 2, true)
    expect(room.pauseWish).to.equal(null)
    expect(room.pause!.from).to.be.within(Date.now() - 2000, Date.now())
    expect(room.pause!.to - room.pause!.from).to.equal(3 * DAY)
    expect(room.seats.map(seat => seat.until)).to.deep.equal([null, null, null])
    await until(() => match.seats.every(({ room: one }) => one!.pause), 'the pause')
    expect(await match.guests[0]!.refused('POST', pathOf(match), { days: 1 })).to.equal('409 paused')
  })

  it('lets nobody run out of time or move, nor a bot play, until anybody who plays ends it', async () => {
    const match = await turns(3, {}, { options: { rounds: 3, choice: 'open' } })
    await paused(match)
    const { steps } = await roomOf(match.room)
    await match.guests[2]!.put(`/api/rooms/${match.room}/seats/2/bot`, { bot: 'random' })
    const [seat] = match.seats
    const move = anyMove(seat!, chance(1))!
    expect(await seat!.move(move.move, ...move.args)).to.have.nested.property(
      'refusal.text.key',
      'refusal.paused',
    )
    passTime(6 * DAY)
    await looked()
    const still = await roomOf(match.room)
    expect([still.steps, still.seats.map(({ bot }) => bot)]).to.deep.equal([steps, [null, null, 'random']])
    expect(await match.guests[2]!.refused('DELETE', pathOf(match)), 'not whom a bot plays').to.equal(
      '403 notYourSeat',
    )
    const ended = await ends(match, 1)
    expect(ended.pause).to.equal(null)
    for (const { until: end, seat: id } of ended.seats)
      if (end !== null) expect(end, id).to.be.within(Date.now() + 23 * HOUR, Date.now() + 24 * HOUR)
    await until(async () => (await roomOf(match.room)).steps > steps, 'the bot')
  })

  it('ends by itself at the time agreed to, also while the server is stopped, and time runs from then on', async () => {
    const own = await startServer({ games, config: { timeEvery: EVERY } })
    const match = await playing(own.url, 2, { pace: ALWAYS, options: { rounds: 3 } })
    await paused(match, 2)
    const { pause: agreed } = await match.guests[0]!.get<Room>(`/api/rooms/${match.room}`)
    await own.stop()
    passTime(2 * DAY + 5 * HOUR)
    const again = await own.restart()
    const now = () => Guest.stranger(again.url).get<Room>(`/api/rooms/${match.room}`)
    await until(async () => (await now()).pause === null, 'the end of it')
    const room = await now()
    const due = room.seats.flatMap(seat => seat.until ?? [])
    expect(Math.min(...due)).to.be.within(agreed!.to + 23 * HOUR, agreed!.to + 24 * HOUR)
    passTime(19 * HOUR)
    await until(async () => (await now()).seats.some(({ bot }) => bot !== null), 'whose time is over')
    await again.end()
  })

  it('falls when somebody would rather play on, is taken back, grows old, or somebody else sits there', async () => {
    const match = await turns(2, { late: 'wait' })
    await proposes(match, 0)
    expect((await says(match, 1, false)).pauseWish).to.include({ by: '0', refused: '1' })
    expect(await match.guests[0]!.refused('POST', pathOf(match), { days: 1 }), 'not again').to.equal(
      '409 pauseRefused',
    )
    await proposes(match, 1)
    expect(await match.guests[0]!.refused('DELETE', pathOf(match))).to.equal('409 conflict')
    expect((await ends(match, 1)).pauseWish).to.equal(null)
    await proposes(match, 0)
    await match.guests[1]!.delete(`/api/rooms/${match.room}/seats/1`)
    expect((await roomOf(match.room)).pauseWish).to.equal(null)
    expect((await proposes(match, 0)).pause, 'there is nobody to be asked').to.not.equal(null)
    await match.guests[1]!.sit(match.room, 1)
    expect((await roomOf(match.room)).pause, 'whoever comes finds it').to.not.equal(null)
    await ends(match, 1)
    await proposes(match, 1)
    passTime(lifeOf({ pace: ALWAYS }) + 1)
    expect((await roomOf(match.room)).pauseWish).to.equal(null)
    expect(await match.guests[0]!.refused('PUT', pathOf(match), { agree: true })).to.equal('409 conflict')
  })

  it('lets nobody put a bot in the place of somebody who is away, or send them away; what all agree on goes on', async () => {
    const match = await turns(3, { late: 'vote' })
    await paused(match)
    for (const { socket } of match.seats) socket.close()
    const seat = `/api/rooms/${match.room}/seats/1`
    await until(async () => (await roomOf(match.room)).seats[1]!.online === false, 'nobody there')
    passTime(DAY)
    expect(await match.guests[0]!.refused('PUT', `${seat}/bot`, { bot: 'random' })).to.equal('409 timeStands')
    expect(await match.guests[0]!.refused('DELETE', seat)).to.equal('409 timeStands')
    await match.guests[1]!.put(`${seat}/bot`, { bot: 'random' })
    await match.guests[1]!.delete(`${seat}/bot`)
    const end = `/api/rooms/${match.room}/end`
    await match.guests[0]!.post(end, { end: 'void' })
    await match.guests[1]!.put(end, { agree: true })
    expect(await match.guests[2]!.put<Room>(end, { agree: true })).to.include({
      status: 'finished',
      pause: null,
    })
  })

  it('stops what the others decide about somebody who was late, and who was stays so', async () => {
    const match = await turns(3, { late: 'vote' }, { options: { rounds: 3, choice: 'open' } })
    for (const at of [1, 2]) {
      const move = anyMove(match.seats[at]!, chance(at))!
      await match.seats[at]!.move(move.move, ...move.args)
    }
    passTime(25 * HOUR)
    await until(async () => (await roomOf(match.room)).vote !== null, 'the vote')
    await proposes(match, 0)
    for (const at of [1, 2]) await says(match, at, true)
    const late = `/api/rooms/${match.room}/late`
    expect(await match.guests[1]!.refused('PUT', late, { wish: 'bot' })).to.equal('409 paused')
    passTime(DAY)
    await ends(match, 0)
    for (const at of [1, 2]) await match.guests[at]!.put(late, { wish: 'bot' })
    expect((await roomOf(match.room)).seats[0]!.bot).to.equal('random')
  })

  it('is refused to whom it is no business, in any other shape, and where no time runs by turns', async () => {
    const match = await turns(2)
    const stranger = await Guest.arrive(server.url)
    expect(await stranger.refused('POST', pathOf(match), { days: 1 })).to.equal('403 notSeated')
    expect(await Guest.stranger(server.url).refused('POST', pathOf(match), { days: 1 })).to.equal(
      '401 noSession',
    )
    for (const body of [{}, { days: 0 }, { days: MOST_PAUSE + 1 }, { days: 1.5 }, { days: 1, by: '1' }])
      expect(await match.guests[0]!.refused('POST', pathOf(match), body)).to.equal('400 badRequest')
    await paused(match, 1)
    expect(await stranger.refused('DELETE', pathOf(match)), 'nor ends it').to.equal('403 notSeated')
    for (const pace of [null, { bank: 600, delay: 10, aside: 60, late: 'bot' as const }]) {
      const live = await playing(server.url, 2, { pace })
      expect(await live.guests[0]!.refused('POST', pathOf(live), { days: 1 })).to.equal('409 notByTurns')
    }
    const { id } = await match.guests[0]!.open({ pace: ALWAYS })
    expect(await match.guests[0]!.refused('POST', `/api/rooms/${id}/pause`, { days: 1 })).to.equal(
      '409 notPlaying',
    )
  })

  it('reminds nobody while it lasts; who is asked for one, and for whom time runs again, is told', async () => {
    const sink = await postSink()
    const said = () => sink.posted.map(({ body }) => JSON.parse(body.toString()).content as string)
    const match = await turns(2, {}, { title: 'Friday' })
    for (const { socket } of match.seats) socket.close()
    const { guests } = match
    await guests[1]!.post('/api/me/telling/ways', { kind: 'webhook', url: sink.url, zone: 'UTC' })
    await proposes(match, 0, 5)
    await until(() => said().some(text => text.includes('Ada proposes to pause')), 'the question')
    await says(match, 1, true)
    const before = said().length
    passTime(4 * DAY)
    await looked()
    expect(said(), 'nothing is wanted').to.have.length(before)
    await ends(match, 0)
    await until(() => said().some(text => text.includes('the pause is over')), 'that time runs')
    await sink.end()
  })
})
