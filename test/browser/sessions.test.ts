import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { until } from '../lobby/support/guest.ts'
import { describeInBrowser, known, type Visit, visit } from '../support/browser/index.ts'
import { flow, type Look } from './looks.ts'
import { newcomer, Person } from './person.ts'
import { saying, says } from './says.ts'

describeInBrowser('browser: sessions and personal links', function () {
  this.timeout(120_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  /** Another browser with the cookies of somebody: a device that was lost, say. */
  async function twin({ page }: Person, look: Look): Promise<Person> {
    const other = await newcomer(here, look)
    await other.page.context().addCookies(await page.context().cookies())
    return other
  }
  const renamed = async (person: Person, name: string) => {
    const { page, words } = person
    await page.goto(`${here.server.url}/name`)
    // What comes into the field by itself has come.
    await page.getByRole('link', { name: saying(words.top.name) }).waitFor()
    await person.fill(words.name.label, name)
    await page.getByRole('link', { name, exact: false }).waitFor()
  }
  /** What a page asks there first reaches the server when it is released. */
  async function held(page: Page, path: string): Promise<{ release(): void }> {
    let release = () => {}
    const released = new Promise<void>(resolve => {
      release = resolve
    })
    let isFirst = true
    // Not `times: 1`: the browser lets go of what it holds when nothing more is to be held.
    await page.route(path, async route => {
      if (isFirst) {
        isFirst = false
        await released
      }
      await route.continue()
    })
    return { release }
  }
  const nameOf = ({ page, words }: Person, name: string) =>
    page.getByRole('link', { name: says(words.top.name, { name }) })
  const isCalm = () =>
    expect(here.troubles.splice(0).filter(trouble => !trouble.includes('401'))).to.deep.equal([])
  const leave = (...people: Person[]) => Promise.all(people.map(({ page }) => page.context().close()))

  flow('ends other sessions on the page of the name', 'enDesktop', async (first, second) => {
    const ada = await newcomer(here, first)
    const { away, name: names } = ada.words
    await ada.page.goto(here.server.url)
    await renamed(ada, 'Ada')
    const lost = await twin(ada, second)
    await lost.page.goto(here.server.url)
    await nameOf(lost, 'Ada').waitFor()
    await ada.page.goto(`${here.server.url}/name`)
    await ada.press('button', names.endSessions)
    await ada.page.getByText(names.sessionsEnded).waitFor()
    expect(await ada.page.getByText(away.banner).count(), 'the page that asks is not disturbed').to.equal(0)
    await ada.isSound('sessions-ended')
    await ada.page.reload()
    await nameOf(ada, 'Ada').waitFor()
    // The page that is open elsewhere says what happened, and leads to where one comes back.
    const { account, session } = lost.words
    const said = lost.page.getByRole('dialog', { name: says(session.title, { was: 'Ada' }) })
    await said.waitFor()
    await lost.page.keyboard.press('Escape')
    await lost.isSound('session-ended')
    await lost.press('button', session.signIn)
    await lost.page.getByRole('heading', { name: account.comeBack }).waitFor()
    await lost.page.goto(here.server.url)
    await nameOf(lost, 'Ada').waitFor({ state: 'detached' })
    await lost.page.getByRole('link', { name: saying(lost.words.top.name) }).waitFor()
    // The lost device may have asked for its tables once more.
    isCalm()
    await leave(ada, lost)
  })

  flow('says on the other pages of a browser that it has forgotten somebody', 'jaPhone', async look => {
    const bea = await newcomer(here, look)
    await bea.page.goto(`${here.server.url}/account`)
    const other = new Person(await bea.page.context().newPage(), look)
    const { account, lobby, session } = bea.words
    await other.page.goto(here.server.url)
    await known(other.page)
    await other.page.getByRole('button', { name: lobby.playNow }).first().waitFor()
    await bea.press('button', account.leave)
    const said = other.page.getByRole('dialog')
    await said.getByText(saying(session.lead)).waitFor()
    await other.isSound('session-left')
    await other.pressOn(said.getByRole('button', { name: saying(session.goOn) }))
    await said.waitFor({ state: 'detached' })
    expect(await bea.page.getByRole('dialog').count(), 'the page that asked for it knows').to.equal(0)
    isCalm()
    await leave(bea)
  })

  flow('takes a name before the server has said who it is', 'jaDesktop', async look => {
    const bea = await newcomer(here, look)
    const { name: names } = bea.words
    const first = await held(bea.page, '**/api/me')
    await bea.page.goto(`${here.server.url}/name`)
    await bea.page.getByLabel(names.label, { exact: true }).fill('Bea')
    const saved = bea.page.waitForResponse(answer => answer.request().method() === 'PATCH')
    await bea.press('button', names.save)
    first.release()
    expect((await saved).status()).to.equal(200)
    // There is nothing of ours to go back to.
    await bea.page.waitForURL(`${here.server.url}/`)
    await nameOf(bea, 'Bea').waitFor()
    expect(here.troubles.splice(0)).to.deep.equal([])
  })

  flow(
    'makes a new personal link in the settings of the table, and takes the seat from whoever had the old one',
    'enPhone',
    async (first, second) => {
      const ada = await newcomer(here, first)
      const { settings, table } = ada.words
      await ada.page.goto(here.server.url)
      await renamed(ada, 'עדה')
      await ada.page.goto(here.server.url)
      await ada.playsNow()
      await ada.press('button', table.more)
      const link = ada.page.getByLabel(settings.seatLink)
      const old = await link.inputValue()
      const other = await newcomer(here, second)
      await other.page.goto(old)
      await other.page.getByText(other.words.table.you, { exact: true }).first().waitFor()

      await ada.press('button', settings.renewLink)
      await ada.page.getByText(settings.renewLinkSure).waitFor()
      expect(await link.inputValue()).to.equal(old)
      await ada.isSound('new-link-sure')
      await ada.press('button', settings.renewLinkAct)
      await ada.page.getByText(settings.renewLinkDone).waitFor()
      await until(async () => (await link.inputValue()) !== old, 'the new link')
      const { problem, table: lost } = other.words
      await other.page
        .getByText(problem.notYourSeat)
        .or(other.page.getByText(lost.watching))
        .first()
        .waitFor()
      await ada.isSound('new-link')
      await other.isSound('seat-lost')

      await ada.press('button', table.chat)
      await ada.fill(table.chatLabel, 'שלום 123 abc')
      const said = ada.page.getByRole('log', { name: table.chat }).locator('bdi')
      await said.nth(1).waitFor()
      expect(await said.allTextContents()).to.deep.equal(['עדה', 'שלום 123 abc'])
      await ada.isSound('chat')
      expect(here.troubles.splice(0)).to.deep.equal([])
      await leave(ada, other)
    },
  )

  flow(
    'lets two players talk in private, and shows who has said something',
    'jaDesktop',
    async (first, second) => {
      const [ada, bea] = [await newcomer(here, first), await newcomer(here, second)]
      for (const { page } of [ada, bea]) await page.goto(here.server.url)
      await known(ada.page)
      const headers = { origin: here.server.url }
      const data = { game: 'race-for-the-galaxy', seats: 2, privateTalk: true }
      const { id } = await (
        await ada.page.request.post(`${here.server.url}/api/rooms`, { data, headers })
      ).json()
      await bea.page.goto(`${here.server.url}/table/${id}`)
      await bea.sitsDown()
      await ada.page.goto(`${here.server.url}/table/${id}`)
      await ada.press('button', ada.words.room.start)
      const chatOf = ({ page, words: { table } }: Person) =>
        page.getByRole('navigation', { name: table.panels }).getByRole('button', { name: table.chat })
      const toOther = async (person: Person) => {
        const { page, words } = person
        const channels = page.getByRole('toolbar', { name: words.table.channels }).getByRole('button')
        await person.pressOn(channels.nth(1))
      }
      await ada.pressOn(chatOf(ada))
      await toOther(ada)
      const field = ada.page.getByRole('textbox')
      await ada.tabTo(field)
      await field.fill('Only for you')
      await ada.page.keyboard.press('Enter')
      await chatOf(bea).getByText('1').waitFor()
      await bea.pressOn(chatOf(bea))
      await bea.page.getByText(bea.words.table.chatEmpty).waitFor()
      await toOther(bea)
      await bea.page.getByRole('log').getByText('Only for you').waitFor()
      await until(async () => !(await chatOf(bea).innerText()).includes('1'), 'nothing unread')
      await ada.isSound('whisper-said')
      await bea.isSound('whisper')
      expect(here.troubles.splice(0)).to.deep.equal([])
      await leave(ada, bea)
    },
  )

  describe('where there are many tables', () => {
    let add: (title: string) => Promise<void>
    before(async () => {
      const host = await here.window()
      await host.goto(here.server.url)
      await known(host)
      const headers = { origin: here.server.url }
      add = async title => {
        const data = { game: 'not-alone', seats: 2, title }
        const added = await host.request.post(`${here.server.url}/api/rooms`, { data, headers })
        expect(added.ok(), await added.text()).to.equal(true)
      }
      for (let i = 0; i < 120; i++) await add(`Table ${i}`)
    })

    flow('shows older tables page by page, beyond those of which it is told', 'enPhone', async look => {
      const reader = await newcomer(here, look)
      const { page, words } = reader
      const { lobby } = words
      await page.goto(`${here.server.url}/tables`)
      const tables = page.getByRole('region', { name: lobby.live }).getByRole('link')
      const called = (title: string) =>
        tables.and(page.getByRole('link', { name: new RegExp(`: ${title}$`) }))
      await reader.press('button', lobby.newest)
      await tables.nth(49).waitFor()
      expect(await tables.count()).to.equal(50)
      await reader.press('button', lobby.more)
      await tables.nth(99).waitFor()
      await reader.press('button', lobby.more)
      await called('Table 0').waitFor()
      await add(`The newest, ${look.title}`)
      await called(`The newest, ${look.title}`).waitFor()
      // Displaced from the page of which it is told, and still there.
      await called('Table 70').waitFor()
      expect(await page.getByRole('button', { name: lobby.more }).count()).to.equal(0)
      await reader.isSound('many-tables')
      expect(here.troubles.splice(0)).to.deep.equal([])
      await leave(reader)
    })
  })

  it('can be installed on a device, as a window of its own', async () => {
    const page = await here.window()
    await page.goto(here.server.url)
    const devtools = await page.context().newCDPSession(page)
    const { url, data = '{}', errors } = await devtools.send('Page.getAppManifest')
    expect([url, errors]).to.deep.equal([`${here.server.url}/app.webmanifest`, []])
    const { start_url: start, display, icons } = JSON.parse(data)
    // Addresses in it are meant from where it lies.
    expect([new URL(start, url).href, display]).to.deep.equal([`${here.server.url}/`, 'standalone'])
    for (const { src, type } of icons) {
      const answer = await page.request.get(new URL(src, url).href)
      expect([answer.status(), answer.headers()['content-type']]).to.deep.equal([200, type])
    }
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(({ errorId }) => errorId)).to.deep.equal([])
  })
})
