import { expect } from 'chai'
import { notAlone } from '../../games/not-alone/index.ts'
import { PHRASES } from '../../lobby/phrases.ts'
import type { Room } from '../../lobby/protocol.ts'
import { Guest, until } from '../lobby/support/guest.ts'
import { chance, playing, playOut } from '../lobby/support/tables.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { comer, newcomer, type Person } from './person.ts'
import { saying, says } from './says.ts'

describeInBrowser('browser: rooms', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())
  beforeEach(() => here.troubles.splice(0))
  const leave = (...people: Person[]) => Promise.all(people.map(({ page }) => page.context().close()))

  flow(
    'are opened with a password, which who sits down must know; who is sent away can watch, and one leaves the table',
    'jaPhone',
    async (first, second) => {
      const { url } = here.server
      const ada = await newcomer(here, first)
      const { create, room, settings, table } = ada.words
      await ada.page.goto(`${url}/new/not-alone`)
      await ada.choose(create.seats, '2')
      await ada.turn(create.listed)
      await ada.page.getByRole('textbox', { name: create.tableName }).fill('Harbour')
      await ada.fill(create.password, 'moon')
      const link = await ada.page.getByLabel(room.link).inputValue()
      await ada.page.getByText(room.passwordSet).waitFor()
      await ada.isSound('room-locked')

      const guest = await Guest.arrive(url, 'Bea')
      const id = new URL(link).pathname.split('/').at(-1)!
      const told = () => guest.get<Room>(`/api/rooms/${id}`)
      const bea = await comer(here, guest, second)
      const { problem, room: hers, table: atTable } = bea.words
      await bea.page.goto(link)
      await bea.press('button', new RegExp(`^${hers.sit}`))
      await bea.page.getByRole('dialog', { name: hers.password.title }).waitFor()
      await bea.isSound('password')
      await bea.fill(hers.password.label, 'sun')
      await bea.page.getByText(problem.wrongPassword).waitFor()
      await bea.isSound('password-wrong')
      await bea.fill(hers.password.label, 'moon')
      await bea.press('button', hers.setReady)
      await bea.page.getByText(saying(hers.next.waitHost)).waitFor()
      await bea.isSound('room-ready')

      await ada.press('button', says(room.kickLabel, { name: 'Bea', number: 2 }))
      await bea.page.getByText(hers.next.sit).waitFor()
      await ada.press('button', room.fill)
      await bea.page.getByText(hers.next.full).waitFor()
      await bea.isSound('room-full')
      // Ada has never played it.
      expect((await told()).seats.map(({ bot }) => bot)).to.deep.equal([null, 'cadet'])
      await ada.press('button', room.start)
      await bea.page.getByText(atTable.watching).first().waitFor()
      await bea.press('button', atTable.chat)
      await bea.page.getByText(atTable.chatWatch).waitFor()
      await bea.isSound('watching')
      // Those who watch talk among themselves: with a phrase that each reads in their own language, and by answering.
      const { watching } = bea.words
      const watcher = await (await Guest.arrive(url, 'Zoe')).watch(id, 'not-alone')
      await until(() => watcher.table, 'the table of another one who watches')
      await bea.press('button', watching.channel)
      await bea.page.getByText(watching.empty.after).waitFor()
      await watcher.saySpectators({ phrase: 'luck' })
      const talk = bea.page.getByRole('log', { name: watching.label })
      await talk.getByText(atTable.phrase.luck).waitFor()
      await bea.press('button', says(atTable.answer, { name: 'Zoe' }))
      await bea.press('button', atTable.phrases)
      await bea.isSound('phrases')
      await bea.press('button', atTable.phrase.thanks)
      await talk.getByText(atTable.phrase.thanks).waitFor()
      await bea.isSound('spectators')
      const [said, answer] = watcher.spectatorChat!
      expect(answer).to.include({ phrase: 'thanks', text: PHRASES.thanks, answers: said!.id, name: 'Bea' })
      expect(await talk.getByText(atTable.phrase.luck).count(), 'and as a quote').to.equal(2)

      const { host } = await told()
      await ada.press('button', table.more)
      await ada.press('button', settings.leave)
      await ada.page.getByText(settings.leaveSure).waitFor()
      await ada.isSound('leave-sure')
      await ada.press('button', settings.leaveKeep)
      await ada.page.getByText(settings.leaveSure).waitFor({ state: 'detached' })
      expect((await told()).seats[0]!.person).to.equal(host)
      await ada.press('button', settings.leave)
      await ada.press('button', settings.leaveAct)
      const isGone = async () => (await told()).seats[0]!.person !== host
      await until(isGone, 'the seat to be free')
      // At a table without spectators a free seat can be taken.
      const closed = await playing(url, 2, { game: 'not-alone', watching: 'none' })
      await bea.page.goto(`${url}/table/${closed.room}`)
      await bea.page.getByText(watching.refusedLead).waitFor()
      await bea.isSound('no-spectators')
      await closed.guests[1]!.delete(`/api/rooms/${closed.room}/seats/1`)
      await bea.page.getByText(watching.refusedFree).waitFor()
      await bea.press('button', new RegExp(`^${hers.sit}`))
      await bea.page.getByRole('button', { name: atTable.chat }).waitFor()
      expect(here.troubles.filter(trouble => !trouble.includes('403'))).to.deep.equal([])
      await leave(ada, bea)
    },
  )

  flow('are opened again after a game, which one can look back at', 'enPhone', async (first, second) => {
    const { url } = here.server
    const { guests, seats, room } = await playing(url, 2, { game: 'not-alone' })
    await playOut(seats, chance(3), notAlone)
    const ada = await comer(here, guests[0]!, first)
    const bea = await comer(here, guests[1]!, second)
    // Her device has something to share with.
    await bea.page.addInitScript(() => {
      const share = async (what: ShareData) => Object.assign(globalThis, { shared: what.url })
      Object.defineProperty(navigator, 'share', { value: share })
    })
    for (const person of [ada, bea]) {
      await person.page.goto(`${url}/table/${room}`)
      await person.page.getByRole('region', { name: person.words.result.heading }).waitFor()
      await person.isSound('result')
    }
    const link = ada.page.getByLabel(ada.words.result.share, { exact: true })
    expect(await link.inputValue()).to.equal(`${url}/table/${room}`)
    await bea.press('button', bea.words.result.share)
    const shared = () => bea.page.evaluate(() => (globalThis as { shared?: string }).shared)
    expect(await shared()).to.equal(`${url}/table/${room}`)
    await bea.press('button', bea.words.result.lookBack)
    await bea.press('button', bea.words.history.previous)
    await bea.isSound('looking-back')
    // Now that it is over, she sees how it looked from Ada's seat.
    const mine = bea.page
      .getByRole('region', { name: bea.words.table.seats })
      .getByText(bea.words.table.you, { exact: true })
    const at = async () => (await mine.first().locator('xpath=ancestor::li[1]').innerText()).split(/\s/)[0]
    expect(await at()).to.equal('Bea')
    await bea.choose(bea.words.history.side, { label: says(bea.words.history.sideOf, { name: 'Ada' }) })
    await until(async () => (await at()) === 'Ada', 'the side of Ada')
    await bea.isSound('other-side')
    await bea.press('button', bea.words.history.toResult)
    await ada.press('button', ada.words.result.rematch)
    await ada.page.getByLabel(ada.words.room.link).waitFor()
    await ada.isSound('rematch')
    await bea.press('link', bea.words.result.rematchOpen)
    // Whoever has played has their seat there.
    await bea.press('button', bea.words.room.setReady)
    await ada.press('button', ada.words.room.start)
    await bea.page.getByRole('region', { name: bea.words.table.toDo, exact: true }).waitFor()
    expect(here.troubles).to.deep.equal([])
    await leave(ada, bea)
  })

  flow(
    'say so to whoever waits when they are gone, now or when they come back',
    'enPhone',
    async (first, second) => {
      const { url } = here.server
      const host = await Guest.arrive(url)
      const { id } = await host.open({ game: 'not-alone', title: 'Harbour' })
      const ada = await newcomer(here, first)
      await ada.page.goto(`${url}/table/${id}`)
      await ada.page.getByText('Harbour').first().waitFor()
      await host.delete(`/api/rooms/${id}/seats/0`)
      const { cleared } = ada.words
      await ada.page.getByRole('heading', { name: cleared.here }).waitFor()
      await ada.isSound('gone')

      const bea = await newcomer(here, second)
      const tables = [{ room: id, game: 'not-alone', title: 'Harbour', at: Date.now() - 3_600_000 }]
      await bea.page.route(/api.rooms\?.*mine=true/, async route => {
        const answer = await route.fetch()
        await route.fulfill({ response: answer, json: { ...(await answer.json()), cleared: tables } })
      })
      await bea.page.goto(url)
      await bea.page.getByRole('heading', { name: bea.words.cleared.title }).waitFor()
      await bea.isSound('cleared')
      await bea.press('button', bea.words.cleared.read)
      await bea.page.getByRole('heading', { name: bea.words.cleared.title }).waitFor({ state: 'detached' })
      expect(here.troubles).to.deep.equal([])
      await leave(ada, bea)
    },
  )

  flow(
    'are had back by whoever sat there once everybody has left the match',
    ['jaPhone', 'enDesktop'],
    async (first, second) => {
      const { url } = here.server
      const title = `Harbour ${first.language}`
      const { room, guests } = await playing(url, 2, { game: 'not-alone', title })
      const [host, guest] = guests as [Guest, Guest]
      const ada = await comer(here, host, first)
      const { settings, table, lobby } = ada.words
      await ada.page.goto(`${url}/table/${room}`)
      await guest.delete(`/api/rooms/${room}/seats/1`)
      await ada.press('button', table.more)
      await ada.press('button', settings.leave)
      await ada.press('button', settings.leaveAct)
      const seats = async () =>
        (await guest.get<Room>(`/api/rooms/${room}`)).seats.map(({ person }) => person)
      await until(async () => (await seats()).every(person => person === null), 'everybody to have left')
      const reader = await newcomer(here, second)
      await reader.page.goto(`${url}/tables`)
      await reader.page.getByRole('heading', { name: reader.words.lobby.live }).waitFor()
      expect(await reader.page.getByText(title).count(), 'nothing for others').to.equal(0)
      await ada.page.goto(`${url}/tables`)
      const left = ada.page.getByRole('region', { name: lobby.left.title })
      await left.getByText(title).waitFor()
      await ada.isSound('left-matches')
      await ada.pressOn(left.getByRole('button'))
      await ada.page.waitForURL(`**/table/${room}`)
      await ada.page.getByRole('button', { name: table.chat }).waitFor()
      expect(await seats()).to.deep.equal([host.me.id, null])
      await ada.page.goto(`${url}/tables`)
      await ada.page.getByRole('heading', { name: lobby.live }).waitFor()
      expect(await left.count()).to.equal(0)
      await reader.page.getByText(title).first().waitFor()
      expect(here.troubles).to.deep.equal([])
      await leave(ada, reader)
    },
  )

  flow('lead to the page of credits, in either language and theme', 'jaDesktop', async look => {
    const ada = await newcomer(here, look)
    const { page, words } = ada
    await page.goto(here.server.url)
    await ada.press('link', words.top.credits)
    await page.getByRole('heading', { name: words.credits.title }).waitFor()
    await ada.isSound('credits')
    await ada.press('button', new RegExp(`^(${words.top.toDark}|${words.top.toLight})$`))
    await ada.isSound('credits-other-theme')
    await ada.press('button', words.top.switchLanguageLabel)
    await page.locator(`html:not([lang=${look.language}])`).waitFor({ state: 'attached' })
    await ada.isSound('credits-other-language')
    expect(here.troubles).to.deep.equal([])
    await leave(ada)
  })
})
