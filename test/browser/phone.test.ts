import { expect } from 'chai'
import { describeInBrowser, type Visit, visit } from '../support/browser/index.ts'
import { overflow, violations } from './axe.ts'
import { PagePlayer, playUntil, WORDS } from './player.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

describeInBrowser('browser: on a phone, and in Japanese', function () {
  this.timeout(240_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  it('plays against bots at 360 pixels without scrolling sideways', async () => {
    const { lobby, table } = WORDS.en
    const page = await here.window(PHONE)
    await page.goto(here.server.url)
    expect(await overflow(page), 'the lobby').to.equal(0)
    await page.getByRole('button', { name: lobby.playNow }).first().click()
    await page.getByRole('region', { name: table.toDo, exact: true }).waitFor()
    const player = new PagePlayer(page, WORDS.en, 3)
    let acts = 0
    await playUntil([player], async () => {
      if (acts % 5 === 0) expect(await overflow(page), `after ${acts} acts`).to.equal(0)
      acts += 1
      return acts > 25 || player.isOver()
    })
    expect(await violations(page)).to.deep.equal([])
    expect(here.troubles).to.deep.equal([])
  })

  it('speaks Japanese throughout', async () => {
    const { lobby, result, table } = WORDS.ja
    const page = await here.window({ locale: 'ja-JP' })
    await page.goto(here.server.url)
    await page.locator('html[lang=ja]').waitFor({ state: 'attached' })
    await page.getByRole('button', { name: lobby.playNow }).first().click()
    await page.getByRole('region', { name: table.toDo, exact: true }).waitFor()
    const player = new PagePlayer(page, WORDS.ja, 5)
    const seen: string[] = []
    await playUntil(
      [player],
      async () => {
        seen.push(await page.locator('main').innerText())
        return seen.length > 30 || player.isOver()
      },
      { avoid: /戻して選び直す|取り戻して/ },
    )
    for (const words of seen) {
      expect(words).to.match(/[ぁ-んァ-ヶ一-龠]/)
      expect(words, 'a text key').not.to.match(/\b(log|ask|waiting|refusal|move|board|table)\.\w+/)
      expect(words, 'an unfilled place in a text').not.to.include('{{')
    }
    expect(result.heading).to.be.a('string')
    expect(here.troubles).to.deep.equal([])
  })
})
