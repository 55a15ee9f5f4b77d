import { expect } from 'chai'
import type { Export } from '../../lobby/account.ts'
import type { ChatMessage, HistoryStep, Room } from '../../lobby/protocol.ts'
import { apiRoutes } from '../../lobby/server/http/api.ts'
import { UNLIMITED } from '../../lobby/server/index.ts'
import { openPostgres } from '../../lobby/server/storage/postgres/index.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { Guest, pause, type Seat, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { lineOf, stockClient } from './support/stock.ts'
import { chance, playing, playOut, seated, step } from './support/tables.ts'

const problem = ({ problem }: { problem?: { error: string } }) => problem?.error
const texts = ({ spectatorChat }: Seat) => spectatorChat?.map(({ text }) => text)
const storeOf = async ({ config, dataDir }: TestServer) =>
  config.database ? openPostgres(config.database) : new SqliteStore(dataDir)
/** Nobody who plays may hear anything like it. */
const WORDS = 'She holds the nine'

describe('lobby: those who watch', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  const watches = async (room: string, name?: string) => {
    const guest = await Guest.arrive(server.url, name)
    const seat = await guest.watch(room)
    await until(() => seat.table, 'the table')
    return { guest, seat }
  }

  it('talk among themselves: each hears the others, whoever comes later reads it, and it outlasts the server', async () => {
    const { room } = await playing(server.url)
    const zoe = await watches(room, 'Zoe')
    const yan = await watches(room, 'Yan')
    expect(texts(zoe.seat)).to.deep.equal([])
    expect(await zoe.seat.saySpectators(` ${WORDS} \u0007`)).to.deep.equal({})
    expect(await yan.seat.saySpectators({ text: 'I saw it', answers: '1' })).to.deep.equal({})
    expect(await zoe.seat.saySpectators({ phrase: 'thanks' })).to.deep.equal({})
    for (const { seat } of [zoe, yan, await watches(room)]) {
      await until(() => texts(seat)?.length === 3, 'what was said')
      expect(seat.spectatorChat!.map(({ at: _, person, ...said }) => said)).to.deep.equal([
        { id: '1', name: 'Zoe', text: WORDS },
        { id: '2', name: 'Yan', text: 'I saw it', answers: '1' },
        { id: '3', name: 'Zoe', text: 'Thank you!', phrase: 'thanks' },
      ])
      expect(seat.spectatorChat![0]!.person).to.equal(zoe.guest.me.id)
    }
    server = await server.restart()
    const again = await Guest.stranger(server.url).watch(room)
    await until(() => texts(again)?.length === 3, 'what was said before')
  })

  it('are heard by nobody who plays: neither what they say, nor that they do, by no number, time or request', async () => {
    const { room, guests, seats } = await playing(server.url, 3, { privateTalk: true })
    const [ada, bea, cy] = seats as [Seat, Seat, Seat]
    const zoe = await watches(room, 'Zoe')
    const key = await guests[1]!.seat(room)
    // All that a player has open: the table, by session and by key, the page of the room, and boardgame.io's client.
    const byKey = await Guest.stranger(server.url).watch(room, 'toy', {
      playerID: key.seat,
      credentials: key.key,
    })
    const stock = stockClient(server.url, room, { playerID: key.seat, credentials: key.key })
    stock.start()
    await until(() => stock.getState() && byKey.table, 'the other clients')
    const lobby = await guests[0]!.socket('lobby')
    const lobbyHeard: unknown[] = []
    lobby.onAny((...message) => lobbyHeard.push(message))
    lobby.emit('list', {})
    lobby.emit('room', room)
    await step(seats, chance(5))
    await ada.say('before')
    await bea.whisper('0', 'psst')
    await until(() => cy.chat.length === 1 && lobbyHeard.length > 2, 'what players say')
    const stockHeard: unknown[] = []
    lineOf(stock).onAny((...message: unknown[]) => stockHeard.push(message))
    // Who comes and goes is told soon.
    await pause(1300)
    const paths = [
      `/api/rooms/${room}`,
      '/api/rooms?mine=1',
      '/api/rooms',
      ...['log', 'history/0', 'history/1', 'file', 'seat', 'notes', 'review', 'ratings'].map(
        part => `/api/rooms/${room}/${part}`,
      ),
      `/games/toy/${room}`,
      `/games/toy/${room}/log`,
      '/games/toy',
      '/api/me',
    ]
    const asked = () =>
      Promise.all(
        guests.flatMap(guest =>
          paths.map(async path => {
            const { status, body, headers } = await guest.ask('GET', path)
            return JSON.stringify([path, status, body, headers.get('content-length')])
          }),
        ),
      )
    const heard = () => JSON.stringify([ada, bea, cy, byKey].map(one => one.heard.length))
    const before = [await asked(), heard(), lobbyHeard.length, stockHeard.length]
    await zoe.seat.saySpectators(WORDS)
    await zoe.seat.saySpectators({ phrase: 'luck' })
    await until(() => texts(zoe.seat)!.length === 2, 'the own words')
    await pause(100)
    expect([await asked(), heard(), lobbyHeard.length, stockHeard.length]).to.deep.equal(before)

    // Numbers of what players say tell nothing, either, and whoever comes back is told as much as before.
    await ada.say('after')
    await until(() => cy.chat.length === 2, 'what is said to all')
    const numbers = cy.chat.map(({ id }: ChatMessage) => Number(id))
    expect(numbers[1]! - numbers[0]!).to.equal(1)
    for (const guest of guests) {
      const back = await guest.watch(room)
      await until(() => back.table, 'the table')
      expect(back.table).not.to.have.property('spectatorChat')
      expect(JSON.stringify(back.heard)).not.to.match(/nine|Good luck/)
    }
    for (const one of [ada, bea, cy, byKey]) {
      const words = JSON.stringify(one.heard)
      expect(words).not.to.match(/nine|Good luck|spectatorChat|spectatorTalk/)
      expect(problem(await one.saySpectators('Who is there?'))).to.equal('notFound')
    }
    expect(JSON.stringify([lobbyHeard, stockHeard])).not.to.match(/nine|Good luck/)
    expect(JSON.stringify(stock.chatMessages)).not.to.match(/nine|Good luck/)
    stock.stop()
  })

  it('are read by those who played once it is over, or never, as the table has it', async () => {
    for (const watching of ['after', 'never'] as const) {
      const { room, guests, seats } = await playing(server.url, 2, { watching })
      const zoe = await watches(room, 'Zoe')
      await zoe.seat.saySpectators(WORDS)
      await playOut(seats, chance(7))
      await until(() => seats.every(one => one.room!.status === 'finished'), 'the end')
      const isRead = watching === 'after'
      if (isRead) await until(() => seats.every(one => texts(one)?.[0] === WORDS), 'the words')
      else await pause(200)
      const back = await guests[1]!.watch(room)
      await until(() => back.table, 'the table after the end')
      for (const one of [...seats, back]) {
        expect(texts(one), watching).to.deep.equal(isRead ? [WORDS] : undefined)
        expect(JSON.stringify(one.heard).includes(WORDS), watching).to.equal(isRead)
        expect(problem(await one.saySpectators('Well, well')), watching).to.equal('notFound')
      }
      // Those who watch go on.
      await zoe.seat.saySpectators('What a game')
      await until(() => texts(zoe.seat)!.length === 2, 'the talk after the end')
      if (isRead) await until(() => texts(back)!.length === 2, 'the talk after the end')
    }
  })

  it('hear nothing more once they sit down, and read on when they have stood up', async () => {
    const { room, guests, seats } = await playing(server.url, 3)
    await guests[2]!.delete(`/api/rooms/${room}/seats/2`)
    const zoe = await watches(room, 'Zoe')
    const yan = await watches(room, 'Yan')
    await yan.seat.saySpectators('one')
    await until(() => texts(zoe.seat)?.length === 1, 'the first words')
    await zoe.guest.sit(room, 2)
    await until(() => zoe.seat.table!.seat === '2', 'the seat')
    expect(zoe.seat.spectatorChat).to.equal(undefined)
    const heard = zoe.seat.heard.length
    await yan.seat.saySpectators(WORDS)
    await until(() => texts(yan.seat)?.length === 2, 'the second words')
    await pause(50)
    expect(JSON.stringify(zoe.seat.heard.slice(heard))).not.to.include(WORDS)
    // Whoever has left watches as anybody else.
    const former = await guests[2]!.watch(room)
    await until(() => texts(former)?.length === 2, 'what is said among those who watch')
    expect(seats[0]!.spectatorChat).to.equal(undefined)
  })

  it('need a session, say so much and no more, and nothing before the start or in another shape', async () => {
    const own = await startServer({ config: { limits: { ...UNLIMITED, chat: 2 } } })
    try {
      const { room } = await playing(own.url, 2)
      const stranger = await Guest.stranger(own.url).watch(room)
      await until(() => stranger.table, 'the table')
      expect(problem(await stranger.saySpectators('hello'))).to.equal('noSession')
    } finally {
      await own.end()
    }
    const { room } = await playing(server.url)
    const { seat } = await watches(room)
    for (const said of [
      '',
      ' \u200b ',
      'x'.repeat(501),
      { text: 'x', phrase: 'luck' },
      { phrase: 'toString' },
      { text: 'x', answers: 1 },
      { text: 'x', answers: '-1' },
      null,
    ])
      expect(problem(await seat.saySpectators(said)), JSON.stringify(said)).to.equal('badRequest')
    expect(problem(await seat.saySpectators({ text: 'x', answers: '1' })), 'no such message').to.equal(
      'notFound',
    )
    const { room: open, guests } = await seated(server.url)
    const early = await (await Guest.arrive(server.url)).watch(open)
    await until(() => early.room, 'the room')
    expect(problem(await early.saySpectators('hello'))).to.equal('notPlaying')
    await guests[0]!.start(open)
    await until(() => early.table, 'the table')
    expect(texts(early)).to.deep.equal([])
  })

  it('are counted by person and by network, so that many guests at one place say no more', async () => {
    const own = await startServer({ config: { limits: { ...UNLIMITED, chat: 3 } } })
    try {
      const { room, seats } = await playing(own.url, 2)
      const talkers = await Promise.all(
        [1, 2].map(async () => (await Guest.arrive(own.url)).watch(room) as Promise<Seat>),
      )
      await until(() => talkers.every(one => one.table), 'the tables')
      for (const at of [0, 1, 0])
        expect(await talkers[at]!.saySpectators('hello'), String(at)).to.deep.equal({})
      for (const one of talkers) expect(problem(await one.saySpectators('hello'))).to.equal('tooMany')
      // Nobody who plays is kept from talking by that.
      expect(await seats[0]!.say('hello')).to.deep.equal({})
    } finally {
      await own.end()
    }
  })

  it('can be reported by others who watch, and what they have said is exported and deleted with them', async () => {
    const { room, guests, seats } = await playing(server.url, 2)
    const zoe = await watches(room, 'Zoe')
    const yan = await watches(room, 'Yan')
    const report = (by: Guest, about: Guest) =>
      by.ask<{ error?: string }>('POST', `/api/people/${about.me.id}/report`, { room, text: 'Rude' })
    expect((await report(yan.guest, zoe.guest)).body.error, 'has said nothing').to.equal('notSeated')
    await zoe.seat.saySpectators(WORDS)
    expect((await report(yan.guest, zoe.guest)).status).to.equal(200)
    expect((await report(guests[0]!, guests[1]!)).status).to.equal(200)
    const store = await storeOf(server)
    const said = (await store.blocks.reports(9)).map(one => one.said)
    await store.close()
    expect(said.filter(one => one.includes(WORDS)).length, 'not what a player cannot read').to.equal(1)
    const kept = await zoe.guest.get<Export>('/api/me/export')
    expect(kept.said.map(({ text }) => text)).to.deep.equal([WORDS])
    await zoe.guest.post('/api/me/farewell', { name: 'Zoe' })
    const late = await watches(room)
    expect(texts(late.seat)).to.deep.equal([])
    expect(seats[0]!.spectatorChat).to.equal(undefined)
  })
})

describe('lobby: a table without spectators', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  it('is agreed on before the start, as its other terms are, and stays for the next match', async () => {
    const { room, guests } = await seated(server.url)
    const ofRoom = () => guests[1]!.get<Room>(`/api/rooms/${room}`)
    expect((await ofRoom()).watching).to.equal('after')
    const path = `/api/rooms/${room}`
    expect(await guests[1]!.refused('PATCH', path, { watching: 'none' })).to.equal('403 notHost')
    expect(await guests[0]!.refused('PATCH', path, { watching: 'some' })).to.equal('400 badRequest')
    await guests[0]!.patch(path, { watching: 'none' })
    expect(await ofRoom()).to.include({ watching: 'none' })
    expect((await ofRoom()).seats[1]!.ready, 'asked again').to.equal(false)
    await guests[1]!.ready(room)
    await guests[0]!.start(room)
    expect(await guests[0]!.refused('PATCH', path, { watching: 'after' })).to.equal('409 notOpen')
    const seats = await Promise.all(guests.map(guest => guest.watch(room)))
    await until(() => seats.every(one => one.table), 'the tables')
    await playOut(seats, chance(3))
    expect(await guests[0]!.post(`${path}/rematch`)).to.include({ watching: 'none' })
  })

  it('shows its match to nobody without a seat, by whatever way, until it is over', async () => {
    const { room, guests, seats } = await playing(server.url, 3, { watching: 'none' })
    const zoe = await Guest.arrive(server.url, 'Zoe')
    await step(seats, chance(4))
    await seats[0]!.say(WORDS)
    await guests[2]!.delete(`/api/rooms/${room}/seats/2`)
    // Every request that there is with a room in it.
    const parts = { limits: {}, store: {}, engines: new Map() } as never
    const none = {} as never
    const paths = apiRoutes(parts, none, none, none, none, none, none)
      .stack.filter(({ methods }) => methods.includes('GET') && methods.length < 5)
      .map(({ path }) => String(path))
      .filter(path => path.startsWith('/api/rooms/:id'))
      .map(path => path.replace(':id', room).replace(':step', '1'))
    expect(paths.length).to.be.above(7)
    paths.push(`/games/toy/${room}`, `/games/toy/${room}/log`, `/table/${room}`, `/table/${room}?step=1`)
    const all = { ...(await guests[0]!.get<object>(`/api/rooms/${room}/history/1`)) } as { view: object }
    const isOfMatch = (text: string) =>
      ['"view"', '"asks"', '"lines"', '"entries"', '"moves"', '"log"', WORDS].some(one => text.includes(one))
    expect(isOfMatch(JSON.stringify(all))).to.equal(true)
    const strangers = [zoe, Guest.stranger(server.url), guests[2]!]
    const answers = async (guest: Guest) => {
      const told: { [path: string]: string } = {}
      for (const path of paths) {
        const { status, body } = await guest.ask<{ error?: string }>('GET', path)
        expect(isOfMatch(JSON.stringify(body)), path).to.equal(false)
        told[path.replace(room, 'ID')] = `${status} ${body?.error ?? ''}`
      }
      return told
    }
    for (const guest of strangers)
      expect(await answers(guest)).to.include({
        '/api/rooms/ID/log': '403 noSpectators',
        '/api/rooms/ID/history/1': '403 noSpectators',
        '/api/rooms/ID/file': '403 noSpectators',
        '/games/toy/ID/log': '403 noSpectators',
        '/api/rooms/ID': '200 ',
      })

    // Sockets of our page, of boardgame.io’s clients, and of the page of the room.
    const watchers = await Promise.all(strangers.map(guest => guest.watch(room)))
    await until(() => watchers.every(one => one.denied.length > 0), 'the refusals')
    const stock = stockClient(server.url, room)
    stock.start()
    const stockHeard: unknown[] = []
    lineOf(stock).onAny((...message: unknown[]) => stockHeard.push(message))
    await until(() => stockHeard.length > 0, 'the refusal')
    const lobby = await zoe.socket('lobby')
    const lobbyHeard: unknown[] = []
    lobby.onAny((...message) => lobbyHeard.push(message))
    lobby.emit('room', room)
    await until(() => lobbyHeard.length > 0, 'the room')
    await seats[1]!.say(WORDS)
    await step(seats.slice(0, 2), chance(6))
    await pause(100)
    for (const one of watchers) {
      expect(one.denied.map(({ error }) => error)).to.deep.equal(['noSpectators'])
      expect(problem(await one.say('hello'))).to.equal('notSeated')
      expect(problem(await one.saySpectators('hello'))).to.equal('notSeated')
    }
    expect(isOfMatch(JSON.stringify([watchers.map(one => one.heard), stockHeard, lobbyHeard]))).to.equal(
      false,
    )
    expect(stock.getState()).to.equal(null)
    stock.stop()
    expect((await guests[0]!.get<Room>(`/api/rooms/${room}`)).spectators).to.equal(0)

    // Whoever sits down sees it.
    await zoe.sit(room, 2)
    const seat = await zoe.watch(room)
    await until(() => seat.table?.seat === '2', 'the seat')
    await playOut([...seats.slice(0, 2), seat], chance(7))
    const after = await Guest.stranger(server.url).watch(room)
    await until(() => after.table, 'the table after the end')
    expect(after.chat, 'what was said among themselves stays so').to.deep.equal([])
    expect(after.table).not.to.have.property('spectatorChat')
    expect(JSON.stringify(after.heard)).not.to.include(WORDS)
  })

  it('cuts off who waited for the start without a seat, and whoever loses theirs', async () => {
    const { room, guests } = await seated(server.url, 2, { watching: 'none' })
    const waiting = await (await Guest.arrive(server.url)).watch(room)
    await until(() => waiting.room, 'the room')
    await guests[0]!.start(room)
    await until(() => waiting.denied.length > 0, 'the refusal')
    expect([waiting.denied[0]!.error, waiting.table]).to.deep.equal(['noSpectators', undefined])
    const bea = await guests[1]!.watch(room)
    await until(() => bea.table, 'the table')
    await guests[1]!.delete(`/api/rooms/${room}/seats/1`)
    await until(() => bea.denied.length > 0, 'the end of watching')
    bea.socket.emit('watch', room, null)
    await until(() => bea.denied.length > 1, 'the refusal')
    expect(bea.denied[1]!.error).to.equal('noSpectators')
  })
})

describe('lobby: looking back when it is over', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  it('shows whoever looks whichever side they choose, and before the end nobody’s but their own', async () => {
    const { room, guests, seats } = await playing(server.url, 2)
    const path = (as?: string) => `/api/rooms/${room}/history/3${as === undefined ? '' : `?as=${as}`}`
    const stranger = Guest.stranger(server.url)
    const viewOf = async (guest: Guest, as?: string) => (await guest.get<HistoryStep>(path(as))).view
    for (let i = 0; i < 4; i++) await step(seats, chance(i))
    const own = await Promise.all([...guests, stranger].map(guest => viewOf(guest)))
    expect(JSON.stringify(own[0])).not.to.equal(JSON.stringify(own[1]))
    // One’s own side by its name is no other.
    expect(await viewOf(guests[0]!, '0')).to.deep.equal(own[0])
    expect(await viewOf(stranger, 'all')).to.deep.equal(own[2])
    for (const [guest, as] of [
      [guests[0]!, '1'],
      [guests[0]!, 'all'],
      [stranger, '0'],
      [stranger, '7'],
    ] as const)
      expect(await guest.refused('GET', path(as)), as).to.equal('409 notFinished')
    await playOut(seats, chance(7))
    for (const guest of [...guests, stranger])
      for (const [as, expected] of [
        ['0', own[0]],
        ['1', own[1]],
        ['all', own[2]],
      ] as const)
        expect(await viewOf(guest, as), as).to.deep.equal(expected)
    expect(await stranger.refused('GET', path('7'))).to.equal('404 notFound')
    expect(await stranger.refused('GET', path('__proto__'))).to.equal('400 badRequest')
  })
})

describe('lobby: what is said', () => {
  let server: TestServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.end())

  it('can be a quick phrase, which boardgame.io’s clients read in English', async () => {
    const { room, guests, seats } = await playing(server.url, 2, { privateTalk: true })
    const key = await guests[1]!.seat(room)
    const stock = stockClient(server.url, room, { playerID: key.seat, credentials: key.key })
    stock.start()
    await until(() => stock.getState(), 'the client of boardgame.io')
    expect(await seats[0]!.say({ phrase: 'luck' })).to.deep.equal({})
    await until(() => seats[1]!.chat.length === 1 && stock.chatMessages.length === 1, 'the phrase')
    expect(seats[1]!.chat[0]).to.include({ phrase: 'luck', text: 'Good luck!', sender: '0' })
    expect(stock.chatMessages[0]!.payload).to.equal('Good luck!')
    stock.stop()
    expect(await seats[0]!.whisper('1', { phrase: 'moment' })).to.deep.equal({})
    await until(() => seats[1]!.whispers.length === 1, 'the phrase in private')
    const back = await guests[1]!.watch(room)
    await until(() => back.table, 'the table')
    expect([back.chat[0]!.phrase, back.whispers[0]!.phrase]).to.deep.equal(['luck', 'moment'])
    for (const said of [{ phrase: 'rude' }, { phrase: 'luck', text: 'x' }, { phrase: '__proto__' }, {}])
      expect(problem(await seats[0]!.say(said)), JSON.stringify(said)).to.equal('badRequest')
  })

  it('can answer a message of the same conversation, of which it says nothing but which it is', async () => {
    const { room, guests, seats } = await playing(server.url, 3, { privateTalk: true })
    const [ada, bea, cy] = seats as [Seat, Seat, Seat]
    await ada.say(WORDS)
    await until(() => bea.chat.length === 1, 'the message')
    const { id } = bea.chat[0]!
    expect(await bea.say({ text: 'Does she?', answers: id })).to.deep.equal({})
    expect(await cy.say({ phrase: 'sorry', answers: id })).to.deep.equal({})
    await until(() => ada.chat.length === 3, 'the answers')
    expect(ada.chat.map(({ answers }) => answers)).to.deep.equal([undefined, id, id])
    expect(JSON.stringify(ada.chat.slice(1))).not.to.include(WORDS)
    // Neither one that there is not, nor one of another conversation or table.
    await ada.whisper('1', 'psst')
    await until(() => bea.whispers.length === 1, 'the whisper')
    const whisper = bea.whispers[0]!.id
    expect(await bea.whisper('0', { text: 'yes?', answers: whisper })).to.deep.equal({})
    expect(problem(await bea.whisper('2', { text: 'look', answers: whisper }))).to.equal('notFound')
    expect(problem(await bea.say({ text: 'x', answers: String(Number(id) + 1000) }))).to.equal('notFound')
    const other = await playing(server.url, 2)
    expect(problem(await other.seats[0]!.say({ text: 'x', answers: id }))).to.equal('notFound')
    // What is deleted is told by nothing that answers it.
    await guests[0]!.post('/api/me/farewell', { name: 'Ada' })
    const late = await Guest.stranger(server.url).watch(room)
    await until(() => late.table, 'the table')
    expect(late.chat.map(({ text }) => text)).to.deep.equal(['Does she?', 'Sorry, my mistake.'])
    expect(JSON.stringify(late.heard)).not.to.include(WORDS)
  })
})
