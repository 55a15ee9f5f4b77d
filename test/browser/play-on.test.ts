import { expect } from 'chai'
import { notAlone } from '../../games/not-alone/index.ts'
import type { Review, ReviewTold, Room } from '../../lobby/protocol.ts'
import { Guest, until } from '../lobby/support/guest.ts'
import { chance, playing, playOut } from '../lobby/support/tables.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { flow } from './looks.ts'
import { newcomer } from './person.ts'
import { saying } from './says.ts'

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
  flow('one plays on from a moment, or takes it along as a test', 'enDesktop', async look => {
    const ada = await newcomer(here, look)
    const { page, words } = ada
    const { history, playOn, settings, table } = words
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const desk = page.getByRole('region', { name: table.toDo, exact: true })
    // As long as the moment is not there, nothing can be done with it: it would be another one.
    let early: number | undefined
    await page.route('**/history/9', async route => {
      await desk.getByText(history.title, { exact: true }).waitFor()
      early ??= await desk.getByRole('button', { name: playOn.open }).count()
      await route.continue()
    })
    await page.goto(`${here.server.url}/table/${room}?step=9`)
    await desk.getByRole('button', { name: playOn.open }).waitFor()
    expect(early).to.equal(0)
    // A test is nothing for those who play; whoever writes tests says so.
    expect(await desk.getByRole('button', { name: playOn.copy }).count()).to.equal(0)
    await ada.press('button', table.more)
    await ada.turn(settings.tools)
    await ada.isSound('tools')
    await ada.press('button', table.more)

    await ada.pressOn(desk.getByRole('button', { name: playOn.copy }))
    await desk.getByRole('button', { name: playOn.copied }).waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).to.include("import { notAlone } from 'starboard-games/not-alone'")
    expect(text).to.include("it('Not Alone, move 9', () => {")

    await ada.pressOn(desk.getByRole('button', { name: playOn.open }))
    const dialog = page.getByRole('dialog', { name: playOn.title.replace('{{step}}', '9') })
    await dialog.getByText(playOn.secrets).waitFor()
    await dialog.getByText(saying(playOn.toldLast)).waitFor()
    await ada.isSound('play-on')
    await dialog.getByLabel(playOn.seat).selectOption('1')
    await ada.pressOn(dialog.getByRole('button', { name: playOn.start, exact: true }))
    await page.waitForURL(url => !url.pathname.endsWith(room) && url.search === '')
    await desk.waitFor()
    const from = page.getByRole('link', { name: playOn.from.replace('{{step}}', '9') }).first()
    expect(await from.getAttribute('href')).to.equal(`/table/${room}?step=9`)
    await ada.press('button', table.more)
    await page
      .locator('aside')
      .getByRole('link', { name: playOn.from.replace('{{step}}', '9') })
      .waitFor()
    await ada.isSound('played-on')
    await ada.pressOn(page.locator('aside').getByRole('link').first())
    await desk.getByRole('button', { name: playOn.open }).waitFor()
    await ada.isSound('after')
    expect(here.troubles).to.deep.equal([])
  })

  flow('one saves the game, checks its shuffles, and opens it to practise', 'jaPhone', async look => {
    const ada = await newcomer(here, look)
    const { page, words } = ada
    const { file, playOn, practice, table } = words
    await page.goto(`${here.server.url}/table/${room}`)
    const along = page.getByRole('region', { name: file.title, exact: true })
    await ada.pressOn(along.getByRole('button', { name: file.check }))
    await along.getByText(saying(file.verdict.fine_other)).waitFor()
    const saving = page.waitForEvent('download')
    await ada.pressOn(along.getByRole('button', { name: file.save, exact: true }))
    const path = await (await saving).path()
    await along.getByText(file.commitment).click()
    const print = await along.getByText(/^[\da-f]{64}$/).innerText()
    await ada.isSound('saved', [print])

    await page.goto(here.server.url)
    await ada.press('link', practice.link)
    const field = page.locator('input[type=file]')
    await field.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{') })
    await page.getByText(practice.no.notOne).waitFor()
    await field.setInputFiles(path)
    await page.getByText(practice.beginning, { exact: true }).waitFor()
    const moment = page.getByText(saying(playOn.toldLast))
    await page.getByLabel(practice.step).fill('3')
    const third = await moment.innerText()
    await page.getByLabel(practice.step).fill('5')
    await moment.filter({ hasNotText: third }).waitFor()
    await page.getByLabel(playOn.seat).selectOption('1')
    await ada.isSound('practice')
    await ada.press('button', playOn.start)
    await page.waitForURL(/\/table\//)
    await page.getByRole('region', { name: table.toDo, exact: true }).waitFor()
    expect(here.troubles).to.deep.equal([])
  })

  flow('one sees where it turned, and goes there', 'jaDesktop', async look => {
    const ada = await newcomer(here, look)
    const { page, words } = ada
    const { review, table } = words
    // Of games that take too long to play on to the end, it is told in other words.
    let isReckoned = false
    await page.route('**/review', async route => {
      const answer = await route.fetch()
      const told: ReviewTold = await answer.json()
      await route.fulfill({
        response: answer,
        json: {
          ...told,
          // What is found of some seats is shown before the rest.
          ...(told.found && { found: withTurn(told.found, isReckoned) }),
          ...(told.review && { review: withTurn(told.review, isReckoned) }),
        },
      })
    })
    await page.goto(`${here.server.url}/table/${raced}`)
    const turned = page.getByRole('region', { name: review.title, exact: true })
    const begin = turned.getByRole('button', { name: review.begin })
    // The second page finds what the first one has asked for.
    await begin.or(turned.getByRole('img', { name: review.chances })).waitFor()
    if (await begin.isVisible()) await ada.pressOn(begin)
    await turned.getByRole('img', { name: review.chances }).waitFor()
    await turned.getByText(review.table).click()
    expect(await turned.getByRole('row').count()).to.be.above(5)
    await turned.getByLabel(review.whose).selectOption({ label: review.everybody })
    await ada.isSound('review')
    const first = turned
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .first()
    await first.scrollIntoViewIfNeeded()
    await ada.isSound('turned')
    await first.getByText(review.better, { exact: true }).waitFor()
    const reason = first.getByText(look.language === 'en' ? '2.3 more VP in chips' : 'VPチップが2.3点多い')
    await reason.waitFor()
    expect(await turned.getByText(untilGap(review.honest)).count()).to.equal(1)
    isReckoned = true
    await page.reload()
    await turned.getByText(untilGap(review.honestReckoned)).waitFor()
    await first.getByText(untilGap(review.whyReckoned)).waitFor()
    await reason.waitFor()
    await ada.isSound('reckoned')
    await first.getByRole('link').click()
    await page.waitForURL(/\?step=3$/)
    await page
      .getByRole('region', { name: table.toDo, exact: true })
      .getByText(words.history.title, { exact: true })
      .waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    expect(here.troubles).to.deep.equal([])
  })
})

/** The review with one decision that cost much: in so few playouts none may have been found, or any. */
function withTurn({ seats, playouts }: Review, isReckoned: boolean): Review {
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
  const reckoned = isReckoned && { reckoned: true as const }
  return {
    playouts,
    seats: seats.map(one => ({ ...one, ...reckoned, turningPoints: one.seat === '0' ? [turn] : [] })),
  }
}

/** A sentence as far as it says the same of everything. */
const untilGap = (sentence: string) => sentence.slice(0, sentence.indexOf('{{'))
