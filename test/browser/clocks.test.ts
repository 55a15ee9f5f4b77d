import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { MOST_REST } from '../../lobby/pace.ts'
import type { Room } from '../../lobby/protocol.ts'
import { letRun } from '../lobby/support/clock.ts'
import { Guest, until } from '../lobby/support/guest.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { newcomer, type Person } from './person.ts'
import { saying, saysCount } from './says.ts'

const SECOND = 1000

describeInBrowser('browser: live tables with clocks', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit({ timeEvery: 50 })
  })
  after(() => here?.end())

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

  flow(
    'are set up by presets or own values, shown to all, warn in the end, and let a bot play on',
    'enDesktop',
    async (first, second) => {
      const ada = await newcomer(here, first)
      const bea = await newcomer(here, second)
      const people = [ada, bea]
      const { create, room, time } = ada.words
      await ada.page.goto(`${here.server.url}/new/space-station-phoenix`)
      await ada.choose(create.seats, '2')
      await ada.choose(time.how, 'clock')
      const bank = ada.page.getByLabel(time.bank)
      const preset = ada.page.getByLabel(time.preset, { exact: true })
      const normal = await bank.inputValue()
      await ada.tabTo(preset)
      await ada.page.keyboard.press('ArrowUp')
      await until(async () => Number(await bank.inputValue()) < Number(normal), 'the fast one')
      await ada.choose(time.bank, '300')
      expect(await preset.inputValue()).to.equal('own')
      await ada.choose(time.delay, '0')
      await ada.isSound('clock-create')
      await ada.press('button', create.submit)

      await bea.page.goto(await ada.page.getByLabel(room.link).inputValue())
      await bea.page.getByText(bea.words.time.clock).waitFor()
      await bea.page.getByText(saysCount(bea.words.time, 'minuteCount', 5), { exact: true }).waitFor()
      await bea.isSound('clock-room')
      await bea.sitsDown()
      await ada.press('button', room.start)

      for (const { page } of people) await page.getByRole('timer').nth(1).waitFor()
      const id = new URL(ada.page.url()).pathname.split('/').at(-1)!
      const told = async () => (await (await fetch(`${here.server.url}/api/rooms/${id}`)).json()) as Room
      const { waitingFor } = await told()
      const asked = Number(waitingFor[0])
      for (const { page } of people)
        for (const [seat, seconds] of (await shown(page)).entries())
          if (!waitingFor.includes(String(seat))) expect(seconds, 'it stands').to.equal(300)
      await until(async () => (await shown(ada.page))[asked]! < 299, 'it runs')
      const apart = (await shown(ada.page))[asked]! - (await shown(bea.page))[asked]!
      expect(Math.abs(apart), 'the same').to.be.at.most(2)
      for (const person of people) await person.isSound('clock-running')

      const own = people[asked]!
      /** Servers run until so many seconds are left. Pages hear of it when somebody comes to look. */
      const runsTo = async (left: number) => {
        const { seats, ran } = await told()
        const passes = seats[asked]!.clock!.runs!.until - ran! - left * SECOND
        await letRun(here.server, passes)
        await until(async () => (await told()).ran! >= ran! + passes, 'the time')
        await Guest.stranger(here.server.url).watch(id, 'space-station-phoenix')
      }
      // How long a break lasts at most: somewhere in its fifteenth minute.
      const rests = ({ page }: Person) =>
        page
          .getByRole('timer')
          .filter({ hasText: /14:\d\d/ })
          .waitFor()
      // A break, once both want it, until both are back.
      await ada.press('button', ada.words.table.more)
      await ada.press('button', time.rest.want)
      await bea.page.getByText(saying(bea.words.time.rest.asked)).waitFor()
      await bea.isSound('clock-rest-asked')
      await bea.press('button', bea.words.time.rest.agree)
      for (const person of people) {
        const { rest } = person.words.time
        await person.page.getByText(rest.on).waitFor()
        await rests(person)
        expect((await told()).seats[asked]!.clock!.runs).to.equal(null)
        expect(await person.page.title(), 'nobody is called').not.to.include('●')
        await person.isSound('clock-rest')
        await person.press('button', rest.back)
      }
      for (const { page, words } of people)
        await page.getByText(words.time.rest.on).waitFor({ state: 'detached' })
      // Another one, from which Bea does not come back.
      await ada.press('button', time.rest.want)
      await bea.press('button', bea.words.time.rest.agree)
      for (const person of people) await rests(person)
      await ada.press('button', time.rest.back)
      await letRun(here.server, MOST_REST * SECOND)
      for (const { page, words } of people) await page.getByText(words.time.rest.over).waitFor()
      await bea.isSound('clock-rest-over')
      await until(async () => (await own.page.title()).includes('●'), 'whoever is asked to be called')
      await runsTo(63)
      await own.page.getByText(own.words.time.last.minute).waitFor({ state: 'attached' })
      await until(async () => (await shown(own.page))[asked]! < 60, 'little time')
      await own.page.getByRole('list', { name: own.words.time.clocks }).getByText('⚠').first().waitFor()
      await own.isSound('clock-low')
      await runsTo(1)
      await until(async () => (await told()).seats[asked]!.bot !== null, 'the bot')
      await until(async () => (await own.page.getByRole('timer').count()) < 2, 'bots to have no clock')
      await own.isSound('clock-bot')
      expect(here.troubles).to.deep.equal([])
      await Promise.all(people.map(({ page }) => page.context().close()))
    },
  )
})
