import { expect } from 'chai'
import type { Page } from 'playwright-core'
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
  const shot = async (page: Page, name: string) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
  }

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
      await shot(page, `play-on-${name}-${language}`)
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
      await shot(page, `played-on-${name}-${language}`)
      await page.locator('aside').getByRole('link').first().click()
      await desk.getByRole('button', { name: playOn.open }).waitFor()
      await shot(page, `after-${name}-${language}`)
      expect(here.troubles).to.deep.equal([])
    })

    it(`one saves the game, checks its shuffles, and opens it to practise: ${name}, ${language}`, async () => {
      const { file, playOn, practice, table } = WORDS[language]
      const page = await here.window(options)
      await page.goto(`${here.server.url}/table/${room}`)
      const along = page.getByRole('region', { name: file.title, exact: true })
      await along.getByRole('button', { name: file.check }).click()
      await along.getByText(/^(All went right|正しく行われました)/).waitFor()
      const saving = page.waitForEvent('download')
      await along.getByRole('button', { name: file.save, exact: true }).click()
      const path = await (await saving).path()
      await along.getByText(file.commitment).click()
      await along.getByText(/^[\da-f]{64}$/).waitFor()
      expect(await overflow(page)).to.equal(0)
      expect(await violations(page)).to.deep.equal([])
      await shot(page, `saved-${name}-${language}`)

      await page.goto(here.server.url)
      await page.getByRole('link', { name: practice.link }).click()
      const field = page.locator('input[type=file]')
      await field.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') })
      await page.getByText(practice.no.notOne).waitFor()
      await field.setInputFiles(path)
      await page.getByLabel(practice.step).fill('5')
      await page.getByLabel(playOn.seat).selectOption('1')
      expect(await overflow(page)).to.equal(0)
      expect(await violations(page)).to.deep.equal([])
      await shot(page, `practice-${name}-${language}`)
      await page.getByRole('button', { name: playOn.start, exact: true }).click()
      await page.waitForURL(/\/table\//)
      await page.getByRole('region', { name: table.toDo, exact: true }).waitFor()
      expect(here.troubles).to.deep.equal([])
    })
  }
})
