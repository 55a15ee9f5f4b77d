import { expect } from 'chai'
import minBy from 'lodash/minBy.js'
import { catalogue } from '../../games/index.ts'
import type { SetupValues } from '../../games/kit/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { Live, type Match } from '../support/stage/live.ts'
import { type Film, filmsOf, momentsOf, roundsOf } from '../support/stage/moments.ts'
import { openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'
import { KeyPlayer } from './keys.ts'
import { ListPlayer } from './list-player.ts'

/** The shortest match of each game. */
const SHORT: { [game: string]: SetupValues } = {
  'space-station-phoenix': { shipSetup: 'firstGame' },
  'race-for-the-galaxy': { expansion: 'base' },
}
/** What takes minutes is played for a while: so many presses on the board, so many moves of the list. All with EVERY=1. */
const A_WHILE: { [game: string]: { presses: number; moves: number } } = {
  'twilight-imperium-3': { presses: 120, moves: 25 },
  ...(!process.env.EVERY && { 'space-station-phoenix': { presses: 120, moves: 25 } }),
}
/** Those are played to their end from so many moves before the end of a recorded game. */
const LAST: { [game: string]: number } = {
  'space-station-phoenix': 8,
  ...(process.env.EVERY && { 'twilight-imperium-3': 12 }),
}
const MOST_PRESSES = 2000
const MOST_MOVES = 400
const NARROW_KINDS = 8

interface Table {
  live: Live
  window: StageWindow
}

describeInBrowser('browser: by keyboard alone', function () {
  this.timeout(600_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  /** A match of few on a table, from its beginning or from so many moves before its end: the page plays the first seat. */
  async function begin(game: string, last?: number): Promise<Table> {
    const module = await catalogue[game]!.load()
    const match = last
      ? await lateIn(game, last)
      : { players: module.meta.minPlayers, options: SHORT[game] ?? {} }
    const live = new Live(module, { ...match, seed: 'keys', seat: '0' })
    const window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    window.onMove((name, args) => {
      const result = live.move(name, args)
      window.tell(live.scene)
      return result
    })
    await window.show(live.scene)
    return { live, window }
  }

  const shortestOf = async (game: string): Promise<Film> =>
    minBy(await filmsOf(game), ({ recorded }) => recorded.moves.length)!

  async function lateIn(game: string, last: number): Promise<Omit<Match, 'seed' | 'seat'>> {
    const { recorded, states } = await shortestOf(game)
    return { players: recorded.players, options: recorded.options, from: states.at(-1 - last)! }
  }

  /** Plays to the end, or so many presses. */
  async function playOnBoard({ live, window }: Table, most = MOST_PRESSES): Promise<void> {
    const player = new KeyPlayer(window)
    const chance = chanceOf(live.film.module.meta.id)
    for (let presses = 0; !live.state.outcome && presses < most; presses++)
      await player.press(chance.oneIn(4) ? 'choice' : 'lamp', chance.int(1000))
    expect(player.lost, 'nothing has the focus').to.deep.equal([])
    expect(player.unreached, 'no way there').to.deep.equal([])
    expect(player.covered, 'something lies over it').to.deep.equal([])
    expect(window.troubles).to.deep.equal([])
    await window.close()
  }

  for (const game of Object.keys(catalogue)) {
    const part = A_WHILE[game]
    const how = part ? 'for a while' : 'to its end'

    it(`${game} is played ${how} on the board, and the focus is never lost nor covered`, async () => {
      const table = await begin(game)
      await playOnBoard(table, part?.presses)
      const made = `${table.live.made.length} moves were made`
      if (part) expect(table.live.made.length, made).to.be.above(part.presses / 40)
      else expect(table.live.state.outcome, made).not.to.equal(null)
    })

    const last = LAST[game]
    if (last)
      it(`${game} is played to its end from a late moment on the board, and the focus is never lost nor covered`, async () => {
        const table = await begin(game, last)
        await playOnBoard(table)
        expect(table.live.state.outcome).not.to.equal(null)
      })

    it(`${game} is played ${how} by the list of all ways, with nothing but the names in it`, async () => {
      const { live, window } = await begin(game)
      const player = new ListPlayer(window, live)
      for (let moves = 0; !live.state.outcome && moves !== part?.moves; moves++) {
        expect(moves, 'moves').to.be.below(MOST_MOVES)
        const before = live.made.length
        const play = JSON.stringify(await player.act())
        expect(live.made.length, `move ${moves}: ${play}`).to.equal(before + 1)
      }
      expect(window.troubles).to.deep.equal([])
      await window.close()
    })

    it(`${game}: on a narrow page, whatever of the desk gets the focus is in sight`, async () => {
      const [moments = []] = roundsOf(momentsOf([await shortestOf(game)]), 1)
      const window = await stage.open({ viewport: { width: 360, height: 740 }, locale: 'en-GB' })
      const player = new KeyPlayer(window)
      for (const moment of moments.slice(0, NARROW_KINDS)) {
        await window.show(moment)
        await player.walkThrough('#desk')
      }
      expect(player.covered).to.deep.equal([])
      await window.close()
    })
  }
})
