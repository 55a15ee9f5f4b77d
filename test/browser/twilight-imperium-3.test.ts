import { expect } from 'chai'
import { catalogue } from '../../games/development.ts'
import { asksOf, type KitState, type SeatId } from '../../games/kit/index.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { Live } from '../support/stage/live.ts'
import { filmsOf } from '../support/stage/moments.ts'
import { openStage, type Stage } from '../support/stage/stage.ts'
import { ListPlayer } from './list-player.ts'
import { BoardPlayer } from './ti-player.ts'

const GAME = 'twilight-imperium-3'
const ACTS_AT_MOST = 400
const PHONE = { viewport: { width: 360, height: 740 }, locale: 'en-GB' }
const WIDE = { viewport: { width: 1366, height: 768 }, locale: 'en-GB' }

/** Who plays on the pages, the others being bots. */
const THUMB = '4'
const KEYS = '5'

describeInBrowser('browser: Twilight Imperium', function () {
  this.timeout(300_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  const isAsked = (state: KitState, seat: SeatId) => asksOf(state, seat).some(({ required }) => required)

  it('the first round is played on the board alone', async () => {
    const live = new Live(await catalogue[GAME]!.load(), {
      players: 3,
      options: { galaxy: 'preset' },
      seed: 'first round',
      seat: '0',
    })
    const window = await stage.open(WIDE)
    window.onMove((name, args) => {
      const result = live.move(name, args)
      window.tell(live.scene)
      return result
    })
    await window.show(live.scene)
    const player = new BoardPlayer(window, live)
    for (let acts = 0; (live.state as unknown as TiState).round < 2 && !live.state.outcome; acts++) {
      expect(acts, 'acts').to.be.below(ACTS_AT_MOST)
      await player.act()
    }
    expect(player.moved, 'fleets that were sent').to.be.above(0)
    expect(window.troubles).to.deep.equal([])
    await window.close()
  })

  it('two people and four bots play the last rounds to the end: one on a phone, one by keys and names alone', async () => {
    const films = await filmsOf(GAME)
    const { module, states, recorded } = films.find(({ name }) => name === 'points-bots')!
    const { round: last } = states.at(-1) as unknown as TiState
    // The council votes in the last round but one.
    const late = states.findLast(
      state =>
        (state as unknown as TiState).round < last &&
        state.asks.some(({ kind, seat }) => kind === 'vote' && seat === KEYS),
    )!
    // One lets all windows for cards pass in advance, the other is asked each time.
    const pass = { id: 1, kinds: ['window'], move: 'passWindow', args: [], guards: {}, lasts: {} }
    const from = structuredClone(late) as KitState & TiState
    from.standing = { ...from.standing, [THUMB]: { 1: pass } }
    // Everybody is near the end: it comes in the next round.
    for (const player of Object.values(from.players))
      player.points = Math.max(player.points, from.options.victoryPoints - 4)
    const { players, options } = recorded
    const live = new Live(module, { players, options, seed: 'to the end', seat: THUMB, others: [KEYS], from })
    const other = live.at(KEYS)
    const phone = await stage.open({ ...PHONE, hasTouch: true, isMobile: true })
    const wide = await stage.open(WIDE)
    const tellBoth = <T>(result: T): T => {
      phone.tell(live.scene)
      wide.tell(other.scene)
      return result
    }
    phone.onMove((name, args) => tellBoth(live.move(name, args)))
    wide.onMove((name, args) => tellBoth(other.move(name, args)))
    await phone.show(live.scene)
    await wide.show(other.scene)
    // Everybody's votes are there by themselves.
    for (const { page } of [phone, wide])
      expect(await page.getByRole('tabpanel').locator('tbody').first().locator('tr').count()).to.equal(6)
    const byThumb = new BoardPlayer(phone, live)
    const byKeys = new ListPlayer(wide, other)
    for (let acts = 0; !live.state.outcome; acts++) {
      expect(acts, 'acts').to.be.below(ACTS_AT_MOST)
      await (isAsked(live.state, THUMB) ? byThumb : byKeys).act()
      await Promise.all([phone.drawn(), wide.drawn()])
    }
    expect((live.state as unknown as TiState).round, 'rounds').to.be.above(from.round)
    for (const { made } of [live, other])
      expect(made.map(({ move }) => move)).to.include.members(['vote', 'answer', 'redistribute'])
    expect(byThumb.moved, 'fleets that were sent').to.be.above(0)
    for (const { page, troubles } of [phone, wide]) {
      await page.locator('.sb-course').waitFor()
      expect(troubles).to.deep.equal([])
    }
    await phone.close()
    await wide.close()
  })
})
