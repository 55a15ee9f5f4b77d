import { expect } from 'chai'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { until } from '../lobby/support/guest.ts'
import { describeInBrowser, known, type Visit, visit } from '../support/browser/index.ts'
import { violations } from './axe.ts'
import { WORDS } from './player.ts'

const { account, away, lobby, name: names, problem, room, session, settings, table, top } = WORDS.en

describeInBrowser('browser: sessions and personal links', function () {
  this.timeout(120_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  /** Another browser with the cookies of a page: a device that was lost, say. */
  async function twin(page: Page, options: BrowserContextOptions = {}): Promise<Page> {
    const other = await here.window(options)
    await other.context().addCookies(await page.context().cookies())
    return other
  }
  const renamed = async (page: Page, name: string) => {
    await page.goto(`${here.server.url}/name`)
    // What comes into the field by itself has come.
    await page.getByRole('link', { name: /Change name/ }).waitFor()
    await page.getByLabel(names.label, { exact: true }).fill(name)
    await page.getByRole('button', { name: names.save }).click()
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
  const nameOf = (page: Page, name: string) =>
    page.getByRole('link', { name: top.name.replace('{{name}}', name) })

  it('ends other sessions on the page of the name', async () => {
    const ada = await here.window()
    await ada.goto(here.server.url)
    await renamed(ada, 'Ada')
    const lost = await twin(ada)
    await lost.goto(here.server.url)
    await nameOf(lost, 'Ada').waitFor()
    await ada.goto(`${here.server.url}/name`)
    await ada.getByRole('button', { name: names.endSessions }).click()
    await ada.getByText(names.sessionsEnded).waitFor()
    expect(await ada.getByText(away.banner).count(), 'the page that asks is not disturbed').to.equal(0)
    expect(await violations(ada)).to.deep.equal([])
    await ada.reload()
    await nameOf(ada, 'Ada').waitFor()
    // The page that is open elsewhere says what happened, and leads to where one comes back.
    const said = lost.getByRole('dialog', { name: session.title.replace('{{was}}', 'Ada') })
    await said.waitFor()
    await lost.keyboard.press('Escape')
    expect(await violations(lost)).to.deep.equal([])
    if (process.env.SHOTS) await lost.screenshot({ path: `${process.env.SHOTS}/session-ended.png` })
    await said.getByRole('button', { name: session.signIn }).press('Enter')
    await lost.getByRole('heading', { name: account.comeBack }).waitFor()
    await lost.goto(here.server.url)
    await lost.getByRole('link', { name: /[A-Z][a-z]+ \d\d/ }).waitFor()
    // The lost device may have asked for its tables once more.
    expect(here.troubles.splice(0).filter(trouble => !trouble.includes('401'))).to.deep.equal([])
  })

  it('says on the other pages of a browser that it has forgotten somebody', async () => {
    const bea = await here.window({ viewport: { width: 360, height: 740 }, locale: 'ja-JP' })
    const { ja } = WORDS
    await bea.goto(`${here.server.url}/account`)
    const other = await bea.context().newPage()
    await other.goto(here.server.url)
    await known(other)
    await other.getByRole('button', { name: ja.lobby.playNow }).first().waitFor()
    await bea.getByRole('button', { name: ja.account.leave }).click()
    const said = other.getByRole('dialog')
    await said.getByText(/セッションが終了されたか/).waitFor()
    if (process.env.SHOTS) await other.screenshot({ path: `${process.env.SHOTS}/session-left-ja.png` })
    expect(await violations(other)).to.deep.equal([])
    await said.getByRole('button', { name: /として続ける$/ }).click()
    await said.waitFor({ state: 'detached' })
    expect(await bea.getByRole('dialog').count(), 'the page that asked for it knows').to.equal(0)
    expect(here.troubles.splice(0).filter(trouble => !trouble.includes('401'))).to.deep.equal([])
  })

  it('takes a name before the server has said who it is', async () => {
    const bea = await here.window()
    const first = await held(bea, '**/api/me')
    await bea.goto(`${here.server.url}/name`)
    await bea.getByLabel(names.label, { exact: true }).fill('Bea')
    const saved = bea.waitForResponse(answer => answer.request().method() === 'PATCH')
    await bea.getByRole('button', { name: names.save }).click()
    first.release()
    expect((await saved).status()).to.equal(200)
    // There is nothing of ours to go back to.
    await bea.waitForURL(`${here.server.url}/`)
    await nameOf(bea, 'Bea').waitFor()
    expect(here.troubles.splice(0)).to.deep.equal([])
  })

  it('makes a new personal link in the settings of the table, and takes the seat from whoever had the old one', async () => {
    const ada = await here.window({ viewport: { width: 360, height: 740 } })
    await ada.goto(here.server.url)
    await renamed(ada, 'עדה')
    await ada.goto(here.server.url)
    await ada.getByRole('button', { name: lobby.playNow }).first().click()
    const panels = ada.getByRole('navigation', { name: table.panels })
    await panels.getByRole('button', { name: table.more }).click()
    const link = ada.getByLabel(settings.seatLink)
    const old = await link.inputValue()
    const phone = await here.window()
    await phone.goto(old)
    await phone.getByText(table.you, { exact: true }).first().waitFor()

    const renew = ada.getByRole('button', { name: settings.renewLink })
    await renew.click()
    await ada.getByText(settings.renewLinkSure).waitFor()
    expect(await link.inputValue()).to.equal(old)
    await renew.click()
    await ada.getByText(settings.renewLinkDone).waitFor()
    await until(async () => (await link.inputValue()) !== old, 'the new link')
    await phone.getByText(problem.notYourSeat).or(phone.getByText(table.watching)).first().waitFor()
    expect(await violations(ada)).to.deep.equal([])

    await panels.getByRole('button', { name: table.chat }).click()
    await ada.getByRole('textbox', { name: table.chatLabel }).fill('שלום 123 abc')
    await ada.getByRole('button', { name: table.chatSend }).click()
    const said = ada.getByRole('log', { name: table.chat }).locator('bdi')
    await said.nth(1).waitFor()
    expect(await said.allTextContents()).to.deep.equal(['עדה', 'שלום 123 abc'])
    expect(here.troubles).to.deep.equal([])
  })

  it('lets two players talk in private, and shows who has said something', async () => {
    const [ada, bea] = [await here.window(), await here.window({ viewport: { width: 360, height: 740 } })]
    for (const page of [ada, bea]) await page.goto(here.server.url)
    await known(ada)
    const headers = { origin: here.server.url }
    const data = { game: 'race-for-the-galaxy', seats: 2, privateTalk: true }
    const { id } = await (await ada.request.post(`${here.server.url}/api/rooms`, { data, headers })).json()
    await bea.goto(`${here.server.url}/table/${id}`)
    await bea
      .getByRole('button', { name: /^Sit here/ })
      .first()
      .click()
    await bea.getByRole('button', { name: room.setReady }).click()
    await ada.goto(`${here.server.url}/table/${id}`)
    await ada.getByRole('button', { name: room.start, exact: true }).click()
    const chatOf = (page: Page) =>
      page.getByRole('navigation', { name: table.panels }).getByRole('button', { name: table.chat })
    const channels = (page: Page) => page.getByRole('toolbar', { name: table.channels }).getByRole('button')
    await chatOf(ada).click()
    await channels(ada).nth(1).click()
    await ada.getByRole('textbox').fill('Only for you')
    await ada.getByRole('button', { name: table.chatSend }).click()
    await chatOf(bea).getByText('1').waitFor()
    await chatOf(bea).click()
    await bea.getByText(table.chatEmpty).waitFor()
    await channels(bea).nth(1).click()
    await bea.getByRole('log').getByText('Only for you').waitFor()
    await until(async () => !(await chatOf(bea).innerText()).includes('1'), 'nothing unread')
    expect(await violations(bea)).to.deep.equal([])
    expect(here.troubles).to.deep.equal([])
  })

  it('shows older tables page by page, beyond those of which it is told', async () => {
    const host = await here.window()
    await host.goto(here.server.url)
    await known(host)
    const headers = { origin: here.server.url }
    const add = async (title: string) => {
      const data = { game: 'not-alone', seats: 2, title }
      const added = await host.request.post(`${here.server.url}/api/rooms`, { data, headers })
      expect(added.ok(), await added.text()).to.equal(true)
    }
    for (let i = 0; i < 120; i++) await add(`Table ${i}`)
    const page = await here.window({ viewport: { width: 360, height: 740 } })
    await page.goto(here.server.url)
    const tables = page.getByRole('region', { name: lobby.live }).getByRole('link')
    const called = (title: string) => tables.and(page.getByRole('link', { name: new RegExp(`: ${title}$`) }))
    const show = (name: string) => page.getByRole('button', { name, exact: true }).click()
    await show(lobby.newest)
    await tables.nth(49).waitFor()
    expect(await tables.count()).to.equal(50)
    await show(lobby.more)
    await tables.nth(99).waitFor()
    await show(lobby.more)
    await called('Table 0').waitFor()
    await add('The newest')
    await called('The newest').waitFor()
    // Displaced from the page of which it is told, and still there.
    await called('Table 70').waitFor()
    expect(await page.getByRole('button', { name: lobby.more }).count()).to.equal(0)
    expect(await violations(page)).to.deep.equal([])
    expect(here.troubles).to.deep.equal([])
  })

  it('can be installed on a device, as a window of its own', async () => {
    const page = await here.window()
    await page.goto(here.server.url)
    const devtools = await page.context().newCDPSession(page)
    const { url, data = '{}', errors } = await devtools.send('Page.getAppManifest')
    expect([url, errors]).to.deep.equal([`${here.server.url}/app.webmanifest`, []])
    const { start_url: start, display, icons } = JSON.parse(data)
    expect([start, display]).to.deep.equal(['/', 'standalone'])
    for (const { src, type } of icons) {
      const answer = await page.request.get(here.server.url + src)
      expect([answer.status(), answer.headers()['content-type']]).to.deep.equal([200, type])
    }
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.map(({ errorId }) => errorId)).to.deep.equal([])
  })
})
