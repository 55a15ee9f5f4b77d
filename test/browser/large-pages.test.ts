import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { text } from '../../lobby/web/text/en.ts'
import { describeInBrowser, known, type Visit, visit } from '../support/browser/index.ts'
import { toolsInPage } from '../support/stage/page.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { illWords } from '../support/stage/words-page.ts'
import { enlarge, moving, unmarked } from './system.ts'

/** As long as a name may be, with joined emoji, and nowhere to break. */
const NAME = 'Constantinopolita👩🏽‍🚀'
/** Pages of the lobby, and a lesson of each game. */
const PAGES = [
  '/',
  '/tables',
  '/learn',
  '/new/race-for-the-galaxy',
  '/learn/not-alone',
  '/learn/not-alone/first-step',
  '/learn/space-station-phoenix/apart',
  '/learn/race-for-the-galaxy/pay',
]
/** Plain ones, which only a small window could break. */
const PLAIN = ['/name', '/credits']

describeInBrowser('browser: pages and lessons with settings of the system', function () {
  this.timeout(120_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  /** Somebody with a long name, and an open table of theirs. */
  async function arrive(options: Parameters<Visit['window']>[0]): Promise<{ page: Page; paths: string[] }> {
    const page = await here.window(options)
    await page.addInitScript(`globalThis.tableTools = ${toolsInPage}`)
    await page.goto(`${here.server.url}/new/not-alone`)
    const submit = page.getByRole('button', { name: text.create.submit })
    await submit.waitFor()
    await known(page)
    const named = await page.request.patch(`${here.server.url}/api/me`, { data: { name: NAME } })
    expect(named.ok(), await named.text()).to.equal(true)
    await page.reload()
    await submit.click()
    await page.getByLabel(text.room.link).waitFor()
    return { page, paths: [new URL(page.url()).pathname, ...PAGES] }
  }

  async function open(page: Page, path: string): Promise<void> {
    await page.goto(`${here.server.url}${path}`)
    await page.locator('h1').first().waitFor()
    await page.locator('main, .sb-table').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
  }

  for (const size of ['1366x768', '360x740'])
    it(`letters of twice the size: all can be read and reached at ${size}`, async () => {
      const { width, height, phone } = SIZES[size]!
      const { page, paths } = await arrive({
        viewport: { width, height },
        ...(phone && { hasTouch: true, isMobile: true }),
      })
      await enlarge(page)
      const found: string[] = []
      for (const path of phone ? [...paths, ...PLAIN] : paths) {
        await open(page, path)
        const ill = await page.evaluate(illWords, [NAME])
        found.push(...ill.map(({ words, why }) => `${path}: ${why}: ${words}`))
        const lost = await page.evaluate(() => {
          const { all, isOn, isSeen, isHit, nameOf } = globalThis.tableTools()
          return all('a[href]:not([href^="#"]), button, input, select')
            .filter(one => isOn(one) && isSeen(one))
            .filter(one => {
              one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
              return !isHit(one) && !one.closest('label, [class*=Switch]')
            })
            .map(nameOf)
        })
        found.push(...lost.map(name => `${path}: out of reach: ${name}`))
        // A phone makes room for what is too wide by making all of it smaller.
        const wide = await page.evaluate(() => document.documentElement.scrollWidth)
        if (wide > width) found.push(`${path}: ${wide} px wide`)
      }
      expect(found).to.deep.equal([])
      await page.context().close()
    })

  it('chosen colours: whatever can be pressed or filled in has an edge', async () => {
    const { page, paths } = await arrive({ viewport: SIZES['1366x768']!, forcedColors: 'active' })
    const found: string[] = []
    for (const path of paths) {
      await open(page, path)
      const plain = await page.evaluate(unmarked, 'button, input, select, textarea')
      found.push(...plain.map(name => `${path}: ${name}`))
    }
    expect(found).to.deep.equal([])
    await page.context().close()
  })

  it('less movement: nothing of the lobby moves, wherever one points or goes', async () => {
    const { page, paths } = await arrive({ viewport: SIZES['1366x768']! })
    /** Points at, and goes by keyboard through, what can be pressed at the top of a page. */
    const goesOver = async () => {
      for (const one of (await page.locator('main :is(a, button):visible').all()).slice(0, 4))
        await one.hover()
      for (let times = 0; times < 4; times++) await page.keyboard.press('Tab')
    }
    const found: string[] = []
    for (const path of paths.slice(0, 3)) {
      await open(page, path)
      found.push(...(await moving(page, goesOver)).map(what => `${path}: ${what}`))
    }
    expect(found).to.deep.equal([])
    // Whoever has not asked for that sees it.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await open(page, '/')
    expect(await moving(page, goesOver)).not.to.deep.equal([])
    await page.context().close()
  })

  it('no star of the sky stands behind the person at the top, and none at all on a phone', async () => {
    const page = await here.window({ viewport: SIZES['1366x768']! })
    await open(page, '/')
    const me = page.locator('header a[href="/name"]')
    await me.waitFor()
    const sky = page.locator('main > svg')
    expect(await sky.isVisible()).to.equal(true)
    const clearTo = await sky.evaluate(one => {
      const [, clear] =
        /^linear-gradient\(rgba\(0, 0, 0, 0\) ([\d.]+)px/.exec(getComputedStyle(one).maskImage) ?? []
      return one.getBoundingClientRect().top + Number(clear)
    })
    const { y, height } = (await me.boundingBox())!
    expect(y + height).to.be.at.most(clearTo)
    await page.setViewportSize(SIZES['360x740']!)
    await sky.waitFor({ state: 'hidden' })
    await page.context().close()
  })

  it('the name of the other language is drawn, also where the system has no Japanese letters', async () => {
    const page = await here.window()
    await open(page, '/')
    const isDrawn = () =>
      page.locator('header button[lang=ja]').evaluate(async button => {
        await document.fonts.ready
        const pen = document.createElement('canvas').getContext('2d')!
        const { fontFamily } = getComputedStyle(button)
        const picture = (sign: string) => {
          pen.reset()
          pen.font = `20px ${fontFamily}`
          pen.fillText(sign, 2, 24)
          return pen.canvas.toDataURL()
        }
        return picture('\u65e5') !== picture('\u{10fffe}')
      })
    for (let tries = 0; !(await isDrawn()) && tries < 50; tries++) await page.waitForTimeout(100)
    expect(await isDrawn()).to.equal(true)
    await page.context().close()
  })
})
