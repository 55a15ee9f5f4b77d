import { join } from 'node:path'
import { expect } from 'chai'
import Database from 'libsql'
import type { Page } from 'playwright-core'
import { type KitState, linesOf } from '../../games/kit/index.ts'
import { until } from '../lobby/support/guest.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { filmsOf } from '../support/stage/moments.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { openStage, type Stage } from '../support/stage/stage.ts'
import { overflow, violations } from './axe.ts'
import { PagePlayer, playUntil, WORDS } from './player.ts'

const HOUR = 3_600_000
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

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
    const { create, history, lobby, missed, room, table } = WORDS.en

    const panel = (page: Page) => page.getByRole('region', { name: table.toDo, exact: true })
    const digest = (page: Page) => page.getByRole('region', { name: missed.title }).first()
    const logOf = (page: Page) =>
      page.getByRole('navigation', { name: table.panels }).getByRole('button', { name: table.log })

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

    /** Ada as the Creature, and Bea on a phone, who locks a card and goes; then Ada hunts. */
    async function beaWasAway(): Promise<{ ada: Page; bea: Page; url: string }> {
      const ada = await here.window({ viewport: { width: 1366, height: 768 } })
      await ada.goto(here.server.url)
      await ada.getByRole('link', { name: lobby.setUp }).first().click()
      await ada.getByLabel(create.seats).selectOption('2')
      await ada.getByLabel('Creature', { exact: false }).first().selectOption('host')
      await ada.getByRole('button', { name: create.submit }).click()
      const bea = await here.window(PHONE)
      await bea.goto(await ada.getByLabel(room.link).inputValue())
      await bea
        .getByRole('button', { name: /^Sit here/ })
        .first()
        .click()
      await bea.getByRole('button', { name: room.setReady }).click()
      await ada.getByRole('button', { name: room.start, exact: true }).click()
      const player = new PagePlayer(ada, WORDS.en, 5)
      await playUntil([player], async () => (await panel(bea).getByText(table.yourTurn).count()) > 0)
      await playUntil([new PagePlayer(bea, WORDS.en, 5)], async () => !(await bea.title()).startsWith('●'))
      await beaHasSeen()
      const url = bea.url()
      await bea.goto(here.server.url)
      await panel(ada).getByText(table.yourTurn, { exact: true }).waitFor()
      await playUntil([player], async () => !(await player.mustAct()))
      later()
      await bea.getByText(/\d new moves?$/).waitFor()
      await bea.goto(url)
      await digest(bea).waitFor()
      return { ada, bea, url }
    }

    it('tells it in short on a phone, marks it in the log, and goes when one acts', async () => {
      const { bea, url } = await beaWasAway()
      expect(await bea.evaluate(LAYOUT)).to.deep.equal({
        overDesk: false,
        overBar: false,
        inWindow: true,
        small: 0,
      })
      expect(await digest(bea).getByRole('listitem').count()).to.be.within(1, 10)
      await panel(bea).getByText(table.yourTurn, { exact: true }).waitFor()
      expect(await violations(bea)).to.deep.equal([])
      expect(await overflow(bea)).to.equal(0)
      const badge = Number(/\d+/.exec(await logOf(bea).innerText())?.[0])
      expect(badge, 'as many lines are new').to.be.above(1)

      // Another device of hers hears the same, and no more once she was told.
      const other = await bea.context().newPage()
      await other.goto(url)
      await digest(other).waitFor()
      await logOf(bea).click()
      await digest(bea).waitFor({ state: 'detached' })
      await bea.getByText(missed.newSince).waitFor()
      await digest(other).waitFor({ state: 'detached' })
      await bea.reload()
      await panel(bea).getByText(table.yourTurn, { exact: true }).waitFor()
      await bea.waitForTimeout(300)
      expect(await digest(bea).count()).to.equal(0)
      expect(here.troubles).to.deep.equal([])
    })

    it('shows it on the board, move by move, and stands at the question then', async () => {
      const { bea } = await beaWasAway()
      await bea.evaluate(NOTE_DESK)
      await digest(bea).getByRole('button', { name: missed.show }).click()
      await bea.waitForFunction(
        skip => noted.some(words => words.includes(skip)) && !noted.at(-1)!.includes(skip),
        table.skipAhead,
      )
      await panel(bea).getByText(table.yourTurn, { exact: true }).waitFor()
      const places = (await bea.evaluate(() => noted)).filter(words => words.includes(table.skipAhead))
      expect(new Set(places).size, 'several moments').to.be.above(2)
      expect(places.join(), 'what happened is told').to.match(/hunt|explores|lies on|caught/i)
      expect(await panel(bea).getByRole('button', { name: history.now }).count()).to.equal(0)
      expect(new URL(bea.url()).search).to.equal('')
      await beaHasSeen()
      later()
      await bea.reload()
      await panel(bea).getByText(table.yourTurn, { exact: true }).waitFor()
      expect(await digest(bea).count(), 'she has seen it').to.equal(0)
      expect(here.troubles).to.deep.equal([])
    })
  })

  describe('for months', () => {
    let stage: Stage
    before(async () => {
      stage = await openStage()
    })
    after(() => stage?.end())

    const phone = { ...PHONE, locale: 'en-GB' }
    const { result } = WORDS.en
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

    it('tells it to whoever comes back to an open page, without a reload, and not twice', async () => {
      const [film] = await filmsOf('space-station-phoenix')
      const window = await stage.open(phone)
      const { page } = window
      const looks = looksOf(page)
      const { last } = film!.states[30]!.log
      const look = { line: last, step: 30, at: Date.now() }
      await window.show({ film: film!, step: 30, seat: '0', look })
      const away = page.locator('[data-away]')
      await until(() => looks() === 1, 'all to be seen')
      await leave(page, () => window.show({ film: film!, step: 60, seat: '0', look }))
      await away.waitFor()
      expect(await away.getByRole('listitem').count()).to.be.within(2, 10)
      await away.getByRole('button', { name: WORDS.en.close }).click()
      await away.waitFor({ state: 'detached' })
      await until(() => looks() === 2, 'the news to be seen')
      await leave(page, async () => {})
      await page.waitForTimeout(300)
      expect(await away.count(), 'nothing has happened since').to.equal(0)
      expect(window.troubles).to.deep.equal([])
      await window.close()
    })

    it('tells how the game came to its end, over the result, and gives way to a result that comes later', async () => {
      const [film] = await filmsOf('space-station-phoenix')
      const last = film!.states.length - 1
      const window = await stage.open(phone)
      const away = window.page.locator('[data-away]')
      const look = { line: 40, step: 20, at: Date.now() - HOUR }
      await window.show({ film: film!, step: last, seat: '0', look })
      await away.waitFor()
      await away.getByRole('button', { name: WORDS.en.close }).click()
      await window.page.getByRole('region', { name: result.heading }).waitFor()

      const [other] = await filmsOf('race-for-the-galaxy')
      const end = other!.states.length - 1
      await window.show({ film: other!, step: end - 1, seat: '0', look })
      await away.waitFor()
      await window.show({ film: other!, step: end, seat: '0', look })
      await window.page.getByRole('region', { name: result.heading }).waitFor()
      expect(await away.count()).to.equal(0)
      expect(window.troubles).to.deep.equal([])
      await window.close()
    })

    for (const [game, size, language] of [
      ['space-station-phoenix', '1366x768', 'en'],
      ['space-station-phoenix', '360x740', 'ja'],
      ['race-for-the-galaxy', '360x740', 'en'],
      ['race-for-the-galaxy', '1366x768', 'ja'],
    ] as const) {
      it(`reads well: ${game}, ${size}, ${language}`, async () => {
        const { missed } = WORDS[language]
        const [film] = [...(await filmsOf(game))].sort((a, b) => b.states.length - a.states.length)
        const step = film!.states.findLastIndex(({ asks }) => asks.some(({ seat }) => seat === '1'))
        const { width, height, phone } = SIZES[size]!
        const window = await stage.open({
          viewport: { width, height },
          locale: language === 'en' ? 'en-GB' : 'ja-JP',
          ...(phone && { hasTouch: true, isMobile: true }),
        })
        const at = Date.now() - 90 * 24 * HOUR
        await window.show({ film: film!, step, seat: '1', look: { line: 3, step: 2, at } })
        const away = window.page.locator('[data-away]')
        await away.waitFor()
        if (process.env.SHOTS)
          await window.page.screenshot({ path: `${process.env.SHOTS}/away-${game}-${size}-${language}.png` })
        const { last } = (film!.states[step] as KitState).log
        expect(linesOf((film!.states[step] as KitState).log).length).to.be.below(last)
        expect(await away.getByRole('listitem').count()).to.be.within(3, 10)
        const more = new RegExp(missed.more.replace('{{count}}', '\\d{2,}'))
        expect(await away.getByRole('button', { name: more }).count()).to.equal(1)
        expect(await window.page.evaluate(LAYOUT)).to.deep.equal({
          overDesk: false,
          overBar: false,
          inWindow: true,
          small: 0,
        })
        expect(window.troubles).to.deep.equal([])
        await window.close()
      })
    }
  })
})
