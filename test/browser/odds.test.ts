import { expect } from 'chai'
import { isOpen, type KitState, type Language, type LegalMove, readerOf } from '../../games/kit/index.ts'
import { componentsOf } from '../../games/space-station-phoenix/components.ts'
import { STANDARD } from '../../games/space-station-phoenix/data/index.ts'
import { spaceStationPhoenix } from '../../games/space-station-phoenix/index.ts'
import { expeditionBy } from '../../games/space-station-phoenix/odds.ts'
import type { PhoenixState } from '../../games/space-station-phoenix/state.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { type Film, filmsOf } from '../support/stage/moments.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'
import { overflow, violations } from './axe.ts'

/** A late moment of a game at which a seat is asked such a question. */
async function momentOf(
  game: string,
  fits: (state: KitState, seat: string, film: Film) => boolean,
): Promise<{ film: Film; step: number; seat: string }> {
  for (const film of await filmsOf(game)) {
    const from = Math.floor(film.states.length / 3)
    for (const [step, state] of film.states.entries()) {
      const asked = state.asks.find(ask => isOpen(ask) && fits(state, ask.seat, film))
      if (step >= from && asked) return { film, step, seat: asked.seat }
    }
  }
  throw new Error(`no such moment of ${game}`)
}

const COMPONENTS = componentsOf(STANDARD)

const FITS: { [game: string]: Parameters<typeof momentOf>[1] } = {
  'not-alone': ({ asks }, seat) => asks.some(ask => ask.seat === seat && ask.kind === 'place'),
  'race-for-the-galaxy': ({ asks }, seat) => asks.some(ask => ask.seat === seat && ask.kind === 'actions'),
  'space-station-phoenix': (state, seat) => {
    const view = spaceStationPhoenix.view(state as PhoenixState, seat)
    const begins = ({ move, args }: LegalMove) =>
      move === 'useShip' && expeditionBy(COMPONENTS, view, seat, { move, args: args.slice(1) }) !== undefined
    return spaceStationPhoenix.legalMoves(view, seat).some(begins)
  },
}

describeInBrowser('browser: odds before one commits', function () {
  this.timeout(240_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  /** Plans an expedition with the first ship that is ready for one. */
  async function expedition({ page }: StageWindow, language: Language): Promise<void> {
    const name = readerOf(spaceStationPhoenix.text, language, one => one).find('board.type.expedition')!
    await page.locator('.sb-desk').getByRole('button', { name }).first().click()
    await page.locator('.sp-picker [data-can]').first().click()
  }

  for (const [game, size, language] of [
    ['not-alone', '1366x768', 'en'],
    ['not-alone', '360x740', 'ja'],
    ['race-for-the-galaxy', '1366x768', 'ja'],
    ['race-for-the-galaxy', '360x740', 'en'],
    ['space-station-phoenix', '1366x768', 'en'],
    ['space-station-phoenix', '360x740', 'ja'],
  ] as const) {
    it(`open into their parts by keyboard: ${game}, ${size}, ${language}`, async () => {
      const { width, height, phone } = SIZES[size]!
      const window = await stage.borrow({
        viewport: { width, height },
        locale: language === 'en' ? 'en-GB' : 'ja-JP',
        ...(phone && { hasTouch: true, isMobile: true }),
      })
      const { page } = window
      await window.show(await momentOf(game, FITS[game]!))
      if (game === 'space-station-phoenix') await expedition(window, language)
      const odds = page.locator('.sb-odds')
      await odds.waitFor({ state: 'attached' })
      const numbers = odds.getByRole('button')
      expect(await numbers.count()).to.be.within(3, 10)
      expect((await numbers.allInnerTexts()).join()).to.match(/\d\s?%/)
      await numbers.nth(1).focus()
      await page.keyboard.press('Enter')
      expect(await numbers.nth(1).getAttribute('aria-expanded')).to.equal('true')
      expect(await odds.locator('dt').count()).to.be.above(1)
      expect(await odds.locator('dd').count()).to.equal(await odds.locator('dt').count())
      const heights = await numbers.evaluateAll(all =>
        all.map(one => (one as unknown as { offsetHeight: number }).offsetHeight),
      )
      if (phone) expect(Math.min(...heights)).to.be.at.least(44)
      expect(await overflow(page)).to.equal(0)
      expect(await violations(page)).to.deep.equal([])
      if (process.env.SHOTS) {
        await odds.scrollIntoViewIfNeeded()
        await page.screenshot({ path: `${process.env.SHOTS}/odds-${game}-${size}-${language}.png` })
      }
      await page.keyboard.press('Enter')
      expect(await odds.locator('dt').count()).to.equal(0)
      expect(window.troubles).to.deep.equal([])
      await window.close()
    })
  }
})
