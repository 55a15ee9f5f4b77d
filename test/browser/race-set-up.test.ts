import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { Live } from '../support/stage/live.ts'
import { openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'

const SIZES = {
  '1366x768': { viewport: { width: 1366, height: 768 } },
  '360x740': { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
}

describeInBrowser('browser: the set-up of Race for the Galaxy', function () {
  this.timeout(180_000)
  let stage: Stage
  let window: StageWindow
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())
  afterEach(() => window?.close())

  for (const [size, options] of Object.entries(SIZES))
    it(`shows what the cards of the hand do, and lets start world and hand be chosen in any order, at ${size}`, async () => {
      const module = await catalogue['race-for-the-galaxy']!.load()
      const setup = { expansion: 'base+aa+orb' }
      const live = new Live(module, { players: 2, options: setup, seed: 'set-up', seat: '0' })
      const kinds = live.view.asks.filter(({ seat }) => seat === '0').map(({ kind }) => kind)
      expect(kinds).to.have.members(['startWorld', 'startHand'])
      window = await stage.open({ ...options, locale: 'en-GB' })
      const { page } = window
      window.onMove((name, args) => {
        const result = live.move(name, args)
        window.tell(live.scene)
        return result
      })
      await window.show(live.scene)

      const hand = page.locator('.rg-tray[data-at=hand]')
      for (const card of await hand.locator('.rg-card:has(.rg-powers > *)').all())
        expect(await card.locator('.rg-powers').isVisible(), 'what a card does').to.equal(true)
      const discards = hand.locator('.rg-card[data-can] > .rg-card-hit')
      await discards.nth(0).press('Enter')
      await discards.nth(1).press('Enter')
      expect(await hand.locator('.rg-card[data-chosen]').count()).to.equal(2)
      await page.locator('#desk .rg-lamp:enabled').press('Enter')
      await window.drawn()
      expect((live.made[0]!.args[1] as string[]).length, 'cards that go').to.equal(2)

      await page.locator('.rg-picks .rg-card-hit').first().press('Enter')
      await page.locator('#desk .rg-lamp:enabled').press('Enter')
      await window.drawn()
      expect(live.made.length, 'both are answered').to.equal(2)
      expect(window.troubles).to.deep.equal([])
    })
})
