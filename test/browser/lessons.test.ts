import { existsSync } from 'node:fs'
import { expect } from 'chai'
import isEqual from 'lodash/isEqual.js'
import memoize from 'lodash/memoize.js'
import type { Page } from 'playwright-core'
import { catalogue } from '../../games/index.ts'
import { LANGUAGES, type Language, readerOf, refuse } from '../../games/kit/index.ts'
import type { LessonBook } from '../../games/kit/learn/lesson-book.ts'
import type { Learned, Me } from '../../lobby/protocol.ts'
import { text as english } from '../../lobby/web/text/en.ts'
import { until } from '../lobby/support/guest.ts'
import { describeInBrowser, known, type Visit, visit } from '../support/browser/index.ts'
import { Live } from '../support/stage/live.ts'
import { look } from '../support/stage/look.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { openStage } from '../support/stage/stage.ts'
import { LessonPlayer, lessonWindow } from './lesson-player.ts'

const folderOf = (game: string) => new URL(`../../games/${game}/lessons/index.ts`, import.meta.url)
const GAMES = Object.keys(catalogue).filter(game => existsSync(folderOf(game)))
/**
 * Where lessons are looked at, from their first page to their last: each at one size in one language, with EVERY=1 at both.
 */
const LOOKS = ['360x740', '1366x768'] as const
const bookOf = async (game: string) => ((await import(folderOf(game).href)) as { book: LessonBook }).book

/** What is ringed in the page: in sight, or not. */
function ringed(): { seen: string[]; hidden: string[] } {
  const { isHit } = globalThis.tableTools()
  const seen: string[] = []
  const hidden: string[] = []
  for (const one of document.querySelectorAll<HTMLElement>('[data-ringed]')) {
    if (one.getClientRects().length === 0) continue
    const list = isHit(one) ? seen : hidden
    list.push(one.dataset.at ?? '')
  }
  return { seen, hidden }
}

/** Waits until what depends on the room that there is has found it. */
async function settled(): Promise<void> {
  for (let frames = 0; frames < 4; frames++) await new Promise(resolve => requestAnimationFrame(resolve))
}

describeInBrowser('browser: lessons', function () {
  this.timeout(180_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  const windowOf = (size: string, language?: Language) => lessonWindow(here, size, language)
  /** Somebody whose window stays open for all games: to load one takes as long as many steps of a lesson. */
  const keptOf = memoize(
    async (size: string, language: Language) => {
      const page = await windowOf(size, language)
      await page.goto(here.server.url)
      return { page, name: await nameOf(page) }
    },
    (...of) => of.join(),
  )
  const nameOf = async (page: Page) => {
    await known(page)
    return ((await (await page.request.get(`${here.server.url}/api/me`)).json()) as Me).name
  }
  const learnedOf = async (page: Page) => {
    await known(page)
    return (await (await page.request.get(`${here.server.url}/api/me/lessons`)).json()) as Learned
  }

  for (const [i, game] of GAMES.entries()) {
    it(`${game}: the first lesson is taken from the list at 1366x768, and noted`, async () => {
      const book = await bookOf(game)
      const [first, second] = book.lessons
      const page = await windowOf('1366x768')
      await page.goto(`${here.server.url}/learn/${game}`)
      await page.getByRole('main').getByRole('link', { name: english.learn.start }).waitFor()
      const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
      const words = readerOf(book.module.text, 'en', seat => seat)
      const titles = book.parts.flatMap(({ title }) => (title ? [words.read(title)] : []))
      expect(headings, 'what is not for everybody stands apart').to.deep.equal(titles)
      await page.getByRole('main').getByRole('link', { name: english.learn.start }).click()
      expect(page.url()).to.match(new RegExp(`/learn/${game}/${first!.id}$`))
      await new LessonPlayer(page, book, first!.id).play(await nameOf(page))
      await page.getByRole('link', { name: /^Next: / }).waitFor()
      // The page goes on before the server has noted it.
      await until(
        async () => isEqual((await learnedOf(page)).lessons, [`${game}/${first!.id}`]),
        'the lesson to be noted',
      )
      await page.getByRole('link', { name: english.learn.all, exact: true }).click()
      const next = page.getByRole('main').getByRole('link', { name: english.learn.start })
      const path = `/learn/${game}/${second!.id}`
      await until(async () => (await next.getAttribute('href')) === path, 'the next lesson')
      expect(here.troubles).to.deep.equal([])
      await page.context().close()
    })

    for (const [turn, size] of LOOKS.entries())
      it(`${game}: every other lesson is taken at ${size}, and all that it needs is in sight`, async () => {
        const book = await bookOf(game)
        for (const [number, { id }] of book.lessons.entries()) {
          if (!process.env.EVERY && number % LOOKS.length !== turn) continue
          const language = LANGUAGES[Math.floor(number / LOOKS.length + turn) % LANGUAGES.length]!
          const { page, name } = await keptOf(size, language)
          const path = `/learn/${game}/${id}`
          // The first one of a page is loaded; then one goes on as a link does.
          if (page.url().includes('/learn/')) await page.evaluate(to => history.pushState(null, '', to), path)
          else await page.goto(here.server.url + path)
          await new LessonPlayer(page, book, id, {
            language,
            async looks(at) {
              await page.evaluate(settled)
              const seen = await page.evaluate(look, { phone: SIZES[size]!.phone, sentences: [] })
              const wrong = seen
                // What is needed of a map is ringed.
                .filter(({ what, onMap }) => !onMap && (at.isTask || what !== 'something can be chosen'))
                .flatMap(({ what, wrong }) => wrong.map(one => `${what}: ${one}`))
              const rings = await page.evaluate(ringed)
              if (at.at.length > 0 && !rings.seen.includes(at.at[0]!)) wrong.push(`no ring: ${at.at[0]}`)
              const where = `${id} in ${language}, ${at.isOver ? 'over' : at.page}`
              if (process.env.SHOTS)
                await page.screenshot({ path: `${process.env.SHOTS}/${game} ${size} ${where}.png` })
              expect([...wrong, ...rings.hidden], where).to.deep.equal([])
            },
          }).play(name)
        }
        expect(here.troubles).to.deep.equal([])
      })

    it(`${game}: a lesson is taken by keyboard alone`, async () => {
      const book = await bookOf(game)
      const { id } = book.lessons[i + 1]!
      const page = await windowOf('1366x768')
      await page.goto(`${here.server.url}/learn/${game}/${id}`)
      await new LessonPlayer(page, book, id, { keys: true }).play(await nameOf(page))
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
    await desk.getByText('flowers').first().waitFor()
    await button(english.learn.show).click()
    await desk.getByText('3 of 3').waitFor()
    await button(english.learn.back).click()
    await desk.getByText('2 of 3').waitFor()
    await page.locator('#desk:focus').waitFor()
    await page.context().close()
  })

  it('a wrong answer is played on off the lesson, and asked once more at its end', async () => {
    const page = await windowOf('360x740')
    await page.goto(`${here.server.url}/learn/not-alone/caught`)
    const desk = page.getByRole('region', { name: english.table.toDo, exact: true })
    const button = (name: string | RegExp) =>
      desk.getByRole('button', { name, exact: typeof name === 'string' })
    const makes = async (name: RegExp) => {
      const fold = button(new RegExp(english.table.showActions))
      if ((await fold.count()) > 0) await fold.click()
      await desk.locator('.sb-ways').getByRole('button', { name }).first().click()
    }
    await button(english.learn.next).click()
    await desk.getByText('2 of 3').waitFor()
    expect(await button(english.learn.stray).count(), 'nothing to try yet').to.equal(0)
    await makes(/^Give up/)
    await button(english.learn.stray).click()
    await desk.getByText(english.learn.astray, { exact: true }).waitFor()
    await until(async () => (await learnedOf(page)).missed.length === 1, 'what was missed to be noted')
    const board = page.locator('.na-board')
    await until(async () => /Assimilation.*7/s.test(await board.innerText()), 'the marker to have moved')
    await makes(/^Lock/)
    await button(english.learn.comeBack).click()
    await desk.getByText('2 of 3').waitFor()
    await makes(/^Lock the River/)
    await button(english.learn.next).click()
    await button('Once more: 1 question').click()
    await desk.getByText('Once more, 1 of 1').waitFor()
    await makes(/^Lock the River/)
    await desk.getByText(english.learn.againOver).waitFor()
    await until(async () => (await learnedOf(page)).missed.length === 0, 'nothing to be missed')
    await page.context().close()
  })

  it('what was answered otherwise waits in the list until it is answered, alone', async () => {
    const page = await windowOf('360x740')
    const put = (task: string) =>
      page.request.put(`${here.server.url}/api/me/missed/not-alone/${task}`, { data: {} })
    await page.goto(`${here.server.url}/learn/not-alone`)
    await known(page)
    for (const task of ['caught/lesser', 'resist/giveUp', 'caught/gone'])
      expect((await put(task)).status(), task).to.equal(200)
    await page.reload()
    await page.getByRole('link', { name: /^Once more: 2 questions/ }).click()
    const desk = page.getByRole('region', { name: english.table.toDo, exact: true })
    for (const [tag, way] of [
      ['Once more, 1 of 2', /^Lock the River/],
      ['Once more, 2 of 2', /^Give up/],
    ] as const) {
      await desk.getByText(tag).waitFor()
      const fold = desk.getByRole('button', { name: english.table.showActions })
      if ((await fold.count()) > 0) await fold.click()
      await desk.locator('.sb-ways').getByRole('button', { name: way }).first().click()
    }
    await desk.getByText(english.learn.againOver).waitFor()
    await desk.getByRole('link', { name: english.learn.all }).click()
    await page.getByRole('heading', { level: 1 }).waitFor()
    // The server may still be about to note the last answer.
    await page.getByRole('link', { name: /^Once more/ }).waitFor({ state: 'detached' })
    expect(here.troubles).to.deep.equal([])
    await page.context().close()
  })

  it('a board that plans whole turns makes each move at once, and a wrong one is answered', async () => {
    const page = await windowOf('360x740')
    await page.goto(`${here.server.url}/learn/space-station-phoenix/apart`)
    const desk = page.getByRole('region', { name: english.table.toDo, exact: true })
    await desk.getByRole('button', { name: english.learn.next, exact: true }).click()
    await desk.getByRole('button', { name: /^Dismantle/ }).click()
    const ships = desk.getByRole('group', { name: 'Which ship do you use?' }).getByRole('button')
    await ships.nth(1).click()
    await desk.getByText(english.learn.notHere).waitFor()
    await desk.getByText('Yours does it for 3.').waitFor()
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
