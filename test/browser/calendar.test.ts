import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { Feeds } from '../../lobby/calendar.ts'
import type { ClubPage } from '../../lobby/people.ts'
import type { Room } from '../../lobby/protocol.ts'
import { Guest, until } from '../lobby/support/guest.ts'
import { describeInBrowser, type Visit, visit, windowFor } from '../support/browser/index.ts'
import { overflow, violations } from './axe.ts'
import { WORDS } from './player.ts'

const SHOTS = process.env.SHOTS
const PHONE = { viewport: { width: 360, height: 740 }, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' }
const DESKTOP = { viewport: { width: 1366, height: 768 }, locale: 'en-GB', timezoneId: 'Europe/Berlin' }
const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A day some weeks from now, in UTC, as fields of days have it. */
const dayAhead = (days: number) => new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10)

describeInBrowser('browser: planned tables and calendars', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  const press = async (page: Page, role: 'button' | 'link', name: string | RegExp) => {
    await page.getByRole(role, { name, exact: true }).first().focus()
    await page.keyboard.press('Enter')
  }
  const isSound = async (page: Page, shot: string) => {
    if (SHOTS) await page.screenshot({ path: `${SHOTS}/${shot}.png`, fullPage: true })
    expect(await violations(page), shot).to.deep.equal([])
    expect(await overflow(page), shot).to.equal(0)
  }
  const pageOf = (guest: Guest, options: Parameters<Visit['window']>[0]) => windowFor(here, guest, options)

  it('plan a table by keyboard; a friend takes a seat by phone; it moves, in the calendar and the file, too', async () => {
    const { url } = here.server
    const [ada, bea] = [await Guest.arrive(url, 'Ada'), await Guest.arrive(url, 'Bea')]
    await ada.put(`/api/me/friends/${bea.me.id}`)
    await bea.put(`/api/me/friends/${ada.me.id}`)
    const { club } = await ada.post<ClubPage>('/api/clubs', { name: 'Friday' })
    await ada.post(`/api/clubs/${club.id}/members`, { person: bea.me.id })
    await bea.put(`/api/clubs/${club.id}/membership`)
    const words = WORDS.en
    const ja = WORDS.ja

    const desk = await pageOf(ada, DESKTOP)
    await desk.goto(`${url}/new/not-alone?club=${club.id}`)
    await desk.getByLabel(words.create.tableName, { exact: true }).fill('Hunt')
    await desk.getByRole('switch', { name: words.plan.later }).focus()
    await desk.keyboard.press('Space')
    const day = dayAhead(20)
    await desk.getByLabel(words.plan.date, { exact: true }).fill(day)
    await desk.getByLabel(words.plan.time, { exact: true }).fill('20:30')
    await desk.getByText(words.plan.zone.replace('{{zone}}', 'Europe/Berlin')).waitFor()
    await isSound(desk, 'plan-form')
    await press(desk, 'button', words.create.submit)
    await desk.getByText(words.plan.ahead.host).waitFor()
    await desk
      .getByRole('timer')
      .filter({ hasText: /^in (20|21) days$/ })
      .waitFor()
    await isSound(desk, 'plan-host')
    const { planned } = await ada.get<ClubPage>(`/api/clubs/${club.id}`)
    const [room] = planned as [Room]
    // Half past eight in Berlin is the evening before midnight in UTC, and the next morning in Tokyo.
    expect(new Date(room.plannedAt!).toISOString()).to.match(new RegExp(`^${day}T(18|19):30`))

    const phone = await pageOf(bea, PHONE)
    await phone.goto(`${url}/club/${club.id}`)
    await phone.getByText(/(午前)?0?[34]:30開始/).waitFor()
    const tomorrow = new Date(Date.parse(day) + 24 * HOUR)
    const title = new Intl.DateTimeFormat('ja', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    await phone.getByRole('heading', { name: new RegExp(title.format(tomorrow)) }).waitFor()
    await isSound(phone, 'club-calendar-phone')
    await press(phone, 'link', `${ja.lobby.row.join}: Hunt`)
    await phone.getByText(ja.plan.ahead.sit).waitFor()
    await isSound(phone, 'plan-sit-phone')
    await press(phone, 'button', ja.plan.come)
    await phone.getByText(ja.plan.ahead.seated).waitFor()
    await isSound(phone, 'plan-seated-phone')

    // Her own calendar, by an address that she makes on her phone.
    await phone.goto(`${url}/told`)
    await press(phone, 'button', ja.plan.feedMake)
    await phone.getByLabel(ja.plan.feedAddress, { exact: true }).waitFor()
    await isSound(phone, 'feed-phone')
    const [feed] = (await bea.get<Feeds>('/api/me/feeds')).feeds
    const calendar = async () => (await fetch(feed!.address)).text()
    const stamp = (at: number) => `DTSTART:${new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')}`
    expect(await calendar()).to.include(stamp(room.plannedAt!))

    // Its host moves it. A time that is over is refused, and says why.
    const save = desk.getByRole('button', { name: words.plan.move, exact: true })
    await desk.getByLabel(words.plan.time, { exact: true }).fill('21:45')
    await isSound(desk, 'plan-move')
    await save.focus()
    await desk.keyboard.press('Enter')
    await save.waitFor({ state: 'detached' })
    await desk.getByText(/21:45/).first().waitFor()
    await phone.goto(`${url}/table/${room.id}`)
    await phone
      .getByText(/[45]:45/)
      .first()
      .waitFor()
    const moved = await ada.get<Room>(`/api/rooms/${room.id}`)
    expect(moved.plannedAt! - room.plannedAt!).to.equal(1.25 * HOUR)
    expect(await calendar()).to.include(stamp(moved.plannedAt!))
    const [download] = await Promise.all([
      phone.waitForEvent('download'),
      phone.getByRole('link', { name: ja.plan.event }).click(),
    ])
    expect(download.suggestedFilename()).to.equal('table.ics')

    await desk.goto(`${url}/club/${club.id}`)
    await press(desk, 'button', words.plan.feedMake)
    await desk.getByLabel(words.plan.feedAddress, { exact: true }).waitFor()
    await isSound(desk, 'club-calendar')
    await press(desk, 'button', words.plan.feedDrop)
    await desk.getByRole('button', { name: words.plan.feedMake }).waitFor()
    expect(here.troubles).to.deep.equal([])
  })

  it('show planned tables apart in the lobby, where they appear by themselves, and refuse a time that is over', async () => {
    const { url } = here.server
    const ada = await Guest.arrive(url, 'Ada')
    const words = WORDS.en
    const desk = await here.window(DESKTOP)
    await desk.goto(url)
    await desk.getByRole('heading', { name: words.lobby.live }).waitFor()
    const soon = await ada.open({ game: 'not-alone', title: 'Soon', plannedAt: Date.now() + 26 * HOUR })
    await ada.open({ game: 'not-alone', title: 'Now' })
    const planned = desk.getByRole('region', { name: words.plan.lobby })
    const live = desk.getByRole('region', { name: words.lobby.live })
    await planned.getByText('Soon', { exact: true }).waitFor()
    await live.getByText('Now', { exact: true }).waitFor()
    expect(await planned.getByText('Now', { exact: true }).count()).to.equal(0)
    expect(await live.getByText('Soon', { exact: true }).count()).to.equal(0)
    await isSound(desk, 'lobby-planned')
    // However many tables have come since.
    for (let i = 0; i < 21; i++) await ada.open({ game: 'not-alone', title: `${i}`, listed: false })
    const phone = await pageOf(ada, PHONE)
    await phone.goto(url)
    await phone
      .getByRole('region', { name: WORDS.ja.lobby.mine })
      .getByText('Soon', { exact: true })
      .waitFor()
    await isSound(phone, 'lobby-planned-phone')

    await phone.goto(`${url}/table/${soon.id}`)
    const day = phone.getByLabel(WORDS.ja.plan.date, { exact: true })
    const time = phone.getByLabel(WORDS.ja.plan.time, { exact: true })
    // The field itself knows of days that are over, the server of minutes.
    await day.fill(await day.getAttribute('min').then(min => min!))
    await time.fill('00:00')
    await press(phone, 'button', WORDS.ja.plan.move)
    await phone.getByText(WORDS.ja.problem.timeOver).waitFor()
    expect((await ada.get<Room>(`/api/rooms/${soon.id}`)).plannedAt).to.equal(soon.plannedAt)
    await phone.getByRole('switch', { name: WORDS.ja.plan.later }).focus()
    await phone.keyboard.press('Space')
    await press(phone, 'button', WORDS.ja.plan.move)
    await phone.getByRole('timer').waitFor({ state: 'detached' })
    expect((await ada.get<Room>(`/api/rooms/${soon.id}`)).plannedAt).to.equal(null)
    // Near its time it is as at any table, with the seconds that are left.
    await ada.patch(`/api/rooms/${soon.id}`, { plannedAt: Date.now() + 2 * MINUTE })
    await phone.getByRole('timer').filter({ hasText: '秒後' }).waitFor()
    await phone.getByText(WORDS.ja.room.next.hostAlone).waitFor()
    await isSound(phone, 'plan-soon-phone')
    await until(() => here.troubles.length > 0, 'the refusal')
    expect(here.troubles.filter(trouble => !trouble.includes('400'))).to.deep.equal([])
  })
})
