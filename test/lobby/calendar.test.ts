/** Planned tables in calendars: single events, and addresses to subscribe to. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { pino } from 'pino'
import type { Export } from '../../lobby/account.ts'
import type { Feed, Feeds } from '../../lobby/calendar.ts'
import type { ClubPage } from '../../lobby/people.ts'
import { UNLIMITED } from '../../lobby/server/index.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { passTime, presentTime } from './support/clock.ts'
import { Guest } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'

const DAY = 24 * 3600_000
const HERE = 'https://starboard.example'
const AT = Date.UTC(new Date().getUTCFullYear() + 1, 0, 15, 18, 30)
const STAMP = `${new Date(AT).getUTCFullYear()}0115T183000Z`

describe('lobby: calendars', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ config: { publicUrl: HERE } })
    passTime(AT - 5 * DAY - Date.now())
  })
  after(async () => {
    presentTime()
    await server.end()
  })

  const arrive = (name: string) => Guest.arrive(server.url, name)
  const plan = (guest: Guest, changes: object = {}) =>
    guest.open({ plannedAt: AT, title: 'Friday', ...changes })
  const renew = async (guest: Guest, feed = 'own'): Promise<Feed> => {
    const { feeds } = await guest.put<Feeds>(`/api/me/feeds/${feed}`)
    return feeds.find(({ club }) => (club ?? 'own') === feed)!
  }
  /** What a calendar reads that knows nothing but the address. */
  async function read({ address }: Pick<Feed, 'address'>, url = server.url) {
    expect(address.startsWith(`${HERE}/api/feeds/`)).to.equal(true)
    const answer = await Guest.stranger(url).ask<string>('GET', address.slice(HERE.length))
    return { status: answer.status, type: answer.headers.get('content-type'), ...parsed(answer.body) }
  }
  /** Long lines go on after a line break and a space. */
  function parsed(body: unknown) {
    const text = String(body).replace(/\r\n /g, '')
    const events = text.split(/^BEGIN:VEVENT\r$/m).slice(1)
    const field = (event: string, name: string) =>
      new RegExp(`^${name}(?:;[^:]*)?:(.*)\\r$`, 'm').exec(event)?.[1]
    const titles = events.map(event => field(event, 'SUMMARY'))
    return { text, events, titles, field }
  }

  it('have a single table as an event, in UTC, with its link and nobody’s name', async () => {
    const ada = await arrive('Ada Lovelace')
    const room = await plan(ada, { title: 'Fri;day, \\n "BEGIN:VEVENT"', seats: 3, password: 'sesame' })
    await ada.put(`/api/rooms/${room.id}/seats/1/bot`, { bot: 'random' })
    const { status, headers, body } = await Guest.stranger(server.url).ask<string>(
      'GET',
      `/api/rooms/${room.id}/event`,
    )
    expect([status, headers.get('content-type')]).to.deep.equal([200, 'text/calendar; charset=utf-8'])
    expect(headers.get('content-disposition')).to.equal('attachment; filename="table.ics"')
    const { text, events, field } = parsed(body)
    expect(events).to.have.length(1)
    const [event] = events as [string]
    expect(field(event, 'DTSTART')).to.equal(STAMP)
    expect(field(event, 'SUMMARY')).to.match(/^Fri\\;day\\, \\\\n "BEGIN:VEVENT" \(.*\)$/)
    expect(field(event, 'URL')).to.equal(`${HERE}/table/${room.id}`)
    expect(field(event, 'UID')).to.equal(`${room.id}@starboard.example`)
    expect(field(event, 'DESCRIPTION')).to.include('2 of 3 seats taken')
    expect(text).not.to.match(/Lovelace|sesame/)
    expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Starboard')).to.equal(true)
    const before = Number(field(event, 'SEQUENCE'))
    await ada.patch(`/api/rooms/${room.id}`, { plannedAt: AT + DAY })
    const moved = parsed((await ada.ask<string>('GET', `/api/rooms/${room.id}/event`)).body)
    expect(Number(field(moved.events[0]!, 'SEQUENCE'))).to.be.above(before)
    expect(field(moved.events[0]!, 'UID')).to.equal(field(event, 'UID'))
    await ada.patch(`/api/rooms/${room.id}`, { plannedAt: null })
    expect(await ada.refused('GET', `/api/rooms/${room.id}/event`)).to.equal('404 notFound')
  })

  it('tell whoever has an address of the tables at which its owner sits, in their language', async () => {
    const [ada, bea] = [await arrive('Ada Lovelace'), await arrive('Bea Lovelace')]
    const own = await renew(ada)
    expect(own.club).to.equal(null)
    const mine = await plan(ada, { listed: false })
    await plan(bea, { title: 'Not hers' })
    const joined = await plan(bea, { title: 'Joined', plannedAt: AT + DAY })
    await ada.sit(joined.id, 1)
    await ada.open()
    const now = await read(own)
    expect([now.status, now.type]).to.deep.equal([200, 'text/calendar; charset=utf-8'])
    expect(now.titles.map(title => title!.split(' ')[0])).to.deep.equal(['Friday', 'Joined'])
    expect(now.field(now.text, 'X-WR-CALNAME')).to.equal('Starboard: my tables')
    expect(now.text).not.to.include('Lovelace')
    await ada.patch('/api/me', { language: 'ja' })
    expect((await read(own)).text).to.include('席：2人中1人')
    // What has begun stays for a while; what is gone goes.
    await ada.delete(`/api/rooms/${mine.id}/seats/0`)
    await bea.put(`/api/rooms/${joined.id}/ready`, { ready: true })
    await ada.ready(joined.id)
    await bea.start(joined.id)
    expect((await read(own)).titles).to.have.length(1)
  })

  it('of a club tell its tables to its members alone, and nothing more once somebody is none', async () => {
    const [ada, bea, zoe] = [await arrive('Ada'), await arrive('Bea'), await arrive('Zoe')]
    for (const [a, b] of [
      [ada, bea],
      [bea, ada],
    ] as const)
      await a.put(`/api/me/friends/${b.me.id}`)
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday night' })
    await ada.post(`/api/clubs/${club.id}/members`, { person: bea.me.id })
    const no = (guest: Guest) => guest.refused('PUT', `/api/me/feeds/${club.id}`, {})
    expect([await no(bea), await no(zoe)], 'invited is not yet a member').to.deep.equal([
      '404 notFound',
      '404 notFound',
    ])
    await bea.put(`/api/clubs/${club.id}/membership`)
    const table = await plan(ada, { club: club.id })
    const feed = await renew(bea, club.id)
    const { titles, text, field } = await read(feed)
    expect(titles).to.have.length(1)
    expect(field(text, 'X-WR-CALNAME')).to.equal('Friday night')
    expect((await read(await renew(bea))).titles, 'at which she does not sit').to.deep.equal([])
    expect(await zoe.refused('GET', `/api/rooms/${table.id}/event`)).to.equal('404 notFound')
    expect((await bea.ask('GET', `/api/rooms/${table.id}/event`)).status).to.equal(200)

    await ada.delete(`/api/clubs/${club.id}/members/${bea.me.id}`)
    expect((await read(feed)).status).to.equal(404)
    expect((await bea.get<Feeds>('/api/me/feeds')).feeds.map(({ club }) => club)).to.deep.equal([null])
    // Who comes back has to ask for another one.
    await ada.post(`/api/clubs/${club.id}/members`, { person: bea.me.id })
    await bea.put(`/api/clubs/${club.id}/membership`)
    expect((await read(feed)).status).to.equal(404)
  })

  it('of a club ask at each request whether its owner is a member, whatever else may be left of them', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'starboard-'))
    const store = new SqliteStore(dataDir)
    const one = await startServer({ store, config: { publicUrl: HERE } }, dataDir)
    const ada = await Guest.arrive(one.url, 'Ada')
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const feed = (await ada.put<Feeds>(`/api/me/feeds/${club.id}`)).feeds[0]!
    expect((await read(feed, one.url)).status).to.equal(200)
    await store.clubs.remove(club.id, ada.me.id)
    expect((await store.feeds.of(ada.me.id)).length).to.equal(1)
    expect((await read(feed, one.url)).status).to.equal(404)
    await one.end()
  })

  it('have an address that can be renewed and removed: who has an old one reads nothing any more', async () => {
    const ada = await arrive('Ada')
    await plan(ada)
    const first = await renew(ada)
    const second = await renew(ada)
    expect(second.address).not.to.equal(first.address)
    expect([(await read(first)).status, (await read(second)).status]).to.deep.equal([404, 200])
    expect((await ada.delete<Feeds>('/api/me/feeds/own')).feeds).to.deep.equal([])
    expect((await read(second)).status).to.equal(404)
    // It opens nothing else, and is no session.
    const { address } = await renew(ada)
    const token = /feeds\/(.*)\.ics/.exec(address)![1]!
    const stranger = Guest.stranger(server.url)
    const bearer = { authorization: `Bearer ${token}` }
    expect((await stranger.ask('GET', '/api/me/friends', undefined, bearer)).status).to.equal(401)
    expect((await stranger.ask('GET', address.slice(HERE.length))).headers.getSetCookie()).to.deep.equal([])
    // What is exported says that there is one, and does not open it.
    await ada.post('/api/me/recovery')
    const { body } = await ada.ask<Export>('GET', '/api/me/export')
    expect(body.calendars.map(({ club }) => club)).to.deep.equal([null])
    expect(JSON.stringify(body)).not.to.include(token)
    await ada.post('/api/me/farewell', { name: 'Ada' })
    expect((await read({ address })).status).to.equal(404)
  })

  it('are in the language of whoever takes an event along, and no address of one gets into the log', async () => {
    const ada = await arrive('Ada')
    const room = await plan(ada)
    const inJapanese = { 'accept-language': 'ja-JP,ja;q=0.9,en;q=0.8' }
    const path = `/api/rooms/${room.id}/event`
    const event = await Guest.stranger(server.url).ask<string>('GET', path, undefined, inJapanese)
    expect(parsed(event.body).text).to.include('席：2人中1人')
    await ada.patch('/api/me', { language: 'en' })
    expect(parsed((await ada.ask<string>('GET', path, undefined, inJapanese)).body).text).to.include('1 of 2')

    const dataDir = mkdtempSync(join(tmpdir(), 'starboard-'))
    const store = new SqliteStore(dataDir)
    store.feeds.withToken = () => Promise.reject(new Error('away'))
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: line => void lines.push(line) })
    const broken = await startServer({ store, log }, dataDir)
    const token = 'x'.repeat(32)
    expect((await Guest.stranger(broken.url).ask('GET', `/api/feeds/${token}.ics`)).status).to.equal(500)
    expect(lines.join('\n')).to.include('a request failed')
    expect(lines.join('\n')).not.to.include(token)
    await broken.end()
  })

  it('answer whatever is wrong with an address alike, and only so often', async () => {
    const one = await startServer({ config: { publicUrl: HERE, limits: { ...UNLIMITED, tries: 6 } } })
    const ada = await Guest.arrive(one.url, 'Ada')
    const { feeds } = await ada.put<Feeds>('/api/me/feeds/own')
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const stranger = Guest.stranger(one.url)
    const answers = []
    for (const file of [
      `${'x'.repeat(32)}.ics`,
      `${ada.me.id}.ics`,
      `${club.id}.ics`,
      'own.ics',
      "' or 1=1--.ics",
      feeds[0]!.address.split('/').at(-1)!.toLowerCase(),
    ])
      answers.push((await stranger.ask('GET', `/api/feeds/${encodeURIComponent(file)}`)).body)
    expect(new Set(answers.map(body => JSON.stringify(body))).size).to.equal(1)
    expect(answers[0]).to.deep.include({ error: 'notFound' })
    expect((await stranger.ask('GET', `/api/feeds/${'x'.repeat(32)}.ics`)).status).to.equal(429)
    expect((await read(feeds[0]!, one.url)).status, 'a right one is read as ever').to.equal(200)
    await one.end()
  })
})
