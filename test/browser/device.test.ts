import { readFile } from 'node:fs/promises'
import { expect } from 'chai'
import type { Page } from 'playwright-core'
import type { MatchFile } from '../../lobby/match-file.ts'
import { describeInBrowser, known, type Visit, visit, WITH_WORKER } from '../support/browser/index.ts'
import { freePort } from '../support/ports.ts'
import { flow } from './looks.ts'
import { isKept, lose, regain } from './network.ts'
import { newcomer, type Person } from './person.ts'
import { PagePlayer, playUntil, WORDS } from './player.ts'

const { device, lobby, result, settings, table } = WORDS.en

/** Bots take no time, and boards show everything at once. */
const hurried = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ speed: 'instant' })))

const deskOf = ({ page, words }: Pick<Person, 'page' | 'words'>) =>
  page.getByRole('region', { name: words.table.toDo, exact: true })

/** What is asked of whoever plays here, and where the game stands, once they are asked. */
async function askedOf({ page, words }: Pick<Person, 'page' | 'words'>): Promise<string> {
  const desk = deskOf({ page, words })
  await desk.getByText(words.table.yourTurn, { exact: true }).waitFor()
  const where = await page.getByRole('banner').locator('h1 + p').innerText()
  return `${where} ${await desk.locator('.sb-sentence').first().innerText()}`
}

describeInBrowser('browser: tables of this device', function () {
  this.timeout(300_000)
  let here: Visit
  let port: number
  before(async () => {
    port = await freePort()
    here = await visit({ port })
  })
  after(() => here?.end())

  /** A table of this device while there is no server, as a page that goes on from there. */
  async function begun(options = {}): Promise<Page> {
    const page = await here.window(options)
    await hurried(page)
    await page.route(/\/api\/rooms$/, route => route.abort())
    await page.goto(here.server.url)
    await page.getByRole('button', { name: lobby.playNow }).first().click()
    await page.getByText(device.hereShort).waitFor()
    await page.getByText(table.yourTurn, { exact: true }).waitFor()
    here.troubles.length = 0
    return page
  }
  const player = (page: Page) => new PagePlayer(page, WORDS.en, 6)

  it('are played by one page alone, which others can take over', async () => {
    const one = await begun()
    const two = await one.context().newPage()
    await two.goto(one.url())
    await two.getByText(device.elsewhereLead).waitFor()
    await two.getByRole('button', { name: device.takeOver }).click()
    await two.getByText(table.yourTurn, { exact: true }).waitFor()
    await one.getByText(device.elsewhereLead).waitFor()
    await playUntil([player(two)], async acts => acts > 2)
    // Whoever closes it leaves it to the other.
    const last = await askedOf({ page: two, words: WORDS.en })
    await two.close()
    await one.getByRole('button', { name: device.takeOver }).click()
    expect(await askedOf({ page: one, words: WORDS.en })).to.equal(last)
    await one.context().close()
  })

  it('go on where the browser has no room left, and say so until it has', async () => {
    const page = await begun()
    await page.evaluate(() => {
      const { put } = IDBObjectStore.prototype
      IDBObjectStore.prototype.put = function (...args) {
        if ('full' in globalThis) throw new DOMException('full', 'QuotaExceededError')
        return put.apply(this, args)
      }
      Object.assign(globalThis, { full: true })
    })
    await playUntil([player(page)], async acts => acts > 1)
    await page.getByRole('alert').getByText(device.notKept).waitFor()
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'full'))
    await playUntil([player(page)], async () => (await page.getByText(device.notKept).count()) === 0)
    const seen = await askedOf({ page, words: WORDS.en })
    await page.reload()
    expect(await askedOf({ page, words: WORDS.en })).to.equal(seen)
    await page.context().close()
  })

  it('go on where the file with which bots think is gone, as after an update', async () => {
    const page = await here.window()
    await page.route(/think\.worker/, route => route.fulfill({ status: 404 }))
    await hurried(page)
    await page.route(/\/api\/rooms$/, route => route.abort())
    await page.goto(here.server.url)
    await page.getByRole('button', { name: lobby.playNow }).first().click()
    await playUntil([player(page)], async acts => acts > 2)
    await page.context().close()
  })

  it('are taken to the server, where people sit down in the place of bots', async () => {
    const page = await begun()
    await playUntil([player(page)], async acts => acts > 3)
    await page.unroute(/\/api\/rooms$/)
    const panels = page.getByRole('navigation', { name: table.panels })
    await panels.getByRole('button', { name: table.more }).click()
    const log = panels.getByRole('button', { name: table.log })
    await page.getByRole('button', { name: device.move }).click()
    await page.waitForURL(/\/table\//)
    await log.waitFor()
    await panels.getByRole('button', { name: table.more }).click()
    await page
      .getByRole('region', { name: settings.botSeats })
      .getByRole('button', { name: /^Free the seat of/ })
      .first()
      .click()
    const bea = await here.window()
    await bea.goto(await page.getByLabel(WORDS.en.room.link).inputValue())
    await bea
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click()
    await bea.getByText(table.you, { exact: true }).first().waitFor()
    expect(await bea.getByText(result.heading).count()).to.equal(0)
    await playUntil([player(page), player(bea)], async acts => acts > 3)
    await page.context().close()
    await bea.context().close()
  })

  it('are deleted by whoever asks for it twice', async () => {
    const page = await begun()
    const address = page.url()
    await page
      .getByRole('navigation', { name: table.panels })
      .getByRole('button', { name: table.more })
      .click()
    await page.getByRole('button', { name: device.drop, exact: true }).click()
    await page.getByRole('button', { name: device.dropAct, exact: true }).click()
    await page.getByText(lobby.title).waitFor({ state: 'attached' })
    await page.goto(address)
    await page.getByText(WORDS.en.notFound.title).waitFor()
    await page.context().close()
  })

  flow('are played to the end without a network, and saved as a file', 'jaPhone', async look => {
    const ada = await newcomer(here, look, WITH_WORKER)
    const { page, words } = ada
    await hurried(page)
    await page.goto(here.server.url)
    await known(page)
    // Nobody has played anything yet: all pages and games are kept all the same.
    await isKept(page, /think\.worker/)
    await isKept(page, /LocalTablePage/)
    await lose(here, page)
    await page.reload()
    await ada.playsNow()
    await deskOf(ada).waitFor()
    await ada.isSound('device')

    const player = new PagePlayer(page, words, 5)
    await playUntil([player], async acts => acts > 4)
    const seen = await askedOf(ada)
    const address = page.url()
    await page.reload()
    expect(await askedOf(ada)).to.equal(seen)
    await playUntil([player], () => player.isOver())
    await ada.isSound('device-result')

    const saving = page.waitForEvent('download')
    await ada.press('button', words.file.save)
    const file: MatchFile = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
    expect(file.over).to.equal(true)
    expect(file.moves.length).to.be.above(20)

    await ada.press('link', words.result.toLobby)
    const list = page.getByRole('region', { name: words.device.mine })
    await list.getByRole('link', { name: new RegExp(words.lobby.row.result) }).waitFor()
    await ada.isSound('device-front')
    await regain(here, page, port)
    await page.goto(address)
    await page.getByRole('region', { name: words.result.heading }).waitFor()
    await page.context().close()
  })
})
