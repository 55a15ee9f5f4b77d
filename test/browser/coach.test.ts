/** The coach of a first game: said once, let go of with one press, and never over anything that is needed. */
import { expect } from 'chai'
import memoize from 'lodash/memoize.js'
import uniqBy from 'lodash/uniqBy.js'
import type { Page } from 'playwright-core'
import { catalogue } from '../../games/index.ts'
import { asksOf, type GameModule, type KitState, readerOf, tipOf } from '../../games/kit/index.ts'
import type { Room, RoomPage } from '../../lobby/protocol.ts'
import { describeInBrowser, known, type Visit, visit } from '../support/browser/index.ts'
import { firstGame } from '../support/first-games.ts'
import { look } from '../support/stage/look.ts'
import { momentsOf } from '../support/stage/moments.ts'
import { SIZES } from '../support/stage/sizes.ts'
import { NAMES, openStage, type Stage } from '../support/stage/stage.ts'
import { violations } from './axe.ts'
import { PagePlayer, WORDS } from './player.ts'

const { create, lobby, room: roomWords, settings, table } = WORDS.en
const RACE = 'race-for-the-galaxy'
const TIP = '#desk [role=note]'

describeInBrowser('browser: the coach', function () {
  this.timeout(240_000)
  let here: Visit
  before(async () => {
    here = await visit()
  })
  after(() => here?.end())

  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
  /** The same; and the server has noted it. */
  async function pressNoted(page: Page, name: string): Promise<void> {
    const noted = page.waitForResponse(/\/api\/me\/known\//)
    await press(page, name)
    await noted
  }
  async function playNow(page: Page, game: string): Promise<Room> {
    await page.goto(here.server.url)
    const card = page.locator(`[data-game="${game}"]`)
    await card.getByRole('button', { name: lobby.playNow }).click()
    await page.waitForURL(/\/table\//)
    await page.getByRole('region', { name: table.toDo, exact: true }).waitFor()
    await page.locator('#desk .sb-asked').first().waitFor()
    const { rooms }: RoomPage = await (await page.request.get(`${here.server.url}/api/rooms?mine=1`)).json()
    return rooms[0]!
  }
  const tips = (page: Page) => page.locator(TIP).count()

  it('says a sentence at a new kind of question, until it is let go of with one press, and then never again', async () => {
    const page = await here.window()
    const first = await playNow(page, RACE)
    const { firstGame: expected } = catalogue[RACE]!.meta
    expect(first.options, 'the first game').to.deep.equal(expected!.options)
    expect(first.seats.flatMap(({ bot }) => bot ?? [])).to.deep.equal(expected!.bots)
    await page.locator(TIP).waitFor()
    expect(await violations(page)).to.deep.equal([])
    await page.reload()
    await page.locator(TIP).waitFor()
    await pressNoted(page, table.tipKnown)
    await page.locator(TIP).waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('#desk .sb-asked').first().waitFor()
    expect(await tips(page), 'after a reload').to.equal(0)
    const second = await playNow(page, RACE)
    expect(second.id).not.to.equal(first.id)
    expect(await tips(page), 'in the second game').to.equal(0)
    expect(second.options, 'as last time').to.deep.equal(first.options)
    expect(here.troubles).to.deep.equal([])
  })

  for (const [game, { meta, load }] of Object.entries(catalogue)) {
    if (!meta.firstGame) continue
    it(`${game}: goes with somebody new through a whole round, and says nothing twice`, async () => {
      const { text } = await load()
      const page = await here.window({ viewport: SIZES['360x740']!, hasTouch: true, isMobile: true })
      await playNow(page, game)
      const player = new PagePlayer(page)
      const coached = Object.values(text.en.coach as { [kind: string]: string })
      const said: string[] = []
      const asked: string[] = []
      const isOver = async () => {
        const isNextRound = (await page.getByText(/^Round 2\b/).count()) > 0
        return isNextRound || asked.filter(one => one === asked[0]).length > 1
      }
      const until = Date.now() + 150_000
      while (!(await isOver()) && Date.now() < until) {
        if (!(await player.mustAct())) {
          await page.waitForTimeout(50)
          continue
        }
        const [words = ''] = await page.locator('#desk .sb-tag[data-kind=lit] + .sb-sentence').allInnerTexts()
        if (words && words !== asked.at(-1)) asked.push(words)
        const [tip] = await page.locator(TIP).locator('p').allInnerTexts()
        // As it is before numbers of the match are put in.
        const told = coached.find(one => tip?.includes(one.split('{{')[1]?.split('}}')[1] ?? one))
        expect(tip === undefined || told, tip).to.be.ok
        // Several questions of a kind follow each other, and what was not answered yet is still said.
        if (told && told !== said.at(-1)) {
          expect(said, 'said again').not.to.include(told)
          said.push(told)
        }
        await player.act(/^(Give up|Resist|Start over)/)
      }
      expect(await isOver(), `the end of the round: ${asked.join(' | ')}`).to.equal(true)
      // What has one answer is not asked: a round of Not Alone may be one question.
      expect(said.length, said.join(' | ')).to.be.at.least(1)
      expect(here.troubles).to.deep.equal([])
      await page.context().close()
    })
  }

  it('says nothing more of a game that somebody knows, until the settings ask for it', async () => {
    const page = await here.window()
    await playNow(page, 'space-station-phoenix')
    await page.locator(TIP).waitFor()
    await pressNoted(page, table.gameKnown)
    await page.locator(TIP).waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('#desk .sb-asked').first().waitFor()
    expect(await tips(page)).to.equal(0)
    await press(page, table.more)
    await page.getByRole('switch', { name: settings.tips }).click()
    await page.locator(TIP).waitFor()
    await playNow(page, 'not-alone')
    await page.locator(TIP).waitFor()
    expect(here.troubles).to.deep.equal([])
  })

  it('gives whoever has played before the table that they set up last', async () => {
    const page = await here.window()
    await page.goto(here.server.url)
    await page
      .getByText(lobby.playNowHelp.first.split(/{{\w+}}/)[1]!, { exact: false })
      .first()
      .waitFor()
    await known(page)
    const { id } = await (
      await page.request.post(`${here.server.url}/api/rooms`, {
        data: { game: RACE, seats: 2, options: { expansion: 'base+aa', twoPlayerMode: 'standard' } },
      })
    ).json()
    const put = (path: string, data: object) =>
      page.request.put(`${here.server.url}/api/rooms/${id}/${path}`, { data })
    await put('seats/1/bot', { bot: 'officer' })
    await page.request.post(`${here.server.url}/api/rooms/${id}/start`, { data: {} })
    const room = await playNow(page, RACE)
    expect(room.id).not.to.equal(id)
    expect(room.options).to.deep.equal({ expansion: 'base+aa', twoPlayerMode: 'standard' })
    expect(room.seats.map(({ bot }) => bot)).to.deep.equal([null, 'officer'])

    // So does the form, with the same bots for its free seats.
    await page.goto(`${here.server.url}/new/${RACE}`)
    expect(await page.getByLabel(create.seats).inputValue()).to.equal('2')
    await page.getByRole('button', { name: create.submit }).click()
    await page.getByRole('button', { name: roomWords.fill }).click()
    await page
      .getByText(/Officer/)
      .first()
      .waitFor()
    const made = await (
      await page.request.get(`${here.server.url}/api/rooms/${page.url().split('/').at(-1)}`)
    ).json()
    expect(made.options).to.deep.equal(room.options)
    expect(made.seats[1].bot).to.equal('officer')
  })
})

/** How much of the hand lies below the edge of the desk, unless the desk is as high as it can be. */
function cutOff(): number {
  const { height = 0 } = document.querySelector('#desk')?.getBoundingClientRect() ?? {}
  if (height > 0.79 * innerHeight) return 0
  const bottomOf = (query: string) => document.querySelector(query)?.getBoundingClientRect().bottom ?? 0
  return Math.max(0, Math.round(bottomOf('[data-part=hand]') - bottomOf('.sb-body')))
}

/** When something is said in first games: at the first question of a kind that can be decided. They are played once for all sizes. */
const momentsIn = memoize((module: GameModule) =>
  ['a', 'b', 'c'].flatMap(seed => {
    const asked = momentsOf([firstGame(module, seed)]).filter(
      ({ film, step, kind, seat }) =>
        seat === '0' &&
        !kind.endsWith('?') &&
        module.onlyWays(module.view(film.states[step], seat), seat).length === 0,
    )
    return uniqBy(uniqBy(asked, 'kind'), 'step')
  }),
)

describeInBrowser('browser: the coach is never in the way', function () {
  this.timeout(300_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  const LOOKS = [
    ['1366x768', 'en-GB'],
    ['360x740', 'ja-JP'],
  ] as const

  // Each game at one size, with EVERY=1 at both.
  for (const [number, [game, { meta, load }]] of Object.entries(catalogue).entries()) {
    if (!meta.firstGame) continue
    for (const [turn, [size, locale]] of LOOKS.entries()) {
      if (!process.env.EVERY && number % LOOKS.length !== turn) continue
      it(`of ${game} at ${size}, ${locale}`, async () => {
        const module = await load()
        const reader = readerOf(
          module.text,
          locale === 'en-GB' ? 'en' : 'ja',
          number => NAMES[Number(number)]!,
        )
        const moments = momentsIn(module)
        const { width, height, phone } = SIZES[size]!
        const open = () =>
          stage.open({
            viewport: { width, height },
            locale,
            ...(phone && { hasTouch: true, isMobile: true }),
          })
        const [coached, alone] = [await open(), await open()]
        for (const { film, step, seat, kind } of moments) {
          const looks = []
          const cut: number[] = []
          for (const window of [alone, coached]) {
            await window.show({ film, step, seat, coached: window === coached })
            const seen = await window.page.evaluate(look, { phone, sentences: [] })
            cut.push(await window.page.evaluate(cutOff))
            const fixed = seen.filter(({ onMap }) => !onMap)
            looks.push(fixed.flatMap(({ what, wrong }) => wrong.map(one => `${what}: ${one}`)))
          }
          const [tip] = await coached.page.locator(TIP).locator('p').allInnerTexts()
          const view = module.view(film.states[step], seat) as KitState
          const wanted = asksOf(view, seat!).map(ask => reader.read(tipOf(module, view, ask)))
          expect(
            wanted.some(one => tip?.includes(one)),
            `${kind}: ${film.name} ${step}: ${tip}`,
          ).to.equal(true)
          if (process.env.SHOTS)
            await coached.page.screenshot({
              path: `${process.env.SHOTS}/${game} ${size} ${locale} ${kind} ${film.name}.png`,
            })
          expect(cut[1], `${kind}: the hand is cut off`).to.be.at.most(cut[0]!)
          const [before, now] = looks as [string[], string[]]
          expect(
            now.filter(one => !before.includes(one)),
            `${kind}: ${film.name} ${step}`,
          ).to.deep.equal([])
        }
        expect([...coached.troubles, ...alone.troubles]).to.deep.equal([])
        await coached.close()
        await alone.close()
      })
    }
  }
})

/** Moments in which the newcomer is asked something for the first time after others have done something. */
const askedAfterOthers = (module: GameModule) =>
  momentsIn(module).filter(({ film: { states }, step, seat }) => {
    const before = states[step - 1]
    return before && asksOf(before, seat!).length === 0 && before.log.last < states[step]!.log.last
  })

/** Before the page: whoever is asked hears it, and how often is counted. */
const COUNTED = `
  localStorage.setItem('starboard.settings', '{"sound":true,"speed":"fast"}')
  window.chimes = 0
  window.AudioContext = class extends AudioContext {
    constructor() { super(); chimes += 1 }
  }
`

describeInBrowser('browser: the coach, while the board still shows what others did', function () {
  this.timeout(120_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  for (const [game, { meta, load }] of Object.entries(catalogue)) {
    if (!meta.firstGame) continue
    it(`does not take a question of ${game} for answered that has not been answered`, async () => {
      const moments = askedAfterOthers(await load()).slice(0, 3)
      expect(moments).not.to.deep.equal([])
      const { page, ...window } = await stage.open({
        viewport: { width: 1366, height: 768 },
        locale: 'en-GB',
        reducedMotion: 'no-preference',
      })
      const learnt: string[] = []
      page.on('request', one => {
        const [, kind] = /\/api\/me\/known\/[^/]+\/(.+)/.exec(one.url()) ?? []
        if (kind) learnt.push(kind)
      })
      await page.addInitScript(COUNTED)
      const chimes = () => page.evaluate<number>('chimes')
      for (const { film, step, seat, kind } of moments) {
        await window.show({ film, step: step - 1, seat, coached: true })
        const before = await chimes()
        window.tell({ film, step, seat, coached: true })
        await page.locator('#desk .sb-tag[data-kind=lit]').first().waitFor()
        await page.waitForTimeout(200)
        expect(learnt, `${kind}: ${film.name} ${step}`).to.deep.equal([])
        expect(await page.locator(TIP).count(), `${kind}: ${film.name} ${step}`).to.equal(1)
        expect((await chimes()) - before, `called at ${kind}: ${film.name} ${step}`).to.equal(1)
      }
      expect(window.troubles).to.deep.equal([])
      await window.close()
    })
  }
})
