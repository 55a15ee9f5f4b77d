import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { ClubPage, Friends } from '../../lobby/people.ts'
import type { Room } from '../../lobby/protocol.ts'
import { Guest, until } from '../lobby/support/guest.ts'
import { playing } from '../lobby/support/tables.ts'
import { describeInBrowser, known, type Visit, visit, windowFor } from '../support/browser/index.ts'
import { overflow, violations } from './axe.ts'
import { WORDS } from './player.ts'

const SHOTS = process.env.SHOTS
const PHONE = { viewport: { width: 360, height: 740 }, locale: 'ja-JP' }
const DESKTOP = { viewport: { width: 1366, height: 768 } }

describeInBrowser('browser: friends, clubs, talk and notes', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit()
    // Browsers copy and make passkeys on pages of names, not of numbers.
    here.server = { ...here.server, url: here.server.url.replace('127.0.0.1', 'localhost') }
  })
  after(() => here?.end())

  const press = async (page: Page, role: 'button' | 'link', name: string) => {
    await page.getByRole(role, { name, exact: true }).first().focus()
    await page.keyboard.press('Enter')
  }
  const fill = async (page: Page, label: string, text: string) => {
    await page.getByLabel(label, { exact: true }).fill(text)
    await page.keyboard.press('Enter')
  }
  const isSound = async (page: Page, shot: string) => {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${shot}.png`, fullPage: true })
    expect(await violations(page)).to.deep.equal([])
    expect(await overflow(page)).to.equal(0)
  }
  const pageOf = (guest: Guest, options: Parameters<Visit['window']>[0]) => windowFor(here, guest, options)

  it('become friends and found a club, by keyboard, on a phone and a desktop, and are told in the lobby', async () => {
    const [ada, bea] = [
      await Guest.arrive(here.server.url, 'Ada'),
      await Guest.arrive(here.server.url, 'Bea'),
    ]
    const words = WORDS.en.people
    const desk = await pageOf(ada, DESKTOP)
    const phone = await pageOf(bea, PHONE)
    const ja = WORDS.ja.people
    await phone.goto(here.server.url)
    await phone.getByRole('link', { name: ja.title }).waitFor()
    await desk.goto(`${here.server.url}/person/${bea.me.id}`)
    await press(desk, 'button', words.befriend)
    await desk.getByText(words.isAsked.replace('{{name}}', 'Bea')).waitFor()
    await isSound(desk, 'profile')
    // The lobby tells at once.
    const what = ja.hasAsked.replace('{{name}}', 'Ada')
    await phone.getByText(what).waitFor()
    await isSound(phone, 'waiting')
    await press(phone, 'button', ja.yesLabel.replace('{{what}}', what))
    await phone.getByText(what).waitFor({ state: 'detached' })
    await press(phone, 'link', ja.title)
    await phone.getByRole('link', { name: 'Ada' }).waitFor()
    await fill(phone, ja.byName, 'Nobody')
    await phone.getByRole('button', { name: ja.withdrawLabel.replace('{{name}}', 'Nobody') }).waitFor()
    await isSound(phone, 'friends')

    await desk.goto(`${here.server.url}/friends`)
    await fill(desk, words.clubName, 'Friday')
    await desk.getByRole('heading', { name: 'Friday' }).waitFor()
    await press(desk, 'button', words.inviteLabel.replace('{{name}}', 'Bea'))
    await desk.getByRole('button', { name: words.removeLabel.replace('{{name}}', 'Bea') }).waitFor()
    await isSound(desk, 'club')
    const toClub = ja.toClub.replace('{{name}}', 'Ada').replace('{{club}}', 'Friday')
    await press(phone, 'button', ja.yesLabel.replace('{{what}}', toClub))
    await press(phone, 'link', 'Friday')
    await phone.getByRole('heading', { name: 'Friday' }).waitFor()
    await isSound(phone, 'club-phone')
    // Whoever belongs to it is not among those to be invited.
    await desk.reload()
    await desk.getByRole('heading', { name: 'Friday' }).waitFor()
    expect(await desk.getByRole('link', { name: 'Bea', exact: true }).count()).to.equal(1)
    expect(await desk.getByText(words.invited, { exact: true }).count()).to.equal(0)
    await desk.getByRole('region', { name: words.open }).getByRole('link').first().click()
    await desk.getByLabel(words.club, { exact: true }).waitFor()
    expect(await desk.getByLabel(words.club, { exact: true }).locator('option:checked').innerText()).to.equal(
      'Friday',
    )
    await desk.getByRole('button', { name: WORDS.en.create.submit }).click()
    await desk.getByText(words.ofClub).waitFor()
    expect(here.troubles.filter(trouble => !trouble.includes('401'))).to.deep.equal([])
  })

  it('invite with a press and talk before the start; who is away sees what was said, and writes notes', async () => {
    const words = WORDS.en
    const { guests, seats, room } = await playing(here.server.url, 2, {
      game: 'race-for-the-galaxy',
      title: 'Saturday',
    })
    const [ada, bea] = guests as [Guest, Guest]
    await ada.put<Friends>(`/api/me/friends/${bea.me.id}`)
    await bea.put<Friends>(`/api/me/friends/${ada.me.id}`)
    const open = await ada.post<Room>('/api/rooms', { game: 'not-alone', seats: 3, title: 'Sunday' })
    const desk = await pageOf(ada, DESKTOP)
    await desk.goto(`${here.server.url}/table/${open.id}`)
    await press(desk, 'button', words.people.inviteLabel.replace('{{name}}', 'Bea'))
    await desk.getByText(words.people.invited).waitFor()
    await fill(desk, words.table.chatLabel, 'Who takes the fourth seat?')
    await desk.getByRole('log').getByText('Who takes the fourth seat?').waitFor()
    await isSound(desk, 'room')

    for (const seat of seats) seat.socket.close()
    const again = await ada.watch(room, 'race-for-the-galaxy')
    await until(() => again.table, 'the table')
    await again.say('@Bea, your turn')
    const phone = await pageOf(bea, { ...PHONE, locale: 'en-GB' })
    await phone.goto(here.server.url)
    await phone.getByText(words.people.unheard_one.replace('{{count}}', '1')).waitFor()
    await isSound(phone, 'lobby-phone')
    const what = words.people.toTable.replace('{{names}}', 'Ada').replace('{{table}}', 'Sunday')
    await press(phone, 'link', words.people.lookLabel.replace('{{table}}', what))
    await phone.getByText('Who takes the fourth seat?').waitFor()
    await isSound(phone, 'room-phone')

    await phone.goto(`${here.server.url}/table/${room}`)
    await phone.getByRole('button', { name: words.table.chat }).click()
    await phone.getByRole('log').getByText('@Bea, your turn').waitFor()
    await press(phone, 'button', words.people.notes)
    const note = phone.getByRole('textbox', { name: words.people.notes })
    await note.fill('Ada trades')
    await phone.getByText(words.people.saved, { exact: true }).waitFor()
    await isSound(phone, 'notes-phone')
    const device = await pageOf(bea, DESKTOP)
    await device.goto(`${here.server.url}/table/${room}`)
    await device.getByRole('button', { name: words.table.chat }).click()
    await press(device, 'button', words.people.notes)
    await until(
      async () =>
        (await device.getByRole('textbox', { name: words.people.notes }).inputValue()) === 'Ada trades',
      'the note',
    )
    await isSound(device, 'notes')
    await phone.goto(here.server.url)
    await phone.getByRole('link', { name: /Saturday/ }).waitFor()
    expect(await phone.getByText(words.people.unheard_one.replace('{{count}}', '1')).count()).to.equal(0)
    expect(here.troubles.filter(trouble => !trouble.includes('401'))).to.deep.equal([])
  })

  it('make a token, and go back from the page of the name to where they came from', async () => {
    const words = WORDS.en
    const page = await here.window(DESKTOP)
    await page.goto(`${here.server.url}/account`)
    await page.getByText(words.people.tokenNeeds).waitFor()
    await press(page, 'button', words.account.makeRecovery)
    await fill(page, words.people.tokenName, 'Tournament')
    const token = await page.getByLabel(words.people.newToken, { exact: true }).inputValue()
    const answer = await fetch(`${here.server.url}/api/clubs`, {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(((await answer.json()) as { clubs: ClubPage['club'][] }).clubs).to.deep.equal([])
    await isSound(page, 'tokens')

    const direct = await here.window(DESKTOP)
    await direct.goto(`${here.server.url}/name`)
    await known(direct)
    await fill(direct, words.name.label, 'Zoe')
    await direct.getByRole('heading', { name: words.lobby.title }).waitFor()
    await direct.goto(`${here.server.url}/friends`)
    await direct.getByRole('link', { name: words.top.name.replace('{{name}}', 'Zoe') }).click()
    await fill(direct, words.name.label, 'Zoey')
    await direct.getByRole('heading', { name: words.people.title }).waitFor()
    expect(here.troubles.filter(trouble => !trouble.includes('401'))).to.deep.equal([])
  })
})
