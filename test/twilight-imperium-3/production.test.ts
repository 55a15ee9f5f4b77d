import { expect, type Has, ti } from './support.ts'

const build = (docks: object, payment: object = {}, newDocks: string[] = []) => ({
  docks,
  newDocks,
  payment: { planets: [], tradeGoods: 0, ...payment },
})

/** Ada activates her home, Jord (resources 4), with a Space Dock, and so many trade goods. */
function home(tradeGoods: number, more: Has = {}) {
  const t = ti({
    ada: {
      technologies: [],
      counters: { fleet: 3 },
      ...more,
      tradeGoods,
      planets: { jord: { spaceDock: 1 }, ...more.planets },
    },
  })
  t.ada.does('act', '3-00', { moves: [] })
  return t
}

describe('twilight-imperium-3: production', () => {
  it('[TI-20.01, TI-20.05, TI-20.06, TI-7.06] builds in an activated system, paid with planets and trade goods', () => {
    const t = home(2)
    t.ada.does(
      'produce',
      build({ jord: { cruiser: 2, groundForce: 2 } }, { planets: ['jord'], tradeGoods: 1 }),
    )
    expect(t.ada.ships('3-00')).to.deep.equal({ cruiser: 2 })
    expect(t.units('jord')).to.deep.equal({ spaceDock: 1, groundForce: 2 })
    expect(t.state.planets.jord!.exhausted).to.equal(true)
    expect(t.ada.has.tradeGoods).to.equal(1)
  })

  it('[TI-20.02] builds as many units as the resources of the planet and two more', () => {
    const t = home(10)
    t.ada.cannot('produce', [build({ jord: { groundForce: 7 } }, { tradeGoods: 4 })], { rule: 'TI-20.02' })
    t.ada.does('produce', build({ jord: { groundForce: 6 } }, { tradeGoods: 3 }))
  })

  it('[TI-20.02] builds one more with Enviro Compensator', () => {
    const t = home(10, { technologies: ['enviro-compensator'] })
    t.ada.does('produce', build({ jord: { groundForce: 7 } }, { tradeGoods: 4 }))
    expect(t.units('jord').groundForce).to.equal(7)
  })

  it('[TI-20.03] does not build with a Space Dock of this round', () => {
    const t = ti({
      ada: { tradeGoods: 5, planets: { jord: { spaceDock: 1 } } },
      also: g => {
        g.planets.jord!.dockSince = 2
      },
    })
    t.ada.does('act', '3-00', { moves: [] })
    t.settled('turn')
  })

  it('[TI-20.04] rounds up pairs of Fighters and of Ground Forces, each by themselves', () => {
    const t = home(10)
    t.ada.cannot('produce', [build({ jord: { groundForce: 1, fighter: 1 } }, { tradeGoods: 1 })], {
      rule: 'TI-7.06',
    })
    t.ada.cannot('produce', [build({ jord: { groundForce: 3 } }, { tradeGoods: 1 })], { rule: 'TI-7.06' })
    t.ada.does('produce', build({ jord: { groundForce: 1, fighter: 1 } }, { tradeGoods: 2 }))
  })

  it('[TI-7.06, TI-7.07, TI-7.08] refuses exhausted planets, planets twice and trade goods that are not needed', () => {
    const t = home(3, { planets: { 'vefut-ii': { exhausted: true } } })
    const cruiser = { jord: { cruiser: 1 } }
    t.ada.cannot('produce', [build(cruiser, { planets: ['vefut-ii'] })], { rule: 'TI-7.06', key: 'notReady' })
    t.ada.cannot('produce', [build(cruiser, { planets: ['jord', 'jord'] })], {
      rule: 'TI-7.06',
      key: 'exhaustedTwice',
    })
    t.ada.cannot('produce', [build(cruiser, { tradeGoods: 4 })], { rule: 'TI-7.08' })
    t.ada.cannot('produce', [build(cruiser, { tradeGoods: 3 })], { rule: 'TI-7.07' })
    t.ada.cannot('produce', [build(cruiser, { planets: ['jord'], tradeGoods: 1 })], { rule: 'TI-7.07' })
    t.ada.does('produce', build(cruiser, { planets: ['jord'] }))
  })

  it('[TI-20.06, TI-8.07] refuses ships beyond Fleet Supply', () => {
    const t = home(10)
    t.ada.cannot('produce', [build({ jord: { destroyer: 4 } }, { tradeGoods: 4 })], { rule: 'TI-8.07' })
    t.ada.does('produce', build({ jord: { destroyer: 3 } }, { tradeGoods: 3 }))
  })

  it('[TI-20.06, TI-20.12, TI-9.11] counts Carriers that are built for Fighters that are built', () => {
    const t = home(10)
    t.ada.cannot('produce', [build({ jord: { fighter: 4 } }, { tradeGoods: 2 })], { rule: 'TI-20.06' })
    t.ada.does('produce', build({ jord: { fighter: 5, carrier: 1 } }, { tradeGoods: 6 }))
    expect(t.ada.ships('3-00')).to.deep.equal({ fighter: 5, carrier: 1 })
  })

  it('[TI-2.02] refuses more pieces than there are', () => {
    const t = home(10, { counters: { fleet: 6 }, space: { '1-00': { carrier: 4 } } })
    t.ada.cannot('produce', [build({ jord: { carrier: 1 } }, { tradeGoods: 3 })], { rule: 'TI-2.02' })
  })

  it('[TI-9.03] builds War Suns only with their technology', () => {
    const t = home(12)
    t.ada.cannot('produce', [build({ jord: { warSun: 1 } }, { tradeGoods: 12 })], { rule: 'TI-9.03' })
    const able = home(12, { technologies: ['war-sun'] })
    able.ada.does('produce', build({ jord: { warSun: 1 } }, { tradeGoods: 12 }))
  })

  it('[TI-9.17] refuses a third PDS on the planet', () => {
    const t = home(10, { planets: { jord: { spaceDock: 1, pds: 1 } } })
    t.ada.cannot('produce', [build({ jord: { pds: 2 } }, { tradeGoods: 4 })], { rule: 'TI-9.17' })
    t.ada.does('produce', build({ jord: { pds: 1 } }, { tradeGoods: 2 }))
  })

  it('[TI-20.07] builds no ships, but troops, while enemy ships are there', () => {
    const t = ti({
      ada: { tradeGoods: 5, planets: { jord: { spaceDock: 1 } } },
      bea: { space: { '3-00': { cruiser: 1 } } },
    })
    t.ada.does('act', '3-00', { moves: [] })
    t.ada.cannot('produce', [build({ jord: { destroyer: 1 } }, { tradeGoods: 1 })], { rule: 'TI-20.07' })
    t.ada.does('produce', build({ jord: { groundForce: 2 } }, { tradeGoods: 1 }))
  })

  it('[TI-20.09, TI-20.10] builds a Space Dock where a planet was held all round and has none', () => {
    const t = ti({ ada: { tradeGoods: 8, planets: { wellon: { since: 1 } } } })
    t.ada.does('act', '1-00', { moves: [] })
    t.ada.does('produce', build({}, { tradeGoods: 4 }, ['wellon']))
    expect(t.state.planets.wellon!.units).to.deep.equal({ spaceDock: 1 })
    expect(t.state.planets.wellon!.dockSince).to.equal(2)
    const late = ti({ ada: { tradeGoods: 8, planets: { wellon: { since: 2 } } } })
    late.ada.does('act', '1-00', { moves: [] })
    late.settled('turn')
  })

  it('[TI-20.09] builds no Space Dock beside enemy ships', () => {
    const t = ti({
      ada: { tradeGoods: 8, planets: { wellon: {} } },
      bea: { space: { '1-00': { cruiser: 1 } } },
    })
    t.ada.does('act', '1-00', { moves: [] })
    t.settled('turn')
  })

  it('[TI-20.11, TI-20.08] builds at two Space Docks and a new one in the same system at once', () => {
    const t = ti({
      ada: {
        race: 'letnev',
        tradeGoods: 9,
        technologies: [],
        planets: { 'arc-prime': { spaceDock: 1 }, 'wren-terra': {} },
      },
      bea: { race: 'sol' },
    })
    t.ada.does('act', '3-00', { moves: [] })
    t.ada.does('produce', build({ 'arc-prime': { cruiser: 1 } }, { tradeGoods: 6 }, ['wren-terra']))
    expect(t.units('wren-terra')).to.deep.equal({ spaceDock: 1 })
  })

  it('[TI-32.40] takes a resource off the price of each Space Dock with Sarween Tools', () => {
    const t = home(2, { technologies: ['sarween-tools'] })
    t.ada.does('produce', build({ jord: { carrier: 1 } }, { tradeGoods: 2 }))
    expect(t.ada.ships('3-00')).to.deep.equal({ carrier: 1 })
  })

  it('[TI-1.17] builds Dreadnoughts of L1Z1X for 4', () => {
    const t = ti({
      ada: {
        race: 'l1z1x',
        technologies: [],
        tradeGoods: 4,
        planets: { 'zero-zero-zero': { spaceDock: 1 } },
      },
    })
    t.ada.does('act', '3-00', { moves: [] })
    t.ada.does('produce', build({ 'zero-zero-zero': { dreadnought: 1 } }, { tradeGoods: 4 }))
  })
})

describe('twilight-imperium-3: transfer action', () => {
  const ada: Has = {
    technologies: [],
    space: { '2-00': { carrier: 1, cruiser: 1 }, '1-00': { destroyer: 1 } },
    planets: { 'vefut-ii': { groundForce: 2 }, wellon: { groundForce: 1 } },
  }
  const load = [{ at: '2-00', planet: 'vefut-ii', units: { groundForce: 2 } }]

  it('[TI-21.01, TI-21.02, TI-21.03] moves ships both ways between two own systems, and sets troops down', () => {
    const t = ti({ ada })
    t.ada.does('transfer', '2-00', '1-00', {
      there: [{ from: '2-00', ship: 'carrier', count: 1, load }],
      back: [{ from: '1-00', ship: 'destroyer', count: 1 }],
      landings: { wellon: { groundForce: 2 } },
    })
    expect(t.ada.ships('1-00')).to.deep.equal({ carrier: 1 })
    expect(t.ada.ships('2-00')).to.deep.equal({ cruiser: 1, destroyer: 1 })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 3 })
    expect(t.state.activated).to.deep.equal({ '2-00': ['0'], '1-00': ['0'] })
    // One counter from the pool, one from the reinforcements.
    expect(t.ada.has.counters.command).to.equal(2)
  })

  it('[TI-21.01] needs own units and nobody else’s in both systems', () => {
    const t = ti({ ada, bea: { planets: { abyz: { groundForce: 1 } } } })
    t.ada.cannot('transfer', ['1-00', '2-01', { there: [], back: [] }], {
      rule: 'TI-21.01',
      key: 'notOnlyYours',
    })
    t.ada.cannot('transfer', ['2-00', '1-01', { there: [], back: [] }], {
      rule: 'TI-21.01',
      key: 'notAdjacent',
    })
    const shared = ti({ ada, bea: { space: { '1-00': { cruiser: 1 } } } })
    shared.ada.cannot('transfer', ['2-00', '1-00', { there: [], back: [] }], { rule: 'TI-21.01' })
  })

  it('[TI-21.01] needs systems without own counters, and counters for both', () => {
    ti({ ada: { ...ada, activated: ['1-00'] } }).ada.cannot(
      'transfer',
      ['2-00', '1-00', { there: [], back: [] }],
      {
        rule: 'TI-21.01',
        key: 'activated',
      },
    )
    ti({ ada: { ...ada, counters: { strategy: 5, command: 6, fleet: 5 } } }).ada.cannot(
      'transfer',
      ['2-00', '1-00', { there: [], back: [] }],
      { rule: 'TI-21.01', key: 'noCountersLeft' },
    )
  })

  it('[TI-21.03, TI-8.07] keeps Fleet Supply when all have arrived', () => {
    const t = ti({ ada: { ...ada, counters: { fleet: 2 } } })
    const there = [
      { from: '2-00', ship: 'carrier', count: 1 },
      { from: '2-00', ship: 'cruiser', count: 1 },
    ]
    t.ada.cannot('transfer', ['2-00', '1-00', { there, back: [] }], { rule: 'TI-8.07' })
    t.ada.does('transfer', '2-00', '1-00', { there, back: [{ from: '1-00', ship: 'destroyer', count: 1 }] })
  })

  it('[TI-21.04] lets enemy PDS fire', () => {
    const t = ti({ ada, bea: { planets: { abyz: { pds: 1 } }, technologies: ['deep-space-cannon'] } })
    t.ada.does('transfer', '2-00', '1-00', { there: [], back: [] })
    expect(t.open).to.deep.equal({ bea: ['firePds'] })
  })

  it('[TI-21.05] builds in one of the two systems, never in both', () => {
    const t = ti({
      ada: { ...ada, tradeGoods: 9, planets: { 'vefut-ii': { spaceDock: 1 }, wellon: { spaceDock: 1 } } },
    })
    t.ada.does('transfer', '2-00', '1-00', { there: [], back: [] })
    const both = build({ 'vefut-ii': { groundForce: 1 }, wellon: { groundForce: 1 } }, { tradeGoods: 2 })
    t.ada.cannot('produce', [both], { rule: 'TI-21.05' })
    t.ada.does('produce', build({ wellon: { groundForce: 1 } }, { tradeGoods: 1 }))
  })

  it('[TI-21.06] lands on own planets only', () => {
    const t = ti({
      ada: {
        technologies: [],
        space: {
          '1-01': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] },
          '1-00': { cruiser: 1 },
        },
        planets: { abyz: { groundForce: 1 } },
      },
    })
    t.ada.does('transfer', '1-01', '1-00', { there: [], back: [] })
    t.ada.cannot('land', [{ fria: { groundForce: 1 } }], { rule: 'TI-21.06' })
    t.ada.does('land', { abyz: { groundForce: 1 } })
  })
})
