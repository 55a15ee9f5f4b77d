import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { catalogue } from '../../games/index.ts'
import { until } from '../lobby/support/guest.ts'
import { describeInBrowser, type Visit, visit, WITH_WORKER } from '../support/browser/index.ts'
import { freePort } from '../support/ports.ts'
import { beginHunt, deskOf, isTurnOf, move, press, regular, word } from './hunt.ts'
import { flow, type Look } from './looks.ts'
import { newcomer, Person } from './person.ts'
import { PagePlayer, playUntil } from './player.ts'
import { gameSays, saying, says } from './says.ts'

/** Files of the pages that draw a board with such a class. */
const boardFiles = (name: string): string[] =>
  readdirSync(ASSETS).filter(
    file => file.endsWith('.js') && readFileSync(join(ASSETS, file), 'utf8').includes(name),
  )

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

/** Lets what the server says to a page wait, from its next load on: then it hears of several moves at once, however slow they are made. */
async function holdable(page: Page): Promise<{ hold(): void; release(): void }> {
  let held: (() => void)[] | undefined
  await page.routeWebSocket(/socket\.io/, socket => {
    const server = socket.connectToServer()
    server.onMessage(message => {
      const pass = () => socket.send(message)
      // The server's heartbeat goes through: who does not answer it is cut off.
      if (held && message !== '2') held.push(pass)
      else pass()
    })
  })
  return {
    hold: () => {
      held = []
    },
    release: () => {
      for (const pass of held!) pass()
      held = undefined
    },
  }
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

const onSource = (person: Person) => move(person, 'placeToken', { token: 'token:creature', place: 'place:9' })

describeInBrowser('browser: the table', function () {
  this.timeout(240_000)
  let here: Visit
  beforeEach(async () => {
    here = await visit()
  })
  afterEach(() => here?.end())

  const openPanel = (person: Person, name: string) =>
    person.pressOn(
      person.page.getByRole('navigation', { name: person.words.table.panels }).getByRole('button', { name }),
    )
  /** Begins to play at once, against bots. */
  async function playsNow(person: Person): Promise<void> {
    await person.page.goto(here.server.url)
    await person.playsNow()
    await deskOf(person).waitFor()
  }

  /** Another page of the same person. */
  async function twin({ page, look }: Person): Promise<Person> {
    return new Person(await page.context().newPage(), look)
  }

  /** Ada as the Creature and Bea, in round 1. */
  async function round1(
    first: Look,
    second: Look,
    options: BrowserContextOptions = {},
  ): Promise<{ ada: Person; bea: Person }> {
    const ada = await regular(here, first)
    const bea = await regular(here, second, options)
    await ada.page.addInitScript({ content: WATCH })
    await beginHunt(here.server.url, ada, bea)
    return { ada, bea }
  }

  flow(
    'tells whose turn it is in every way, and passes for those who want it',
    'enDesktop',
    async (first, second) => {
      const { ada, bea } = await round1(first, second)
      const { history, lobby, settings, table } = ada.words
      await openPanel(ada, table.more)
      await ada.turn(settings.sound)
      await ada.turn(settings.notify)
      await until(async () => (await watched(ada.page)).notes.length === 1, 'a first one, to see')
      // A panel closes with the button that has opened it.
      await openPanel(ada, table.more)
      await signals(ada.page, true)
      await signals(bea.page, true)

      await ada.pressOn(deskOf(ada).getByRole('button', { name: table.autoPass }))
      await deskOf(ada).getByText(table.standing).waitFor()
      await signals(ada.page, false)
      await ada.page.evaluate(() => {
        ;(globalThis as unknown as { watched: Watched }).watched.hidden = true
      })
      const player = new PagePlayer(bea.page, bea.words, 7)
      await playUntil([player], async () => (await bea.page.title()).startsWith('●') === false)
      await signals(ada.page, true)
      await until(async () => (await watched(ada.page)).notes.length === 2, 'the note')
      const told = await watched(ada.page)
      expect(told.chimes).to.equal(1)
      const [asked] = (await word(ada, 'ask.place')).split('{{')
      expect(told.notes[1]).to.include(asked)

      // As it is called inside of a sentence.
      const named = { key: '· {{token}}', params: { token: 'token:creature' } }
      const token = (await gameSays('not-alone', first.language, named)).slice(2)
      await ada.pressOn(deskOf(ada).getByRole('button', { name: token, exact: true }))
      await ada.isSound('text-of-a-thing')
      await ada.page.keyboard.press('Escape')
      const place = deskOf(ada).getByRole('button', { name: new RegExp(`^${await onSource(ada)}`) })
      await place.focus()
      await ada.page.keyboard.press('Enter')
      await place.waitFor({ state: 'detached' })
      await ada.page.waitForFunction(
        name => document.activeElement?.closest('section')?.getAttribute('aria-label') === name,
        table.toDo,
      )
      await press(ada, await move(ada, 'endPlacement'))
      const round2 = says(table.round, { round: 2 })
      await playUntil([player], async () => (await ada.page.getByText(round2).count()) > 1)
      await deskOf(ada).getByText(table.standing).waitFor({ state: 'detached' })

      await openPanel(ada, table.log)
      const lines = await ada.page
        .getByRole('region', { name: table.log })
        .getByRole('listitem')
        .allInnerTexts()
      const mark = lines.indexOf(table.newSince)
      const reveals = saying((await word(ada, 'log.reveals')).replace('{{seat}}', ''))
      const explored = lines.findIndex(words => reveals.test(words))
      expect(mark, 'what happened while I passed is new to me').to.be.above(0).and.below(explored)
      await ada.press('button', history.lastTurn)
      await deskOf(ada).getByText(saying(history.past)).waitFor()

      await ada.press('link', table.backLabel)
      await ada.page.getByText(lobby.row.waitingYou).waitFor()
      await signals(ada.page, true)
      expect(here.troubles).to.deep.equal([])
    },
  )

  flow(
    'has either the list of moves in sight or what lies over the field, where both have no room',
    ['jaPhone', 'enDesktop'],
    async look => {
      const ada = await newcomer(here, look)
      const { table } = ada.words
      await playsNow(ada)
      const list = deskOf(ada).locator('.sb-ways')
      const log = ada.page.getByRole('complementary', { name: table.log })
      const [opens, closes] = [table.showActions, table.hideActions].map(name =>
        deskOf(ada).getByRole('button', { name }),
      )
      await ada.pressOn(opens!)
      await closes!.waitFor()
      await openPanel(ada, table.log)
      await log.waitFor()
      await (look.phone ? opens : closes)!.waitFor()
      expect(await list.isVisible()).to.equal(!look.phone)
      await ada.isSound('log-and-list')
      await (look.phone ? ada.pressOn(opens!) : ada.page.keyboard.press('Escape'))
      await log.waitFor({ state: 'detached' })
      await closes!.waitFor()
      expect(await list.isVisible()).to.equal(true)
      expect(here.troubles).to.deep.equal([])
    },
  )

  flow(
    'gives a past moment an address, which others open with what they know',
    'jaPhone',
    async (first, second) => {
      const { ada, bea } = await round1(first, second)
      const { origin, pathname } = new URL(bea.page.url())
      const now = (person: Person) => deskOf(person).getByRole('button', { name: person.words.history.now })
      await bea.page.goto(`${origin}${pathname}?step=0`)
      await bea.pressOn(now(bea).first())
      await isTurnOf(bea)
      expect(new URL(bea.page.url()).search).to.equal('')
      await ada.page.goto(`${origin}${pathname}?step=99`)
      await deskOf(ada).waitFor()
      expect(await now(ada).count(), 'no such moment yet').to.equal(0)
      expect(here.troubles).to.deep.equal([])
    },
  )

  flow(
    'keeps what is half chosen over a reload, and shows it on another page of the seat',
    'jaDesktop',
    async (first, second) => {
      const { bea } = await round1(first, second)
      const lock = await move(bea, 'lockPlaces', { places: ['place:1'] })
      const drafted = async (person: Person) => {
        await person.pressOn(deskOf(person).getByRole('button', { name: person.words.table.showActions }))
        await deskOf(person).locator('[aria-current=true]', { hasText: lock }).waitFor()
      }
      const other = await twin(bea)
      await other.page.goto(bea.page.url())
      const name = await word(bea, 'place.1.name')
      const lair = ({ page }: Person) => page.getByRole('button', { name, pressed: false }).first()
      await lair(other).waitFor()
      await bea.pressOn(lair(bea))
      await drafted(bea)
      await drafted(other)
      await bea.page.reload()
      await drafted(bea)
      expect(here.troubles).to.deep.equal([])
    },
  )

  flow(
    'gives nothing away that the board is still showing, and says that the turn comes',
    'enPhone',
    async (first, second) => {
      const { ada, bea } = await round1(first, second, { reducedMotion: 'no-preference' })
      const { settings, table } = bea.words
      const line = await holdable(bea.page)
      await bea.page.reload()
      await openPanel(bea, table.more)
      await bea.choose(settings.speed, 'slow')
      // What lies over the field of a phone is out of its way.
      if (second.phone) await bea.page.keyboard.press('Escape')
      // The same seat on a page without motion.
      const still = await twin(bea)
      await still.page.emulateMedia({ reducedMotion: 'reduce' })
      await still.page.goto(bea.page.url())
      await press(bea, await move(bea, 'lockPlaces', { places: ['place:1'] }))
      await press(ada, new RegExp(`^${await move(ada, 'pass')}$`))
      await deskOf(bea)
        .getByText(await word(bea, 'waiting.place'))
        .waitFor()
      // Seen and skipped within the page: a slow machine would come when all is shown.
      const held = bea.page.evaluate(skipWhatIsHeld, table)
      line.hold()
      await press(ada, new RegExp(`^${await onSource(ada)}`))
      await press(ada, await move(ada, 'endPlacement'))
      await isTurnOf(still)
      line.release()
      const [before, after] = await held
      expect(before, 'the token is landing').to.deep.equal({
        isPlaying: true,
        isTold: false,
        isMarked: false,
      })
      expect(after, 'the rest is not shown one by one').to.deep.include({ isPlaying: false, isTold: true })
      await signals(bea.page, true)
      expect(here.troubles).to.deep.equal([])
    },
  )

  flow(
    'is told of by the service worker where pages may not notify, and a click leads back to the table',
    'jaPhone',
    async look => {
      const ada = await newcomer(here, look, WITH_WORKER)
      const { page, words } = ada
      const { settings, table } = words
      await page.addInitScript({ content: AS_ON_ANDROID })
      await playsNow(ada)
      await openPanel(ada, table.more)
      await ada.turn(settings.notify)
      await page.getByText(settings.notifyDenied).waitFor()
      await ada.isSound('notify-denied')
      const context = page.context()
      const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
      expect(worker.url()).to.equal(`${here.server.url}/notifications.js`)

      await worker.evaluate(NOTED)
      await ada.turn(settings.notify)
      await page.getByText(settings.notifyDenied).waitFor({ state: 'detached' })
      expect(await page.getByLabel(settings.notify).isChecked()).to.equal(true)
      const mine = await worker.evaluate<string>('last.data.page')
      const told = `${words.brand}: ${settings.notifyTrial}`
      expect(await worker.evaluate(CLICK)).to.deep.equal([told, 'close', `focus ${mine}`])
      const { pathname } = new URL(page.url())
      await page.goto(`${here.server.url}/credits`)
      expect(await worker.evaluate(CLICK), 'its page is closed').to.deep.equal(['close', `open ${pathname}`])
      expect(here.troubles).to.deep.equal([])
    },
  )

  flow(
    'copies links on pages that have no clipboard, as in a home network',
    'enDesktop',
    async (first, second) => {
      const ada = await newcomer(here, first)
      const { page, words } = ada
      const { room, settings, table } = words
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await playsNow(ada)
      await openPanel(ada, table.more)
      await ada.press('button', settings.seatLinkCopy)
      await page.getByRole('button', { name: room.copied }).waitFor()
      expect(await page.getByLabel(settings.seatLink).getAttribute('type')).to.equal('password')
      await openPanel(ada, table.chat)
      const field = page.getByLabel(table.chatLabel)
      await ada.tabTo(field)
      await page.keyboard.press('Control+V')
      const link = await field.inputValue()
      expect(link).to.match(/\/table\/\S+#seat=0&key=/)

      const other = await newcomer(here, second)
      await other.page.goto(link)
      await other.page.getByText(other.words.table.you, { exact: true }).first().waitFor()
      expect(other.page.url(), 'the key is out of sight').not.to.include('key=')
    },
  )

  /** The server has a port of its own, and comes back there. */
  async function comesBackAt(): Promise<number> {
    const port = await freePort()
    here.server = await here.server.restart({ config: { port } })
    return port
  }

  flow('goes on where it was after the server was away', 'jaDesktop', async (first, second) => {
    const port = await comesBackAt()
    const { ada } = await round1(first, second)
    const { table } = ada.words
    await here.server.stop()
    await ada.page.getByText(table.reconnecting).waitFor()
    await ada.isSound('reconnecting')
    const pass = deskOf(ada).getByRole('button', { name: table.autoPass })
    expect(await pass.isDisabled(), 'nothing can be sent').to.equal(true)
    here.server = await here.server.restart({ config: { port } })
    await ada.page.getByText(table.reconnecting).waitFor({ state: 'detached' })
    await ada.pressOn(pass)
    await deskOf(ada)
      .getByText(await word(ada, 'waiting.explore'))
      .waitFor()
  })

  flow(
    'says that the rules have changed where the server comes back with others, also to whoever opens it then',
    'enPhone',
    async (first, second) => {
      const port = await comesBackAt()
      const { ada, bea } = await round1(first, second)
      const games = await Promise.all(Object.values(catalogue).map(({ load }) => load()))
      const others = games.map(game => ({
        ...game,
        meta: { ...game.meta, rulesVersion: game.meta.rulesVersion + 1 },
        // They know no way on from the rules before.
        migrate: () => undefined,
      }))
      here.server = await here.server.restart({ games: others, config: { port } })
      await deskOf(ada).getByText(ada.words.problem.rulesChanged).waitFor()
      await ada.isSound('rules-changed')
      await bea.page.reload()
      await bea.page.getByRole('heading', { name: bea.words.rules.title }).waitFor()
      await bea.isSound('rules-changed-before')
      await bea.press('link', bea.words.notFound.home)
      await bea.page.getByRole('heading', { name: bea.words.lobby.title }).waitFor()
      // With the rules from before it goes on.
      here.server = await here.server.restart({ games, config: { port } })
      await ada.page.reload()
      await isTurnOf(ada)
    },
  )

  flow('loads itself anew when an update has taken away what it was made of', 'enPhone', async look => {
    const ada = await newcomer(here, look)
    const { page, words } = ada
    await page.goto(here.server.url)
    await page.getByRole('button', { name: words.lobby.playNow }).first().waitFor()
    let isGone = true
    // Not `times: 1`: what else is on its way when the browser stops asking may never come.
    await page.route('**/assets/TablePage-*.js', async route => {
      if (!isGone) return route.continue()
      isGone = false
      await route.fulfill({ status: 404 })
    })
    await ada.playsNow()
    await deskOf(ada).waitFor()
  })

  flow('is played by the list of moves where its board does not come, and says so', 'jaPhone', async look => {
    const ada = await newcomer(here, look)
    const { page, words } = ada
    const lost = boardFiles('na-space')
    expect(lost).not.to.deep.equal([])
    await page.route(
      ({ pathname }) => lost.some(file => pathname === `/assets/${file}`),
      route => route.fulfill({ status: 503 }),
    )
    await page.goto(here.server.url)
    await ada.playsNow()
    await page.getByRole('alert').getByText(words.table.boardBroken).waitFor()
    await until(async () => (await deskOf(ada).getByRole('button').count()) > 0, 'something to choose')
    await ada.isSound('without-board')
    await page.context().close()
  })
})
