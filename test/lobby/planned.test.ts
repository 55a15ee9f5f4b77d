/** Tables that are to start at some time: how they are planned, found, kept and told of. */
import { expect } from 'chai'
import type { Telling } from '../../lobby/notifications.ts'
import type { ClubPage } from '../../lobby/people.ts'
import type { Room, RoomPage } from '../../lobby/protocol.ts'
import { weekAfter } from '../../lobby/server/calendar/weekly.ts'
import { type Config, type Limits, UNLIMITED } from '../../lobby/server/index.ts'
import { dueAfter } from '../../lobby/server/time/deadlines.ts'
import { nextReminder, reminderAt } from '../../lobby/server/time/planned.ts'
import { passTime, presentTime } from './support/clock.ts'
import { Guest, pause, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { postSink } from './support/sinks.ts'
import { record } from './support/storage.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const EVERY = 20
const HERE = 'https://starboard.example'

/** A whole minute, so long from now. */
const ahead = (milliseconds: number) => {
  const at = Date.now() + milliseconds
  return at - (at % MINUTE)
}

describe('lobby: planned tables', () => {
  let sink: Awaited<ReturnType<typeof postSink>>
  let server: TestServer
  const servers: TestServer[] = []
  before(async () => {
    sink = await postSink()
    server = await serve({})
  })
  afterEach(() => {
    presentTime()
    sink.posted.length = 0
  })
  after(async () => {
    for (const one of servers) await one.end()
    await sink.end()
  })

  async function serve(limits: Partial<Limits>, config: Partial<Config> = {}): Promise<TestServer> {
    const one = await startServer({
      config: {
        timeEvery: EVERY,
        tellInside: true,
        publicUrl: HERE,
        limits: { ...UNLIMITED, ...limits },
        ...config,
      },
    })
    servers.push(one)
    return one
  }

  const ids = ({ rooms }: Pick<RoomPage, 'rooms'>) => rooms.map(({ id }) => id)
  const looked = () => pause(EVERY * 8)
  const said = (name: string): string[] =>
    sink.posted
      .filter(({ path }) => path === `/${name}`)
      .map(({ body }) => JSON.parse(body.toString()).content)
  const listen = (guest: Guest, name: string, more: object = {}) =>
    guest.post<Telling>('/api/me/telling/ways', { kind: 'webhook', url: `${sink.url}/${name}`, ...more })

  it('have a time, to the minute, which only their host changes, until they have begun', async () => {
    const [ada, bea] = [await Guest.arrive(server.url, 'Ada'), await Guest.arrive(server.url, 'Bea')]
    const at = ahead(DAY)
    const room = await ada.open({ plannedAt: at + 12_345 })
    expect(room).to.include({ plannedAt: at, status: 'open' })
    expect((await ada.open()).plannedAt).to.equal(null)
    await bea.sit(room.id, 1)
    await bea.ready(room.id)
    const move = (guest: Guest, plannedAt: unknown) =>
      guest.refused('PATCH', `/api/rooms/${room.id}`, { plannedAt })
    expect(await move(bea, at + HOUR)).to.equal('403 notHost')
    const moved = await ada.patch<Room>(`/api/rooms/${room.id}`, { plannedAt: at + HOUR })
    expect(moved.plannedAt).to.equal(at + HOUR)
    expect(moved.seats[1]!.ready, 'whoever agreed is asked again').to.equal(false)
    expect((await ada.patch<Room>(`/api/rooms/${room.id}`, { title: 'Friday' })).plannedAt).to.equal(
      at + HOUR,
    )
    expect((await ada.patch<Room>(`/api/rooms/${room.id}`, { plannedAt: null })).plannedAt).to.equal(null)
    await ada.patch<Room>(`/api/rooms/${room.id}`, { plannedAt: at })
    // They begin when their host says so, earlier or later: nothing starts by itself.
    await bea.ready(room.id)
    expect(await ada.start(room.id)).to.include({ status: 'playing', plannedAt: at })
    expect(await move(ada, at + HOUR)).to.equal('409 notOpen')
  })

  it('are refused for a time that is over or more than a year ahead, and stay as they were', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const at = ahead(DAY)
    const room = await ada.open({ plannedAt: at })
    for (const [wrong, why] of [
      [Date.now() - 1, '400 timeOver'],
      [0, '400 timeOver'],
      [ahead(367 * DAY), '400 timeFar'],
      ['2030-01-01T00:00:00Z', '400 badRequest'],
      [9e15, '400 badRequest'],
      [-1, '400 badRequest'],
      [Number.MAX_VALUE, '400 badRequest'],
    ] as const) {
      const wish = { game: 'toy', seats: 2, plannedAt: wrong }
      expect(await ada.refused('POST', '/api/rooms', wish), String(wrong)).to.equal(why)
      const changes = { plannedAt: wrong, title: 'no' }
      expect(await ada.refused('PATCH', `/api/rooms/${room.id}`, changes)).to.equal(why)
    }
    expect(await ada.get<Room>(`/api/rooms/${room.id}`)).to.include({ plannedAt: at, title: '' })
    expect(ids(await ada.get<RoomPage>('/api/rooms?mine=1'))).to.deep.equal([room.id])
    // What is so already may stay, however late it is.
    passTime(2 * DAY)
    const same = await ada.patch<Room>(`/api/rooms/${room.id}`, { plannedAt: at, title: 'Still' })
    expect(same).to.include({ plannedAt: at, title: 'Still' })
  })

  it('stand apart from those that can start now, the soonest first, at every page that looks', async () => {
    const { url } = await serve({})
    const ada = await Guest.arrive(url, 'Ada')
    const bea = await Guest.arrive(url, 'Bea')
    const now = await ada.open()
    const late = await ada.open({ plannedAt: ahead(3 * DAY) })
    const soon = await ada.open({ plannedAt: ahead(DAY) })
    const own = await ada.open({ plannedAt: ahead(2 * DAY), listed: false })
    expect(ids(await bea.get<RoomPage>('/api/rooms?status=open'))).to.deep.equal([now.id])
    expect(ids(await bea.get<RoomPage>('/api/rooms?planned=1'))).to.deep.equal([soon.id, late.id])
    expect(ids(await ada.get<RoomPage>('/api/rooms?mine=1'))).to.have.members(
      ids({ rooms: [now, late, soon, own] }),
    )
    expect(ids(await ada.get<RoomPage>('/api/rooms?mine=1&planned=1'))).to.deep.equal([
      soon.id,
      own.id,
      late.id,
    ])
    const first = await bea.get<RoomPage>('/api/rooms?planned=1&limit=1')
    const next = await bea.get<RoomPage>(`/api/rooms?planned=1&limit=1&before=${first.before}`)
    expect([ids(first), ids(next), next.before]).to.deep.equal([[soon.id], [late.id], null])

    const page = await bea.socket('lobby')
    let shown: Room[] = []
    page.on('rooms', ({ rooms }: RoomPage) => {
      shown = rooms
    })
    page.on('changes', ({ rooms, gone }: { rooms: Room[]; gone: string[] }) => {
      const changed = new Set([...gone, ...ids({ rooms })])
      shown = [...shown.filter(({ id }) => !changed.has(id)), ...rooms]
    })
    page.emit('list', null)
    page.emit('list', {})
    await until(() => shown.length === 3, 'the list')
    expect(ids({ rooms: shown })).to.have.members([now.id, soon.id, late.id])
    const at = ahead(5 * DAY)
    await ada.patch(`/api/rooms/${now.id}`, { plannedAt: at })
    await until(() => shown.some(({ plannedAt }) => plannedAt === at), 'the change')
    // Whoever is late is waited for, but not for ever by those who do not sit there.
    passTime(DAY + HOUR)
    expect(ids(await bea.get<RoomPage>('/api/rooms?planned=1'))).to.deep.equal([soon.id, late.id, now.id])
    passTime(2 * HOUR)
    expect(ids(await bea.get<RoomPage>('/api/rooms?planned=1'))).to.deep.equal([late.id, now.id])
    expect(ids(await ada.get<RoomPage>('/api/rooms?mine=1'))).to.include(soon.id)
  })

  it('of a club stand in its calendar, for members alone', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const zoe = await Guest.arrive(server.url, 'Zoe')
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const late = await ada.open({ club: club.id, plannedAt: ahead(3 * DAY) })
    const soon = await ada.open({ club: club.id, plannedAt: ahead(DAY) })
    const now = await ada.open({ club: club.id })
    const page = await ada.get<ClubPage>(`/api/clubs/${club.id}`)
    expect([ids({ rooms: page.planned }), ids(page)]).to.deep.equal([[soon.id, late.id], [now.id]])
    expect(await zoe.refused('GET', `/api/clubs/${club.id}`)).to.equal('404 notFound')
    const all = ids(await zoe.get<RoomPage>('/api/rooms?planned=1&limit=100'))
    expect(all).not.to.include.oneOf([late.id, soon.id])
  })

  it('are not cleaned away before their time, nor for as long after it as other tables are kept', async () => {
    const one = await serve({}, { keepOpen: 2 })
    const ada = await Guest.arrive(one.url, 'Ada')
    const planned = await ada.open({ plannedAt: ahead(3 * DAY) })
    const open = await ada.open()
    passTime(3 * DAY)
    const gone = async (guest: Guest, id: string) =>
      (await guest.ask('GET', `/api/rooms/${id}`)).status === 404
    let again = await one.restart({ config: { keepOpen: 2, cleanEvery: EVERY } })
    servers.push(again)
    const back = ada.movedTo(again.url)
    await until(() => gone(back, open.id), 'the end of the other')
    expect(await gone(back, planned.id)).to.equal(false)
    passTime(2 * HOUR + MINUTE)
    again = await again.restart({})
    servers.push(again)
    await until(() => gone(ada.movedTo(again.url), planned.id), 'its end')
  })

  it('remind those with seats, a day and minutes before, once, also when the server was stopped meanwhile', async () => {
    const one = await serve({})
    const [ada, bea, cy] = await Promise.all(['Ada', 'Bea', 'Cy'].map(name => Guest.arrive(one.url, name)))
    for (const [guest, name] of [
      [ada, 'r-ada'],
      [bea, 'r-bea'],
      [cy, 'r-cy'],
    ] as const)
      await listen(guest!, name, { zone: 'Asia/Tokyo' })
    await bea!.patch('/api/me', { language: 'ja' })
    const at = Date.UTC(new Date().getUTCFullYear() + 1, 0, 20, 18, 30)
    passTime(at - 3 * DAY - Date.now())
    const room = await ada!.open({ plannedAt: at, title: 'Friday', seats: 3 })
    await bea!.sit(room.id, 1)
    await looked()
    expect(sink.posted).to.deep.equal([])
    await one.stop()
    passTime(2 * DAY + HOUR)
    const again = await one.restart()
    servers.push(again)
    await until(() => said('r-ada').length + said('r-bea').length === 2, 'the day before')
    expect(said('r-ada')[0]).to.match(/^Planned: Friday\nFriday: begins \w+, Jan 21, 03:30 GMT\+9\.\n/)
    expect(said('r-bea')[0]).to.match(/^開始予定：Friday\nFriday：1月21日\(.\) 03:30 JSTに始まります。\n/)
    expect(said('r-ada')[0]).to.include(`${HERE}/table/${room.id}`)
    passTime(22 * HOUR + 50 * MINUTE)
    await until(() => said('r-ada').length + said('r-bea').length === 4, 'minutes before')
    expect(said('r-ada')[1]).to.include('begins soon')
    passTime(3 * HOUR)
    await looked()
    expect([said('r-ada'), said('r-bea'), said('r-cy')].map(({ length }) => length)).to.deep.equal([2, 2, 0])
    expect((await ada!.movedTo(again.url).get<Room>(`/api/rooms/${room.id}`)).status).to.equal('open')
  })

  it('remind nobody who looks at them, has left, or of a time that is another one by now', async () => {
    const [ada, bea, cy] = await Promise.all(['Ada', 'Bea', 'Cy'].map(name => Guest.arrive(server.url, name)))
    await listen(ada!, 'n-ada')
    await listen(bea!, 'n-bea')
    await listen(cy!, 'n-cy')
    const at = ahead(2 * HOUR)
    const room = await ada!.open({ plannedAt: at, title: 'Friday', seats: 3 })
    await bea!.sit(room.id, 1)
    await cy!.sit(room.id, 2)
    const page = await ada!.socket('lobby')
    page.emit('room', room.id)
    await until(async () => (await ada!.get<Room>(`/api/rooms/${room.id}`)).seats[0]!.online, 'Ada to look')
    await cy!.delete(`/api/rooms/${room.id}/seats/2`)
    await ada!.patch(`/api/rooms/${room.id}`, { plannedAt: at + 2 * DAY })
    await until(() => said('n-bea').length === 1, 'the news of the other time')
    expect(said('n-bea')[0]).to.include('has another time now')
    passTime(3 * HOUR)
    await looked()
    expect(said('n-bea'), 'the first time is nobody’s business any more').to.have.length(1)
    passTime(46 * HOUR + 50 * MINUTE)
    await until(() => said('n-bea').length === 2, 'the reminder')
    expect(said('n-bea')[1]).to.include('begins soon')
    passTime(HOUR)
    await ada!.patch(`/api/rooms/${room.id}`, { plannedAt: null })
    await until(() => said('n-bea').length === 3, 'the news that there is none')
    expect(said('n-bea')[2]).to.include('has no time to begin at any more')
    expect([...said('n-ada'), ...said('n-cy')]).to.deep.equal([])
    ada!.leave()
  })

  it('tell in quiet hours nothing but after them, and then that the time is over', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    await listen(ada, 'q-ada')
    const hour = new Date().getUTCHours()
    await ada.put('/api/me/telling/quiet', { quiet: { from: hour, to: (hour + 3) % 24, zone: 'UTC' } })
    await ada.open({ plannedAt: ahead(30 * MINUTE), title: 'Friday' })
    passTime(20 * MINUTE)
    await looked()
    expect(said('q-ada')).to.deep.equal([])
    passTime(3 * HOUR)
    await until(() => said('q-ada').length === 1, 'the message')
    expect(said('q-ada')[0]).to.match(/was to begin .* UTC\. The others may be waiting/)
  })

  it('with a live clock remind by the calendar, and then play by the clock', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    await listen(ada, 'c-ada')
    const pace = { bank: 600, delay: 20, aside: 90, late: 'bot' }
    const room = await ada.post<Room>('/api/rooms', {
      game: 'toy',
      seats: 2,
      title: 'Friday',
      pace,
      plannedAt: ahead(2 * HOUR),
    })
    passTime(110 * MINUTE)
    await until(() => said('c-ada').length === 1, 'the reminder')
    await ada.put(`/api/rooms/${room.id}/seats/1/bot`, { bot: 'random' })
    const begun = await ada.start(room.id)
    expect(begun.status).to.equal('playing')
    const seat = await ada.watch(room.id)
    await until(() => seat.table, 'the table')
    passTime(3 * HOUR)
    await looked()
    // Time that passes on the wall is none of its clock.
    expect((await ada.get<Room>(`/api/rooms/${room.id}`)).seats[0]!.bot).to.equal(null)
    expect(said('c-ada')).to.have.length(1)
    ada.leave()
  })

  it('are only so many for each guest, however they come by their times, and moved only so often', async () => {
    const { url } = await serve({ plannedRooms: 2, openRooms: 1, plans: 5 })
    const ada = await Guest.arrive(url, 'Ada')
    const first = await ada.open({ plannedAt: ahead(DAY) })
    await ada.open({ plannedAt: ahead(DAY) })
    const open = await ada.open()
    const wish = { game: 'toy', seats: 2 }
    expect(await ada.refused('POST', '/api/rooms', wish)).to.equal('429 tooManyRooms')
    expect(await ada.refused('POST', '/api/rooms', { ...wish, plannedAt: ahead(DAY) })).to.equal(
      '429 tooManyPlans',
    )
    // A time that is added or taken away makes it one of the others.
    const change = (id: string, plannedAt: number | null) =>
      ada.refused('PATCH', `/api/rooms/${id}`, { plannedAt })
    expect(await change(open.id, ahead(DAY))).to.equal('429 tooManyPlans')
    expect(await change(first.id, null)).to.equal('429 tooManyRooms')
    for (let i = 2; i < 5; i++) await ada.patch(`/api/rooms/${first.id}`, { plannedAt: ahead(i * DAY) })
    expect(await change(first.id, ahead(9 * DAY))).to.equal('429 tooMany')
    expect((await ada.get<Room>(`/api/rooms/${first.id}`)).plannedAt).to.equal(ahead(4 * DAY))
  })

  it('are only so many times for the guests of one address together', async () => {
    const { url } = await serve({ plans: 1 })
    for (let i = 0; i < 4; i++) await (await Guest.arrive(url)).open({ plannedAt: ahead(DAY) })
    const fifth = await Guest.arrive(url)
    const wish = { game: 'toy', seats: 2, plannedAt: ahead(DAY) }
    expect(await fifth.refused('POST', '/api/rooms', wish)).to.equal('429 tooMany')
  })

  it('have no time at the rematch', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    const room = await ada.open({ plannedAt: ahead(DAY), options: { rounds: 1 } })
    await ada.put(`/api/rooms/${room.id}/seats/1/bot`, { bot: 'random' })
    await ada.start(room.id)
    const seat = await ada.watch(room.id)
    await until(() => seat.table, 'the table')
    await ada.put(`/api/rooms/${room.id}/seats/0/bot`, { bot: 'random' })
    await until(() => seat.room?.status === 'finished', 'the end')
    expect((await ada.post<Room>(`/api/rooms/${room.id}/rematch`)).plannedAt).to.equal(null)
  })

  it('of a club come again every week, in the planner’s time zone, until somebody who may stops it', async () => {
    const [ada, bea, cy, eve] = await Promise.all(
      ['Ada', 'Bea', 'Cy', 'Eve'].map(name => Guest.arrive(server.url, name)),
    )
    const { club } = await ada!.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const path = `/api/clubs/${club.id}`
    const { token } = await ada!.post<{ token: string }>(`${path}/link`)
    for (const one of [bea!, cy!]) await one.post('/api/invitation/join', { token })
    await listen(cy!, 'cy')
    const at = ahead(HOUR)
    const wish = { club: club.id, plannedAt: at, title: 'Evening', options: { rounds: 3 }, seats: 3 }
    const room = await bea!.open({ ...wish, rated: true })
    const repeat = (guest: Guest, id: string, zone: unknown = 'Europe/Berlin') =>
      guest.refused('PUT', `/api/rooms/${id}/weekly`, { zone })
    expect(await repeat(ada!, room.id), 'not its host').to.equal('403 notHost')
    expect(await repeat(eve!, room.id), 'no member').to.equal('404 notFound')
    expect(await repeat(bea!, room.id, 'Mars/Tharsis')).to.equal('400 badRequest')
    expect(await repeat(ada!, (await ada!.open({ plannedAt: at })).id), 'of no club').to.equal('404 notFound')
    const { id: now } = await ada!.open({ club: club.id })
    expect(await repeat(ada!, now), 'without a time').to.equal('400 badRequest')
    await bea!.put(`/api/rooms/${room.id}/weekly`, { zone: 'Europe/Berlin' })
    await bea!.put(`/api/rooms/${room.id}/weekly`, { zone: 'Asia/Tokyo' })
    const { weekly } = await cy!.get<ClubPage>(path)
    expect(weekly, 'once').to.have.length(1)
    expect(weekly[0]).to.deep.include({
      room: room.id,
      game: 'toy',
      title: 'Evening',
      at,
      zone: 'Asia/Tokyo',
      by: { id: bea!.me.id, name: 'Bea' },
    })
    await looked()
    expect((await cy!.get<ClubPage>(path)).planned, 'not before its time').to.have.length(1)

    passTime(2 * HOUR)
    const newest = async () => (await cy!.get<ClubPage>(path)).weekly[0]!
    await until(async () => (await newest()).room !== room.id, 'the next one')
    const next = await newest()
    expect(next.at, 'Tokyo knows no summer time').to.equal(at + 7 * DAY)
    const again = await cy!.get<Room>(`/api/rooms/${next.room}`)
    expect(again).to.include({
      plannedAt: next.at,
      title: 'Evening',
      rated: true,
      listed: false,
      host: bea!.me.id,
    })
    expect([again.club, again.options, again.seats.map(({ name }) => name)]).to.deep.equal([
      club.id,
      { rounds: 3 },
      ['Bea', '', ''],
    ])
    await until(() => said('cy').length > 0, 'the invitation')
    expect(said('cy')[0]).to.contain('Evening').and.to.contain('Bea')
    expect(await eve!.refused('GET', `/api/rooms/${next.room}`)).to.equal('404 notFound')

    // Weeks in which no server ran are left out; whoever has left the club has no seat at the next one.
    await bea!.delete(`${path}/members/${bea!.me.id}`)
    passTime(22 * DAY)
    await until(async () => (await newest()).room !== next.room, 'one after some weeks')
    const third = await newest()
    expect(third.at).to.equal(at + 28 * DAY)
    expect((await cy!.get<Room>(`/api/rooms/${third.room}`)).seats.every(({ person }) => !person)).to.equal(
      true,
    )
    expect((await cy!.sit(third.room, 1)).host, 'whoever sits down first is host').to.equal(cy!.me.id)

    const stop = (guest: Guest, id = third.id) => guest.refused('DELETE', `${path}/weekly/${id}`)
    expect(await stop(cy!)).to.equal('403 notHost')
    expect(await stop(bea!), 'no member any more').to.equal('404 notFound')
    expect(await stop(ada!, '0123456789abcdef')).to.equal('404 notFound')
    await ada!.delete(`${path}/weekly/${third.id}`)
    passTime(8 * DAY)
    await looked()
    expect((await cy!.get<ClubPage>(path)).weekly).to.deep.equal([])
    expect((await cy!.get<Room>(`/api/rooms/${third.room}`)).plannedAt, 'what is planned stays').to.equal(
      third.at,
    )
  })

  it('of every week keep their hour when clocks change, and find back to one that a clock has skipped', () => {
    const moment = (text: string) => Date.parse(text)
    // Summer time ends in Berlin on 25 October 2026, and begins there on 28 March 2027, at 2:00.
    const friday = moment('2026-10-23T18:00:00Z')
    expect(weekAfter(friday, 'Europe/Berlin', friday)).to.equal(moment('2026-10-30T19:00:00Z'))
    expect(weekAfter(friday, 'UTC', friday)).to.equal(moment('2026-10-30T18:00:00Z'))
    const night = moment('2027-03-21T01:30:00Z')
    const skipped = weekAfter(night, 'Europe/Berlin', night)
    expect(skipped).to.equal(moment('2027-03-28T01:30:00Z'))
    expect(weekAfter(night, 'Europe/Berlin', skipped)).to.equal(moment('2027-04-04T00:30:00Z'))
    expect(weekAfter(friday, 'Europe/Berlin', friday - 30 * DAY), 'never before the first').to.equal(
      moment('2026-10-30T19:00:00Z'),
    )
  })

  it('know when to remind, and of what', () => {
    const at = 10 * DAY
    const room = { status: 'open', plannedAt: at, dueAt: at - DAY } as const
    const of = (now: number) => [reminderAt(room, now), nextReminder(room, now)]
    expect(of(at - 2 * DAY)).to.deep.equal([undefined, at - DAY])
    expect(of(at - DAY)).to.deep.equal(['ahead', at - 15 * MINUTE])
    expect(of(at - 15 * MINUTE)).to.deep.equal(['soon', null])
    expect(of(at)).to.deep.equal([undefined, null])
    expect(nextReminder({ status: 'playing', plannedAt: at }, 0)).to.equal(null)
    expect(reminderAt({ ...room, plannedAt: null }, at)).to.equal(undefined)
    // What is due stays so until it is done, whatever becomes of the table meanwhile, also where a live clock is to run.
    const due = record('r', { ...room, pace: { bank: 600, delay: 20, aside: 90, late: 'bot' } })
    expect(dueAfter(due, { at: at - HOUR, ran: 0 })).to.equal(at - DAY)
    // Somebody has moved it to where a day before is over.
    expect(reminderAt({ ...room, dueAt: at - HOUR }, at - HOUR)).to.equal(undefined)
  })
})
