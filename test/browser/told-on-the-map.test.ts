import { expect } from 'chai'
import { catalogue } from '../../games/development.ts'
import { linesOf } from '../../games/kit/index.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { text as words } from '../../lobby/web/text/en.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { played } from '../support/stage/by-chance.ts'
import type { Film } from '../support/stage/moments.ts'
import { openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'

const WIDE = { viewport: { width: 1366, height: 768 }, locale: 'en-GB' }
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, locale: 'en-GB' }

/** A move that brought a line like this, and who only watched. */
function momentOf({ states, recorded }: Film, key: RegExp): { step: number; seat: string } {
  const step = states.findIndex((state, i) => {
    const before = states[i - 1]?.log.last ?? Number.POSITIVE_INFINITY
    return linesOf(state.log).some(({ n, line }) => n > before && line && key.test(line.key))
  })
  expect(step, String(key)).to.be.above(0)
  return { step, seat: recorded.moves[step - 1]!.seat === '0' ? '1' : '0' }
}

/** In the page: whether all these are there at the same time, and the desk tells something like this. What is told goes by itself. */
const isShown = ({ things, told }: { things: string[]; told: string }) =>
  things.every(thing => document.querySelector(thing)) &&
  [...document.querySelectorAll<HTMLElement>('.sb-ask ol')].some(list =>
    new RegExp(told).test(list.innerText),
  )

describeInBrowser('browser: what others do in Twilight Imperium is told on the map', function () {
  this.timeout(120_000)
  let stage: Stage
  let window: StageWindow
  let film: Film
  before(async () => {
    stage = await openStage()
    const module = await catalogue['twilight-imperium-3']!.load()
    film = played(module, { title: 'told', players: 4, options: { galaxy: 'preset' }, seed: 'told' }, 900)
  })
  after(() => stage?.end())
  afterEach(() => window?.close())

  for (const [size, options] of Object.entries({ '1366x768': WIDE, '360x740': PHONE }))
    it(`with ships on their way, and Skip ends it, at ${size}`, async () => {
      const { step, seat } = momentOf(film, /log\.moves/)
      window = await stage.open({ ...options, reducedMotion: 'no-preference' })
      const { page } = window
      await window.show({ film, step: step - 1, seat })
      window.tell({ film, step, seat })
      await page.waitForFunction(isShown, { things: ['.ti-flying', '.ti-ring'], told: 'moves|activates' })
      const end = page.getByRole('button', { name: words.table.skipAhead })
      // Where the machine is slow it may be over by itself before it is pressed.
      await Promise.race([end.click(), end.waitFor({ state: 'detached' })])
      await page.locator('.ti-showing').waitFor({ state: 'detached' })
      expect(window.troubles).to.deep.equal([])
    })

  it('a fight with both fleets face to face, dice and what is lost', async () => {
    const { step, seat } = momentOf(film, /log\.rolls/)
    window = await stage.open({ ...WIDE, reducedMotion: 'no-preference' })
    await window.show({ film, step: step - 1, seat })
    window.tell({ film, step, seat })
    const things = ['.ti-battle [data-seat] .ti-unit', '.ti-battle .ti-thrown']
    await window.page.waitForFunction(isShown, { things, told: 'rolls' })
    expect(window.troubles).to.deep.equal([])
  })

  it('and without motion all of it at once, as a list, with what changed marked', async () => {
    const { step, seat } = momentOf(film, /log\.moves/)
    window = await stage.open(WIDE)
    const { page } = window
    await window.show({ film, step: step - 1, seat })
    window.tell({ film, step, seat })
    await page.waitForFunction(isShown, { things: ['.ti-news'], told: 'moves' })
    expect(await page.locator('.ti-showing').count()).to.equal(0)
    expect(window.troubles).to.deep.equal([])
  })

  it('and a round has an address, and is played again', async () => {
    const rounds = film.states.map(state => (state as unknown as TiState).round)
    const begin = rounds.indexOf(2)
    expect(begin, 'a second round').to.be.above(0)
    window = await stage.open(WIDE)
    const { page } = window
    await window.show({ film, step: film.states.length - 1, seat: '1' })
    await page.goto(`${page.url()}?round=2`)
    await page.waitForURL(`**?step=${begin}`)
    const { history, missed } = words
    const desk = page.getByRole('region', { name: words.table.toDo, exact: true })
    await desk.getByText(history.title, { exact: true }).waitFor()
    expect(await page.getByLabel(history.round).inputValue()).to.equal('2')
    await desk.getByRole('button', { name: history.play }).click()
    await desk.getByText(missed.title, { exact: true }).waitFor()
    await desk.locator('ol li').first().waitFor()
    await desk.getByRole('button', { name: words.table.skipAhead }).click()
    await desk.getByText(missed.title, { exact: true }).waitFor({ state: 'detached' })
    expect(window.troubles).to.deep.equal([])
  })
})
