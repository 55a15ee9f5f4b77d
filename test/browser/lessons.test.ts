import { existsSync } from 'node:fs'
import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { refuse } from '../../games/kit/index.ts'
import type { LessonBook } from '../../games/kit/lesson-book.ts'
import type { Learned, Me } from '../../lobby/protocol.ts'
import { text as english } from '../../lobby/web/text/en.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { Live } from '../support/stage/live.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { openStage } from '../support/stage/stage.ts'
import { LessonPlayer } from './lesson-player.ts'

const folderOf = (game: string) => new URL(`../../games/${game}/lessons/index.ts`, import.meta.url)
const GAMES = Object.keys(catalogue).filter(game => existsSync(folderOf(game)))
const bookOf = async (game: string) => ((await import(folderOf(game).href)) as { book: LessonBook }).book

describeInBrowser('browser: lessons', function () {
  this.timeout(120_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  const windowOf = (size: string) => {
    const { width, height, phone } = SIZES[size]!
    return here.window({ viewport: { width, height }, ...(phone && { hasTouch: true, isMobile: true }) })
  }

  for (const [i, game] of GAMES.entries()) {
    it(`${game}: the first lesson is taken from the list at 1366x768, and noted`, async () => {
      const book = await bookOf(game)
      const [first, second] = book.lessons
      const page = await windowOf('1366x768')
      await page.goto(`${here.server.url}/learn/${game}`)
      await page.getByRole('main').getByRole('link', { name: english.learn.start }).click()
      expect(page.url()).to.match(new RegExp(`/learn/${game}/${first!.id}$`))
      const { name } = (await (await page.request.get(`${here.server.url}/api/me`)).json()) as Me
      const player = new LessonPlayer(page, book, first!.id)
      await player.play(name)
      expect(player.hidden).to.deep.equal([])
      await page.getByRole('link', { name: /^Next: / }).waitFor()
      const learned = (await (await page.request.get(`${here.server.url}/api/me/lessons`)).json()) as Learned
      expect(learned.lessons).to.deep.equal([`${game}/${first!.id}`])
      await page.getByRole('link', { name: english.learn.all, exact: true }).click()
      const next = page.getByRole('main').getByRole('link', { name: english.learn.start })
      await next.waitFor()
      expect(await next.getAttribute('href')).to.equal(`/learn/${game}/${second!.id}`)
      expect(here.troubles).to.deep.equal([])
      await page.context().close()
    })

    it(`${game}: every lesson is taken on a phone, and what it says is in sight`, async () => {
      const book = await bookOf(game)
      const page = await windowOf('360x740')
      for (const { id } of book.lessons) {
        await page.goto(`${here.server.url}/learn/${game}/${id}`)
        const { name } = (await (await page.request.get(`${here.server.url}/api/me`)).json()) as Me
        const player = new LessonPlayer(page, book, id)
        await player.play(name)
        expect(player.hidden, id).to.deep.equal([])
      }
      expect(here.troubles).to.deep.equal([])
      await page.context().close()
    })

    it(`${game}: a lesson is taken by keyboard alone`, async () => {
      const book = await bookOf(game)
      const { id } = book.lessons[i + 1]!
      const page = await windowOf('1366x768')
      await page.goto(`${here.server.url}/learn/${game}/${id}`)
      const { name } = (await (await page.request.get(`${here.server.url}/api/me`)).json()) as Me
      await new LessonPlayer(page, book, id, true).play(name)
      await page.context().close()
    })
  }

  it('a wrong answer is answered, a hint is given, and then the move is shown', async () => {
    const page = await windowOf('360x740')
    await page.goto(`${here.server.url}/learn/not-alone/caught`)
    const desk = page.getByRole('region', { name: english.table.toDo, exact: true })
    const button = (name: string | RegExp) =>
      desk.getByRole('button', { name, exact: typeof name === 'string' })
    await button(english.learn.next).click()
    await button(english.learn.hint).click()
    await desk.getByText(english.learn.hintIs).waitFor()
    await button(new RegExp(english.table.showActions)).click()
    for (const _ of [1, 2]) {
      await desk
        .locator('.sb-ways')
        .getByRole('button', { name: /^Give up/ })
        .click()
      await desk.getByText(english.learn.notHere).waitFor()
    }
    expect(await desk.innerText()).to.contain('flowers')
    await button(english.learn.show).click()
    await desk.getByText('3 of 3').waitFor()
    await button(english.learn.back).click()
    await desk.getByText('2 of 3').waitFor()
    expect(await page.evaluate(() => document.activeElement?.id), 'goes on at the desk').to.equal('desk')
    await page.context().close()
  })

  it('a board that plans whole turns makes each move at once, and a wrong one is answered', async () => {
    const page = await windowOf('360x740')
    await page.goto(`${here.server.url}/learn/space-station-phoenix/apart`)
    const desk = page.getByRole('region', { name: english.table.toDo, exact: true })
    await desk.getByRole('button', { name: english.learn.next, exact: true }).click()
    await desk.getByRole('button', { name: /^Dismantle/ }).click()
    const ships = desk.getByRole('group', { name: 'Which ship?' }).getByRole('button')
    await ships.nth(1).click()
    await desk.getByText(english.learn.notHere).waitFor()
    expect(await desk.innerText()).to.contain('Yours does it for 3.')
    await ships.first().click()
    await desk.getByText('3 of 3').waitFor()
    await page.context().close()
  })

  it('a refusal at a table leads to the lesson of its rule, and back to the table', async () => {
    const stage = await openStage()
    const live = new Live(await catalogue['not-alone']!.load(), {
      players: 3,
      options: {},
      seed: 'learn',
      seat: '1',
    })
    const window = await stage.open({ viewport: SIZES['360x740']!, locale: 'en-GB' })
    window.onMove(() => ({ refusal: refuse('NA-4.05', 'resistCount') }))
    await window.show(live.scene)
    const { page } = window
    const desk = page.getByRole('region', { name: english.table.toDo, exact: true })
    await desk.getByRole('button', { name: english.table.showActions }).click()
    await desk.locator('.sb-ways').getByRole('button').first().click()
    await desk.getByRole('link', { name: 'Learn this: Get your cards back' }).click()
    await page.getByRole('heading', { name: 'Get your cards back' }).waitFor()
    await desk.getByText('1 of 3').waitFor()
    await page.getByRole('link', { name: english.learn.leave }).click()
    await page.getByRole('heading', { name: 'Not Alone' }).waitFor()
    await desk.getByText(english.table.yourTurn).waitFor()
    await window.close()
    await stage.end()
  })
})
