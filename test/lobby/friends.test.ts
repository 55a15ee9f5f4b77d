import { expect } from 'chai'
import type { ClubPage, Friends, Invitations, Known } from '../../lobby/people.ts'
import type { Room } from '../../lobby/protocol.ts'
import { UNLIMITED } from '../../lobby/server/index.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'
import { postSink } from './support/sinks.ts'

const names = (known: readonly { name: string }[]) => known.map(({ name }) => name)

describe('lobby: friends, invitations and clubs', () => {
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

  const guests = <T extends string[]>(...called: T) =>
    Promise.all(called.map(name => Guest.arrive(server.url, name)))
  /** Somebody who can come back, and so can be found by their name. */
  async function account(name: string): Promise<Guest> {
    const guest = await Guest.arrive(server.url, name)
    await guest.post('/api/me/recovery')
    return guest
  }
  const friends = (guest: Guest) => guest.get<Friends>('/api/me/friends')
  const ask = (guest: Guest, other: Guest) => guest.put<Friends>(`/api/me/friends/${other.me.id}`)
  const waiting = (guest: Guest) => guest.get<Invitations>('/api/me/invitations')
  const found = (guest: Guest, name = 'Friday') => guest.post<ClubPage>('/api/clubs', { name })
  async function befriended(a: Guest, b: Guest): Promise<void> {
    await ask(a, b)
    await ask(b, a)
  }
  const block = (guest: Guest, other: Guest) => guest.put(`/api/me/blocks/${other.me.id}`)

  it('are friends when both want it, and no more when one does not; each is told at once', async () => {
    const [ada, bea] = (await guests('Ada', 'Bea')) as [Guest, Guest]
    let stirred = 0
    const page = await bea.socket('lobby')
    page.on('people', () => {
      stirred += 1
    })
    expect(names((await ask(ada, bea)).asked)).to.deep.equal(['Bea'])
    await until(() => stirred > 0, 'the news')
    expect(names((await waiting(bea)).friends)).to.deep.equal(['Ada'])
    expect(names((await ask(bea, ada)).friends)).to.deep.equal(['Ada'])
    expect(await friends(ada)).to.deep.include({ asked: [], asking: [] })
    expect(names((await friends(ada)).friends)).to.deep.equal(['Bea'])
    expect((await bea.delete<Friends>(`/api/me/friends/${ada.me.id}`)).friends).to.deep.equal([])
    expect((await friends(ada)).friends).to.deep.equal([])
    expect(await ada.refused('PUT', `/api/me/friends/${ada.me.id}`, {})).to.equal('404 notFound')
    expect(await ada.refused('PUT', '/api/me/friends/0123456789abcdef', {})).to.equal('404 notFound')
    expect(await Guest.stranger(server.url).refused('GET', '/api/me/friends')).to.equal('401 noSession')
  })

  it('tell nobody whether there is somebody of a name, whatever comes of it', async () => {
    const bea = await account('Bea of the Hills')
    const [ada] = (await guests('Ada')) as [Guest]
    const by = (name: string) => ada.post<Friends>('/api/me/friends', { name })
    const there = await by('Bea of the Hills')
    const nobody = await by('Nobody At All')
    expect([there.askedNames, nobody.askedNames]).to.deep.equal([
      ['Bea of the Hills'],
      ['Bea of the Hills', 'Nobody At All'],
    ])
    expect([nobody.asked, nobody.friends]).to.deep.equal([[], []])
    expect(names((await waiting(bea)).friends)).to.deep.equal(['Ada'])
    await bea.delete(`/api/me/friends/${ada.me.id}`)
    expect(await friends(ada), 'she has said no').to.deep.equal(nobody)
    const { id } = await ada.open()
    const { id: club } = (await found(ada)).club
    for (const path of [`/api/rooms/${id}/invitations`, `/api/clubs/${club}/members`]) {
      const answers = []
      for (const name of ['Bea of the Hills', 'Nobody At All', 'Ada'])
        answers.push(await ada.post<object>(path, { name }))
      expect(answers[1], path).to.deep.equal(answers[0])
      expect(answers[2], path).to.deep.equal(answers[0])
    }
    expect((await waiting(bea)).clubs).to.have.length(1)
    expect(await ada.get(`/api/rooms/${id}/invitations`)).to.deep.equal({ people: [] })
    const [guest] = (await guests('Only A Guest')) as [Guest]
    await by('Only A Guest')
    expect((await waiting(guest)).friends, 'whoever has no account cannot be found').to.deep.equal([])
    const withdrawn = await ada.post<Friends>('/api/me/friends/withdraw', { name: 'Only A Guest' })
    expect(withdrawn.askedNames).to.deep.equal(nobody.askedNames)
  })

  it('do not reach whoever has blocked somebody, who learns nothing of it', async () => {
    const [ada, eve] = (await guests('Ada', 'Eve')) as [Guest, Guest]
    await befriended(ada, eve)
    const { id } = await eve.open()
    await block(ada, eve)
    expect((await friends(eve)).friends).to.deep.equal([])
    const asked = await ask(eve, ada)
    expect(names(asked.asked)).to.deep.equal(['Ada'])
    expect((await waiting(ada)).friends).to.deep.equal([])
    await ada.post('/api/me/recovery')
    await ada.patch('/api/me', { name: 'Ada the Blocker' })
    expect(await eve.post(`/api/rooms/${id}/invitations`, { name: 'Ada the Blocker' })).to.deep.equal({})
    const club = await found(eve)
    await eve.post(`/api/clubs/${club.club.id}/members`, { name: 'Ada the Blocker' })
    expect(await waiting(ada)).to.deep.equal({ tables: [], clubs: [], friends: [] })
    expect(await ada.refused('PUT', `/api/me/friends/${eve.me.id}`, {})).to.equal('400 badRequest')
    await ada.delete(`/api/me/blocks/${eve.me.id}`)
    expect(names((await waiting(ada)).friends)).to.deep.equal(['Eve'])
  })

  it('invite friends to a table: told there and by what they have asked for, let in without the password', async () => {
    const [ada, bea, cy] = (await guests('Ada', 'Bea', 'Cy')) as [Guest, Guest, Guest]
    await befriended(ada, bea)
    await bea.post('/api/me/telling/ways', { kind: 'webhook', url: `${sink.url}/bea` })
    const { id } = await ada.open({ title: 'Saturday', password: 'secret', listed: false })
    const invite = (by: Guest, other: Guest) =>
      by.refused('POST', `/api/rooms/${id}/invitations`, { person: other.me.id })
    expect(await invite(cy, bea), 'not from outside').to.equal('403 notSeated')
    expect(await invite(ada, cy), 'no friend').to.equal('404 notFound')
    expect(await invite(ada, bea)).to.equal('200 undefined')
    const [invited] = (await waiting(bea)).tables
    expect([invited!.room.title, names(invited!.by)]).to.deep.equal(['Saturday', ['Ada']])
    expect(await ada.get(`/api/rooms/${id}/invitations`)).to.deep.equal({
      people: [{ id: bea.me.id, name: 'Bea' }],
    })
    await until(() => sink.posted.some(({ path }) => path === '/bea'), 'the message')
    const { content } = JSON.parse(sink.posted.find(({ path }) => path === '/bea')!.body.toString())
    expect(content).to.include('Saturday: Ada invites you').and.to.include(`/table/${id}`)
    expect(await cy.refused('PUT', `/api/rooms/${id}/seats/1`, {})).to.equal('403 wrongPassword')
    await bea.sit(id, 1)
    expect((await waiting(bea)).tables).to.deep.equal([])
    await bea.delete(`/api/rooms/${id}/seats/1`)
    expect(await bea.refused('PUT', `/api/rooms/${id}/seats/1`, {}), 'once').to.equal('403 wrongPassword')
    await invite(ada, bea)
    expect((await bea.delete<Invitations>(`/api/rooms/${id}/invitations`)).tables).to.deep.equal([])
  })

  it('pester nobody: asking is counted, and strangers have somebody’s ear only so often', async () => {
    const bea = await account('Bea Without Rest')
    for (let i = 0; i < 7; i++) {
      const [eve] = (await guests('Eve')) as [Guest]
      const { id } = await eve.open()
      expect(await eve.post(`/api/rooms/${id}/invitations`, { name: 'Bea Without Rest' })).to.deep.equal({})
    }
    expect((await waiting(bea)).tables).to.have.length(5)
    const strict = await startServer({ config: { limits: { ...UNLIMITED, asks: 3 } } })
    const ada = await Guest.arrive(strict.url)
    const { id } = await ada.open()
    const found: string[] = []
    for (const [path, body] of [
      ['/api/me/friends', { name: 'x' }],
      ['/api/clubs', { name: 'x' }],
      [`/api/rooms/${id}/invitations`, { name: 'x' }],
      ['/api/me/friends', { name: 'y' }],
    ] as const)
      found.push(String((await ada.ask('POST', path, body)).status))
    expect(found).to.deep.equal(['200', '201', '200', '429'])
    await strict.end()
  })

  it('play in clubs: their tables are there for members alone, in lists, requests and at every socket', async () => {
    const [ada, bea, eve] = (await guests('Ada', 'Bea', 'Eve')) as [Guest, Guest, Guest]
    await befriended(ada, bea)
    const { club } = await found(ada)
    const path = `/api/clubs/${club.id}`
    expect(await eve.refused('GET', path)).to.equal('404 notFound')
    await ada.post(`${path}/members`, { person: bea.me.id })
    expect(await bea.refused('GET', path), 'not yet').to.equal('404 notFound')
    const { id } = await ada.open({ club: club.id, listed: true })
    const hidden = async (guest: Guest) => {
      const watched = await guest.watch(id)
      const page = await guest.socket('lobby')
      const gone = new Promise(told => page.once('gone', told))
      page.emit('room', id)
      expect(await gone).to.equal(id)
      await until(() => watched.denied.length > 0, 'the refusal')
      expect(watched.denied[0]!.error).to.equal('notFound')
      for (const [method, where, body] of [
        ['GET', `/api/rooms/${id}`],
        ['PUT', `/api/rooms/${id}/seats/1`, {}],
        ['GET', `/api/rooms/${id}/log`],
        ['GET', `/api/rooms/${id}/file`],
        ['GET', `/games/toy/${id}`],
        ['POST', `/games/toy/${id}/join`, { playerName: 'Eve' }],
      ] as const)
        expect(await guest.refused(method, where, body), where).to.equal('404 notFound')
      const { rooms } = await guest.get<{ rooms: Room[] }>('/api/rooms')
      expect(rooms.some(room => room.id === id)).to.equal(false)
    }
    await hidden(eve)
    await hidden(bea)
    expect(await eve.refused('POST', '/api/rooms', { game: 'toy', seats: 2, club: club.id })).to.equal(
      '404 notFound',
    )
    expect((await ada.patch<Room>(`/api/rooms/${id}`, { listed: true })).listed).to.equal(false)

    const joined = await bea.put<ClubPage>(`${path}/membership`)
    expect(joined.members.map(({ name, role }) => [name, role])).to.deep.equal([
      ['Ada', 'host'],
      ['Bea', 'member'],
    ])
    expect(joined.rooms.map(room => room.id)).to.deep.equal([id])
    const watching = await bea.watch(id)
    await until(() => watching.room, 'the room')
    expect(await bea.refused('DELETE', `${path}/members/${ada.me.id}`)).to.equal('403 notHost')
    expect(await bea.refused('PATCH', path, { name: 'Mine' })).to.equal('403 notHost')
    await ada.delete(`${path}/members/${bea.me.id}`)
    await until(() => !watching.socket.connected, 'the end of watching')
    await hidden(bea)
  })

  it('hear on the page of a club of its tables, and of who sits there, elsewhere of new ones; nobody else does', async () => {
    const [ada, bea, eve] = (await guests('Ada', 'Bea', 'Eve')) as [Guest, Guest, Guest]
    await befriended(ada, bea)
    const { club } = await found(ada)
    await ada.post(`/api/clubs/${club.id}/members`, { person: bea.me.id })
    await bea.put(`/api/clubs/${club.id}/membership`)
    const looks = async (guest: Guest) => {
      const page = await guest.socket('lobby')
      let heard = 0
      page.on('people', () => {
        heard += 1
      })
      page.emit('club', club.id)
      // What it looks at is known once the next message is answered.
      await new Promise(told => page.emit('heard', 0, told))
      return { page, heard: () => heard }
    }
    const [member, stranger] = [await looks(bea), await looks(eve)]
    /** How often a page was told meanwhile; what follows is counted when nothing is on its way any more. */
    const told = async (what: string, act: () => Promise<unknown>) => {
      await looks(ada)
      const before = member.heard()
      await act()
      await until(() => member.heard() > before, what)
      await looks(bea)
    }
    let id = ''
    await told('the new table', async () => {
      id = (await ada.open({ club: club.id })).id
    })
    await told('its name', () => ada.patch(`/api/rooms/${id}`, { title: 'Friday' }))
    await told('who sits there', () => bea.sit(id, 1))
    member.page.emit('club', null)
    await new Promise(done => member.page.emit('heard', 0, done))
    await told('a new table, on whatever page', () => ada.open({ club: club.id }))
    const before = member.heard()
    await bea.delete(`/api/rooms/${id}/seats/1`)
    await looks(ada)
    expect([member.heard(), stranger.heard()], 'not of who sits where').to.deep.equal([before, 0])
  })

  it('invite the whole club with a press: each is told when it begins, and all of it see who is invited', async () => {
    const [ada, bea, cy, dan, eve] = (await guests('Ada', 'Bea', 'Cy', 'Dan', 'Eve')) as [
      Guest,
      Guest,
      Guest,
      Guest,
      Guest,
    ]
    const { club } = await found(ada)
    const { token } = await ada.post<{ token: string }>(`/api/clubs/${club.id}/link`)
    for (const one of [bea, cy, dan]) await one.post('/api/invitation/join', { token })
    await bea.post('/api/me/telling/ways', { kind: 'webhook', url: `${sink.url}/club` })
    await block(dan, ada)
    const circle = async (guest: Guest) =>
      (await guest.get<{ rooms: Room[] }>('/api/circle')).rooms.map(room => room.title)
    const plannedAt = Math.ceil(Date.now() / 60_000 + 5 * 24 * 60) * 60_000
    const { id } = await ada.open({ club: club.id, title: 'In May', seats: 3, plannedAt })
    await ada.open({ club: club.id, title: 'Now', seats: 2 })
    await ada.open({ title: 'Of nobody', seats: 2 })
    expect(await circle(bea), 'on the front page, invited or not').to.deep.equal(['In May', 'Now'])
    expect([await circle(ada), await circle(eve)]).to.deep.equal([[], []])

    const path = `/api/rooms/${id}/invitations`
    const call = (guest: Guest) => guest.refused('POST', path, { club: true })
    expect([await call(bea), await call(eve)]).to.deep.equal(['403 notSeated', '404 notFound'])
    await cy.sit(id, 1)
    expect(await call(ada)).to.equal('200 undefined')
    expect(await call(cy), 'again, by another one').to.equal('200 undefined')
    const [invited] = (await waiting(bea)).tables
    expect([invited!.room.plannedAt, names(invited!.by).sort()]).to.deep.equal([plannedAt, ['Ada', 'Cy']])
    expect(
      (await waiting(dan)).tables.map(({ by }) => names(by)),
      'by nobody whom one has blocked',
    ).to.deep.equal([['Cy']])
    expect((await waiting(ada)).tables).to.deep.equal([])
    await until(() => sink.posted.some(({ path }) => path === '/club'), 'the message')
    const { content } = JSON.parse(sink.posted.find(({ path }) => path === '/club')!.body.toString())
    const day = new Intl.DateTimeFormat('en', { timeZone: 'UTC', day: 'numeric', month: 'short' })
    expect(content)
      .to.match(/In May: (Ada|Cy) invites you to play, /)
      .and.to.include(day.format(plannedAt))

    const seen = async (guest: Guest) => names((await guest.get<{ people: Known[] }>(path)).people)
    expect(await seen(bea)).to.deep.equal(['Bea', 'Dan'])
    expect(await eve.refused('GET', path)).to.equal('404 notFound')
    await bea.sit(id, 2)
    expect(await seen(ada), 'who has come waits for nothing').to.deep.equal(['Dan'])
    expect(await circle(dan), 'where there is a seat').to.deep.equal(['Now'])
    // Whoever has left the club keeps the seat, reads nothing of it, and calls nobody.
    await cy.delete(`/api/clubs/${club.id}/members/${cy.me.id}`)
    expect([await seen(cy), await call(cy), await circle(cy)]).to.deep.equal([[], '404 notFound', []])
    const { id: own } = await ada.open()
    expect(await ada.refused('POST', `/api/rooms/${own}/invitations`, { club: true })).to.equal(
      '404 notFound',
    )
  })

  it('play among friends: their tables are there for friends of whoever opened them alone, as long as they are', async () => {
    const [ada, bea, cy, eve] = (await guests('Ada', 'Bea', 'Cy', 'Eve')) as [Guest, Guest, Guest, Guest]
    for (const friend of [bea, cy]) await befriended(ada, friend)
    await befriended(bea, eve)
    let stirred = 0
    const lobby = await bea.socket('lobby')
    lobby.on('people', () => {
      stirred += 1
    })
    const { id, friendsOf, listed } = await ada.open({ friends: true, title: 'Ours', seats: 3, listed: true })
    expect([friendsOf, listed]).to.deep.equal([ada.me.id, false])
    await until(() => stirred > 0, 'the news on the page of a friend')
    const circle = async (guest: Guest) =>
      (await guest.get<{ rooms: Room[] }>('/api/circle')).rooms.map(room => room.title)
    expect([await circle(bea), await circle(cy), await circle(eve), await circle(ada)]).to.deep.equal([
      ['Ours'],
      ['Ours'],
      [],
      [],
    ])
    const hidden = async (guest: Guest) => {
      for (const [method, where, body] of [
        ['GET', `/api/rooms/${id}`],
        ['PUT', `/api/rooms/${id}/seats/2`, {}],
        ['GET', `/api/rooms/${id}/file`],
        ['GET', `/games/toy/${id}`],
        ['POST', `/games/toy/${id}/join`, { playerName: 'Eve' }],
      ] as const)
        expect(await guest.refused(method, where, body), where).to.equal('404 notFound')
      const watched = await guest.watch(id)
      await until(() => watched.denied.length > 0, 'the refusal')
      const { rooms } = await guest.get<{ rooms: Room[] }>('/api/rooms')
      expect(rooms.some(room => room.id === id)).to.equal(false)
    }
    await hidden(eve)
    await hidden(Guest.stranger(server.url))
    expect((await ada.patch<Room>(`/api/rooms/${id}`, { listed: true })).listed).to.equal(false)
    // A friend who sits there opens it to nobody else.
    await bea.sit(id, 1)
    await bea.post(`/api/rooms/${id}/invitations`, { person: eve.me.id })
    expect((await waiting(eve)).tables).to.deep.equal([])
    await hidden(eve)
    const watching = await cy.watch(id)
    await until(() => watching.room, 'the room')
    await ada.delete(`/api/me/friends/${cy.me.id}`)
    await until(() => !watching.socket.connected, 'the end of watching')
    await hidden(cy)
    await block(ada, bea)
    expect((await bea.get<Room>(`/api/rooms/${id}`)).id, 'a seat is a seat').to.equal(id)
    const { club } = await found(ada)
    const both = { game: 'toy', seats: 2, club: club.id, friends: true }
    expect(await ada.refused('POST', '/api/rooms', both)).to.equal('400 badRequest')
  })

  it('stay a table for the friends of a guest who comes back as who they were', async () => {
    const ada = await account('Ada Of Old')
    const { code } = await ada.post<{ code: string }>('/api/me/recovery')
    const [guest, bea] = (await guests('Passing', 'Bea')) as [Guest, Guest]
    await befriended(guest, bea)
    const { id } = await guest.open({ friends: true })
    await guest.post('/api/account/recovery', { code })
    const room = await bea.get<Room>(`/api/rooms/${id}`)
    expect([room.friendsOf, room.host]).to.deep.equal([ada.me.id, ada.me.id])
  })

  it('go on in a club when its host leaves, keep their seats, and end it with the last of them', async () => {
    const [ada, bea] = (await guests('Ada', 'Bea')) as [Guest, Guest]
    await befriended(ada, bea)
    const { club } = await found(ada)
    const path = `/api/clubs/${club.id}`
    await ada.post(`${path}/members`, { person: bea.me.id })
    await bea.put(`${path}/membership`)
    const { id } = await ada.open({ club: club.id })
    await bea.sit(id, 1)
    await ada.delete(`${path}/members/${ada.me.id}`)
    expect((await bea.patch<ClubPage>(path, { name: 'Saturday' })).club).to.include({
      name: 'Saturday',
      role: 'host',
    })
    expect((await ada.get<Room>(`/api/rooms/${id}`)).id, 'her seat is hers').to.equal(id)
    await bea.delete(`${path}/members/${bea.me.id}`)
    expect(await bea.refused('GET', path)).to.equal('404 notFound')
    expect((await bea.get<Room>(`/api/rooms/${id}`)).club).to.equal(club.id)
    expect(await (await Guest.arrive(server.url)).refused('GET', `/api/rooms/${id}`)).to.equal('404 notFound')
  })
})
