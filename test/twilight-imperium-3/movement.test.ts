import type { PlanetId } from '../../games/twilight-imperium-3/data/index.ts'
import { expect, type Has, module, ti } from './support.ts'

const ACTIVATED = { rule: 'TI-14.02' }

describe('twilight-imperium-3: activation', () => {
  it('[TI-14.02, TI-8.03] puts a counter of the Command Pool on the system', () => {
    const t = ti()
    t.ada.does('act', '1-00', { moves: [] })
    expect(t.state.activated).to.deep.equal({ '1-00': ['0'] })
    expect(t.ada.has.counters).to.deep.equal({ strategy: 2, command: 2, fleet: 3 })
  })

  it('[TI-14.02, TI-8.10] refuses a system with an own counter, but not one with counters of others', () => {
    const t = ti({ ada: { activated: ['1-00'] }, bea: { activated: ['1-01'] } })
    t.ada.cannot('act', ['1-00', { moves: [] }], { ...ACTIVATED, key: 'activated' })
    t.ada.does('act', '1-01', { moves: [] })
  })

  it('[TI-14.02, TI-6.02, TI-6.04] never activates an Asteroid Field or a Supernova', () => {
    const t = ti()
    t.ada.cannot('act', ['2-03', { moves: [] }], { ...ACTIVATED, key: 'barred' })
    t.ada.cannot('act', ['2-10', { moves: [] }], { ...ACTIVATED, key: 'barred' })
    t.ada.cannot('act', ['9-99', { moves: [] }], { ...ACTIVATED, key: 'noSystem' })
  })

  it('[TI-8.04] needs a counter in the Command Pool', () => {
    const t = ti({ ada: { counters: { command: 0 } } })
    t.ada.cannot('act', ['1-00', { moves: [] }], { rule: 'TI-8.04' })
  })

  it('[TI-14.03, TI-14.04] activates a system of others, and without moving anything', () => {
    const t = ti({ bea: { space: { '1-00': { cruiser: 1 } } } })
    t.ada.does('act', '1-00', { moves: [] })
    expect(t.state.action).to.equal(null)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })
})

describe('twilight-imperium-3: movement', () => {
  it('[TI-15.01, TI-15.02] moves ships as far as they go', () => {
    const t = ti({ ada: { space: { '3-00': { cruiser: 2, carrier: 1 } } } })
    t.ada.cannot('act', ['1-00', { moves: [{ from: '3-00', ship: 'carrier', count: 1 }] }], {
      rule: 'TI-15.02',
    })
    t.ada.does('act', '1-00', { moves: [{ from: '3-00', ship: 'cruiser', count: 1 }] })
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.ada.ships('3-00')).to.deep.equal({ cruiser: 1, carrier: 1 })
  })

  it('[TI-15.01, TI-9.13] tells of all that ships have aboard, whenever it was loaded', () => {
    const t = ti({
      ada: {
        planets: { wellon: { groundForce: 2 } },
        space: {
          '3-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 3 } }] },
          '1-00': { carrier: 1, fighter: 2 },
        },
      },
    })
    t.ada.does('act', '2-00', {
      moves: [
        { from: '3-00', ship: 'carrier', count: 1, laden: 0 },
        {
          from: '1-00',
          ship: 'carrier',
          count: 1,
          load: [
            { at: '1-00', units: { fighter: 2 } },
            { at: '1-00', planet: 'wellon', units: { groundForce: 1 } },
          ],
        },
      ],
    })
    const told = t.log.filter(text => text.startsWith('ada moves')).map(text => text.split(', with ')[1])
    expect(told).to.deep.equal(['3 Ground Forces aboard.', '2 Fighters and 1 Ground Force aboard.'])
  })

  it('[TI-15.02] refuses a way that jumps or is too long', () => {
    const t = ti({ ada: { space: { '3-00': { cruiser: 1 } } } })
    const move = (via: string[]) => [{ from: '3-00', ship: 'cruiser', count: 1, via }]
    t.ada.cannot('act', ['1-00', { moves: move(['1-01']) }], { rule: 'TI-15.02', key: 'brokenWay' })
    t.ada.cannot('act', ['1-00', { moves: move(['2-00', '2-01']) }], { rule: 'TI-15.02', key: 'tooFar' })
    t.ada.does('act', '1-00', { moves: move(['2-00']) })
  })

  it('[TI-15.02, TI-6.10, TI-6.12] goes through wormholes as one step', () => {
    const t = ti({ ada: { space: { '2-02': { carrier: 1 } } } })
    t.ada.does('act', '1-05', { moves: [{ from: '2-02', ship: 'carrier', count: 1 }] })
    expect(t.ada.ships('1-05')).to.deep.equal({ carrier: 1 })
  })

  it('[TI-15.03, TI-15.16] cannot pass enemy ships, but lone Fighters, and goes to any of them', () => {
    const moves = [{ from: '3-00', ship: 'cruiser', count: 1, via: ['2-00'] }]
    const blocked = ti({
      ada: { space: { '3-00': { cruiser: 1 } } },
      bea: { space: { '2-00': { destroyer: 1 } } },
    })
    blocked.ada.cannot('act', ['1-00', { moves }], { rule: 'TI-15.03' })
    blocked.ada.does('act', '2-00', { moves: [{ from: '3-00', ship: 'cruiser', count: 1 }] })
    const free = ti({
      ada: { space: { '3-00': { cruiser: 1 } } },
      bea: { space: { '2-00': { fighter: 1 } }, planets: { 'vefut-ii': { groundForce: 1, pds: 1 } } },
    })
    free.ada.does('act', '1-00', { moves })
    expect(free.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-15.03] is stopped by Fighters whose owner has Advanced Fighters', () => {
    const t = ti({
      ada: { space: { '3-00': { cruiser: 1 } } },
      bea: { space: { '2-00': { fighter: 1 } }, technologies: ['advanced-fighters'] },
    })
    const moves = [{ from: '3-00', ship: 'cruiser', count: 1, via: ['2-00'] }]
    t.ada.cannot('act', ['1-00', { moves }], { rule: 'TI-15.03' })
  })

  it('[TI-32.42] passes enemy ships with Light/Wave Deflector, but picks up nothing there', () => {
    const t = ti({
      ada: {
        technologies: ['light-wave-deflector', 'xrd-transporters'],
        space: { '3-00': { carrier: 1 } },
        planets: { 'vefut-ii': { groundForce: 1 } },
      },
      bea: { space: { '2-00': { destroyer: 1 } } },
    })
    const load = [{ at: '2-00', planet: 'vefut-ii', units: { groundForce: 1 } }]
    const move = { from: '3-00', ship: 'carrier', count: 1, via: ['2-00'] }
    t.ada.cannot('act', ['1-00', { moves: [{ ...move, load }] }], { rule: 'TI-15.10', key: 'enemyThere' })
    t.ada.does('act', '1-00', { moves: [move] })
  })

  it('[TI-15.04, TI-6.03] neither passes a Nebula nor, without Antimass Deflectors, an Asteroid Field', () => {
    const cruiser = (from: string, via: string) => [{ from, ship: 'cruiser', count: 1, via: [via] }]
    const t = ti({ ada: { space: { '0-00': { cruiser: 1 }, '2-02': { cruiser: 1 } }, technologies: [] } })
    t.ada.cannot('act', ['2-08', { moves: cruiser('0-00', '1-04') }], { rule: 'TI-15.04' })
    t.ada.cannot('act', ['2-04', { moves: cruiser('2-02', '2-03') }], { rule: 'TI-15.04' })
    const able = ti({ ada: { space: { '2-02': { cruiser: 1 } } } })
    able.ada.does('act', '2-04', { moves: cruiser('2-02', '2-03') })
  })

  it('[TI-6.04] never passes a Supernova', () => {
    const t = ti({ ada: { space: { '1-05': { cruiser: 1 } } } })
    const moves = [{ from: '1-05', ship: 'cruiser', count: 1, via: ['2-10'] }]
    t.ada.cannot('act', ['2-09', { moves }], { rule: 'TI-15.04' })
  })

  it('[TI-6.03] lets ships that begin in a Nebula go one step only', () => {
    const t = ti({ ada: { space: { '1-04': { cruiser: 1 } } } })
    t.ada.cannot('act', ['1-02', { moves: [{ from: '1-04', ship: 'cruiser', count: 1 }] }], {
      rule: 'TI-15.02',
    })
    t.ada.does('act', '1-03', { moves: [{ from: '1-04', ship: 'cruiser', count: 1 }] })
  })

  it('[TI-15.05, TI-15.06] passes systems with own counters, but leaves none', () => {
    const t = ti({ ada: { space: { '3-00': { cruiser: 1 }, '2-00': { cruiser: 1 } }, activated: ['2-00'] } })
    t.ada.cannot('act', ['1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] }], {
      rule: 'TI-15.06',
    })
    t.ada.does('act', '1-00', { moves: [{ from: '3-00', ship: 'cruiser', count: 1, via: ['2-00'] }] })
  })

  it('[TI-15.07] lets ships leave the active system and come back with troops', () => {
    const t = ti({
      ada: {
        technologies: ['xrd-transporters'],
        space: { '1-00': { carrier: 1 } },
        planets: { 'vefut-ii': { groundForce: 3 } },
      },
    })
    const load = [{ at: '2-00', planet: 'vefut-ii', units: { groundForce: 2 } }]
    t.ada.does('act', '1-00', {
      moves: [{ from: '1-00', ship: 'carrier', count: 1, load }],
      landings: { wellon: { groundForce: 2 } },
    })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2 })
    expect(t.units('vefut-ii')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-15.08, TI-8.07] counts Fleet Supply when all have arrived, Fighters left out', () => {
    const t = ti({
      ada: {
        counters: { fleet: 2 },
        space: { '3-00': { carrier: 1, fighter: 4 }, '2-01': { cruiser: 1 }, '2-00': { destroyer: 1 } },
      },
    })
    const carrier = { from: '3-00', ship: 'carrier', count: 1, load: [{ at: '3-00', units: { fighter: 4 } }] }
    const cruiser = { from: '2-01', ship: 'cruiser', count: 1 }
    t.ada.cannot('act', ['2-00', { moves: [carrier, cruiser] }], { rule: 'TI-8.07' })
    const away = ti({
      ada: {
        counters: { fleet: 2 },
        space: { '3-00': { carrier: 1, fighter: 4 }, '2-00': { destroyer: 1 } },
      },
    })
    away.ada.does('act', '2-00', { moves: [carrier] })
    expect(away.ada.ships('2-00')).to.deep.equal({ destroyer: 1, carrier: 1, fighter: 4 })
  })

  it('[TI-8.08] does not count Fleet Supply where ships only pass', () => {
    const t = ti({
      ada: { counters: { fleet: 1 }, space: { '3-00': { cruiser: 1 }, '2-00': { destroyer: 1 } } },
    })
    t.ada.does('act', '1-00', { moves: [{ from: '3-00', ship: 'cruiser', count: 1, via: ['2-00'] }] })
  })

  it('[TI-15.09] carries Fighters, Ground Forces and PDS; alone they do not move', () => {
    const t = ti({
      ada: {
        space: { '3-00': { carrier: 1, cruiser: 1, fighter: 2 } },
        planets: { jord: { groundForce: 2, pds: 1 } },
      },
    })
    t.ada.cannot('act', ['2-00', { moves: [{ from: '3-00', ship: 'fighter', count: 1 }] }], {
      rule: 'TI-15.09',
    })
    const jord = { at: '3-00', planet: 'jord', units: { groundForce: 1 } }
    const cruiser = { from: '3-00', ship: 'cruiser', count: 1, load: [jord] }
    t.ada.cannot('act', ['2-00', { moves: [cruiser] }], { rule: 'TI-9.10' })
    const load = [
      { at: '3-00', units: { fighter: 2 } },
      { at: '3-00', planet: 'jord', units: { groundForce: 2, pds: 1 } },
    ]
    t.ada.does('act', '2-00', { moves: [{ from: '3-00', ship: 'carrier', count: 1, load }], landings: {} })
    expect(t.state.space['2-00']!['0']).to.deep.equal({
      ships: { carrier: 1, fighter: 2 },
      damaged: {},
      laden: [{ ship: 'carrier', cargo: { groundForce: 2, pds: 1 } }],
    })
  })

  it('[TI-9.10] carries six units at most', () => {
    const t = ti({
      ada: { space: { '3-00': { carrier: 1, fighter: 4 } }, planets: { jord: { groundForce: 4 } } },
    })
    const load = (fighter: number, groundForce: number) => [
      { at: '3-00', units: { fighter } },
      { at: '3-00', planet: 'jord', units: { groundForce } },
    ]
    const moves = (fighter: number, groundForce: number) => [
      { from: '3-00', ship: 'carrier', count: 1, load: load(fighter, groundForce) },
    ]
    t.ada.cannot('act', ['2-00', { moves: moves(3, 4) }], { rule: 'TI-9.10' })
    t.ada.does('act', '2-00', { moves: moves(3, 3), landings: {} })
  })

  it('[TI-15.09] lets Cruisers carry a Ground Force, and no Fighter, with Stasis Capsules', () => {
    const t = ti({
      ada: {
        technologies: ['stasis-capsules'],
        space: { '3-00': { cruiser: 1, fighter: 1 } },
        planets: { jord: { groundForce: 2 } },
      },
    })
    const cruiser = (load: object) => [
      { from: '3-00', ship: 'cruiser', count: 1, load: [{ at: '3-00', ...load }] },
    ]
    t.ada.cannot('act', ['1-00', { moves: cruiser({ units: { fighter: 1 } }) }], { rule: 'TI-15.09' })
    t.ada.cannot('act', ['1-00', { moves: cruiser({ planet: 'jord', units: { groundForce: 2 } }) }], {
      rule: 'TI-9.10',
    })
    t.ada.does('act', '1-00', { moves: cruiser({ planet: 'jord', units: { groundForce: 1 } }), landings: {} })
  })

  it('[TI-15.10] picks up on the way, but not where an own counter lies', () => {
    const load = [{ at: '2-00', planet: 'vefut-ii', units: { groundForce: 1 } }]
    const moves = [{ from: '3-00', ship: 'carrier', count: 1, load }]
    const ada: Has = {
      technologies: ['xrd-transporters'],
      space: { '3-00': { carrier: 1 } },
      planets: { 'vefut-ii': { groundForce: 1 } },
    }
    ti({ ada: { ...ada, activated: ['2-00'] } }).ada.cannot('act', ['1-00', { moves }], { rule: 'TI-15.10' })
    const t = ti({ ada })
    t.ada.cannot('act', ['1-00', { moves: [{ ...moves[0]!, via: ['3-01', '2-01'] }] }], { rule: 'TI-15.02' })
    t.ada.does('act', '1-00', { moves, landings: { wellon: { groundForce: 1 } } })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-15.10] picks up only what is there and one’s own', () => {
    const t = ti({
      ada: { space: { '2-00': { carrier: 1 } }, planets: { 'vefut-ii': { groundForce: 1 } } },
      bea: { planets: { wellon: { groundForce: 3 } } },
    })
    const moves = (at: string, planet: PlanetId, groundForce: number) => [
      { from: '2-00', ship: 'carrier', count: 1, load: [{ at, planet, units: { groundForce } }] },
    ]
    t.ada.cannot('act', ['1-00', { moves: moves('2-00', 'vefut-ii', 2) }], {
      rule: 'TI-15.10',
      key: 'notThatMany',
    })
    const tooMany = [t.ada.asks[0]!.id, '1-00', { moves: moves('2-00', 'vefut-ii', 2) }]
    expect(module.refusal(t.ada.view, '0', 'act', tooMany)!.text.params).to.deep.equal({
      planet: 'planet:vefut-ii',
    })
    t.ada.cannot('act', ['1-00', { moves: moves('1-00', 'wellon', 1) }], {
      rule: 'TI-15.10',
      key: 'notYourPlanet',
    })
    const fighters = [
      { from: '2-00', ship: 'carrier', count: 1, load: [{ at: '2-00', units: { fighter: 1 } }] },
    ]
    t.ada.cannot('act', ['1-00', { moves: fighters }], { rule: 'TI-15.10', key: 'notThatManyFighters' })
  })

  it('[TI-15.12] takes Fighters over from another Carrier, but no Ground Forces', () => {
    const t = ti({
      ada: {
        technologies: ['xrd-transporters'],
        space: {
          '3-00': { carrier: 1 },
          '2-00': { carrier: 1, fighter: 3, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] },
        },
      },
    })
    const load = [{ at: '2-00', units: { fighter: 3 } }]
    t.ada.does('act', '1-00', { moves: [{ from: '3-00', ship: 'carrier', count: 1, load }] })
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1, fighter: 3 })
    expect(t.state.space['2-00']!['0']!.laden).to.deep.equal([{ ship: 'carrier', cargo: { groundForce: 2 } }])
  })

  it('[TI-15.11, TI-9.13] keeps what is aboard of a ship that moves on', () => {
    const laden = [{ ship: 'carrier' as const, cargo: { groundForce: 2 } }]
    const t = ti({ ada: { space: { '2-00': { carrier: 2, laden } } } })
    t.ada.cannot('act', ['1-00', { moves: [{ from: '2-00', ship: 'carrier', count: 2 }] }], {
      rule: 'TI-15.15',
    })
    t.ada.does('act', '1-00', {
      moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
      landings: {},
    })
    expect(t.state.space['1-00']!['0']!.laden).to.deep.equal(laden)
    expect(t.state.space['2-00']!['0']!.laden).to.deep.equal([])
  })

  it('[TI-15.13, TI-7.04] leaves a planet without troops under control', () => {
    const t = ti({ ada: { space: { '2-00': { carrier: 1 } }, planets: { 'vefut-ii': { groundForce: 1 } } } })
    const load = [{ at: '2-00', planet: 'vefut-ii', units: { groundForce: 1 } }]
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'carrier', count: 1, load }], landings: {} })
    expect(t.units('vefut-ii')).to.deep.equal({})
    expect(t.ada.planets).to.include('vefut-ii')
  })

  it('[TI-15.14] takes troops from one planet of the active system to another', () => {
    const t = ti({ ada: { space: { '1-01': { carrier: 1 } }, planets: { abyz: { groundForce: 2 } } } })
    const load = [{ at: '1-01', planet: 'abyz', units: { groundForce: 1 } }]
    t.ada.does('act', '1-01', {
      moves: [{ from: '1-01', ship: 'carrier', count: 1, load }],
      landings: { fria: { groundForce: 1 } },
    })
    expect(t.units('fria')).to.deep.equal({ groundForce: 1 })
    expect(t.units('abyz')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-15.15] is refused as a whole, where one ship cannot move, or is named twice', () => {
    const t = ti({ ada: { space: { '3-00': { cruiser: 1, dreadnought: 1 } } } })
    const cruiser = { from: '3-00', ship: 'cruiser', count: 1 }
    t.ada.cannot('act', ['1-00', { moves: [cruiser, { from: '3-00', ship: 'dreadnought', count: 1 }] }], {
      rule: 'TI-15.02',
    })
    t.ada.cannot('act', ['1-00', { moves: [cruiser, cruiser] }], { rule: 'TI-15.15', key: 'noSuchShip' })
    t.ada.cannot('act', ['1-00', { moves: [{ from: '3-06', ship: 'cruiser', count: 1 }] }], {
      rule: 'TI-15.02',
    })
    t.ada.cannot('act', ['2-00', { moves: [{ from: '3-00', ship: 'dreadnought', count: 1, damaged: 1 }] }], {
      rule: 'TI-15.15',
    })
  })

  it('[TI-9.12, TI-9.11] loses Fighters that are left without capacity; a Space Dock supports three', () => {
    const t = ti({
      ada: {
        space: { '3-00': { carrier: 1, fighter: 5 } },
        planets: { jord: { spaceDock: 1, exhausted: true } },
      },
    })
    t.ada.does('act', '2-00', { moves: [{ from: '3-00', ship: 'carrier', count: 1 }] })
    expect(t.ada.ships('3-00')).to.deep.equal({ fighter: 3 })
  })

  it('[TI-2.05] refuses an eleventh group of Fighters', () => {
    const cells = ['0-00', '1-00', '1-01', '1-02', '1-03', '1-05', '2-00', '2-01', '2-02', '2-04']
    const space = Object.fromEntries(
      cells.map(cell => [cell, { carrier: cell === '2-00' ? 1 : 0, fighter: 2 }]),
    )
    const t = ti({ ada: { technologies: ['advanced-fighters'], counters: { fleet: 9 }, space } })
    t.ada.cannot('act', ['2-11', { moves: [{ from: '2-00', ship: 'fighter', count: 1 }] }], {
      rule: 'TI-2.05',
    })
    t.ada.does('act', '2-11', { moves: [{ from: '2-00', ship: 'fighter', count: 2 }] })
  })

  it('[TI-8.07, TI-8.09] lets Fighters that count as ships be lost, where more are lost than there are others', () => {
    const t = ti({
      ada: {
        technologies: ['advanced-fighters'],
        counters: { fleet: 1 },
        space: { '2-00': { carrier: 1, cruiser: 2, fighter: 11 } },
      },
      steps: [{ do: 'unitLimits' }, { do: 'startActionPhase' }],
    })
    expect(t.ada.asked('fleetExcess').about).to.include({ count: 7 })
    expect(t.ada.labels.join()).to.match(/2 Cruisers and 5 Fighters/)
    t.ada.does('loseExcess', { destroy: { cruiser: 2, fighter: 5 }, sustain: {}, laden: [] })
    expect(t.ada.ships('2-00')).to.deep.equal({ carrier: 1, fighter: 6 })
    t.settled('turn')
  })

  it('[TI-8.09] counts Fighters without capacity as ships with Advanced Fighters', () => {
    const t = ti({
      ada: { technologies: ['advanced-fighters'], counters: { fleet: 2 }, space: { '3-00': { fighter: 3 } } },
    })
    t.ada.cannot('act', ['1-00', { moves: [{ from: '3-00', ship: 'fighter', count: 3 }] }], {
      rule: 'TI-8.07',
    })
    t.ada.does('act', '1-00', { moves: [{ from: '3-00', ship: 'fighter', count: 2 }] })
    expect(t.ada.ships('1-00')).to.deep.equal({ fighter: 2 })
  })
})
