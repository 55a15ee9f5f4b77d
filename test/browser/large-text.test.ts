import { expect } from 'chai'
import maxBy from 'lodash/maxBy.js'
import memoize from 'lodash/memoize.js'
import { describeInBrowser } from '../support/browser/index.ts'
import { filmsOf, type Moment, momentsOf, roundsOf } from '../support/stage/moments.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { NAMES, openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'
import { illWords } from '../support/stage/words-page.ts'
import { enlarge, moving, unmarked } from './system.ts'

/** One question of each game that has much to choose from. */
const ASKED: { readonly [game: string]: string } = {
  'not-alone': 'explore',
  'race-for-the-galaxy': 'actions',
  'space-station-phoenix': 'turn',
  'twilight-imperium-3': 'turn',
}

/** What can be chosen, and cannot be brought into sight by any scrolling. */
function lost(): string[] {
  const { choices, isHit, nameOf } = globalThis.tableTools()
  return choices
    .filter(one => {
      // A map is moved.
      if (one.closest('[role=application]')) return false
      one.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      return !isHit(one)
    })
    .map(nameOf)
}

/** Where something travels once those questions are answered. */
const MOVED = ['not-alone', 'race-for-the-galaxy']
/** So many moves are looked at after everybody has answered, which takes one of each player. */
const MOVES = 3

/** How wide marks, icons and drawings are, by what they lie in. */
function widths(): { [name: string]: number } {
  const QUERIES = ['.sb-rival-shape, .sp-rival svg, .rg-rival svg', 'header nav svg', '.sb-acts button svg']
  const found = QUERIES.flatMap(query => {
    const one = document.querySelector(query)
    return one ? [[query, one.getBoundingClientRect().width] as const] : []
  })
  return Object.fromEntries(found)
}

describeInBrowser('browser: settings of the system', function () {
  this.timeout(120_000)
  let stage: Stage
  let window: StageWindow
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())
  afterEach(() => window?.close())

  const momentOf = memoize(async (game: string): Promise<Moment> => {
    // Games of most players have most to show; to play all of them again would take most of the time.
    const fullest = maxBy(await filmsOf(game), ({ recorded }) => recorded.players)!
    const moments = momentsOf([fullest]).filter(({ kind }) => kind === ASKED[game])
    return roundsOf(moments, 1)[0]![0]!
  })

  for (const game of Object.keys(ASKED))
    for (const size of ['1366x768', '360x740'])
      it(`text of twice the size: nothing of ${game} is lost at ${size}, and marks grow with it`, async () => {
        const { width, height, phone } = SIZES[size]!
        const moment = await momentOf(game)
        window = await stage.open({
          viewport: { width, height },
          ...(phone && { hasTouch: true, isMobile: true }),
          locale: 'en-GB',
        })
        await window.show(moment)
        const before = await window.page.evaluate(widths)
        await enlarge(window.page)
        await window.reload()
        expect(await window.page.evaluate(illWords, NAMES)).to.deep.equal([])
        expect(await window.page.evaluate(lost)).to.deep.equal([])
        const after = await window.page.evaluate(widths)
        for (const [query, was] of Object.entries(before))
          expect(after[query]! / was, `${query}: ${was} px before`).to.be.above(1.5)
        expect(window.troubles).to.deep.equal([])
      })

  for (const game of Object.keys(ASKED))
    it(`chosen colours: edges and what is lit are seen in ${game}`, async () => {
      window = await stage.borrow({
        viewport: { width: 1366, height: 768 },
        forcedColors: 'active',
        locale: 'en-GB',
      })
      await window.show(await momentOf(game))
      const { page } = window
      expect(await page.evaluate(unmarked, undefined)).to.deep.equal([])
      const seen = await page.evaluate(() => {
        const ground = getComputedStyle(document.body).backgroundColor
        const { borderTopWidth, borderLeftWidth } = getComputedStyle(document.querySelector('.sb-desk')!)
        return {
          // Above a desk that lies below, at the side of one that lies beside.
          desk: Math.max(Number.parseFloat(borderTopWidth), Number.parseFloat(borderLeftWidth)) > 3,
          tracks: [...document.querySelectorAll('.na-space')].filter(
            one => getComputedStyle(one, '::before').backgroundColor === ground,
          ).length,
        }
      })
      expect(seen).to.deep.equal({ desk: true, tracks: 0 })
    })

  /** The moves after a question, as the page hears of them. */
  const goesOn = async ({ film, step, seat }: Moment) => {
    const end = Math.min(step + film.recorded.players + MOVES, film.states.length - 1)
    for (let next = step + 1; next <= end; next++) await window.show({ film, step: next, seat })
  }

  for (const game of Object.keys(ASKED))
    it(`less movement: nothing of ${game} moves while others play`, async () => {
      window = await stage.open({ viewport: SIZES['1366x768']!, locale: 'en-GB' })
      const moment = await momentOf(game)
      await window.show(moment)
      expect(await moving(window.page, () => goesOn(moment))).to.deep.equal([])
      // Whoever has not asked for that sees it, where the first moves have something to show.
      if (!MOVED.includes(game)) return
      await window.page.emulateMedia({ reducedMotion: 'no-preference' })
      await window.show(moment)
      expect(await moving(window.page, () => goesOn(moment))).not.to.deep.equal([])
    })
})
