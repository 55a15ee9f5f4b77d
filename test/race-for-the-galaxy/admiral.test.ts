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

  it('tries out more where it chooses what to do in a round than where it does it', () => {
    const t = race({ ada: { hand: ['gem-world'], fill: 5 }, bea: { fill: 5 } })
    const admiral = admiralOf(2000)
    /** How much is left to chance: every guess takes as many numbers. */
    const drawn = () => {
      const { number } = chanceOf('counted')
      let count = 0
      admiral(t.ada.view, '0', () => {
        count += 1
        return number()
      })
      return count
    }
    const choosing = drawn()
    t.plays({ ada: 'settle', bea: 'settle' })
    expect(t.ada.asked('settle')).to.be.an('object')
    expect(drawn()).to.be.within(1, choosing)
  })

  it('beats the veteran, even so', function () {
    this.timeout(120_000)
    expect(
      winRate(playTables(at(2000, 4), { names: ['admiral', 'veteran'], games: 3 }), 'admiral'),
    ).to.be.above(0.5)
  })
})
