import type { ObjectiveId, StrategyCardId, TechnologyId } from '../../games/twilight-imperium-3/data/index.ts'
import { expect, type Has, type TiTable, ti } from './support.ts'

/** Those who are asked about a secondary ability let it go. */
const letGo = (t: TiTable<'ada' | 'bea' | 'cy'>, ...names: ('ada' | 'bea' | 'cy')[]) => {
  for (const name of names) t[name].does('letGo')
}

const card = (name: StrategyCardId): Has => ({ strategy: [name, 'initiative'] })

describe('twilight-imperium-3: action phase', () => {
  it('[TI-12.01, TI-57.01] gives everybody one turn after another until all have passed', () => {
    const t = ti({
      ada: { strategy: { diplomacy: 'used' } },
      bea: { strategy: { trade: 'used' } },
      cy: { strategy: { imperial: 'used' } },
    })
    t.ada.does('pass')
    t.bea.does('act', '1-00', { moves: [] })
    t.cy.does('pass')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    t.bea.does('act', '1-01', { moves: [] })
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    t.bea.does('pass')
    expect(t.state.phase).to.equal('status')
  })

  it('[TI-12.03] lets nobody pass before all strategy cards but Initiative are executed', () => {
    const t = ti({ ada: { strategy: { initiative: 'ready', technology: 'ready' } } })
    t.ada.cannot('pass', [], { rule: 'TI-12.03' })
    const done = ti({ ada: { strategy: { initiative: 'ready', technology: 'used' } } })
    done.ada.does('pass')
  })

  it('[TI-12.04] lets those who have passed use secondary abilities', () => {
    const t = ti({ cy: { passed: true } })
    t.ada.does('strategic', 'technology', { technology: 'xrd-transporters' })
    t.bea.does('letGo')
    expect(t.open).to.deep.equal({ cy: ['secondary'] })
  })

  it('[TI-12.06] keeps the strategic action legal, even where it has no effect', () => {
    const t = ti({ ada: { strategy: ['warfare', 'initiative'], counters: { command: 0 } } })
    t.ada.does('strategic', 'warfare', {})
  })
})

describe('twilight-imperium-3: strategic actions', () => {
  it('[TI-13.01, TI-13.06] resolves the primary ability, then asks the others clockwise, one by one', () => {
    const t = ti()
    t.ada.does('strategic', 'diplomacy', { opponent: '2' })
    expect(t.open).to.deep.equal({ bea: ['secondary'] })
    letGo(t, 'bea')
    expect(t.open).to.deep.equal({ cy: ['secondary'] })
    letGo(t, 'cy')
    expect(t.ada.has.strategy).to.deep.equal({ diplomacy: 'used', technology: 'ready' })
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-13.01, TI-13.03] executes each own card once', () => {
    const t = ti({ ada: { strategy: { diplomacy: 'used', technology: 'ready' } } })
    t.ada.cannot('strategic', ['diplomacy', { opponent: '1' }], { rule: 'TI-13.01' })
    t.ada.cannot('strategic', ['logistics', {}], { rule: 'TI-13.01' })
  })

  it('[TI-13.02] pays a counter of Strategy Allocation for a secondary ability, or is not asked', () => {
    const t = ti({ cy: { counters: { strategy: 0 } }, bea: { planets: { wellon: { exhausted: true } } } })
    t.ada.does('strategic', 'diplomacy', { opponent: '2' })
    t.bea.does('secondary', { planets: ['wellon'] })
    expect(t.bea.has.counters.strategy).to.equal(1)
    t.settled('turn')
  })

  it('[TI-13.10] lets the holder of Initiative use secondary abilities without a counter', () => {
    const t = ti({
      bea: {
        strategy: ['initiative', 'imperial'],
        counters: { strategy: 0 },
        planets: { wellon: { exhausted: true } },
      },
      steps: [{ do: 'turn', seat: '0' }, { do: 'nextTurn' }],
      also: g => {
        g.active = '0'
      },
    })
    t.ada.does('strategic', 'diplomacy', { opponent: '2' })
    t.bea.does('secondary', { planets: ['wellon'] })
    expect(t.bea.has.counters.strategy).to.equal(0)
  })
})

describe('twilight-imperium-3: Diplomacy', () => {
  it('[TI-13.15] keeps both players out of systems with units of the other', () => {
    const t = ti({
      ada: { strategy: ['diplomacy', 'initiative'], space: { '1-00': { cruiser: 1 } } },
      bea: { planets: { wellon: {}, abyz: { groundForce: 1 } } },
    })
    t.ada.does('strategic', 'diplomacy', { opponent: '1' })
    letGo(t, 'bea', 'cy')
    t.bea.cannot('act', ['1-00', { moves: [] }], { rule: 'TI-13.15' })
    t.bea.does('act', '1-02', { moves: [] })
    t.cy.does('act', '1-00', { moves: [] })
    t.ada.cannot('act', ['1-01', { moves: [] }], { rule: 'TI-13.15' })
  })

  it('[TI-13.15] needs an opponent', () => {
    const t = ti()
    t.ada.cannot('strategic', ['diplomacy', {}], { rule: 'TI-13.15' })
    t.ada.cannot('strategic', ['diplomacy', { opponent: '0' }], { rule: 'TI-13.15' })
  })

  it('[TI-13.16] refreshes up to two planets outside the home system', () => {
    const t = ti({
      bea: {
        planets: {
          wellon: { exhausted: true },
          abyz: { exhausted: true },
          fria: { exhausted: true },
          'arc-prime': { exhausted: true },
        },
      },
    })
    t.ada.does('strategic', 'diplomacy', { opponent: '2' })
    t.bea.cannot('secondary', [{ planets: ['arc-prime'] }], { rule: 'TI-13.16', key: 'exhaustedAbroad' })
    t.bea.cannot('secondary', [{ planets: ['wellon', 'abyz', 'fria'] }], {
      rule: 'TI-13.16',
      key: 'twoPlanets',
    })
    t.bea.does('secondary', { planets: ['wellon', 'abyz'] })
    expect(t.state.planets.wellon!.exhausted).to.equal(undefined)
    expect(t.state.planets.fria!.exhausted).to.equal(true)
  })

  it('[TI-31.07] lets the Xxcha execute the primary ability instead', () => {
    const t = ti({ bea: { race: 'xxcha' } })
    t.ada.does('strategic', 'diplomacy', { opponent: '1' })
    t.bea.does('secondary', { opponent: '2' })
    expect(t.state.effects.map(({ by, of }) => [by, of])).to.deep.equal([
      ['0', '1'],
      ['1', '2'],
    ])
    expect(t.bea.has.counters.strategy).to.equal(1)
  })
})

describe('twilight-imperium-3: Logistics', () => {
  it('[TI-13.25, TI-8.02] gains four counters, into any areas', () => {
    const t = ti({ ada: card('logistics') })
    t.ada.cannot('strategic', ['logistics', { counters: { fleet: 3 } }], { rule: 'TI-8.02' })
    t.ada.does('strategic', 'logistics', { counters: { command: 3, fleet: 1 } })
    expect(t.ada.has.counters).to.deep.equal({ strategy: 2, command: 6, fleet: 4 })
  })

  it('[TI-13.25, TI-2.08] gains as many as are left', () => {
    const t = ti({ ada: { ...card('logistics'), counters: { strategy: 5, command: 5, fleet: 4 } } })
    t.ada.does('strategic', 'logistics', { counters: { command: 2 } })
    expect(t.ada.has.counters.command).to.equal(7)
  })

  it('[TI-13.26] sells a counter for three influence, without a counter of Strategy Allocation', () => {
    const t = ti({ ada: card('logistics'), bea: { tradeGoods: 7, counters: { strategy: 0 } } })
    t.ada.does('strategic', 'logistics', { counters: { command: 4 } })
    const buy = (command: number, tradeGoods: number) => ({
      counters: { command },
      payment: { planets: [], tradeGoods },
    })
    t.bea.cannot('secondary', [buy(2, 5)], { rule: 'TI-7.06' })
    t.bea.does('secondary', buy(2, 6))
    expect(t.bea.has.counters).to.deep.equal({ strategy: 0, command: 5, fleet: 3 })
    expect(t.bea.has.tradeGoods).to.equal(1)
  })
})

describe('twilight-imperium-3: Warfare', () => {
  it('[TI-13.35] takes a counter of the map into the Command Pool', () => {
    const t = ti({ ada: { ...card('warfare'), activated: ['1-00', '1-01'] }, bea: { activated: ['1-02'] } })
    t.ada.cannot('strategic', ['warfare', {}], { rule: 'TI-13.35' })
    t.ada.cannot('strategic', ['warfare', { system: '1-02' }], { rule: 'TI-13.35' })
    t.ada.does('strategic', 'warfare', { system: '1-01' })
    expect(t.state.activated).to.deep.equal({ '1-00': ['0'], '1-02': ['1'] })
    expect(t.ada.has.counters.command).to.equal(4)
  })

  it('[TI-13.36, TI-13.37] moves two small ships into empty systems, out of activated ones too', () => {
    const t = ti({
      ada: card('warfare'),
      bea: { space: { '1-00': { cruiser: 2, destroyer: 1 } }, activated: ['1-00'] },
      cy: { planets: { abyz: { pds: 1 } } },
    })
    t.ada.does('strategic', 'warfare', {})
    const to = (cell: string, ship = 'cruiser') => ({ ships: [{ from: '1-00', ship, to: cell }] })
    t.bea.cannot('secondary', [to('1-01')], { rule: 'TI-13.36', key: 'notEmpty' })
    t.bea.cannot('secondary', [to('1-02')], { rule: 'TI-13.36', key: 'notAdjacent' })
    t.bea.cannot('secondary', [to('2-00', 'dreadnought')], { rule: 'TI-13.36', key: 'smallShips' })
    t.bea.does('secondary', {
      ships: [
        { from: '1-00', ship: 'cruiser', to: '2-00' },
        { from: '1-00', ship: 'destroyer', to: '1-05' },
      ],
    })
    expect(t.bea.ships('2-00')).to.deep.equal({ cruiser: 1 })
    expect(t.bea.ships('1-05')).to.deep.equal({ destroyer: 1 })
    expect(t.state.activated).to.deep.equal({ '1-00': ['1'], '2-00': ['1'], '1-05': ['1'] })
  })

  it('[TI-13.36, TI-6.06] never goes to a home or a special system', () => {
    const t = ti({ ada: card('warfare'), bea: { space: { '2-00': { cruiser: 1 }, '1-03': { cruiser: 1 } } } })
    t.ada.does('strategic', 'warfare', {})
    t.bea.cannot('secondary', [{ ships: [{ from: '2-00', ship: 'cruiser', to: '3-00' }] }], {
      rule: 'TI-13.36',
    })
    t.bea.cannot('secondary', [{ ships: [{ from: '1-03', ship: 'cruiser', to: '1-04' }] }], {
      rule: 'TI-13.36',
    })
  })

  it('[TI-13.36] lists a Cruiser beside a Carrier that has something aboard', () => {
    const carrier = { ship: 'carrier', cargo: { groundForce: 1 } } as const
    const t = ti({
      ada: card('warfare'),
      bea: { space: { '1-00': { carrier: 1, cruiser: 1, laden: [carrier] } } },
    })
    t.ada.does('strategic', 'warfare', {})
    const listed = t.bea.legal.map(({ args }) => args[1])
    expect(listed).to.deep.include({ ships: [{ from: '1-00', ship: 'cruiser', to: '2-00' }] })
  })

  it('[TI-13.38] moves without placing a counter where none is left', () => {
    const t = ti({
      ada: card('warfare'),
      bea: { space: { '1-00': { cruiser: 1 } }, counters: { strategy: 1, command: 8, fleet: 8 } },
    })
    t.ada.does('strategic', 'warfare', {})
    t.bea.does('secondary', { ships: [{ from: '1-00', ship: 'cruiser', to: '2-00' }] })
    // The counter that paid for it is the only one left.
    expect(t.bea.ships('2-00')).to.deep.equal({ cruiser: 1 })
  })
})

describe('twilight-imperium-3: Technology', () => {
  it('[TI-13.40, TI-23.02, TI-23.05] gains a technology whose prerequisites are there', () => {
    const t = ti()
    t.ada.cannot('strategic', ['technology', { technology: 'type-iv-drive' }], { rule: 'TI-23.02' })
    t.ada.cannot('strategic', ['technology', { technology: 'cybernetics' }], { rule: 'TI-23.01' })
    t.ada.cannot('strategic', ['technology', { technology: 'nano-technology' }], { rule: 'TI-23.01' })
    t.ada.does('strategic', 'technology', { technology: 'xrd-transporters' })
    expect(t.ada.has.technologies).to.deep.equal(['antimass-deflectors', 'cybernetics', 'xrd-transporters'])
  })

  it('[TI-23.02] takes one of two prerequisites where the card says “or”', () => {
    const t = ti({ ada: { technologies: ['sarween-tools'] } })
    t.ada.does('strategic', 'technology', { technology: 'micro-technology' })
  })

  it('[TI-13.41, TI-23.07, TI-23.08] sells one for eight resources, less one for each ready planet of its colour', () => {
    const t = ti({ bea: { tradeGoods: 8, planets: { 'vefut-ii': {} } } })
    t.ada.does('strategic', 'technology', { technology: 'xrd-transporters' })
    const buy = (technology: TechnologyId, tradeGoods: number, planets: string[] = []) => ({
      technology,
      payment: { planets, tradeGoods },
    })
    t.bea.cannot('secondary', [buy('xrd-transporters', 7)], { rule: 'TI-7.06' })
    // A planet that is exhausted for it helps no more: two resources, and six more.
    t.bea.cannot('secondary', [buy('deep-space-cannon', 5, ['vefut-ii'])], { rule: 'TI-7.06' })
    t.bea.does('secondary', buy('deep-space-cannon', 7))
    expect(t.bea.has.technologies).to.include('deep-space-cannon')
    expect(t.bea.has.tradeGoods).to.equal(1)
  })

  it('[TI-31.02] lets Jol-Nar gain a second one for nothing, which may be what the other needs', () => {
    const t = ti({ bea: { race: 'jolnar', technologies: [], tradeGoods: 8 } })
    t.ada.does('strategic', 'technology', { technology: 'xrd-transporters' })
    const payment = { planets: [], tradeGoods: 8 }
    t.bea.does('secondary', { technology: 'sarween-tools', free: 'enviro-compensator', payment })
    expect(t.bea.has.technologies).to.deep.equal(['enviro-compensator', 'sarween-tools'])
  })

  it('[TI-31.02] lets Jol-Nar take the free one alone, or the one that is bought', () => {
    const plays = (bea: Has = {}) => {
      const t = ti({ bea: { race: 'jolnar', technologies: [], ...bea } })
      t.ada.does('strategic', 'technology', { technology: 'xrd-transporters' })
      return t
    }
    const t = plays()
    const payment = { planets: [], tradeGoods: 0 }
    const proposed = t.bea.legal.map(({ args }) => args[1])
    expect(proposed).to.deep.include({ free: 'enviro-compensator', payment })
    t.bea.cannot('secondary', [{ payment }], { rule: 'TI-13.41', key: 'nameTechnology' })
    t.bea.cannot('secondary', [{ free: 'sarween-tools', payment }], { rule: 'TI-23.02' })
    t.bea.does('secondary', { free: 'enviro-compensator', payment })
    expect(t.bea.has.technologies).to.deep.equal(['enviro-compensator'])
    expect(t.bea.has.counters.strategy).to.equal(1)
    const paid = { planets: [], tradeGoods: 8 }
    const buys = plays({ tradeGoods: 8 })
    buys.bea.does('secondary', { technology: 'enviro-compensator', payment: paid })
    expect(buys.bea.has.technologies).to.deep.equal(['enviro-compensator'])
    const others = plays({ race: 'letnev' })
    others.bea.cannot('secondary', [{ free: 'enviro-compensator', payment }], { rule: 'TI-13.41' })
  })

  it('[TI-13.41] gives nobody else a second one', () => {
    const t = ti({ bea: { technologies: [], tradeGoods: 8 } })
    t.ada.does('strategic', 'technology', { technology: 'xrd-transporters' })
    const payment = { planets: [], tradeGoods: 8 }
    t.bea.cannot('secondary', [{ technology: 'antimass-deflectors', free: 'enviro-compensator', payment }], {
      rule: 'TI-13.41',
    })
  })
})

describe('twilight-imperium-3: Imperial', () => {
  const deck = (...objectives: ObjectiveId[]) => ({
    also: (g: { decks: { objectives: ObjectiveId[] } }) => {
      g.decks.objectives = objectives
    },
  })

  it('[TI-13.45] reveals a public objective and gives two victory points', () => {
    const t = ti({ ada: card('imperial'), ...deck('spend-20-resources', 'all-four-colours') })
    t.ada.does('strategic', 'imperial', {})
    expect(t.state.objectives).to.deep.equal(['all-four-colours'])
    expect(t.ada.has.points).to.equal(2)
  })

  it('[TI-13.45, TI-24.10] ends the game before the points, if it reveals Imperium Rex', () => {
    const t = ti({ ada: card('imperial'), bea: { points: 1 }, ...deck('imperium-rex') })
    t.ada.does('strategic', 'imperial', {})
    expect(t.state.outcome!.winners).to.deep.equal(['1'])
    expect(t.state.outcome!.scores).to.deep.equal({ '0': 0, '1': 1, '2': 0 })
  })

  it('[TI-13.46] gives the points also where no objective is left', () => {
    const t = ti({ ada: card('imperial'), ...deck() })
    t.ada.does('strategic', 'imperial', {})
    expect(t.ada.has.points).to.equal(2)
  })

  it('[TI-13.48, TI-24.08, TI-24.09] wins at once with the last points', () => {
    const t = ti({ ada: { ...card('imperial'), points: 8 }, ...deck() })
    t.ada.does('strategic', 'imperial', {})
    expect(t.state.outcome!.winners).to.deep.equal(['0'])
    expect(t.open).to.deep.equal({})
  })

  it('[TI-13.47] builds at the Space Docks of one system, activated or not, but no Space Dock', () => {
    const t = ti({
      ada: card('imperial'),
      bea: { tradeGoods: 9, activated: ['3-06'], planets: { 'arc-prime': { spaceDock: 1 } } },
      ...deck(),
    })
    t.ada.does('strategic', 'imperial', {})
    const production = (docks: object, newDocks: string[], tradeGoods: number) => ({
      production: { docks, newDocks, payment: { planets: [], tradeGoods } },
    })
    t.bea.cannot('secondary', [production({ 'arc-prime': { cruiser: 1 } }, ['wren-terra'], 6)], {
      rule: 'TI-20.09',
    })
    t.bea.does('secondary', production({ 'arc-prime': { cruiser: 1 } }, [], 2))
    expect(t.bea.ships('3-06')).to.deep.equal({ cruiser: 1 })
  })
})
