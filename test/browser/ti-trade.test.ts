import { expect } from 'chai'
import { text as words } from '../../lobby/web/text/en.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { openStage, type Stage } from '../support/stage/stage.ts'
import { ti } from '../twilight-imperium-3/support.ts'
import { seatAt } from './ti-table.ts'

/** Where pictures go that somebody wants to look at. */
const PICTURES = process.env.PICTURES

/** Ada, who has so many points, executes Trade. */
function negotiating(points: number) {
  const t = ti({
    ada: { strategy: ['trade', 'initiative'], points },
    bea: { strategy: ['logistics', 'imperial'] },
    cy: { strategy: ['diplomacy', 'technology'] },
  })
  t.ada.does('strategic', 'trade', {})
  return t
}

describeInBrowser('browser: trade with bots of Twilight Imperium', function () {
  this.timeout(60_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  for (const size of ['1366x768', '360x740'])
    it(`takes two presses, and says why nothing is to be had of somebody, at ${size}`, async () => {
      const { width, height, phone } = SIZES[size]!
      const window = await stage.open({
        viewport: { width, height },
        locale: 'en-GB',
        ...(phone && { hasTouch: true, isMobile: true }),
      })
      const desk = window.page.getByRole('region', { name: words.table.toDo, exact: true })
      const photograph = async (name: string) => {
        if (PICTURES) await window.page.screenshot({ path: `${PICTURES}/trade-${name}-${size}.png` })
      }
      await seatAt(window, negotiating(7), 'ada', false, ['1'])
      await desk.getByText('You are too close to winning.').waitFor()
      await window.drawn()
      await photograph('close')

      const table = await seatAt(window, negotiating(0), 'ada', false, ['1'])
      const asks = desk.locator('button').filter({ hasText: 'would probably agree' })
      await asks.first().waitFor()
      // Of Bea alone, who is a bot.
      expect(await asks.count()).to.equal(1)
      await asks.click()
      await photograph('ask')
      await desk.locator('button[data-kind=lamp]:enabled').click()
      await window.drawn()
      expect(table.made.map(({ move }) => move)).to.deep.equal(['offer'])
      expect(window.troubles).to.deep.equal([])
      await window.close()
    })
})
