/** What political cards about the council, counters and cards do. [TI-27.16] */
import { idsOf } from '../../games/twilight-imperium-3/data/index.ts'
import { afterwards, council, decided, law } from './council.ts'
import { expect, type Scenario, ti } from './support.ts'

const exhausted = { exhausted: true } as const

describe('twilight-imperium-3: agendas about strategy cards', () => {
  it('[TI-27.16] Aggressive Strategy: everybody may use a secondary ability of an own card, without a counter', () => {
    const t = decided('aggressive-strategy', 'for', {
      bea: { counters: { strategy: 0 }, tradeGoods: 3 },
      cy: { strategy: ['trade', 'warfare'] },
    })
    // Ada comes first in the order of play.
    t.ada.answers('political')
    t.ada.does('secondary', {})
    t.bea.answers('logistics')
    t.bea.does('secondary', { counters: { command: 1 }, payment: { planets: [], tradeGoods: 3 } })
    expect(t.bea.has.counters).to.include({ strategy: 0, command: 4 })
    t.cy.answers()
    expect(t.ada.has.counters.strategy).to.equal(2)
    t.settled('orderAgendas')
  })

  it('[TI-27.16, TI-34.36] Aggressive Strategy passes over cards without a secondary ability', () => {
    const t = decided('aggressive-strategy', 'for', {
      options: { strategySet: 'mixed', strategy5: 'trade-ii' },
      cy: { strategy: ['trade-ii', 'warfare'] },
    })
    t.ada.answers()
    t.bea.answers()
    expect(t.cy.asked('ownSecondary').pick!.options).to.deep.equal(['warfare'])
  })

  it('[TI-27.16] Aggressive Strategy, Against: nobody uses secondary abilities in this round', () => {
    const t = afterwards(decided('aggressive-strategy', 'against'))
    t.bea.does('strategic', 'logistics', { counters: { command: 4 } })
    expect(t.open).to.deep.equal({ cy: ['turn'] })
  })

  it('[TI-27.16, TI-32.36] Checks and Balances: whoever takes a strategy card gives it to somebody who needs one', () => {
    const t = ti({
      speaker: 'ada',
      steps: [{ do: 'startRound' }],
      also: g => {
        g.laws = [law('checks-and-balances')]
        for (const seat of g.order) g.players[seat]!.strategy = {}
        g.common = { initiative: 0, diplomacy: 2, political: 0, logistics: 0, trade: 0, warfare: 0 }
        g.players['1']!.before = ['initiative']
      },
    })
    t.ada.answers('diplomacy')
    t.ada.answers('2')
    // What comes with the card goes to Cy; Bea, who held Initiative, cannot have it.
    t.cy.does('convertBonus', { tradeGoods: 2, counters: {} })
    t.bea.answers('initiative')
    t.bea.answers('0')
    expect(t.state.speaker).to.equal('0')
    t.cy.answers('political')
    t.cy.answers('1')
    t.ada.answers('trade')
    t.ada.answers('1')
    t.bea.answers('logistics')
    t.bea.answers('0')
    // Only Cy himself needs one more.
    t.cy.answers('warfare')
    expect(t.state.phase).to.equal('action')
    expect([t.ada, t.bea, t.cy].map(({ has }) => idsOf(has.strategy))).to.deep.equal([
      ['initiative', 'logistics'],
      ['political', 'trade'],
      ['diplomacy', 'warfare'],
    ])
  })

  it('[TI-27.16, TI-32.34] Checks and Balances, Against: strategy cards go to the left as they are', () => {
    const t = afterwards(decided('checks-and-balances', 'against'))
    expect(t.bea.has.strategy).to.deep.equal({ political: 'used', initiative: 'ready' })
    expect(t.cy.has.strategy).to.deep.equal({ logistics: 'ready', imperial: 'ready' })
    expect(t.ada.has.strategy).to.deep.equal({ trade: 'ready', warfare: 'ready' })
    expect(t.state.speaker).to.equal('0')
    // The order of play has become Bea, Cy, Ada; Bea has nothing left to execute.
    t.bea.does('pass')
    t.cy.does('strategic', 'logistics', { counters: { command: 4 } })
  })

  it('[TI-27.16] Council Censure: the elected player pays 2 counters for Imperial', () => {
    const t = ti({
      bea: { counters: { strategy: 3 } },
      cy: { counters: { strategy: 1 } },
      steps: [
        { do: 'pickStrategy', seat: '1' },
        { do: 'pickStrategy', seat: '2' },
      ],
      also: g => {
        g.laws = [law('council-censure', '1')]
        g.common = { imperial: 0, trade: 0, warfare: 0 }
      },
    })
    t.bea.answers('imperial')
    expect(t.bea.has.counters.strategy).to.equal(1)
    const other = ti({
      cy: { counters: { strategy: 1 } },
      steps: [{ do: 'pickStrategy', seat: '2' }],
      also: g => {
        g.laws = [law('council-censure', '2')]
        g.common = { imperial: 0, trade: 0 }
      },
    })
    expect(other.cy.asked('pickStrategy').pick!.options).to.deep.equal(['trade'])
  })

  it('[TI-27.16] Imperial Containment: whoever is ahead may not choose Imperial', () => {
    const options = (points: number) =>
      ti({
        ada: { points },
        bea: { points: 4 },
        steps: [{ do: 'pickStrategy', seat: '0' }],
        also: g => {
          g.laws = [law('imperial-containment')]
          g.common = { imperial: 0, trade: 0 }
        },
      }).ada.asked('pickStrategy').pick!.options
    expect(options(5)).to.deep.equal(['trade'])
    expect(options(4)).to.deep.equal(['imperial', 'trade'])
  })

  it('[TI-27.16] Imperial Containment, Against: whoever has fewest victory points gains a counter', () => {
    const t = decided('imperial-containment', 'against', {
      ada: { points: 2 },
      cy: { points: 1 },
      bea: { points: 1 },
    })
    t.bea.cannot('placeGained', [{ command: 2 }], { rule: 'TI-8.02' })
    t.bea.does('placeGained', { command: 1 })
    t.cy.does('placeGained', { strategy: 1 })
    expect(t.bea.has.counters.command).to.equal(4)
    expect(t.cy.has.counters.strategy).to.equal(3)
    t.settled('orderAgendas')
  })

  it('[TI-27.16] Imperial Academy: the elected player uses the Technology secondary without a counter', () => {
    const t = ti({
      ada: { strategy: ['technology', 'initiative'] },
      bea: { counters: { strategy: 0 }, strategy: ['logistics', 'imperial'] },
      cy: { counters: { strategy: 0 }, strategy: ['trade', 'warfare'] },
      also: g => {
        g.laws = [law('imperial-academy', '1')]
      },
    })
    t.ada.does('strategic', 'technology', { technology: 'xrd-transporters' })
    expect(t.open).to.deep.equal({ bea: ['secondary'] })
    t.bea.does('letGo')
    expect(t.cy.isAsked('secondary')).to.equal(false)
  })
})

describe('twilight-imperium-3: agendas about counters and victory points', () => {
  it('[TI-27.16, TI-32.33] Fleet Regulations: 5 counters in Fleet Supply at most, the rest goes back', () => {
    const t = decided('fleet-regulations', 'for', { bea: { counters: { fleet: 7 } } })
    expect(t.bea.has.counters.fleet).to.equal(5)
    expect(t.log).to.include('bea loses 2 Command Counters of Fleet Supply.')
    afterwards(t)
    t.bea.cannot('strategic', ['logistics', { counters: { fleet: 4 } }], { rule: 'TI-32.33' })
    t.bea.does('strategic', 'logistics', { counters: { command: 4 } })
  })

  it('[TI-27.16, TI-32.33] Fleet Regulations: nobody lays a sixth counter there in the status phase', () => {
    const t = ti({
      phase: 'status',
      steps: [{ do: 'redistribute' }, { do: 'startRound' }],
      also: g => {
        g.laws = [law('fleet-regulations')]
      },
    })
    t.ada.cannot('redistribute', [{ counters: { strategy: 2, fleet: 6 } }], { rule: 'TI-32.33' })
    t.ada.does('redistribute', { counters: { strategy: 3, fleet: 5 } })
  })

  it('[TI-27.16] Fleet Regulations, Against: a counter comes into each Fleet Supply', () => {
    const t = decided('fleet-regulations', 'against')
    for (const { has } of [t.ada, t.bea, t.cy]) expect(has.counters.fleet).to.equal(4)
  })

  it('[TI-27.16, TI-57.06] Imperial Mandate: 2 victory points for everybody; the first in the order of play wins', () => {
    const t = decided('imperial-mandate', 'for', { bea: { points: 8 }, cy: { points: 9 } })
    expect(t.ada.has.points).to.equal(2)
    expect(t.ctx.gameover.winners).to.deep.equal(['1'])
  })

  it('[TI-27.16] Imperial Mandate, Against: everybody draws an action card', () => {
    const t = decided('imperial-mandate', 'against', {
      also: g => {
        g.decks.actionCards = ['plague', 'uprising', 'insubordination', 'sabotage', 'sabotage', 'sabotage']
      },
    })
    expect(t.state.players['1']!.actionCards).to.deep.equal(['uprising'])
    expect(t.state.players['2']!.actionCards).to.deep.equal(['plague'])
  })

  it('[TI-27.16] Public Execution: no action cards, no ready planets, -1 on combat rolls', () => {
    const t = decided('public-execution', '1', {
      bea: {
        actionCards: ['plague', 'sabotage'],
        planets: { wellon: {} },
        space: { '1-00': { cruiser: 1 } },
      },
      cy: { space: { '2-00': { cruiser: 1 } } },
    })
    expect(t.state.players['1']!.actionCards).to.deep.equal([])
    expect(t.state.discards.actionCards).to.deep.equal(['plague', 'sabotage'])
    expect(t.state.planets.wellon).to.include(exhausted)
    afterwards(t)
    t.bea.does('strategic', 'logistics', { counters: { command: 4 } })
    t.cy.does('letGo')
    t.ada.does('letGo')
    t.rolls(7, 7)
    t.cy.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    // Letnev have Hylar V: a cruiser needs 6, and now 7.
    expect(t.log.join('\n')).to.include('bea rolls for 1 Cruiser (space battle, 7 or more)')
  })
})

describe('twilight-imperium-3: agendas about action cards', () => {
  const status = (also: Scenario) =>
    ti({ phase: 'status', steps: [{ do: 'drawAndGain' }, { do: 'startRound' }], ...also })

  it('[TI-27.16, TI-32.37] Core Stability: open cards, whoever has most influence takes first', () => {
    const t = status({
      speaker: 'ada',
      bea: { planets: { meer: {} } },
      cy: { technologies: ['neural-motivator'] },
      also: g => {
        g.laws = [law('core-stability')]
        g.decks.actionCards = ['plague', 'uprising', 'insubordination', 'sabotage']
      },
    })
    for (const { view } of [t.ada, t.bea, t.cy, t.spectator])
      expect(view.laidOut).to.have.members(['plague', 'uprising', 'insubordination', 'sabotage'])
    t.bea.answers('sabotage')
    // Ada and Cy have as much; Ada is the Speaker. Cy draws two.
    t.ada.answers('plague')
    t.cy.answers('uprising')
    expect(t.state.players['1']!.actionCards).to.deep.equal(['sabotage'])
    expect(t.state.players['2']!.actionCards).to.deep.equal(['uprising', 'insubordination'])
    expect(t.cy.view.players['1']!.actionCards).to.deep.equal([null])
    expect(t.state.decks.actionCards).to.deep.equal([])
  })

  it('[TI-27.16] Core Stability, Against: no action cards in the status phase of this round', () => {
    const t = status({
      also: g => {
        g.effects = [{ id: 'core-stability', by: '0', until: 'endOfRound' }]
        g.decks.actionCards = ['plague', 'uprising', 'insubordination', 'sabotage']
      },
    })
    expect(t.state.decks.actionCards).to.have.length(4)
    expect(decided('core-stability', 'against').state.effects).to.deep.equal([
      { id: 'core-stability', by: '0', until: 'endOfRound' },
    ])
  })

  it('[TI-27.16] Limits to Individual Power: 3 action cards at most, for Yssaril as well', () => {
    const t = decided('limits-to-individual-power', 'for', {
      cy: { race: 'yssaril', actionCards: ['plague', 'uprising', 'insubordination', 'sabotage'] },
    })
    expect(t.open).to.deep.equal({ cy: ['discard'] })
    t.cy.answers('plague')
    expect(t.state.players['2']!.actionCards).to.have.length(3)
    const drawn = decided('limits-to-individual-power', 'against', {
      also: g => {
        g.decks.actionCards = ['plague', 'uprising', 'insubordination', 'sabotage', 'sabotage', 'sabotage']
      },
    })
    expect(drawn.state.players['2']!.actionCards).to.deep.equal(['plague'])
  })

  it('[TI-27.16] Minister of Policy: the elected player draws one action card more', () => {
    const t = status({
      also: g => {
        g.laws = [law('minister-of-policy', '1')]
        g.decks.actionCards = ['plague', 'uprising', 'insubordination', 'sabotage']
      },
    })
    const drawn = t.state.order.map(seat => t.state.players[seat]!.actionCards.length)
    expect(drawn).to.deep.equal([1, 2, 1])
  })

  it('[TI-27.16] Minister of Internal Security: three kinds of card do nothing to the elected player', () => {
    const t = ti({
      ada: {
        strategy: ['technology', 'initiative'],
        actionCards: ['local-unrest', 'uprising', 'stellar-criminals'],
      },
      bea: { planets: { wellon: {}, lodor: {}, abyz: {} }, strategy: ['logistics', 'imperial'] },
      cy: { planets: { fria: {}, saudor: {} }, strategy: ['trade', 'warfare'] },
      also: g => {
        g.laws = [law('minister-of-internal-security', '1')]
      },
    })
    t.ada.cannot('playAction', ['local-unrest', { planet: 'wellon' }], { rule: 'TI-26.05' })
    t.ada.cannot('playAction', ['stellar-criminals', { seat: '1' }], { rule: 'TI-26.05' })
    t.ada.does('playAction', 'uprising', { cell: '1-01' })
    expect(t.state.planets.fria).to.include(exhausted)
    expect(t.state.planets.abyz).not.to.have.property('exhausted')
  })
})

describe('twilight-imperium-3: agendas about laws', () => {
  it('[TI-27.16] Council Elder: keeps the law where the elected player lets the election be', () => {
    const t = council('public-execution', {
      also: g => {
        g.laws = [law('council-elder', '1')]
      },
    })
    t.bea.answers()
    expect(t.open).to.deep.equal({ bea: ['vote'] })
    expect(t.state.laws).to.deep.equal([law('council-elder', '1')])
    const other = council('imperial-mandate', {
      also: g => {
        g.laws = [law('council-elder', '1')]
      },
    })
    expect(other.open).to.deep.equal({ bea: ['vote'] })
  })

  it('[TI-27.16] Holder of Mecatol Rex: may discard a law; or gets 2 Ground Forces there', () => {
    const laws = [law('free-trade'), law('code-of-honor')]
    const t = decided('holder-of-mecatol-rex', 'for', {
      cy: { planets: { 'mecatol-rex': {} } },
      also: g => {
        g.laws = laws
      },
    })
    t.cy.answers('free-trade')
    expect(t.state.laws).to.deep.equal([law('code-of-honor')])
    expect(t.log).to.include('Free Trade is no law any more.')
    const other = decided('holder-of-mecatol-rex', 'against', { cy: { planets: { 'mecatol-rex': {} } } })
    expect(other.units('mecatol-rex')).to.deep.equal({ groundForce: 2 })
    afterwards(decided('holder-of-mecatol-rex', 'for'))
  })

  it('[TI-27.16] New Constitution: all laws go, then all planets of home systems are exhausted', () => {
    const t = decided('new-constitution', 'for', {
      bea: { planets: { wellon: {} } },
      also: g => {
        g.laws = [law('free-trade'), law('code-of-honor')]
      },
    })
    expect(t.state.laws).to.deep.equal([])
    expect(t.state.discards.politicalCards).to.have.members([
      'new-constitution',
      'free-trade',
      'code-of-honor',
    ])
    const turned = idsOf(t.state.planets).filter(planet => t.state.planets[planet]!.exhausted)
    expect(turned).to.have.members(['jord', 'arc-prime', 'wren-terra', 'arretze', 'hercant', 'kamdorn'])
  })

  it('[TI-27.16] Repeal: the elected law goes, with what it did', () => {
    const t = decided('repeal', 'holy-planet-of-ixth', {
      bea: { points: 3, planets: { wellon: {} } },
      also: g => {
        g.laws = [{ ...law('holy-planet-of-ixth'), planet: 'wellon' }, law('free-trade')]
      },
    })
    expect(t.state.laws).to.deep.equal([law('free-trade')])
    expect(t.bea.has.points).to.equal(2)
  })
})
