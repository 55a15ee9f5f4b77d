import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import type { Language } from '../../games/kit/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { filmsOf } from '../support/stage/moments.ts'
import { openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'
import { overflow, violations } from './axe.ts'
import { WORDS } from './player.ts'

/** What somebody looks for, and what is found first. */
const SOUGHT: { [game: string]: { [L in Language]: readonly [string, string][] } } = {
  'not-alone': { en: [['Beach', 'Beach']], ja: [['海岸', '海岸']] },
  'space-station-phoenix': { en: [['hub', 'Ships and hubs']], ja: [['外交', '外交']] },
  'race-for-the-galaxy': { en: [['Old Earth', 'Old Earth']], ja: [['軍事力', '軍事力']] },
  'twilight-imperium-3': {
    en: [
      ['victory', 'Victory'],
      ['Yssaril', 'The Yssaril Tribes'],
      ['PDS', 'PDS'],
    ],
    ja: [['勝利', '勝利']],
  },
}
const SIZES = { desktop: { width: 1366, height: 768 }, phone: { width: 360, height: 740 } } as const
const LOOKS = { en: { locale: 'en-GB', size: 'desktop' }, ja: { locale: 'ja-JP', size: 'phone' } } as const

describeInBrowser('browser: the book at the table', function () {
  this.timeout(120_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  for (const game of Object.keys(catalogue))
    for (const language of ['en', 'ja'] as const) {
      const { locale, size } = LOOKS[language]
      it(`${game}: begins with how to win, and finds what is looked for (${language}, ${size})`, async () => {
        const window = await stage.open({ viewport: SIZES[size], locale })
        const { page } = window
        const book = await openBook(window, game, language)
        const search = book.locator('input[type=search]')
        for (const [word, name] of SOUGHT[game]![language]) {
          await search.fill(word)
          const names = book.locator('dt')
          await names.filter({ hasText: name }).first().waitFor()
          expect(await names.allTextContents(), word).to.include(name)
        }
        await search.fill('')
        if (size === 'desktop') await leavesTheDesk(window)
        expect(await violations(page)).to.deep.equal([])
        expect(await overflow(page)).to.equal(0)
        expect(window.troubles).to.deep.equal([])
        await window.close()
      })
    }

  it('leads from a name to its entry, and stays in the book', async () => {
    const window = await stage.open({ viewport: SIZES.desktop, locale: 'en-GB' })
    const book = await openBook(window, 'twilight-imperium-3', 'en')
    const warSun = book.locator('[data-ref="unit:warSun"]')
    await warSun.getByRole('button', { name: 'War Sun' }).first().click()
    const entry = book.locator('[data-ref="technology:war-sun"][data-here]')
    await entry.waitFor()
    expect(await entry.evaluate(one => one === document.activeElement)).to.equal(true)
    expect(await window.page.getByRole('dialog').count()).to.equal(0)
    await window.close()
  })

  it('opens an entry from a name on the board', async () => {
    const window = await stage.open({ viewport: SIZES.desktop, locale: 'en-GB' })
    const film = (await filmsOf('twilight-imperium-3'))[0]!
    const step = film.states.length - 2
    const seat = film.states[step]!.asks[0]?.seat ?? '0'
    await window.show({ film, step, seat })
    const { page } = window
    await page.locator('.sb-rival[data-mine]').getByRole('button').click()
    const sheet = page.getByRole('tabpanel', { name: 'Sheets' })
    for (const list of await sheet.locator('.ti-planets').all()) {
      const name = list.locator('.sb-thing').first()
      if ((await name.count()) === 0) continue
      const said = await name.innerText()
      await name.click()
      await page.getByRole('dialog').getByText(said).first().waitFor()
      await page.keyboard.press('Escape')
    }
    expect(await sheet.locator('.sb-thing').count()).to.be.above(3)
    expect(await violations(page)).to.deep.equal([])
    await window.close()
  })

  async function openBook(window: StageWindow, game: string, language: Language) {
    const film = (await filmsOf(game))[0]!
    const step = Math.min(40, film.states.length - 2)
    await window.show({ film, step, seat: film.states[step]!.asks[0]?.seat ?? '0' })
    const { table } = WORDS[language]
    const { page } = window
    await page
      .getByRole('navigation', { name: table.panels })
      .getByRole('button', { name: table.book })
      .click()
    const book = page.getByRole('complementary', { name: table.book })
    await book.locator('dt').first().waitFor()
    return book
  }
})

/** What is asked and what it is answered with stay free of the drawer. */
async function leavesTheDesk({ page }: StageWindow): Promise<void> {
  const covered = await page.evaluate(() => {
    const side = document.querySelector('.sb-side')!.getBoundingClientRect()
    const desk = document.getElementById('desk')!.getBoundingClientRect()
    const isBelow = side.top > desk.bottom - 1
    return !isBelow && side.bottom > desk.top + 1 && side.right > desk.left + 1 && side.left < desk.right - 1
  })
  expect(covered, 'the drawer lies over the desk').to.equal(false)
}
