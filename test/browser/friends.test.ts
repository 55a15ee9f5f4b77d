import { expect } from 'chai'
import type { Locator } from 'playwright-core'
import decodeQR from 'qr/decode.js'
import type { ClubPage, Friends } from '../../lobby/people.ts'
import type { Room } from '../../lobby/protocol.ts'
import { Guest, until } from '../lobby/support/guest.ts'
import { playing } from '../lobby/support/tables.ts'
import { describeInBrowser, known, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { comer, newcomer } from './person.ts'
import { says, saysCount } from './says.ts'

/** What a phone reads that is held before a QR code on the screen. */
async function readOf(code: Locator): Promise<string> {
  const png = (await code.screenshot()).toString('base64')
  const bench = await code.page().context().newPage()
  const [width, height, data] = await bench.evaluate(async base64 => {
    const image = new Image()
    image.src = `data:image/png;base64,${base64}`
    await image.decode()
    const { width, height } = image
    const brush = new OffscreenCanvas(width, height).getContext('2d')!
    brush.drawImage(image, 0, 0)
    return [width, height, [...brush.getImageData(0, 0, width, height).data]] as const
  }, png)
  await bench.close()
  return decodeQR({ width, height, data: Uint8Array.from(data) })
}

describeInBrowser('browser: friends, clubs, talk and notes', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit()
    // Browsers copy and make passkeys on pages of names, not of numbers.
    here.server = { ...here.server, url: here.server.url.replace('127.0.0.1', 'localhost') }
  })
  after(() => here?.end())
  beforeEach(() => here.troubles.splice(0))
  const isCalm = () => expect(here.troubles.filter(trouble => !trouble.includes('401'))).to.deep.equal([])

  flow(
    'become friends and found a club, by keyboard, and are told in the lobby',
    'enDesktop',
    async (first, second) => {
      const { url } = here.server
      const guests = [await Guest.arrive(url, 'Ada'), await Guest.arrive(url, 'Bea')] as const
      const ada = await comer(here, guests[0], first)
      const bea = await comer(here, guests[1], second)
      const { people } = ada.words
      const { people: hers } = bea.words
      await bea.page.goto(url)
      await bea.page.getByRole('link', { name: bea.words.top.club }).waitFor()
      await ada.page.goto(`${url}/person/${guests[1].me.id}`)
      await ada.press('button', people.befriend)
      await ada.page.getByText(says(people.isAsked, { name: 'Bea' })).waitFor()
      await ada.isSound('profile')
      // The lobby tells at once.
      const what = says(hers.hasAsked, { name: 'Ada' })
      await bea.page.getByText(what).waitFor()
      await bea.isSound('waiting')
      await bea.press('button', says(hers.yesLabel, { what }))
      await bea.page.getByText(what).waitFor({ state: 'detached' })
      await bea.press('link', bea.words.top.club)
      await bea.page.getByRole('link', { name: 'Ada' }).waitFor()
      await bea.fill(hers.byName, 'Nobody')
      await bea.page.getByRole('button', { name: says(hers.withdrawLabel, { name: 'Nobody' }) }).waitFor()
      await bea.isSound('friends')

      await ada.page.goto(`${url}/new/not-alone`)
      await ada.choose(people.forWhom, { label: people.forFriends })
      await ada.isSound('new-for-friends')
      await ada.press('button', ada.words.create.submit)
      await ada.page.getByText(ada.words.room.inviteHelp.friends).waitFor()
      await ada.isSound('room-for-friends')
      await bea.page.goto(url)
      const circle = bea.page.getByRole('region', { name: hers.circle })
      await circle.getByText(hers.ofFriends, { exact: true }).waitFor()
      await bea.isSound('lobby-for-friends')

      await ada.page.goto(`${url}/friends`)
      await ada.fill(people.clubName, 'Friday')
      await ada.page.getByRole('heading', { name: 'Friday' }).waitFor()
      await ada.press('button', says(people.inviteLabel, { name: 'Bea' }))
      await ada.page.getByRole('button', { name: says(people.removeLabel, { name: 'Bea' }) }).waitFor()
      await ada.isSound('club')
      const toClub = says(hers.toClub, { name: 'Ada', club: 'Friday' })
      await bea.press('button', says(hers.yesLabel, { what: toClub }))
      await bea.page.getByRole('heading', { name: 'Friday' }).waitFor()
      await bea.isSound('club-member')
      // Whoever belongs to it is not among those to be invited, and that is so at once.
      await ada.page.getByText(people.invited, { exact: true }).waitFor({ state: 'detached' })
      expect(await ada.page.getByRole('link', { name: 'Bea', exact: true }).count()).to.equal(1)
      // What one says is there on the page of the other; a press answers it.
      const talk = (one: typeof ada) => one.page.getByRole('log', { name: one.words.club.talkLabel })
      await bea.fill(bea.words.club.talkLabel, 'Who plays on Friday?')
      await talk(ada).getByText('Who plays on Friday?').waitFor()
      await ada.press('button', says(ada.words.table.answer, { name: 'Bea' }))
      await ada.fill(ada.words.club.talkLabel, 'I do')
      await talk(bea).getByText('I do').waitFor()
      await ada.isSound('club-talk')
      const profile = await talk(ada).getByRole('link', { name: 'Bea' }).getAttribute('href')
      expect(profile, 'where she has said it').to.match(/^\/person\/[\w-]{16}\?club=[\w-]{16}$/)
      await ada.pressOn(ada.page.getByRole('region', { name: people.open }).getByRole('link').first())
      const club = ada.page.getByLabel(people.forWhom, { exact: true })
      await club.waitFor()
      expect(await club.locator('option:checked').innerText()).to.equal(
        says(people.forClub, { club: 'Friday' }),
      )
      await ada.isSound('new-of-club')
      await ada.press('button', ada.words.create.submit)
      await ada.page.getByText(people.ofClub).waitFor()
      await bea.page.goto(url)
      await circle.getByText(hers.ofClub, { exact: true }).waitFor()
      await bea.isSound('lobby-of-club')
      await ada.press('button', ada.words.room.inviteClub)
      await ada.page.getByText(says(ada.words.room.invited, { names: 'Bea' })).waitFor()
      await ada.isSound('room-of-club')
      await bea.page.getByRole('region', { name: hers.waiting }).waitFor()
      await bea.isSound('lobby-invited-by-club')
      isCalm()
      await Promise.all([ada, bea].map(({ page }) => page.context().close()))
    },
  )

  flow(
    'invite with a press and talk before the start; who is away sees what was said, and writes notes',
    'jaDesktop',
    async (first, second, third) => {
      const { url } = here.server
      const { guests, seats, room } = await playing(url, 2, {
        game: 'race-for-the-galaxy',
        title: 'Saturday',
      })
      const [host, guest] = guests as [Guest, Guest]
      await host.put<Friends>(`/api/me/friends/${guest.me.id}`)
      await guest.put<Friends>(`/api/me/friends/${host.me.id}`)
      const open = await host.post<Room>('/api/rooms', { game: 'not-alone', seats: 3, title: 'Sunday' })
      const ada = await comer(here, host, first)
      await ada.page.goto(`${url}/table/${open.id}`)
      await ada.press('button', says(ada.words.people.inviteLabel, { name: 'Bea' }))
      await ada.page.getByText(ada.words.people.invited).waitFor()
      await ada.fill(ada.words.table.chatLabel, 'Who takes the fourth seat?')
      await ada.page.getByRole('log').getByText('Who takes the fourth seat?').waitFor()
      await ada.isSound('room')

      for (const seat of seats) seat.socket.close()
      const again = await host.watch(room, 'race-for-the-galaxy')
      await until(() => again.table, 'the table')
      await again.say('@Bea, your turn')
      const bea = await comer(here, guest, second)
      const { people, table } = bea.words
      const unheard = saysCount(people, 'unheard', 1)
      await bea.page.goto(url)
      await bea.page.getByText(unheard).waitFor()
      await bea.isSound('lobby')
      const what = says(people.toTable, { names: 'Ada', table: 'Sunday' })
      await bea.press('link', says(people.lookLabel, { table: what }))
      await bea.page.getByText('Who takes the fourth seat?').waitFor()
      await bea.isSound('room-invited')

      await bea.page.goto(`${url}/table/${room}`)
      await bea.press('button', new RegExp(`^${table.chat}`))
      await bea.page.getByRole('log').getByText('@Bea, your turn').waitFor()
      await bea.press('button', people.notes)
      const note = bea.page.getByRole('textbox', { name: people.notes })
      await bea.tabTo(note)
      await note.fill('Ada trades')
      await bea.page.getByText(people.saved, { exact: true }).waitFor()
      await bea.isSound('notes')
      const device = await comer(here, guest, third)
      const { people: there, table: atTable } = device.words
      await device.page.goto(`${url}/table/${room}`)
      await device.press('button', new RegExp(`^${atTable.chat}`))
      await device.press('button', there.notes)
      const same = device.page.getByRole('textbox', { name: there.notes })
      await until(async () => (await same.inputValue()) === 'Ada trades', 'the note')
      await device.isSound('notes-again')
      await bea.page.goto(url)
      await bea.page
        .getByRole('link', { name: /Saturday/ })
        .first()
        .waitFor()
      expect(await bea.page.getByText(unheard).count()).to.equal(0)
      isCalm()
      await Promise.all([ada, bea, device].map(({ page }) => page.context().close()))
    },
  )

  flow(
    'come into a club by its link, its QR code or the link to its table, and are told where one has ended',
    'jaPhone',
    async (first, second, third) => {
      const { url } = here.server
      const [host, guest] = [await Guest.arrive(url, 'Ada'), await Guest.arrive(url, 'Bea')]
      const { club } = await host.post<ClubPage>('/api/clubs', { name: 'Friday' })
      const open = await host.open({ game: 'not-alone', seats: 3, title: 'Tonight', club: club.id })
      const ada = await comer(here, host, first)
      const { people, room } = ada.words
      await ada.page.goto(`${url}/club/${club.id}`)
      await ada.fill(people.about, 'Every Friday at eight')
      await ada.turn(people.showMe)
      await ada.press('button', people.linkMake)
      const link = await ada.page.getByLabel(people.linkLabel).inputValue()
      expect(await readOf(ada.page.getByRole('img', { name: people.qr }))).to.equal(link)
      await ada.isSound('club-link')

      const bea = await comer(here, guest, second)
      const { people: hers, notFound } = bea.words
      await bea.page.goto(`${url}/table/${open.id}`)
      await bea.page.getByRole('heading', { name: notFound.title }).waitFor()
      await bea.page.goto(link)
      await bea.page.getByText('Every Friday at eight').waitFor()
      await bea.page.getByText(says(hers.invitedBy, { names: 'Ada' })).waitFor()
      await bea.isSound('invited-to-club')
      await bea.press('button', hers.join)
      await bea.page.getByRole('heading', { name: 'Friday', exact: true }).waitFor()
      expect(new URL(bea.page.url()).hash).to.equal('')
      // The page of the other one follows.
      await ada.page.getByRole('link', { name: 'Bea', exact: true }).waitFor()

      await bea.pressOn(bea.page.getByRole('link', { name: /Tonight/ }))
      await bea.page.getByText(bea.words.room.inviteHelp.club).waitFor()
      await bea.press('button', bea.words.room.clubLinkMake)
      const toTable = await bea.page.getByLabel(bea.words.room.clubLink).inputValue()
      expect(await readOf(bea.page.getByRole('img', { name: hers.qr }))).to.equal(toTable)
      await bea.isSound('room-of-club-link')
      const cy = await newcomer(here, third)
      await cy.page.goto(toTable)
      await cy.page.getByText(says(cy.words.people.invitedTable, { table: 'Tonight' })).waitFor()
      await cy.isSound('invited-to-table')
      await cy.press('button', cy.words.people.join)
      await cy.sitsDown()
      expect(await cy.page.getByRole('heading', { name: 'Tonight' }).count()).to.equal(1)

      await ada.press('button', people.linkDrop)
      await ada.page.getByRole('button', { name: people.linkMake, exact: true }).waitFor()
      // Whoever belongs to it needs no invitation.
      await bea.page.goto(link)
      await bea.page.getByRole('heading', { name: 'Friday', exact: true }).waitFor()
      const late = await newcomer(here, third)
      await late.page.goto(toTable)
      await late.page.getByRole('heading', { name: late.words.people.over }).waitFor()
      await late.isSound('invitation-over')
      expect(room.inviteHelp.club).not.to.equal(room.inviteHelp.anybody)
      expect(here.troubles.filter(trouble => !/40[14]/.test(trouble))).to.deep.equal([])
      await Promise.all([ada, bea, cy, late].map(({ page }) => page.context().close()))
    },
  )

  flow('mute somebody, end a friendship, rename a club, and leave one', 'jaPhone', async (first, second) => {
    const { url } = here.server
    const [host, guest] = [await Guest.arrive(url, 'Ada'), await Guest.arrive(url, 'Bea')]
    await host.put<Friends>(`/api/me/friends/${guest.me.id}`)
    await guest.put<Friends>(`/api/me/friends/${host.me.id}`)
    const { club } = await host.post<ClubPage>('/api/clubs', { name: 'Friday' })
    await host.post(`/api/clubs/${club.id}/members`, { person: guest.me.id })
    await guest.put(`/api/clubs/${club.id}/membership`)
    const ada = await comer(here, host, first)
    const { people } = ada.words
    await ada.page.goto(`${url}/person/${guest.me.id}`)
    await ada.press('button', people.mute)
    await ada.page.getByRole('button', { name: people.unmute }).waitFor()
    await ada.page.goto(`${url}/person/${host.me.id}`)
    const muted = ada.page.getByRole('region', { name: people.muted })
    await muted.getByRole('link', { name: 'Bea' }).waitFor()
    await ada.isSound('muted')
    await ada.pressOn(muted.getByRole('link', { name: 'Bea' }))
    await ada.press('button', people.unmute)
    await ada.page.getByRole('button', { name: people.mute, exact: true }).waitFor()
    await ada.press('button', people.end)
    await ada.page.getByRole('button', { name: people.befriend }).waitFor()

    await ada.page.goto(`${url}/club/${club.id}`)
    await ada.fill(people.clubName, 'Saturday')
    await ada.page.getByRole('heading', { name: 'Saturday' }).waitFor()
    const bea = await comer(here, guest, second)
    const { people: hers } = bea.words
    await bea.page.goto(`${url}/club/${club.id}`)
    await bea.page.getByRole('heading', { name: 'Saturday' }).waitFor()
    await bea.press('button', hers.leave)
    await bea.page.getByText(hers.leaveSure).waitFor()
    await bea.isSound('leave-club')
    await bea.press('button', hers.leaveAct)
    await bea.page.getByText(hers.noClubs).waitFor()
    await bea.isSound('no-clubs')
    isCalm()
    await Promise.all([ada, bea].map(({ page }) => page.context().close()))
  })

  flow(
    'are asked, and invited to a table, by the name of their account, and nobody learns which names there are',
    'enPhone',
    async (first, second) => {
      const { url } = here.server
      const host = await Guest.arrive(url, 'Ada')
      // Whoever can come back has an account; it is told where no other one is called so.
      const name = `Bea ${first.title}`
      const guest = await Guest.arrive(url, name)
      await guest.post('/api/me/recovery')
      const open = await host.open({ game: 'not-alone', seats: 3, title: 'Sunday' })
      const ada = await comer(here, host, first)
      const { people } = ada.words
      await ada.page.goto(`${url}/table/${open.id}`)
      for (const called of ['Nobody', name]) {
        await ada.fill(people.inviteName, called)
        await ada.page.getByText(people.inviteSent).waitFor()
        // The same is said of both, and the field is empty for the next one.
        const field = ada.page.getByRole('textbox', { name: people.inviteName, exact: true })
        await until(async () => (await field.inputValue()) === '', 'the field for the next one')
      }
      await ada.isSound('invited-by-name')

      const bea = await comer(here, guest, second)
      const { people: hers, room } = bea.words
      await bea.page.goto(url)
      const what = says(hers.toTable, { names: 'Ada', table: 'Sunday' })
      await bea.press('link', says(hers.lookLabel, { table: what }))
      await bea.page.getByLabel(room.link).waitFor()
      await bea.page.goto(`${url}/friends`)
      await bea.isSound('friends-invited')
      await ada.page.goto(`${url}/friends`)
      await ada.fill(people.byName, name)
      await ada.page.getByRole('button', { name: says(people.withdrawLabel, { name }) }).waitFor()
      await bea.press('button', says(hers.yesLabel, { what: says(hers.hasAsked, { name: 'Ada' }) }))
      await bea.page.getByRole('button', { name: says(hers.endLabel, { name: 'Ada' }) }).waitFor()
      await ada.page.getByRole('button', { name: says(people.endLabel, { name }) }).waitFor()
      await ada.isSound('friends-by-name')
      isCalm()
      await Promise.all([ada, bea].map(({ page }) => page.context().close()))
    },
  )

  flow(
    'make a token, and go back from the page of the name to where they came from',
    'enPhone',
    async (first, second) => {
      const { url } = here.server
      const ada = await newcomer(here, first)
      const { account, people } = ada.words
      await ada.page.goto(`${url}/account`)
      await ada.page.getByText(people.tokenNeeds).waitFor()
      await ada.press('button', account.makeRecovery)
      await ada.fill(people.tokenName, 'Tournament')
      const token = await ada.page.getByLabel(people.newToken, { exact: true }).inputValue()
      const answer = await fetch(`${url}/api/clubs`, { headers: { authorization: `Bearer ${token}` } })
      expect(((await answer.json()) as { clubs: ClubPage['club'][] }).clubs).to.deep.equal([])
      await ada.isSound('tokens')

      const zoe = await newcomer(here, second)
      const { lobby, name, people: hers, top } = zoe.words
      await zoe.page.goto(`${url}/name`)
      await known(zoe.page)
      await zoe.fill(name.label, 'Zoe')
      await zoe.page.getByRole('heading', { name: lobby.title }).waitFor()
      await zoe.page.goto(`${url}/friends`)
      await zoe.press('link', says(top.name, { name: 'Zoe' }))
      await zoe.fill(name.label, 'Zoey')
      await zoe.page.getByRole('heading', { name: hers.title }).waitFor()
      isCalm()
      await Promise.all([ada, zoe].map(({ page }) => page.context().close()))
    },
  )
})
