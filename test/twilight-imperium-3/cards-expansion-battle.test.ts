/** Action cards of the expansion for space battles. TI-32.19 to TI-32.29. */
import { expect, type Has, type Scenario, ti } from './support.ts'

const options = { expansionCards: true }

/** Ada attacks Bea in 1-00 with what she has in 2-00. */
function battle(ada: Has, bea: Has, dice: number[] = [], more: Scenario = {}) {
  const t = ti({
    options,
    ...more,
    ada: { technologies: [], counters: { fleet: 8 }, ...ada },
    bea: { race: 'yssaril', technologies: [], counters: { fleet: 8 }, ...bea },
    dice,
  })
  const moves = Object.entries(t.ada.ships('2-00')).map(([ship, count]) => ({ from: '2-00', ship, count }))
  t.ada.does('act', '1-00', { moves, bombard: {}, landings: {} })
  return t
}

describe('twilight-imperium-3: action cards of the expansion in space battles', () => {
  it('[TI-32.01] Direct Hit destroys what has just been damaged, and nothing else', () => {
    const t = battle(
      { space: { '2-00': { cruiser: 1 } }, actionCards: ['direct-hit'] },
      { space: { '1-00': { dreadnought: 2, warSun: 1, damaged: { warSun: 1 } } } },
      [10, 1, 1, 1, 1, 1],
    )
    t.toWindow('W13')
    t.nobodyPlays()
    t.bea.does('takeHits', { destroy: {}, sustain: { dreadnought: 1 }, laden: [] })
    t.toWindow('W14')
    t.ada.cannot('playCard', ['direct-hit', { seat: '1', cell: '1-00', ship: 'warSun' }], {
      rule: 'TI-26.05',
    })
    t.ada.plays('direct-hit', { seat: '1', cell: '1-00', ship: 'dreadnought' })
    t.nobodyPlays()
    expect(t.bea.ships('1-00')).to.deep.equal({ dreadnought: 1, warSun: 1 })
  })

  it('[TI-32.21, TI-26.08] Courageous to the End: dice of the ship that is lost hit at once, and can be rolled again', () => {
    const t = battle(
      { space: { '2-00': { destroyer: 1 } }, actionCards: ['courageous-to-the-end'] },
      { space: { '1-00': { cruiser: 3 } } },
      [1, 8, 1, 1],
      { cy: { actionCards: ['recheck'] } },
    )
    t.toWindow('W14')
    expect(t.open).to.deep.equal({ ada: ['window'] })
    expect(t.ada.asked().about).to.have.nested.property('moment.key', 'moment.lost')
    t.ada.cannot('playCard', ['courageous-to-the-end', { ship: 'cruiser' }], { rule: 'TI-26.05' })
    t.rolls(10, 1, 9)
    t.ada.plays('courageous-to-the-end', { ship: 'destroyer' })
    t.toWindow('W13')
    expect(t.log).to.include('ada rolls for 1 Destroyer (last shots, 9 or more): 10 and 1. 1 hit.')
    t.cy.plays('recheck', { die: { volley: 0, group: 0, value: 1 } })
    t.nobodyPlays()
    expect(t.bea.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.log).to.include('bea wins the battle in Wellon.')
  })

  it('[TI-26.12] asks nobody about losses where the expansion is not in play', () => {
    const t = battle(
      { space: { '2-00': { destroyer: 1 } }, actionCards: ['good-year'] },
      { space: { '1-00': { cruiser: 3 } }, actionCards: ['good-year'] },
      [1, 8, 1, 1],
      { options: {} },
    )
    t.toWindow('W13')
    t.nobodyPlays()
    expect(t.log).to.include('bea wins the battle in Wellon.')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-32.19, TI-32.27] Target Their Flagship!: what survives fires, the ship that shot does not', () => {
    const t = battle(
      { space: { '2-00': { cruiser: 2 } }, actionCards: ['target-their-flagship', 'recheck'] },
      { space: { '1-00': { dreadnought: 1 } } },
      [7, 1, 1],
    )
    t.toWindow('W10')
    t.ada.cannot(
      'playCard',
      ['target-their-flagship', { seat: '1', cell: '1-00', ship: 'carrier', unit: 'cruiser' }],
      { rule: 'TI-26.05' },
    )
    t.ada.plays('target-their-flagship', { seat: '1', cell: '1-00', ship: 'dreadnought', unit: 'cruiser' })
    t.toWindow('W13')
    expect(t.log).to.include('ada rolls for 1 Cruiser (first shot, 7 or more): 7. 1 hit.')
    t.toWindow('W11')
    expect(t.log).to.include('bea sustains damage: 1 Dreadnought.')
    t.toWindow('W13')
    expect(t.log).to.include.members([
      'ada rolls for 1 Cruiser (space battle, 7 or more): 1. 0 hits.',
      'bea rolls for 1 Dreadnought (space battle, 5 or more): 1. 0 hits.',
    ])
    t.rolls(1, 1, 1)
    t.toWindow('W11')
    t.toWindow('W13')
    expect(t.log).to.include('ada rolls for 2 Cruisers (space battle, 7 or more): 1 and 1. 0 hits.')
  })

  it('[TI-32.27, TI-17.09] Target Their Flagship! destroys the damaged one first, which may end the battle', () => {
    const t = battle(
      { space: { '2-00': { cruiser: 2 } }, actionCards: ['target-their-flagship'] },
      { space: { '1-00': { dreadnought: 1, damaged: { dreadnought: 1 } } } },
      [10],
    )
    t.toWindow('W10')
    t.ada.plays('target-their-flagship', { seat: '1', cell: '1-00', ship: 'dreadnought', unit: 'cruiser' })
    t.nobodyPlays()
    expect(t.log).to.include('ada wins the battle in Wellon.')
    expect(t.log).not.to.include('Combat round 1.')
  })

  it('[TI-26.18, TI-32.55] Communications Breakdown silences everybody but Sabotage until the battle is over', () => {
    const t = battle(
      { space: { '2-00': { cruiser: 1 } }, actionCards: ['communications-breakdown', 'flanking-tactic'] },
      { space: { '1-00': { cruiser: 1 } }, actionCards: ['flanking-tactic', 'morale-boost'] },
      [10, 1],
      { speaker: 'ada' },
    )
    t.toWindow('W10')
    t.ada.plays('communications-breakdown')
    t.bea.plays('flanking-tactic', { seat: '0' })
    // Whether somebody cancels it.
    expect(t.bea.asked().about).to.have.nested.property('moment.key', 'moment.W26')
    t.nobodyPlays()
    expect(t.log).to.include('Flanking Tactic of bea cannot be played any more and goes back to the hand.')
    expect(t.log).to.include('ada wins the battle in Wellon.')
    expect(t.state.effects).to.deep.equal([])
  })

  it('[TI-32.26] asks those who fight before a battle, not those who look on', () => {
    const t = battle(
      { space: { '2-00': { cruiser: 1 } }, actionCards: ['good-year'] },
      { space: { '1-00': { cruiser: 1 } }, actionCards: ['good-year'] },
      [],
      { cy: { actionCards: ['communications-breakdown'] } },
    )
    t.toWindow('W10')
    expect(t.open).to.deep.equal({ ada: ['window'], bea: ['window'] })
  })

  it('[TI-26.02] Friendly Fire takes half of the Fighters, rounded down, where they are most of the fleet', () => {
    const bea = (fighter: number, carrier: number) => ({ space: { '1-00': { fighter, carrier } } })
    const ada: Has = { space: { '2-00': { cruiser: 1 } }, actionCards: ['friendly-fire', 'good-year'] }
    const t = battle(ada, bea(5, 1), [1, 1, 1, 1, 1])
    t.toWindow('W10')
    t.ada.plays('friendly-fire')
    t.toWindow('W11')
    expect(t.bea.ships('1-00')).to.deep.equal({ fighter: 3, carrier: 1 })
    const few = battle(ada, bea(2, 2))
    few.toWindow('W10')
    few.ada.cannot('playCard', ['friendly-fire', {}], { rule: 'TI-26.02' })
  })

  it('[TI-26.02] Experimental Weaponry sends hits of large ships past the Fighters', () => {
    const t = battle(
      {
        space: { '2-00': { dreadnought: 1, cruiser: 1 } },
        actionCards: ['experimental-weaponry', 'good-year'],
      },
      { space: { '1-00': { fighter: 3, carrier: 2 } } },
      [10, 10, 1, 1, 1, 1, 1],
    )
    t.toWindow('W11')
    t.ada.plays('experimental-weaponry')
    t.toWindow('W13')
    t.nobodyPlays()
    t.bea.cannot('takeHits', [{ destroy: { fighter: 2 }, sustain: {}, laden: [] }], {
      rule: 'TI-26.02',
      key: 'pastFighters',
    })
    t.bea.does('takeHits', { destroy: { fighter: 1, carrier: 1 }, sustain: {}, laden: [] })
    expect(t.bea.ships('1-00')).to.deep.equal({ fighter: 2, carrier: 1 })
  })

  it('[TI-32.28] Rule by Terror: the enemy leaves at once, or takes two hits', () => {
    const play = (activated: string[]) => {
      const t = battle(
        { space: { '2-00': { dreadnought: 2 } }, actionCards: ['rule-by-terror', 'good-year'] },
        { space: { '1-00': { cruiser: 3 } }, activated },
        [1, 1, 1],
      )
      t.toWindow('W10')
      t.ada.plays('rule-by-terror')
      return t
    }
    const t = play(['1-01'])
    t.bea.answers('1-01')
    t.nobodyPlays()
    expect(t.bea.ships('1-01')).to.deep.equal({ cruiser: 3 })
    expect(t.log).to.include('ada wins the battle in Wellon.')
    expect(t.log).not.to.include('Combat round 1.')
    const stays = play(['1-01'])
    stays.bea.answers()
    stays.toWindow('W11')
    expect(stays.bea.ships('1-00')).to.deep.equal({ cruiser: 1 })
    // Nobody is asked where there is no way out.
    const stuck = play([])
    stuck.toWindow('W11')
    expect(stuck.bea.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-26.02] Rule by Terror needs a War Sun or two Dreadnoughts', () => {
    const t = battle(
      { space: { '2-00': { dreadnought: 1, cruiser: 3 } }, actionCards: ['rule-by-terror'] },
      { space: { '1-00': { cruiser: 3 } } },
    )
    t.toWindow('W10')
    t.ada.cannot('playCard', ['rule-by-terror', {}], { rule: 'TI-26.02' })
  })

  it('[TI-32.29] Flanking Tactic keeps the enemy from every way to leave', () => {
    const t = battle(
      { space: { '2-00': { dreadnought: 2 } }, actionCards: ['flanking-tactic', 'rule-by-terror'] },
      { space: { '1-00': { cruiser: 3 } }, activated: ['1-01'], actionCards: ['skilled-retreat'] },
      [1, 1, 1],
    )
    t.toWindow('W10')
    t.ada.plays('flanking-tactic', { seat: '1' })
    // To cancel it, then to play something else.
    while (t.bea.isAsked('window')) t.bea.does('passWindow')
    t.ada.plays('rule-by-terror')
    t.toWindow('W11')
    // No question where to go: the hits are taken.
    expect(t.bea.ships('1-00')).to.deep.equal({ cruiser: 1 })
    t.bea.cannot('playCard', ['skilled-retreat', { to: '1-05' }], { rule: 'TI-26.02' })
    t.toWindow('W13')
    expect(t.log).to.include('bea rolls for 1 Cruiser (space battle, 7 or more): 1. 0 hits.')
  })

  it('[TI-32.39] Military Foresight brings a ship back to a Space Dock when the status phase begins', () => {
    const t = battle(
      {
        space: { '2-00': { cruiser: 1, destroyer: 1 } },
        planets: { jord: { spaceDock: 1 }, lodor: { spaceDock: 1 } },
        actionCards: ['military-foresight'],
        strategy: [],
      },
      { space: { '1-00': { cruiser: 3 } }, strategy: [] },
      [1, 1, 10, 10, 10, 1],
      {
        cy: { strategy: [] },
        also: g => {
          for (const seat of ['1', '2']) g.players[seat]!.passed = true
        },
      },
    )
    t.toWindow('W14')
    t.ada.cannot('playCard', ['military-foresight', { unit: 'dreadnought' }], { rule: 'TI-26.05' })
    t.ada.plays('military-foresight', { unit: 'cruiser' })
    t.nobodyPlays()
    t.ada.does('pass')
    expect(t.ada.asked().kind).to.equal('comeBack')
    t.ada.answers('1-05')
    expect(t.ada.ships('1-05')).to.deep.equal({ cruiser: 1 })
    expect(t.state.effects).to.deep.equal([])
  })

  it('[TI-32.39] Military Foresight loses the ship where no Space Dock can take it', () => {
    const t = battle(
      { space: { '2-00': { cruiser: 1 } }, actionCards: ['military-foresight'], strategy: [] },
      { space: { '1-00': { cruiser: 3 } }, strategy: [] },
      [1, 10, 1, 1],
      {
        cy: { strategy: [] },
        also: g => {
          for (const seat of ['1', '2']) g.players[seat]!.passed = true
        },
      },
    )
    t.toWindow('W14')
    t.ada.plays('military-foresight', { unit: 'cruiser' })
    t.nobodyPlays()
    t.ada.does('pass')
    expect(t.log).to.include('1 Cruiser of ada has nowhere to come back to.')
  })
})
