/** Action cards of the strategy phase, about strategy cards and technologies. */
import { type ActionCardId, idsOf, type StrategyCardId } from '../../games/twilight-imperium-3/data/index.ts'
import { expect, type Scenario, ti } from './support.ts'

/** The strategy phase begins; Ada is the Speaker and has the card. */
function strategy(card: ActionCardId, { ada = {}, bea = {}, cy = {}, ...rest }: Scenario = {}) {
  const none = { strategy: [] as StrategyCardId[] }
  return ti({
    phase: 'status',
    steps: [{ do: 'startRound' }],
    ...rest,
    ada: { ...none, actionCards: [card], ...ada },
    bea: { ...none, ...bea },
    cy: { ...none, ...cy },
  })
}

const NAMES = ['ada', 'bea', 'cy'] as const

/** Everybody takes cards in this order; nobody plays one. */
function takeCards(t: ReturnType<typeof strategy>, ...cards: string[]) {
  for (const [i, card] of cards.entries()) {
    t.nobodyPlays()
    t[NAMES[i % 3]!].answers(card)
  }
}

const ALL = ['technology', 'diplomacy', 'logistics', 'trade', 'warfare', 'imperial']

describe('twilight-imperium-3: action cards of the strategy phase', () => {
  it('[TI-26.19] Command Summit gives two Command Counters, at the beginning or the end of the phase', () => {
    const t = strategy('command-summit')
    expect(t.state.window).to.include({ id: 'W01' })
    t.ada.does('passWindow')
    takeCards(t, ...ALL)
    t.toWindow('W03')
    t.ada.plays('command-summit')
    expect(t.ada.has.counters.command).to.equal(5)
  })

  it('[TI-26.02] Cultural Crisis takes the abilities of a race for the round, good and bad ones', () => {
    const t = strategy('cultural-crisis', { bea: { actionCards: [] } })
    t.ada.plays('cultural-crisis', { seat: '1' })
    // Letnev: one ship more in every system.
    const { effects } = t.state
    expect(effects).to.deep.equal([{ id: 'cultural-crisis', by: '0', of: '1', until: 'endOfRound' }])
    const sol = ti({
      also: g => {
        g.effects = [{ id: 'cultural-crisis', by: '1', of: '0', until: 'endOfRound' }]
      },
    })
    sol.ada.cannot('orbitalDrop', ['jord'], { rule: 'TI-31.10', key: 'otherRace' })
  })

  it('[TI-32.20] Multiculturalism lends an ability of a race that is not in a crisis, for the round', () => {
    const t = strategy('multiculturalism', { bea: { race: 'yssaril' }, cy: { race: 'mentak' } })
    t.ada.plays('multiculturalism', { seat: '1', ability: 'stall' })
    takeCards(t, ...ALL)
    t.nobodyPlays()
    const turn = () => t.seat(Object.keys(t.open)[0] as 'ada')
    while (!t.ada.isAsked('turn')) turn().does('act', '2-09', { moves: [] })
    t.ada.does('stall')
    expect(t.log).to.include('ada lets the turn go by.')
    const crisis = strategy('multiculturalism', {
      bea: { race: 'yssaril' },
      also: g => {
        g.effects = [{ id: 'cultural-crisis', by: '2', of: '1', until: 'endOfRound' }]
      },
    })
    crisis.ada.cannot('playCard', ['multiculturalism', { seat: '1', ability: 'stall' }], { rule: 'TI-26.05' })
    crisis.ada.plays('multiculturalism', { seat: '2', ability: 'mastersOfTrade' })
  })

  it('[TI-31.05] Multiculturalism can bring a second player before everybody: the Speaker says who is first', () => {
    const t = strategy('multiculturalism', { speaker: 'cy', bea: { race: 'naalu' } })
    t.ada.plays('multiculturalism', { seat: '1', ability: 'telepaths' })
    expect(t.open).to.deep.equal({ cy: ['whoIsFirst'] })
    t.cy.answers('0')
    for (const [i, card] of ALL.entries()) t[(['cy', 'ada', 'bea'] as const)[i % 3]!].answers(card)
    t.nobodyPlays()
    expect(t.open).to.deep.equal({ ada: ['turn'] })
  })

  it('[TI-26.01] a hand that only Multiculturalism allows is too large when the round ends', () => {
    const hand = Array.from({ length: 9 }, (): ActionCardId => 'morale-boost')
    const t = ti({
      ada: { actionCards: hand, strategy: [] },
      steps: [{ do: 'returnCards' }, { do: 'unitLimits' }],
      also: g => {
        g.effects = [{ id: 'multiculturalism', by: '0', of: '1', ability: 'crafty', until: 'endOfRound' }]
      },
    })
    expect(t.open).to.deep.equal({ ada: ['discard'] })
  })

  it('[TI-26.02] Grand Armada lifts Fleet Supply at home for the round', () => {
    const t = strategy('grand-armada')
    t.ada.plays('grand-armada', { cell: '3-00' })
    const home = ti({
      ada: { counters: { fleet: 1 }, space: { '3-00': { cruiser: 5 } } },
      steps: [{ do: 'unitLimits' }, { do: 'startActionPhase' }],
      also: g => {
        g.effects = t.state.effects
      },
    })
    expect(home.open).to.deep.equal({ ada: ['turn'] })
  })

  it('[TI-26.02] Productivity Spike adds the influence of the planet to what a Space Dock builds', () => {
    const t = strategy('productivity-spike', { ada: { planets: { jord: { spaceDock: 1 } } } })
    t.ada.plays('productivity-spike', { planet: 'jord' })
    const build = ti({
      ada: { technologies: [], counters: { fleet: 9 }, tradeGoods: 20, planets: { jord: { spaceDock: 1 } } },
      also: g => {
        g.effects = t.state.effects
      },
    })
    build.ada.does('act', '3-00', { moves: [] })
    const produce = (destroyer: number) => ({
      docks: { jord: { destroyer } },
      newDocks: [],
      payment: { planets: [], tradeGoods: destroyer },
    })
    // Jord: 4 resources, 2 influence.
    build.ada.cannot('produce', [produce(9)], { rule: 'TI-20.02' })
    build.ada.does('produce', produce(8))
  })

  it('[TI-32.10] Scientist Assassination forbids technologies; Technology is executed all the same', () => {
    const t = ti({
      ada: { strategy: ['technology', 'diplomacy'] },
      also: g => {
        g.effects = [{ id: 'scientist-assassination', by: '1', of: '0', until: 'endOfRound' }]
      },
    })
    t.ada.cannot('strategic', ['technology', { technology: 'enviro-compensator' }], { rule: 'TI-32.10' })
    t.ada.does('strategic', 'technology', {})
    const played = strategy('scientist-assassination')
    played.ada.plays('scientist-assassination', { seat: '1' })
    expect(played.state.effects).to.deep.equal([
      { id: 'scientist-assassination', by: '0', of: '1', until: 'endOfRound' },
    ])
  })

  it('[TI-26.02] Signal Jamming puts a Command Counter of another player on a system', () => {
    const t = strategy('signal-jamming')
    t.ada.cannot('playCard', ['signal-jamming', { seat: '1', cell: '3-06' }], { rule: 'TI-26.05' })
    t.ada.plays('signal-jamming', { seat: '1', cell: '1-00' })
    expect(t.state.activated).to.deep.equal({ '1-00': ['1'] })
  })

  it('[TI-56.18] Synchronicity takes any card of the deck; nobody else learns which', () => {
    const t = strategy('synchronicity')
    t.ada.plays('synchronicity')
    expect(t.open).to.deep.equal({ ada: ['search'] })
    const many = t.state.decks.actionCards.length
    t.ada.answers('sabotage')
    expect(t.ada.has.actionCards).to.deep.equal(['sabotage'])
    expect(t.state.decks.actionCards).to.have.length(many - 1)
    expect(JSON.stringify([t.bea.view, t.bea.log])).not.to.include('sabotage')
  })

  it('[TI-26.02] Trade Stop breaks all agreements', () => {
    const t = strategy('trade-stop', {
      bea: { contracts: ['2', null] },
      cy: { contracts: ['1', null] },
    })
    t.ada.plays('trade-stop')
    expect(t.bea.has.contracts).to.deep.equal([null, null])
  })

  it('[TI-26.02] Usurper gives twice the influence of Mecatol Rex in votes, even exhausted, while it is held', () => {
    const t = strategy('usurper', { ada: { planets: { 'mecatol-rex': { exhausted: true } } } })
    t.ada.plays('usurper')
    expect(t.state.discards.actionCards).to.deep.equal([])
    expect(t.state.effects).to.deep.equal([
      { id: 'usurper', by: '0', planet: 'mecatol-rex', until: 'whileControlled' },
    ])
    const lost = ti({
      bea: { planets: { 'mecatol-rex': {} } },
      steps: [{ do: 'unitLimits' }, { do: 'startActionPhase' }],
      also: g => {
        g.effects = t.state.effects
      },
    })
    expect(lost.state.discards.actionCards).to.deep.equal(['usurper'])
    const without = strategy('usurper')
    without.ada.cannot('playCard', ['usurper', {}], { rule: 'TI-26.02' })
  })

  it('[TI-32.23] Public Disgrace sends a strategy card back with its Bonus Counters', () => {
    const t = strategy('public-disgrace', {
      speaker: 'bea',
      also: g => {
        g.common.imperial = 2
      },
    })
    t.nobodyPlays()
    t.bea.answers('imperial')
    expect(t.state.window).to.include({ id: 'W02' })
    expect(t.bea.has.tradeGoods).to.equal(0)
    t.ada.plays('public-disgrace')
    expect(t.state.common.imperial).to.equal(2)
    expect(t.log.at(-1)).to.equal('bea puts Imperial back and takes another card.')
    expect(t.open).to.deep.equal({ bea: ['pickStrategy'] })
    expect(t.bea.asked().pick!.options).not.to.include('imperial')
    t.bea.answers('initiative')
    expect(t.state.speaker).to.equal('1')
    expect(t.open).to.deep.equal({ cy: ['pickStrategy'] })
  })

  it('[TI-32.23, TI-26.08] Public Disgrace has one other card taken, and nobody pays for a copy of it then', () => {
    const t = strategy('public-disgrace', {
      speaker: 'bea',
      cy: { actionCards: ['touch-of-genius'], tradeGoods: 3 },
    })
    t.nobodyPlays()
    t.bea.answers('imperial')
    t.ada.plays('public-disgrace')
    t.nobodyPlays()
    t.bea.answers('trade')
    t.cy.does('passWindow')
    expect(t.state.window).to.deep.include({ cause: { seat: '1', card: 'imperial' } })
    const price = { planets: [], tradeGoods: 3 }
    t.cy.cannot('playCard', ['touch-of-genius', { copy: 'public-disgrace', price }], {
      rule: 'TI-26.08',
      key: 'playedAlready',
    })
    expect(t.cy.legal.map(({ move }) => move)).to.deep.equal(['passWindow'])
    t.nobodyPlays()
    expect(t.cy.has.tradeGoods).to.equal(3)
    expect(t.open).to.deep.equal({ cy: ['pickStrategy'] })
    expect(idsOf(t.bea.has.strategy)).to.deep.equal(['trade'])
  })

  it('[TI-32.15] Strategic Flexibility takes another card; Bonus Counters stay on the one given up', () => {
    const t = strategy('strategic-flexibility', {
      also: g => {
        g.common.political = 1
      },
    })
    takeCards(t, ...ALL)
    t.toWindow('W03')
    t.ada.plays('strategic-flexibility', { card: 'trade', other: 'political' })
    expect(idsOf(t.ada.has.strategy)).to.have.members(['technology', 'political'])
    // Both cards that nobody holds have got another one.
    expect(t.state.common).to.deep.equal({ initiative: 1, trade: 2 })
    expect(t.ada.has.tradeGoods).to.equal(0)
  })

  it('[TI-26.02] Strategic Shift keeps a card from everybody for the round', () => {
    const t = strategy('strategic-shift')
    t.ada.plays('strategic-shift', { card: 'imperial' })
    expect(t.ada.asked().pick!.options).not.to.include('imperial')
  })

  it('[TI-32.09] Political Stability keeps a card, and its player takes one less', () => {
    const t = ti({
      ada: { actionCards: ['political-stability'], strategy: ['diplomacy', 'imperial'] },
      bea: { strategy: ['logistics', 'technology'] },
      cy: { strategy: ['trade', 'warfare'] },
      phase: 'status',
      steps: [{ do: 'window', id: 'W25' }, { do: 'returnCards' }, { do: 'startRound' }],
    })
    t.ada.cannot('playCard', ['political-stability', { card: 'imperial' }], { rule: 'TI-26.05' })
    t.ada.plays('political-stability', { card: 'diplomacy' })
    expect(t.ada.has.strategy).to.deep.equal({ diplomacy: 'ready' })
    takeCards(t, 'imperial', 'logistics', 'trade')
    // Ada has two.
    expect(t.open).to.deep.equal({ bea: ['pickStrategy'] })
  })
})

describe('twilight-imperium-3: action cards about strategy cards and technologies', () => {
  it('[TI-26.02] Policy Paralysis keeps a player from using a secondary ability', () => {
    const t = ti({
      ada: { actionCards: ['policy-paralysis'], strategy: ['logistics', 'diplomacy'] },
      bea: { tradeGoods: 3, strategy: ['technology', 'imperial'] },
      cy: { tradeGoods: 3 },
    })
    t.ada.does('strategic', 'logistics', { counters: { command: 4 } })
    expect(t.state.window).to.include({ id: 'W06' })
    t.ada.plays('policy-paralysis', { seat: '1' })
    expect(t.open).to.deep.equal({ cy: ['secondary'] })
    t.cy.does('letGo')
    expect(t.state.effects).to.deep.equal([])
  })

  it('[TI-32.11, TI-13.11] Tech Bubble lets the holder of Technology use the secondary ability, too, for a counter', () => {
    const t = ti({
      ada: {
        actionCards: ['tech-bubble'],
        technologies: [],
        tradeGoods: 8,
        strategy: ['initiative', 'technology'],
      },
    })
    t.ada.does('strategic', 'technology', { technology: 'enviro-compensator' })
    t.ada.plays('tech-bubble')
    expect(t.ada.has.counters.strategy).to.equal(1)
    t.ada.does('secondary', { technology: 'stasis-capsules', payment: { planets: [], tradeGoods: 8 } })
    expect(t.ada.has.technologies).to.deep.equal(['enviro-compensator', 'stasis-capsules'])
    expect(t.ada.has.counters.strategy).to.equal(1)
  })

  it('[TI-32.07] Corporate Sponsorship makes a green technology 4 resources cheaper', () => {
    const t = ti({
      ada: { strategy: ['technology', 'diplomacy'], technologies: [] },
      bea: {
        actionCards: ['corporate-sponsorship'],
        strategy: ['logistics', 'imperial'],
        technologies: ['enviro-compensator'],
        tradeGoods: 4,
      },
    })
    t.ada.does('strategic', 'technology', { technology: 'enviro-compensator' })
    t.nobodyPlays()
    const args = { technology: 'stasis-capsules', payment: { planets: [], tradeGoods: 4 } }
    t.bea.cannot('secondary', [args], { rule: 'TI-7.06' })
    t.bea.does('secondary', { ...args, cards: [{ card: 'corporate-sponsorship', args: {} }] })
    expect(t.bea.has.technologies).to.include('stasis-capsules')
    expect(t.bea.has.tradeGoods).to.equal(0)
  })

  it('[TI-32.03] Focused Research spends 6 resources for one prerequisite that is missing', () => {
    const t = ti({
      ada: {
        actionCards: ['focused-research'],
        strategy: ['technology', 'diplomacy'],
        technologies: [],
        tradeGoods: 6,
      },
    })
    t.ada.cannot('strategic', ['technology', { technology: 'stasis-capsules' }], { rule: 'TI-23.02' })
    const cards = [{ card: 'focused-research', args: { payment: { planets: [], tradeGoods: 6 } } }]
    t.ada.does('strategic', 'technology', { technology: 'stasis-capsules', cards })
    expect(t.ada.has.technologies).to.deep.equal(['stasis-capsules'])
    expect(t.ada.has.tradeGoods).to.equal(0)
  })

  it('[TI-26.20, TI-26.06] asks for another technology where Focused Research is cancelled; nothing is paid', () => {
    const t = ti({
      ada: {
        actionCards: ['focused-research'],
        strategy: ['technology', 'diplomacy'],
        technologies: [],
        tradeGoods: 6,
      },
      bea: { actionCards: ['sabotage'] },
    })
    const cards = [{ card: 'focused-research', args: { payment: { planets: [], tradeGoods: 6 } } }]
    t.ada.does('strategic', 'technology', { technology: 'stasis-capsules', cards })
    t.bea.plays('sabotage')
    expect(t.open).to.deep.equal({ ada: ['primary'] })
    expect(t.ada.has.tradeGoods).to.equal(6)
    t.ada.does('primary', { technology: 'enviro-compensator' })
    expect(t.ada.has.technologies).to.deep.equal(['enviro-compensator'])
  })
})
