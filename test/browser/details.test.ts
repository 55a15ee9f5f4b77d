import { expect } from 'chai'
import type { Page } from 'playwright-core'
import { catalogue } from '../../games/index.ts'
import type { NotAloneState } from '../../games/not-alone/state.ts'
import type { SeatClock } from '../../lobby/protocol.ts'
import { text as words } from '../../lobby/web/text/en.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { type Film, filmsOf } from '../support/stage/moments.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { NAMES, openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'
import { illWords } from '../support/stage/words-page.ts'
import { violations } from './axe.ts'

const { history, result, settings, table } = words

/** Where something is, and whether a finger would hit it. */
const placeOf = (page: Page, query: string) =>
  page.locator(query).evaluateAll(all =>
    all.map(one => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2, hit: globalThis.tableTools().isHit(one) }
    }),
  )

describeInBrowser('browser: small things at the table', function () {
  this.timeout(120_000)
  let stage: Stage
  let window: StageWindow
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())
  afterEach(() => window?.close())

  const open = async (size: string, way: 'open' | 'borrow' = 'borrow') => {
    const { width, height, phone } = SIZES[size]!
    window = await stage[way]({
      viewport: { width, height },
      ...(phone && { hasTouch: true, isMobile: true }),
      locale: 'en-GB',
    })
    return window.page
  }
  /** The game with most people. */
  const fullest = async (game: string): Promise<Film> =>
    (await filmsOf(game)).reduce((most, one) => (one.recorded.players > most.recorded.players ? one : most))

  it('the Creature wins where the track of Not Alone says so, and marks of people are no dots', async () => {
    const page = await open('1366x768')
    await window.show({ film: await fullest('not-alone'), step: 20, seat: '0' })
    const [star] = await placeOf(page, '.na-victory')
    const [note] = await placeOf(page, '[data-track=assimilation] .na-scale-head > :last-child')
    const [track] = await placeOf(page, '[data-track=assimilation] .na-scale-spaces')
    expect(note!.x).to.be.above(star!.x).and.below(track!.x)
    expect(await page.locator('[data-acting] .sb-rival-acts svg').count()).to.be.above(0)
    const heard = await page.locator('[data-acting]').allInnerTexts()
    expect(heard.join(' ')).to.include('acting now').and.not.to.include('…')

    // A key leads past the bar to the question.
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).to.equal(table.skip)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#desk') !== null)).to.equal(true)
    expect(await violations(page, ['heading-order', 'page-has-heading-one', 'skip-link'])).to.deep.equal([])
  })

  for (const size of ['1366x768', '360x740'])
    it(`nothing lies over the name of a place of Not Alone at ${size}`, async () => {
      const page = await open(size)
      // The Creature sees where each of six Hunted can be, and two places without power.
      const film = await fullest('not-alone')
      const states = film.states as readonly NotAloneState[]
      const step = states.findIndex(
        ({ played, phase }) =>
          phase === 'hunting' && played.some(({ as }) => as === 'mirage' || as === 'toxin'),
      )
      await window.show({ film, step, seat: '0' })
      await page.locator('.na-guess').first().waitFor()
      const over = await page.locator('.na-place').evaluateAll(places =>
        places.flatMap(place => {
          const name = place.querySelector('.na-place-name')!
          const at = document.createRange()
          at.selectNodeContents(name)
          // As wide as its words, and as high as its lines: letters have room above them of their own.
          const words = at.getBoundingClientRect()
          const lines = name.getBoundingClientRect()
          return [...place.querySelectorAll('.na-mark, .na-presence svg')]
            .map(one => one.getBoundingClientRect())
            .filter(one => one.left < words.right && one.right > words.left)
            .filter(one => one.bottom > lines.top + 2 && one.top < lines.bottom - 2)
            .map(() => name.textContent)
        }),
      )
      expect(over).to.deep.equal([])
    })

  it('looking back on a phone, the banner and its buttons are in sight, and the log marks the move', async () => {
    const page = await open('360x740')
    const film = await fullest('race-for-the-galaxy')
    const last = film.states.length - 1
    await window.show({ film, step: last - 1, seat: '0' })
    await page.goto(`${page.url()}?step=${last - 3}`)
    await page.locator('.sb-desk[data-state=past]').waitFor()
    for (const query of ['.sb-desk input[type=range]', '.sb-acts button'])
      for (const one of await placeOf(page, query)) expect(one.hit, query).to.equal(true)
    await page.getByRole('button', { name: table.log, exact: true }).click()
    const marked = page.getByRole('region', { name: table.log }).locator('[aria-current=true]')
    await marked.waitFor()
    expect(await marked.count()).to.equal(1)

    // The end is told to whoever looks elsewhere.
    window.tell({ film, step: last, seat: '0' })
    await page.locator('#desk').getByText(result.heading, { exact: true }).waitFor()
    await page.getByRole('button', { name: history.toResult }).waitFor()
  })

  it('the desk of a phone on its side is as high as the window, also with a tip in it', async () => {
    // Whether somebody is new a page asks once.
    const page = await open('740x360', 'open')
    const film = await fullest('space-station-phoenix')
    const step = film.states.findIndex(({ asks }) =>
      asks.some(({ seat, kind }) => seat === '0' && kind === 'turn'),
    )
    await window.show({ film, step, seat: '0', coached: true })
    await page.locator('#desk [role=note]').waitFor()
    const { height } = (await page.locator('#desk').boundingBox())!
    expect(height).to.equal(SIZES['740x360']!.height)
  })

  it('whether one wants to leave is asked in sight of a phone', async () => {
    const page = await open('360x740')
    await window.show({ film: await fullest('space-station-phoenix'), step: 30, seat: '0' })
    await page.getByRole('button', { name: table.more, exact: true }).click()
    await page.getByRole('button', { name: settings.leave }).click()
    await page.getByText(settings.leaveSure).waitFor()
    for (const one of [
      page.getByText(settings.leaveSure),
      page.getByRole('button', { name: settings.leaveKeep }),
      page.getByRole('button', { name: settings.leaveAct }),
    ])
      expect(await one.evaluate(it => globalThis.tableTools().isHit(it))).to.equal(true)
  })

  for (const game of Object.keys(catalogue))
    for (const size of ['1366x768', '360x740'])
      it(`the end of a full table of ${game} is whole at ${size}`, async () => {
        const page = await open(size)
        const film = await fullest(game)
        await window.show({ film, step: film.states.length - 1, seat: '0' })
        expect(await page.evaluate(illWords, NAMES)).to.deep.equal([])
        const seats = await page.evaluate(() => {
          const { all, isHit, isInReach, isSeen } = globalThis.tableTools()
          const names = all('.sb-rivals li')
            .filter(isSeen)
            .map(one => one.querySelector('bdi, [class*=name]') ?? one)
          return {
            all: names.length,
            reached: names.filter(isInReach).length,
            hit: names.filter(isHit).length,
          }
        })
        // Some boards name the reader elsewhere.
        expect(seats.all).to.be.at.least(film.recorded.players - 1)
        expect(seats.reached).to.equal(seats.all)
        if (size === '1366x768') expect(seats.hit).to.equal(seats.all)
        // The result scrolls in itself, and holds all the way down.
        for (const far of [0.5, 1]) {
          await page.locator('.sb-field').evaluate((one, to) => {
            const scrolls = [one, ...one.querySelectorAll('*')].find(
              it =>
                it.scrollHeight > it.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(it).overflowY),
            )
            scrolls?.scrollTo({ top: scrolls.scrollHeight * to, behavior: 'instant' })
          }, far)
          expect(await page.evaluate(illWords, NAMES), `at ${far}`).to.deep.equal([])
        }
      })

  for (const [players, size] of [
    [6, '360x740'],
    [8, '360x740'],
    [8, '1366x768'],
  ] as const)
    it(`clocks of ${players} are whole at ${size}, and nothing moves when some run`, async () => {
      const film = (await filmsOf('twilight-imperium-3')).find(one => one.recorded.players === players)!
      const step = Math.floor(film.states.length / 2)
      const bank = 5_400_000
      const standing = Array.from({ length: players }, () => ({ bank, runs: null }))
      // The first two have what is free, the third the last seconds of a time of its own, the fourth an empty bank.
      const free = { bank, runs: { from: 30_000, until: bank + 30_000 } }
      const aside = { bank, runs: { from: null, until: 9000 } }
      const low = { bank: 50_000, runs: { from: 0, until: 50_000 } }
      const running = [free, free, aside, low, ...standing.slice(4)]
      const page = await open(size)
      const looks = async (clocks: readonly SeatClock[]) => {
        await window.show({ film, step, seat: '1', clocks })
        return page.getByRole('list', { name: words.time.clocks }).evaluate(list => {
          const all = [...list.children]
          const parts = all.flatMap(one => [...one.querySelectorAll('[role=timer], [role=timer] ~ span')])
          return {
            places: all.map(one => one.getBoundingClientRect().toJSON()),
            cut: parts
              .filter(
                part =>
                  part.getBoundingClientRect().right > part.parentElement!.getBoundingClientRect().right,
              )
              .map(part => part.textContent),
            height: list.getBoundingClientRect().height,
          }
        })
      }
      const before = await looks(standing)
      expect(before.places).to.have.length(players)
      expect(before.height, 'they leave room for the board').to.be.at.most(64)
      for (const { right } of before.places) expect(right).to.be.at.most(SIZES[size]!.width)
      const after = await looks(running)
      expect(after.cut).to.deep.equal([])
      expect(after).to.deep.equal(before)
      if (players === 8) expect(await violations(page)).to.deep.equal([])
      if (process.env.SHOTS)
        await page.screenshot({ path: `${process.env.SHOTS}/clocks-${players}-${size}.png` })
    })
})
