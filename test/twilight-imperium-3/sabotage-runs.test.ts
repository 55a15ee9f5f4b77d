/** Sabotage Runs. Section 53. */

import { type Line, readerOf } from '../../games/kit/index.ts'
import type { TileId } from '../../games/twilight-imperium-3/data/index.ts'
import { endsOf, runProspects } from '../../games/twilight-imperium-3/rules/battle/run-odds.ts'
import { targetOf } from '../../games/twilight-imperium-3/rules/battle/runs.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { expect, type Has, module, ti } from './support.ts'

const reader = readerOf(module.text, 'en', seat => seat)

type Fleet = NonNullable<Has['space']>[string]

interface Scene {
  ada?: Has
  bea?: Has
  options?: { [id: string]: boolean }
  tiles?: { [cell: string]: TileId }
}

/** Fighters stay where a Space Dock supports them. */
const DOCK: Has = { planets: { wellon: { spaceDock: 1 } } }

/** Ada comes to 1-00 with all that she has in 2-00; Bea is there. */
function attack(ada: Fleet, bea: Fleet, dice: number[] = [], more: Scene = {}) {
  const t = ti({
    options: { sabotageRuns: true, ...more.options },
    ada: { technologies: [], counters: { fleet: 8 }, ...more.ada, space: { '2-00': ada } },
    bea: { technologies: [], counters: { fleet: 8 }, ...more.bea, space: { '1-00': bea } },
    ...(more.tiles && { tiles: more.tiles }),
    dice,
  })
  const { ships, laden } = t.state.space['2-00']!['0']!
  const load = ships.fighter ? { load: [{ at: '2-00', units: { fighter: ships.fighter } }] } : {}
  const moves = Object.entries(ships)
    .filter(([ship]) => ship !== 'fighter' && !laden.some(one => one.ship === ship))
    .map(([ship, count]) => ({ from: '2-00', ship, count, ...(ship === 'carrier' && load) }))
  const carried = laden.map(({ ship }, place) => ({ from: '2-00', ship, count: 1, laden: place }))
  t.ada.does('act', '1-00', { moves: [...moves, ...carried], landings: {}, bombard: {} })
  return t
}

type Table = ReturnType<typeof attack>
const runs = (t: Table) => t.log.filter(text => /Sabotage Run|for the run|at the War Sun/.test(text))

/** What both sides have in round 1. */
const afterRuns = (t: Table) => {
  const { forces } = t.cy.view.fights[0]!.exchanges.find(({ round }) => round === 1)!
  return ['0', '1'].map(seat => forces[seat]!.units)
}

describe('twilight-imperium-3: Sabotage Runs', () => {
  it('[TI-53.01] are asked of each side with Fighters at an enemy War Sun, the attacker first, before round 1', () => {
    const t = attack(
      { warSun: 1, carrier: 1, fighter: 2 },
      { warSun: 1, fighter: 3 },
      // Ada sends one that does not pass; Bea none.
      [8],
    )
    expect(t.open).to.deep.equal({ ada: ['sabotageRun'] })
    expect(t.ada.asked().about).to.include({ count: 2 })
    expect(t.log.join()).to.not.include('Combat round')
    t.ada.cannot('flyRun', [3], { rule: 'TI-53.01' })
    t.ada.does('flyRun', 1)
    expect(t.ada.ships('1-00').fighter).to.equal(1)
    expect(t.open).to.deep.equal({ bea: ['sabotageRun'] })
    expect(t.bea.asked().about).to.include({ count: 3 })
    expect(t.log.join()).to.not.include('Combat round')
    t.rolls(...Array.from({ length: 20 }, () => 1))
    t.bea.does('flyRun', 0)
    expect(t.log).to.include('Combat round 1.')
    expect(t.bea.ships('1-00')).to.deep.equal({ warSun: 1, fighter: 3 })
  })

  it('[TI-53.01] need the option, Fighters, and a War Sun of the enemy', () => {
    for (const [ada, bea, isOn] of [
      [{ carrier: 1, fighter: 2 }, { dreadnought: 1 }, true],
      [{ warSun: 1 }, { warSun: 1 }, true],
      [{ carrier: 1, fighter: 2 }, { warSun: 1 }, false],
    ] as const) {
      const t = attack(ada, bea, [], { options: { sabotageRuns: isOn } })
      expect(Object.values(t.open).flat(), JSON.stringify([ada, bea])).to.not.include('sabotageRun')
    }
  })

  it('[TI-53.02] destroy a War Sun by a 10 after a 9 or 10, and cost every other Fighter', () => {
    // Four of five pass: 9, 10, 9, 9. The first of them misses, the second strikes; two need not roll.
    const t = attack({ carrier: 1, fighter: 5 }, { warSun: 1, carrier: 1 }, [9, 10, 8, 9, 9, 9, 10])
    t.rolls(...Array.from({ length: 40 }, () => 1))
    t.ada.does('flyRun', 5)
    expect(runs(t)).to.deep.equal([
      'ada flies a Sabotage Run with 5 Fighters. The target: War Sun.',
      'ada rolls for the run (9 or more): 9, 10, 8, 9, and 9. 4 Fighters pass.',
      'ada rolls at the War Sun (10), one after the other: 9 and 10. It is destroyed.',
    ])
    expect(t.bea.ships('1-00')).to.deep.equal({ carrier: 1 })
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1, fighter: 3 })
  })

  it('[TI-53.02] fail without a natural 10, whatever Fighters usually need', () => {
    const t = attack({ carrier: 1, fighter: 2 }, { warSun: 1 }, [9, 10, 9, 9], {
      // The Naalu have +1 with Fighters.
      ada: { race: 'naalu', technologies: ['advanced-fighters'] },
    })
    t.rolls(...Array.from({ length: 40 }, () => 1))
    t.ada.does('flyRun', 2)
    expect(runs(t).at(-1)).to.equal(
      'ada rolls at the War Sun (10), one after the other: 9 and 9. It withstands them.',
    )
    expect(afterRuns(t)).to.deep.equal([{ carrier: 1 }, { warSun: 1 }])
  })

  it('[TI-53.03] let those that are left take part in the battle, which may be over', () => {
    const t = attack({ carrier: 1, fighter: 2 }, { warSun: 1 }, [10, 10, 10])
    t.ada.does('flyRun', 2)
    expect(t.log).to.include('ada wins the battle in Wellon.')
    expect(t.log.join()).to.not.include('Combat round')
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1, fighter: 2 })
    const last = attack({ carrier: 1, cruiser: 1, fighter: 2 }, { warSun: 1 }, [10, 10, 10])
    last.ada.does('flyRun', 1)
    expect(last.ada.ships('1-00')).to.deep.equal({ carrier: 1, cruiser: 1, fighter: 2 })
  })

  it('[TI-53.03] are no combat rolls: no bonus, no die again, no card for dice', () => {
    const t = attack({ carrier: 1, fighter: 2 }, { warSun: 1 }, [8, 8], {
      ada: { race: 'jolnar', counters: { fleet: 8, strategy: 3 }, actionCards: ['recheck'] },
    })
    t.rolls(...Array.from({ length: 40 }, () => 1))
    while (t.ada.isAsked('window')) t.ada.does('passWindow')
    t.ada.does('flyRun', 2)
    expect(runs(t).at(-1)).to.include('(9 or more): 8 and 8. 0 Fighters pass.')
    expect(Object.values(t.open).flat()).to.not.include('reroll')
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1 })
  })

  it('[TI-53.03, TI-53.04] run at each War Sun on its own, with what is left', () => {
    const t = attack({ carrier: 1, fighter: 4 }, { warSun: 2 }, [9, 9, 1, 1, 10])
    t.ada.does('flyRun', 4)
    // The second of two that passed had nothing to do.
    expect(t.bea.ships('1-00')).to.deep.equal({ warSun: 1 })
    expect(t.open).to.deep.equal({ ada: ['sabotageRun'] })
    expect(t.ada.asked().about).to.include({ count: 2 })
    t.rolls(1, 1)
    t.ada.does('flyRun', 2)
    expect(Object.values(t.open).flat()).to.not.include('sabotageRun')
    const missed = attack({ carrier: 1, fighter: 4 }, { warSun: 2 }, [1])
    missed.ada.does('flyRun', 1)
    expect(missed.open).to.deep.equal({ ada: ['sabotageRun'] })
    missed.rolls(...Array.from({ length: 60 }, () => 1))
    missed.ada.does('flyRun', 0)
    expect(Object.values(missed.open).flat(), 'each once').to.not.include('sabotageRun')
  })

  it('[TI-53.05, TI-9.14] are flown at the War Sun that is named, and take what is aboard', () => {
    const fleet: Fleet = {
      warSun: 2,
      damaged: { warSun: 1 },
      laden: [{ ship: 'warSun', cargo: { groundForce: 2 }, damaged: true }],
    }
    const t = attack({ carrier: 1, fighter: 2 }, fleet, [10, 10])
    const target = () => reader.read(t.ada.asked().about!.target as Line)
    expect(target()).to.equal('damaged War Sun with 2 Ground Forces')
    t.ada.does('flyRun', 0)
    expect(target()).to.equal('War Sun')
    t.rolls(...Array.from({ length: 20 }, () => 1))
    t.ada.does('flyRun', 1)
    expect(t.state.space['1-00']!['1']).to.deep.equal({
      ships: { warSun: 1 },
      damaged: { warSun: 1 },
      laden: fleet.laden,
    })
    const other = attack({ carrier: 1, fighter: 2 }, fleet, [10, 10])
    other.ada.does('flyRun', 1)
    expect(other.state.space['1-00']!['1']).to.deep.equal({ ships: { warSun: 1 }, damaged: {}, laden: [] })
    const plain = attack({ carrier: 1, fighter: 2 }, { warSun: 2, damaged: { warSun: 1 } }, [10, 10])
    plain.ada.does('flyRun', 1)
    expect(plain.state.space['1-00']!['1']).to.deep.equal({
      ships: { warSun: 1 },
      damaged: { warSun: 1 },
      laden: [],
    })
  })

  it('[TI-53.06, TI-29.05] are not flown in an Ion Storm', () => {
    const storm = attack({ carrier: 1, fighter: 2 }, { warSun: 1 }, [], {
      options: { expansionTiles: true },
      tiles: { '1-00': 'ion-storm-1' },
    })
    expect(Object.values(storm.open).flat()).to.not.include('sabotageRun')
  })

  it('[TI-17.06, TI-53.01] come after the barrage, wherever the defender puts them among the rest', () => {
    const t = attack(
      { dreadnought: 1, destroyer: 1, carrier: 1, fighter: 2 },
      { warSun: 1, fighter: 3 },
      [],
      {
        ada: { technologies: ['assault-cannon'] },
        bea: DOCK,
      },
    )
    expect(t.open).to.deep.equal({ bea: ['orderShots'] })
    expect(t.bea.asked().pick!.options).to.deep.equal(['assaultCannon', 'barrage', 'sabotageRuns'])
    t.bea.cannot('answer', [['sabotageRuns', 'barrage', 'assaultCannon']], { rule: 'kit', key: 'pickOrder' })
    t.rolls(1, 1)
    t.bea.answers('barrage', 'sabotageRuns', 'assaultCannon')
    expect(t.open).to.deep.equal({ ada: ['sabotageRun'] })
    expect(t.log.join()).to.include('Anti-Fighter Barrage').and.not.include('Assault Cannon')
    t.rolls(1, 1)
    t.ada.does('flyRun', 0)
    expect(t.log.join()).to.include('Assault Cannon')
    // With the barrage alone there is only one order.
    const two = attack({ destroyer: 1, carrier: 1, fighter: 2 }, { warSun: 1, fighter: 3 }, [1, 1], {
      bea: DOCK,
    })
    expect(two.open).to.deep.equal({ ada: ['sabotageRun'] })
  })

  it('[TI-57.10] are not asked of whoever flies none', () => {
    const t = attack({ carrier: 1, fighter: 2 }, { warSun: 2 })
    t.ada.does('setPolicy', { hits: 'ask', retreat: 'ask', pds: 'ask', runs: 'never' })
    expect(t.open, 'what is asked is asked').to.deep.equal({ ada: ['sabotageRun'] })
    expect(t.bea.view.policies).to.not.have.property('0')
    t.rolls(...Array.from({ length: 60 }, () => 1))
    t.ada.does('flyRun', 0)
    // The second War Sun.
    expect(t.log).to.include('Combat round 1.')
    expect(runs(t)).to.deep.equal([])
  })

  it('[TI-57.11] stay to be seen die by die, with what each side had', () => {
    const t = attack({ carrier: 1, fighter: 3 }, { warSun: 1, carrier: 1 }, [9, 8, 10, 9, 10])
    t.rolls(...Array.from({ length: 40 }, () => 1))
    t.ada.does('flyRun', 3)
    const [fight] = t.cy.view.fights
    const seen = fight!.exchanges.slice(0, 2).map(({ what, round, forces, volleys }) => ({
      what,
      round,
      forces: [forces['0']!.units, forces['1']!.units],
      dice: volleys.map(({ seat, groups }) => [seat, ...groups.map(({ needed, dice }) => [needed, dice])]),
    }))
    expect(seen).to.deep.equal([
      {
        what: 'sabotageRuns',
        round: 0,
        forces: [
          { carrier: 1, fighter: 3 },
          { warSun: 1, carrier: 1 },
        ],
        dice: [['0', [9, [9, 8, 10]]]],
      },
      {
        what: 'sabotageStrikes',
        round: 0,
        forces: [
          { carrier: 1, fighter: 2 },
          { warSun: 1, carrier: 1 },
        ],
        dice: [['0', [10, [9, 10]]]],
      },
    ])
    expect(t.cy.view.volleys.filter(({ rollFor }) => rollFor !== 'space')).to.deep.equal([])
  })

  it('can be expected to end as often as one counts', () => {
    const chances = (count: number) => endsOf(count).map(({ chance }) => chance)
    for (const count of [0, 1, 2, 7]) {
      expect(chances(count).reduce((sum, one) => sum + one, 0)).to.be.closeTo(1, 1e-9)
      const down = endsOf(count).filter(({ isDown }) => isDown)
      expect(down.reduce((sum, { chance }) => sum + chance, 0)).to.be.closeTo(1 - 0.98 ** count, 1e-9)
    }
    // One of two passes and strikes, or both pass and the first strikes (nobody is lost), or the second.
    const two = Object.fromEntries(endsOf(2).map(({ isDown, lost, chance }) => [`${isDown} ${lost}`, chance]))
    expect(two['true 0']).to.be.closeTo(0.2 * 0.2 * 0.1, 1e-9)
    expect(two['true 1']).to.be.closeTo(2 * 0.2 * 0.8 * 0.1 + 0.2 * 0.2 * 0.9 * 0.1, 1e-9)
    const t = attack({ carrier: 1, fighter: 6 }, { warSun: 1 })
    const [stays, all] = runProspects(t.ada.view, '0', targetOf(t.ada.view, t.ada.asked()), [0, 6])
    expect(stays).to.include({ down: 0, lost: 0 })
    expect(all!.down).to.be.closeTo(1 - 0.98 ** 6, 1e-9)
    expect(all!.lost).to.be.within(5, 6)
  })

  describe('flown by bots', () => {
    const [weak, strong] = module.meta.bots as [string, string]
    const sent = (ada: Fleet, bea: Fleet, bot = strong) => {
      const { view } = attack(ada, bea).ada
      const play = module.bots[bot]!(view, '0', chanceOf('runs').number)!
      expect(play.move).to.equal('flyRun')
      return play.args[1] as number
    }

    it('are tried where the Fighters would fall anyway', () => {
      expect(sent({ carrier: 1, fighter: 6 }, { warSun: 2, cruiser: 2 })).to.be.greaterThan(0)
    })

    it('are left alone where the battle is won without them', () => {
      expect(sent({ warSun: 1, dreadnought: 4, carrier: 1, fighter: 3 }, { warSun: 1 })).to.equal(0)
      expect(sent({ carrier: 1, fighter: 6 }, { warSun: 2, cruiser: 2 }, weak)).to.equal(0)
    })
  })
})
