/** Action cards for the council. Section 27. */
import { expect, type Scenario, ti } from './support.ts'

/** Ada executes Political and draws no card; `imperial-mandate` is the card on top of the deck. */
function council({ also, ...scenario }: Scenario = {}) {
  const t = ti({
    speaker: 'ada',
    ...scenario,
    ada: { strategy: ['political', 'initiative'], ...scenario.ada },
    bea: { strategy: ['logistics', 'imperial'], ...scenario.bea },
    cy: { strategy: ['trade', 'warfare'], ...scenario.cy },
    also(g) {
      g.decks.actionCards = []
      g.decks.politicalCards = ['cost-overruns', 'code-of-honor', 'free-trade', 'imperial-mandate']
      also?.(g)
    },
  })
  t.ada.does('strategic', 'political', { counters: { command: 1 } })
  return t
}

describe('twilight-imperium-3: action cards of the council', () => {
  it('[TI-26.02] Council Dissolved: no agenda is drawn', () => {
    const t = council({ bea: { actionCards: ['council-dissolved'] } })
    expect(t.state.window).to.include({ id: 'W05' })
    t.bea.plays('council-dissolved')
    expect(t.state.agenda).to.equal(null)
    expect(t.open).to.deep.equal({ ada: ['orderAgendas'] })
  })

  it('[TI-56.18] Determine Policy chooses the agenda: one of the deck, unseen by the others', () => {
    const t = council({ bea: { actionCards: ['determine-policy'] } })
    t.bea.plays('determine-policy')
    expect(t.open).to.deep.equal({ bea: ['searchAgenda'] })
    t.bea.answers('free-trade')
    expect(t.state.agenda!.card).to.equal('free-trade')
    expect(t.state.decks.politicalCards).to.have.members([
      'cost-overruns',
      'code-of-honor',
      'imperial-mandate',
    ])
  })

  it('[TI-26.02] Determine Policy takes one of the discards, or a law in play', () => {
    const discarded = council({
      bea: { actionCards: ['determine-policy'] },
      also: g => {
        g.discards.politicalCards = ['trade-war']
      },
    })
    discarded.bea.plays('determine-policy', { card: 'trade-war' })
    expect(discarded.state.agenda!.card).to.equal('trade-war')
    expect(discarded.state.discards.politicalCards).to.deep.equal([])
    const law = council({
      bea: { actionCards: ['determine-policy'] },
      also: g => {
        g.laws = [{ id: 'code-of-honor', seats: [] }]
      },
    })
    law.bea.plays('determine-policy', { card: 'code-of-honor' })
    expect(law.state.agenda!.card).to.equal('code-of-honor')
    expect(law.state.laws).to.deep.equal([])
  })

  it('[TI-26.02] Veto discards the agenda, and another one is drawn', () => {
    const t = council({ bea: { actionCards: ['veto'] } })
    t.toWindow('W20')
    t.bea.plays('veto')
    expect(t.state.discards.politicalCards).to.deep.equal(['imperial-mandate'])
    expect(t.state.agenda!.card).to.equal('free-trade')
  })

  it('[TI-26.02] Thugs keep a player from voting for the rest of the round', () => {
    const t = council({ bea: { actionCards: ['thugs'] } })
    t.toWindow('W20')
    t.bea.plays('thugs', { seat: '2' })
    t.nobodyPlays()
    t.bea.does('abstain')
    // Cy is not asked.
    expect(t.open).to.deep.equal({ ada: ['vote'] })
  })

  it('[TI-32.06] Thugs against the Council Elder: nobody votes, and the Speaker decides', () => {
    const t = council({
      bea: { actionCards: ['thugs'] },
      also: g => {
        g.decks.politicalCards = ['free-trade', 'trade-war', 'cost-overruns', 'minister-of-war']
        g.laws = [{ id: 'council-elder', seats: ['2'] }]
      },
    })
    t.toWindow('W20')
    t.bea.plays('thugs', { seat: '2' })
    t.cy.answers('elder')
    expect(t.open).to.deep.equal({ ada: ['decideVote'] })
  })

  it('[TI-26.02] Fantastic Rhetoric gives 10 votes, played with the vote', () => {
    const t = council({ bea: { actionCards: ['fantastic-rhetoric'] } })
    t.nobodyPlays()
    t.bea.does('voteWith', 'for', [{ card: 'fantastic-rhetoric', args: {} }])
    const { count } = t.state.agenda!.votes['1']!
    expect(count).to.be.at.least(11)
    t.cy.does('abstain')
    t.ada.does('abstain')
    t.nobodyPlays()
    expect(t.state.effects).to.deep.equal([])
  })

  it('[TI-26.02] Discredit: the votes of a player do not count', () => {
    const t = council({ bea: { actionCards: ['discredit'] } })
    t.nobodyPlays()
    t.bea.does('vote', 'against')
    t.cy.does('vote', 'for')
    t.ada.does('abstain')
    expect(t.state.window).to.include({ id: 'W21' })
    t.bea.cannot('playCard', ['discredit', { seat: '0' }], { rule: 'TI-26.05' })
    t.bea.plays('discredit', { seat: '2' })
    expect(t.log.join()).to.include('Against')
  })

  it('[TI-26.02] Bribery buys votes for what one has voted for, once all have voted', () => {
    const t = council({
      options: { expansionCards: true },
      ada: { strategy: ['political', 'initiative'], planets: { jord: { exhausted: true } } },
      bea: { strategy: ['logistics', 'imperial'], actionCards: ['bribery', 'good-year'], tradeGoods: 3 },
      cy: { actionCards: ['bribery'], tradeGoods: 3 },
    })
    t.nobodyPlays()
    t.bea.does('vote', 'for')
    t.nobodyPlays()
    t.cy.does('abstain')
    t.nobodyPlays()
    t.ada.does('vote', 'against')
    expect(t.state.window).to.deep.include({ id: 'W21', cause: {} })
    // Whoever abstains has no side.
    t.cy.cannot('playCard', ['bribery', { count: 1 }], { rule: 'TI-26.02' })
    t.bea.cannot('playCard', ['bribery', { count: 4 }], { rule: 'TI-26.05' })
    const { count } = t.state.agenda!.votes['1']!
    t.bea.plays('bribery', { count: 2 })
    t.nobodyPlays()
    expect(t.log.join()).to.include(`: For, with ${count + 2} votes.`)
    expect(t.bea.has.tradeGoods).to.equal(1)
  })
})
