/** What political cards about trade and technologies do. [TI-27.16] */
import type { TechnologyId } from '../../games/twilight-imperium-3/data/index.ts'
import { decided, law } from './council.ts'
import { expect, type Scenario, ti } from './support.ts'

const goods = (t: ReturnType<typeof decided>) => [t.ada, t.bea, t.cy].map(({ has }) => has.tradeGoods)

/** Bea and Cy have an agreement, without a word about it in a race. */
const partners: Scenario = {
  bea: { contracts: ['2', null], tradeGoods: 4 },
  cy: { race: 'norr', contracts: [null, '1'], tradeGoods: 1 },
}

const roundEnds: Pick<Scenario, 'phase' | 'steps'> = {
  phase: 'status',
  steps: [{ do: 'returnCards' }, { do: 'startRound' }],
}

describe('twilight-imperium-3: agendas about trade', () => {
  it('[TI-27.16, TI-1.18] Cost Overruns: a trade good for each planet, as far as there are some', () => {
    const t = decided('cost-overruns', 'for', { bea: { tradeGoods: 1 }, ada: { tradeGoods: 4 } })
    expect(goods(t)).to.deep.equal([3, 0, 0])
    expect(goods(decided('cost-overruns', 'against', { ada: { tradeGoods: 4 } }))).to.deep.equal([4, 0, 0])
  })

  it('[TI-27.16] Economic Revitalization: a trade good from everybody who has one', () => {
    const t = decided('economic-revitalization', '1', { ada: { tradeGoods: 2 }, cy: { tradeGoods: 0 } })
    expect(goods(t)).to.deep.equal([1, 1, 0])
  })

  it('[TI-27.16] Forced Economic Independence: the two have no agreement, and make none', () => {
    const t = decided('forced-economic-independence', '1+2', partners)
    expect(t.bea.has.contracts).to.deep.equal([null, null])
    const later = ti({
      ...partners,
      ada: { strategy: ['trade', 'initiative'] },
      bea: { strategy: ['logistics', 'imperial'] },
      cy: { race: 'norr', strategy: ['diplomacy', 'technology'] },
      also: g => {
        g.laws = [law('forced-economic-independence', '1', '2')]
      },
    })
    later.ada.does('strategic', 'trade', {})
    later.bea.cannot('offer', [{ to: '2', give: 0, take: 0 }], { rule: 'TI-27.16' })
    later.bea.does('offer', { to: '0', give: 0, take: 0 })
  })

  it('[TI-27.16, TI-32.32] Free Trade: 1 more in total when collecting, nothing without an agreement', () => {
    const t = ti({
      ...partners,
      ada: { strategy: ['trade', 'initiative'] },
      bea: { ...partners.bea, strategy: ['logistics', 'imperial'] },
      cy: { ...partners.cy, strategy: ['diplomacy', 'technology'] },
      also: g => {
        g.laws = [law('free-trade')]
      },
    })
    t.ada.does('strategic', 'trade', {})
    t.ada.does('closeTrade')
    t.bea.does('secondary', {})
    // 4, the second card of the N’orr, and 1.
    expect([t.ada, t.bea].map(({ has }) => has.tradeGoods)).to.deep.equal([3, 6])
  })

  it('[TI-27.16] Free Trade, Against: everybody loses 2 trade goods', () => {
    expect(goods(decided('free-trade', 'against', partners))).to.deep.equal([0, 2, 0])
  })

  it('[TI-27.16, TI-22.08] Minister of Commerce: a trade good from everybody with an agreement', () => {
    const t = ti({
      phase: 'status',
      steps: [{ do: 'drawAndGain' }, { do: 'startRound' }],
      ...partners,
      also: g => {
        g.laws = [law('minister-of-commerce', '0')]
      },
    })
    expect([t.ada, t.bea, t.cy].map(({ has }) => has.tradeGoods)).to.deep.equal([2, 3, 0])
  })

  it('[TI-27.16, TI-18.06] Minister of Exploration: a trade good when another player takes a neutral planet', () => {
    const carrier = { carrier: 1, laden: [{ ship: 'carrier' as const, cargo: { groundForce: 1 } }] }
    const t = ti({
      ada: { space: { '2-00': carrier } },
      bea: { space: { '2-06': carrier } },
      also: g => {
        g.laws = [law('minister-of-exploration', '1')]
      },
    })
    const move = (from: string) => [{ from, ship: 'carrier' as const, count: 1, laden: 0 }]
    t.ada.does('act', '1-00', { moves: move('2-00'), landings: { wellon: { groundForce: 1 } } })
    expect(t.bea.has.tradeGoods).to.equal(1)
    // Nothing for what he takes himself.
    t.bea.does('act', '1-03', { moves: move('2-06'), landings: { saudor: { groundForce: 1 } } })
    expect(t.bea.planets).to.include('saudor')
    expect(t.bea.has.tradeGoods).to.equal(1)
  })

  it('[TI-27.16] Official Sanction: breaks all agreements of the elected player', () => {
    const t = decided('official-sanction', '2', partners)
    for (const { has } of [t.bea, t.cy]) expect(has.contracts).to.deep.equal([null, null])
  })

  it('[TI-27.16] Open the Trade Routes: a trade good for each agreement', () => {
    const t = decided('open-the-trade-routes-base', 'for', partners)
    expect(goods(t)).to.deep.equal([0, 5, 2])
  })

  it('[TI-27.16] Resource Management: 5 trade goods are kept at the end of a round', () => {
    const t = ti({
      ...roundEnds,
      ada: { tradeGoods: 8 },
      bea: { tradeGoods: 5 },
      also: g => {
        g.laws = [law('resource-management')]
        g.decks.actionCards = []
      },
    })
    expect([t.ada, t.bea].map(({ has }) => has.tradeGoods)).to.deep.equal([5, 5])
  })

  it('[TI-27.16] Resource Management, Against: everybody exhausts the planet with most resources', () => {
    const t = decided('resource-management', 'against', { ada: { planets: { abyz: {} } } })
    expect(t.state.planets.jord!.exhausted).to.equal(true)
    expect(t.state.planets.abyz).not.to.have.property('exhausted')
    expect(t.state.planets['arc-prime']!.exhausted).to.equal(true)
    const tied = decided('resource-management', 'against', { cy: { planets: { saudor: {} } } })
    expect(tied.cy.asked('exhaustPlanets').pick!.options).to.have.members(['arretze', 'saudor'])
    tied.cy.answers('saudor')
    expect(tied.state.planets.saudor!.exhausted).to.equal(true)
  })

  it('[TI-27.16] Trade Embargo: the elected player loses his agreements and makes none', () => {
    const t = decided('trade-embargo', '2', partners)
    expect(t.bea.has.contracts).to.deep.equal([null, null])
    const later = ti({
      ada: { strategy: ['trade', 'initiative'] },
      bea: { strategy: ['logistics', 'imperial'] },
      cy: { strategy: ['diplomacy', 'technology'] },
      also: g => {
        g.laws = [law('trade-embargo', '2')]
      },
    })
    later.ada.does('strategic', 'trade', {})
    later.ada.cannot('offer', [{ to: '2', give: 0, take: 0 }], { rule: 'TI-27.16' })
    expect(later.cy.isAsked('negotiate')).to.equal(false)
  })

  it('[TI-27.16] Trade War: all agreements are broken; or whoever has one gains a trade good', () => {
    const t = decided('trade-war', 'for', partners)
    expect(t.bea.has.contracts).to.deep.equal([null, null])
    expect(goods(decided('trade-war', 'against', partners))).to.deep.equal([0, 5, 2])
  })

  it('[TI-27.16, TI-32.38] Traffic Tariffs: ships that come to a planet of another player pay him', () => {
    const t = ti({
      ada: { tradeGoods: 3, space: { '2-00': { cruiser: 2 } } },
      bea: { planets: { wellon: {}, abyz: {} } },
      cy: { planets: { fria: {} } },
      also: g => {
        g.laws = [law('traffic-tariffs')]
      },
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    expect([t.ada, t.bea].map(({ has }) => has.tradeGoods)).to.deep.equal([2, 1])
    t.bea.does('act', '2-09', { moves: [] })
    t.cy.does('act', '2-09', { moves: [] })
    t.ada.does('act', '1-01', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.ada.answers('2')
    expect([t.ada, t.bea, t.cy].map(({ has }) => has.tradeGoods)).to.deep.equal([1, 1, 1])
  })

  it('[TI-27.16, TI-32.38] Traffic Tariffs: ships of the Warfare secondary pay, too', () => {
    const t = ti({
      ada: { strategy: ['warfare', 'initiative'] },
      bea: { tradeGoods: 2, strategy: ['logistics', 'imperial'], space: { '2-00': { cruiser: 1 } } },
      cy: { strategy: ['diplomacy', 'technology'], planets: { wellon: {} } },
      also: g => {
        g.laws = [law('traffic-tariffs')]
      },
    })
    t.ada.does('strategic', 'warfare', {})
    t.bea.does('secondary', { ships: [{ from: '2-00', ship: 'cruiser', to: '1-00' }] })
    expect([t.bea, t.cy].map(({ has }) => has.tradeGoods)).to.deep.equal([1, 1])
  })

  it('[TI-27.16] Traffic Tariffs, Against: everybody loses a trade good', () => {
    expect(goods(decided('traffic-tariffs', 'against', partners))).to.deep.equal([0, 3, 0])
  })
})

describe('twilight-imperium-3: agendas about technologies', () => {
  const studying = (scenario: Scenario) =>
    ti({
      bea: { strategy: ['logistics', 'imperial'] },
      cy: { strategy: ['trade', 'warfare'] },
      ...scenario,
      ada: { strategy: ['technology', 'initiative'], ...scenario.ada },
    })
  const learn = (technology: TechnologyId, more = {}) => [technology, more] as const

  it('[TI-27.16] Regressive Rhetoric: nobody gains technologies in this round', () => {
    const t = studying({
      also: g => {
        g.effects = [{ id: 'regressive-rhetoric', by: '1', until: 'endOfRound' }]
      },
    })
    const [technology] = learn('xrd-transporters')
    t.ada.cannot('strategic', ['technology', { technology }], { rule: 'TI-27.16' })
    t.ada.does('strategic', 'technology', {})
    expect(decided('regressive-rhetoric', 'for').state.effects.map(({ id }) => id)).to.deep.equal([
      'regressive-rhetoric',
    ])
  })

  it('[TI-27.16] Regressive Rhetoric, Against: an action card for 2 trade goods', () => {
    const t = decided('regressive-rhetoric', 'against', {
      bea: { tradeGoods: 2 },
      cy: { tradeGoods: 1 },
      also: g => {
        g.decks.actionCards = ['plague', 'sabotage', 'sabotage', 'sabotage']
      },
    })
    t.bea.answers('pay')
    expect(t.bea.has.tradeGoods).to.equal(0)
    expect(t.state.players['1']!.actionCards).to.deep.equal(['plague'])
    t.settled('orderAgendas')
  })

  it('[TI-27.16, TI-23.07] Research Grant: specialties count for every colour', () => {
    const t = studying({
      ada: { strategy: ['logistics', 'initiative'], planets: { lodor: {}, 'vefut-ii': {}, fria: {} } },
      bea: { strategy: ['technology', 'imperial'] },
      steps: [{ do: 'secondary', seat: '0', card: 'technology' }, { do: 'startActionPhase' }],
      also: g => {
        g.laws = [law('research-grant')]
      },
    })
    const payment = { planets: ['jord'], tradeGoods: 0 }
    // 8, less 3 for the specialties.
    t.ada.cannot('secondary', [{ technology: 'xrd-transporters', payment }], { rule: 'TI-7.06' })
    t.state.players['0']!.tradeGoods = 1
    t.ada.does('secondary', { technology: 'xrd-transporters', payment: { ...payment, tradeGoods: 1 } })
  })

  it('[TI-27.16] Research Grant, Against: no yellow technologies; Technology Tariffs, Against: no green ones', () => {
    for (const [id, technology] of [
      ['research-grant', 'enviro-compensator'],
      ['technology-tariffs', 'gen-synthesis'],
    ] as const) {
      const { state } = decided(id, 'against')
      const t = studying({
        also: g => {
          g.effects = state.effects
        },
      })
      t.ada.cannot('strategic', ['technology', { technology }], { rule: 'TI-27.16' })
      t.ada.does('strategic', 'technology', { technology: 'xrd-transporters' })
    }
  })

  it('[TI-27.16] Science Community Speaker: one missing prerequisite in a round', () => {
    const t = studying({
      also: g => {
        g.laws = [law('science-community-speaker', '0')]
      },
    })
    // Sol lack one of the two that Type IV Drive needs, and both of War Sun.
    t.ada.cannot('strategic', ['technology', { technology: 'war-sun' }], { rule: 'TI-23.02' })
    t.ada.does('strategic', 'technology', { technology: 'sarween-tools' })
    expect(t.ada.has.technologies).to.include('sarween-tools')
    const again = studying({
      also: g => {
        g.laws = [law('science-community-speaker', '0')]
        g.effects = t.state.effects
      },
    })
    again.ada.cannot('strategic', ['technology', { technology: 'sarween-tools' }], { rule: 'TI-23.02' })
  })

  it('[TI-27.16] Subsidized Studies: 2 resources less for a technology that costs some', () => {
    const t = studying({
      ada: { strategy: ['logistics', 'initiative'], planets: { saudor: {} } },
      bea: { strategy: ['technology', 'imperial'] },
      steps: [{ do: 'secondary', seat: '0', card: 'technology' }, { do: 'startActionPhase' }],
      also: g => {
        g.laws = [law('subsidized-studies', '0')]
      },
    })
    const payment = { planets: ['jord', 'saudor'], tradeGoods: 0 }
    t.ada.does('secondary', { technology: 'xrd-transporters', payment })
  })

  it('[TI-27.16] Technology Buy-back: 4 trade goods for a technology that no other one needs', () => {
    const t = decided('technology-buy-back', 'for', {
      ada: { technologies: ['antimass-deflectors', 'xrd-transporters'] },
    })
    expect(t.ada.asked('returnTechnology').pick!.options).to.deep.equal(['xrd-transporters'])
    t.ada.answers('xrd-transporters')
    expect(t.ada.has).to.deep.include({ tradeGoods: 4, technologies: ['antimass-deflectors'] })
    t.bea.answers()
    expect(t.bea.has.tradeGoods).to.equal(0)
  })

  it('[TI-27.16] Technology Investigation Committee: no technologies until the end of the next round', () => {
    const { state } = decided('technology-investigation-committee', '0')
    const t = studying({
      also: g => {
        g.effects = state.effects
      },
    })
    t.ada.cannot('strategic', ['technology', { technology: 'xrd-transporters' }], { rule: 'TI-27.16' })
    const next = ti({
      ...roundEnds,
      also: g => {
        g.effects = state.effects
        g.decks.actionCards = []
      },
    })
    expect(next.state.effects).to.deep.equal([
      { id: 'technology-investigation-committee', by: '0', until: 'endOfRound' },
    ])
  })

  it('[TI-27.16] Technology Tariffs: red technologies cost 4 more, also free ones', () => {
    const t = studying({
      ada: { technologies: ['antimass-deflectors'], planets: { abyz: {} } },
      also: g => {
        g.laws = [law('technology-tariffs')]
      },
    })
    const technology = 'hylar-v-assault-laser'
    t.ada.cannot('strategic', ['technology', { technology }], { rule: 'TI-7.06' })
    const payment = { planets: ['jord'], tradeGoods: 0 }
    t.ada.does('strategic', 'technology', { technology, payment })
    expect(t.state.planets.jord!.exhausted).to.equal(true)
  })
})
