import { readFileSync, writeFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { until } from '../lobby/support/guest.ts'
import { describeInBrowser, known, type Visit, visit, WITH_WORKER } from '../support/browser/index.ts'
import { freePort } from '../support/ports.ts'
import { flow } from './looks.ts'
import { keptBy, lose, regain, shellIsKept } from './network.ts'
import { newcomer } from './person.ts'
import { WORDS } from './player.ts'

const { lobby } = WORDS.en
const PAGES = join(import.meta.dirname, '../../dist/web')

describeInBrowser('browser: without a network', function () {
  this.timeout(180_000)
  let here: Visit
  let folder: string
  let port: number
  before(async () => {
    port = await freePort()
    here = await visit({ port })
    folder = await mkdtemp(join(tmpdir(), 'starboard-web-'))
    await cp(PAGES, folder, { recursive: true })
  })
  after(async () => {
    await here?.end()
    await rm(folder, { recursive: true, force: true })
  })

  flow('shows the front page with a clear sentence, and what cannot be says so', 'jaPhone', async look => {
    const ada = await newcomer(here, look, WITH_WORKER)
    const { page, words } = ada
    // Where whoever pays for it has said so nothing more is kept than what was seen.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto(here.server.url)
    await known(page)
    await shellIsKept(page)
    await lose(here, page)
    await page.reload()
    await page.getByText(words.away.offline).waitFor()
    await page.getByText(words.away.tables).waitFor()
    await ada.isSound('offline')

    // A page that was never here, and is no small one: those come with the front page.
    await ada.press('link', words.practice.link)
    await page.getByText(words.away.part).waitFor()
    await ada.isSound('offline-part')
    await ada.press('link', words.notFound.home)
    await page.getByText(words.away.offline).waitFor()

    await regain(here, page, port)
    await page.getByText(words.away.offline).waitFor({ state: 'detached' })
    await page.getByText(words.away.tables).waitFor({ state: 'detached' })
    await page.context().close()
  })

  flow('plays a lesson that was opened before', 'enDesktop', async look => {
    const ada = await newcomer(here, look, WITH_WORKER)
    const { page } = ada
    await page.goto(`${here.server.url}/learn/not-alone/first-step`)
    const desk = page.getByRole('region', { name: look.words.table.toDo, exact: true })
    await desk.waitFor()
    await shellIsKept(page)
    await until(
      async () =>
        Object.values(await keptBy(page)).some(paths => paths.some(path => /LessonPage/.test(path))),
      'the lesson',
    )
    const address = page.url()
    await lose(here, page)
    await page.goto(address)
    await desk.waitFor()
    await ada.press('button', look.words.learn.next)
    await ada.isSound('offline-lesson')
    await regain(here, page, port)
    await page.context().close()
  })

  it('keeps nothing of a match or of a person', async () => {
    const page = await here.window(WITH_WORKER)
    await page.goto(here.server.url)
    await known(page)
    await page.getByRole('button', { name: lobby.playNow }).first().click()
    await page.getByRole('region', { name: WORDS.en.table.toDo, exact: true }).waitFor()
    await shellIsKept(page)
    await page.reload()
    await page.getByRole('region', { name: WORDS.en.table.toDo, exact: true }).waitFor()
    const kept = Object.values(await keptBy(page)).flat()
    const built = (path: string) => /^\/(assets\/[\w.-]+|favicon\.svg|app\.webmanifest)?$/.test(path)
    expect(kept.filter(path => !built(path))).to.deep.equal([])
    const name = (await page.evaluate(async () => (await fetch('/api/me')).json())) as { name: string }
    const texts = await page.evaluate(async () => (await (await caches.match('/'))!.text()) ?? '')
    expect(texts).not.to.include(name.name)
  })

  it('keeps no shell of another build once the server has been upgraded', async () => {
    here.server = await here.server.restart({ config: { port, webDir: folder } })
    const page = await here.window(WITH_WORKER)
    await page.goto(here.server.url)
    await shellIsKept(page)
    // Browsers look for another build where a worker is at work already, not where it only gets ready.
    const isAtWork = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).active!.state === 'activated')
    await until(isAtWork, 'the worker')
    const [before] = Object.keys(await keptBy(page))
    // Another build, as far as a browser can see.
    for (const file of ['index.html', 'shell.js']) {
      const path = join(folder, file)
      const source = readFileSync(path, 'utf8')
      writeFileSync(path, source.replace('<title>Starboard', '<title>Newer').replace(/"version":"/, '$&new-'))
    }
    await page.reload()
    // Asked by name alone: to open one that is just being deleted makes it anew.
    await until(async () => {
      const names = await page.evaluate(() => caches.keys())
      return names.length === 1 && names[0] !== before
    }, 'the new shell alone')
    await shellIsKept(page)
    expect(await page.evaluate(async () => (await caches.match('/'))!.text())).to.include('<title>Newer')
  })
})
