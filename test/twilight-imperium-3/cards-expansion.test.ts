/** Action cards of the expansion that are played outside battles. */
import {
  ACTION_CARDS,
  type ActionCardId,
  type TechnologyId,
} from '../../games/twilight-imperium-3/data/index.ts'
import { actionDeck } from '../../games/twilight-imperium-3/setup.ts'
import { expect, type Scenario, ti } from './support.ts'

const options = { expansionCards: true }

/** Ada has the card, and it is her turn. */
const holding = (card: ActionCardId, { ada = {}, ...rest }: Scenario = {}) =>
  ti({ options, ...rest, ada: { actionCards: [card], ...ada } })

/** Everybody holds no strategy card, and the strategy phase begins. */
const choosing = (cards: { ada?: ActionCardId[]; bea?: ActionCardId[]; cy?: ActionCardId[] }) =>
  ti({
    options,
    steps: [{ do: 'startRound' }],
    phase: 'strategy',
    round: 1,
    ada: { strategy: [], actionCards: cards.ada ?? [] },
    bea: { strategy: [], actionCards: cards.bea ?? [] },
    cy: { strategy: [], actionCards: cards.cy ?? [] },
  })

/** Nobody plays anything in the window that is open. */
function passed(t: ReturnType<typeof choosing>) {
  for (const one of [t.ada, t.bea, t.cy]) if (one.isAsked('window')) one.does('passWindow')
}

/** Everybody takes cards; cards can be played afterwards. */
function choose(t: ReturnType<typeof choosing>) {
  while (t.state.window) passed(t)
  const moment = () => t.state.window?.id
  for (const [seat, card] of [
    ['ada', 'trade'],
    ['bea', 'initiative'],
    ['cy', 'logistics'],
    ['ada', 'technology'],
    ['bea', 'warfare'],
    ['cy', 'diplomacy'],
  ] as const) {
    t[seat].answers(card)
    while (moment() === 'W02') passed(t)
  }
}

describe('twilight-imperium-3: action cards of the expansion', () => {
  const shuffled = { Shuffle: <T>(cards: T[]) => cards } as Parameters<typeof actionDeck>[0]
  const deckOf = (values: object, players: number) =>
    actionDeck(shuffled, values as Parameters<typeof actionDeck>[1], players)

  it('[TI-2.15, TI-2.16] are 40 of 138, and five old ones go', () => {
    expect(deckOf({}, 6)).to.have.length(103)
    const deck = deckOf(options, 6)
    expect(deck).to.have.length(138)
    expect(deck.filter(card => ACTION_CARDS[card as 'veto'].set === 'expansion')).to.have.length(40)
    expect(deck).not.to.include.members(['direct-hit-base', 'ruinous-tariffs-base'])
    expect(deck.filter(card => card === 'direct-hit')).to.have.length(4)
    expect(deckOf({}, 6)).to.include.members(['direct-hit-base', 'ruinous-tariffs-base'])
  })

  it('[TI-26.09] Advanced Reinforcements place two Ground Forces', () => {
    const t = holding('advanced-reinforcements', {
      ada: { planets: { wellon: {} } },
      bea: { planets: { lodor: {} } },
    })
    t.ada.cannot('playAction', ['advanced-reinforcements', { planet: 'lodor' }], { rule: 'TI-26.05' })
    t.ada.cannot('playAction', ['advanced-reinforcements', { planet: 'wellon', unit: 'shockTroop' }], {
      rule: 'TI-26.05',
    })
    t.ada.plays('advanced-reinforcements', { planet: 'wellon' })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2 })
  })

  it('[TI-26.09, TI-38.06] Advanced Reinforcements place a Shock Troop beside a Ground Force', () => {
    const t = holding('advanced-reinforcements', {
      options: { ...options, shockTroops: true },
      ada: { planets: { wellon: { groundForce: 1 }, lodor: {} } },
    })
    t.ada.cannot('playAction', ['advanced-reinforcements', { planet: 'lodor', unit: 'shockTroop' }], {
      rule: 'TI-26.05',
    })
    t.ada.plays('advanced-reinforcements', { planet: 'wellon', unit: 'shockTroop' })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 1, shockTroop: 1 })
  })

  it('[TI-32.56] Alien Technology: a technology for 4 resources, whatever makes others cheaper', () => {
    const t = holding('alien-technology', {
      ada: {
        technologies: [],
        tradeGoods: 5,
        // A green specialty would help elsewhere.
        planets: { jord: { exhausted: true }, mellon: {} },
      },
    })
    const play = (technology: TechnologyId, tradeGoods: number) =>
      ['alien-technology', { technology, payment: { planets: [], tradeGoods } }] as const
    t.ada.cannot('playAction', [...play('enviro-compensator', 3)], {
      rule: 'TI-7.06',
      key: 'resourcesMissing',
    })
    t.ada.cannot('playAction', [...play('sarween-tools', 4)], { rule: 'TI-23.02' })
    t.ada.does('playAction', ...play('enviro-compensator', 4))
    expect(t.ada.has.technologies).to.deep.equal(['enviro-compensator'])
    expect(t.ada.has.tradeGoods).to.equal(1)
  })

  it('[TI-9.20, TI-26.09] Enhanced Armor: own Cruisers sustain damage for the round', () => {
    const t = ti({
      options,
      ada: { actionCards: ['enhanced-armor'], technologies: [], space: { '1-00': { cruiser: 1 } } },
      bea: { race: 'yssaril', technologies: [], space: { '2-00': { cruiser: 1 } } },
      cy: { strategy: [] },
    })
    t.ada.plays('enhanced-armor')
    t.rolls(7, 1, 1, 1)
    t.bea.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.nobodyPlays()
    t.ada.cannot('takeHits', [{ destroy: {}, sustain: { destroyer: 1 }, laden: [] }], { rule: 'TI-9.20' })
    t.ada.does('takeHits', { destroy: {}, sustain: { cruiser: 1 }, laden: [] })
    expect(t.log).to.include('ada sustains damage: 1 Cruiser.')
  })

  it('[TI-26.09, TI-26.21] Equipment Sabotage destroys up to two PDS of somebody else', () => {
    const t = holding('equipment-sabotage', {
      ada: { planets: { wellon: { pds: 1 } } },
      bea: { planets: { lodor: { pds: 2, groundForce: 1 } } },
    })
    t.ada.cannot('playAction', ['equipment-sabotage', { planet: 'wellon' }], { rule: 'TI-26.05' })
    t.ada.plays('equipment-sabotage', { planet: 'lodor' })
    expect(t.units('lodor')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-32.53, TI-39.10] Faulty Targeting Systems clear a mine at any time', () => {
    const t = holding('faulty-targeting-systems', {
      options: { ...options, spaceMines: true },
      also: g => {
        g.mines = { '1-00': ['1', '0'] }
      },
    })
    t.ada.cannot('playAnytime', ['faulty-targeting-systems', { seat: '0', cell: '1-00' }], {
      rule: 'TI-26.05',
    })
    t.ada.does('playAnytime', 'faulty-targeting-systems', { seat: '1', cell: '1-00' })
    expect(t.state.mines).to.deep.equal({ '1-00': ['0'] })
    expect(t.open).to.deep.equal({ ada: ['turn'] })
  })

  it('[TI-32.53] Faulty Targeting Systems have a shot of a PDS rolled again', () => {
    const t = holding('faulty-targeting-systems', {
      ada: { technologies: [], space: { '2-00': { cruiser: 1 } } },
      bea: { planets: { wellon: { pds: 1 } }, actionCards: ['good-year'] },
      dice: [10, 1],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.bea.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    // Whoever fires rolls nothing again with it; but Recheck may be there.
    t.ada.plays('faulty-targeting-systems', { die: { volley: 0, group: 0, value: 10 } })
    t.nobodyPlays()
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-32.53] Faulty Targeting Systems cancel Minelayers', () => {
    const t = holding('faulty-targeting-systems', {
      ada: { technologies: [], space: { '2-00': { cruiser: 2 } } },
      bea: { space: { '1-00': { cruiser: 2 } }, actionCards: ['minelayers', 'good-year'] },
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 2 }] })
    t.toWindow('W08')
    t.bea.plays('minelayers')
    t.toWindow('W26')
    t.ada.plays('faulty-targeting-systems')
    t.toWindow('W10')
    expect(t.log).to.include('Minelayers of bea has no effect.')
    expect(t.state.effects).to.deep.equal([])
  })

  it('[TI-32.51] First Strike: a turn before all others, and the usual one as well', () => {
    const t = choosing({ ada: ['first-strike'] })
    choose(t)
    t.ada.plays('first-strike')
    t.nobodyPlays()
    expect(t.open).to.deep.equal({ ada: ['turn'] })
    t.ada.does('act', '1-00', { moves: [] })
    // Bea holds Initiative.
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    t.bea.does('act', '1-00', { moves: [] })
    t.settled('turn')
    expect(t.open).to.deep.equal({ cy: ['turn'] })
    t.cy.does('act', '1-00', { moves: [] })
    expect(t.open).to.deep.equal({ ada: ['turn'] })
  })

  it('[TI-32.54] Flawless Strategy uses a card that nobody holds, which stays where it is', () => {
    const t = holding('flawless-strategy', {
      bea: { counters: { strategy: 1 } },
      also: g => {
        g.common.political = 2
      },
    })
    t.ada.cannot('playAction', ['flawless-strategy', { card: 'imperial' }], { rule: 'TI-26.05' })
    t.ada.cannot('playAction', ['flawless-strategy', { card: 'initiative' }], { rule: 'TI-26.05' })
    t.ada.plays('flawless-strategy', { card: 'political' })
    const cards = t.ada.has.actionCards.length
    t.ada.does('primary', { counters: { command: 1 } })
    expect(t.ada.has.actionCards).to.have.length(cards + 3)
    t.nobodyPlays()
    t.settled('secondary', 'vote', 'orderAgendas', 'decideVote')
    expect(t.state.common.political).to.equal(2)
  })

  it('[TI-26.02, TI-56.02] Master of Fate gives everybody a card, which nobody else sees, and one less is drawn', () => {
    const t = ti({
      options,
      phase: 'status',
      steps: [{ do: 'window', id: 'W24' }, { do: 'drawAndGain' }, { do: 'redistribute' }],
      ada: { technologies: [], actionCards: ['master-of-fate'] },
      bea: { technologies: [] },
      cy: { technologies: [] },
      also: g => {
        g.decks.actionCards = ['veto', 'thugs', 'plague', 'patrol', 'uprising']
      },
    })
    t.ada.plays('master-of-fate')
    expect(t.ada.has.actionCards).to.have.members(['plague', 'patrol', 'uprising'])
    t.ada.answers('plague')
    t.ada.answers('uprising')
    expect([t.ada, t.bea, t.cy].map(one => one.view.players[one.seat]!.actionCards)).to.deep.equal([
      ['patrol'],
      ['plague'],
      ['uprising'],
    ])
    expect(t.cy.view.players['1']!.actionCards).to.deep.equal([null])
    expect(t.cy.log).to.include.members(['ada gives bea an action card.', 'ada gives cy Uprising.'])
    expect(t.cy.log.join()).not.to.include('Plague')
    expect(t.state.decks.actionCards).to.have.length(2)
  })

  it('[TI-26.02] Ruinous Tariffs take half of the trade goods of a partner who has just traded', () => {
    const t = ti({
      options,
      ada: { strategy: ['trade', 'diplomacy'], tradeGoods: 2, contracts: ['1', null], technologies: [] },
      bea: { actionCards: ['ruinous-tariffs'], contracts: ['0', null], strategy: ['technology', 'imperial'] },
      cy: { actionCards: ['good-year'], strategy: ['logistics', 'warfare'] },
      steps: [{ do: 'turn', seat: '0' }, { do: 'nextTurn' }],
    })
    t.ada.does('strategic', 'trade', {})
    t.ada.does('closeTrade')
    t.toWindow('W06')
    const goods = t.ada.has.tradeGoods
    t.bea.plays('ruinous-tariffs', { seat: '0' })
    t.nobodyPlays()
    expect(t.log).to.include(`ada loses ${Math.ceil(goods / 2)} trade goods.`)
    // Not without an agreement.
    expect(t.cy.log.join()).not.to.include('cy plays')
  })

  it('[TI-13.02, TI-26.02] Strategic Planning: secondary abilities cost no counter for the round', () => {
    const t = choosing({ bea: ['strategic-planning'] })
    t.bea.plays('strategic-planning')
    choose(t)
    t.nobodyPlays()
    const { strategy } = t.cy.has.counters
    t.bea.does('act', '1-00', { moves: [] })
    t.cy.does('strategic', 'logistics', { counters: { command: 4 } })
    t.nobodyPlays()
    t.ada.does('letGo')
    const before = t.bea.has.counters.strategy
    t.bea.does('secondary', { payment: { planets: [], tradeGoods: 0 }, counters: {} })
    expect(t.bea.has.counters.strategy).to.equal(before)
    expect(t.cy.has.counters.strategy).to.equal(strategy)
  })

  it('[TI-32.52, TI-20.07] Surprise Assault builds at blockaded docks before the battle, and not again', () => {
    const t = holding('surprise-assault', {
      ada: {
        technologies: [],
        counters: { fleet: 5 },
        tradeGoods: 9,
        planets: { wellon: { spaceDock: 1 } },
        space: { '2-00': { destroyer: 1 } },
      },
      bea: { technologies: [], race: 'yssaril', space: { '1-00': { destroyer: 1 } } },
      dice: [10, 10, 10, 1, 1, 1],
    })
    t.ada.cannot(
      'act',
      ['1-05', { moves: [], cards: [{ card: 'surprise-assault', args: { cell: '1-05' } }] }],
      {
        rule: 'TI-26.02',
      },
    )
    t.ada.does('act', '1-00', {
      moves: [{ from: '2-00', ship: 'destroyer', count: 1 }],
      cards: [{ card: 'surprise-assault', args: { cell: '1-00' } }],
    })
    t.nobodyPlays()
    t.ada.does('produce', {
      docks: { wellon: { destroyer: 2 } },
      newDocks: [],
      payment: { planets: [], tradeGoods: 2 },
    })
    t.nobodyPlays()
    expect(t.log).to.include('ada rolls for 3 Destroyers (space battle, 9 or more): 10, 10, and 10. 3 hits.')
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-26.18, TI-32.55] Temporary Stability silences everybody until the status phase', () => {
    const t = choosing({ ada: ['temporary-stability'], bea: ['grand-armada', 'sabotage'] })
    t.ada.plays('temporary-stability')
    t.bea.plays('grand-armada', { cell: '3-06' })
    expect(t.bea.labels).to.have.members(['Play nothing', 'Play Sabotage'])
    t.bea.does('passWindow')
    expect(t.log).to.include('Grand Armada of bea cannot be played any more and goes back to the hand.')
    choose(t)
    expect(t.bea.has.actionCards).to.have.members(['grand-armada', 'sabotage'])
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    t.bea.cannot('endStability', [['grand-armada', 'sabotage']], { rule: 'TI-26.17' })
  })

  it('[TI-26.17] Temporary Stability ends when somebody discards three action cards', () => {
    const t = choosing({ ada: ['temporary-stability'], bea: ['veto', 'veto', 'plague', 'good-year'] })
    t.ada.plays('temporary-stability')
    choose(t)
    t.bea.cannot('playAction', ['good-year', {}], { rule: 'TI-26.18', key: 'silenced' })
    t.bea.cannot('endStability', [['veto', 'plague', 'plague']], { rule: 'TI-26.01' })
    t.bea.does('endStability', ['veto', 'veto', 'plague'])
    expect(t.bea.has.actionCards).to.deep.equal(['good-year'])
    expect(t.state.discards.actionCards).to.have.members(['temporary-stability', 'veto', 'veto', 'plague'])
    t.bea.plays('good-year')
    t.ada.cannot('endStability', [['veto', 'veto', 'plague']], { rule: 'TI-26.17', key: 'noStability' })
  })
})
