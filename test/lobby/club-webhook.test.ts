/** What happens at tables of a club, posted where its host wants it. */
import { Writable } from 'node:stream'
import { expect } from 'chai'
import pino from 'pino'
import type { Export } from '../../lobby/account.ts'
import type { ClubPage, ClubWebhook, SetClubWebhook } from '../../lobby/people.ts'
import type { Room } from '../../lobby/protocol.ts'
import { eventWords } from '../../lobby/server/notifications/club-events.ts'
import { post } from '../../lobby/server/notifications/webhook.ts'
import { newRoom } from '../../lobby/server/room.ts'
import type { ClubEventKind } from '../../lobby/server/storage/club-webhooks.ts'
import type { RoomRecord } from '../../lobby/server/storage/store.ts'
import type { Table } from '../../lobby/server/table.ts'
import { passTime, presentTime } from './support/clock.ts'
import { Guest, METRICS_TOKEN, pause, until } from './support/guest.ts'
import { startServer, type TestServer, toyModule } from './support/server.ts'
import { postSink } from './support/sinks.ts'
import { chance, playOut } from './support/tables.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const EVERY = 20
const HERE = 'https://starboard.example'
const BERLIN = { language: 'en', zone: 'Europe/Berlin' } as const

describe('lobby: the webhook of a club', () => {
  let sink: Awaited<ReturnType<typeof postSink>>
  let server: TestServer
  let logged = ''
  before(async () => {
    sink = await postSink()
    const log = pino(
      { level: 'trace' },
      new Writable({
        write(line, _, done) {
          logged += line
          done()
        },
      }),
    )
    server = await startServer({ log, config: { timeEvery: EVERY, tellInside: true, publicUrl: HERE } })
  })
  afterEach(() => {
    presentTime()
    sink.posted.length = 0
    sink.status = 204
    logged = ''
  })
  after(async () => {
    await server.end()
    await sink.end()
  })

  const looked = () => pause(EVERY * 8)
  const said = (name: string): string[] =>
    sink.posted
      .filter(({ path }) => path === `/${name}`)
      .map(({ body }) => JSON.parse(body.toString()).content)
  const saidNext = async (name: string, count: number): Promise<string> => {
    await until(() => said(name).length === count, `${count} posts`)
    return said(name).at(-1)!
  }

  /** A club of these, the first of whom runs it. */
  async function club(...called: string[]) {
    const guests = await Promise.all(called.map(name => Guest.arrive(server.url, name)))
    const [host, ...others] = guests as [Guest, ...Guest[]]
    const { club: made } = await host.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const path = `/api/clubs/${made.id}`
    const { token } = await host.post<{ token: string }>(`${path}/link`)
    for (const guest of others) await guest.post('/api/invitation/join', { token })
    return { id: made.id, path, guests }
  }
  type Set = { webhook: ClubWebhook }
  const set = (guest: Guest, path: string, name: string, more: Partial<SetClubWebhook> = {}) =>
    guest.put<Set>(`${path}/webhook`, { url: `${sink.url}/${name}`, ...BERLIN, ...more })
  const webhookIn = async (guest: Guest, path: string) => (await guest.get<ClubPage>(path)).webhook

  /** A table of the club, played to the end. */
  async function played(guests: readonly Guest[], id: string) {
    const { id: room } = await guests[0]!.open({
      club: id,
      title: 'Hunt',
      seats: guests.length,
      options: { rounds: 1 },
    })
    for (const [seat, guest] of guests.entries())
      if (seat > 0) {
        await guest.sit(room, seat)
        await guest.ready(room)
      }
    await guests[0]!.start(room)
    const seats = await Promise.all(guests.map(guest => guest.watch(room)))
    await until(() => seats.every(({ table }) => table), 'the tables')
    await playOut(seats, chance(2))
    for (const guest of guests) guest.leave()
    return guests[0]!.get<Room>(`/api/rooms/${room}`)
  }

  it('tells of tables that are planned, moved and open, and of results, in one language and by one clock', async () => {
    const { id, path, guests } = await club('Ada', 'Bea')
    const [ada, bea] = guests as [Guest, Guest]
    const { webhook } = await set(ada, path, 'friday')
    expect(webhook).to.deep.include({ ...BERLIN, host: new URL(sink.url).host })
    const at = Date.UTC(new Date().getUTCFullYear() + 1, 0, 8, 19)
    // Whoever opens the table reads Japanese: the club has chosen English.
    await bea.patch('/api/me', { language: 'ja' })
    const { id: room } = await bea.open({ club: id, title: 'Hunt', seats: 3, plannedAt: at })
    const link = `\n${HERE}/table/${room}`
    expect(await saidNext('friday', 1)).to.match(
      /^Hunt \(Sparks\) is planned for .*Jan 8.*20:00 (CET|GMT\+1)\.\n/,
    )
    expect(said('friday')[0]).to.include(link)
    await bea.patch(`/api/rooms/${room}`, { plannedAt: at + HOUR })
    expect(await saidNext('friday', 2)).to.match(/^Hunt \(Sparks\) has a new time: .*Jan 8.*21:00/)
    await bea.patch(`/api/rooms/${room}`, { plannedAt: null })
    expect(await saidNext('friday', 3)).to.equal(`Hunt (Sparks) is open: 2 seats are free.${link}`)
    await bea.patch(`/api/rooms/${room}`, { title: 'Chase' })
    await looked()
    expect(said('friday'), 'nothing that one need not know').to.have.length(3)
    await bea.delete(`/api/rooms/${room}/seats/0`)

    const { winners, seats } = await played(guests, id)
    const names = winners.map(seat => seats[Number(seat)]!.name)
    await until(() => said('friday').some(text => text.includes('is over')), 'the result')
    const result = said('friday').find(text => text.includes('is over'))!
    for (const name of names) expect(result.split(';')[0]).to.include(name)
    expect(result).to.match(/^Hunt \(Sparks\) is over\. Won by /)
    const { body } = sink.posted.at(-1)!
    expect(JSON.parse(body.toString())).to.deep.include({
      allowed_mentions: { parse: [] },
      username: 'Starboard',
    })
    await ada.open({ title: 'Elsewhere' })
    await looked()
    expect(said('friday').join(), 'of no other table').not.to.include('Elsewhere')
  })

  it('is set, tried and taken away by who runs the club, and another address takes its place', async () => {
    const { path, guests } = await club('Ada', 'Bea')
    const [ada, bea] = guests as [Guest, Guest]
    expect(await ada.refused('POST', `${path}/webhook/try`, {}), 'nothing to try').to.equal('404 notFound')
    expect(await ada.refused('PUT', `${path}/webhook`, BERLIN), 'no address').to.equal('404 notFound')
    let stirred = 0
    const page = await bea.socket('lobby')
    page.on('people', () => {
      stirred += 1
    })
    await set(ada, path, 'one')
    await until(() => stirred > 0, 'the news on the page of a member')
    await ada.post(`${path}/webhook/try`)
    expect(said('one')).to.have.length(1)
    expect(said('one')[0]).to.include('Friday').and.to.include(`${HERE}/club/`)
    // Only the language: the address stays.
    await ada.put(`${path}/webhook`, { language: 'ja', zone: 'Asia/Tokyo' })
    await ada.post(`${path}/webhook/try`)
    expect(said('one')[1]).to.include('Fridayのテーブルの予定・募集・対戦結果')
    await set(ada, path, 'two')
    await ada.post(`${path}/webhook/try`)
    expect([said('one').length, said('two').length]).to.deep.equal([2, 1])
    sink.status = 500
    expect(await ada.refused('POST', `${path}/webhook/try`, {})).to.equal('502 notSent')
    sink.status = 204
    expect(await ada.delete(`${path}/webhook`)).to.deep.equal({ webhook: null })
    expect(await webhookIn(bea, path)).to.equal(null)
    await ada.open({ club: path.split('/').at(-1)! })
    await looked()
    expect([said('one').length, said('two').length]).to.deep.equal([2, 2])
    for (const [body, why] of [
      [{ url: `${sink.url}/x`, language: 'de', zone: 'UTC' }, 'a language'],
      [{ url: `${sink.url}/x`, language: 'en', zone: 'Mars/Tharsis' }, 'a zone'],
      [{ url: 'nowhere', ...BERLIN }, 'an address'],
      [{ url: 'ftp://127.0.0.1/x', ...BERLIN }, 'a way of sending'],
      [{ url: `http://ada:secret@127.0.0.1/x`, ...BERLIN }, 'a password'],
    ] as const)
      expect(await ada.refused('PUT', `${path}/webhook`, body), why).to.equal('400 badRequest')
  })

  it('is no way into networks that the server stands in', async () => {
    const outside = await startServer()
    try {
      const ada = await Guest.arrive(outside.url, 'Ada')
      const { club: made } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
      for (const url of [
        sink.url,
        'http://example.org/x',
        'https://127.0.0.1/x',
        'https://[::1]/x',
        'https://10.0.0.1/x',
      ])
        expect(await ada.refused('PUT', `/api/clubs/${made.id}/webhook`, { url, ...BERLIN }), url).to.equal(
          '400 badRequest',
        )
      const why = await post('https://127.0.0.1/secret', {}, '', false).catch((error: Error) => error.message)
      expect(why, 'the reason goes to the log').to.equal('127.0.0.1')
      // What a name stands for is found out when something is sent.
      await ada.put(`/api/clubs/${made.id}/webhook`, { url: 'https://localhost/x', ...BERLIN })
      expect(await ada.refused('POST', `/api/clubs/${made.id}/webhook/try`, {})).to.equal('502 notSent')
    } finally {
      await outside.end()
    }
  })

  it('tells who is not a member nothing, not even whether there is a club or a webhook', async () => {
    const { path, guests } = await club('Ada', 'Bea')
    const [ada, bea] = guests as [Guest, Guest]
    const [eve, cy] = await Promise.all(['Eve', 'Cy'].map(name => Guest.arrive(server.url, name)))
    await ada.put(`/api/me/friends/${cy!.me.id}`)
    await cy!.put(`/api/me/friends/${ada.me.id}`)
    await ada.post(`${path}/members`, { person: cy!.me.id })
    const asks = async (guest: Guest, where: string) =>
      Promise.all([
        guest.refused('PUT', `${where}/webhook`, { url: `${sink.url}/eve`, ...BERLIN }),
        guest.refused('PUT', `${where}/webhook`, BERLIN),
        guest.refused('DELETE', `${where}/webhook`),
        guest.refused('POST', `${where}/webhook/try`, {}),
      ])
    const none = await asks(eve!, `/api/clubs/${'x'.repeat(16)}`)
    expect(new Set(none)).to.deep.equal(new Set(['404 notFound']))
    expect(await asks(eve!, path), 'without a webhook').to.deep.equal(none)
    await set(ada, path, 'secret')
    expect(await asks(eve!, path), 'with one').to.deep.equal(none)
    expect(await asks(cy!, path), 'whoever is only invited').to.deep.equal(none)
    expect(new Set(await asks(bea, path)), 'a member').to.deep.equal(new Set(['403 notHost']))
    expect((await webhookIn(bea, path))!.host, 'all members know where').to.equal(new URL(sink.url).host)
    expect(said('eve')).to.deep.equal([])
  })

  it('is set by no program, and by nobody who has not just shown who they are', async () => {
    const { path, guests } = await club('Ada')
    const [ada] = guests as [Guest]
    await ada.post('/api/me/recovery')
    const { token } = await ada.post<{ token: string }>('/api/me/tokens', { name: 'Club' })
    const program = { authorization: `Bearer ${token}` }
    const body = { url: `${sink.url}/program`, ...BERLIN }
    for (const [method, where] of [
      ['PUT', 'webhook'],
      ['DELETE', 'webhook'],
      ['POST', 'webhook/try'],
    ] as const) {
      const sent = method === 'DELETE' ? undefined : body
      expect(
        (await Guest.stranger(server.url).ask(method, `${path}/${where}`, sent, program)).status,
      ).to.equal(403)
    }
    const thief = Guest.stranger(server.url).with(
      ada.cookie
        .split('; ')
        .filter(one => !one.includes('fresh'))
        .join('; '),
    )
    expect(await thief.refused('PUT', `${path}/webhook`, body)).to.equal('403 notFresh')
    await set(ada, path, 'shown')
    expect(await webhookIn(thief, path), 'the same person').to.have.property('host')
  })

  it('keeps its address to itself: in pages, exports, the log and metrics', async () => {
    const { id, path, guests } = await club('Ada', 'Bea')
    const [ada, bea] = guests as [Guest, Guest]
    const SECRET = 'very-secret-token'
    const answers: unknown[] = [await set(ada, path, SECRET)]
    await ada.post('/api/me/recovery')
    sink.status = 500
    await ada.open({ club: id, title: 'Hunt' })
    await until(() => said(SECRET).length > 0, 'the first try')
    answers.push(await ada.ask('POST', `${path}/webhook/try`, {}))
    // Where nobody listens.
    answers.push(await ada.put(`${path}/webhook`, { url: `http://127.0.0.1:1/${SECRET}`, ...BERLIN }))
    await ada.open({ club: id, title: 'Chase' })
    answers.push(await ada.ask('POST', `${path}/webhook/try`, {}))
    await until(() => logged.includes('a club could not be told'), 'the log')
    await looked()
    for (const guest of [ada, bea]) answers.push(await guest.get(path), await guest.get('/api/clubs'))
    const exported = await ada.get<Export>('/api/me/export')
    expect(exported.clubWebhooks).to.have.length(1)
    expect(exported.clubWebhooks[0]).to.deep.include({ club: id, host: '127.0.0.1:1', ...BERLIN })
    const metrics = await ada.ask('GET', '/metrics', undefined, { authorization: `Bearer ${METRICS_TOKEN}` })
    expect(metrics.status).to.equal(200)
    answers.push(exported, await bea.get('/api/me/export'), metrics)
    expect(JSON.stringify(answers)).not.to.include(SECRET)
    expect(logged).not.to.include(SECRET)
  })

  it('ends where it is gone, and with the membership or the account of who has set it', async () => {
    const { id, path, guests } = await club('Ada', 'Bea')
    const [ada, bea] = guests as [Guest, Guest]
    await set(ada, path, 'gone')
    sink.status = 404
    await ada.open({ club: id })
    await until(async () => (await webhookIn(bea, path)) === null, 'it to be dropped')
    await ada.open({ club: id })
    await looked()
    expect(said('gone')).to.have.length(1)
    sink.status = 204

    await set(ada, path, 'left')
    await ada.delete(`${path}/members/${ada.me.id}`)
    expect(await webhookIn(bea, path)).to.equal(null)
    await bea.open({ club: id })
    await set(bea, path, 'deleted')
    const { token } = await bea.post<{ token: string }>(`${path}/link`)
    await ada.post('/api/invitation/join', { token })
    await bea.post('/api/me/farewell', { name: 'Bea' })
    expect(await webhookIn(ada, path)).to.equal(null)
    await ada.open({ club: id })
    await looked()
    expect([...said('left'), ...said('deleted')]).to.deep.equal([])
  })

  it('tells what is still so, once, however often something changed or could not be posted', async () => {
    const { id, path, guests } = await club('Ada', 'Bea')
    const [ada, bea] = guests as [Guest, Guest]
    await set(ada, path, 'later')
    const at = Date.now() + 72 * HOUR
    sink.status = 500
    const { id: room } = await ada.open({ club: id, title: 'Hunt', plannedAt: at })
    for (let hours = 1; hours <= 4; hours++)
      await ada.patch(`/api/rooms/${room}`, { plannedAt: at + hours * HOUR })
    const { id: over } = await ada.open({ club: id, title: 'Chase' })
    await bea.sit(over, 1)
    await until(() => said('later').some(text => text.startsWith('Hunt')), 'a try')
    await looked()
    const before = said('later').length
    sink.status = 204
    passTime(6 * MINUTE)
    await until(() => said('later').length > before, 'the next try')
    passTime(6 * MINUTE)
    await looked()
    const after = said('later').slice(before)
    expect(after, 'the newest plan alone; the other table is full').to.have.length(1)
    expect(after[0]).to.match(/^Hunt/)
    passTime(6 * HOUR)
    await looked()
    expect(said('later')).to.have.length(before + 1)
  })

  it('is tried five times for each thing', async () => {
    const { id, path, guests } = await club('Ada')
    await set(guests[0]!, path, 'never')
    sink.status = 500
    await guests[0]!.open({ club: id })
    for (let times = 1; times <= 5; times++) {
      await until(() => said('never').length === times, `try ${times}`)
      passTime(times * 5 * MINUTE + MINUTE)
    }
    await looked()
    passTime(5 * HOUR)
    await looked()
    expect(said('never')).to.have.length(5)
  })

  it('says who has won and who has played, and nothing of a match that is void', () => {
    const room = (changes: Partial<RoomRecord>): Table => {
      const record = { ...newRoom('toy', 4, 'seed'), title: 'Hunt', status: 'finished', ...changes }
      const seats = record.seats.map((seat, i) => ({
        ...seat,
        ...(i < 2 && { person: `p${i}`, name: ['Ada', 'Bea'][i]! }),
        ...(i === 2 && { bot: 'random' }),
      }))
      return { record: { ...record, seats }, game: toyModule } as never
    }
    const words = (
      changes: Partial<RoomRecord>,
      language: 'en' | 'ja' = 'en',
      kind: ClubEventKind = 'result',
    ) => eventWords(room(changes), { kind }, { language, zone: 'UTC' })
    expect(words({ winners: ['0'] })).to.equal(
      'Hunt (Sparks) is over. Won by Ada; also played by Bea, a bot, and a player who left.',
    )
    expect(words({ winners: ['0', '1', '2', '3'] })).to.equal(
      'Hunt (Sparks) is over. Won by Ada, Bea, a bot, and a player who left.',
    )
    expect(words({ winners: [] }, 'ja')).to.match(
      /^Hunt（.+）：終了しました。勝者はいません。参加者：Adaさん、Beaさん/,
    )
    expect(words({ winners: ['0'], agreedEnd: 'void' })).to.equal(undefined)
    expect(words({ status: 'playing' })).to.equal(undefined)
    expect(words({ title: '', status: 'open' }, 'en', 'open')).to.equal('Sparks is open: 1 seat is free.')
    for (const kind of ['open', 'planned', 'moved'] as const) {
      expect(words({ status: 'playing', plannedAt: Date.now() + HOUR }, 'en', kind), kind).to.equal(undefined)
      const otherwise = kind === 'open' ? Date.now() + HOUR : Date.now() - HOUR
      expect(words({ status: 'open', plannedAt: otherwise }, 'en', kind), kind).to.equal(undefined)
    }
  })
})
