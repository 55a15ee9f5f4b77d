import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import type { Browser, Page } from 'playwright-core'
import { book } from '../../games/not-alone/lessons/index.ts'
import { describeInBrowser, launch, PATIENCE } from '../support/browser/index.ts'
import { overflow, violations } from './axe.ts'
import { LessonPlayer } from './lesson-player.ts'
import { flow, type Look } from './looks.ts'
import { isKept } from './network.ts'
import { PagePlayer, playUntil } from './player.ts'

const ROOT = resolve(import.meta.dirname, '../..')
/** Hosts of static pages give each project a folder. */
const PREFIX = '/somebody/games/'
const TYPES: { [ending: string]: string } = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
}

describeInBrowser('browser: pages without a server', function () {
  this.timeout(300_000)
  let folder: string
  let host: Server
  let browser: Browser
  let url: string
  const troubles: string[] = []

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'starboard-static-'))
    const vite = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', join(ROOT, 'lobby/web')]
    const how = ['--mode', 'static', '--outDir', folder, '--logLevel', 'error']
    await promisify(execFile)(process.execPath, [...vite, ...how])
    host = createServer(async ({ url: asked = '/' }, answer) => {
      const { pathname } = new URL(asked, 'http://host')
      const name = pathname === PREFIX ? 'index.html' : pathname.slice(PREFIX.length)
      const file = pathname.startsWith(PREFIX)
        ? await readFile(join(folder, name)).catch(() => undefined)
        : undefined
      if (!file) troubles.push(`not there: ${asked}`)
      answer.writeHead(file ? 200 : 404, { 'content-type': TYPES[extname(name)] ?? 'text/plain' }).end(file)
    }).listen(0)
    url = `http://localhost:${(host.address() as AddressInfo).port}${PREFIX}`
    browser = await launch()
  })
  after(async () => {
    await browser?.close()
    host?.close()
    await rm(folder, { recursive: true, force: true })
  })

  async function visitor(look: Look): Promise<Page> {
    const context = await browser.newContext({ ...look.window, reducedMotion: 'reduce' })
    context.setDefaultTimeout(PATIENCE)
    const page = await context.newPage()
    page.on('pageerror', error => troubles.push(error.message))
    await page.addInitScript(() => localStorage.setItem('starboard.settings', '{"speed":"instant"}'))
    await page.goto(url)
    await page.getByRole('heading', { name: look.words.lobby.title }).waitFor()
    return page
  }
  const isSound = async (page: Page, what: string) => {
    expect(await violations(page), what).to.deep.equal([])
    expect(await overflow(page), what).to.equal(0)
    expect(troubles, what).to.deep.equal([])
  }

  flow(
    'play against bots, also without the host, save and open a game',
    ['jaPhone', 'enDesktop'],
    async look => {
      const page = await visitor(look)
      const { words } = look
      await isSound(page, 'the front page')
      const places = page.getByRole('navigation', { name: words.top.places }).getByRole('link')
      expect(await places.allInnerTexts(), 'nothing that needs a server').to.deep.equal([
        words.top.play,
        words.top.learn,
      ])
      await isKept(page, /think\.worker/)
      await page.context().setOffline(true)
      await page.reload()
      await page.locator('[data-game=not-alone]').getByRole('button').click()
      const player = new PagePlayer(page, words, 7)
      await playUntil([player], async acts => acts > 4)
      await isSound(page, 'a table')

      const panels = page.getByRole('navigation', { name: words.table.panels })
      await panels.getByRole('button', { name: words.table.more }).click()
      const saving = page.waitForEvent('download')
      await page.getByRole('button', { name: words.file.save }).click()
      const saved = join(folder, `saved-${look.language}.json`)
      await writeFile(saved, await readFile(await (await saving).path()))
      await page.context().setOffline(false)

      await page.goto(`${url}#/practice`)
      await page.locator('input[type=file]').setInputFiles(saved)
      await page.getByLabel(words.practice.step).fill('3')
      await page.getByRole('button', { name: words.playOn.start }).click()
      await page.getByText(words.device.here, { exact: true }).waitFor({ state: 'attached' })
      await page.goto(url)
      const own = page.getByRole('region', { name: words.device.mine })
      await own.getByRole('link').nth(1).waitFor()
      await isSound(page, 'the front page with own tables')
      await page.context().close()
    },
  )

  flow('remember what was learnt', 'enDesktop', async look => {
    const page = await visitor(look)
    const { words } = look
    await page.goto(`${url}#/learn/not-alone/first-step`)
    await page.getByRole('region', { name: words.table.toDo, exact: true }).waitFor()
    await new LessonPlayer(page, book, 'first-step').play(words.learn.you)
    await page.goto(`${url}#/learn/not-alone`)
    await page.reload()
    await page.getByText(words.learn.done).first().waitFor()
    await isSound(page, 'the lessons')
    await page.context().close()
  })

  flow('let several people hand one device round, each seeing their seat alone', 'enDesktop', async look => {
    const page = await visitor(look)
    const { words } = look
    await page.goto(`${url}#/new/not-alone`)
    await page.getByLabel(words.create.seats).selectOption('3')
    await page.getByLabel(words.device.people).selectOption('2')
    await isSound(page, 'the form')
    await page.getByRole('button', { name: words.lobby.playNow }).click()
    const named = words.device.handedShow.replace('{{name}}', '(.*)')
    const curtain = page.getByRole('button', { name: new RegExp(`^${named}$`) })
    const hands = page.getByRole('button', {
      name: new RegExp(words.device.handOver.replace('{{name}}', '(.*)')),
    })
    const desk = page.getByRole('region', { name: words.table.toDo, exact: true })
    const players = new Set<string>()
    for (let turns = 0; turns < 6; turns++) {
      await curtain.waitFor()
      expect(await desk.count(), 'behind the curtain').to.equal(0)
      await isSound(page, 'between two seats')
      players.add(await curtain.innerText())
      await curtain.click()
      const player = new PagePlayer(page, words, turns)
      await playUntil([player], async () => (await hands.count()) > 0)
      await hands.click()
    }
    expect(players.size).to.equal(2)
    await page.context().close()
  })
})
