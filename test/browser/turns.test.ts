import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { text as ja } from '../../lobby/web/text/ja.ts'
import { passTime, presentTime } from '../lobby/support/clock.ts'
import { until } from '../lobby/support/guest.ts'
import { mailSink, postSink } from '../lobby/support/sinks.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { violations } from './axe.ts'
import { WORDS } from './player.ts'

const { create, lobby, option, room, table, time, told } = WORDS.en
const HOUR = 3_600_000

/** A sentence of the pages, whatever it names. */
const saying = (sentence: string) =>
  new RegExp(
    sentence
      .split(/\{\{\w+\}\}/)
      .map(part => part.replace(/[.?*+^$()[\]{}|\\]/g, '\\$&'))
      .join('.*'),
  )

describeInBrowser('browser: tables that play by turns', function () {
  this.timeout(180_000)
  let here: Visit
  beforeEach(async () => {
    here = await visit({ timeEvery: 50 })
  })
  afterEach(async () => {
    presentTime()
    await here?.end()
  })

  const desk = (page: Page) =>
    page.getByRole('region', { name: new RegExp(`^(${table.toDo}|${ja.table.toDo})$`) })
  const shot = async (page: Page, name: string) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true })
  }

  it('a form sets many options at once, and says what one needs; by keyboard, too', async () => {
    const ada = await here.window({ viewport: { width: 360, height: 740 } })
    await ada.goto(`${here.server.url}/new/twilight-imperium-3`)
    const preset = ada.getByLabel(option.preset, { exact: true })
    const races = ada.getByRole('switch', { name: 'More races' })
    const chosen = (field: typeof preset) =>
      field.evaluate(one => (one as HTMLSelectElement).selectedOptions[0]!.text)
    await preset.waitFor()
    expect(await chosen(preset)).to.equal('Base game')
    expect(await races.isDisabled()).to.equal(true)
    await ada.getByText('Needs More technologies.').waitFor()

    await preset.focus()
    await ada.keyboard.press('End')
    await until(async () => (await chosen(preset)) === 'Everything', 'the preset')
    expect(await races.isChecked()).to.equal(true)
    expect(await violations(ada)).to.deep.equal([])
    await races.focus()
    await ada.keyboard.press('Space')
    await until(async () => (await chosen(preset)) === option.own, 'an own choice')
    // What only larger tables can have is left away here, and the rest is a preset all the same.
    await preset.selectOption({ label: 'Everything' })
    await ada.getByLabel(create.seats).selectOption('3')
    expect(await chosen(preset)).to.equal('Everything')
    await shot(ada, 'presets')
    await ada.getByRole('button', { name: create.submit }).click()
    await ada.getByLabel(room.link).waitFor()
    expect(await chosen(preset)).to.equal('Everything')
  })

  it('are set up by the host, say until when, let the others decide, and lead to the next table', async () => {
    const ada = await here.window()
    await ada.goto(here.server.url)
    const open = async () => {
      await ada.goto(here.server.url)
      await ada.getByRole('link', { name: lobby.setUp }).first().click()
      await ada.getByLabel(create.seats).selectOption('2')
      await ada.getByLabel(time.how).selectOption('turns')
      await ada.getByLabel(time.hours).selectOption('4')
      await ada.getByLabel(time.from).selectOption('0')
      await ada.getByLabel(time.to, { exact: true }).selectOption('24')
      await ada.getByLabel(time.late).selectOption('vote')
    }
    await open()
    await ada.getByRole('button', { name: 'Sun', exact: true }).click()
    expect(await ada.getByRole('button', { name: 'Sun', exact: true }).getAttribute('aria-pressed')).to.equal(
      'true',
    )
    await ada.getByRole('button', { name: 'Sun', exact: true }).click()
    expect(await violations(ada)).to.deep.equal([])
    await shot(ada, 'create')
    await ada.getByRole('button', { name: create.submit }).click()

    const bea = await here.window({ viewport: { width: 360, height: 740 }, locale: 'ja-JP' })
    const link = await ada.getByLabel(room.link).inputValue()
    await bea.goto(link)
    await bea.getByText(ja.time.lates.vote).waitFor()
    await shot(bea, 'room-ja')
    expect(await violations(bea)).to.deep.equal([])
    await bea
      .getByRole('button', { name: new RegExp(ja.room.sit) })
      .first()
      .click()
    await bea.getByRole('button', { name: ja.room.setReady }).click()
    await ada.getByRole('button', { name: room.start, exact: true }).click()

    await desk(ada)
      .getByText(saying(time.mine))
      .or(desk(ada).getByText(saying(time.theirs)))
      .first()
      .waitFor()
    const [late, other, words] = (await desk(ada).getByText(saying(time.mine)).isVisible())
      ? [ada, bea, ja.time]
      : [bea, ada, time]
    await desk(other).locator('time').first().waitFor()
    await shot(ada, 'running')
    await shot(bea, 'running-ja')

    passTime(5 * HOUR)
    await desk(other).getByRole('button', { name: words.wishes.bot }).waitFor()
    await shot(other, 'vote')
    expect(await violations(other)).to.deep.equal([])
    await desk(other).getByRole('button', { name: words.wishes.bot }).click()
    const botPlays = late === ada ? table.botPlays : ja.table.botPlays
    await desk(late).getByText(botPlays).waitFor()
    await desk(late)
      .getByRole('button', { name: late === ada ? table.takeBack : ja.table.takeBack })
      .click()
    await desk(late).getByText(botPlays).waitFor({ state: 'detached' })
  })

  it('tell those who want it: by mail with links that work, by webhook, by push, and not at night', async () => {
    const mail = await mailSink()
    const sink = await postSink()
    const own = await visit({
      timeEvery: 50,
      tellInside: true,
      smtp: mail.url,
      publicUrl: 'http://127.0.0.1',
    })
    try {
      const bea = await own.window({ viewport: { width: 360, height: 740 }, locale: 'ja-JP' })
      await bea.goto(`${own.server.url}/name`)
      await bea.getByRole('link', { name: ja.told.link }).click()
      await bea.getByText(ja.told.none).waitFor()
      await bea.getByRole('button', { name: ja.told.pushAdd }).click()
      await bea.getByText(ja.told.pushDenied).waitFor()
      await bea.getByRole('textbox', { name: ja.told.mail }).fill('bea@example.org')
      await bea.getByRole('button', { name: ja.told.mailAdd }).click()
      await bea.getByText(ja.told.unconfirmed).waitFor()
      await bea.getByRole('textbox', { name: ja.told.webhook }).fill(`${sink.url}/bea`)
      await bea.getByRole('button', { name: ja.told.webhookAdd }).click()
      await bea.getByRole('button', { name: saying(ja.told.tryLabel) }).click()
      await bea.getByText(ja.told.tried).waitFor()
      expect(JSON.parse(sink.posted[0]!.body.toString()).content).to.include('お知らせします')
      await bea.getByLabel(ja.told.quietOn).click()
      await bea.getByLabel(ja.told.from).selectOption('23')
      expect(await violations(bea)).to.deep.equal([])
      await shot(bea, 'told-ja')

      const follow = async (page: Page, what: 'confirm' | 'stop') => {
        const [hash] = new RegExp(`#${what}=[\\w-]+`).exec(mail.mails.at(-1)!.text)!
        await page.goto(`${own.server.url}/told${hash}`)
        await page.getByRole('button', { name: told[what].yes }).click()
      }
      const elsewhere = await own.window()
      await follow(elsewhere, 'confirm')
      await elsewhere.getByText(told.confirm.done).waitFor()
      expect(await violations(elsewhere)).to.deep.equal([])
      await bea.reload()
      await bea
        .getByRole('button', { name: saying(ja.told.tryLabel) })
        .first()
        .click()
      await bea.getByText(ja.told.tried).waitFor()
      await bea.getByLabel(ja.told.from).waitFor()
      expect(await bea.getByLabel(ja.told.from).inputValue()).to.equal('23')
      if (mail.mails.length < 2)
        await bea
          .getByRole('button', { name: saying(ja.told.tryLabel) })
          .nth(1)
          .click()
      await until(() => mail.mails.length === 2, 'the trial by mail')
      await elsewhere.goto('about:blank')
      await follow(elsewhere, 'stop')
      await elsewhere.getByText(told.stop.done).waitFor()
    } finally {
      await own.end()
      await Promise.all([mail.end(), sink.end()])
    }
  })
})
