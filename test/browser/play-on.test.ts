import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { notAlone } from '../../games/not-alone/index.ts'
import type { Review, ReviewTold, Room } from '../../lobby/protocol.ts'
import { Guest, until } from '../lobby/support/guest.ts'
import { chance, playing, playOut } from '../lobby/support/tables.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { overflow, violations } from './axe.ts'
import { WORDS } from './player.ts'

/** A match of Race for the Galaxy that bots have played. */
async function amongBots(url: string): Promise<string> {
  const ada = await Guest.arrive(url, 'Ada')
  const { id } = await ada.open({ game: 'race-for-the-galaxy', options: { expansion: 'base' } })
  await ada.put(`/api/rooms/${id}/seats/1/bot`, { bot: 'cadet' })
  await ada.start(id)
  await ada.put(`/api/rooms/${id}/seats/0/bot`, { bot: 'cadet' })
  await until(async () => (await ada.get<Room>(`/api/rooms/${id}`)).status === 'finished', 'the end')
  return id
}

describeInBrowser('browser: after a game', function () {
  this.timeout(240_000)
  let here: Visit
  let room: string
  let raced: string
  before(async () => {
    here = await visit({ reviewPlayouts: 60 })
    const played = await playing(here.server.url, 2, { game: 'not-alone' })
    await playOut(played.seats, chance(3), notAlone)
    room = played.room
    raced = await amongBots(here.server.url)
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
      const desk = page.getByRole('region', { name: table.toDo, exact: true })
      // As long as the moment is not there, nothing can be done with it: it would be another one.
      let early: number | undefined
      await page.route('**/history/9', async route => {
        await desk.getByText(history.title, { exact: true }).waitFor()
        early ??= await desk.getByRole('button', { name: playOn.copy }).count()
        await route.continue()
      })
      await page.goto(`${here.server.url}/table/${room}?step=9`)
      await desk.getByRole('button', { name: playOn.copy }).waitFor()
      expect(early).to.equal(0)
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

    it(`one sees where it turned, and goes there: ${name}, ${language}`, async () => {
      const { review, table } = WORDS[language]
      const page = await here.window(options)
      await page.route('**/review', async route => {
        const answer = await route.fetch()
        const told: ReviewTold = await answer.json()
        await route.fulfill({
          response: answer,
          json: told.review ? { ...told, review: withTurn(told.review) } : told,
        })
      })
      await page.goto(`${here.server.url}/table/${raced}`)
      const turned = page.getByRole('region', { name: review.title, exact: true })
      const begin = turned.getByRole('button', { name: review.begin })
      // The second page finds what the first one has asked for.
      await begin.or(turned.getByRole('img', { name: review.chances })).waitFor()
      if (await begin.isVisible()) await begin.click()
      await turned.getByRole('img', { name: review.chances }).waitFor()
      await turned.getByText(review.table).click()
      expect(await turned.getByRole('row').count()).to.be.above(5)
      await turned.getByLabel(review.whose).selectOption({ label: review.everybody })
      await shot(page, `review-${name}-${language}`)
      expect(await overflow(page)).to.equal(0)
      expect(await violations(page)).to.deep.equal([])
      const first = turned
        .getByRole('listitem')
        .filter({ has: page.getByRole('link') })
        .first()
      await first.scrollIntoViewIfNeeded()
      await shot(page, `turned-${name}-${language}`)
      await first.getByText(review.better, { exact: true }).waitFor()
      await first.getByText(language === 'en' ? '2.3 more VP in chips' : 'VPチップが2.3点多い').waitFor()
      await first.getByRole('link').click()
      await page.waitForURL(/\?step=3$/)
      await page
        .getByRole('region', { name: table.toDo, exact: true })
        .getByText(WORDS[language].history.title, { exact: true })
        .waitFor()
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(here.troubles).to.deep.equal([])
    })
  }
})

/** The review with one decision that cost much: in so few playouts none may have been found, or any. */
function withTurn({ seats, playouts }: Review): Review {
  const turn: Review['seats'][number]['turningPoints'][number] = {
    step: 3,
    round: 1,
    question: { key: 'ask.actions', params: { count: 2 } },
    made: { what: { key: 'move.pass' }, won: 0.2, points: { own: 30, rival: 34 } },
    better: { what: { key: 'move.pass' }, won: 0.7, points: { own: 36, rival: 31 } },
    cost: { value: 0.5, margin: 0.1 },
    playouts: 100,
    why: [
      { key: 'because.chips', params: { more: '2.3' } },
      { key: 'because.rival', params: { more: '1.1' } },
    ],
  }
  return { playouts, seats: seats.map(one => ({ ...one, turningPoints: one.seat === '0' ? [turn] : [] })) }
}
