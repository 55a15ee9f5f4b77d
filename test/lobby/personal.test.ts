import { expect } from 'chai'
import type { Export, Tokens } from '../../lobby/account.ts'
import type { Note } from '../../lobby/people.ts'
import type { ChatMessage, Me, RoomPage } from '../../lobby/protocol.ts'
import { administer } from '../../lobby/server/account/admin.ts'
import { openPostgres } from '../../lobby/server/storage/postgres/index.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { postSink } from './support/sinks.ts'
import { playing, seated } from './support/tables.ts'

describe('lobby: what people say, and keep for themselves', () => {
  let server: TestServer
  let sink: Awaited<ReturnType<typeof postSink>>
  before(async () => {
    sink = await postSink()
    server = await startServer({ config: { tellInside: true, timeEvery: 20 } })
  })
  after(async () => {
    await server.end()
    await sink.end()
  })

  /** A page of the lobby that looks at a room. */
  async function looking(guest: Guest, room: string) {
    const socket = await guest.socket('lobby')
    const heard: ChatMessage[] = []
    let isThere = false
    socket.on('talk', (said: ChatMessage[]) => {
      heard.push(...said)
      isThere = true
    })
    socket.on('chat', (message: ChatMessage) => heard.push(message))
    socket.emit('room', room)
    await until(() => isThere, 'the talk')
    const say = (text: string) => socket.timeout(20_000).emitWithAck('say', text)
    return { socket, heard, say, texts: () => heard.map(({ text }) => text) }
  }

  it('talk in the room before the start, from a seat; it is there at the table', async () => {
    const { room, guests } = await seated(server.url, 2)
    const [ada, bea] = guests as [Guest, Guest]
    const [one, two] = [await looking(ada, room), await looking(bea, room)]
    const eve = await looking(await Guest.arrive(server.url, 'Eve'), room)
    expect(await one.say('Shall we?')).to.deep.equal({})
    expect((await eve.say('I, too')).problem.error).to.equal('notSeated')
    await until(() => two.heard.length === 1 && eve.heard.length === 1, 'what was said')
    expect(two.heard[0]).to.include({ person: ada.me.id, name: 'Ada', text: 'Shall we?' })
    expect((await looking(bea, room)).texts()).to.deep.equal(['Shall we?'])
    await ada.start(room)
    const seat = await bea.watch(room)
    await until(() => seat.table, 'the table')
    expect(seat.chat.map(({ text }) => text)).to.deep.equal(['Shall we?'])
  })

  it('see what was said while they were away, until they have read it on any page', async () => {
    const { room, guests, seats } = await playing(server.url, 2)
    const bea = guests[1]!
    const unheard = async () => (await bea.get<RoomPage>('/api/rooms?mine=1')).unheard?.[room] ?? 0
    await seats[0]!.say('one')
    await seats[0]!.say('two')
    await seats[1]!.say('my own')
    expect(await unheard()).to.equal(2)
    const other = await bea.watch(room)
    await until(() => other.table && seats[1]!.chat.length === 3, 'what was said')
    expect(other.table!.heard).to.equal(0)
    const { id } = seats[1]!.chat.at(-1)!
    await seats[1]!.socket.timeout(20_000).emitWithAck('heard', Number(id) + 1000)
    await until(
      () => other.heard.some(([event, at]) => event === 'heard' && at === Number(id)),
      'the other page',
    )
    expect(await unheard()).to.equal(0)
    await seats[0]!.say('three')
    expect(await unheard()).to.equal(1)
    await bea.put(`/api/me/mutes/${guests[0]!.me.id}`)
    expect([await unheard(), (await bea.get<Me>('/api/me')).muted]).to.deep.equal([0, [guests[0]!.me.id]])
    expect(JSON.stringify(await guests[0]!.get('/api/me'))).not.to.include('muted')
    await bea.delete(`/api/me/mutes/${guests[0]!.me.id}`)
    expect(await unheard()).to.equal(1)
  })

  it('call somebody who is away, who is told of it without what was said, unless they do not hear them', async () => {
    const { room, guests, seats } = await playing(server.url, 3, { title: 'Monday' })
    const [, bea, cy] = guests as [Guest, Guest, Guest]
    for (const guest of [bea, cy]) {
      await guest.post('/api/me/telling/ways', { kind: 'webhook', url: `${sink.url}/${guest.me.name}` })
      guest.leave()
    }
    await cy.put(`/api/me/mutes/${guests[0]!.me.id}`)
    const isAway = () => seats[0]!.room?.seats.filter(({ online }) => online).length === 1
    await until(isAway, 'the others to be away')
    await seats[0]!.say('@bea: the secret is out, @Cy')
    await until(() => sink.posted.length > 0, 'the message')
    const { content } = JSON.parse(sink.posted[0]!.body.toString())
    expect([sink.posted[0]!.path, content]).to.deep.equal([
      '/Bea',
      `Monday waits for you\nMonday: somebody has called you in the talk of the table.\n${server.url}/table/${room}`,
    ])
    expect(sink.posted.map(({ path }) => path)).to.deep.equal(['/Bea'])
  })

  it('keep words with whoever said them: under a block when they have left, and deleted with them', async () => {
    const { room, guests, seats } = await playing(server.url, 2)
    const [ada, bea] = guests as [Guest, Guest]
    await seats[1]!.say('by Bea')
    await bea.delete(`/api/rooms/${room}/seats/1`)
    const again = await ada.watch(room)
    await until(() => again.table, 'the table')
    expect(again.chat.map(({ person }) => person)).to.deep.equal([bea.me.id])
    expect((await bea.get<Export>('/api/me/export')).said.map(({ text }) => text)).to.deep.equal(['by Bea'])
    await bea.post('/api/me/farewell', { name: 'Bea' })
    const last = await ada.watch(room)
    await until(() => last.table, 'the table')
    expect(last.chat).to.deep.equal([])
  })

  it('write notes that nobody else sees, on every device, and lose none of them', async () => {
    const { room, guests } = await playing(server.url, 2)
    const [ada, bea] = guests as [Guest, Guest]
    const path = `/api/rooms/${room}/notes`
    const write = (guest: Guest, text: string, was: number) => guest.put<Note>(path, { text, was })
    expect(await ada.get<Note>(path)).to.deep.equal({ text: '', at: 0 })
    const { at } = await write(ada, 'Bea bluffs\nalways', 0)
    expect(await bea.get<Note>(path)).to.deep.equal({ text: '', at: 0 })
    expect(await ada.refused('PUT', path, { text: 'from elsewhere', was: 0 })).to.equal('409 conflict')
    const { key } = await ada.seat(room)
    const phone = await Guest.arrive(server.url, 'Phone')
    expect(await phone.refused('GET', path)).to.equal('403 notSeated')
    await phone.post(`/api/rooms/${room}/claim`, { seat: '0', key })
    expect(await phone.get<Note>(path)).to.deep.equal({ text: 'Bea bluffs\nalways', at })
    await write(phone, 'She does not', at)
    expect((await ada.get<Note>(path)).text).to.equal('She does not')
    const told = [await bea.get(`/api/rooms/${room}`), await bea.get<Export>('/api/me/export')]
    expect(JSON.stringify(told)).not.to.include('does not')
    expect((await ada.get<Export>('/api/me/export')).notes.map(({ text }) => text)).to.deep.equal([
      'She does not',
    ])
    expect(await ada.refused('PUT', path, { text: 'x'.repeat(4001), was: 0 })).to.equal('400 badRequest')
  })

  /** A program with the token of somebody. */
  const program = (guest: Guest, token: string) => ({
    ask: (method: string, path: string, body?: unknown) =>
      Guest.stranger(server.url).ask<Me>(method, path, body, { authorization: `Bearer ${token}` }),
    guest,
  })

  it('let programs do what they do themselves at tables, and nothing that decides who they are', async () => {
    const ada = await Guest.arrive(server.url, 'Ada')
    expect(await ada.refused('POST', '/api/me/tokens', { name: 'Club' }), 'a guest').to.equal('403 notFresh')
    await ada.post('/api/me/recovery')
    const { token, tokens } = await ada.post<{ token: string } & Tokens>('/api/me/tokens', { name: 'Club' })
    expect(tokens.map(({ name, usedAt }) => [name, usedAt])).to.deep.equal([['Club', null]])
    const { ask } = program(ada, token)
    const me = await ask('GET', '/api/me')
    expect([me.body.id, me.headers.get('set-cookie')]).to.deep.equal([ada.me.id, null])
    const opened = await ask('POST', '/api/rooms', { game: 'toy', seats: 2 })
    expect(opened.status).to.equal(201)
    expect((await ask('PATCH', '/api/me', { language: 'ja' })).headers.get('set-cookie')).to.equal(null)
    for (const [method, path, body] of [
      ['GET', '/api/me/account'],
      ['GET', '/api/me/export'],
      ['POST', '/api/me/farewell', { name: 'Ada' }],
      ['POST', '/api/me/recovery', {}],
      ['POST', '/api/me/passkeys/options', {}],
      ['POST', '/api/me/mail', { address: 'ada@example.org' }],
      ['POST', '/api/me/mail/follow', { token: '222222' }],
      ['POST', '/api/account/recovery', { code: '222222' }],
      ['DELETE', '/api/me/sessions'],
      ['DELETE', '/api/me/session'],
      ['POST', '/api/me/tokens', { name: 'Another' }],
      ['GET', '/api/me/tokens'],
      ['GET', '/api/me/telling'],
      ['POST', '/api/me/telling/ways', { kind: 'webhook', url: 'https://x.example' }],
    ] as const)
      expect((await ask(method, path, body)).status, path).to.equal(403)
    const socket = await ada
      .movedTo(server.url)
      .socket('lobby', { extraHeaders: { authorization: `Bearer ${token}` } })
    expect(socket.connected).to.equal(true)
    expect((await program(ada, `${token}x`).ask('GET', '/api/me')).status, 'no new guest').to.equal(401)
    const text = JSON.stringify(await ada.get<Export>('/api/me/export'))
    expect(text).to.include('"Club"').and.not.to.include(token)
    await ada.delete(`/api/me/tokens/${tokens[0]!.id}`)
    expect((await ask('GET', '/api/me')).status).to.equal(401)
  })

  it('are cut off by the operator’s command while servers run, whatever process they are at', async () => {
    const [ada, bea] = [await Guest.arrive(server.url, 'Ada'), await Guest.arrive(server.url, 'Bea')]
    const [one, two] = [await ada.socket('lobby'), await bea.socket('lobby')]
    const { database, dataDir } = server.config
    const store = database === '' ? new SqliteStore(dataDir) : await openPostgres(database)
    await administer(store, ['end-sessions', ada.me.id])
    await store.close()
    await until(() => !one.connected, 'the end of the connection')
    expect(two.connected).to.equal(true)
    expect(await ada.refused('GET', '/api/me/account')).to.equal('401 noSession')
  })
})
