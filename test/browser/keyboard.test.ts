import { expect } from 'chai'
import { catalogue } from '../../games/index.ts'
import type { SetupValues } from '../../games/kit/index.ts'
import { describeInBrowser } from '../support/browser/index.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { Live } from '../support/stage/live.ts'
import { openStage, type Stage, type StageWindow } from '../support/stage/stage.ts'
import { KeyPlayer } from './keys.ts'
import { ListPlayer } from './list-player.ts'

/** The shortest match of each game. */
const SHORT: { [game: string]: SetupValues } = {
  'space-station-phoenix': { shipSetup: 'firstGame' },
  'race-for-the-galaxy': { expansion: 'base' },
}
/** A game of hours is played for a while: so many presses on the board, so many moves of the list. */
const A_WHILE: { [game: string]: { presses: number; moves: number } } = {
  'twilight-imperium-3': { presses: 120, moves: 25 },
}
const MOST_PRESSES = 2000
const MOST_MOVES = 400

describeInBrowser('browser: by keyboard alone', function () {
  this.timeout(600_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  /** A match of few on a table: the page plays the first seat. */
  async function begin(game: string): Promise<{ live: Live; window: StageWindow }> {
    const options = SHORT[game] ?? {}
    const { meta, load } = catalogue[game]!
    const players = meta.minPlayers
    const live = new Live(await load(), { players, options, seed: 'keys', seat: '0' })
    const window = await stage.open({ viewport: { width: 1366, height: 768 }, locale: 'en-GB' })
    window.onMove((name, args) => {
      const result = live.move(name, args)
      window.tell(live.scene)
      return result
    })
    await window.show(live.scene)
    return { live, window }
  }

  for (const game of Object.keys(catalogue)) {
    const part = A_WHILE[game]
    const how = part ? 'for a while' : 'to its end'

    it(`${game} is played ${how} on the board, and the focus is never lost nor covered`, async () => {
      const { live, window } = await begin(game)
      const player = new KeyPlayer(window)
      const chance = chanceOf(game)
      const most = part?.presses ?? MOST_PRESSES
      for (let presses = 0; !live.state.outcome && presses < most; presses++)
        await player.press(chance.oneIn(4) ? 'choice' : 'lamp', chance.int(1000))
      const made = `${live.made.length} moves were made`
      if (part) expect(live.made.length, made).to.be.above(most / 40)
      else expect(live.state.outcome, made).not.to.equal(null)
      expect(player.lost, 'nothing has the focus').to.deep.equal([])
      expect(player.unreached, 'no way there').to.deep.equal([])
      expect(player.covered, 'something lies over it').to.deep.equal([])
      expect(window.troubles).to.deep.equal([])
      await window.close()
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
  }
})
