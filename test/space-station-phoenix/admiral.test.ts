/** The bot that thinks further ahead. Where it plays whole games here it imagines fewer, and so plays worse than in a match. */
import { expect } from 'chai'
import { appraisalOf } from '../../games/space-station-phoenix/bot/appraisal.ts'
import { playOn, playOnWell } from '../../games/space-station-phoenix/bot/course.ts'
import { diceOf } from '../../games/space-station-phoenix/bot/dice.ts'
import { outlookOf } from '../../games/space-station-phoenix/bot/outlook.ts'
import { prospectOf } from '../../games/space-station-phoenix/bot/prospect.ts'
import { ADMIRAL } from '../../games/space-station-phoenix/bot/skill.ts'
import { botOf } from '../../games/space-station-phoenix/bot.ts'
import { components, meta, spaceStationPhoenix as module } from '../../games/space-station-phoenix/index.ts'
import { mean, playTables } from '../tools/bench/bot-tables.ts'
import { arena } from '../tools/bench/bots-space-station-phoenix.ts'
import { phoenix } from './support.ts'

const frugal = botOf(components, { ...ADMIRAL, games: 2, outlooks: 2, ideas: 5 })
const frugally = { ...arena, module: { ...module, bots: { ...module.bots, admiral: frugal } } }

const inTheMiddle = () =>
  phoenix({
    ada: { gem: 18, food: 3, water: 2, metal: 7, station: { 111: ['teal'], 121: [] } },
    bea: { gem: 12, food: 2, water: 2, station: { 112: ['teal'], 122: ['pink'] } },
    market: ['131', '211', '221', '231', '311', '321'],
  })

describe('Space Station Phoenix: the admiral', () => {
  it('is the strongest, and sits down only where it is asked for', () => {
    expect(meta.bots.at(-1)).to.equal('admiral')
    expect(meta.usualBot).to.equal('veteran')
  })

  it('wins more often who tries out the next turns, and more so who tries out more of them', () => {
    const { view } = inTheMiddle().ada
    const appraisal = appraisalOf(components)
    const chances = (turns: number) =>
      Array.from({ length: 12 }, (_, luck) => {
        const outlook = outlookOf({ appraisal, g: view, seat: '0', chance: diceOf(luck), noise: 0.5 })
        const p = prospectOf(appraisal, view, '0')
        const before = p.people.slice()
        return turns === 0
          ? playOn(outlook, p, before)
          : playOnWell(outlook, p, before, { turns, ways: 4 }, luck)
      })
    const [none, one, two] = [0, 1, 2].map(turns => mean(chances(turns)))
    expect(one).to.be.above(none! + 0.01)
    expect(two).to.be.above(one! + 0.01)
  })

  it('thinks about questions that the veteran answers at first sight', () => {
    const t = inTheMiddle()
    t.ada.uses('L1-TRA')
    /** Whoever imagines how the others fare looks at their things for each of those ways. */
    const looks = (name: string) => {
      let count = 0
      const watched = new Proxy(t.ada.view, {
        get(view, key) {
          if (key === 'players') count += 1
          return Reflect.get(view, key)
        },
      })
      module.bots[name]!(watched, '0', diceOf(1))
      return count
    }
    expect(looks('admiral')).to.be.above(looks('veteran') + 2 * ADMIRAL.outlooks)
  })

  it('gets more points than the veteran, in either seat', function () {
    this.timeout(120_000)
    const tables = playTables(frugally, { names: ['admiral', 'veteran'], games: 4, seed: 'admiral' })
    const lead = tables.map(({ seats }) => {
      const scoreOf = (name: string) => seats.find(({ who }) => who === name)!.score
      return scoreOf('admiral') - scoreOf('veteran')
    })
    expect(mean(lead)).to.be.above(0)
  })
})
