import { expect } from 'chai'
import type { Language } from '../../games/kit/index.ts'
import { text as en } from '../../lobby/web/text/en.ts'
import { text as ja } from '../../lobby/web/text/ja.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { openStage, type Stage } from '../support/stage/stage.ts'
import { ti } from '../twilight-imperium-3/support.ts'
import { seatAt } from './ti-table.ts'

const PICTURES = process.env.PICTURES
const WORDS = { en, ja }

const war = () =>
  ti({
    ada: { technologies: [], counters: { fleet: 8 }, space: { '2-00': { cruiser: 3 } } },
    bea: { technologies: [], space: { '1-00': { destroyer: 2 } } },
    dice: [1, 1, 1, 1, 1],
  })
const ATTACK = { moves: [{ from: '2-00', ship: 'cruiser', count: 3 }], landings: {}, bombard: {} }

describeInBrowser('browser: what bots say', function () {
  this.timeout(120_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  for (const [size, language] of [
    ['1366x768', 'en'],
    ['360x740', 'ja'],
    ['360x740', 'en'],
  ] as const satisfies [string, Language][])
    it(`is shown for a while and stays in the log, until the reader wants none of it, at ${size} in ${language}`, async () => {
      const words = WORDS[language]
      const { width, height, phone } = SIZES[size]!
      const window = await stage.open({
        viewport: { width, height },
        locale: language === 'en' ? 'en-GB' : 'ja-JP',
        ...(phone && { hasTouch: true, isMobile: true }),
      })
      const { page } = window
      const photograph = async (name: string) => {
        if (PICTURES) await page.screenshot({ path: `${PICTURES}/remarks-${name}-${size}-${language}.png` })
      }
      const t = war()
      const table = await seatAt(window, t, 'ada', false, ['1', '2'])
      // Letnev after Sol: what comes first of what suits the race.
      const nature = language === 'en' ? 'Raider' : '略奪者'
      const said = page.getByText(language === 'en' ? /: “.+”$/ : /「.+」$/)
      await page.locator('.sb-rival-note').filter({ hasText: nature }).first().waitFor()
      expect(await said.count()).to.equal(0)
      await table.happens(() => t.ada.does('act', '1-00', ATTACK))
      const silence = page.getByRole('button', { name: words.table.remarksOff, exact: true })
      await silence.waitFor()
      await photograph('bubble')
      expect(await said.count()).to.be.above(0)
      await page.getByRole('button', { name: words.table.log, exact: false }).first().click()
      const log = page.getByRole('region', { name: words.table.log, exact: true })
      const inLog = log.getByText(language === 'en' ? /: “.+”$/ : /「.+」$/)
      await inLog.first().waitFor()
      await photograph('log')
      await silence.focus()
      await page.keyboard.press('Enter')
      await silence.waitFor({ state: 'detached' })
      expect(await inLog.count()).to.equal(0)
      await page.getByRole('button', { name: words.table.more, exact: true }).first().click()
      const remarks = page.getByRole('switch', { name: words.settings.remarks })
      expect(await remarks.isChecked()).to.equal(false)
      await remarks.click()
      await page.getByRole('button', { name: words.table.log, exact: false }).first().click()
      await inLog.first().waitFor()
      expect(window.troubles).to.deep.equal([])
      await window.close()
    })

  it('comes from no person', async () => {
    const window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    const t = war()
    const table = await seatAt(window, t, 'ada', false, ['2'])
    await table.happens(() => t.ada.does('act', '1-00', ATTACK))
    await window.page.getByRole('button', { name: en.table.log }).first().click()
    await window.page.getByRole('region', { name: en.table.log, exact: true }).waitFor()
    expect(await window.page.getByText(/: “.+”$/).count()).to.equal(0)
    await window.close()
  })
})
