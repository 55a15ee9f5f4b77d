/** What political cards about units do. [TI-27.16] */
import { afterwards, decided, law } from './council.ts'
import { expect, type Scenario, ti } from './support.ts'

const under = (id: Parameters<typeof law>[0], seats: string[], scenario: Scenario) =>
  ti({
    ...scenario,
    also(g) {
      g.laws = [law(id, ...seats)]
    },
  })

const go = (from: string, ship: string, more = {}) => ({ moves: [{ from, ship, count: 1, ...more }] })

describe('twilight-imperium-3: the Ancient Artifact', () => {
  it('[TI-27.16, TI-32.30] 1-5: destroys the ships at Mecatol Rex and rolls for everything around it', () => {
    const t = decided('ancient-artifact', 'for', {
      ada: { space: { '0-00': { dreadnought: 1, fighter: 2 } } },
      bea: { space: { '1-02': { cruiser: 2, destroyer: 1 } } },
      cy: { planets: { wellon: { groundForce: 2, pds: 1 } }, space: { '2-00': { cruiser: 1 } } },
      // The artifact; the garrison of Wellon; the fleet of Bea.
      dice: [5, 4, 3, 10, 1, 4, 2],
    })
    expect(t.ada.ships('0-00')).to.deep.equal({})
    expect(t.units('wellon')).to.deep.equal({ pds: 1 })
    expect(t.log.filter(line => /^\w+ at /.test(line))).to.deep.equal([
      'cy at Wellon: 4, 3, and 10. 2 hits.',
      'bea at Empty Space 1: 1, 4, and 2. 1 hit.',
    ])
    expect(t.cy.ships('2-00')).to.deep.equal({ cruiser: 1 })
    expect(t.open).to.deep.equal({ bea: ['takeHits'] })
    t.bea.does('takeHits', { destroy: { destroyer: 1 }, sustain: {}, laden: [] })
    expect(t.bea.ships('1-02')).to.deep.equal({ cruiser: 2 })
    t.settled('orderAgendas')
  })

  it('[TI-27.16, TI-32.30, TI-23.06] 6-10: everybody gains two technologies, one after the other', () => {
    const t = decided('ancient-artifact', 'for', { dice: [6] })
    // Ada, then Bea, then Cy: order of play.
    t.ada.answers('xrd-transporters')
    t.ada.answers('hylar-v-assault-laser')
    expect(t.ada.has.technologies.slice(-2)).to.deep.equal(['xrd-transporters', 'hylar-v-assault-laser'])
    t.bea.answers('deep-space-cannon')
    t.bea.answers('enviro-compensator')
    t.cy.answers('stasis-capsules')
    expect(t.open).to.deep.equal({ cy: ['receiveTechnology'] })
  })
})

describe('twilight-imperium-3: agendas that destroy', () => {
  it('[TI-27.16] Arms Reduction: 2 Dreadnoughts and 4 Cruisers are kept, as their owner likes', () => {
    const t = decided('arms-reduction', 'for', {
      bea: {
        space: { '2-00': { dreadnought: 2 }, '2-06': { dreadnought: 2, cruiser: 5 } },
        counters: { fleet: 9 },
      },
    })
    t.bea.answers('2-00')
    t.bea.answers('2-06')
    // The Cruisers are in one system only.
    expect(t.bea.ships('2-00')).to.deep.equal({ dreadnought: 1 })
    expect(t.bea.ships('2-06')).to.deep.equal({ dreadnought: 1, cruiser: 4 })
    t.settled('orderAgendas')
  })

  it('[TI-27.16] Arms Reduction, Against: planets with a red specialty are exhausted', () => {
    const t = decided('arms-reduction', 'against', { bea: { planets: { 'vefut-ii': {}, fria: {} } } })
    expect(t.state.planets['vefut-ii']!.exhausted).to.equal(true)
    expect(t.state.planets.fria).not.to.have.property('exhausted')
  })

  it('[TI-27.16] Closing the Wormholes, Against: a ship in each system with a wormhole', () => {
    const t = decided('closing-the-wormholes', 'against', {
      bea: { space: { '2-02': { cruiser: 1, destroyer: 1 }, '2-07': { fighter: 1, carrier: 1 } } },
      cy: { space: { '2-06': { cruiser: 1 } } },
    })
    t.bea.cannot('loseExcess', [{ destroy: { fighter: 1 }, sustain: {}, laden: [] }], { rule: 'TI-8.07' })
    t.bea.does('loseExcess', { destroy: { destroyer: 1 }, sustain: {}, laden: [] })
    expect(t.bea.ships('2-02')).to.deep.equal({ cruiser: 1 })
    // The Carrier was the only one there, and the Fighter cannot stay without it.
    expect(t.bea.ships('2-07')).to.deep.equal({})
    expect(t.cy.ships('2-06')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-27.16] Wormhole Reconstruction, Against: a ship in one system with a wormhole', () => {
    const t = decided('wormhole-reconstruction', 'against', {
      bea: { space: { '2-02': { cruiser: 1 }, '2-07': { carrier: 1 } } },
    })
    t.bea.answers('2-07')
    expect(t.bea.ships('2-02')).to.deep.equal({ cruiser: 1 })
    expect(t.bea.ships('2-07')).to.deep.equal({})
  })

  it('[TI-27.16] Conventions of War, Against: whoever voted so returns a Space Dock abroad', () => {
    const t = decided('conventions-of-war', 'against', {
      bea: { planets: { wellon: { spaceDock: 1 }, lodor: { spaceDock: 1 }, 'arc-prime': { spaceDock: 1 } } },
      cy: { planets: { saudor: { spaceDock: 1 } } },
    })
    expect(t.bea.asked('returnDock').pick!.options).to.have.members(['wellon', 'lodor'])
    t.bea.answers('lodor')
    expect([t.units('lodor'), t.units('saudor'), t.units('wellon')]).to.deep.equal([{}, {}, { spaceDock: 1 }])
  })

  it('[TI-27.16] Mass Mobilization: a Ground Force more on every garrison; or one less for everybody', () => {
    const planets = { wellon: { groundForce: 2 }, lodor: { groundForce: 1 }, abyz: {} }
    const t = decided('mass-mobilization', 'for', { bea: { planets } })
    expect([t.units('wellon'), t.units('lodor'), t.units('abyz')]).to.deep.equal([
      { groundForce: 3 },
      { groundForce: 2 },
      {},
    ])
    const other = decided('mass-mobilization', 'against', { bea: { planets } })
    other.bea.answers('wellon')
    expect(other.units('wellon')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-27.16] Imperial Peace: Mecatol Rex is not invaded; Against: 2 Ground Forces there are lost', () => {
    const t = under('imperial-peace', [], {
      ada: { space: { '1-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] } } },
    })
    t.ada.does('act', '0-00', go('1-00', 'carrier', { laden: 0 }))
    t.ada.cannot('land', [{ 'mecatol-rex': { groundForce: 1 } }], { rule: 'TI-27.16' })
    t.ada.does('land', {})
    const other = decided('imperial-peace', 'against', {
      bea: { planets: { 'mecatol-rex': { groundForce: 3 } } },
    })
    expect(other.units('mecatol-rex')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-27.16] Unconventional Weapons, Against: a planet for each War Sun and Dreadnought', () => {
    const t = decided('unconventional-weapons', 'against', {
      bea: { space: { '2-00': { warSun: 1, dreadnought: 1 } }, planets: { wellon: {} } },
    })
    t.bea.answers('wellon', 'arc-prime')
    expect(t.state.planets['arc-prime']!.exhausted).to.equal(true)
    expect(t.state.planets['wren-terra']).not.to.have.property('exhausted')
    t.settled('orderAgendas')
  })
})

describe('twilight-imperium-3: laws about units', () => {
  const battle = { ada: { space: { '2-00': { cruiser: 1 } } }, dice: [1, 1] }

  it('[TI-27.16, TI-32.35] Code of Honor: nobody leaves a space battle', () => {
    const scenario = {
      ada: { space: { '2-00': { cruiser: 1 } }, activated: ['2-01'] },
      bea: { space: { '1-00': { cruiser: 1 } } },
    }
    const free = ti(scenario)
    free.ada.does('act', '1-00', go('2-00', 'cruiser'))
    expect(free.open).to.deep.equal({ ada: ['announce'] })
    const t = under('code-of-honor', [], { ...scenario, dice: [10, 10] })
    t.ada.does('act', '1-00', go('2-00', 'cruiser'))
    expect(t.ada.isAsked('announce')).to.equal(false)
  })

  it('[TI-27.16, TI-32.35] Code of Honor: the Naalu may leave before the battle', () => {
    const t = ti({
      ada: { space: { '2-00': { cruiser: 1 } } },
      bea: { race: 'naalu', space: { '1-00': { cruiser: 1 } }, activated: ['1-01'] },
      steps: [{ do: 'turn', seat: '0' }, { do: 'nextTurn' }],
      also: g => {
        g.active = '0'
        g.laws = [law('code-of-honor')]
      },
    })
    t.ada.does('act', '1-00', go('2-00', 'cruiser'))
    t.bea.answers('1-01')
    expect(t.bea.ships('1-01')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-27.16] Closing the Wormholes: ships do not pass them; Wormhole Reconstruction: all are linked', () => {
    const plan = go('2-02', 'cruiser')
    const from = { ada: { space: { '2-02': { cruiser: 1 } } } }
    // 2-02 and Lodor have alpha wormholes, 2-07 has a beta one; all three are far from each other.
    ti(from).ada.does('act', '1-05', plan)
    ti(from).ada.cannot('act', ['2-07', plan], { rule: 'TI-15.02' })
    under('wormhole-reconstruction', [], from).ada.does('act', '2-07', plan)
    const t = under('closing-the-wormholes', [], from)
    t.ada.cannot('act', ['1-05', plan], { rule: 'TI-15.02' })
    t.ada.does('act', '1-02', plan)
  })

  it('[TI-27.16] Conventions of War: no bombardment of planets with a Space Dock', () => {
    const scenario = {
      ada: {
        space: {
          '2-00': { warSun: 1, laden: [{ ship: 'warSun' as const, cargo: { groundForce: 1 } }] },
        },
      },
      bea: { planets: { wellon: { groundForce: 1, spaceDock: 1 } } },
    }
    const plan = { ...go('2-00', 'warSun', { laden: 0 }), landings: { wellon: { groundForce: 1 } } }
    const free = ti(scenario)
    free.ada.does('act', '1-00', plan)
    expect(free.ada.isAsked('bombard')).to.equal(true)
    const t = under('conventions-of-war', [], { ...scenario, dice: [1, 10, 1] })
    t.ada.does('act', '1-00', plan)
    expect(t.ada.isAsked('bombard')).to.equal(false)
  })

  it('[TI-27.16, TI-1.17] Crown of Thalnos and Prophecy of Ixth: +1 for Ground Forces and Fighters of one player', () => {
    const t = under('crown-of-thalnos', ['0'], {
      ada: { space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } } },
      bea: { planets: { wellon: { groundForce: 1 } } },
      dice: [7, 7],
    })
    t.ada.does('act', '1-00', {
      ...go('2-00', 'carrier', { laden: 0 }),
      landings: { wellon: { groundForce: 1 } },
    })
    expect(t.log.join('\n'))
      .to.include('ada rolls for 1 Ground Force (invasion, 7 or more): 7. 1 hit.')
      .and.to.include('bea rolls for 1 Ground Force (invasion, 8 or more): 7. 0 hits.')
    const other = under('prophecy-of-ixth', ['0'], {
      ada: { technologies: [], space: { '2-00': { carrier: 1, fighter: 1 } } },
      bea: { technologies: [], space: { '1-00': { carrier: 1, fighter: 1 } } },
      dice: [8, 1, 1, 1, 1, 10],
    })
    other.ada.does('act', '1-00', {
      moves: [{ from: '2-00', ship: 'carrier', count: 1, load: [{ at: '2-00', units: { fighter: 1 } }] }],
    })
    expect(other.log.join('\n'))
      .to.include('ada rolls for 1 Fighter (space battle, 8 or more)')
      .and.to.include('bea rolls for 1 Fighter (space battle, 9 or more)')
  })

  it('[TI-27.16] Unconventional Weapons: -2 for War Suns and Dreadnoughts', () => {
    const t = under('unconventional-weapons', [], {
      ...battle,
      bea: { space: { '1-00': { dreadnought: 1 } } },
      dice: [10, 6],
    })
    t.ada.does('act', '1-00', go('2-00', 'cruiser'))
    expect(t.log.join('\n')).to.include('bea rolls for 1 Dreadnought (space battle, 7 or more): 6. 0 hits.')
  })

  it('[TI-27.16, TI-17.06] Minister of War: a hit before the battle for a Command Counter', () => {
    const t = under('minister-of-war', ['1'], {
      ada: { space: { '2-00': { cruiser: 2 } } },
      bea: { space: { '1-00': { cruiser: 1 } } },
      dice: [1, 1],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 2 }] })
    expect(t.open).to.deep.equal({ bea: ['ministerOfWar'] })
    t.rolls(10, 1)
    t.bea.answers('pay')
    expect(t.bea.has.counters.strategy).to.equal(1)
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-27.16, TI-20.02] Humane Labor: 2 units less for each dock; Against: none in this round', () => {
    const docks = (units: number) => [
      { docks: { jord: { fighter: units } }, newDocks: [], payment: { planets: [], tradeGoods: units / 2 } },
    ]
    const ada = { tradeGoods: 9, planets: { jord: { spaceDock: 1 } }, space: { '3-00': { carrier: 1 } } }
    const t = under('humane-labor', [], { ada })
    t.ada.does('act', '3-00', { moves: [] })
    t.ada.cannot('produce', docks(6), { rule: 'TI-20.02' })
    t.ada.does('produce', ...docks(4))
    const none = afterwards(
      decided('humane-labor', 'against', {
        bea: { tradeGoods: 9, planets: { 'arc-prime': { spaceDock: 1 } } },
      }),
    )
    none.bea.does('act', '3-06', { moves: [] })
    const build = {
      docks: { 'arc-prime': { fighter: 2 } },
      newDocks: [],
      payment: { planets: [], tradeGoods: 1 },
    }
    none.bea.cannot('produce', [build], { rule: 'TI-20.03' })
  })

  it('[TI-27.16, TI-20.04] Regulated Conscription: a resource for each Fighter and Ground Force', () => {
    const t = under('regulated-conscription', [], {
      ada: { planets: { jord: { spaceDock: 1 } } },
    })
    t.ada.does('act', '3-00', { moves: [] })
    const build = (groundForce: number) => ({
      docks: { jord: { groundForce } },
      newDocks: [],
      payment: { planets: ['jord'], tradeGoods: 0 },
    })
    t.ada.cannot('produce', [build(5)], { rule: 'TI-7.06' })
    t.ada.does('produce', build(4))
  })

  it('[TI-27.16] Short Term Truce: nobody activates a system with units of others', () => {
    const t = afterwards(
      decided('short-term-truce', 'for', { cy: { planets: { wellon: { groundForce: 1 }, lodor: {} } } }),
    )
    t.bea.cannot('act', ['1-00', { moves: [] }], { rule: 'TI-27.16' })
    t.bea.does('act', '1-05', { moves: [] })
  })
})
