import { existsSync } from 'node:fs'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { catalogue } from '../../games/index.ts'
import type { Language } from '../../games/kit/index.ts'
import type { PuzzleBook } from '../../games/kit/learn/puzzle-book.ts'
import type { Learned, Me } from '../../lobby/protocol.ts'
import { text as english } from '../../lobby/web/text/en.ts'
import { until } from '../lobby/support/guest.ts'
import { describeInBrowser, known, type Visit, visit } from '../support/browser/index.ts'
import { look } from '../support/stage/look.ts'
import { overflow, violations } from './axe.ts'
import { LessonPlayer, lessonWindow } from './lesson-player.ts'
import { flow } from './looks.ts'
import { saying, says } from './says.ts'

const fileOf = (game: string) => new URL(`../../games/${game}/puzzles/index.ts`, import.meta.url)
const GAMES = Object.keys(catalogue).filter(game => existsSync(fileOf(game)))
const bookOf = async (game: string) => ((await import(fileOf(game).href)) as { book: PuzzleBook }).book

/** Waits until what depends on the room that there is has found it. */
async function settled(): Promise<void> {
  for (let frames = 0; frames < 4; frames++) await new Promise(resolve => requestAnimationFrame(resolve))
}

describeInBrowser('browser: puzzles', function () {
  // With EVERY=1 all puzzles are looked at on a phone, otherwise the hardest one.
  this.timeout(process.env.EVERY ? 900_000 : 180_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  const windowOf = (size: string, language?: Language) => lessonWindow(here, size, language)
  const asked = async <T>(page: Page, path: string) =>
    (await (await page.request.get(here.server.url + path)).json()) as T
  const nameOf = async (page: Page) => {
    await known(page)
    return (await asked<Me>(page, '/api/me')).name
  }
  const shot = async (page: Page, name: string) => {
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` })
  }

  for (const game of GAMES) {
    const title = `${game}: a puzzle is found from the lessons, solved by keyboard alone, and stays solved`
    flow(title, GAMES.indexOf(game) % 2 ? 'jaDesktop' : 'enDesktop', async who => {
      const book = await bookOf(game)
      const [first, second] = book.puzzles
      const { learn, puzzle } = who.words
      const page = await windowOf(who.phone ? '360x740' : '1366x768', who.language)
      const isSound = async (what: string) => {
        await shot(page, `${game} ${who.title} ${what}`)
        expect(await violations(page), what).to.deep.equal([])
        expect(await overflow(page), what).to.equal(0)
      }
      await page.goto(`${here.server.url}/learn/${game}`)
      const main = page.getByRole('main')
      await main.getByRole('link', { name: puzzle.enter }).click()
      await main.getByRole('heading', { level: 1, name: saying(puzzle.title) }).waitFor()
      await isSound('list')
      await main.getByRole('link', { name: learn.start }).click()
      expect(page.url()).to.match(new RegExp(`/learn/${game}/puzzles/${first!.id}$`))
      await new LessonPlayer(page, book, first!.id, {
        keys: true,
        language: who.language,
        looks: ({ page: number }) => shot(page, `${game} ${who.title} ${number}`),
      }).play(await nameOf(page))
      await page.getByRole('link', { name: saying(puzzle.next) }).waitFor()
      await until(
        async () => (await asked<Learned>(page, '/api/me/lessons')).lessons.length === 1,
        'the puzzle to be noted',
      )
      await page.getByRole('link', { name: puzzle.all, exact: true }).click()
      await main.getByText(says(puzzle.lead, { solved: 1, count: book.puzzles.length })).waitFor()
      const next = main.getByRole('link', { name: learn.start })
      expect(await next.getAttribute('href')).to.equal(`/learn/${game}/puzzles/${second!.id}`)
      await isSound('list solved')
      expect(here.troubles).to.deep.equal([])
      await page.context().close()
    })

    it(`${game}: a wrong answer says what it costs and changes nothing; then it is answered rightly on a phone`, async () => {
      const book = await bookOf(game)
      const puzzles = process.env.EVERY ? book.puzzles : book.puzzles.slice(-1)
      for (const language of ['en', 'ja'] as const) {
        const page = await windowOf('360x740', language)
        for (const { id } of puzzles) {
          await page.goto(`${here.server.url}/learn/${game}/puzzles/${id}`)
          const player = new LessonPlayer(page, book, id, {
            language,
            async looks(at) {
              await page.evaluate(settled)
              const seen = await page.evaluate(look, { phone: true, sentences: [] })
              const wrong = seen
                // A map is moved about.
                .filter(({ what, onMap }) => !onMap && (at.isTask || what !== 'something can be chosen'))
                .flatMap(({ what, wrong }) => wrong.map(one => `${what}: ${one}`))
              const where = `${id} in ${language}, ${at.isOver ? 'over' : at.page}`
              await shot(page, `${game} phone ${where}`)
              expect(wrong, where).to.deep.equal([])
            },
          })
          await player.miss(await nameOf(page))
          await player.play(await nameOf(page))
        }
        expect(here.troubles).to.deep.equal([])
        await page.context().close()
      }
    })
  }

  it('a game or a puzzle that is not there is said not to be there', async () => {
    const page = await windowOf('1366x768')
    for (const path of ['chess/puzzles', `${GAMES[0]}/puzzles/none`]) {
      await page.goto(`${here.server.url}/learn/${path}`)
      await page.getByRole('heading', { name: english.notFound.title }).waitFor()
    }
    await page.context().close()
  })
})
