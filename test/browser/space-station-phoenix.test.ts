import { expect } from 'chai'
import type { Locator, Page } from 'playwright-core'
import { en } from '../../games/space-station-phoenix/text/en.ts'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { overflow, violations } from './axe.ts'
import { STUCK, WORDS } from './player.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const GAME = 'space-station-phoenix'
const { board } = en

/** Somebody who plays at the board: presses what it offers, and confirms. */
class BoardPlayer {
  readonly console: Locator
  private readonly chance
  private readonly page: Page
  private readonly overHeading: string

  constructor(page: Page, language: 'en' | 'ja' = 'en', seed = 'browser') {
    this.page = page
    this.chance = chanceOf(seed)
    this.overHeading = WORDS[language].result.heading
    this.console = page.getByRole('region', { name: WORDS[language].table.toDo, exact: true })
  }

  async isOver(): Promise<boolean> {
    return (await this.page.getByRole('region', { name: this.overHeading }).count()) > 0
  }

  /** Presses one thing; false if there is nothing to press, or it was gone before it could be pressed. */
  async act(): Promise<boolean> {
    const onward = this.console.locator('.sp-onward:enabled')
    const pieces = this.console.locator(
      '.sp-ship[data-can], .sp-offer[data-can], .sp-die:not([aria-disabled])',
    )
    const cards = this.console.locator('.sp-card[data-can][aria-pressed=false]')
    const choices = this.console.locator('.sp-choice:not([aria-disabled], [aria-pressed=true])')
    const count = async (offers: Locator) => ((await offers.count()) > 0 ? [offers] : [])
    const offers = [...(await count(pieces)), ...(await count(cards)), ...(await count(choices))]
    const canGoOn = (await onward.count()) > 0
    if (canGoOn && (offers.length === 0 || this.chance.oneIn(3))) return this.press(onward.first())
    const from = offers[0]
    return from ? this.press(from.nth(this.chance.int(await from.count()))) : false
  }

  private async press(button: Locator): Promise<boolean> {
    try {
      await button.click({ timeout: 2000 })
      return true
    } catch {
      return false
    }
  }

  /** Acts until `done`. */
  async playUntil(done: () => Promise<boolean>, most = 900): Promise<number> {
    let acts = 0
    for (let acted = Date.now(); Date.now() - acted < STUCK; ) {
      if (await done()) return acts
      if (acts >= most) break
      if (await this.act()) {
        acts += 1
        acted = Date.now()
      } else {
        await this.page.waitForTimeout(50)
      }
    }
    throw new Error(`not done after ${acts} acts: ${await this.page.locator('main').innerText()}`)
  }
}

/** Opens a table with one bot through the lobby, with everything of the first game laid out. */
async function sitDown(page: Page, here: Visit, setup: 'firstGame' | 'draft'): Promise<void> {
  const { create, room } = WORDS.en
  await page.goto(`${here.server.url}/new/${GAME}`)
  await page.getByLabel(create.seats).selectOption('2')
  await page.getByLabel(en.option.shipSetup.name, { exact: true }).selectOption(setup)
  await page.getByRole('button', { name: create.submit }).click()
  await page.getByRole('button', { name: room.fill }).click()
  await page.getByRole('button', { name: room.start, exact: true }).click()
  await page.getByRole('region', { name: WORDS.en.table.toDo, exact: true }).waitFor()
}

/** No waiting for pieces that travel. */
const instant = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('starboard.settings', JSON.stringify({ speed: 'instant' })))

describeInBrowser('browser: Space Station Phoenix', function () {
  this.timeout(240_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  it('is played to its end at the board, and told', async () => {
    const page = await here.window()
    await instant(page)
    await sitDown(page, here, 'firstGame')
    const player = new BoardPlayer(page)
    await player.console.waitFor()
    expect(await violations(page), 'the table').to.deep.equal([])
    const acts = await player.playUntil(() => player.isOver())
    expect(acts).to.be.above(20)
    await page.getByRole('heading', { name: board.story.label }).waitFor()
    expect(await page.getByRole('table', { name: board.story.points }).getByRole('row').count()).to.equal(9)
    expect(await violations(page), 'the result').to.deep.equal([])
    expect(await overflow(page)).to.equal(0)
    expect(here.troubles).to.deep.equal([])
  })

  it('plans a turn, takes it back, and sends it only when it is confirmed', async () => {
    const page = await here.window({ colorScheme: 'light' })
    await instant(page)
    await sitDown(page, here, 'firstGame')
    const { console: turn } = new BoardPlayer(page)
    await turn.waitFor()
    const choice = (name: string) => turn.getByRole('button', { name: new RegExp(`^${name}`) })
    const plan = turn.getByRole('list', { name: board.console.plan }).getByRole('listitem')
    const log = page.locator('aside')
    await choice(board.type.diplomacy).click()
    await turn.locator('.sp-ship[data-can]').first().click()
    await choice(en.track.dismantle.name).click()
    // The headline of the desk follows the step; its second sentence is a hint that may be folded away.
    const [planned] = board.console.planned.split(/(?<=[.])/)
    await page.locator('.sb-ask .sb-asked', { hasText: planned }).waitFor()
    expect(await plan.count()).to.equal(2)
    await plan.nth(1).getByRole('button').click()
    expect(await plan.count(), 'the second step is taken back').to.equal(1)
    await choice(en.track.transport.name).click()
    await page.getByRole('button', { name: WORDS.en.table.log }).click()
    expect(await log.getByText('Courier').count(), 'nobody has seen anything').to.equal(0)
    await page.keyboard.press('Escape')
    await turn.getByRole('button', { name: board.console.confirm }).click()
    await page.getByRole('button', { name: WORDS.en.table.log }).click()
    await log.getByText('Courier').first().waitFor()
    await page
      .getByText(/advances to level \d on the Transport/)
      .first()
      .waitFor({ state: 'attached' })
    expect(here.troubles).to.deep.equal([])
  })

  it('is drafted and played on a phone without scrolling sideways', async () => {
    const page = await here.window(PHONE)
    await instant(page)
    await sitDown(page, here, 'draft')
    const player = new BoardPlayer(page, 'en', 'phone')
    let acts = 0
    await player.playUntil(async () => {
      expect(await overflow(page), `after ${acts} acts`).to.equal(0)
      acts += 1
      return acts > 60 || player.isOver()
    })
    const parts = page.getByRole('navigation', { name: board.area.label })
    for (const tab of Object.values(board.tab)) {
      await parts.getByRole('button', { name: tab }).click()
      expect(await overflow(page), tab).to.equal(0)
    }
    expect(await violations(page)).to.deep.equal([])
    expect(here.troubles).to.deep.equal([])
  })

  it('speaks Japanese throughout', async () => {
    const page = await here.window({ locale: 'ja-JP' })
    await instant(page)
    await page.goto(here.server.url)
    const { lobby, table } = WORDS.ja
    await page.locator(`[data-game="${GAME}"]`).getByRole('button', { name: lobby.playNow }).click()
    await page.getByRole('region', { name: table.toDo, exact: true }).waitFor()
    const player = new BoardPlayer(page, 'ja', 'japanese')
    const seen: string[] = []
    await player.playUntil(async () => {
      seen.push(await page.locator('main').innerText())
      return seen.length > 30 || player.isOver()
    })
    for (const words of seen) {
      expect(words).to.match(/[ぁ-んァ-ヶ一-龠]/)
      expect(words, 'a text key').not.to.match(/\b(log|ask|waiting|refusal|move|board|table)\.\w+/)
      expect(words, 'an unfilled place in a text').not.to.include('{{')
    }
    expect(here.troubles).to.deep.equal([])
  })
})
