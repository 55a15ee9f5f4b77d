/** Space Station Phoenix: the headline says which step of the turn is planned, and what is chosen from is in sight. */
import { expect } from 'chai'
import { type Language, line, readerOf } from '../../games/kit/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { type Film, filmsOf, type Moment, momentsOf, viewAt } from '../support/stage/moments.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { NAMES, openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'

const GAME = 'space-station-phoenix'
/** The kinds of actions that ships do, each with a step of its own. */
const ACTIONS = ['construct', 'transport', 'expedition', 'diplomacy', 'dismantle']
/** So many sectors have room in the desk. */
const ROOM = { '1366x768': 15, '360x740': 6 } as const

describeInBrowser('browser: the turn of Space Station Phoenix, step by step', function () {
  this.timeout(240_000)
  let stage: Stage
  let window: StageWindow
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())
  afterEach(() => window?.close())

  const open = async (size: string, language: Language) => {
    const { width, height, phone } = SIZES[size]!
    window = await stage.borrow({
      viewport: { width, height },
      ...(phone && { hasTouch: true, isMobile: true }),
      locale: language === 'ja' ? 'ja-JP' : 'en-GB',
    })
    return window.page
  }
  const turns = (films: readonly Film[]) => momentsOf(films).filter(({ kind }) => kind === 'turn')
  /** In steps over all turns, so that every kind of ship is ready in some. */
  const some = (all: readonly Moment[]) => all.filter((_, i) => i % Math.ceil(all.length / 6) === 0)

  for (const [size, language] of [
    ['1366x768', 'en'],
    ['360x740', 'ja'],
  ] as const)
    it(`the headline follows each step, is said once, and goes back with it, at ${size}`, async () => {
      const page = await open(size, language)
      const films = await filmsOf(GAME)
      const reader = readerOf(films[0]!.module.text, language, seat => NAMES[Number(seat)]!)
      /** The first sentence: a hint after it may be folded away. */
      const said = (key: string) =>
        reader
          .read(line(key))
          .split(/(?<=[.。])/)[0]!
          .trim()
      const headline = page.locator('.sb-ask .sb-asked > .sb-sentence')
      const seen = new Set<string>()
      for (const moment of some(turns(films))) {
        await window.show(moment)
        const question = (await headline.innerText()).trim()
        for (const type of ACTIONS) {
          const choice = page.locator(`.sp-choice[data-can][data-at="type/${type}"]`)
          if ((await choice.count()) === 0) continue
          await choice.click()
          await headline.getByText(said('board.turn.which'), { exact: true }).waitFor()
          await page.locator('.sp-picker [data-can]').first().click()
          await page.locator('.sp-plan').waitFor()
          await window.drawn()
          const step = (await headline.innerText()).trim()
          expect(step, type).to.not.equal(question)
          if (type === 'construct' || type === 'diplomacy') expect(step).to.equal(said(`ask.${type}`))
          expect(await page.locator('.sp-sentence').count(), 'said once').to.equal(0)
          // Back to the choice of a ship, and to the question itself.
          await page.locator('.sp-step').first().click()
          await headline.getByText(said('board.turn.which'), { exact: true }).waitFor()
          await choice.click()
          await headline.getByText(question, { exact: true }).waitFor()
          seen.add(type)
        }
      }
      expect([...seen], 'kinds of ships').to.include.members(['construct', 'transport', 'diplomacy'])
      expect(window.troubles).to.deep.equal([])
    })

  for (const size of Object.keys(ROOM) as (keyof typeof ROOM)[])
    it(`every sector to build is in sight where there is room, at ${size}`, async () => {
      const page = await open(size, 'en')
      const moments = momentsOf(await filmsOf(GAME)).filter(moment => {
        if (moment.kind !== 'construct') return false
        const legal = moment.film.module.legalMoves(viewAt(moment), moment.seat)
        const count = legal.filter(({ move }) => move === 'build').length
        return count > 1 && count <= ROOM[size]
      })
      let most = 0
      for (const moment of some(moments)) {
        await window.show(moment)
        const hidden = await page
          .locator('.sp-picker-sectors > *')
          .evaluateAll(all => all.map(one => globalThis.tableTools().isHit(one)))
        most = Math.max(most, hidden.length)
        expect(hidden, `${moment.film.name} ${moment.step}`).to.not.include(false)
      }
      expect(most).to.be.above(2)
    })
})
