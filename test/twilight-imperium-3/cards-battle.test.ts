/** Action cards for space battles and invasions. */
import { expect, type Has, module, type Scenario, ti } from './support.ts'

/** Ada attacks Bea in 1-00 with what she has in 2-00. */
function battle(ada: Has, bea: Has, dice: number[] = [], more: Scenario = {}) {
  const t = ti({
    ...more,
    ada: { technologies: [], counters: { fleet: 8 }, ...ada },
    bea: { race: 'yssaril', technologies: [], counters: { fleet: 8 }, ...bea },
    dice,
  })
  const moves = Object.entries(t.ada.ships('2-00')).map(([ship, count]) => ({ from: '2-00', ship, count }))
  t.ada.does('act', '1-00', { moves, bombard: {}, landings: {} })
  return t
}

describe('twilight-imperium-3: action cards of space battles', () => {
  it('[TI-26.02, TI-1.17] Morale Boost gives +1 for one round', () => {
    const t = battle(
      { actionCards: ['morale-boost'], space: { '2-00': { cruiser: 1 } } },
      { space: { '1-00': { cruiser: 1 } } },
      [6, 1],
    )
    t.toWindow('W11')
    t.ada.plays('morale-boost')
    t.nobodyPlays()
    expect(t.log).to.include('ada rolls for 1 Cruiser (space battle, 6 or more): 6. 1 hit.')
    expect(t.state.effects).to.deep.equal([])
  })

  it('[TI-32.17] Shields Holding cancels two hits of a combat round', () => {
    const t = battle(
      { space: { '2-00': { cruiser: 3 } } },
      { actionCards: ['shields-holding'], space: { '1-00': { cruiser: 2 } } },
      [7, 7, 7, 1, 1],
    )
    t.toWindow('W13')
    t.bea.plays('shields-holding')
    expect(t.log).to.include('bea loses 1 Cruiser in Wellon.')
  })

  it('[TI-26.02] Recheck has any die of anybody rolled again', () => {
    const t = battle({ space: { '2-00': { cruiser: 1 } } }, { space: { '1-00': { cruiser: 1 } } }, [7, 1], {
      cy: { actionCards: ['recheck'] },
    })
    t.toWindow('W13')
    expect(t.cy.labels).to.have.members([
      'Play nothing',
      'Play Recheck: 7 of ada for Cruiser (space battle, 7 or more)',
      'Play Recheck: 1 of bea for Cruiser (space battle, 7 or more)',
    ])
    t.rolls(2, 1, 8)
    t.cy.plays('recheck', { die: { volley: 0, group: 0, value: 7 } })
    expect(t.log).to.include('cy rolls again (Recheck): 2. 0 hits.')
    expect(t.bea.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-26.02] Recheck works on PDS fire, too', () => {
    const t = ti({
      ada: { actionCards: ['recheck'], technologies: [], space: { '2-00': { cruiser: 1 } } },
      bea: { planets: { wellon: { pds: 1 } } },
      dice: [10, 1],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.bea.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    t.ada.plays('recheck', { die: { volley: 0, group: 0, value: 10 } })
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-32.12, TI-1.20] Skilled Retreat leaves for an empty or friendly system, whatever was activated', () => {
    const t = battle(
      { space: { '2-00': { cruiser: 1 } } },
      {
        actionCards: ['skilled-retreat'],
        activated: ['1-05'],
        planets: { lodor: { groundForce: 1 } },
        space: { '1-00': { cruiser: 1 } },
      },
    )
    t.toWindow('W11')
    t.bea.cannot('playCard', ['skilled-retreat', { to: '1-05' }], { rule: 'TI-26.05' })
    t.bea.plays('skilled-retreat', { to: '1-01' })
    expect(t.bea.ships('1-01')).to.deep.equal({ cruiser: 1 })
    expect(t.state.activated['1-01']).to.deep.equal(['1'])
    expect(t.state.battle).to.equal(null)
    t.settled('turn')
  })

  it('[TI-26.02] Fighter Prototype gives Fighters +2 in the first round only', () => {
    const t = battle(
      { space: { '2-00': { cruiser: 1 } } },
      {
        actionCards: ['fighter-prototype'],
        planets: { wellon: { spaceDock: 1 } },
        space: { '1-00': { fighter: 1 } },
      },
    )
    t.toWindow('W10')
    t.rolls(1, 7)
    t.bea.plays('fighter-prototype', { cell: '1-00' })
    expect(t.log).to.include('bea rolls for 1 Fighter (space battle, 7 or more): 7. 1 hit.')
  })

  it('[TI-26.02] Into the Breach gives +1, and the first two hits to a Dreadnought', () => {
    const t = battle(
      { space: { '2-00': { cruiser: 3 } } },
      { actionCards: ['into-the-breach'], space: { '1-00': { cruiser: 2, dreadnought: 1 } } },
      [7, 7, 1, 1, 6, 4],
    )
    t.toWindow('W10')
    t.bea.plays('into-the-breach', { cell: '1-00' })
    expect(t.log).to.include('bea rolls for 2 Cruisers (space battle, 6 or more): 1 and 6. 1 hit.')
    expect(t.log).to.include.members([
      'bea sustains damage: 1 Dreadnought.',
      'bea loses 1 Dreadnought in Wellon.',
    ])
    const once = battle(
      { space: { '2-00': { cruiser: 3 } } },
      { actionCards: ['into-the-breach'], space: { '1-00': { cruiser: 2, dreadnought: 1 } } },
      [7, 1, 1, 1, 6, 4],
    )
    once.toWindow('W10')
    once.bea.plays('into-the-breach', { cell: '1-00' })
    once.bea.cannot('takeHits', [{ destroy: { cruiser: 1 }, sustain: {}, laden: [] }], {
      rule: 'TI-26.02',
      key: 'forcedHits',
    })
    once.bea.does('takeHits', { destroy: {}, sustain: { dreadnought: 1 }, laden: [] })
  })

  it('[TI-32.01, TI-26.10] Direct Hit destroys a ship that has just been damaged', () => {
    const t = battle(
      { actionCards: ['direct-hit-base'], space: { '2-00': { cruiser: 2 } } },
      { space: { '1-00': { dreadnought: 1 } } },
    )
    t.rolls(7, 1, 1)
    t.toWindow('W13')
    t.ada.does('passWindow')
    t.bea.does('takeHits', { destroy: {}, sustain: { dreadnought: 1 }, laden: [] })
    expect(t.state.window).to.include({ id: 'W14' })
    t.ada.plays('direct-hit-base', { seat: '1', cell: '1-00', ship: 'dreadnought' })
    expect(t.bea.ships('1-00')).to.deep.equal({})
    expect(t.log).to.include('ada wins the battle in Wellon.')
  })

  it('[TI-32.01] Direct Hit destroys nothing that PDS, mines or a round before have damaged, in neither edition', () => {
    for (const expansionCards of [false, true]) {
      const card = expansionCards ? 'direct-hit' : 'direct-hit-base'
      const t = battle(
        { actionCards: [card, card], space: { '2-00': { cruiser: 2 } } },
        { space: { '1-00': { dreadnought: 1, warSun: 1, cruiser: 1, damaged: { warSun: 1 } } } },
        [7, 1, 1, 1, 1, 1, 1],
        { options: { expansionCards } },
      )
      const aimed = (ship: string) => [card, { seat: '1', cell: '1-00', ship }]
      for (const ship of ['warSun', 'dreadnought'])
        t.ada.cannot('playCard', aimed(ship), { rule: 'TI-26.02' })
      t.toWindow('W13')
      t.nobodyPlays()
      t.bea.does('takeHits', { destroy: {}, sustain: { dreadnought: 1 }, laden: [] })
      expect(t.state.window).to.include({ id: 'W14' })
      t.ada.cannot('playCard', aimed('warSun'), { rule: 'TI-26.05' })
      expect(t.ada.legal.map(({ args }) => args)).to.deep.include([t.ada.asked().id, ...aimed('dreadnought')])
      // The next round: the Dreadnought was damaged in the one before.
      t.ada.does('passWindow')
      t.toWindow('W11')
      t.ada.cannot('playCard', aimed('dreadnought'), { rule: 'TI-26.02' })
    }
  })

  it('[TI-32.01] Direct Hit can be played in a window that was open under the rules of version 3', () => {
    const t = battle(
      { actionCards: ['direct-hit-base'], space: { '2-00': { cruiser: 2 } } },
      { space: { '1-00': { dreadnought: 1 } } },
      [7, 1, 1],
    )
    t.toWindow('W13')
    t.nobodyPlays()
    t.bea.does('takeHits', { destroy: {}, sustain: { dreadnought: 1 }, laden: [] })
    const old = structuredClone(t.state)
    // Nothing was told of what was damaged.
    delete old.window!.cause.damaged
    const g = module.migrate({ ...old, rulesVersion: 3 })!
    expect(g.window!.cause.damaged).to.deep.equal({ dreadnought: 1 })
    expect(module.legalMoves(module.view(g, '0'), '0').map(({ args }) => args)).to.deep.include([
      g.asks[0]!.id,
      'direct-hit-base',
      { seat: '1', cell: '1-00', ship: 'dreadnought' },
    ])
  })

  it('[TI-32.08] Minelayers score a hit for each Cruiser, taken in the first round', () => {
    const t = battle(
      { space: { '2-00': { destroyer: 2 } } },
      { actionCards: ['minelayers'], space: { '1-00': { cruiser: 1 } } },
      [1, 1, 1, 1, 9],
    )
    t.toWindow('W08')
    t.bea.plays('minelayers')
    // One destroyer is lost to the mine, whatever the dice show.
    expect(t.log).to.include('bea rolls for 1 Cruiser (space battle, 7 or more): 1. 0 hits.')
    expect(t.log).to.include('ada loses 1 Destroyer in Wellon.')
  })

  it('[TI-32.04] Experimental Battlestation fires three times from a Space Dock, as PDS do', () => {
    const t = battle(
      { space: { '2-00': { cruiser: 2 } } },
      { actionCards: ['experimental-battlestation'], planets: { wellon: { spaceDock: 1 } } },
      [6, 5, 5],
    )
    t.bea.plays('experimental-battlestation', { planet: 'wellon' })
    expect(t.log).to.include('bea rolls for 3 PDS (PDS fire, 6 or more): 6, 5, and 5. 1 hit.')
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })
})

/** Ada invades Wellon, where Bea stands, with three Ground Forces. */
function invasion(ada: Has, bea: Has, dice: number[] = [], plan: object = {}) {
  const t = ti({
    ada: {
      technologies: [],
      ...ada,
      space: {
        '2-00': { carrier: 1, dreadnought: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 3 } }] },
      },
    },
    bea: { race: 'yssaril', technologies: [], ...bea },
    dice,
  })
  t.ada.does('act', '1-00', {
    moves: [
      { from: '2-00', ship: 'carrier', count: 1, laden: 0 },
      { from: '2-00', ship: 'dreadnought', count: 1 },
    ],
    landings: { wellon: { groundForce: 3 } },
    bombard: {},
    ...plan,
  })
  return t
}

describe('twilight-imperium-3: action cards of invasions', () => {
  it('[TI-26.02] Chemical Warfare destroys half of the defenders, whatever PDS they have', () => {
    const t = invasion(
      { actionCards: ['chemical-warfare'] },
      { planets: { wellon: { groundForce: 3, pds: 1 } } },
    )
    t.bea.does('firePds', [])
    expect(t.state.window).to.include({ id: 'W17' })
    t.rolls(1, 1, 1, 1, 8)
    t.ada.plays('chemical-warfare', { planet: 'wellon' })
    expect(t.log).to.include('bea loses 2 Ground Forces on Wellon.')
  })

  it('[TI-26.02] Dug In keeps bombardment from a planet', () => {
    const t = invasion({}, { actionCards: ['dug-in'], planets: { wellon: { groundForce: 1 } } }, [], {
      bombard: { wellon: { dreadnought: 1 } },
    })
    t.rolls(8, 1, 1, 1)
    t.bea.plays('dug-in', { planet: 'wellon' })
    expect(t.log.join()).not.to.include('bombards')
    expect(t.ada.planets).to.include('wellon')
  })

  it('[TI-26.02] Morale Boost works on the ground, too', () => {
    const t = invasion({}, { actionCards: ['morale-boost'], planets: { wellon: { groundForce: 1 } } })
    while (!t.state.invasion?.round) t.bea.does('passWindow')
    t.rolls(1, 1, 1, 7)
    t.bea.plays('morale-boost')
    expect(t.log).to.include('bea rolls for 1 Ground Force (invasion, 7 or more): 7. 1 hit.')
  })

  it('[TI-32.02] Rare Mineral gives 3 trade goods for a neutral planet taken by landing', () => {
    const t = invasion({ actionCards: ['rare-mineral'] }, {})
    expect(t.ada.asked().about).to.have.nested.property('moment.params.planet', 'planet:wellon')
    t.ada.plays('rare-mineral')
    expect(t.ada.has.tradeGoods).to.equal(3)
    const fought = invasion({ actionCards: ['rare-mineral'] }, { planets: { wellon: {} } })
    expect(fought.ada.has.tradeGoods).to.equal(0)
    fought.settled('turn')
  })

  it('[TI-26.02] Reparations exhaust a planet of the one who took ours, and refresh one worth no more', () => {
    const t = invasion(
      { planets: { saudor: {} } },
      { actionCards: ['reparations'], planets: { wellon: {}, lodor: { exhausted: true }, tarmann: {} } },
    )
    t.bea.cannot('playCard', ['reparations', { planet: 'saudor', planets: ['tarmann'] }], {
      rule: 'TI-26.05',
    })
    t.bea.plays('reparations', { planet: 'jord', planets: ['lodor'] })
    expect(t.state.planets.jord!.exhausted).to.equal(true)
    expect(t.state.planets.lodor!.exhausted).to.equal(undefined)
  })

  it('[TI-32.24] Star of Death frees a planet under a War Sun; what lands there next is lost', () => {
    const t = ti({
      ada: {
        actionCards: ['star-of-death'],
        technologies: ['war-sun'],
        space: { '2-00': { warSun: 1, laden: [{ ship: 'warSun', cargo: { groundForce: 2 } }] } },
      },
      bea: { planets: { wellon: { groundForce: 3, pds: 2, spaceDock: 1 } } },
    })
    t.ada.does('act', '1-00', {
      moves: [{ from: '2-00', ship: 'warSun', count: 1, laden: 0 }],
      landings: { wellon: { groundForce: 1 } },
    })
    t.bea.does('firePds', [])
    t.ada.plays('star-of-death', { planet: 'wellon' })
    expect(t.state.planets.wellon).to.equal(undefined)
    expect(t.log).to.include('ada loses 1 Ground Force on Wellon.')
    expect(t.state.radiation).to.deep.equal([])
  })
})
