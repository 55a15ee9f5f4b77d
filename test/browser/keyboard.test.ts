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
const MOST_PRESSES = 2000

describeInBrowser('browser: by keyboard alone', function () {
  this.timeout(600_000)
  let stage: Stage
  before(async () => {
    stage = await openStage()
  })
  after(() => stage?.end())

  /** A match of two on a table: the page plays the first seat. */
  async function begin(game: string): Promise<{ live: Live; window: StageWindow }> {
    const options = SHORT[game] ?? {}
    const live = new Live(await catalogue[game]!.load(), { players: 2, options, seed: 'keys', seat: '0' })
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
    it(`${game} is played to its end on the board, and the focus is never lost nor covered`, async () => {
      const { live, window } = await begin(game)
      const player = new KeyPlayer(window)
      const chance = chanceOf(game)
      for (let presses = 0; !live.state.outcome && presses < MOST_PRESSES; presses++)
        await player.press(chance.oneIn(4) ? 'choice' : 'lamp', chance.int(1000))
      expect(live.state.outcome, `${live.made.length} moves were made`).not.to.equal(null)
      expect(player.lost, 'nothing has the focus').to.deep.equal([])
      expect(player.unreached, 'no way there').to.deep.equal([])
      expect(player.covered, 'something lies over it').to.deep.equal([])
      expect(window.troubles).to.deep.equal([])
      await window.close()
    })

    it(`${game} is played to its end by the list of all ways, with nothing but the names in it`, async () => {
      const { live, window } = await begin(game)
      const player = new ListPlayer(window, live)
      for (let moves = 0; !live.state.outcome; moves++) {
        expect(moves, 'moves').to.be.below(400)
        const before = live.made.length
        const play = JSON.stringify(await player.act())
        expect(live.made.length, `move ${moves}: ${play}`).to.equal(before + 1)
      }
      expect(window.troubles).to.deep.equal([])
      await window.close()
    })
  }
})
