/** Links by which people come into a club. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import type { ClubInvitation, ClubPage } from '../../lobby/people.ts'
import type { Room } from '../../lobby/protocol.ts'
import { UNLIMITED } from '../../lobby/server/index.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'

describe('lobby: links into clubs', () => {
  let server: TestServer
  let webDir: string
  before(async () => {
    webDir = mkdtempSync(join(tmpdir(), 'starboard-'))
    writeFileSync(join(webDir, 'index.html'), '<html><head></head><body></body></html>')
    server = await startServer({ config: { webDir, publicUrl: 'https://example.org' } })
  })
  after(async () => {
    await server.end()
    rmSync(webDir, { recursive: true })
  })

  const guests = (...called: string[]) => Promise.all(called.map(name => Guest.arrive(server.url, name)))
  async function found(host: Guest, name = 'Friday') {
    const { club } = await host.post<ClubPage>('/api/clubs', { name })
    return { id: club.id, path: `/api/clubs/${club.id}` }
  }
  const linkOf = async (maker: Guest, path: string) =>
    (await maker.post<{ token: string }>(`${path}/link`)).token
  const look = (guest: Guest, token: string) => guest.post<ClubInvitation>('/api/invitation/look', { token })
  const enter = (guest: Guest, token: string) => guest.post<ClubInvitation>('/api/invitation/join', { token })
  const refusals = (guest: Guest, token: string) =>
    Promise.all(['look', 'join'].map(what => guest.refused('POST', `/api/invitation/${what}`, { token })))
  const OVER = ['404 wrongInvitation', '404 wrongInvitation']

  it('show whoever has one the club, and those who want to be shown, and let them join', async () => {
    const [ada, bea, cy] = (await guests('Ada', 'Bea', 'Cy')) as [Guest, Guest, Guest]
    const { id, path } = await found(ada)
    const token = await linkOf(ada, path)
    await ada.patch(path, { about: 'Every Friday at eight' })
    expect(await look(bea, token)).to.deep.equal({
      club: { id, name: 'Friday', about: 'Every Friday at eight' },
      members: [],
      table: null,
      isMember: false,
    })
    expect(await bea.refused('GET', path), 'looking is not joining').to.equal('404 notFound')
    await ada.put(`${path}/shown`, { shown: true })
    let stirred = 0
    const page = await ada.socket('lobby')
    page.on('people', () => {
      stirred += 1
    })
    expect(await enter(bea, token)).to.deep.include({ members: ['Ada'], isMember: true })
    await until(() => stirred > 0, 'the news on the page of a member')
    const { members, links } = await bea.get<ClubPage>(path)
    expect(members.map(({ name, role }) => [name, role])).to.deep.equal([
      ['Ada', 'host'],
      ['Bea', 'member'],
    ])
    expect(links, 'nobody but the host is told of links').to.equal(undefined)
    expect((await ada.get<ClubPage>(path)).links).to.deep.include({ tables: 0 })
    await enter(bea, token)
    await enter(ada, token)
    expect((await ada.get<ClubPage>(path)).members, 'once').to.have.length(2)
    expect((await ada.get<ClubPage>(path)).club.role).to.equal('host')
    await ada.post(`${path}/members`, { name: 'Nobody' })
    expect((await look(cy, token)).members, 'who has not said so is not shown').to.deep.equal(['Ada'])
  })

  it('are made and withdrawn by the host, and end with another one, with their maker, or when somebody is sent away', async () => {
    const [ada, bea, cy, dan] = (await guests('Ada', 'Bea', 'Cy', 'Dan')) as [Guest, Guest, Guest, Guest]
    const { path } = await found(ada)
    const first = await linkOf(ada, path)
    await enter(bea, first)
    for (const [method, where] of [
      ['POST', `${path}/link`],
      ['DELETE', `${path}/link`],
      ['PATCH', path],
    ] as const)
      expect(await bea.refused(method, where, method === 'DELETE' ? undefined : {}), where).to.equal(
        '403 notHost',
      )
    expect(await cy.refused('POST', `${path}/link`, {})).to.equal('404 notFound')
    const second = await linkOf(ada, path)
    expect(await refusals(cy, first)).to.deep.equal(OVER)
    expect((await look(cy, second)).club.name).to.equal('Friday')
    const { links } = await ada.delete<ClubPage>(`${path}/link`)
    expect(links).to.deep.equal({ since: null, tables: 0 })
    expect(await refusals(cy, second)).to.deep.equal(OVER)

    const third = await linkOf(ada, path)
    await enter(cy, third)
    await ada.delete(`${path}/members/${cy.me.id}`)
    expect(await refusals(cy, third), 'back by the same way').to.deep.equal(OVER)
    expect(await refusals(dan, third)).to.deep.equal(OVER)

    const fourth = await linkOf(ada, path)
    await ada.delete(`${path}/members/${ada.me.id}`)
    expect((await bea.get<ClubPage>(path)).club.role).to.equal('host')
    expect(await refusals(dan, fourth)).to.deep.equal(OVER)
  })

  it('to a table are made by members, and lead into the club and to it; without one there is no such table', async () => {
    const [ada, bea, cy, eve] = (await guests('Ada', 'Bea', 'Cy', 'Eve')) as [Guest, Guest, Guest, Guest]
    const { id: club, path } = await found(ada)
    await enter(bea, await linkOf(ada, path))
    const { id } = await ada.open({ club, title: 'Tonight' })
    const where = `/api/rooms/${id}`
    const token = await linkOf(bea, where)
    expect(await eve.refused('POST', `${where}/link`, {})).to.equal('404 notFound')
    expect(await eve.refused('GET', where)).to.equal('404 notFound')
    expect((await look(cy, token)).table).to.deep.equal({
      id,
      game: 'toy',
      title: 'Tonight',
      plannedAt: null,
    })
    expect(await cy.refused('GET', where), 'looking is not joining').to.equal('404 notFound')
    expect((await ada.get<ClubPage>(path)).links).to.deep.include({ tables: 1 })
    await enter(cy, token)
    expect((await cy.sit(id, 1)).seats[1]!.name).to.equal('Cy')
    // Whoever has left keeps the seat, and invites nobody.
    await cy.delete(`${path}/members/${cy.me.id}`)
    expect((await cy.get<Room>(where)).id).to.equal(id)
    expect(await cy.refused('POST', `${where}/link`, {})).to.equal('404 notFound')
    await ada.delete(`${path}/link`)
    expect(await refusals(eve, token), 'withdrawn with the others').to.deep.equal(OVER)
    const { id: open } = await ada.open()
    expect(await ada.refused('POST', `/api/rooms/${open}/link`, {}), 'of no club').to.equal('404 notFound')
  })

  it('tell strangers nothing: whatever is wrong is answered alike, a few times, and what they carry is kept nowhere', async () => {
    const [ada, eve] = (await guests('Ada', 'Eve')) as [Guest, Guest]
    const { id: club, path } = await found(ada, 'Only Here')
    const { id } = await ada.open({ club, title: 'Only Here' })
    const made = [await linkOf(ada, path), await linkOf(ada, path), await linkOf(ada, `/api/rooms/${id}`)]
    const answers = []
    for (const token of ['', 'x', made[0]!, club, id, `${made[1]!}x`, made[1]!.toLowerCase()])
      answers.push((await eve.ask('POST', '/api/invitation/look', { token })).body)
    for (const answer of answers) expect(answer).to.deep.equal(answers[0])
    expect(
      await Guest.stranger(server.url).refused('POST', '/api/invitation/look', { token: made[1] }),
    ).to.equal('401 noSession')
    // What stands behind the # is not sent; the pages themselves are those of what does not exist.
    const page = async (at: string) =>
      (await eve.ask<string>('GET', at, undefined, { accept: 'text/html' })).body
    expect(await page(`/table/${id}`)).to.equal(await page('/table/0123456789abcdef'))
    expect(await page(`/club/${club}`)).to.equal(await page('/club/0123456789abcdef'))
    const stored = ['lobby.db', 'lobby.db-wal'].map(file =>
      readFileSync(join(server.dataDir, file)).toString('latin1'),
    )
    expect(stored.some(text => text.includes('Only Here'))).to.equal(true)
    for (const token of made) expect(stored.some(text => text.includes(token))).to.equal(false)

    const strict = await startServer({ config: { limits: { ...UNLIMITED, tries: 2 } } })
    const guesser = await Guest.arrive(strict.url)
    const seen = []
    for (let i = 0; i < 3; i++) seen.push((await refusals(guesser, `guess ${i}`)).at(-1))
    expect(seen.at(-1)).to.equal('429 tooMany')
    await strict.end()
  })

  it('keep out whom the host has blocked, and whoever is in enough clubs', async () => {
    const [ada, eve] = (await guests('Ada', 'Eve')) as [Guest, Guest]
    const { path } = await found(ada)
    const token = await linkOf(ada, path)
    await ada.put(`/api/me/blocks/${eve.me.id}`)
    expect(await eve.refused('POST', '/api/invitation/join', { token })).to.equal('403 notWelcome')
    await ada.delete(`/api/me/blocks/${eve.me.id}`)
    for (let i = 0; i < 20; i++) await found(eve)
    expect(await eve.refused('POST', '/api/invitation/join', { token })).to.equal('429 tooMany')
    expect((await ada.get<ClubPage>(path)).members).to.have.length(1)
  })
})
