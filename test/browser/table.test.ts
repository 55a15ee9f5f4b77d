import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { until } from '../lobby/support/guest.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { freePort } from '../support/ports.ts'
import { violations } from './axe.ts'
import { PagePlayer, playUntil, WORDS } from './player.ts'

/** Files of the pages that draw a board with such a class. */
const boardFiles = (name: string): string[] =>
  readdirSync(ASSETS).filter(
    file => file.endsWith('.js') && readFileSync(join(ASSETS, file), 'utf8').includes(name),
  )

const { create, history, lobby, room, settings, table } = WORDS.en

const ASSETS = fileURLToPath(new URL('../../dist/web/assets/', import.meta.url))

/** What the page asked of the browser, and whether it is in the background. */
interface Watched {
  notes: string[]
  chimes: number
  hidden: boolean
}

/** Before the page: notifications and sounds are counted, and the window can be put into the background. */
const WATCH = `
  window.watched = { notes: [], chimes: 0, hidden: false }
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor(title, { body }) { watched.notes.push(title + ': ' + body) }
    close() {}
  }
  window.AudioContext = class extends AudioContext {
    constructor() { super(); watched.chimes += 1 }
  }
  Object.defineProperty(document, 'hidden', { get: () => watched.hidden })
`

/** Before the page: Chrome on Android lets no page make notifications itself. */
const AS_ON_ANDROID = `
  window.Notification = class {
    static permission = 'granted'
    static requestPermission = async () => 'granted'
    constructor() { throw new TypeError('Illegal constructor') }
  }
`

/** In the service worker: headless Chromium shows no notifications, and only a real click may bring pages to the front. */
const NOTED = `
  self.noted = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, data }) => {
    if (title === 'refuse') throw new TypeError('No permission')
    self.last = { data, close: () => noted.push('close') }
    noted.push(title + ': ' + body)
  }
  WindowClient.prototype.focus = async function () { noted.push('focus ' + this.id) }
  Clients.prototype.openWindow = async path => { noted.push('open ' + path) }
`

/** A click on the last notification, as the system tells of it; what has come of everything so far. */
const CLICK = `(async () => {
  let done
  const waitUntil = work => { done = work }
  dispatchEvent(Object.assign(new Event('notificationclick'), { notification: last, waitUntil }))
  await done
  return noted.splice(0)
})()`

/** In the page: waits until the board holds back that it is somebody's turn, and skips that; what is seen before and after. */
async function skipWhatIsHeld({ turnComes, yourTurn, skipAhead }: Record<string, unknown>) {
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve))
  const desk = () => document.querySelector<HTMLElement>('#desk')!
  const look = () => ({
    isPlaying: desk().querySelector('[aria-current=step]') !== null,
    isTold: desk().innerText.split('\n').includes(String(yourTurn)),
    isMarked: document.title.startsWith('●'),
  })
  const skip = () => [...desk().querySelectorAll('button')].find(one => one.innerText === skipAhead)
  while (!desk().innerText.includes(String(turnComes)) || !skip()) await frame()
  const before = look()
  skip()!.click()
  for (let frames = 0; frames < 10; frames++) await frame()
  return [before, look()] as const
}

const watched = (page: Page): Promise<Watched> =>
  page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched)

/** The name of the window and its icon once they are, or are not, those of somebody who must act. */
async function signals(page: Page, turn: boolean): Promise<void> {
  await page.waitForFunction(is => document.title.startsWith('●') === is, turn)
  await page
    .locator(`link[rel=icon][href="/favicon${turn ? '-turn' : ''}.svg"]`)
    .waitFor({ state: 'attached' })
}

describeInBrowser('browser: the table', function () {
  this.timeout(240_000)
  let here: Visit
  beforeEach(async () => {
    here = await visit()
  })
  afterEach(() => here?.end())

  const panel = (page: Page) => page.getByRole('region', { name: table.toDo, exact: true })
  const openPanel = (page: Page, name: string) =>
    page.getByRole('navigation', { name: table.panels }).getByRole('button', { name }).click()

  /** Does what the panel offers, in sight or in the list. */
  async function press(page: Page, name: string | RegExp): Promise<void> {
    const fold = panel(page).getByRole('button', { name: table.showActions })
    const button = panel(page).getByRole('button', { name }).first()
    await button.or(fold).first().waitFor()
    if (!(await button.isVisible())) await fold.click()
    await button.click()
  }

  /** Ada as the Creature and Bea, in round 1. */
  async function round1(options: BrowserContextOptions = {}): Promise<{ ada: Page; bea: Page }> {
    const ada = await here.window()
    await ada.addInitScript({ content: WATCH })
    await ada.goto(here.server.url)
    await ada.getByRole('link', { name: lobby.setUp }).first().click()
    await ada.getByLabel(create.seats).selectOption('2')
    await ada.getByLabel('Creature', { exact: false }).first().selectOption('host')
    await ada.getByRole('button', { name: create.submit }).click()
    const bea = await here.window(options)
    await bea.goto(await ada.getByLabel(room.link).inputValue())
    await bea
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click()
    await bea.getByRole('button', { name: room.setReady }).click()
    await ada.getByRole('button', { name: room.start, exact: true }).click()
    await press(ada, 'Play on face 1')
    await panel(bea).getByText(table.yourTurn, { exact: true }).waitFor()
    return { ada, bea }
  }

  it('tells whose turn it is in every way, and passes for those who want it', async () => {
    const { ada, bea } = await round1()
    await openPanel(ada, table.more)
    await ada.getByLabel(settings.sound).click()
    await ada.getByLabel(settings.notify).click()
    await until(async () => (await watched(ada)).notes.length === 1, 'a first one, to see')
    await openPanel(ada, table.log)
    await signals(ada, true)
    await signals(bea, true)

    await panel(ada).getByRole('button', { name: table.autoPass }).click()
    await panel(ada).getByText(table.standing).waitFor()
    await signals(ada, false)
    await ada.evaluate(() => {
      ;(globalThis as unknown as { watched: Watched }).watched.hidden = true
    })
    const player = new PagePlayer(bea, WORDS.en, 7)
    await playUntil([player], async () => (await bea.title()).startsWith('●') === false)
    await signals(ada, true)
    await until(async () => (await watched(ada)).notes.length === 2, 'the note')
    const told = await watched(ada)
    expect(told.chimes).to.equal(1)
    expect(told.notes[1]).to.include('Place your tokens')

    await panel(ada).getByRole('button', { name: 'the Creature token', exact: true }).click()
    expect(await violations(ada), 'beside the text of a thing').to.deep.equal([])
    await ada.keyboard.press('Escape')
    const place = panel(ada).getByRole('button', { name: /^Place the Creature token on the Source/ })
    await place.focus()
    await ada.keyboard.press('Enter')
    await place.waitFor({ state: 'detached' })
    await ada.waitForFunction(
      name => document.activeElement?.closest('section')?.getAttribute('aria-label') === name,
      table.toDo,
    )
    await press(ada, 'End the hunt')
    await playUntil([player], async () => (await ada.getByText('Round 2').count()) > 1)
    await panel(ada).getByText(table.standing).waitFor({ state: 'detached' })

    const lines = await ada.getByRole('region', { name: table.log }).getByRole('listitem').allInnerTexts()
    const mark = lines.indexOf(table.newSince)
    const explored = lines.findIndex(words => words.includes('explores'))
    expect(mark, 'what happened while I passed is new to me').to.be.above(0).and.below(explored)
    await ada.getByRole('button', { name: history.lastTurn }).click()
    await panel(ada)
      .getByText(/as it was\.$/)
      .waitFor()

    await ada.getByRole('link', { name: table.backLabel }).click()
    await ada.getByText(lobby.row.waitingYou).waitFor()
    await signals(ada, true)
    expect(here.troubles).to.deep.equal([])
  })

  it('gives a past moment an address, which others open with what they know', async () => {
    const { ada, bea } = await round1()
    await bea.goto(`${new URL(bea.url()).origin}${new URL(bea.url()).pathname}?step=0`)
    await panel(bea).getByRole('button', { name: history.now }).first().waitFor()
    await panel(bea).getByRole('button', { name: history.now }).first().click()
    await panel(bea).getByText(table.yourTurn, { exact: true }).waitFor()
    expect(new URL(bea.url()).search).to.equal('')
    await ada.goto(`${new URL(ada.url()).origin}${new URL(ada.url()).pathname}?step=99`)
    await panel(ada).waitFor()
    expect(
      await panel(ada).getByRole('button', { name: history.now }).count(),
      'no such moment yet',
    ).to.equal(0)
    expect(here.troubles).to.deep.equal([])
  })

  it('keeps what is half chosen over a reload, and shows it on another page of the seat', async () => {
    const { bea } = await round1()
    const drafted = async (page: Page) => {
      const list = panel(page).getByRole('button', { name: table.showActions })
      await list.click()
      await panel(page).locator('[aria-current=true]', { hasText: 'Lock the Lair' }).waitFor()
    }
    const other = await bea.context().newPage()
    await other.goto(bea.url())
    const lair = (page: Page) => page.getByRole('button', { name: /Lair/, pressed: false }).first()
    await lair(other).waitFor()
    await lair(bea).click()
    await drafted(bea)
    await drafted(other)
    await bea.reload()
    await drafted(bea)
    expect(here.troubles).to.deep.equal([])
  })

  it('gives nothing away that the board is still showing, and says that the turn comes', async () => {
    const { ada, bea } = await round1({ reducedMotion: 'no-preference' })
    await openPanel(bea, table.more)
    await bea.getByLabel(settings.speed).selectOption('slow')
    // The same seat on a page without motion.
    const still = await bea.context().newPage()
    await still.emulateMedia({ reducedMotion: 'reduce' })
    await still.goto(bea.url())
    await press(bea, 'Lock the Lair')
    await press(ada, /^Pass$/)
    await panel(bea).getByText('is placing the tokens').waitFor()
    // Seen and skipped within the page: a slow machine would come when all is shown.
    const held = bea.evaluate(skipWhatIsHeld, table)
    await press(ada, /^Place the Creature token on the Source/)
    await press(ada, 'End the hunt')
    await panel(still).getByText(table.yourTurn, { exact: true }).waitFor()
    const [before, after] = await held
    expect(before, 'the token is landing').to.deep.equal({ isPlaying: true, isTold: false, isMarked: false })
    expect(after, 'the rest is not shown one by one').to.deep.include({ isPlaying: false, isTold: true })
    await signals(bea, true)
    expect(here.troubles).to.deep.equal([])
  })

  it('is told of by the service worker where pages may not notify, and a click leads back to the table', async () => {
    const page = await here.window()
    const context = page.context()
    await page.addInitScript({ content: AS_ON_ANDROID })
    await page.goto(here.server.url)
    await page.getByRole('button', { name: lobby.playNow }).first().click()
    await panel(page).waitFor()
    await openPanel(page, table.more)
    await page.getByLabel(settings.notify).click()
    await page.getByText(settings.notifyDenied).waitFor()
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
    expect(worker.url()).to.equal(`${here.server.url}/notifications.js`)

    await worker.evaluate(NOTED)
    await page.getByLabel(settings.notify).click()
    await page.getByText(settings.notifyDenied).waitFor({ state: 'detached' })
    expect(await page.getByLabel(settings.notify).isChecked()).to.equal(true)
    const mine = await worker.evaluate<string>('last.data.page')
    const told = `${WORDS.en.brand}: ${settings.notifyTrial}`
    expect(await worker.evaluate(CLICK)).to.deep.equal([told, 'close', `focus ${mine}`])
    const { pathname } = new URL(page.url())
    await page.goto(`${here.server.url}/credits`)
    expect(await worker.evaluate(CLICK), 'its page is closed').to.deep.equal(['close', `open ${pathname}`])

    expect(here.troubles).to.deep.equal([])
  })

  it('copies links on pages that have no clipboard, as in a home network', async () => {
    const page = await here.window()
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto(here.server.url)
    await page.getByRole('button', { name: lobby.playNow }).first().click()
    await panel(page).waitFor()
    await openPanel(page, table.more)
    await page.getByRole('button', { name: settings.seatLinkCopy }).click()
    await page.getByRole('button', { name: room.copied }).waitFor()
    expect(await page.getByLabel(settings.seatLink).getAttribute('type')).to.equal('password')
    await openPanel(page, table.chat)
    await page.getByLabel(table.chatLabel).press('Control+V')
    const link = await page.getByLabel(table.chatLabel).inputValue()
    expect(link).to.match(/\/table\/\S+#seat=0&key=/)

    const phone = await here.window()
    await phone.goto(link)
    await phone.getByText(table.you, { exact: true }).first().waitFor()
    expect(phone.url(), 'the key is out of sight').not.to.include('key')
  })

  it('goes on where it was after the server was away', async () => {
    const port = await freePort()
    here.server = await here.server.restart({ config: { port } })
    const { ada } = await round1()
    await here.server.stop()
    await ada.getByText(table.reconnecting).waitFor()
    const pass = panel(ada).getByRole('button', { name: table.autoPass })
    expect(await pass.isDisabled(), 'nothing can be sent').to.equal(true)
    here.server = await here.server.restart({ config: { port } })
    await ada.getByText(table.reconnecting).waitFor({ state: 'detached' })
    await pass.click()
    await panel(ada).getByText('is choosing where to go').waitFor()
  })

  it('loads itself anew when an update has taken away what it was made of', async () => {
    const page = await here.window()
    await page.goto(here.server.url)
    await page.getByRole('button', { name: lobby.playNow }).first().waitFor()
    await page.route('**/assets/TablePage-*.js', route => route.fulfill({ status: 404 }), { times: 1 })
    await page.getByRole('button', { name: lobby.playNow }).first().click()
    await panel(page).waitFor()
  })

  it('is played by the list of moves where its board does not come, and says so', async () => {
    const page = await here.window()
    const lost = boardFiles('na-space')
    expect(lost).not.to.deep.equal([])
    await page.route(
      ({ pathname }) => lost.some(file => pathname === `/assets/${file}`),
      route => route.fulfill({ status: 503 }),
    )
    await page.goto(here.server.url)
    await page.getByRole('button', { name: lobby.playNow }).first().click()
    await page.getByRole('alert').getByText(table.boardBroken).waitFor()
    const moves = page.getByRole('region', { name: table.toDo, exact: true }).getByRole('button')
    await until(async () => (await moves.count()) > 0, 'something to choose')
    expect(await violations(page)).to.deep.equal([])
    await page.context().close()
  })
})
