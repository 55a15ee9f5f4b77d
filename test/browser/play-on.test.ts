import { expect } from 'chai'
import { notAlone } from '../../games/not-alone/index.ts'
import { chance, playing, playOut } from '../lobby/support/tables.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { overflow, violations } from './axe.ts'
import { WORDS } from './player.ts'

describeInBrowser('browser: after a game', function () {
  this.timeout(240_000)
  let here: Visit
  let room: string
  before(async () => {
    here = await visit()
    const played = await playing(here.server.url, 2, { game: 'not-alone' })
    await playOut(played.seats, chance(3), notAlone)
    room = played.room
  })
  after(() => here?.end())

  for (const [name, options, language] of [
    ['1366x768', { viewport: { width: 1366, height: 768 } }, 'en'],
    [
      '360x740',
      { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'ja-JP' },
      'ja',
    ],
  ] as const) {
    it(`one plays on from a moment, or takes it along as a test: ${name}, ${language}`, async () => {
      const { history, playOn, table } = WORDS[language]
      const page = await here.window(options)
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.goto(`${here.server.url}/table/${room}?step=9`)
      const desk = page.getByRole('region', { name: table.toDo, exact: true })
      await desk.getByText(history.title, { exact: true }).waitFor()
      expect(await overflow(page)).to.equal(0)

      await desk.getByRole('button', { name: playOn.copy }).click()
      await desk.getByRole('button', { name: playOn.copied }).waitFor()
      const text = await page.evaluate(() => navigator.clipboard.readText())
      expect(text).to.include("import { notAlone } from 'starboard-games/not-alone'")
      expect(text).to.include("it('Not Alone, move 9', () => {")

      await desk.getByRole('button', { name: playOn.open }).click()
      const dialog = page.getByRole('dialog', { name: playOn.title.replace('{{step}}', '9') })
      await dialog.getByText(playOn.secrets).waitFor()
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/play-on-${name}-${language}.png` })
      expect(await violations(page)).to.deep.equal([])
      await dialog.getByLabel(playOn.seat).selectOption('1')
      await dialog.getByRole('button', { name: playOn.start, exact: true }).click()
      await page.waitForURL(url => !url.pathname.endsWith(room) && url.search === '')
      await desk.waitFor()
      const from = page.getByRole('link', { name: playOn.from.replace('{{step}}', '9') }).first()
      expect(await from.getAttribute('href')).to.equal(`/table/${room}?step=9`)
      await page
        .getByRole('navigation', { name: table.panels })
        .getByRole('button', { name: table.more })
        .click()
      await page
        .locator('aside')
        .getByRole('link', { name: playOn.from.replace('{{step}}', '9') })
        .waitFor()
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/played-on-${name}-${language}.png` })
      await page.locator('aside').getByRole('link').first().click()
      await desk.getByRole('button', { name: playOn.open }).waitFor()
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/after-${name}-${language}.png` })
      expect(here.troubles).to.deep.equal([])
    })
  }
})
