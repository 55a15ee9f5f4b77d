import { join } from 'node:path'
import { expect } from 'chai'
import Database from 'libsql'
import type { Page } from 'playwright-core'
import { linesOf } from '../../games/kit/index.ts'
import { until } from '../lobby/support/guest.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { filmsOf } from '../support/stage/moments.ts'
import { openStage, type Stage } from '../support/stage/stage.ts'
import { beginHunt, deskOf, isTurnOf, regular, word } from './hunt.ts'
import { flow, type Look } from './looks.ts'
import { Person } from './person.ts'
import { PagePlayer, playUntil } from './player.ts'
import { saying, says } from './says.ts'

const HOUR = 3_600_000

/** Where the digest lies and what of it is cut, and whether the desk lies free below it. */
const LAYOUT = `(() => {
  const away = document.querySelector('[data-away]').getBoundingClientRect()
  const desk = document.querySelector('.sb-desk').getBoundingClientRect()
  const bar = document.querySelector('.sb-rivals').getBoundingClientRect()
  return {
    overDesk: Math.min(away.right, desk.right) > Math.max(away.left, desk.left) && away.bottom > desk.top + 1,
    overBar: away.top < bar.top - 1,
    inWindow: away.left >= 0 && away.right <= innerWidth && away.height > 120,
    small: [...document.querySelectorAll('[data-away] button')].filter(one => one.offsetHeight < 44).length,
  }
})()`

const SOUND = { overDesk: false, overBar: false, inWindow: true, small: 0 }

/** Notes all that the desk says from now on. */
const NOTE_DESK = `{
  globalThis.noted = []
  const desk = document.querySelector('#desk')
  const note = () => noted.push(desk.innerText)
  new MutationObserver(note).observe(desk, { subtree: true, childList: true, characterData: true })
}`
declare const noted: string[]

describeInBrowser('browser: while one was away', function () {
  this.timeout(240_000)

  describe('with a server', () => {
    let here: Visit
    beforeEach(async () => {
      here = await visit()
    })
    afterEach(() => here?.end())

    const digest = ({ page, words }: Person) => page.getByRole('region', { name: words.missed.title }).first()
    const logOf = ({ page, words }: Person) =>
      page
        .getByRole('navigation', { name: words.table.panels })
        .getByRole('button', { name: words.table.log })

    /** Does something in the database of the server. */
    function inDatabase<T>(act: (db: Database.Database) => T): T {
      const db = new Database(join(here.server.dataDir, 'lobby.db'))
      try {
        db.pragma('busy_timeout = 20000')
        return act(db)
      } finally {
        db.close()
      }
    }

    /** Lets so much time pass since everybody looked last. */
    const later = () => inDatabase(db => db.exec(`update looks set at = at - ${HOUR}`))

    /** Waits until the server knows that Bea has seen everything that has happened. */
    async function beaHasSeen(): Promise<void> {
      const isSo = `select looks.step = rooms.steps as it from looks join rooms on room = id where seat = '1'`
      const hasSeen = () => inDatabase(db => (db.prepare(isSo).get() as { it: number } | undefined)?.it === 1)
      await until(hasSeen, 'Bea to have seen it')
    }

    /** Bea, who locks a card and goes, comes back when Ada, the Creature, has hunted. */
    async function beaWasAway(hers: Look, others: Look): Promise<{ bea: Person; url: string }> {
      const ada = await regular(here, others)
      const bea = await regular(here, hers)
      await beginHunt(here.server.url, ada, bea)
      const player = new PagePlayer(ada.page, ada.words, 5)
      const hasActed = async () => !(await bea.page.title()).startsWith('●')
      await playUntil([new PagePlayer(bea.page, bea.words, 5)], hasActed)
      await beaHasSeen()
      const url = bea.page.url()
      await bea.page.goto(here.server.url)
      await isTurnOf(ada)
      await playUntil([player], async () => !(await player.mustAct()))
      later()
      const fresh = saying(bea.words.lobby.row.fresh_other)
      await bea.page.getByText(fresh).waitFor()
      await bea.page.goto(url)
      await digest(bea).waitFor()
      return { bea, url }
    }

    flow(
      'tells it in short, marks it in the log, and goes when one acts',
      'enPhone',
      async (first, second) => {
        const { bea, url } = await beaWasAway(first, second)
        const { missed } = bea.words
        expect(await bea.page.evaluate(LAYOUT)).to.deep.equal(SOUND)
        expect(await digest(bea).getByRole('listitem').count()).to.be.within(1, 10)
        await isTurnOf(bea)
        await bea.isSound('while-away')
        const badge = Number(/\d+/.exec(await logOf(bea).innerText())?.[0])
        expect(badge, 'lines that are new').to.be.at.least(1)

        // Another device of hers hears the same, and no more once she was told.
        const other = new Person(await bea.page.context().newPage(), first)
        await other.page.goto(url)
        await digest(other).waitFor()
        await bea.pressOn(logOf(bea))
        await digest(bea).waitFor({ state: 'detached' })
        await bea.page.getByText(missed.newSince).waitFor()
        expect(await bea.page.locator('[data-new]').count(), 'lines that are marked').to.equal(badge)
        await digest(other).waitFor({ state: 'detached' })
        await bea.page.reload()
        await isTurnOf(bea)
        await bea.page.waitForTimeout(300)
        expect(await digest(bea).count()).to.equal(0)
        expect(here.troubles).to.deep.equal([])
      },
    )

    flow(
      'shows it on the board, move by move, and stands at the question then',
      'jaDesktop',
      async (first, second) => {
        const { bea } = await beaWasAway(first, second)
        const { history, missed, table } = bea.words
        await bea.page.evaluate(NOTE_DESK)
        await bea.pressOn(digest(bea).getByRole('button', { name: missed.show }))
        await bea.page.waitForFunction(
          skip => noted.some(words => words.includes(skip)) && !noted.at(-1)!.includes(skip),
          table.skipAhead,
        )
        await isTurnOf(bea)
        const places = (await bea.page.evaluate(() => noted)).filter(words => words.includes(table.skipAhead))
        expect(new Set(places).size, 'several moments').to.be.above(2)
        const lies = saying(await word(bea, 'log.placesToken'))
        expect(places.join().replaceAll('\n', ' '), 'what happened is told').to.match(lies)
        expect(await deskOf(bea).getByRole('button', { name: history.now }).count()).to.equal(0)
        expect(new URL(bea.page.url()).search).to.equal('')
        await beaHasSeen()
        later()
        await bea.page.reload()
        await isTurnOf(bea)
        expect(await digest(bea).count(), 'she has seen it').to.equal(0)
        expect(here.troubles).to.deep.equal([])
      },
    )
  })

  describe('for months', () => {
    let stage: Stage
    before(async () => {
      stage = await openStage()
    })
    after(() => stage?.end())

    /** Counts how often a page, which is not open yet, says that its reader has seen all. */
    function looksOf(page: Page): () => number {
      let looks = 0
      page.on('websocket', socket =>
        socket.on('framesent', ({ payload }) => {
          if (String(payload).includes('["looked"')) looks += 1
        }),
      )
      return () => looks
    }
    /** The page goes out of sight for an hour, and comes back after `meanwhile`. */
    async function leave(page: Page, meanwhile: () => Promise<void>): Promise<void> {
      const show = (hidden: boolean) =>
        page.evaluate(isHidden => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden })
          document.dispatchEvent(new Event('visibilitychange'))
        }, hidden)
      await show(true)
      await meanwhile()
      await page.evaluate(hour => {
        const { now } = Date
        Date.now = () => now() + hour
      }, HOUR)
      await show(false)
    }

    flow(
      'tells it to whoever comes back to an open page, without a reload, and not twice',
      'jaPhone',
      async look => {
        const [film] = await filmsOf('space-station-phoenix')
        const window = await stage.open(look.window)
        const { page } = window
        const looks = looksOf(page)
        const { last } = film!.states[30]!.log
        const seen = { line: last, step: 30, at: Date.now() }
        await window.show({ film: film!, step: 30, seat: '0', look: seen })
        const away = page.locator('[data-away]')
        await until(() => looks() === 1, 'all to be seen')
        await leave(page, () => window.show({ film: film!, step: 60, seat: '0', look: seen }))
        await away.waitFor()
        expect(await away.getByRole('listitem').count()).to.be.within(2, 10)
        await away.getByRole('button', { name: look.words.close }).click()
        await away.waitFor({ state: 'detached' })
        await until(() => looks() === 2, 'the news to be seen')
        await leave(page, async () => {})
        await page.waitForTimeout(300)
        expect(await away.count(), 'nothing has happened since').to.equal(0)
        expect(window.troubles).to.deep.equal([])
        await window.close()
      },
    )

    flow(
      'tells how the game came to its end, over the result, and gives way to a result that comes later',
      'enPhone',
      async look => {
        const { close, result } = look.words
        const [film] = await filmsOf('space-station-phoenix')
        const last = film!.states.length - 1
        const window = await stage.open(look.window)
        const away = window.page.locator('[data-away]')
        const seen = { line: 40, step: 20, at: Date.now() - HOUR }
        await window.show({ film: film!, step: last, seat: '0', look: seen })
        await away.waitFor()
        await away.getByRole('button', { name: close }).click()
        await window.page.getByRole('region', { name: result.heading }).waitFor()

        const [other] = await filmsOf('race-for-the-galaxy')
        const end = other!.states.length - 1
        await window.show({ film: other!, step: end - 1, seat: '0', look: seen })
        await away.waitFor()
        await window.show({ film: other!, step: end, seat: '0', look: seen })
        await window.page.getByRole('region', { name: result.heading }).waitFor()
        expect(await away.count()).to.equal(0)
        expect(window.troubles).to.deep.equal([])
        await window.close()
      },
    )

    for (const [game, ordinarily] of [
      ['space-station-phoenix', ['jaPhone', 'enDesktop']],
      ['race-for-the-galaxy', ['enPhone', 'jaDesktop']],
    ] as const)
      flow(`reads well: ${game}`, ordinarily, async look => {
        const [film] = [...(await filmsOf(game))].sort((a, b) => b.states.length - a.states.length)
        const step = film!.states.findLastIndex(({ asks }) => asks.some(({ seat }) => seat === '1'))
        const window = await stage.open(look.window)
        const at = Date.now() - 90 * 24 * HOUR
        await window.show({ film: film!, step, seat: '1', look: { line: 3, step: 2, at } })
        const away = window.page.locator('[data-away]')
        await away.waitFor()
        await new Person(window.page, look).isSound(`away ${game}`)
        const { log } = film!.states[step]!
        expect(linesOf(log).length).to.be.below(log.last)
        expect(await away.getByRole('listitem').count()).to.be.within(3, 10)
        const more = new RegExp(says(look.words.missed.more, { count: '\\d{2,}' }))
        expect(await away.getByRole('button', { name: more }).count()).to.equal(1)
        expect(await window.page.evaluate(LAYOUT)).to.deep.equal(SOUND)
        expect(window.troubles).to.deep.equal([])
        await window.close()
      })
  })
})
