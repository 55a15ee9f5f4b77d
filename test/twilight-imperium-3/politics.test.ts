/** The council: political cards, votes, the Speaker, laws. Section 27, TI-13.20, TI-13.21. */

import { idsOf, POLITICAL_DECK } from '../../games/twilight-imperium-3/data/index.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { table } from '../support/table.ts'
import { council } from './council.ts'
import { expect, module, ti } from './support.ts'

/** Four action cards, the last one first. */
const drawing = (g: TiState) => {
  g.decks.actionCards = ['insubordination', 'uprising', 'plague', 'sabotage']
}

/** Jord is worth 2 influence, the home of Letnev 1 and that of Hacan 2. */
const wellon = { planets: { wellon: {} } }

describe('twilight-imperium-3: the decks of cards', () => {
  it('[TI-4.04] shuffles action cards and political cards, and leaves two kinds out with four players', () => {
    const decks = (seats: readonly string[], seed: string) => table(module, { seats, seed }).state.decks
    const three = decks(['ada', 'bea', 'cy'], 'one')
    expect(three.politicalCards.toSorted()).to.deep.equal([...POLITICAL_DECK].sort())
    expect(three.politicalCards).not.to.deep.equal(decks(['ada', 'bea', 'cy'], 'two').politicalCards)
    const left = ['strategic-flexibility', 'strategic-shift']
    expect(three.actionCards).to.include.members(left)
    const four = decks(['ada', 'bea', 'cy', 'dan'], 'one').actionCards
    expect(four).to.deep.equal(four.filter(card => !left.includes(card)))
    expect(four.length).to.be.below(three.actionCards.length)
  })
})

describe('twilight-imperium-3: the Political card', () => {
  it('[TI-13.20] gives action cards and a Command Counter, then an agenda, then a look at three cards', () => {
    const t = council('imperial-mandate', { also: drawing })
    expect(t.state.players['0']!.actionCards).to.have.members(['sabotage', 'plague', 'uprising'])
    expect(t.ada.has.counters.command).to.equal(4)
    t.nobodyPlays()
    expect(t.state.agenda!.card).to.equal('imperial-mandate')
    for (const seat of [t.bea, t.cy, t.ada]) seat.does('abstain')
    t.nobodyPlays()
    t.ada.does('decide', 'against')
    expect(t.open).to.deep.equal({ ada: ['orderAgendas'] })
    t.ada.answers('trade-war', 'free-trade', 'code-of-honor')
    expect(t.state.decks.politicalCards).to.deep.equal([
      'code-of-honor',
      'free-trade',
      'cost-overruns',
      'trade-war',
    ])
    t.nobodyPlays()
    t.settled('secondary')
  })

  it('[TI-13.20] takes the discard pile where fewer than three cards are left', () => {
    const t = council('imperial-mandate', {
      also: g => {
        g.decks.politicalCards = ['free-trade', 'imperial-mandate']
        g.discards.politicalCards = ['trade-war']
      },
    })
    for (const seat of [t.bea, t.cy, t.ada]) seat.does('vote', 'against')
    expect(t.ada.asked('orderAgendas').pick!.options).to.have.members([
      'free-trade',
      'trade-war',
      'imperial-mandate',
    ])
  })

  it('[TI-13.21] draws an action card for a Command Counter as its secondary ability', () => {
    const t = council('trade-war', { also: drawing })
    for (const seat of [t.bea, t.cy, t.ada]) {
      t.nobodyPlays()
      seat.does('vote', 'for')
    }
    t.nobodyPlays()
    t.ada.answers('trade-war', 'free-trade', 'code-of-honor')
    t.nobodyPlays()
    expect(
      [t.open, module.turnOf!(t.state), t.spectator.view.active],
      'asked in the turn of Ada',
    ).to.deep.equal([{ bea: ['secondary'] }, '0', '0'])
    t.bea.does('secondary', {})
    expect(t.state.players['1']!.actionCards).to.deep.equal(['insubordination'])
    expect(t.bea.has.counters.strategy).to.equal(1)
  })

  it('[TI-56.05, TI-56.18] shows the three cards to the one who looks only, and nobody the deck', () => {
    const t = council('imperial-mandate')
    for (const seat of [t.bea, t.cy, t.ada]) seat.does('vote', 'for')
    for (const { view, log } of [t.bea, t.cy, t.spectator]) {
      expect(JSON.stringify([view, log])).not.to.include('trade-war')
      expect(view.asks[0]!).not.to.have.property('pick')
    }
    t.ada.answers('trade-war', 'free-trade', 'code-of-honor')
    for (const { view, log } of [t.ada, t.bea, t.cy, t.spectator]) {
      expect(view.decks.politicalCards).to.deep.equal([null, null, null, null])
      expect(log.join()).to.include('ada looks at 3 political cards').and.not.to.include('Trade War')
    }
  })
})

describe('twilight-imperium-3: votes', () => {
  it('[TI-27.01] reads the card to everybody before the vote', () => {
    const t = council('imperial-mandate')
    for (const { view, log } of [t.ada, t.bea, t.cy, t.spectator]) {
      expect(view.agenda!.card).to.equal('imperial-mandate')
      expect(log).to.include('The council votes on Imperial Mandate.')
    }
  })

  it('[TI-27.02] lets everybody vote for one candidate of an election; most votes win', () => {
    const t = council('public-execution')
    t.bea.cannot('vote', ['for'], { rule: 'TI-27.02' })
    t.bea.cannot('vote', ['3'], { rule: 'TI-27.02' })
    t.bea.does('vote', '2')
    t.cy.does('vote', '1')
    t.ada.does('vote', '2')
    // Bea has the 1 influence of Wren Terra, Ada the 2 of Jord.
    expect(t.log).to.include('Public Execution: cy, with 3 votes.')
  })

  it('[TI-27.02] names pairs in elections of two', () => {
    const t = council('dispute-resolution', {
      bea: { planets: { wellon: {}, lodor: {} } },
      cy: { planets: { saudor: {} } },
    })
    t.bea.cannot('vote', ['wellon'], { rule: 'TI-27.02' })
    t.bea.cannot('vote', ['lodor+wellon'], { rule: 'TI-27.02' })
    t.bea.cannot('vote', ['wellon+saudor'], { rule: 'TI-27.02' })
    t.bea.cannot('vote', ['arc-prime+saudor'], { rule: 'TI-27.02' })
    t.bea.does('vote', 'lodor+saudor')
    for (const seat of [t.cy, t.ada]) seat.does('abstain')
    expect(t.state.planets).not.to.have.any.keys('lodor', 'saudor')
    expect(t.state.planets).to.have.property('wellon')
  })

  it('[TI-27.03] decides For or Against by the votes cast', () => {
    const t = council('imperial-mandate', { bea: { planets: { wellon: {}, lodor: {} } } })
    t.bea.does('vote', 'for')
    t.cy.does('vote', 'against')
    t.ada.does('abstain')
    for (const { has } of [t.ada, t.bea, t.cy]) expect(has.points).to.equal(2)
  })

  it('[TI-27.04, TI-56.14] asks clockwise from the left of the Speaker, who votes last and sees all votes', () => {
    const t = council('imperial-mandate', { speaker: 'bea' })
    expect(t.open).to.deep.equal({ cy: ['vote'] })
    t.cy.does('vote', 'for')
    expect(t.open).to.deep.equal({ ada: ['vote'] })
    expect(t.ada.view.agenda!.votes).to.deep.equal({ '2': { outcome: 'for', count: 2 } })
    t.ada.does('vote', 'against')
    expect(t.open).to.deep.equal({ bea: ['vote'] })
    expect(t.log).to.include('cy casts 2 votes: For.')
  })

  it('[TI-27.05] counts the influence of planets that are not exhausted, at least 1', () => {
    const t = council('imperial-mandate', {
      ada: { planets: { jord: { exhausted: true } }, tradeGoods: 5 },
      bea: { planets: { wellon: {}, lodor: { exhausted: true } } },
    })
    t.bea.does('vote', 'for')
    t.cy.does('abstain')
    t.ada.does('vote', 'for')
    const { votes } = t.state.agenda ?? { votes: {} }
    expect(votes).to.deep.equal({})
    expect(t.log).to.include('ada casts 1 vote: For.')
  })

  it('[TI-27.06, TI-7.08] exhausts nothing, and trade goods are no votes', () => {
    const t = council('imperial-mandate', { bea: { ...wellon, tradeGoods: 4 } })
    t.bea.does('vote', 'for')
    expect(t.bea.has.tradeGoods).to.equal(4)
    expect(t.state.planets.wellon).not.to.have.property('exhausted')
    expect(t.state.agenda!.votes['1']!.count).to.be.below(4)
  })

  it('[TI-27.07] lets the Speaker decide a tie among the tied outcomes', () => {
    const t = council('public-execution', { ada: { planets: { jord: { exhausted: true } } } })
    t.bea.does('vote', '0')
    t.cy.does('abstain')
    t.ada.does('vote', '2')
    t.ada.cannot('decide', ['1'], { rule: 'TI-27.07' })
    t.ada.does('decide', '2')
    expect(t.log).to.include('Public Execution: cy, with 1 vote.')
  })

  it('[TI-27.07] lets the Speaker choose among all candidates of an election without votes', () => {
    const t = council('public-execution')
    for (const seat of [t.bea, t.cy, t.ada]) seat.does('abstain')
    expect(t.open).to.deep.equal({ ada: ['decideVote'] })
    expect(t.ada.labels).to.have.members(['Decide: ada', 'Decide: bea', 'Decide: cy'])
    t.ada.does('decide', '1')
    expect(t.log).to.include('Public Execution: bea, with 0 votes.')
  })

  it('[TI-27.14] carries an outcome out for everybody whom it names, passed or not', () => {
    const t = council('cost-overruns', {
      ada: { tradeGoods: 3 },
      bea: { tradeGoods: 5, planets: { wellon: {} }, passed: true },
    })
    t.bea.does('vote', 'against')
    t.cy.does('vote', 'for')
    t.ada.does('vote', 'for')
    // Jord; the home planet of Letnev, its neighbour and Wellon.
    expect(t.ada.has.tradeGoods).to.equal(2)
    expect(t.bea.has.tradeGoods).to.equal(2)
  })
})

describe('twilight-imperium-3: laws', () => {
  const elder = { id: 'council-elder', seats: ['1'] } as const

  it('[TI-27.08] keeps a law in play with the outcome For, and with whom it has elected', () => {
    const t = council('code-of-honor')
    for (const seat of [t.bea, t.cy, t.ada]) seat.does('vote', 'for')
    expect(t.bea.view.laws).to.deep.equal([{ id: 'code-of-honor', seats: [] }])
    const other = council('minister-of-policy')
    for (const seat of [other.bea, other.cy, other.ada]) seat.does('vote', '1')
    expect(other.cy.view.laws).to.deep.equal([{ id: 'minister-of-policy', seats: ['1'] }])
  })

  it('[TI-27.08] discards a card with the outcome Against, after its effect', () => {
    const t = council('free-trade', { bea: { tradeGoods: 3 }, cy: { tradeGoods: 1 } })
    for (const seat of [t.bea, t.cy, t.ada]) seat.does('vote', 'against')
    expect(t.state.laws).to.deep.equal([])
    expect(t.state.discards.politicalCards).to.deep.equal(['free-trade'])
    expect([t.bea, t.cy].map(({ has }) => has.tradeGoods)).to.deep.equal([1, 0])
  })

  it('[TI-27.09, TI-2.18] discards an agenda without a candidate and draws another one', () => {
    const t = council('repeal')
    expect(t.state.agenda!.card).to.equal('free-trade')
    expect(t.state.discards.politicalCards).to.deep.equal(['repeal'])
    expect(t.log).to.include('Nobody and nothing can be elected by Repeal; it is discarded.')
  })

  it('[TI-27.09, TI-2.18] shuffles the discards where the deck is empty, and votes on nothing where nothing is left', () => {
    const t = council('repeal', {
      also: g => {
        g.decks.politicalCards = ['repeal']
        g.discards.politicalCards = ['revote']
      },
    })
    expect(t.state.agenda).to.equal(null)
    t.settled('orderAgendas')
  })

  it('[TI-27.09, TI-27.10] draws another card where the Council Elder was the only law to elect', () => {
    const t = council('repeal', {
      also: g => {
        g.laws = [{ ...elder, seats: ['1'] }]
      },
    })
    t.bea.answers('elder')
    expect(t.log).to.include('Nobody and nothing can be elected by Repeal; it is discarded.')
    expect(t.state.discards.politicalCards).to.have.members(['council-elder', 'repeal'])
    expect(t.state.agenda!.card).to.equal('free-trade')
    expect(t.open).to.deep.equal({ bea: ['vote'] })
  })

  it('[TI-27.10, TI-27.11] lets only the Council Elder vote on an election, and others be elected', () => {
    const t = council('public-execution', {
      also: g => {
        g.laws = [{ ...elder, seats: ['1'] }]
      },
    })
    expect(t.open).to.deep.equal({ bea: ['elder'] })
    t.bea.answers('elder')
    expect(t.open).to.deep.equal({ bea: ['vote'] })
    t.bea.does('vote', '2')
    expect(t.log).to.include('Public Execution: cy, with 1 vote.')
    expect(t.state.laws).to.deep.equal([])
    expect(t.state.discards.politicalCards).to.have.members(['council-elder', 'public-execution'])
  })

  it('[TI-27.11] leaves it to the Speaker where nobody can vote', () => {
    const t = council('public-execution')
    const { agenda } = t.state
    expect(agenda!.barred).to.deep.equal([])
    const none = ti({
      speaker: 'cy',
      steps: [{ do: 'callVotes' }, { do: 'startActionPhase' }],
      also: g => {
        g.agenda = { card: 'public-execution', votes: {}, barred: ['0', '1', '2'] }
      },
    })
    expect(none.open).to.deep.equal({ cy: ['decideVote'] })
  })

  it('[TI-27.12] ends the law of a player who is eliminated', () => {
    const t = ti({
      steps: [{ do: 'elimination' }, { do: 'startActionPhase' }],
      also: g => {
        g.laws = [{ ...elder, seats: ['1'] }]
        for (const planet of idsOf(g.planets)) if (g.planets[planet]!.by === '1') delete g.planets[planet]
      },
    })
    expect(t.state.laws).to.deep.equal([])
    expect(t.state.discards.politicalCards).to.deep.equal(['council-elder'])
  })

  it('[TI-27.12] moves the law of a planet with control of it', () => {
    const t = ti({
      ada: {
        space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } },
      },
      bea: { ...wellon, points: 3 },
      also: g => {
        g.laws = [{ id: 'holy-planet-of-ixth', seats: [], planet: 'wellon' }]
      },
    })
    t.ada.does('act', '1-00', {
      moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
      landings: { wellon: { groundForce: 1 } },
    })
    expect([t.ada, t.bea].map(({ has }) => has.points)).to.deep.equal([1, 2])
  })

  it('[TI-27.15] votes on a law once more; it is out of play until then', () => {
    const t = council('revote', {
      also: g => {
        g.laws = [{ id: 'minister-of-policy', seats: ['1'] }]
      },
    })
    for (const seat of [t.bea, t.cy, t.ada]) seat.does('vote', 'minister-of-policy')
    expect(t.state.laws).to.deep.equal([])
    expect(t.state.agenda!.card).to.equal('minister-of-policy')
    for (const seat of [t.bea, t.cy, t.ada]) seat.does('vote', '2')
    expect(t.state.laws).to.deep.equal([{ id: 'minister-of-policy', seats: ['2'] }])
    expect(t.state.discards.politicalCards).to.deep.equal(['revote'])
  })
})

describe('twilight-imperium-3: politics of races', () => {
  it('[TI-31.13] lets Xxcha have a card discarded that was read, and another one drawn', () => {
    const t = council('imperial-mandate', { cy: { race: 'xxcha' } })
    expect(t.open).to.deep.equal({ cy: ['quash'] })
    t.cy.answers('quash')
    expect(t.cy.has.counters.strategy).to.equal(1)
    expect(t.state.discards.politicalCards).to.deep.equal(['imperial-mandate'])
    expect(t.state.agenda!.card).to.equal('free-trade')
    t.cy.answers('quash')
    // Without a counter it is not asked.
    expect(t.state.agenda!.card).to.equal('trade-war')
    expect(t.open).to.deep.equal({ bea: ['vote'] })
  })

  it('[TI-31.13] goes on where Xxcha let the card be', () => {
    const t = council('imperial-mandate', { cy: { race: 'xxcha' } })
    t.cy.answers()
    expect(t.open).to.deep.equal({ bea: ['vote'] })
    expect(t.cy.has.counters.strategy).to.equal(2)
  })
})
