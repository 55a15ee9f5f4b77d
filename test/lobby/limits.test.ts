import { expect } from 'chai'
import { type Config, type Limits, UNLIMITED } from '../../lobby/server/index.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { playing } from './support/tables.ts'

describe('lobby: limits', () => {
  let server: TestServer | undefined
  afterEach(async () => {
    await server?.end()
    server = undefined
  })

  async function limited(limits: Partial<Limits>, config: Partial<Config> = {}): Promise<string> {
    server = await startServer({ config: { ...config, limits: { ...UNLIMITED, ...limits } } })
    return server.url
  }
  const statuses = async (count: number, request: () => Promise<{ status: number }>) => {
    const found: number[] = []
    for (let i = 0; i < count; i++) found.push((await request()).status)
    return found
  }

  it('how many requests an address makes', async () => {
    const stranger = Guest.stranger(await limited({ requests: 3 }))
    expect(await statuses(4, () => stranger.ask('GET', '/api/rooms'))).to.deep.equal([200, 200, 200, 429])
    expect((await stranger.ask('GET', '/health')).status).to.equal(200)
  })

  it('how many requests an address makes, by the address that the proxy names', async () => {
    const stranger = Guest.stranger(await limited({ requests: 1 }, { trustProxy: true }))
    const from = (address: string) =>
      stranger.ask('GET', '/api/rooms', undefined, { 'x-forwarded-for': address })
    expect((await from('10.0.0.1')).status).to.equal(200)
    expect((await from('10.0.0.2')).status).to.equal(200)
    expect((await from('forged, 10.0.0.1')).status).to.equal(429)
  })

  it('does not believe a forwarded address unless told to', async () => {
    const stranger = Guest.stranger(await limited({ requests: 1 }))
    const from = (address: string) =>
      stranger.ask('GET', '/api/rooms', undefined, { 'x-forwarded-for': address })
    expect([(await from('10.0.0.1')).status, (await from('10.0.0.2')).status]).to.deep.equal([200, 429])
  })

  it('how many guests an address brings', async () => {
    const url = await limited({ guests: 2 })
    expect(await statuses(3, () => Guest.stranger(url).ask('GET', '/api/me'))).to.deep.equal([200, 200, 429])
    expect(await statuses(2, () => Guest.stranger(url).ask('GET', '/api/rooms'))).to.deep.equal([200, 200])
  })

  it('how many rooms a guest has open, and opens', async () => {
    const url = await limited({ openRooms: 2, roomsPerHour: 3 })
    const ada = await Guest.arrive(url)
    const [first] = [await ada.open(), await ada.open()]
    expect(await ada.refused('POST', '/api/rooms', { game: 'toy', seats: 2 })).to.equal('429 tooManyRooms')
    await ada.delete(`/api/rooms/${first.id}/seats/0`)
    const { id } = await ada.open()
    await ada.delete(`/api/rooms/${id}/seats/0`)
    expect(await ada.refused('POST', '/api/rooms', { game: 'toy', seats: 2 })).to.equal('429 tooMany')
    const stock = () => Guest.stranger(url).ask('POST', '/games/toy/create', { numPlayers: 2 })
    expect(await statuses(3, stock)).to.deep.equal([200, 200, 429])
  })

  it('how many rooms an address without a session has open', async () => {
    const url = await limited({ openRooms: 2 })
    const stranger = Guest.stranger(url)
    const create = () => stranger.ask<{ matchID: string }>('POST', '/games/toy/create', { numPlayers: 2 })
    const answers = await Promise.all([create(), create(), create()])
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 200, 429])
    const { matchID } = answers.find(({ status }) => status === 200)!.body
    for (const playerName of ['Ada', 'Bea']) await stranger.post(`/games/toy/${matchID}/join`, { playerName })
    expect(await statuses(2, create), 'one has begun').to.deep.equal([200, 429])
  })

  it('how many rooms a guest has open, who asks for several at once', async () => {
    const ada = await Guest.arrive(await limited({ openRooms: 2 }))
    const wish = { game: 'toy', seats: 2, password: 'open sesame' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => ada.ask('POST', '/api/rooms', wish)))
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 201, 429, 429])
  })

  it('how many rooms the guests of one address open together', async () => {
    const url = await limited({ roomsPerHour: 1 })
    for (let i = 0; i < 4; i++) await (await Guest.arrive(url)).open()
    const fifth = await Guest.arrive(url)
    expect(await fifth.refused('POST', '/api/rooms', { game: 'toy', seats: 2 })).to.equal('429 tooMany')
  })

  it('counts the addresses of one IPv6 customer as one', async () => {
    const stranger = Guest.stranger(await limited({ requests: 1 }, { trustProxy: true }))
    const from = async (address: string) =>
      (await stranger.ask('GET', '/api/rooms', undefined, { 'x-forwarded-for': address })).status
    expect(await from('2001:db8:1:2::1')).to.equal(200)
    expect(await from('2001:db8:1:2:ffff::9')).to.equal(429)
    expect(await from('2001:db8:1:3::1')).to.equal(200)
    expect([await from('192.0.2.1'), await from('::ffff:192.0.2.1')]).to.deep.equal([200, 429])
  })

  it('how often a guest guesses a password or a key', async () => {
    const url = await limited({ tries: 2 })
    const [ada, eve] = [await Guest.arrive(url), await Guest.arrive(url)]
    const { id } = await ada.open({ password: 'open sesame' })
    const guess = () => eve.refused('PUT', `/api/rooms/${id}/seats/1`, { password: 'guess' })
    expect([await guess(), await guess(), await guess()]).to.deep.equal([
      '403 wrongPassword',
      '403 wrongPassword',
      '429 tooMany',
    ])
    expect(await eve.refused('POST', `/api/rooms/${id}/claim`, { seat: '0', key: 'x' })).to.equal(
      '429 tooMany',
    )
  })

  it('how many sockets an address has at the same time', async () => {
    const stranger = Guest.stranger(await limited({ sockets: 2 }))
    const [first] = [await stranger.socket('lobby'), await stranger.socket('toy')]
    const third = await stranger.socket('lobby').catch((error: Error) => error)
    expect(third).to.be.an('error')
    first.close()
    await until(
      async () => !((await stranger.socket('lobby').catch((error: Error) => error)) instanceof Error),
    )
  })

  it('how many messages a socket sends, and closes one that floods', async () => {
    const { room, seats } = await playing(await limited({ messages: 10 }), 2)
    const move = () => seats[0]!.move('nonsense')
    const results = await Promise.all(Array.from({ length: 12 }, move))
    expect(results.map(({ refusal, problem }) => refusal?.text.key ?? problem?.error)).to.deep.equal([
      ...Array(9).fill('refusal.unknownMove'),
      ...Array(3).fill('tooMany'),
    ])
    for (let i = 0; i < 50; i++) seats[0]!.socket.emit('no such thing', room)
    await until(() => !seats[0]!.socket.connected, 'the flooding socket to be closed')
    expect(seats[1]!.socket.connected).to.equal(true)
  })

  it('how fast a seat chats, on all its sockets together', async () => {
    const { room, guests, seats } = await playing(await limited({ chat: 2 }), 2)
    const second = await guests[0]!.watch(room)
    await until(() => second.table, 'the second tab')
    expect(await seats[0]!.say('one')).to.deep.equal({})
    expect(await second.say('two')).to.deep.equal({})
    expect(await second.say('three')).to.have.nested.property('problem.error', 'tooMany')
    expect(await seats[1]!.say('four')).to.deep.equal({})
  })

  it('whose pages connect', async () => {
    const url = await limited({}, { origins: ['https://friend.example'] })
    const stranger = Guest.stranger(url)
    const from = (origin: string) =>
      stranger.socket('lobby', { extraHeaders: { origin } }).then(
        () => 'in',
        () => 'out',
      )
    expect(await from('https://elsewhere.example')).to.equal('out')
    expect(await from('null')).to.equal('out')
    expect(await from('https://friend.example')).to.equal('in')
    expect(await from(url)).to.equal('in')
    const cors = async (origin: string) =>
      (await stranger.ask('GET', '/games', undefined, { origin })).headers.get('access-control-allow-origin')
    expect(await cors('https://friend.example')).to.equal('https://friend.example')
    expect(await cors('https://elsewhere.example')).not.to.equal('https://elsewhere.example')
  })
})
