import { expect } from 'chai'
import type { LobbyChanges, Problem, Room, RoomPage, SeatKey } from '../../lobby/protocol.ts'
import { passTime, presentTime } from './support/clock.ts'
import { Guest, pause, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { chance, playing, playOut, seated, seatNames } from './support/tables.ts'

const HOUR = 3_600_000

describe('lobby: rooms', () => {
  let server: TestServer
  let ada: Guest
  let bea: Guest
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())
  afterEach(presentTime)
  beforeEach(async () => {
    ada = await Guest.arrive(server.url, 'Ada')
    bea = await Guest.arrive(server.url, 'Bea')
  })

  describe('sessions', () => {
    it('gives a newcomer a name and a cookie that scripts cannot read, and knows them again', async () => {
      const guest = Guest.stranger(server.url)
      const { headers, body } = await guest.ask<{ id: string; name: string }>('GET', '/api/me')
      expect(headers.getSetCookie().join())
        .to.match(/httponly/i)
        .and.match(/samesite=lax/i)
      expect(body.name).to.match(/^[A-Z][a-z]+ \d\d$/)
      expect(await guest.get('/api/me')).to.deep.equal(body)
    })
    it('renames a guest at every table, to plain text only', async () => {
      const room = await ada.open()
      expect(
        await ada.patch('/api/me', { name: '  Ada\u0000\n <b>L</b>\u202e ', language: 'ja' }),
      ).to.deep.equal({
        id: ada.me.id,
        name: 'Ada <b>L</b>',
        language: 'ja',
        played: {},
        known: {},
      })
      expect(seatNames(await ada.get(`/api/rooms/${room.id}`))).to.deep.equal(['Ada <b>L</b>', ''])
      for (const name of ['', '   ', 'x'.repeat(33), 7, null])
        expect(await ada.refused('PATCH', '/api/me', { name })).to.equal('400 badRequest')
    })
    it('believes no cookie that it has not signed', async () => {
      const forger = Guest.stranger(server.url)
      const headers = { cookie: `starboard=${ada.me.id}; starboard.sig=AAAAAAAAAAAAAAAAAAAAAAAAAAA` }
      const { status, body } = await forger.ask<Problem>(
        'POST',
        '/api/rooms',
        { game: 'toy', seats: 2 },
        headers,
      )
      expect([status, body.error]).to.deep.equal([401, 'noSession'])
    })
    it('refuses to change anything for a foreign page, or without JSON', async () => {
      const foreign = { origin: 'https://elsewhere.example' }
      const room = { game: 'toy', seats: 2 }
      expect((await ada.ask<Problem>('POST', '/api/rooms', room, foreign)).body.error).to.equal('badOrigin')
      const form = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await ada.ask<Problem>('POST', '/api/rooms', 'game=toy', form)).body.error).to.equal(
        'badRequest',
      )
      expect((await ada.ask<Problem>('POST', '/api/rooms', room, { origin: server.url })).status).to.equal(
        201,
      )
    })
  })

  describe('opening', () => {
    it('makes the creator host, on the first seat', async () => {
      const room = await ada.open({ title: ' Saturday\tnight ', seats: 3, options: { rounds: 3 } })
      expect(room).to.deep.include({
        game: 'toy',
        title: 'Saturday night',
        status: 'open',
        host: ada.me.id,
        options: { rounds: 3 },
        listed: true,
        locked: false,
        privateTalk: false,
        rated: false,
        steps: 0,
        waitingFor: [],
        winners: [],
        rematch: null,
        formers: [],
        from: null,
      })
      expect(room.seats.map(({ person }) => person)).to.deep.equal([ada.me.id, null, null])
      expect(room.id).to.match(/^[\w-]{16}$/)
    })
    it('refuses what is no game, no size, no option', async () => {
      const refusals = [
        [{ game: 'nothing', seats: 2 }, '404 notFound'],
        [{ game: 'constructor', seats: 2 }, '404 notFound'],
        [{ game: 'toy', seats: 1 }, '400 badSeats'],
        [{ game: 'toy', seats: 5 }, '400 badSeats'],
        [{ game: 'toy', seats: 5_000_000 }, '400 badRequest'],
        [{ game: 'toy', seats: 2, options: { rounds: 99 } }, '400 badOptions'],
        [{ game: 'toy', seats: 2, options: { unheardOf: 1 } }, '400 badOptions'],
        [{ game: 'toy', seats: 2, options: { handicap: 2 } }, '400 badOptions'],
        [{ game: 'toy', seats: 2, title: 'x'.repeat(61) }, '400 badRequest'],
        [{ game: 'toy', seats: 2, surprise: true }, '400 badRequest'],
        ['[1]', '400 badRequest'],
        ['{"game":', '400 badRequest'],
      ] as const
      for (const [body, problem] of refusals)
        expect(await ada.refused('POST', '/api/rooms', body), JSON.stringify(body)).to.equal(problem)
    })
    it('refuses a body that is too large', async () => {
      expect(await ada.refused('POST', '/api/rooms', { title: 'x'.repeat(20_000) })).to.equal('413 tooLarge')
    })
  })

  describe('seats', () => {
    it('seats people, moves them, and lets them stand up', async () => {
      const { id } = await ada.open({ seats: 3 })
      expect(seatNames(await bea.sit(id, 2))).to.deep.equal(['Ada', '', 'Bea'])
      expect(seatNames(await bea.sit(id, 1))).to.deep.equal(['Ada', 'Bea', ''])
      expect(await bea.refused('PUT', `/api/rooms/${id}/seats/0`, {})).to.equal('409 seatTaken')
      expect(await bea.refused('PUT', `/api/rooms/${id}/seats/3`, {})).to.equal('404 notFound')
      expect(seatNames(await bea.delete(`/api/rooms/${id}/seats/1`))).to.deep.equal(['Ada', '', ''])
    })
    it('gives one seat to one of many who want it at the same moment', async () => {
      const { id } = await ada.open({ seats: 2 })
      const crowd = await Promise.all(Array.from({ length: 8 }, () => Guest.arrive(server.url)))
      const answers = await Promise.all(crowd.map(guest => guest.ask('PUT', `/api/rooms/${id}/seats/1`, {})))
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, ...Array(7).fill(409)])
    })
    it('lets the host, and nobody else, empty seats and seat bots', async () => {
      const { id } = await ada.open({ seats: 3 })
      await bea.sit(id, 1)
      expect(await bea.refused('DELETE', `/api/rooms/${id}/seats/0`)).to.equal('403 notHost')
      expect(await bea.refused('PUT', `/api/rooms/${id}/seats/2/bot`, { bot: 'random' })).to.equal(
        '403 notHost',
      )
      expect(await ada.refused('PUT', `/api/rooms/${id}/seats/2/bot`, { bot: 'toString' })).to.equal(
        '400 badRequest',
      )
      expect(await ada.refused('PUT', `/api/rooms/${id}/seats/1/bot`, { bot: 'random' })).to.equal(
        '409 seatTaken',
      )
      expect(seatNames(await ada.put(`/api/rooms/${id}/seats/2/bot`, { bot: 'random' }))).to.deep.equal([
        'Ada',
        'Bea',
        'random',
      ])
      expect(seatNames(await ada.delete(`/api/rooms/${id}/seats/1`))).to.deep.equal(['Ada', '', 'random'])
      expect(seatNames(await ada.delete(`/api/rooms/${id}/seats/2/bot`))).to.deep.equal(['Ada', '', ''])
    })
    it('passes the host on when the host leaves, and closes a room that everybody has left', async () => {
      const { id } = await ada.open({ seats: 3 })
      await bea.sit(id, 2)
      expect((await ada.delete<Room>(`/api/rooms/${id}/seats/0`)).host).to.equal(bea.me.id)
      expect(await ada.refused('PATCH', `/api/rooms/${id}`, { title: 'mine' })).to.equal('403 notHost')
      await bea.delete(`/api/rooms/${id}/seats/2`)
      expect(await bea.refused('GET', `/api/rooms/${id}`)).to.equal('404 notFound')
    })
    it('asks for the password, once, and never shows it', async () => {
      const room = await ada.open({ password: 'open sesame' })
      expect(room.locked).to.equal(true)
      expect(JSON.stringify(room)).not.to.include('sesame')
      expect(await bea.refused('PUT', `/api/rooms/${room.id}/seats/1`, {})).to.equal('403 wrongPassword')
      expect(await bea.refused('PUT', `/api/rooms/${room.id}/seats/1`, { password: 'x' })).to.equal(
        '403 wrongPassword',
      )
      await bea.sit(room.id, 1, 'open sesame')
      expect((await ada.patch<Room>(`/api/rooms/${room.id}`, { password: null })).locked).to.equal(false)
    })
  })

  describe('before the start', () => {
    it('lets the host change everything, and asks everybody again after new options', async () => {
      const { room, guests } = await seated(server.url, 2, { seats: 2 })
      const [host, guest] = guests as [Guest, Guest]
      const changed = await host.patch<Room>(`/api/rooms/${room}`, {
        seats: 4,
        title: 'Long one',
        listed: false,
      })
      expect(changed).to.deep.include({ title: 'Long one', listed: false })
      expect(changed.seats.map(({ ready }) => ready)).to.deep.equal([false, true, false, false])
      const options = await host.patch<Room>(`/api/rooms/${room}`, { options: { rounds: 5 } })
      expect(options.seats[1]!.ready).to.equal(false)
      expect(await host.refused('PATCH', `/api/rooms/${room}`, { options: { rounds: 0 } })).to.equal(
        '400 badOptions',
      )
      expect(await guest.refused('PATCH', `/api/rooms/${room}`, { seats: 3 })).to.equal('403 notHost')
      expect((await host.patch<Room>(`/api/rooms/${room}`, { seats: 2 })).seats).to.have.length(2)
    })
    it('lets the host alone change who finds a running match, and nothing else of it', async () => {
      const { room, guests } = await playing(server.url, 2, { listed: false, title: 'mine' })
      const [host, guest] = guests as [Guest, Guest]
      const isListed = async () => {
        const { rooms } = await Guest.stranger(server.url).get<RoomPage>('/api/rooms?status=playing')
        return rooms.some(({ id }) => id === room)
      }
      const path = `/api/rooms/${room}`
      expect(await isListed()).to.equal(false)
      expect(await guest.refused('PATCH', path, { listed: true })).to.equal('403 notHost')
      expect(await host.patch<Room>(path, { listed: true })).to.include({ listed: true, status: 'playing' })
      expect(await isListed()).to.equal(true)
      for (const changes of [
        {},
        { title: 'x' },
        { listed: false, title: 'x' },
        { listed: false, rated: true },
      ])
        expect(await host.refused('PATCH', path, changes)).to.equal('409 notOpen')
      await host.patch<Room>(path, { listed: false })
      expect(await isListed()).to.equal(false)
      await host.post(`${path}/end`, { end: 'void' })
      await guest.put(`${path}/end`, { agree: true })
      expect(await host.refused('PATCH', path, { listed: true }), 'over').to.equal('409 notOpen')
    })

    it('takes no seat away from anybody when the room shrinks', async () => {
      const { room, guests } = await seated(server.url, 3)
      expect(await guests[0]!.refused('PATCH', `/api/rooms/${room}`, { seats: 2 })).to.equal('409 seatTaken')
    })
    it('starts only for the host, with enough people, all ready', async () => {
      const { id } = await ada.open({ seats: 3 })
      expect(await ada.refused('POST', `/api/rooms/${id}/start`, {})).to.equal('400 badSeats')
      await bea.sit(id, 2)
      expect(await ada.refused('POST', `/api/rooms/${id}/start`, {})).to.equal('409 notReady')
      await bea.ready(id)
      expect(await bea.refused('POST', `/api/rooms/${id}/start`, {})).to.equal('403 notHost')
      expect((await ada.start(id)).status).to.equal('playing')
      expect(await ada.refused('POST', `/api/rooms/${id}/start`, {})).to.equal('409 notOpen')
      expect(await ada.refused('PATCH', `/api/rooms/${id}`, { seats: 4 })).to.equal('409 notOpen')
      expect(await bea.refused('PUT', `/api/rooms/${id}/ready`, { ready: false })).to.equal('409 notOpen')
    })
    it('drops free seats at the start, and options that name a seat go with the seat', async () => {
      const { id } = await ada.open({ seats: 4, options: { handicap: 3 } })
      await bea.sit(id, 3)
      await bea.ready(id)
      const room = await ada.start(id)
      expect(seatNames(room)).to.deep.equal(['Ada', 'Bea'])
      expect(room.options).to.deep.equal({ handicap: 1 })
      expect(room.waitingFor).to.deep.equal(['0', '1'])
      expect((await bea.seat(id)).seat).to.equal('1')
    })
    it('refuses to start where an option names a free seat', async () => {
      const { id } = await ada.open({ seats: 4, options: { handicap: 2 } })
      await bea.sit(id, 3)
      await bea.ready(id)
      expect(await ada.refused('POST', `/api/rooms/${id}/start`, {})).to.equal('400 badOptions')
    })
  })

  describe('the list', () => {
    it('pages from the newest to the oldest, every room once, and shows no unlisted room', async () => {
      const own = await startServer()
      const host = await Guest.arrive(own.url)
      const ids: string[] = []
      for (let i = 0; i < 11; i++) ids.unshift((await host.open({ title: String(i) })).id)
      const hidden = await host.open({ listed: false })
      const pages: string[][] = []
      let before: string | null = ''
      while (before !== null) {
        const query: string = `/api/rooms?limit=4${before && `&before=${before}`}`
        const page: RoomPage = await host.get<RoomPage>(query)
        pages.push(page.rooms.map(({ id }) => id))
        before = page.before
      }
      expect(pages.map(({ length }) => length)).to.deep.equal([4, 4, 3])
      expect(new Set(pages.flat())).to.deep.equal(new Set(ids))
      const mine = await host.get<RoomPage>('/api/rooms?mine=1&limit=1')
      expect(mine.rooms.map(({ id }) => id)).to.deep.equal([hidden.id])
      expect(await Guest.stranger(own.url).refused('GET', '/api/rooms?mine=1')).to.equal('401 noSession')
      await own.end()
    })
    it('filters by game and by status', async () => {
      const { id } = await ada.open()
      const { room } = await playing(server.url)
      const find = async (query: string) =>
        (await ada.get<RoomPage>(`/api/rooms?${query}`)).rooms.map(r => r.id)
      expect(await find('status=playing'))
        .to.include(room)
        .and.not.include(id)
      expect(await find('status=open,playing&game=toy')).to.include.members([room, id])
      expect(await find('game=other')).to.deep.equal([])
      for (const query of ['status=sleeping', 'limit=0', 'limit=1e3', 'before=x', 'unheard=of'])
        expect(await ada.refused('GET', `/api/rooms?${query}`), query).to.equal('400 badRequest')
    })
    it('is kept up to date without asking again', async () => {
      const socket = await bea.socket('lobby')
      const heard: [string, unknown][] = []
      socket.onAny((event, message) => heard.push([event, message]))
      const changes = () =>
        heard.flatMap(([event, told]) => (event === 'changes' ? [told as LobbyChanges] : []))
      const news = (what: 'room' | 'gone', id: string) =>
        changes().some(({ rooms, gone }) =>
          (what === 'gone' ? gone : rooms.map(room => room.id)).includes(id),
        )
      socket.emit('list', { game: 'toy' })
      await until(() => heard.some(([event]) => event === 'rooms'), 'the list')
      const { id } = await ada.open({ title: 'news' })
      await until(() => news('room', id), 'the new room')
      await ada.patch(`/api/rooms/${id}`, { listed: false })
      await until(() => news('gone', id), 'the room that is not listed any more')
      heard.length = 0
      await ada.patch(`/api/rooms/${id}`, { listed: true })
      await until(() => news('room', id), 'the room again')
      heard.length = 0
      await ada.delete(`/api/rooms/${id}/seats/0`)
      await until(() => news('gone', id), 'the room that was closed')
      socket.emit('list', null)
      await bea.get('/api/me')
      heard.length = 0
      await ada.open({ title: 'unheard' })
      await bea.get('/api/me')
      expect(heard).to.deep.equal([])
    })
    it('tells people of their own rooms, listed or not, and nobody else of those that are not', async () => {
      const heard = { ada: [] as string[], bea: [] as string[] }
      for (const [name, guest] of Object.entries({ ada, bea }) as ['ada' | 'bea', typeof ada][]) {
        const socket = await guest.socket('lobby')
        const hear = ({ id, title }: Room) => heard[name].push(`${id} ${title}`)
        socket.on('room', hear)
        socket.on('changes', ({ rooms }: LobbyChanges) => rooms.forEach(hear))
        socket.emit('list', {})
        await new Promise<void>(listed => socket.once('rooms', () => listed()))
      }
      const { id } = await ada.open({ title: 'before', listed: false })
      await ada.patch(`/api/rooms/${id}`, { title: 'after' })
      await until(() => heard.ada.includes(`${id} after`), 'news of the own room')
      const open = await ada.open({ title: 'for all' })
      await until(() => heard.bea.includes(`${open.id} for all`), 'news of a listed room')
      expect(heard.bea.filter(news => news.startsWith(id))).to.deep.equal([])
    })
    it('shows one room live, with who is there', async () => {
      const { id } = await ada.open()
      const socket = await ada.socket('lobby')
      let room: Room | undefined
      socket.on('room', news => {
        room = news
      })
      socket.emit('room', id)
      await until(() => room?.seats[0]?.online, 'the host to be online')
      await bea.sit(id, 1)
      await until(() => room?.seats[1]?.name === 'Bea', 'the second player')
      expect(room!.seats[1]!.online).to.equal(false)
      const gone = new Promise(told => socket.once('gone', told))
      socket.emit('room', 'nothing-of-the-kind')
      expect(await gone).to.equal('nothing-of-the-kind')
    })
  })

  it('says when play began, which is not when the room was opened', async () => {
    const { room, guests } = await seated(server.url)
    const open = await ada.get<Room>(`/api/rooms/${room}`)
    expect(open.startedAt).to.equal(null)
    await pause(20)
    const before = Date.now()
    const { startedAt } = await guests[0]!.start(room)
    expect(startedAt).to.be.within(before, Date.now())
    await guests[1]!.put(`/api/rooms/${room}/seats/1/bot`, { bot: 'random' })
    server = await server.restart()
    const visitor = await Guest.arrive(server.url)
    const { rooms } = await visitor.get<RoomPage>('/api/rooms?status=playing')
    expect(rooms.find(({ id }) => id === room)).to.deep.include({ startedAt, createdAt: open.createdAt })
  })

  describe('after the game', () => {
    it('opens one rematch for everybody, with the same seats and options', async () => {
      const { room, guests, seats } = await playing(server.url, 2, { options: { rounds: 1 }, title: 'Again' })
      const [host, guest] = guests as [Guest, Guest]
      expect(await host.refused('POST', `/api/rooms/${room}/rematch`, {})).to.equal('409 notFinished')
      await playOut(seats, chance(1))
      expect(await ada.refused('POST', `/api/rooms/${room}/rematch`, {})).to.equal('403 notSeated')
      const { updatedAt: ended } = await ada.get<Room>(`/api/rooms/${room}`)
      const [one, two] = await Promise.all([
        guest.post<Room>(`/api/rooms/${room}/rematch`),
        host.post<Room>(`/api/rooms/${room}/rematch`),
      ])
      expect(one.id).to.equal(two.id).and.not.equal(room)
      expect(one).to.deep.include({ status: 'open', title: 'Again', options: { rounds: 1 } })
      expect(seatNames(one)).to.deep.equal(['Ada', 'Bea'])
      await until(() => seats.every(({ room: seen }) => seen?.rematch === one.id), 'word of the rematch')
      expect((await ada.get<Room>(`/api/rooms/${room}`)).updatedAt, 'when it ended').to.equal(ended)
      expect(await host.refused('DELETE', `/api/rooms/${room}/seats/0`)).to.equal('409 notPlaying')
    })
  })

  describe('personal links', () => {
    it('continue a seat in another session', async () => {
      const { room, guests } = await playing(server.url)
      const { seat, key } = await guests[1]!.seat(room)
      const phone = await Guest.arrive(server.url)
      expect(await phone.refused('GET', `/api/rooms/${room}/seat`)).to.equal('403 notSeated')
      expect(await phone.refused('POST', `/api/rooms/${room}/claim`, { seat, key: `${key}x` })).to.equal(
        '403 wrongKey',
      )
      expect(await phone.refused('POST', `/api/rooms/${room}/claim`, { seat: '0', key })).to.equal(
        '403 wrongKey',
      )
      await phone.post(`/api/rooms/${room}/claim`, { seat, key })
      expect(await phone.get<SeatKey>(`/api/rooms/${room}/seat`)).to.deep.equal({ seat, key })
      const table = await phone.watch(room)
      await until(() => table.table, 'the table')
      expect(table.table!.seat).to.equal('1')
      const mine = await phone.get<RoomPage>('/api/rooms?mine=1')
      expect(mine.rooms.map(({ id }) => id)).to.deep.equal([room])
      expect(mine.seats).to.deep.equal({ [room]: '1' })
      expect((await phone.get<RoomPage>('/api/rooms')).seats).to.equal(undefined)
      expect(await guests[0]!.refused('POST', `/api/rooms/${room}/claim`, { seat, key })).to.equal(
        '409 alreadySeated',
      )
    })
    it('end when the seat is given up', async () => {
      const { room, guests, seats } = await playing(server.url, 3)
      const { seat, key } = await guests[2]!.seat(room)
      const phone = await Guest.arrive(server.url)
      await phone.post(`/api/rooms/${room}/claim`, { seat, key })
      const table = await phone.watch(room)
      await until(() => table.table, 'the table')
      await guests[2]!.delete(`/api/rooms/${room}/seats/2`)
      await until(() => table.denied.length > 0 && seats[2]!.denied.length > 0, 'both to be told')
      expect(table.denied[0]!.error).to.equal('notYourSeat')
      expect(await phone.refused('POST', `/api/rooms/${room}/claim`, { seat, key })).to.equal('403 wrongKey')
      expect(await table.move('choose', 1, '1')).to.have.nested.property('problem.error', 'notSeated')
    })
  })

  describe('during play', () => {
    it('lets somebody else take a seat that was left, who then sees what it sees', async () => {
      const { room, guests } = await playing(server.url, 2)
      expect(await ada.refused('PUT', `/api/rooms/${room}/seats/1`, {})).to.equal('409 seatTaken')
      await ada.patch('/api/me', { name: 'Eve' })
      const watching = await ada.watch(room)
      await until(() => watching.table?.seat === null, 'the view of a spectator')
      await guests[1]!.delete(`/api/rooms/${room}/seats/1`)
      await ada.sit(room, 1)
      await until(() => watching.table?.seat === '1', 'the view of the seat')
      expect(watching.room!.seats[1]!.name).to.equal('Eve')
    })
    it('protects players who are there from the host', async () => {
      const { room, guests } = await playing(server.url, 2)
      const [host, guest] = guests as [Guest, Guest]
      await until(async () => (await host.get<Room>(`/api/rooms/${room}`)).seats[1]!.online)
      expect(await host.refused('DELETE', `/api/rooms/${room}/seats/1`)).to.equal('409 stillHere')
      expect(await host.refused('PUT', `/api/rooms/${room}/seats/1/bot`, { bot: 'random' })).to.equal(
        '409 stillHere',
      )
      guest.leave()
      await until(() => true)
      const socket = await host.socket('lobby')
      let seen: Room | undefined
      socket.on('room', news => {
        seen = news
      })
      socket.emit('room', room)
      await until(() => seen && !seen.seats[1]!.online, 'the player to be away')
      expect(seatNames(await host.put(`/api/rooms/${room}/seats/1/bot`, { bot: 'random' }))[1]).to.equal(
        'random',
      )
      expect(await host.refused('DELETE', `/api/rooms/${room}/seats/1/bot`)).to.equal('403 notYourSeat')
      expect(seatNames(await guest.delete(`/api/rooms/${room}/seats/1/bot`))[1]).to.equal('Bea')
    })
    it('keeps the seat of a player whose connection broke, where a bot may play until they are back', async () => {
      const patient = await startServer({ config: { seatKept: 600_000 } })
      const { room, guests } = await playing(patient.url, 3)
      const [host, bea, cy] = guests as [Guest, Guest, Guest]
      bea.leave()
      await until(async () => !(await host.get<Room>(`/api/rooms/${room}`)).seats[1]!.online)
      const kick = () => host.refused('DELETE', `/api/rooms/${room}/seats/1`)
      expect(await kick()).to.equal('409 mayComeBack')
      await host.put(`/api/rooms/${room}/seats/1/bot`, { bot: 'random' })
      expect(await kick(), 'with a bot in it').to.equal('409 mayComeBack')
      const back = await bea.delete<Room>(`/api/rooms/${room}/seats/1/bot`)
      expect(back.seats[1]).to.deep.include({ person: bea.me.id, bot: null })
      expect(await bea.watch(room).then(seat => until(() => seat.table?.seat === '1'))).to.equal(undefined)
      const stands = await cy.delete<Room>(`/api/rooms/${room}/seats/2`)
      expect(stands.seats[2]!.person, 'who gives their own seat up need not wait').to.equal(null)
      for (const guest of guests) guest.leave()
      await patient.end()
    })
    it('lets the host empty a seat whose player has been away for long, who may sit down there again', async () => {
      const hasty = await startServer({ config: { seatKept: HOUR } })
      const { room, guests } = await playing(hasty.url, 2)
      const [host, bea] = guests as [Guest, Guest]
      const kick = () => host.ask<Room & Problem>('DELETE', `/api/rooms/${room}/seats/1`)
      passTime(HOUR)
      expect((await kick()).body.error, 'it counts from when they left').to.equal('stillHere')
      bea.leave()
      await until(async () => !(await host.get<Room>(`/api/rooms/${room}`)).seats[1]!.online)
      expect((await kick()).body.error).to.equal('mayComeBack')
      passTime(HOUR)
      expect((await kick()).status, 'the seat is emptied').to.equal(200)
      expect((await bea.sit(room, 1)).seats[1]!.person).to.equal(bea.me.id)
      for (const guest of guests) guest.leave()
      await hasty.end()
    })
    it('lets every player, and no spectator, bring in a bot for the host who is away', async () => {
      const { room, guests } = await playing(server.url, 3)
      const [host, bea, cy] = guests as [Guest, Guest, Guest]
      const bot = { bot: 'random' }
      await until(async () => (await bea.get<Room>(`/api/rooms/${room}`)).seats.every(({ online }) => online))
      expect(await bea.refused('PUT', `/api/rooms/${room}/seats/0/bot`, bot)).to.equal('403 notHost')
      host.leave()
      cy.leave()
      await until(async () => {
        const { seats } = await bea.get<Room>(`/api/rooms/${room}`)
        return !seats[0]!.online && !seats[2]!.online
      })
      expect(await ada.refused('PUT', `/api/rooms/${room}/seats/0/bot`, bot)).to.equal('403 notHost')
      expect(await bea.refused('DELETE', `/api/rooms/${room}/seats/0`)).to.equal('403 notHost')
      for (const seat of [0, 2]) await bea.put(`/api/rooms/${room}/seats/${seat}/bot`, bot)
      const back = await host.delete<Room>(`/api/rooms/${room}/seats/0/bot`)
      expect(back.seats.map(one => one.bot)).to.deep.equal([null, null, 'random'])
    })
    it('takes nobody for away who has had no time to come back after a restart', async () => {
      const restless = await startServer({ config: { grace: 600 } })
      const { room, guests } = await playing(restless.url, 3)
      const lobby = await guests[0]!.open({ title: 'in no memory yet' })
      await guests[2]!.delete(`/api/rooms/${room}/seats/2`)
      const port = Number(new URL(restless.url).port)
      for (const guest of guests) guest.leave()
      const again = await restless.restart({ config: { port } })
      const [host, guest] = guests as [Guest, Guest]
      const seen = async () => (await host.get<Room>(`/api/rooms/${room}`)).seats.map(({ online }) => online)
      expect(await seen(), 'a free seat has nobody to wait for').to.deep.equal([null, null, false])
      expect(await host.refused('PUT', `/api/rooms/${room}/seats/1/bot`, { bot: 'random' })).to.equal(
        '409 stillHere',
      )
      expect(await guest.refused('PUT', `/api/rooms/${room}/seats/2/bot`, { bot: 'random' })).to.equal(
        '403 notHost',
      )
      const back = await host.watch(room)
      await until(() => back.room?.seats[0]?.online, 'the host to be back')
      expect(back.room!.seats[1]!.online).to.equal(null)
      const page = await host.socket('lobby')
      const lists: (boolean | null)[] = []
      const see = ({ rooms }: Pick<RoomPage, 'rooms'>) => {
        lists.push(rooms.find(({ id }) => id === lobby.id)!.seats[0]!.online)
      }
      page.on('rooms', see).on('changes', see)
      page.emit('list', { game: 'toy' })
      await until(() => back.room?.seats[1]?.online === false, 'the other player to be away')
      await until(() => lists.length === 2, 'the list to be told again')
      expect(lists).to.deep.equal([null, false])
      await host.put(`/api/rooms/${room}/seats/1/bot`, { bot: 'random' })
      for (const one of guests) one.leave()
      await again.end()
    })
    it('knows the host on another device', async () => {
      const { room, guests } = await playing(server.url, 2)
      const [host, guest] = guests as [Guest, Guest]
      const key = await host.seat(room)
      const phone = await Guest.arrive(server.url)
      await phone.post(`/api/rooms/${room}/claim`, key)
      guest.leave()
      await until(async () => !(await host.get<Room>(`/api/rooms/${room}`)).seats[1]!.online)
      const put = await phone.put<Room>(`/api/rooms/${room}/seats/1/bot`, { bot: 'random' })
      expect(put.seats[1]!.bot).to.equal('random')
    })
  })

  it('answers paths that are nothing, and methods that do nothing, as problems', async () => {
    expect(await ada.refused('GET', '/api/nothing')).to.equal('404 notFound')
    expect(await ada.refused('GET', '/api/rooms/..%2f..%2fetc')).to.equal('400 badRequest')
    expect(await ada.refused('POST', '/api/me', {})).to.match(/^40[45] /)
    expect((await ada.ask('GET', '/health')).body).to.deep.equal({ ok: true })
    expect(await ada.metric('starboard_tables')).to.be.at.least(0)
  })
})
