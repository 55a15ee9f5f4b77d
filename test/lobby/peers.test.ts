/** What people see and may do whose connections end at different servers on one PostgreSQL database. */
import { expect } from 'chai'
import isEqual from 'lodash/isEqual.js'
import type { GameModule } from '../../games/kit/index.ts'
import type { RoomRating } from '../../lobby/account.ts'
import type { Clock, Pace } from '../../lobby/pace.ts'
import type { ClubPage, ClubTalk } from '../../lobby/people.ts'
import type { LobbyChanges, Me, Room, RoomPage } from '../../lobby/protocol.ts'
import { UNLIMITED } from '../../lobby/server/index.ts'
import { bundles } from '../../lobby/server/peers/notices.ts'
import { Database } from '../../lobby/server/storage/postgres/database.ts'
import { letRun, passTime, presentTime } from './support/clock.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { hasPostgres, Postgres } from './support/postgres.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { postSink } from './support/sinks.ts'
import { anyMove, chance, playing, playOut, seated } from './support/tables.ts'

type Parts = Parameters<typeof startServer>[0]

;(hasPostgres ? describe : describe.skip)('lobby: servers that share a database', () => {
  let postgres: Postgres
  let servers: [TestServer, TestServer]
  before(async () => {
    postgres = await Postgres.begin()
    servers = await two()
  })
  after(async () => {
    await Promise.all(servers.map(server => server.end()))
    await postgres.end()
  })

  async function two(parts: Parts = {}): Promise<[TestServer, TestServer]> {
    const database = await postgres.newDatabase()
    const config = { ...parts.config, database, secret: '' }
    return [await startServer({ ...parts, config }), await startServer({ ...parts, config })]
  }

  /** A running match: seat 0 at the first server, the others at the second. */
  async function apart(people = 2, changes = {}) {
    const [one, other] = servers
    const { room, guests } = await seated(one.url, people, changes)
    await guests[0]!.start(room)
    const moved = guests.map((guest, i) => (i === 0 ? guest : guest.movedTo(other.url)))
    const seats = await Promise.all(moved.map(guest => guest.watch(room)))
    await until(() => seats.every(seat => seat.table), 'the tables')
    return { room, guests: moved, seats }
  }

  const noGaps = (seats: readonly Seat[]) =>
    expect(seats.map(({ gaps }) => gaps)).to.deep.equal(seats.map(() => 0))
  const roomAt = (server: TestServer, id: string) => Guest.stranger(server.url).get<Room>(`/api/rooms/${id}`)

  it('rate a match once, whichever of them is asked for it, how often', async () => {
    const { room, guests, seats } = await apart(2, { rated: true, options: { rounds: 1 } })
    await playOut(seats, chance(6))
    const path = `/api/rooms/${room}/ratings`
    const told = await Promise.all([...guests, ...guests].map(guest => guest.get<RoomRating[]>(path)))
    expect(told[0]).to.have.length(2)
    for (const one of told) expect(one).to.deep.equal(told[0])
  })

  it('know each other’s guests: the secret is in the database', async () => {
    const [one, other] = servers
    const ada = await Guest.arrive(one.url, 'Ada')
    expect((await ada.movedTo(other.url).get<Me>('/api/me')).id).to.equal(ada.me.id)
  })

  it('play a whole match whose seats are at both of them', async () => {
    const { room, seats } = await apart(4)
    await playOut(seats, chance(5))
    noGaps(seats)
    const both = () => Promise.all(servers.map(server => roomAt(server, room)))
    // Who is there is told after what has happened.
    await until(async () => isEqual(...((await both()) as [Room, Room])), 'both to show the same')
    expect((await both()).map(({ status }) => status)).to.deep.equal(['finished', 'finished'])
  })

  it('tell nobody elsewhere that somebody has answered in secret, and go on when all have', async () => {
    const { room, guests, seats } = await apart(3, { options: { choice: 'secret' } })
    const tab = await guests[2]!.movedTo(servers[0].url).watch(room)
    await until(() => tab.table, 'the second page')
    const choose = anyMove(seats[2]!, chance(1))!
    await seats[2]!.move(choose.move, ...choose.args)
    await until(
      () => JSON.stringify(tab.table!.view) === JSON.stringify(seats[2]!.table!.view),
      'the own page',
    )
    await pause(100)
    for (const seat of seats.slice(0, 2))
      expect(
        seat.heard.some(([event]) => event === 'patch'),
        'nobody else',
      ).to.equal(false)
    await playOut([...seats, tab], chance(2))
    noGaps([...seats, tab])
  })

  it('give a move back that was made at the other one', async () => {
    const { room, guests, seats } = await apart(2, { options: { deck: 'plain', rounds: 1 } })
    const tab = await guests[1]!.movedTo(servers[0].url).watch(room)
    await until(() => tab.table, 'the second page')
    const before = JSON.stringify((tab.table!.view as { players: unknown }).players)
    const choose = anyMove(seats[1]!, chance(1))!
    await seats[1]!.move(choose.move, ...choose.args)
    await until(() => tab.table!.takeBack, 'the offer')
    expect(await tab.socket.timeout(5000).emitWithAck('takeBack')).to.deep.equal({ step: 2 })
    await until(() => [...seats, tab].every(({ step }) => step === 2), 'the take-back everywhere')
    expect(JSON.stringify((seats[1]!.table!.view as { players: unknown }).players)).to.equal(before)
    await playOut([...seats, tab], chance(3))
    noGaps([...seats, tab])
  })

  it('know of holidays that are set at another, and let nobody be late who has one', async () => {
    const pace: Pace = { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'bot' }
    const { room, guests, seats } = await apart(2, { pace, options: { rounds: 3, choice: 'open' } })
    const today = new Date().toISOString().slice(0, 10)
    const last = new Date(Date.now() + 3 * 24 * 3_600_000).toISOString().slice(0, 10)
    await guests[1]!.post('/api/me/holidays', { first: today, last, zone: 'UTC' })
    await until(() => seats.every(({ away }) => away.length === 1), 'that it is told everywhere')
    for (const server of servers)
      await until(async () => (await roomAt(server, room)).seats[1]!.until === null, 'that no time runs')
    for (const server of servers) expect((await roomAt(server, room)).seats[0]!.until).to.be.a('number')
  })

  it('end a match together whose people are at both, once, whoever says the last word', async () => {
    const { room, guests, seats } = await apart(3, { rated: true })
    const path = `/api/rooms/${room}/end`
    expect((await guests[0]!.post<Room>(path, { end: 'drawn' })).endWish!.waits).to.deep.equal(['1', '2'])
    await until(() => seats.every(one => one.room!.endWish), 'the proposal everywhere')
    const near = guests[1]!.movedTo(servers[0].url)
    const said = await Promise.all([near, guests[2]!].map(guest => guest.ask('PUT', path, { agree: true })))
    expect(
      said.some(({ status }) => status === 200),
      'the last word',
    ).to.equal(true)
    await until(() => seats.every(one => one.room!.status === 'finished'), 'the end everywhere')
    for (const server of servers)
      expect(await roomAt(server, room)).to.deep.include({ agreedEnd: 'drawn', winners: [], steps: 1 })
    for (const { table } of seats)
      expect((table!.view as { outcome: unknown }).outcome).to.include({ agreed: 'drawn' })
    const told = await guests[0]!.get<RoomRating[]>(`/api/rooms/${room}/ratings`)
    expect(told.map(({ place }) => place)).to.deep.equal([1, 1, 1])
    noGaps(seats)
  })

  it('take moves back together whose people are at both, once, whoever says the last word', async () => {
    const agreed = { takeBacks: true, options: { deck: 'plain', rounds: 1 } }
    const { room, guests, seats } = await apart(3, agreed)
    const path = `/api/rooms/${room}/take-back`
    const thingsOf = ({ table }: Seat) => JSON.stringify((table!.view as { players: unknown }).players)
    const before = seats.map(thingsOf)
    for (const seat of seats.slice(0, 2)) {
      const choose = toyModule
        .legalMoves(seat.table!.view, seat.table!.seat!)
        .find(one => one.move === 'choose')!
      const { step } = await seat.move(choose.move, ...choose.args)
      await until(() => seats.every(one => one.step === step), 'the move everywhere')
    }
    expect((await guests[0]!.post<Room>(path)).takeBack).to.deep.include({ count: 2, waits: ['1', '2'] })
    await until(() => seats.every(one => one.room!.takeBack), 'the question everywhere')
    const near = guests[1]!.movedTo(servers[0].url)
    const said = await Promise.all([near, guests[2]!].map(guest => guest.ask('PUT', path, { agree: true })))
    await until(() => seats.every(({ step }) => step === 3), 'the take-back everywhere')
    expect(
      said.some(({ status }) => status === 200),
      'the last word',
    ).to.equal(true)
    expect(seats.map(thingsOf)).to.deep.equal(before)
    await pause(100)
    expect(seats.map(({ step }) => step)).to.deep.equal([3, 3, 3])
    noGaps(seats)
    await playOut(seats, chance(3))
  })

  it('tell of seats, of who is there, of the start and of chat', async () => {
    const [one, other] = servers
    const { room, guests } = await seated(one.url, 1, { seats: 2 })
    const bea = await Guest.arrive(other.url, 'Bea')
    const [ada, far] = [await guests[0]!.watch(room), await bea.watch(room)]
    await until(() => far.room && ada.room, 'the room')
    await bea.sit(room, 1)
    await until(() => ada.room!.seats[1]!.name === 'Bea', 'the seat')
    await until(() => ada.room!.seats[1]!.online && far.room!.seats[0]!.online, 'both to be there')
    await bea.ready(room)
    await guests[0]!.start(room)
    await until(() => ada.table && far.table, 'the table')
    await far.say('hello')
    await ada.say('hello back')
    await far.say('three')
    const said = (seat: Seat) => seat.chat.map(({ text }) => text).join()
    await until(() => [ada, far].every(seat => said(seat) === 'hello,hello back,three'), 'the chat')
    far.socket.close()
    await until(() => ada.room!.seats[1]!.online === false, 'Bea to be away')
    await bea.patch('/api/me', { name: 'Beatrix' })
    await until(() => ada.room!.seats[1]!.name === 'Beatrix', 'the new name')
  })

  it('tell the two who talk in private, and nobody else anywhere', async () => {
    const { seats } = await apart(3, { privateTalk: true })
    const [ada, bea, cy] = seats as [Seat, Seat, Seat]
    await ada.whisper('1', 'one')
    await bea.whisper('0', 'two')
    await ada.whisper('1', 'three')
    // What two say at the same moment is heard in one order or the other, and read in the order of its numbers.
    const said = ({ whispers }: Seat) =>
      [...whispers]
        .sort((a, b) => Number(a.id) - Number(b.id))
        .map(({ text }) => text)
        .join()
    await until(() => [ada, bea].every(seat => said(seat) === 'one,two,three'), 'the talk')
    await cy.say('hello')
    await until(() => ada.chat.length === 1 && bea.chat.length === 1, 'what is said to all')
    expect(cy.heard.some(([event]) => event === 'whisper')).to.equal(false)
  })

  it('tell those who watch what others who watch say anywhere, and nobody who plays before the end', async () => {
    const [one, other] = servers
    const { room, guests, seats } = await apart(2)
    const zoe = await Guest.arrive(one.url, 'Zoe')
    const yan = await Guest.arrive(other.url, 'Yan')
    const [near, far] = [await zoe.watch(room), await yan.watch(room)]
    await until(() => near.table && far.table, 'the tables')
    const said = (seat: Seat) => seat.spectatorChat?.map(({ text }) => text).join()
    await Promise.all([near.saySpectators('one'), far.saySpectators('two')])
    await near.saySpectators('three')
    const isAll = (seat: Seat) => said(seat)?.endsWith('three') && seat.spectatorChat!.length === 3
    await until(() => [near, far].every(isAll), 'the talk')
    expect(near.spectatorChat).to.deep.equal(far.spectatorChat)
    await yan.post('/api/me/farewell', { name: 'Yan' })
    const late = async () => (await Guest.stranger(one.url).watch(room)) as Seat
    let again = await late()
    await until(async () => {
      again = await late()
      await until(() => again.table, 'the table')
      return again.spectatorChat!.length === 2
    }, 'what is left of it')
    for (const seat of seats) expect(JSON.stringify(seat.heard)).not.to.match(/spectator(Chat|Talk)|three/)
    await playOut(seats, chance(6))
    await until(() => seats.every(seat => said(seat) === 'one,three'), 'the talk after the end, at both')
    const back = await guests[1]!.movedTo(one.url).watch(room)
    await until(() => said(back) === 'one,three', 'the same for whoever comes back')
  })

  it('close a table without spectators for whoever has lost a seat at the other one', async () => {
    const { room, guests, seats } = await apart(2, { watching: 'none' })
    const [one, other] = servers
    const tab = await guests[1]!.movedTo(one.url).watch(room)
    await until(() => tab.table, 'the second page')
    await guests[1]!.delete(`/api/rooms/${room}/seats/1`)
    await until(() => [tab, seats[1]!].every(({ denied }) => denied.length > 0), 'the end of watching')
    for (const { url } of [one, other]) {
      const eve = await (await Guest.arrive(url)).watch(room)
      await until(() => eve.denied.length > 0, 'the refusal')
      expect(eve.denied[0]!.error).to.equal('noSpectators')
    }
  })

  it('have one clock for a table, whoever makes which move where, and end its time once', async () => {
    const pair = await two({ config: { timeEvery: 20 } })
    const clock: Clock = { bank: 600, delay: 0, aside: 90, late: 'bot' }
    const both = () => Promise.all(pair.map(server => roomAt(server, room)))
    const { room, guests } = await seated(pair[0].url, 2, { pace: clock, options: { choice: 'open' } })
    try {
      // Clocks of machines that are wrong by hours are nobody's business.
      passTime(5 * 3_600_000)
      await guests[0]!.start(room)
      passTime(-9 * 3_600_000)
      const far = await guests[1]!.movedTo(pair[1].url).watch(room)
      const near = await guests[0]!.watch(room)
      await until(() => far.table && near.table, 'the tables')
      await letRun(pair[0], 100_000)
      await until(async () => (await both()).every(({ ran }) => ran! >= 100_000), 'the time at both')
      const move = anyMove(far, chance(1))!
      await far.move(move.move, ...move.args)
      const clocks = async () => (await both()).map(({ seats }) => seats.map(one => one.clock))
      await until(async () => isEqual(...((await clocks()) as [unknown, unknown])), 'the same at both')
      await until(() => near.room!.seats[1]!.clock!.runs === null, 'whoever looks at the other one to hear')
      const [spent] = await clocks()
      expect(spent![1]!.bank / 1000).to.be.within(485, 500)
      expect(spent![0]).to.deep.include({ bank: 600_000 })
      await letRun(pair[1], 520_000)
      await until(
        async () => (await both()).every(({ seats }) => seats[0]!.bot !== null),
        'the bot, at both of them',
      )
      await pause(200)
      // One change: that the bot plays.
      expect((await both()).map(({ formers }) => formers.length)).to.deep.equal([0, 0])
    } finally {
      presentTime()
      await Promise.all(pair.map(server => server.end()))
    }
  })

  it('keep time together: what is due is done once, people are told once, and all see it', async () => {
    const sink = await postSink()
    const pair = await two({ config: { timeEvery: 20, tellInside: true } })
    const day: Pace = { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'bot' }
    try {
      const options = { rounds: 3, choice: 'open' }
      const { room, guests } = await seated(pair[0].url, 2, { pace: day, options })
      await guests[0]!.start(room)
      for (const guest of guests)
        await guest
          .movedTo(pair[1].url)
          .post('/api/me/telling/ways', { kind: 'webhook', url: `${sink.url}/x` })
      passTime(61_000)
      await until(() => sink.posted.length === 2, 'both to be told')
      expect(sink.posted[0]!.body.toString(), 'a link to where they asked for it').to.include(
        `${pair[1].url}/table/`,
      )
      passTime(24 * 3_600_000)
      const botsAt = async (server: TestServer) =>
        (await roomAt(server, room)).seats.map(({ bot }) => bot !== null)
      for (const server of pair)
        await until(async () => (await botsAt(server)).every(Boolean), 'the bots, at both of them')
      await until(() => sink.posted.length === 4, 'both to be told again')
      await pause(200)
      expect(sink.posted, 'nobody is told twice').to.have.length(4)
    } finally {
      presentTime()
      await Promise.all(pair.map(server => server.end()))
      await sink.end()
    }
  })

  it('remind of a planned table once, moved or not, whichever of them it was planned at', async () => {
    const sink = await postSink()
    const pair = await two({ config: { timeEvery: 20, tellInside: true } })
    try {
      const hour = 3_600_000
      const [ada, bea] = await Promise.all(['Ada', 'Bea'].map(name => Guest.arrive(pair[0].url, name)))
      const at = Date.now() + 3 * hour
      const room = await ada!.open({ plannedAt: at })
      await bea!.movedTo(pair[1].url).sit(room.id, 1)
      for (const guest of [ada!, bea!])
        await guest.post('/api/me/telling/ways', { kind: 'webhook', url: `${sink.url}/x` })
      await ada!.movedTo(pair[1].url).patch(`/api/rooms/${room.id}`, { plannedAt: at + hour })
      await until(() => sink.posted.length === 1, 'Bea to be told that it has moved')
      passTime(3 * hour)
      await pause(200)
      expect(sink.posted, 'what was due at first').to.have.length(1)
      passTime(50 * 60_000)
      await until(() => sink.posted.length === 3, 'both to be reminded')
      await pause(200)
      expect(sink.posted, 'nobody is told twice').to.have.length(3)
    } finally {
      presentTime()
      await Promise.all(pair.map(server => server.end()))
      await sink.end()
    }
  })

  it('list a match that is looked at at the other one, however long nothing has happened there', async () => {
    const { room, guests } = await apart(2)
    try {
      guests[0]!.leave()
      passTime(2 * 3_600_000)
      const listed = async (server: TestServer) =>
        (await Guest.stranger(server.url).get<RoomPage>('/api/rooms?limit=100')).rooms.map(({ id }) => id)
      for (const server of servers) expect(await listed(server)).to.include(room)
      guests[1]!.leave()
      for (const server of servers)
        await until(async () => !(await listed(server)).includes(room), 'the list without it')
      await guests[0]!.delete(`/api/rooms/${room}/seats/0`)
      await guests[1]!.delete(`/api/rooms/${room}/seats/1`)
      const { left } = await guests[1]!.get<RoomPage>('/api/rooms?mine=1')
      expect(left!.map(one => [one.room.id, one.seat])).to.deep.equal([[room, '1']])
    } finally {
      presentTime()
    }
  })

  it('post what happens at tables of a club once, whichever of them it happens at', async () => {
    const sink = await postSink()
    const pair = await two({ config: { timeEvery: 20, tellInside: true } })
    try {
      const ada = await Guest.arrive(pair[0].url, 'Ada')
      const bea = await Guest.arrive(pair[1].url, 'Bea')
      const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
      const { token } = await ada.post<{ token: string }>(`/api/clubs/${club.id}/link`)
      await bea.post('/api/invitation/join', { token })
      const webhook = { url: `${sink.url}/club`, language: 'en', zone: 'UTC' }
      await ada.put(`/api/clubs/${club.id}/webhook`, webhook)
      const options = { rounds: 1 }
      const room = await ada.open({ club: club.id, title: 'Hunt', options })
      await until(() => sink.posted.length === 1, 'the open table')
      await bea.sit(room.id, 1)
      await bea.ready(room.id)
      await ada.start(room.id)
      const seats = await Promise.all([ada, bea].map(guest => guest.watch(room.id)))
      await until(() => seats.every(({ table }) => table), 'the tables')
      await playOut(seats, chance(4))
      await until(() => sink.posted.length === 2, 'the result')
      await bea.open({ club: club.id, title: 'Chase', plannedAt: Date.now() + 3_600_000 })
      await until(() => sink.posted.length === 3, 'the planned table')
      await pause(200)
      const posted = sink.posted.map(({ body }) => JSON.parse(body.toString()).content as string)
      expect(posted.map(text => text.split(' ')[0])).to.deep.equal(['Hunt', 'Hunt', 'Chase'])
    } finally {
      await Promise.all(pair.map(server => server.end()))
      await sink.end()
    }
  })

  it('do not let the host empty the seat of somebody who is at the other one, or has only just left it', async () => {
    const { room, guests, seats } = await apart(2)
    await until(() => seats[0]!.room!.seats[1]!.online, 'Bea to be there')
    const empty = () => guests[0]!.refused('DELETE', `/api/rooms/${room}/seats/1`)
    expect(await empty()).to.equal('409 stillHere')
    seats[1]!.socket.close()
    await until(() => seats[0]!.room!.seats[1]!.online === false, 'Bea to be away')
    expect(await empty()).to.equal('409 mayComeBack')
  })

  it('show the same lists, with who is there, and tell of rooms that only the other one has in memory', async () => {
    const [one, other] = servers
    const cy = await Guest.arrive(other.url, 'Cy')
    const lobby = await cy.socket('lobby')
    const heard: Room[] = []
    const gone: string[] = []
    lobby.on('changes', (changes: LobbyChanges) => {
      heard.push(...changes.rooms)
      gone.push(...changes.gone)
    })
    lobby.emit('list', {})
    await new Promise(shown => lobby.once('rooms', shown))
    const { room, guests } = await seated(one.url, 1, { seats: 2 })
    await guests[0]!.watch(room)
    const isHere = ({ id, seats }: Room) => id === room && seats[0]!.online
    await until(() => heard.some(isHere), 'the room in the list')
    const { rooms } = await cy.get<RoomPage>('/api/rooms?game=toy')
    expect(rooms.some(isHere)).to.equal(true)
    const hidden = await guests[0]!.open({ listed: false })
    await guests[0]!.patch(`/api/rooms/${room}`, { listed: false })
    await until(() => gone.includes(room), 'the room to leave the list')
    heard.length = 0
    await guests[0]!.patch(`/api/rooms/${room}`, { listed: true })
    await until(() => heard.some(({ id }) => id === room), 'the room again')
    await guests[0]!.delete(`/api/rooms/${room}/seats/0`)
    await until(() => gone.filter(id => id === room).length === 2, 'the room to be gone')
    expect(await cy.refused('GET', `/api/rooms/${room}`)).to.equal('404 notFound')
    expect(JSON.stringify([heard, gone]), 'what is not listed').not.to.include(hidden.id)
  })

  it('tell the page of a club of tables that are gone at the other one, known here or not', async () => {
    const pair = await two()
    const ada = await Guest.arrive(pair[0].url, 'Ada')
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const rooms = [await ada.open({ club: club.id }), await ada.open({ club: club.id })]
    for (const { id } of rooms) await ada.sit(id, 0)
    // A server that has only just begun: of the first of these tables nobody there has ever heard anything.
    const late = await startServer({ config: pair[0].config })
    const far = ada.movedTo(late.url)
    const page = await far.socket('lobby')
    let told = 0
    page.on('people', () => told++)
    page.emit('club', club.id)
    page.emit('list', {})
    await new Promise(shown => page.once('rooms', shown))
    await ada.patch(`/api/rooms/${rooms[1]!.id}`, { title: 'Another' })
    await until(() => told > 0, 'the title')
    for (const [i, { id }] of rooms.entries()) {
      expect((await far.get<ClubPage>(`/api/clubs/${club.id}`)).rooms).to.have.length(2 - i)
      const before = told
      await ada.delete(`/api/rooms/${id}/seats/0`)
      await until(() => told > before, 'the page to be told')
    }
    expect((await far.get<ClubPage>(`/api/clubs/${club.id}`)).rooms).to.deep.equal([])
    await Promise.all([...pair, late].map(server => server.end()))
  })

  it('tell members everywhere of what is said in their club, and nobody else', async () => {
    const [one, other] = servers
    const ada = await Guest.arrive(one.url, 'Ada')
    const bea = (await Guest.arrive(one.url, 'Bea')).movedTo(other.url)
    const eve = (await Guest.arrive(one.url, 'Eve')).movedTo(other.url)
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const path = `/api/clubs/${club.id}`
    const { token } = await ada.post<{ token: string }>(`${path}/link`)
    await bea.post('/api/invitation/join', { token })
    const heard: string[] = []
    for (const guest of [bea, eve])
      (await guest.socket('lobby')).on('clubTalk', () => heard.push(guest.me.name))
    await ada.post(`${path}/talk`, { text: 'hello' })
    await until(() => heard.length > 0, 'the news at the other server')
    const { messages } = await bea.post<ClubTalk>(`${path}/talk`, { text: 'hello back', answers: '1' })
    expect(messages.map(({ id, text }) => [id, text])).to.deep.equal([
      ['1', 'hello'],
      ['2', 'hello back'],
    ])
    await until(() => heard.length > 1, 'the second message')
    expect(heard).to.deep.equal(['Bea', 'Bea'])
  })

  it('open one rematch', async () => {
    const { room, guests, seats } = await apart(2, { options: { rounds: 1 } })
    await playOut(seats, chance(8))
    const rematches = await Promise.all(guests.map(guest => guest.post<Room>(`/api/rooms/${room}/rematch`)))
    expect(rematches[0]!.id).to.equal(rematches[1]!.id)
    const { rooms } = await guests[0]!.get<RoomPage>('/api/rooms?mine=1&status=open')
    expect(rooms.map(({ id }) => id)).to.deep.equal([rematches[0]!.id])
  })

  it('keep drafts and looks for every page of a seat, at whatever server', async () => {
    const { room, guests, seats } = await apart(2)
    const tab = await guests[1]!.movedTo(servers[0].url).watch(room)
    await until(() => tab.table, 'the second page')
    const heard = (seat: Seat, event: string) =>
      seat.heard.filter(([name]) => name === event).map(([, ...what]) => what)
    const { move, args } = anyMove(seats[1]!, chance(1))!
    seats[1]!.socket.emit('draft', args[0], { move, args })
    seats[1]!.socket.emit('looked', { line: 1, step: 0 })
    await until(() => heard(tab, 'looked').length > 0, 'the look')
    await until(() => heard(tab, 'draft').length > 0, 'the draft')
    expect(heard(tab, 'draft')[0]).to.deep.equal([args[0], { move, args }])
    expect([heard(seats[0]!, 'draft'), heard(seats[0]!, 'looked')]).to.deep.equal([[], []])
  })

  it('end sessions everywhere', async () => {
    const { room, guests, seats } = await apart(2)
    const eve = guests[1]!.movedTo(servers[0].url)
    const watching = await eve.watch(room)
    await until(() => watching.table?.seat === '1', 'the view of the seat')
    await guests[1]!.delete('/api/me/sessions')
    await until(() => !watching.socket.connected && !seats[1]!.socket.connected, 'the end of the sockets')
    expect(seats[0]!.socket.connected).to.equal(true)
  })

  it('bring a guest’s seat to whoever they turn out to be, and let go of whoever leaves for good', async () => {
    const { room, guests, seats } = await apart(2)
    const zoe = await Guest.arrive(servers[0].url, 'Zoe')
    const { code } = await zoe.post<{ code: string }>('/api/me/recovery')
    await guests[1]!.post('/api/account/recovery', { code })
    const pages = [await zoe.watch(room), await guests[1]!.watch(room)]
    await until(() => pages.every(({ table }) => table?.seat === '1'), 'the view of the seat')
    const sitting = (person: string | null) => async () =>
      (await Promise.all(servers.map(server => roomAt(server, room)))).every(
        ({ seats }) => seats[1]!.person === person,
      )
    await until(sitting(zoe.me.id), 'the seat to be hers')
    await zoe.post('/api/me/farewell', { name: 'Zoe' })
    await until(() => pages.every(({ socket }) => !socket.connected), 'the end of the sockets')
    await until(sitting(null), 'the seat to be free')
    expect(seats[0]!.socket.connected).to.equal(true)
  })

  it('let one of them think for a bot, however many look at the table', async () => {
    /** What the bot saw whenever it thought. Where somebody moves meanwhile it thinks anew, and of something else. */
    const thoughts: { view: string; at: number }[] = []
    const high: GameModule['bots'][string] = (view, seat, random) => {
      thoughts.push({ view: JSON.stringify(view), at: performance.now() })
      return toyModule.bots.high!(view, seat, random)
    }
    const game: GameModule = { ...toyModule, bots: { ...toyModule.bots, high } }
    const pair = await two({ games: [game], config: { botDelay: 20 } })
    const ada = await Guest.arrive(pair[0].url, 'Ada')
    const { id } = await ada.open({ seats: 2, options: { rounds: 5 } })
    await ada.put(`/api/rooms/${id}/seats/1/bot`, { bot: 'high' })
    await ada.start(id)
    const seat = await ada.watch(id)
    const watcher = await Guest.stranger(pair[1].url).watch(id)
    await until(() => seat.table && watcher.table, 'the tables')
    while (seat.room!.status !== 'finished') {
      const move = anyMove(seat, chance(thoughts.length))
      if (move) await seat.move(move.move, ...move.args)
      await pause(5)
    }
    await until(() => watcher.room!.status === 'finished' && watcher.step === seat.step, 'the end, elsewhere')
    expect(watcher.gaps).to.equal(0)
    expect(thoughts.length).to.be.above(5)
    // A machine that stood still for seconds in between looks like a process that is gone: another one may think then.
    const isTwice = ({ view, at }: (typeof thoughts)[number], i: number) =>
      thoughts.slice(0, i).some(before => before.view === view && at - before.at < 1000)
    expect(thoughts.filter(isTwice), 'nothing is thought twice').to.deep.equal([])
    await Promise.all(pair.map(server => server.end()))
  })

  it('count together how many rooms somebody opens, and how many guests come', async () => {
    const limits = { ...UNLIMITED, openRooms: 3, guests: 4 }
    const pair = await two({ config: { limits } })
    const ada = await Guest.arrive(pair[0].url, 'Ada')
    const both = [ada, ada.movedTo(pair[1].url)]
    const wish = { game: 'toy', seats: 2 }
    const opening = Array.from({ length: 8 }, (_, i) => both[i % 2]!.ask('POST', '/api/rooms', wish))
    const opened = (await Promise.all(opening)).filter(({ status }) => status === 201)
    expect(opened).to.have.length(3)
    for (const i of [0, 1, 1]) await Guest.arrive(pair[i]!.url)
    expect(await Guest.stranger(pair[0].url).refused('GET', '/api/me')).to.equal('429 tooMany')
    await Promise.all(pair.map(server => server.end()))
  })

  it('say again who is there when that was forgotten: they were taken for gone, or the database has crashed', async () => {
    const forgotten = await two()
    const { room, guests } = await playing(forgotten[0].url, 2)
    const far = await guests[1]!.movedTo(forgotten[1].url).watch(room)
    const near = await guests[0]!.watch(room)
    const db = new Database(forgotten[0].config.database)
    const putDown = async () => (await db.all('select 1 from here')).length
    await until(async () => far.table && near.table && (await putDown()) === 2, 'both to be there')
    await db.run('delete from processes')
    await db.run('delete from here')
    await until(async () => (await putDown()) === 2, 'both to be there again')
    await until(
      () => [near, far].every(({ room }) => room!.seats.every(({ online }) => online)),
      'both to see it',
    )
    await db.close()
    await Promise.all(forgotten.map(server => server.end()))
  })

  it('find out by themselves what nobody told them', async () => {
    const deaf = await two()
    const { room, guests } = await playing(deaf[0].url, 2)
    const far = await guests[1]!.movedTo(deaf[1].url).watch(room)
    await until(() => far.table, 'the table')
    const { seats } = { seats: [await guests[0]!.watch(room)] }
    await until(() => seats[0]!.table, 'the table')
    const page = await guests[1]!.movedTo(deaf[1].url).socket('lobby')
    let told = 0
    page.on('people', () => told++)
    const url = deaf[0].config.database
    const db = new Database(url)
    // Nobody listens any more.
    await db.run(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'starboard news' and datname = current_database()`,
    )
    const move = anyMove(seats[0]!, chance(1))!
    await seats[0]!.move(move.move, ...move.args)
    await until(() => far.step === 1, 'the move')
    noGaps([far])
    await until(() => told > 0, 'pages of people and clubs to read again')
    await db.close()
    await Promise.all(deaf.map(server => server.end()))
  })
})

describe('lobby: news between servers', () => {
  it('are sent in pieces that one notification holds', () => {
    const news = Array.from({ length: 500 }, (_, i) => ({
      room: `room-number-${i}`,
      step: i,
      version: 1,
      chat: 0,
    }))
    const texts = bundles([...news, 'ada'])
    expect(texts.every(text => text.length < 7900)).to.equal(true)
    expect(texts.flatMap(text => JSON.parse(text))).to.deep.equal([...news, 'ada'])
    expect(bundles([])).to.deep.equal([])
  })
})
