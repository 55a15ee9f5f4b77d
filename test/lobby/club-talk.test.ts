/** What members of a club say to each other. */
import { expect } from 'chai'
import type { Export } from '../../lobby/account.ts'
import type { ClubPage, ClubTalk } from '../../lobby/people.ts'
import { UNLIMITED } from '../../lobby/server/index.ts'
import { SqliteStore } from '../../lobby/server/storage/sqlite.ts'
import { Guest, until } from './support/guest.ts'
import { startServer, type TestServer } from './support/server.ts'

const CHAT = 8

describe('lobby: the talk of a club', () => {
  let server: TestServer
  before(async () => {
    server = await startServer({ config: { limits: { ...UNLIMITED, chat: CHAT } } })
  })
  after(() => server.end())

  async function gathered(...called: string[]) {
    const guests = await Promise.all(called.map(name => Guest.arrive(server.url, name)))
    const { club } = await guests[0]!.post<ClubPage>('/api/clubs', { name: 'Friday' })
    const path = `/api/clubs/${club.id}`
    const { token } = await guests[0]!.post<{ token: string }>(`${path}/link`)
    for (const guest of guests.slice(1)) await guest.post('/api/invitation/join', { token })
    return { guests, club, path, talk: `${path}/talk`, token }
  }
  const texts = async (guest: Guest, talk: string) =>
    (await guest.get<ClubTalk>(talk)).messages.map(({ text }) => text)
  /** How often the pages of somebody, wherever they are, were told that something was said. */
  async function hears(guest: Guest) {
    const page = await guest.socket('lobby')
    const heard: string[] = []
    page.on('clubTalk', (club: string) => heard.push(club))
    return { page, heard }
  }
  const settled = ({ page }: { page: Awaited<ReturnType<Guest['socket']>> }) =>
    new Promise(told => page.emit('heard', 0, told))

  it('is read by all members, also by those who come later; pages are told of each message', async () => {
    const { guests, club, talk, token } = await gathered('Ada', 'Bea')
    const [ada, bea] = guests as [Guest, Guest]
    const page = await hears(bea)
    expect((await ada.get<ClubTalk>(talk)).messages).to.deep.equal([])
    await ada.post(talk, { text: ' Who plays\u0007on Friday? ' })
    await until(() => page.heard.length === 1, 'the news')
    expect(page.heard).to.deep.equal([club.id])
    const { messages } = await bea.post<ClubTalk>(talk, { phrase: 'thanks', answers: '1' })
    expect(messages.map(({ at: _, ...said }) => said)).to.deep.equal([
      { id: '1', person: ada.me.id, name: 'Ada', text: 'Who plays on Friday?' },
      { id: '2', person: bea.me.id, name: 'Bea', text: 'Thank you!', phrase: 'thanks', answers: '1' },
    ])
    const cy = await Guest.arrive(server.url, 'Cy')
    await cy.post('/api/invitation/join', { token })
    expect(await texts(cy, talk)).to.deep.equal(['Who plays on Friday?', 'Thank you!'])
    for (const wrong of [{}, { text: '' }, { text: 'a', more: 1 }, { text: 'a', answers: '9' }, 'a'])
      expect(await ada.refused('POST', talk, wrong)).to.match(/^(400 badRequest|404 notFound)$/)
    expect(await texts(ada, talk)).to.have.length(2)
  })

  it('is nothing to whoever is no member, or not any more: neither what is said, nor that something is', async () => {
    const { guests, club, path, talk } = await gathered('Ada', 'Bea', 'Cy')
    const [ada, bea, cy] = guests as [Guest, Guest, Guest]
    const eve = await Guest.arrive(server.url, 'Eve')
    await ada.post(`${path}/members`, { name: 'Eve' })
    const strangers = [await hears(eve), await hears(bea)]
    for (const { page } of strangers) page.emit('club', club.id)
    await Promise.all(strangers.map(settled))
    await ada.delete(`${path}/members/${bea.me.id}`)
    const member = await hears(cy)
    await ada.post(talk, { text: 'Now we are alone' })
    await until(() => member.heard.length === 1, 'the news')
    await Promise.all(strangers.map(settled))
    expect(strangers.map(({ heard }) => heard)).to.deep.equal([[], []])
    for (const guest of [eve, bea]) {
      expect(await guest.refused('GET', talk)).to.equal('404 notFound')
      expect(await guest.refused('POST', talk, { text: 'Hello?' })).to.equal('404 notFound')
    }
    expect(await Guest.stranger(server.url).refused('GET', talk)).to.equal('401 noSession')
  })

  it('is bounded: so much of each member in a while, and of all that was said the newest', async () => {
    const { guests, club, talk } = await gathered('Ada', 'Bea')
    const [ada, bea] = guests as [Guest, Guest]
    for (let i = 0; i < CHAT; i++) await ada.post(talk, { text: `${i}` })
    expect(await ada.refused('POST', talk, { text: 'one more' })).to.equal('429 tooMany')
    await bea.post(talk, { text: 'mine' })
    const store = new SqliteStore(server.dataDir)
    const message = { person: bea.me.id, name: 'Bea', at: 1 }
    for (let i = 0; i < 500; i++) await store.clubTalk.say(club.id, { ...message, text: `+${i}` })
    const kept = await store.clubTalk.chat(club.id, 1000)
    await store.close()
    expect([kept.length, kept[0]!.text]).to.deep.equal([500, '+0'])
    expect((await ada.get<ClubTalk>(talk)).messages).to.have.length(100)
  })

  it('can be reported by a member, with what was said, and is exported and deleted with whoever has said it', async () => {
    const { guests, club, talk } = await gathered('Ada', 'Bea')
    const [ada, bea] = guests as [Guest, Guest]
    const eve = await Guest.arrive(server.url, 'Eve')
    await bea.post(talk, { text: 'You cheat' })
    const report = (by: Guest) =>
      by.ask<{ error?: string }>('POST', `/api/people/${bea.me.id}/report`, { club: club.id, text: 'Rude' })
    expect((await report(eve)).body.error).to.equal('notFound')
    expect((await report(ada)).status).to.equal(200)
    const store = new SqliteStore(server.dataDir)
    const [told] = await store.blocks.reports(9)
    await store.close()
    expect(told)
      .to.include({ club: club.id, room: null, by: ada.me.id })
      .and.to.have.property('said')
      .that.includes('You cheat')
    const { saidInClubs } = await bea.get<Export>('/api/me/export')
    expect(saidInClubs.map(({ at: _, ...said }) => said)).to.deep.equal([
      { club: club.id, text: 'You cheat' },
    ])
    await bea.post('/api/me/farewell', { name: 'Bea' })
    expect(await texts(ada, talk)).to.deep.equal([])
  })
})
