/** The bot that tries things out. Here it spends little on a decision, and so plays worse than in a match. */
import { expect } from 'chai'
import { admiralOf } from '../../games/race-for-the-galaxy/bot/admiral.ts'
import { raceForTheGalaxy as module } from '../../games/race-for-the-galaxy/index.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { frozen } from '../support/frozen.ts'
import { playTable, playTables, winRate } from '../tools/bench/bot-tables.ts'
import { arena } from '../tools/bench/bots-race-for-the-galaxy.ts'
import { race } from './support.ts'

const at = (effort: number, options: number) => ({
  ...arena,
  module: { ...module, bots: { ...module.bots, admiral: admiralOf(effort, options) } },
})

describe('Race for the Galaxy: the admiral', () => {
  it('plays by legal moves only, with every expansion', function () {
    this.timeout(120_000)
    for (const [others, expansion] of [
      [1, 'base'],
      [1, 'base+aa+orb'],
    ] as const) {
      const names = ['admiral', ...Array.from({ length: others }, () => 'cadet')]
      expect(playTable(at(1, 2), names, `admiral/${expansion}`, { expansion }).length).to.be.within(5, 25)
    }
  })

  it('changes nothing in the view, and decides in the same way again', () => {
    const t = race({ ada: { fill: 5 }, bea: { fill: 5 } })
    const admiral = admiralOf(300, 4)
    const decide = () => admiral(frozen(t.ada.view), '0', chanceOf('again').number)
    expect(decide()).to.deep.equal(decide())
  })

  it('beats the veteran, even so', function () {
    this.timeout(120_000)
    expect(
      winRate(playTables(at(500, 4), { names: ['admiral', 'veteran'], games: 4 }), 'admiral'),
    ).to.be.above(0.5)
  })
})
