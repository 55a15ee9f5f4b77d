/** What political cards about planets do. [TI-27.16] */
import { afterwards, decided, law } from './council.ts'
import { expect, ti } from './support.ts'

describe('twilight-imperium-3: agendas about planets', () => {
  it('[TI-27.16, TI-7.12] Colonial Redistribution: the first player gives a planet to the last one', () => {
    const t = decided('colonial-redistribution', 'for', {
      ada: { points: 3, planets: { wellon: { groundForce: 2, pds: 1 }, lodor: {} } },
      bea: { points: 1 },
      cy: { points: 1 },
    })
    expect(t.ada.asked('cedePlanet').pick!.options).to.have.members(['wellon', 'lodor'])
    t.ada.answers('wellon')
    t.ada.answers('2')
    expect(t.cy.planets).to.include('wellon')
    expect(t.units('wellon')).to.deep.equal({ groundForce: 3 })
    expect(t.state.planets.wellon!.exhausted).to.equal(true)
  })

  it('[TI-27.16] Colonization Licensing: resources for landing on a neutral planet', () => {
    const carrier = { carrier: 1, laden: [{ ship: 'carrier' as const, cargo: { groundForce: 2 } }] }
    const scenario = (tradeGoods: number) =>
      ti({
        ada: { tradeGoods, space: { '1-00': carrier }, planets: { jord: { exhausted: true } } },
        also: g => {
          g.laws = [law('colonization-licensing')]
        },
      })
    const move = { moves: [{ from: '1-00', ship: 'carrier' as const, count: 1, laden: 0 }] }
    // Lodor is worth 3 resources.
    const poor = scenario(2)
    poor.ada.does('act', '1-05', move)
    poor.ada.cannot('land', [{ lodor: { groundForce: 1 } }], { rule: 'TI-27.16' })
    const t = scenario(5)
    t.ada.does('act', '1-05', { ...move, landings: { lodor: { groundForce: 1 } } })
    t.ada.cannot('pay', [{ planets: [], tradeGoods: 2 }], { rule: 'TI-7.06' })
    expect(t.ada.planets).not.to.include('lodor')
    t.ada.does('pay', { planets: [], tradeGoods: 3 })
    expect(t.ada.planets).to.include('lodor')
    expect(t.ada.has.tradeGoods).to.equal(2)
  })

  it('[TI-27.16] Colonization Licensing, Against: one of three planets abroad is exhausted', () => {
    const t = decided('colonization-licensing', 'against', {
      bea: { planets: { wellon: {}, lodor: {}, abyz: {}, fria: {} } },
      cy: { planets: { saudor: {} } },
    })
    t.bea.answers('arc-prime')
    expect(t.state.planets['arc-prime']!.exhausted).to.equal(true)
    t.settled('orderAgendas')
  })

  it('[TI-27.16, TI-7.05] Dispute Resolution: two planets of two players become neutral', () => {
    const t = decided('dispute-resolution', 'saudor+wellon', {
      bea: { planets: { wellon: { groundForce: 2, spaceDock: 1 } } },
      cy: { planets: { saudor: { pds: 1 } } },
    })
    expect(t.state.planets).not.to.have.any.keys('wellon', 'saudor')
    expect(t.log).to.include('Nobody controls Wellon any more.')
  })

  it('[TI-27.16] Holy Planet of Ixth: a victory point, and nothing is built there', () => {
    const t = decided('holy-planet-of-ixth', 'wellon', { bea: { planets: { wellon: { spaceDock: 1 } } } })
    expect(t.bea.has.points).to.equal(1)
    afterwards(t)
    t.bea.does('act', '1-00', { moves: [] })
    expect(t.bea.isAsked('produce')).to.equal(false)
  })

  it('[TI-27.16, TI-27.12] Holy Planet of Ixth: the point is lost where the planet becomes neutral', () => {
    const t = decided('dispute-resolution', 'saudor+wellon', {
      bea: { points: 3, planets: { wellon: {} } },
      cy: { planets: { saudor: {} } },
      also: g => {
        g.laws = [{ ...law('holy-planet-of-ixth'), planet: 'wellon' }]
      },
    })
    expect(t.bea.has.points).to.equal(2)
    // Whoever takes it next has the point.
    expect(t.state.laws).to.have.length(1)
  })

  it('[TI-27.16, TI-20.09] Holy Planet of Ixth: no Space Dock is built there', () => {
    const t = ti({
      ada: { tradeGoods: 9, planets: { wellon: {} } },
      also: g => {
        g.laws = [{ ...law('holy-planet-of-ixth'), planet: 'wellon' }]
      },
    })
    t.ada.does('act', '1-00', { moves: [] })
    expect(t.ada.isAsked('produce')).to.equal(false)
  })

  it('[TI-27.16, TI-24.14] Holy Planet of Ixth: nobody falls below no victory points', () => {
    const t = decided('repeal', 'holy-planet-of-ixth', {
      bea: { points: 0, planets: { wellon: {} } },
      also: g => {
        g.laws = [{ ...law('holy-planet-of-ixth'), planet: 'wellon' }]
      },
    })
    expect(t.bea.has.points).to.equal(0)
  })

  it('[TI-27.16] Labor Force Politics: exhausts a home planet, or refreshes a planet', () => {
    const t = decided('labor-force-politics', 'for')
    expect(t.state.planets.jord!.exhausted).to.equal(true)
    t.bea.answers('wren-terra')
    t.cy.answers('kamdorn')
    expect(t.state.planets['wren-terra']!.exhausted).to.equal(true)
    const other = decided('labor-force-politics', 'against', {
      cy: { planets: { saudor: { exhausted: true }, wellon: { exhausted: true } } },
    })
    other.cy.answers('wellon')
    expect(other.state.planets.wellon).not.to.have.property('exhausted')
    expect(other.state.planets.saudor!.exhausted).to.equal(true)
  })

  it('[TI-27.16] Planetary Security: planets abroad without Ground Forces become neutral', () => {
    const t = decided('planetary-security', 'for', {
      bea: { planets: { wellon: { pds: 1 }, lodor: { groundForce: 1 } } },
    })
    expect(t.bea.planets).to.have.members(['arc-prime', 'wren-terra', 'lodor'])
  })

  it('[TI-27.16] Planetary Conscription: Ground Forces for the resources of a planet, which is exhausted', () => {
    const t = decided('planetary-conscription', 'lodor', { bea: { planets: { lodor: { groundForce: 1 } } } })
    expect(t.units('lodor')).to.deep.equal({ groundForce: 4 })
    expect(t.state.planets.lodor!.exhausted).to.equal(true)
  })

  it('[TI-27.16] Compensated Disarmament: a trade good for each Ground Force of the elected planet', () => {
    const t = decided('compensated-disarmament', 'lodor', {
      bea: { planets: { lodor: { groundForce: 3, pds: 1 } } },
    })
    expect(t.units('lodor')).to.deep.equal({ pds: 1 })
    expect(t.bea.has.tradeGoods).to.equal(3)
    expect(t.bea.planets).to.include('lodor')
  })

  it('[TI-27.16, TI-9.17] Subsidized Industry: a free Space Dock', () => {
    const t = decided('subsidized-industry', '1', {
      bea: { planets: { lodor: {}, 'arc-prime': { spaceDock: 1 } } },
    })
    expect(t.bea.asked('placeDock').pick!.options).to.have.members(['wren-terra', 'lodor'])
    t.bea.answers('lodor')
    expect(t.units('lodor')).to.deep.equal({ spaceDock: 1 })
  })
})
