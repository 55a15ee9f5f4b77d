import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { MOST_REST } from '../../lobby/pace.ts'
import type { Room } from '../../lobby/protocol.ts'
import { letRun } from '../lobby/support/clock.ts'
import { Guest, until } from '../lobby/support/guest.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { violations } from './axe.ts'
import { WORDS } from './player.ts'

const { create, room, time } = WORDS.en
const { ja } = WORDS
const SECOND = 1000

describeInBrowser('browser: live tables with clocks', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit({ timeEvery: 50 })
  })
  after(() => here?.end())

  const shot = async (page: Page, name: string) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
  }
  const fullShot = async (page: Page, name: string) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
  }
  /** What the clocks of a page show, in seconds. */
  const shown = async (page: Page): Promise<number[]> => {
    const texts = await page.getByRole('timer').allTextContents()
    return texts.map(text => {
      const parts = text
        .replace(/[^\d:]/g, '')
        .split(':')
        .map(Number)
      return parts.reduce((sum, part) => sum * 60 + part, 0)
    })
  }

  it('are set up by presets or own values, shown to all, warn in the end, and let a bot play on', async () => {
    const ada = await here.window({ viewport: { width: 1366, height: 768 } })
    await ada.goto(`${here.server.url}/new/space-station-phoenix`)
    await ada.getByLabel(create.seats, { exact: true }).selectOption('2')
    await ada.getByLabel(time.how).selectOption('clock')
    const bank = ada.getByLabel(time.bank)
    const preset = ada.getByLabel(time.preset, { exact: true })
    const normal = await bank.inputValue()
    await preset.focus()
    await ada.keyboard.press('ArrowUp')
    await until(async () => Number(await bank.inputValue()) < Number(normal), 'the fast one')
    await bank.selectOption('300')
    expect(await preset.inputValue()).to.equal('own')
    await ada.getByLabel(time.delay).selectOption('0')
    expect(await violations(ada)).to.deep.equal([])
    await fullShot(ada, 'clock-create')
    await ada.getByRole('button', { name: create.submit }).click()
    const link = await ada.getByLabel(room.link).inputValue()

    const bea = await here.window({ viewport: { width: 360, height: 740 }, locale: 'ja-JP' })
    await bea.goto(link)
    await bea.getByText(ja.time.clock).waitFor()
    await bea.getByText(ja.time.minuteCount_other.replace('{{count}}', '5'), { exact: true }).waitFor()
    expect(await violations(bea)).to.deep.equal([])
    await fullShot(bea, 'clock-room-ja')
    await bea
      .getByRole('button', { name: new RegExp(ja.room.sit) })
      .first()
      .click()
    await bea.getByRole('button', { name: ja.room.setReady }).click()
    await ada.getByRole('button', { name: room.start, exact: true }).click()

    const pages = [ada, bea]
    for (const page of pages) await page.getByRole('timer').nth(1).waitFor()
    const id = new URL(ada.url()).pathname.split('/').at(-1)!
    const told = async () => (await (await fetch(`${here.server.url}/api/rooms/${id}`)).json()) as Room
    const { waitingFor } = await told()
    const asked = Number(waitingFor[0])
    for (const page of pages)
      for (const [seat, seconds] of (await shown(page)).entries())
        if (!waitingFor.includes(String(seat))) expect(seconds, 'it stands').to.equal(300)
    await until(async () => (await shown(ada))[asked]! < 299, 'it runs')
    expect(Math.abs((await shown(ada))[asked]! - (await shown(bea))[asked]!), 'the same').to.be.at.most(2)
    await shot(ada, 'clock-running')
    await shot(bea, 'clock-running-ja')
    for (const page of pages) expect(await violations(page)).to.deep.equal([])

    const own = pages[asked]!
    const words = asked === 0 ? time : ja.time
    /** Servers run until so many seconds are left. Pages hear of it when somebody comes to look. */
    const runsTo = async (left: number) => {
      const { seats, ran } = await told()
      const passes = seats[asked]!.clock!.runs!.until - ran! - left * SECOND
      await letRun(here.server, passes)
      await until(async () => (await told()).ran! >= ran! + passes, 'the time')
      await Guest.stranger(here.server.url).watch(id, 'space-station-phoenix')
    }
    // A break, once both want it, until both are back.
    const press = async (page: Page, name: string) => {
      const button = page.getByRole('button', { name, exact: true })
      await button.focus()
      await page.keyboard.press('Enter')
    }
    await press(ada, WORDS.en.table.more)
    await press(ada, time.rest.want)
    await bea.getByText(ja.time.rest.asked.split('}}')[1]!).waitFor()
    await shot(bea, 'clock-rest-asked-ja')
    expect(await violations(bea)).to.deep.equal([])
    await press(bea, ja.time.rest.agree)
    for (const [page, { on, back }] of [
      [ada, time.rest],
      [bea, ja.time.rest],
    ] as const) {
      await page.getByText(on).waitFor()
      // How long it lasts at most: somewhere in its fifteenth minute.
      await page
        .getByRole('timer')
        .filter({ hasText: /14:\d\d/ })
        .waitFor()
      expect((await told()).seats[asked]!.clock!.runs).to.equal(null)
      expect(await page.title(), 'nobody is called').not.to.include('●')
      await shot(page, `clock-rest-${page === ada ? 'en' : 'ja'}`)
      expect(await violations(page)).to.deep.equal([])
      await press(page, back)
    }
    for (const [page, { on }] of [
      [ada, time.rest],
      [bea, ja.time.rest],
    ] as const)
      await page.getByText(on).waitFor({ state: 'detached' })
    // Another one, from which Bea does not come back.
    await press(ada, time.rest.want)
    await press(bea, ja.time.rest.agree)
    for (const page of pages)
      await page
        .getByRole('timer')
        .filter({ hasText: /14:\d\d/ })
        .waitFor()
    await press(ada, time.rest.back)
    await letRun(here.server, MOST_REST * SECOND)
    await ada.getByText(time.rest.over).waitFor()
    await bea.getByText(ja.time.rest.over).waitFor()
    await shot(bea, 'clock-rest-over-ja')
    await until(async () => (await own.title()).includes('●'), 'whoever is asked to be called')
    await runsTo(63)
    await own.getByText(words.last.minute).waitFor({ state: 'attached' })
    await until(async () => (await shown(own))[asked]! < 60, 'little time')
    await own.getByRole('list', { name: words.clocks }).getByText('⚠').first().waitFor()
    expect(await violations(own)).to.deep.equal([])
    await shot(own, 'clock-low')
    await runsTo(1)
    await until(async () => (await told()).seats[asked]!.bot !== null, 'the bot')
    await until(async () => (await own.getByRole('timer').count()) < 2, 'bots to have no clock')
    await shot(own, 'clock-bot')
    expect(here.troubles).to.deep.equal([])
  })
})
