import { expect } from 'chai'
import { DateTime } from 'luxon'
import type { Export } from '../../lobby/account.ts'
import { type Holiday, type Holidays, MOST_HOLIDAYS } from '../../lobby/holidays.ts'
import type { Pace } from '../../lobby/pace.ts'
import type { Room } from '../../lobby/protocol.ts'
import { another, ended, toldOf } from '../../lobby/server/people/holidays.ts'
import { passTime, presentTime } from './support/clock.ts'
import { Guest, pause, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { postSink } from './support/sinks.ts'
import { anyMove, chance, type Playing, playing, seated } from './support/tables.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** The server looks so often whose time is over, in milliseconds. */
const EVERY = 20
const ALWAYS: Pace = { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'bot' }
const PATH = '/api/me/holidays'

describe('lobby: which holidays one may have', () => {
  const AT = Date.UTC(2026, 11, 20, 15)
  const zone = 'Asia/Tokyo'
  const in2026 = (day: string) => DateTime.fromISO(`2026-${day}`, { zone }).toMillis()
  const word = (wish: () => unknown): string => {
    try {
      wish()
      return 'allowed'
    } catch (error) {
      return (error as { problem: { error: string } }).problem.error
    }
  }
  const asks = (first: string, last: string, known: Holiday[] = []) =>
    word(() => another(known, { first, last, zone }, AT))

  it('begin and end with days of one’s own time zone; today begins at once', () => {
    // There it is the 21st already.
    const holiday = another([], { first: '2026-12-24', last: '2026-12-26', zone }, AT)
    expect(holiday).to.deep.equal({ from: in2026('12-24'), to: in2026('12-27'), zone })
    expect(another([], { first: '2026-12-21', last: '2026-12-21', zone }, AT)).to.deep.equal({
      from: AT,
      to: in2026('12-22'),
      zone,
    })
    expect(asks('2026-12-20', '2026-12-24'), 'yesterday').to.equal('timeOver')
    expect(asks('2026-12-24', '2026-12-23')).to.equal('badRequest')
    expect(asks('2027-12-20', '2028-01-02')).to.equal('timeFar')
  })

  it('are so many days of each year, and none twice: what spans two years counts in both', () => {
    expect(asks('2027-01-01', '2027-01-30')).to.equal('allowed')
    expect(asks('2027-01-01', '2027-01-31')).to.equal('holidayTooLong')
    const known = [another([], { first: '2026-12-22', last: '2027-01-29', zone }, AT)]
    expect(toldOf(known, AT).left).to.deep.equal([
      { year: 2026, days: MOST_HOLIDAYS - 10 },
      { year: 2027, days: 1 },
    ])
    expect(asks('2027-03-01', '2027-03-01', known)).to.equal('allowed')
    expect(asks('2027-03-01', '2027-03-02', known)).to.equal('holidayTooLong')
    expect(asks('2027-01-29', '2027-02-01', known)).to.equal('holidayTaken')
    expect(asks('2026-12-21', '2026-12-31', known)).to.equal('holidayTaken')
  })

  it('come back as far as days were not used; whoever begins and ends them within a day has used one', () => {
    const known = [another([], { first: '2026-12-22', last: '2026-12-31', zone }, AT)]
    const { from } = known[0]!
    expect(ended(known, from, AT), 'not begun').to.equal(null)
    const third = from + 2 * DAY + HOUR
    const short = [ended(known, from, third)!]
    expect(short).to.deep.equal([{ from, to: third, zone }])
    expect(toldOf(short, third)).to.deep.equal({
      holidays: [],
      left: [
        { year: 2026, days: MOST_HOLIDAYS - 3 },
        { year: 2027, days: MOST_HOLIDAYS },
      ],
    })
    const again = another(short, { first: '2026-12-24', last: '2026-12-24', zone }, third + 1)
    expect(toldOf([...short, again], third + 1).left[0]!.days, 'the same day').to.equal(MOST_HOLIDAYS - 3)
    expect(word(() => ended(short, from, third + 1))).to.equal('notFound')
  })

  it('are not begun and ended for ever', () => {
    const known: Holiday[] = []
    let times = 0
    const next = () => another(known, { first: '2026-12-21', last: '2026-12-21', zone }, AT + times * 9)
    while (word(next) === 'allowed' && times < 1000) {
      known.push(ended([next()], AT + times * 9, AT + times * 9 + 1)!)
      times += 1
    }
    expect(times).to.be.within(30, 100)
    expect(word(next)).to.equal('tooMany')
  })
})

describe('lobby: holidays at tables by turns', () => {
  let server: TestServer
  before(async () => {
    const games = [{ ...toyModule, meta: { ...toyModule.meta, usualBot: 'random' } }]
    server = await startServer({ games, config: { timeEvery: EVERY, tellInside: true } })
  })
  afterEach(presentTime)
  after(() => server.end())

  const roomOf = (id: string) => Guest.stranger(server.url).get<Room>(`/api/rooms/${id}`)
  const turns = (people = 2, pace: Partial<Pace> = {}) =>
    playing(server.url, people, {
      title: 'Friday',
      pace: { ...ALWAYS, ...pace },
      options: { rounds: 3, choice: 'open' },
    })
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10)
  const goes = (guest: Guest, first = 0, last = 4) =>
    guest.post<Holidays>(PATH, { first: day(first), last: day(last), zone: 'UTC' })
  const answers = async ({ seats }: Playing, at: number) => {
    const move = anyMove(seats[at]!, chance(1))!
    expect(await seats[at]!.move(move.move, ...move.args)).to.have.property('step')
  }
  const looked = () => pause(EVERY * 6)

  it('stop one’s own time at each of them and nobody else’s, from the first day to the last', async () => {
    const match = await turns(3)
    const other = await turns(2)
    const due = async (at: number) => (await roomOf(match.room)).seats[at]!.until
    const before = (await due(0))!
    const { holidays } = await goes(match.guests[0]!)
    expect(holidays).to.have.length(1)
    expect([await due(0), await due(1)], 'no time runs for one').to.deep.equal([null, before])
    expect((await roomOf(other.room)).seats[0]!.until, 'at tables of others').to.not.equal(null)
    passTime(3 * DAY)
    await until(async () => (await roomOf(match.room)).seats[1]!.bot !== null, 'whose time is over')
    await looked()
    expect((await roomOf(match.room)).seats[0]!.bot).to.equal(null)
    passTime(holidays[0]!.to - Date.now() + HOUR)
    await until(async () => (await due(0)) !== null, 'time runs again')
    expect(await due(0)).to.be.within(holidays[0]!.to + 23 * HOUR, holidays[0]!.to + 24 * HOUR)
    passTime(DAY)
    await until(async () => (await roomOf(match.room)).seats[0]!.bot !== null, 'and is over')
  })

  it('are told to those alone who sit there, also to whoever comes later, and not to those who watch', async () => {
    const match = await turns(2)
    const watcher = await (await Guest.arrive(server.url)).watch(match.room)
    const heard: unknown[] = []
    watcher.socket.onAny((...said) => heard.push(said))
    await until(() => watcher.table, 'the table')
    const { holidays } = await goes(match.guests[0]!, 2, 3)
    const { from, to } = holidays[0]!
    await until(() => match.seats.every(({ away }) => away.length === 1), 'that it is told')
    expect(match.seats[1]!.away).to.deep.equal([{ seat: '0', from, to }])
    const again = await match.guests[1]!.watch(match.room)
    await until(() => again.table, 'the table once more')
    expect(again.table!.away).to.deep.equal([{ seat: '0', from, to }])
    const late = await (await Guest.arrive(server.url)).watch(match.room)
    await until(() => late.table, 'the table of somebody else')
    await looked()
    const told = JSON.stringify([heard, late.table, watcher.table, await roomOf(match.room)])
    for (const secret of [String(from), String(to), 'away', 'holiday']) expect(told).to.not.include(secret)
    await match.guests[0]!.delete(`${PATH}/${from}`)
    await until(() => match.seats.every(({ away }) => away.length === 0), 'that it is over')
  })

  it('bring no reminder, and are none at tables with clocks', async () => {
    const sink = await postSink()
    const match = await turns(2)
    for (const { socket } of match.seats) socket.close()
    const [ada] = match.guests as [Guest]
    await ada.post('/api/me/telling/ways', { kind: 'webhook', url: sink.url, zone: 'UTC' })
    const { holidays } = await goes(ada)
    const clock = { bank: 600, delay: 10, aside: 60, late: 'bot' as const }
    const { room, guests } = await seated(server.url, 2, { pace: clock, options: { rounds: 3 } })
    await goes(guests[0]!)
    await guests[0]!.start(room)
    const { waitingFor, seats } = await roomOf(room)
    for (const seat of waitingFor) expect(seats[Number(seat)]!.clock!.runs).to.not.equal(null)
    passTime(4 * DAY)
    await looked()
    expect(sink.posted, 'nothing is wanted').to.have.length(0)
    passTime(holidays[0]!.to - Date.now() + HOUR)
    await until(() => sink.posted.length > 0, 'that something is, afterwards')
    await sink.end()
  })

  it('count for whoever has them when a match begins or they sit down, and go with them', async () => {
    const { room, guests } = await seated(server.url, 2, {
      pace: ALWAYS,
      options: { rounds: 3, choice: 'open' },
    })
    const [ada, bea] = guests as [Guest, Guest]
    await goes(ada)
    await ada.start(room)
    expect((await roomOf(room)).seats[0]!.until).to.equal(null)
    await ada.delete(`/api/rooms/${room}/seats/0`)
    const cy = await Guest.arrive(server.url, 'Cy')
    await cy.sit(room, 0)
    expect((await roomOf(room)).seats[0]!.until).to.be.a('number')
    await bea.delete(`/api/rooms/${room}/seats/1`)
    await ada.sit(room, 1)
    expect((await roomOf(room)).seats[1]!.until, 'whoever comes with one').to.equal(null)
    server = await server.restart()
    expect((await roomOf(room)).seats.map(({ until: end }) => end === null)).to.deep.equal([false, true])
  })

  it('can be ended early: time runs from then on', async () => {
    const match = await turns(2)
    const [ada] = match.guests as [Guest]
    const { holidays } = await goes(ada)
    passTime(2 * DAY)
    const own = await ada.delete<Holidays>(`${PATH}/${holidays[0]!.from}`)
    expect(own.holidays).to.deep.equal([])
    const { until: end } = (await roomOf(match.room)).seats[0]!
    expect(end).to.be.within(Date.now() + 23 * HOUR, Date.now() + 24 * HOUR)
    passTime(25 * HOUR)
    await until(async () => (await roomOf(match.room)).seats[0]!.bot !== null, 'whose time is over')
  })

  it('let nobody put a bot there or send somebody away; whoever has one may play all the same', async () => {
    const match = await turns(3)
    await goes(match.guests[1]!)
    match.seats[1]!.socket.close()
    const seat = `/api/rooms/${match.room}/seats/1`
    await until(async () => (await roomOf(match.room)).seats[1]!.online === false, 'nobody there')
    passTime(HOUR)
    expect(await match.guests[0]!.refused('PUT', `${seat}/bot`, { bot: 'random' })).to.equal('409 timeStands')
    expect(await match.guests[0]!.refused('DELETE', seat)).to.equal('409 timeStands')
    const bea = await match.guests[1]!.watch(match.room)
    await until(() => bea.table, 'the table')
    await answers({ ...match, seats: [bea] }, 0)
  })

  it('are one’s own: exported, gone with whoever is deleted, and refused in any other shape', async () => {
    const match = await turns(2)
    const [ada] = match.guests as [Guest]
    const { holidays } = await goes(ada)
    expect(await Guest.stranger(server.url).refused('GET', PATH)).to.equal('401 noSession')
    expect((await match.guests[1]!.get<Holidays>(PATH)).holidays).to.deep.equal([])
    expect(await match.guests[1]!.refused('DELETE', `${PATH}/${holidays[0]!.from}`)).to.equal('404 notFound')
    for (const wrong of [
      { first: 'today' },
      { last: '2026-02-30' },
      { zone: 'Mars/Olympus' },
      { first: 1 },
      { more: 1 },
    ])
      expect(
        await ada.refused('POST', PATH, { first: day(9), last: day(9), zone: 'UTC', ...wrong }),
      ).to.equal('400 badRequest')
    expect(await ada.refused('POST', PATH, { first: day(2), last: day(9), zone: 'UTC' })).to.equal(
      '409 holidayTaken',
    )
    expect((await ada.get<Export>('/api/me/export')).holidays).to.deep.equal(holidays)
    await ada.post('/api/me/farewell', { name: 'Ada' })
    expect((await roomOf(match.room)).seats[0]).to.include({ person: null })
  })
})
