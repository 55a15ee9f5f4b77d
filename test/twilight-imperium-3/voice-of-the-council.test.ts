import { expect, type Scenario, ti } from './support.ts'

/** Ada, who is the Speaker, executes Political; the votes are those of the planets. */
function political({ also, ...scenario }: Scenario = {}) {
  const t = ti({
    options: { voiceOfTheCouncil: true },
    speaker: 'ada',
    ...scenario,
    ada: { strategy: ['political', 'initiative'], ...scenario.ada },
    bea: { strategy: ['logistics', 'imperial'], ...scenario.bea },
    cy: { strategy: ['trade', 'warfare'], ...scenario.cy },
    also(g) {
      g.decks.politicalCards = ['cost-overruns', 'code-of-honor', 'trade-war', 'free-trade']
      g.decks.actionCards = []
      also?.(g)
    },
  })
  t.ada.does('strategic', 'political', { counters: { command: 1 } })
  return t
}

const holds = (seat: string, points = 1) => ({
  also(g: Parameters<NonNullable<Scenario['also']>>[0]) {
    g.players[seat]!.claimed = ['voice-of-the-council']
    g.players[seat]!.points = points
  },
})

describe('twilight-imperium-3: voice of the council', () => {
  it('[TI-46.01] asks the holder of Political before the primary ability, who may let it be', () => {
    const t = political()
    expect(t.open).to.deep.equal({ ada: ['callVoice'] })
    t.ada.answers()
    expect(t.open).to.deep.equal({ bea: ['vote'] })
    expect(t.state.agenda!.card).to.equal('free-trade')
    expect(political({ options: {} }).open).to.deep.equal({ bea: ['vote'] })
  })

  it('[TI-46.01] asks for no other strategy card', () => {
    const t = ti({
      options: { voiceOfTheCouncil: true },
      ada: { strategy: ['logistics', 'diplomacy'] },
      bea: { strategy: ['technology', 'imperial'] },
    })
    while (!t.ada.isAsked('turn')) t.nobodyPlays()
    t.ada.does('strategic', 'logistics', { counters: { command: 4 } })
    expect(Object.values(t.open).flat()).to.not.include('callVoice')
  })

  it('[TI-46.02] gives card and point to whoever is elected, and takes them from whoever had them', () => {
    const t = political(holds('2'))
    t.ada.answers('callVoice')
    expect(t.state.agenda!.card).to.equal('voice-of-the-council')
    t.bea.does('vote', '1')
    t.cy.does('vote', '1')
    t.ada.does('vote', '0')
    t.nobodyPlays()
    expect(t.bea.has.claimed).to.deep.equal(['voice-of-the-council'])
    expect(t.bea.has.points).to.equal(1)
    expect(t.cy.has.claimed).to.deep.equal([])
    expect(t.cy.has.points).to.equal(0)
    expect(t.log).to.include('bea holds Voice of the Council now.')
    // It is no card of the deck, and no law.
    expect(t.state.discards.politicalCards).to.deep.equal([])
    expect(t.state.laws).to.deep.equal([])
  })

  it('[TI-46.02] lets the Speaker decide a tie, and ends the game with the last point', () => {
    const t = political({
      bea: { points: 9 },
      also(g) {
        for (const planet of Object.values(g.planets)) planet.exhausted = true
      },
    })
    t.ada.answers('callVoice')
    t.bea.does('vote', '1')
    t.cy.does('vote', '2')
    t.ada.does('abstain')
    t.nobodyPlays()
    expect(t.open).to.deep.equal({ ada: ['decideVote'] })
    t.ada.does('decide', '1')
    expect(t.state.outcome!.winners).to.deep.equal(['1'])
  })

  it('[TI-46.03] lets the same influence count for the agenda that follows', () => {
    const t = political()
    t.ada.answers('callVoice')
    t.bea.does('vote', '1')
    const { count } = t.state.agenda!.votes['1']!
    t.cy.does('abstain')
    t.ada.does('abstain')
    t.nobodyPlays()
    expect(t.open).to.deep.equal({ bea: ['vote'] })
    expect(t.state.agenda!.card).to.equal('free-trade')
    t.bea.does('vote', 'for')
    expect(t.state.agenda!.votes['1']!.count).to.equal(count)
  })

  it('[TI-46.04] changes nothing if its holder is elected again', () => {
    const t = political(holds('1'))
    t.ada.answers('callVoice')
    for (const seat of [t.bea, t.cy, t.ada]) seat.does('vote', '1')
    t.nobodyPlays()
    expect(t.bea.has.points).to.equal(1)
    expect(t.bea.has.claimed).to.deep.equal(['voice-of-the-council'])
    expect(t.log.join()).not.to.include('holds Voice of the Council now')
  })

  it('[TI-46.04] lets the Speaker choose where nobody votes', () => {
    const t = political()
    t.ada.answers('callVoice')
    for (const seat of [t.bea, t.cy, t.ada]) seat.does('abstain')
    t.nobodyPlays()
    t.ada.does('decide', '2')
    expect(t.cy.has.points).to.equal(1)
  })

  it('[TI-46.04] counts what changes votes on agendas, but cannot be discarded', () => {
    const t = political({ bea: { actionCards: ['veto', 'thugs'] } })
    t.ada.answers('callVoice')
    t.toWindow('W20')
    t.bea.cannot('playCard', ['veto', {}], { rule: 'TI-26.02' })
    t.bea.plays('thugs', { seat: '2' })
    t.nobodyPlays()
    t.bea.does('vote', '1')
    expect(t.open).to.deep.equal({ ada: ['vote'] })
  })

  it('[TI-35.02] brings special objectives into no deck', () => {
    const t = political()
    expect(t.state.decks.objectives).to.not.include('voice-of-the-council')
  })
})
