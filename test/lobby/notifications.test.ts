import { expect } from 'chai'
import type { NewWay, Telling } from '../../lobby/notifications.ts'
import type { Pace } from '../../lobby/pace.ts'
import type { Room } from '../../lobby/protocol.ts'
import { isQuiet } from '../../lobby/server/notifications/quiet-hours.ts'
import { isOutside, mayPost, NotOutside, post } from '../../lobby/server/notifications/webhook.ts'
import { passTime, presentTime } from './support/clock.ts'
import { Guest, pause, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { isSigned, mailSink, postSink, Subscribed } from './support/sinks.ts'
import { anyMove, chance, seated } from './support/tables.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const EVERY = 20
const DAY: Pace = { hours: 24, from: 0, to: 24, off: [], zone: 'UTC', late: 'wait' }
const HERE = 'https://starboard.example'

describe('lobby: being told that a table waits', () => {
  let sink: Awaited<ReturnType<typeof postSink>>
  let mail: Awaited<ReturnType<typeof mailSink>>
  let server: TestServer
  before(async () => {
    sink = await postSink()
    mail = await mailSink()
    server = await startServer({
      config: { timeEvery: EVERY, tellInside: true, smtp: mail.url, publicUrl: HERE },
    })
  })
  afterEach(() => {
    presentTime()
    sink.posted.length = mail.mails.length = 0
    sink.status = 201
  })
  after(async () => {
    await server.end()
    await Promise.all([sink.end(), mail.end()])
  })

  const looked = () => pause(EVERY * 8)
  const add = (guest: Guest, way: NewWay) => guest.post<Telling>('/api/me/telling/ways', way)
  const webhook = (name: string): NewWay => ({ kind: 'webhook', url: `${sink.url}/${name}` })
  /** What came to somebody's webhook. Those of earlier tests may still be told something, where a machine is slow. */
  const said = (name: string): string[] =>
    sink.posted
      .filter(({ path }) => path === `/${name}`)
      .map(({ body }) => JSON.parse(body.toString()).content)

  /** A match that has begun, and that nobody looks at. */
  async function begun(people = 2, changes: object = {}, options: object = { choice: 'open' }) {
    const { room, guests } = await seated(server.url, people, {
      title: 'Friday',
      pace: { ...DAY, ...changes },
      options: { rounds: 3, ...options },
    })
    await guests[0]!.start(room)
    return { room, guests }
  }
  async function answer(guest: Guest, room: string) {
    const seat = await guest.watch(room)
    await until(() => seat.table, 'the table')
    const move = anyMove(seat, chance(1))!
    expect(await seat.move(move.move, ...move.args)).to.have.property('step')
    guest.leave()
    // Whoever still looks at the table is told nothing.
    const isHere = async () =>
      (await guest.get<Room>(`/api/rooms/${room}`)).seats.some(
        ({ person, online }) => person === guest.me.id && online,
      )
    await until(async () => !(await isHere()), 'nobody to be there')
  }

  it('happens by webhook, in Discord’s shape, once for a question, with a link and the question in words', async () => {
    const { room, guests } = await begun()
    expect((await add(guests[0]!, webhook('ada'))).ways[0]).to.include({ kind: 'webhook', confirmed: true })
    await looked()
    expect(said('ada'), 'nobody is told who may still be there').to.deep.equal([])
    passTime(2 * MINUTE)
    await until(() => said('ada').length === 1, 'the message')
    expect(said('ada')[0]).to.match(
      /^Friday waits for you\nFriday: .{9,} \(until .*\)\nhttps:\/\/starboard\.example\/table\//,
    )
    expect(said('ada')[0]).to.include(`${HERE}/table/${room}`)
    const { body } = sink.posted.find(({ path }) => path === '/ada')!
    const { allowed_mentions: mentions } = JSON.parse(body.toString())
    expect(mentions).to.deep.equal({ parse: [] })
    passTime(HOUR)
    await looked()
    expect(said('ada')).to.have.length(1)

    // Reminded at two thirds of the time, and told when it is over.
    passTime(15 * HOUR)
    await until(() => said('ada').length === 2, 'the reminder')
    expect(said('ada')[1]).to.include('still waiting')
    passTime(9 * HOUR)
    await until(() => said('ada').length === 3, 'the end')
    expect(said('ada')[2]).to.include('your time was over')
    passTime(99 * HOUR)
    await looked()
    expect(said('ada')).to.have.length(3)
  })

  it('does not happen to those who look at the table, have answered, or did not ask for it', async () => {
    const { room, guests } = await begun(3)
    for (const [i, guest] of guests.entries()) if (i < 2) await add(guest, webhook(`quick-${i}`))
    await answer(guests[1]!, room)
    const there = await guests[0]!.watch(room)
    await until(() => there.table, 'the table')
    passTime(2 * MINUTE)
    await looked()
    expect([...said('quick-0'), ...said('quick-1')]).to.deep.equal([])
  })

  it('tells of several tables together, in the language of the person, what is most urgent first', async () => {
    const first = await begun()
    const [ada] = first.guests
    await ada!.patch('/api/me', { language: 'ja' })
    await add(ada!, webhook('ada-ja'))
    const second = await ada!.open({ title: 'Sunday', pace: DAY, options: { rounds: 3, choice: 'open' } })
    const bea = await Guest.arrive(server.url, 'Bea')
    await bea.sit(second.id, 1)
    await bea.ready(second.id)
    await ada!.start(second.id)
    passTime(2 * MINUTE)
    await until(() => said('ada-ja').length > 0, 'the message')
    passTime(11 * MINUTE)
    const all = () => said('ada-ja').join('\n')
    await until(() => all().includes('Friday') && all().includes('Sunday'), 'both tables')
    expect(all()).to.include('待っています')
    // Whatever comes up before somebody can be told is told together.
    const before = sink.posted.length
    sink.status = 500
    passTime(17 * HOUR)
    await until(() => sink.posted.length > before, 'the first try')
    await looked()
    sink.status = 201
    passTime(6 * MINUTE)
    await until(() => said('ada-ja').some(text => text.includes('2卓')), 'both at once')
  })

  it('waits for the end of quiet hours, and does not tell what is over by then', async () => {
    const { room, guests } = await begun()
    const [ada, bea] = guests
    await add(ada!, webhook('night-0'))
    await add(bea!, webhook('night-1'))
    const hour = new Date().getUTCHours()
    const quiet = { from: hour, to: (hour + 3) % 24, zone: 'UTC' }
    for (const guest of guests)
      expect((await guest.put<Telling>('/api/me/telling/quiet', { quiet })).quiet).to.deep.equal(quiet)
    passTime(2 * MINUTE)
    await looked()
    await answer(ada!, room)
    expect([...said('night-0'), ...said('night-1')]).to.deep.equal([])
    passTime(3 * HOUR)
    await until(() => said('night-1').length === 1, 'the message')
    await looked()
    expect(said('night-0')).to.deep.equal([])
    expect(isQuiet({ from: 22, to: 7, zone: 'Asia/Tokyo' }, Date.UTC(2026, 0, 1, 13))).to.equal(true)
    expect(isQuiet({ from: 22, to: 7, zone: 'Asia/Tokyo' }, Date.UTC(2026, 0, 1, 22))).to.equal(false)
  })

  it('tells nobody who has answered a secret question: a webhook, which others read, is the same for all', async () => {
    const { room, guests } = await begun(2, {}, { choice: 'secret' })
    const browser = new Subscribed(sink.url)
    await add(guests[0]!, webhook('secret-0'))
    await add(guests[0]!, { kind: 'push', push: browser.address })
    await add(guests[1]!, webhook('secret-1'))
    await answer(guests[0]!, room)
    passTime(2 * MINUTE)
    await until(() => said('secret-1').length === 1, 'the message to who has not answered')
    await until(() => said('secret-0').length === 1, 'the same to who has')
    passTime(17 * HOUR)
    await until(() => said('secret-0').length + said('secret-1').length === 4, 'the reminders')
    const pushes = sink.posted.filter(({ path }) => path === '/push/1')
    expect(pushes, 'what only the person reads asks for nothing that is done').to.deep.equal([])
  })

  it('happens by push, sealed for the browser and signed, and forgets browsers that are gone', async () => {
    const { room, guests } = await begun()
    const [ada] = guests
    const browser = new Subscribed(sink.url)
    const { pushKey, ways } = await add(ada!, { kind: 'push', push: browser.address })
    await add(ada!, { kind: 'push', push: browser.address })
    expect(ways).to.have.length(1)
    passTime(2 * MINUTE)
    const pushes = () => sink.posted.filter(({ path }) => path === '/push/1')
    await until(() => pushes().length === 1, 'the push')
    const [push] = pushes()
    expect(browser.read(push!)).to.deep.include({
      path: `/table/${room}`,
      title: 'Friday waits for you',
    })
    expect(push!.headers['content-encoding']).to.equal('aes128gcm')
    expect(isSigned(push!, pushKey)).to.equal(true)
    sink.status = 410
    passTime(16 * HOUR)
    await until(
      async () => (await ada!.get<Telling>('/api/me/telling')).ways.length === 0,
      'the end of the way',
    )
  })

  it('happens by mail once its owner has opened the link, and ends by the link in any of them', async () => {
    const { guests } = await begun()
    const [ada, bea] = guests
    const added = await add(ada!, { kind: 'mail', address: 'ada@example.org' })
    expect(added.ways).to.deep.include.members([
      { ...added.ways[0]!, name: 'ada@example.org', confirmed: false },
    ])
    expect(mail.mails[0]!.to).to.deep.equal(['ada@example.org'])
    passTime(2 * MINUTE)
    await looked()
    expect(mail.mails, 'nothing but the question whose it is').to.have.length(1)
    const token = (what: string) =>
      new RegExp(`${HERE}/told#${what}=([\\w-]+)`).exec(mail.mails.at(-1)!.text)![1]!
    const key = token('confirm')
    expect(await bea!.refused('POST', '/api/telling/confirm', { token: 'x'.repeat(32) })).to.equal(
      '404 notFound',
    )
    await Guest.stranger(server.url).post('/api/telling/confirm', { token: key })
    passTime(16 * HOUR)
    await until(() => mail.mails.length === 2, 'the reminder')
    expect(mail.mails[1]!.text).to.match(/^Subject: Friday waits for you/m)
    expect(mail.mails[1]!.text).to.match(/^List-Unsubscribe:\s+<https:\/\/starboard/m)
    await Guest.stranger(server.url).post('/api/telling/stop', { token: token('stop') })
    expect((await ada!.get<Telling>('/api/me/telling')).ways).to.deep.equal([])
  })

  it('is tried again later where it could not be sent, and given up in the end', async () => {
    const { guests } = await begun()
    await add(guests[0]!, webhook('down'))
    sink.status = 500
    passTime(2 * MINUTE)
    await until(() => said('down').length === 1, 'the first try')
    await looked()
    expect(said('down')).to.have.length(1)
    sink.status = 200
    passTime(6 * MINUTE)
    await until(() => said('down').length === 2, 'the next')
    await looked()
    expect(said('down')).to.have.length(2)
  })

  it('lets the others know that there is something to decide, and the late one what has become of the seat', async () => {
    const { room, guests } = await begun(2, { late: 'vote' })
    await answer(guests[1]!, room)
    await add(guests[1]!, webhook('voter'))
    await add(guests[0]!, webhook('late'))
    passTime(25 * HOUR)
    await until(() => said('voter').some(text => text.includes('Decide')), 'the vote')
    await until(() => said('late').length > 0, 'the late one')
    await guests[1]!.put<Room>(`/api/rooms/${room}/late`, { wish: 'bot' })
  })

  it('lets whoever is not there know that somebody would end the match', async () => {
    const { room, guests } = await begun()
    await add(guests[1]!, webhook('ender'))
    const path = `/api/rooms/${room}/end`
    await guests[0]!.post(path, { end: 'void' })
    await until(() => said('ender').length > 0, 'the message')
    expect(said('ender')[0]).to.include('Friday: Ada proposes to end the match together. Do you agree?')
    const { body } = await guests[0]!.ask<Room>('GET', `/api/rooms/${room}`)
    expect(body.endWish!.until, 'time to come by').to.be.above(Date.now() + 48 * HOUR)
  })

  it('shows oneself and nobody else, and little of where it goes', async () => {
    const [ada, bea] = [await Guest.arrive(server.url), await Guest.arrive(server.url)]
    const { ways } = await add(ada, webhook('token-in-the-path'))
    expect(JSON.stringify(await ada.get('/api/me/telling'))).not.to.include('token-in-the-path')
    expect((await bea.get<Telling>('/api/me/telling')).ways).to.deep.equal([])
    await bea.delete(`/api/me/telling/ways/${ways[0]!.id}`)
    expect(await bea.refused('POST', `/api/me/telling/ways/${ways[0]!.id}/try`, {})).to.equal('404 notFound')
    await ada.post(`/api/me/telling/ways/${ways[0]!.id}/try`)
    expect(said('token-in-the-path')).to.have.length(1)
    sink.status = 500
    expect(await ada.refused('POST', `/api/me/telling/ways/${ways[0]!.id}/try`, {})).to.equal('502 notSent')
    expect((await ada.delete<Telling>(`/api/me/telling/ways/${ways[0]!.id}`)).ways).to.deep.equal([])
    expect(await Guest.stranger(server.url).refused('GET', '/api/me/telling')).to.equal('401 noSession')
  })

  it('refuses what is no address, and more ways than anybody needs', async () => {
    const ada = await Guest.arrive(server.url)
    for (const way of [
      { kind: 'pigeon', url: HERE },
      { kind: 'mail', address: 'ada@example.org\r\nBcc: all@example.org' },
      { kind: 'mail', address: 'nobody' },
      { kind: 'webhook', url: 'file:///etc/passwd' },
      { kind: 'webhook', url: 'https://ada:secret@example.org' },
      { kind: 'push', push: { endpoint: HERE, keys: { p256dh: '"', auth: 'x' } } },
    ])
      expect(await ada.refused('POST', '/api/me/telling/ways', way), JSON.stringify(way)).to.equal(
        '400 badRequest',
      )
    for (let i = 0; i < 10; i++) await add(ada, webhook(`w${i}`))
    expect(await ada.refused('POST', '/api/me/telling/ways', webhook('w10'))).to.equal('429 tooMany')
  })

  it('asks an address only so often whether somebody is there, whoever wants to know', async () => {
    const own = await startServer({
      config: { smtp: mail.url, publicUrl: HERE, limits: { ...server.config.limits, mails: 2 } },
    })
    const refusals: string[] = []
    for (let i = 0; i < 3; i++) {
      const guest = await Guest.arrive(own.url)
      refusals.push(
        await guest.refused('POST', '/api/me/telling/ways', { kind: 'mail', address: 'victim@example.org' }),
      )
    }
    expect(refusals.map(one => one.slice(0, 3))).to.deep.equal(['200', '429', '429'])
    await own.end()
  })

  describe('of an address that has not said whose it is', () => {
    const wish = (address: string): NewWay => ({ kind: 'mail', address })
    const asks = (guest: Guest, address: string, at = server) =>
      guest.movedTo(at.url).refused('POST', '/api/me/telling/ways', wish(address))
    const link = (what: string, { text }: { text: string }) =>
      new RegExp(`${HERE}/told#${what}=([\\w.-]+)`).exec(text)![1]!
    const written = (address: string) => mail.mails.filter(({ to }) => to.includes(address))

    it('writes nothing that a guest has chosen', async () => {
      const evil = await Guest.arrive(server.url, 'https://evil.example/0')
      for (const language of ['en', 'ja']) {
        await evil.patch('/api/me', { language })
        await add(evil, wish(`victim-${language}@example.org`))
        await evil.post('/api/me/mail', { address: `other-${language}@example.org` })
      }
      expect(mail.mails).to.have.length(4)
      for (const { text } of mail.mails) expect(text).not.to.include('evil')
    })

    it('asks once a week, whoever wants it, however it is written, at whatever server, until it has answered', async () => {
      const [ada, bea] = [await Guest.arrive(server.url, 'Ada'), await Guest.arrive(server.url, 'Bea')]
      expect(await asks(ada, 'Cy@example.org')).to.match(/^200/)
      for (const same of ['cy@example.org', 'CY@Example.org', 'cy+1@example.org'])
        expect(await asks(bea, same)).to.equal('429 askedAlready')
      expect((await bea.get<Telling>('/api/me/telling')).ways).to.deep.equal([])
      server = await server.restart()
      passTime(6 * 24 * HOUR)
      expect(await asks(bea, 'cy@example.org', server)).to.equal('429 askedAlready')
      passTime(2 * 24 * HOUR)
      expect(await asks(bea, 'cy@example.org', server)).to.match(/^200/)
      const token = link('confirm', mail.mails.at(-1)!)
      await Guest.stranger(server.url).post('/api/telling/confirm', { token })
      expect(await asks(ada, 'cy@example.org', server), 'who has answered').to.match(/^200/)
      expect(mail.mails).to.have.length(3)
    })

    it('asks again where the question could not be sent', async () => {
      const broken = await startServer({ config: { smtp: 'smtp://127.0.0.1:1', publicUrl: HERE } })
      const ada = await Guest.arrive(broken.url)
      for (let i = 0; i < 2; i++) expect(await asks(ada, 'ada@example.org', broken)).to.equal('502 notSent')
      await broken.end()
    })

    it('never writes again where a link is followed and a button pressed, without a session; nothing is said by opening it', async () => {
      const [ada, bea] = [await Guest.arrive(server.url), await Guest.arrive(server.url)]
      await add(ada, wish('Dan@example.org'))
      const [asked] = mail.mails
      expect(asked!.text).to.match(/^List-Unsubscribe:\s+<https:\/\/starboard\.example\/told#never/m)
      const token = link('never', asked!)
      await Guest.stranger(server.url).post('/api/telling/confirm', { token: link('confirm', asked!) })
      for (const path of [`/told#never=${token}`, '/api/telling/never'])
        await Guest.stranger(server.url).ask('GET', path)
      expect((await ada.get<Telling>('/api/me/telling')).ways, 'who only looks').to.have.length(1)
      const never = (given: unknown) =>
        Guest.stranger(server.url).refused('POST', '/api/telling/never', { token: given })
      const [to, signature] = token.split('.') as [string, string]
      const other = Buffer.from('somebody@example.org').toString('base64url')
      expect(await never(`${other}.${signature}`)).to.equal('404 notFound')
      for (const wrong of ['', to, `${to}.`, 5]) expect(await never(wrong)).to.equal('400 badRequest')
      expect(await never(token)).to.match(/^200/)
      expect((await ada.get<Telling>('/api/me/telling')).ways).to.deep.equal([])
      passTime(99 * 24 * HOUR)
      expect(await asks(bea, 'dan@example.org')).to.equal('429 askedAlready')
      await bea.post('/api/me/mail', { address: 'dan@example.org' })
      expect(written('dan@example.org'), 'nor about a way in').to.deep.equal([])
      expect(mail.mails).to.have.length(1)
    })

    it('writes a few times a week about a way in, and always to whoever has it', async () => {
      const own = await startServer({
        config: { smtp: mail.url, publicUrl: HERE, limits: { ...server.config.limits, mails: 99 } },
      })
      const address = 'eve@example.org'
      const wants = async (guest: Guest) => {
        await guest.post('/api/me/mail', { address })
        return written(address).length
      }
      const eve = await Guest.arrive(own.url)
      expect(await wants(eve)).to.equal(1)
      for (const count of [2, 3, 3, 3]) expect(await wants(await Guest.arrive(own.url))).to.equal(count)
      const [, token] = /\/account#mail=([\w-]+)/.exec(written(address)[0]!.text)!
      await eve.post('/api/me/mail/follow', { token })
      await Guest.stranger(own.url).post('/api/telling/never', { token: link('never', written(address)[0]!) })
      expect(await wants(await Guest.arrive(own.url))).to.equal(4)
      await own.end()
    })
  })

  it('sends nothing into the network of the server, by whatever name', async () => {
    for (const inside of [
      '127.0.0.1',
      '10.1.2.3',
      '192.168.0.1',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:127.0.0.1',
      '0.0.0.0',
      '100.64.0.1',
    ])
      expect(isOutside(inside), inside).to.equal(false)
    expect(isOutside('93.184.216.34')).to.equal(true)
    for (const url of [
      'http://example.org',
      'https://127.0.0.1',
      'https://[::1]/',
      'https://2130706433/',
      'ftp://example.org',
      'https://0x7f.1',
    ])
      expect(mayPost(url, false), url).to.equal(false)
    expect(mayPost('https://example.org/x', false)).to.equal(true)
    const { port } = new URL(sink.url)
    const error = await post(`https://localhost:${port}/x`, {}, 'x', false).catch(reason => reason)
    expect(error).to.be.instanceOf(NotOutside)
    expect(await post(`${sink.url}/redirects`, {}, 'x', true)).to.equal(201)
    sink.status = 302
    expect(await post(`${sink.url}/redirects`, {}, 'x', true), 'led nowhere else').to.equal(302)
    expect(sink.posted.map(({ path }) => path)).to.deep.equal(['/redirects', '/redirects'])
  })
})
