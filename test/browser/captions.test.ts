import { expect } from 'chai'
import { toldBetween } from '../../games/kit/board/useTelling.ts'
import { isOpen, type KitState, linesOf, readerOf } from '../../games/kit/index.ts'
import { raceForTheGalaxy } from '../../games/race-for-the-galaxy/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { Live } from '../support/stage/live.ts'
import { type Film, filmsOf } from '../support/stage/moments.ts'
import { NAMES, openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'
import { WORDS } from './player.ts'
import { RaceBoardPlayer } from './race-player.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en-GB' }

/** What is told in the desk, line by line. */
const LINE = '.sb-ask ol li'

/** When the seat had moved, and when it is asked again after others have done something. */
function turnIn({ module, states }: Film, seat: string): [after: number, asked: number] {
  const logAt = (step: number) => (module.view(states[step], seat) as KitState).log
  const isAsked = (step: number) =>
    states[step]!.asks.some(ask => ask.seat === seat && ask.required && isOpen(ask))
  for (let step = 40; step < states.length; step++) {
    if (!isAsked(step - 1) || isAsked(step)) continue
    const next = states.findIndex((_, later) => later > step && isAsked(later))
    if (next > step + 1 && toldBetween(logAt(step).last, logAt(next), seat)?.length) return [step, next]
  }
  throw new Error('nobody waits')
}

const READER = readerOf(raceForTheGalaxy.text, 'en', seat => NAMES[Number(seat)]!)

const plain = (words: string) => words.replace(/\s+/g, ' ').trim()

const logOf = ({ film, seat }: Live, step: number) =>
  (film.module.view(film.states[step], seat) as KitState).log

/** What the desk tells just now, of how many steps, and whether it can be skipped. */
const captionNow = (skip: string) => ({
  lines: [...document.querySelectorAll('.sb-ask ol li')].map(one => one.textContent),
  count: Number(
    /(\d+)\D*$/.exec(document.querySelector('.sb-asked:has(> ol) .sb-tag')?.textContent ?? '0')?.[1],
  ),
  mayBeSkipped: [...document.querySelectorAll('#desk button')].some(one => one.textContent.includes(skip)),
})

describeInBrowser('browser: what others do is told in the desk', function () {
  this.timeout(120_000)
  let stage: Stage
  let window: StageWindow
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())
  afterEach(() => window?.close())

  /** A match against three bots, on a page where things move. */
  async function raceOfFour() {
    const options = { expansion: 'base', presetHands: true }
    const live = new Live(raceForTheGalaxy, { players: 4, options, seed: 'told', seat: '0' })
    const table = await stage.open({
      viewport: { width: 1366, height: 768 },
      locale: 'en-GB',
      reducedMotion: 'no-preference',
    })
    await table.show(live.scene)
    return { live, table, player: new RaceBoardPlayer(table.page) }
  }

  for (const game of ['space-station-phoenix', 'race-for-the-galaxy'])
    it(`of ${game}, beside the question that it leads to, and not twice`, async () => {
      const [film] = await filmsOf(game)
      const [after, asked] = turnIn(film!, '0')
      window = await stage.borrow(PHONE)
      await window.show({ film: film!, step: after, seat: '0' })
      window.tell({ film: film!, step: asked, seat: '0' })
      // It goes by itself: what it says is read where it is found.
      await window.page.waitForFunction(
        line => (document.querySelector(line)?.textContent ?? '').length > 5,
        LINE,
      )
      const told = window.page.locator(LINE)
      expect(await window.page.locator('.sb-tag[data-kind=lit]').count(), 'the question').to.be.above(0)
      await told.first().waitFor({ state: 'detached' })
      expect(window.troubles).to.deep.equal([])
    })

  it('of Race for the Galaxy with three bots, never of a time before the last answer, and it can be skipped', async () => {
    const { live, table, player } = await raceOfFour()
    window = table
    let since = logOf(live, 0).last
    window.onMove((name, args) => {
      const before = live.film.states.length - 1
      const result = live.move(name, args)
      if (!result.step) return result
      since = logOf(live, before).last
      for (let step = before + 1; step < live.film.states.length; step++) window.tell({ ...live.scene, step })
      return result
    })
    let told = 0
    for (let acts = 0, answers = 0; answers < 14 && acts < 200; acts++) {
      const made = live.made.length
      await player.act()
      if (live.made.length === made) continue
      answers += 1
      await window.drawn()
      const { lines, count, mayBeSkipped } = await window.page.evaluate(captionNow, WORDS.en.table.skipAhead)
      const news = linesOf(logOf(live, live.film.states.length - 1)).filter(({ n }) => n > since)
      const known = news.flatMap(({ line }) => (line ? [plain(READER.read(line))] : []))
      for (const line of lines) expect(known, `what is told after answer ${answers}`).to.include(plain(line))
      expect(count, 'how much is told').to.be.at.most(known.length)
      if (lines.length === 0) continue
      told += 1
      expect(mayBeSkipped, 'it can be skipped').to.equal(true)
    }
    expect(told, 'answers after which something was told').to.be.above(3)

    const skip = window.page.getByRole('button', { name: WORDS.en.table.skipAhead })
    if ((await skip.count()) > 0) await skip.click()
    await window.page.locator(LINE).first().waitFor({ state: 'detached' })
    expect(window.troubles).to.deep.equal([])
  })

  it('and the end of the game closes what lies over the field of a phone', async () => {
    const [film] = await filmsOf('space-station-phoenix')
    const last = film!.states.length - 1
    window = await stage.borrow(PHONE)
    await window.show({ film: film!, step: last - 1, seat: '0' })
    await window.page.getByRole('button', { name: 'Settings' }).click()
    await window.page.locator('aside').waitFor()
    await window.show({ film: film!, step: last, seat: '0' })
    await window.page.getByText('The game is over').first().waitFor()
    expect(await window.page.locator('aside').count()).to.equal(0)
    expect(window.troubles).to.deep.equal([])
  })
  it('and the result is not told beside what led to it', async () => {
    const [film] = await filmsOf('space-station-phoenix')
    const last = film!.states.length - 1
    const logAt = (step: number, seat: string) =>
      (film!.module.view(film!.states[step], seat) as KitState).log
    const seat = ['0', '1'].find(
      one => toldBetween(logAt(last - 30, one).last, logAt(last - 1, one), one)?.length,
    )!
    window = await stage.borrow(PHONE)
    await window.show({ film: film!, step: last - 30, seat })
    const told = window.page.locator(LINE)
    window.tell({ film: film!, step: last - 1, seat })
    await told.first().waitFor()
    await window.show({ film: film!, step: last, seat })
    await window.page.getByText('The game is over').first().waitFor()
    expect(await told.count()).to.equal(0)
    expect(window.troubles).to.deep.equal([])
  })
})
