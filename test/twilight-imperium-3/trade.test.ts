/** Trade agreements, negotiation, what agreements give, and how they end. Section 28. */
import isEqual from 'lodash/isEqual.js'
import { makeMove, type Random } from '../../games/kit/index.ts'
import { objectionTo } from '../../games/twilight-imperium-3/bargains.ts'
import { definition } from '../../games/twilight-imperium-3/game.ts'
import type { Proposal } from '../../games/twilight-imperium-3/rules/trade/negotiation.ts'
import { expect, module, type Scenario, ti } from './support.ts'

/** Ada (Sol) has the Trade card; Cy leads a race without a word in trade. */
const trading = (scenario: Scenario = {}) =>
  ti({
    ...scenario,
    ada: { strategy: ['trade', 'initiative'], ...scenario.ada },
    bea: { strategy: ['logistics', 'imperial'], ...scenario.bea },
    cy: { race: 'norr', strategy: ['diplomacy', 'technology'], ...scenario.cy },
    // Initiative comes first in the order of play.
  })

/** Ada executes Trade; the negotiation is open. */
function negotiating(scenario: Scenario = {}) {
  const t = trading(scenario)
  t.ada.does('strategic', 'trade', {})
  return t
}

describe('twilight-imperium-3: the Trade card', () => {
  it('[TI-13.30] gives 3 trade goods and what agreements give, then opens the negotiation', () => {
    const t = trading({
      ada: { contracts: ['1', null], strategy: ['trade', 'initiative'] },
      bea: { contracts: ['0', null] },
    })
    t.ada.does('strategic', 'trade', {})
    // 3, and 1 for the card of Letnev.
    expect(t.ada.has.tradeGoods).to.equal(4)
    expect(t.bea.has.tradeGoods).to.equal(0)
    t.settled('negotiate')
  })

  it('[TI-13.30] cancels all trade agreements instead, those of Hacan, too', () => {
    const t = trading({
      ada: { contracts: ['1', '2'] },
      bea: { contracts: ['0', null] },
      cy: { race: 'hacan', contracts: ['0', null] },
    })
    t.ada.does('strategic', 'trade', { cancel: true })
    for (const { has } of [t.ada, t.bea, t.cy]) expect(has.contracts).to.deep.equal([null, null])
    expect(t.ada.has.tradeGoods).to.equal(0)
    expect(t.ada.isAsked('negotiate')).to.equal(false)
  })

  it('[TI-13.31, TI-28.11] lets the others collect for a Command Counter, clockwise', () => {
    const t = trading({ bea: { contracts: ['2', null] }, cy: { contracts: ['1', null] } })
    t.ada.does('strategic', 'trade', {})
    t.ada.does('closeTrade')
    expect(t.open).to.deep.equal({ bea: ['secondary'] })
    t.bea.does('secondary', {})
    // The first card of the N’orr is worth 2, those of Letnev 1.
    expect(t.bea.has).to.include({ tradeGoods: 2 })
    expect(t.bea.has.counters.strategy).to.equal(1)
    t.cy.does('secondary', {})
    expect(t.cy.has.tradeGoods).to.equal(1)
  })

  it('[TI-28.11, TI-2.10, TI-2.11] gives whoever collects later what is left', () => {
    const t = trading({
      ada: { tradeGoods: 35 },
      bea: { contracts: ['2', null] },
      cy: { contracts: ['1', null] },
    })
    t.ada.does('strategic', 'trade', {})
    t.ada.does('closeTrade')
    t.bea.does('secondary', {})
    t.cy.does('secondary', {})
    expect([t.ada, t.bea, t.cy].map(({ has }) => has.tradeGoods)).to.deep.equal([38, 2, 0])
  })

  it('[TI-13.32] gives nothing for an agreement of the same action', () => {
    const t = negotiating({ bea: { contracts: ['2', null] }, cy: { contracts: ['1', null] } })
    t.bea.does('offer', { to: '0', give: 1, take: 0 })
    t.ada.does('acceptOffer', 0)
    t.ada.does('closeTrade')
    t.bea.does('secondary', {})
    expect(t.bea.has.tradeGoods).to.equal(2)
  })
})

describe('twilight-imperium-3: trade agreements', () => {
  it('[TI-28.01] is worth what the card of the partner says, and own cards are worth nothing', () => {
    const t = trading({ ada: { contracts: [null, '2'] }, cy: { contracts: ['0', null] } })
    t.ada.does('strategic', 'trade', {})
    // 3, and the first card of the N’orr.
    expect(t.ada.has.tradeGoods).to.equal(5)
  })

  it('[TI-28.02] exchanges a card of each, at most one agreement between two players', () => {
    const t = negotiating()
    t.ada.does('offer', { to: '1', give: 1, take: 0 })
    t.bea.does('acceptOffer', 0)
    expect(t.ada.has.contracts).to.deep.equal([null, '1'])
    expect(t.bea.has.contracts).to.deep.equal(['0', null])
    t.ada.cannot('offer', [{ to: '1', give: 0, take: 1 }], { rule: 'TI-28.02' })
    t.ada.cannot('offer', [{ to: '2', give: 1, take: 0 }], { rule: 'TI-28.02' })
    t.cy.cannot('offer', [{ to: '1', give: 0, take: 0 }], { rule: 'TI-28.02' })
    t.cy.cannot('offer', [{ to: '2', give: 0, take: 0 }], { rule: 'TI-28.02' })
  })

  it('[TI-28.03] needs both partners and the approval of the active player', () => {
    const t = negotiating()
    t.bea.does('offer', { to: '2', give: 0, take: 1 })
    t.bea.cannot('acceptOffer', [0], { rule: 'TI-28.05' })
    t.ada.cannot('approveOffer', [0], { rule: 'TI-28.05' })
    t.cy.does('acceptOffer', 0)
    expect(t.bea.has.contracts).to.deep.equal([null, null])
    t.bea.cannot('approveOffer', [0], { rule: 'TI-28.03' })
    t.ada.does('approveOffer', 0)
    expect(t.bea.has.contracts).to.deep.equal(['2', null])
    expect(t.cy.has.contracts).to.deep.equal([null, '1'])
    expect(t.log).to.include('bea and cy make a trade agreement.')
  })

  it('[TI-28.03] comes to nothing where the active player does not approve', () => {
    const t = negotiating()
    t.bea.does('offer', { to: '2', give: 0, take: 1 })
    t.cy.does('acceptOffer', 0)
    t.ada.does('rejectOffer', 0)
    expect(t.bea.has.contracts).to.deep.equal([null, null])
    t.ada.does('closeTrade')
    expect(t.state.negotiation).to.equal(null)
  })

  it('[TI-28.04, TI-31.01] needs nobody’s approval where Hacan are a partner', () => {
    const t = negotiating({ cy: { race: 'hacan' } })
    t.cy.does('offer', { to: '1', give: 0, take: 0 })
    t.bea.does('acceptOffer', 0)
    expect(t.cy.has.contracts).to.deep.equal(['1', null])
    expect(t.bea.has.contracts).to.deep.equal(['2', null])
  })

  it('[TI-28.05] shows offers and answers to everybody, and ends when the active player likes', () => {
    const t = negotiating()
    expect(t.open).to.deep.equal({ bea: ['negotiate'], cy: ['negotiate'] })
    t.bea.does('offer', { to: '2', give: 0, take: 1 })
    for (const { view, log } of [t.ada, t.cy, t.spectator]) {
      expect(view.negotiation!.offers).to.deep.equal([
        { from: '1', to: '2', give: 0, take: 1, state: 'open' },
      ])
      expect(log).to.include('bea offers cy a trade agreement.')
    }
    t.bea.cannot('closeTrade', [], { rule: 'TI-28.05' })
    t.cy.cannot('leaveTrade', [], { rule: 'TI-28.05' })
    t.cy.does('acceptOffer', 0)
    t.ada.cannot('closeTrade', [], { rule: 'TI-28.05', key: 'approveFirst' })
    t.ada.does('approveOffer', 0)
    t.ada.does('closeTrade')
    expect(t.bea.isAsked('negotiate')).to.equal(false)
  })

  it('[TI-28.05] lets offers be declined, taken back and made anew, three times', () => {
    const t = negotiating()
    t.bea.does('offer', { to: '2', give: 0, take: 0 })
    t.bea.cannot('offer', [{ to: '2', give: 1, take: 0 }], { rule: 'TI-28.05' })
    t.cy.does('declineOffer', 0)
    t.bea.does('offer', { to: '2', give: 1, take: 0 })
    t.bea.does('declineOffer', 1)
    t.cy.cannot('acceptOffer', [1], { rule: 'TI-28.05' })
    t.bea.does('offer', { to: '2', give: 1, take: 1 })
    t.cy.does('declineOffer', 2)
    t.bea.cannot('offer', [{ to: '2', give: 0, take: 0 }], { rule: 'TI-28.05', key: 'enoughOffers' })
    t.cy.does('offer', { to: '1', give: 0, take: 0 })
  })

  it('[TI-28.05] names no offer again that was made in vain, though it is allowed', () => {
    const t = negotiating()
    // Both cards of Letnev are worth 1.
    const named = () =>
      module
        .legalMoves(t.bea.view, '1')
        .filter(({ move }) => move === 'offer')
        .map(({ args }) => args[1])
    const before = named()
    t.bea.does('offer', { to: '2', give: 1, take: 0 })
    t.cy.does('declineOffer', 0)
    expect(named()).to.deep.equal(before.filter(one => !isEqual(one, { to: '2', give: 0, take: 0 })))
    expect(named()).to.have.length(before.length - 1)
    t.bea.does('offer', { to: '2', give: 0, take: 0 })
  })

  it('[TI-28.05] waits for the active player when the others have left, or when an approval is wanted', () => {
    const t = negotiating()
    t.bea.does('leaveTrade')
    expect(t.open).to.deep.equal({ cy: ['negotiate'] })
    t.cy.does('offer', { to: '1', give: 0, take: 0 })
    expect(t.open).to.deep.equal({ bea: ['negotiate'], cy: ['negotiate'] })
    t.bea.does('acceptOffer', 0)
    expect(t.open).to.deep.equal({ ada: ['negotiate'], bea: ['negotiate'], cy: ['negotiate'] })
    t.ada.does('approveOffer', 0)
    t.bea.does('leaveTrade')
    t.cy.does('leaveTrade')
    expect(t.open).to.deep.equal({ ada: ['negotiate'] })
    t.ada.does('offer', { to: '1', give: 0, take: 1 })
    expect(t.open).to.deep.equal({ bea: ['negotiate'] })
  })

  it('[TI-28.05] is not ended by a bot before people have had their say', () => {
    const t = negotiating()
    const bot = () => module.bots.admiral!(t.ada.view, '0', () => 0.5)
    for (let made = bot(), i = 0; made && i < 9; made = bot(), i++) {
      expect(made.move).to.equal('offer')
      t.ada.does(made.move, ...made.args.slice(1))
    }
    for (const person of [t.bea, t.cy]) {
      for (const at of t.state.negotiation!.offers.keys())
        if (t.state.negotiation!.offers[at]!.to === person.seat) person.does('declineOffer', at)
      expect(bot()).to.equal(undefined)
      person.does('leaveTrade')
    }
    expect(bot()?.move).to.equal('closeTrade')
  })

  it('[TI-28.05] asks whoever has finished again when an offer comes', () => {
    const t = negotiating()
    t.cy.does('leaveTrade')
    expect(t.cy.isAsked('negotiate')).to.equal(false)
    t.ada.cannot('leaveTrade', [], { rule: 'TI-28.05' })
    t.bea.does('offer', { to: '2', give: 0, take: 0 })
    t.cy.does('acceptOffer', 0)
  })

  it('[TI-28.05] drops offers of cards that are gone', () => {
    const t = negotiating({ bea: { contracts: ['2', null] }, cy: { contracts: ['1', null] } })
    t.bea.does('offer', { to: '0', give: 1, take: 0 })
    t.ada.does('offer', { to: '2', give: 0, take: 1 })
    t.cy.does('acceptOffer', 1)
    t.ada.cannot('acceptOffer', [0], { rule: 'TI-28.05' })
  })

  it('[TI-28.06] takes the word of the active player for an approval of his own agreements', () => {
    const t = negotiating()
    t.bea.does('offer', { to: '0', give: 0, take: 0 })
    t.ada.does('acceptOffer', 0)
    expect(t.ada.has.contracts).to.deep.equal(['1', null])
  })

  it('[TI-28.10] adds up the cards of all partners', () => {
    const t = trading({
      ada: { contracts: ['1', '2'] },
      bea: { contracts: ['0', null] },
      cy: { contracts: ['0', null] },
    })
    t.ada.does('strategic', 'trade', {})
    expect(t.ada.has.tradeGoods).to.equal(3 + 1 + 2)
  })

  it('[TI-28.10, TI-32.48] gives 1 more for each agreement with Micro Technology', () => {
    const t = trading({
      ada: { contracts: ['1', '2'], technologies: ['micro-technology'] },
      bea: { contracts: ['0', null] },
      cy: { contracts: ['0', null] },
    })
    t.ada.does('strategic', 'trade', {})
    expect(t.ada.has.tradeGoods).to.equal(3 + 1 + 2 + 2)
  })
})

describe('twilight-imperium-3: the end of agreements', () => {
  const status = (scenario: Scenario) => {
    const t = ti({
      phase: 'status',
      steps: [{ do: 'redistribute' }, { do: 'returnCards' }, { do: 'startRound' }],
      ...scenario,
    })
    return t
  }
  const counters = { strategy: 2, command: 3, fleet: 3 }

  it('[TI-28.15, TI-22.04] lets either partner break an agreement in the status phase', () => {
    const t = status({ ada: { contracts: ['1', null] }, bea: { contracts: [null, '0'] } })
    t.cy.cannot('redistribute', [{ counters, partners: ['0'] }], { rule: 'TI-28.15' })
    t.cy.does('redistribute', { counters })
    t.ada.does('redistribute', { counters })
    t.bea.does('redistribute', { counters, partners: ['0'] })
    expect(t.ada.has.contracts).to.deep.equal([null, null])
    expect(t.bea.has.contracts).to.deep.equal([null, null])
    expect(t.log).to.include('The trade agreement of bea and ada is broken.')
  })

  it('[TI-28.15, TI-31.01] lets nobody break an agreement with Hacan like this', () => {
    const t = status({ ada: { contracts: ['2', null] }, cy: { contracts: ['0', null] } })
    t.ada.cannot('redistribute', [{ counters, partners: ['2'] }], { rule: 'TI-31.01' })
    t.cy.cannot('redistribute', [{ counters, partners: ['0'] }], { rule: 'TI-31.01' })
  })

  it('[TI-28.16, TI-17.04] breaks at the beginning of a space battle between the partners, with Hacan, too', () => {
    const t = ti({
      ada: { contracts: ['2', null], space: { '2-00': { cruiser: 1 } } },
      cy: { contracts: ['0', null], space: { '1-00': { carrier: 1 } } },
      dice: [1, 1],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    expect(t.ada.has.contracts).to.deep.equal([null, null])
    expect(t.cy.has.contracts).to.deep.equal([null, null])
  })

  it('[TI-28.16, TI-19.02] breaks when a planet of the partner is invaded, though only a marker lies there', () => {
    const t = ti({
      ada: {
        contracts: ['1', null],
        space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } },
      },
      bea: { contracts: ['0', null], planets: { wellon: {} } },
    })
    t.ada.does('act', '1-00', {
      moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
      landings: { wellon: { groundForce: 1 } },
    })
    expect(t.ada.planets).to.include('wellon')
    expect(t.ada.has.contracts).to.deep.equal([null, null])
    expect(t.bea.has.contracts).to.deep.equal([null, null])
  })

  it('[TI-28.17, TI-16.06] is not broken by PDS fire', () => {
    const t = ti({
      ada: { contracts: ['1', null], space: { '2-00': { cruiser: 2 } } },
      bea: { contracts: ['0', null], planets: { wellon: { pds: 1 } } },
      dice: [10],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 2 }] })
    t.bea.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.ada.has.contracts).to.deep.equal(['1', null])
  })

  it('[TI-25.02] ends with a player who is eliminated, and nobody trades with him any more', () => {
    const t = ti({
      ada: { contracts: ['1', null], strategy: ['trade', 'initiative'] },
      bea: { contracts: ['0', null], strategy: ['logistics', 'imperial'] },
      cy: { strategy: ['diplomacy', 'technology'] },
      steps: [{ do: 'elimination' }, { do: 'startActionPhase' }],
      also: g => {
        g.planets = { jord: g.planets.jord!, arretze: { by: '2', units: {}, since: 0 } }
      },
    })
    expect(t.ada.has.contracts).to.deep.equal([null, null])
    t.ada.does('strategic', 'trade', {})
    t.ada.cannot('offer', [{ to: '1', give: 0, take: 0 }], { rule: 'TI-28.02' })
  })
})

describe('twilight-imperium-3: gifts', () => {
  it('[TI-28.20, TI-1.22] gives trade goods to another player, at once and for good', () => {
    const t = ti({ ada: { tradeGoods: 3 } })
    t.ada.does('giveTradeGoods', '2', 2)
    expect([t.ada, t.cy].map(({ has }) => has.tradeGoods)).to.deep.equal([1, 2])
    for (const { log } of [t.ada, t.cy, t.spectator]) expect(log).to.include('ada gives cy 2 trade goods.')
    t.ada.cannot('giveTradeGoods', ['2', 2], { rule: 'TI-28.20' })
    t.ada.cannot('giveTradeGoods', ['0', 1], { rule: 'TI-28.20' })
    t.ada.cannot('giveTradeGoods', ['2', 0], { rule: 'TI-28.20' })
    t.ada.cannot('giveTradeGoods', ['7', 1], { rule: 'TI-28.20' })
    // It was no turn.
    expect(t.open).to.deep.equal({ ada: ['turn'] })
  })

  it('[TI-28.20, TI-28.21] is possible for whoever is not asked anything, and interrupts nothing', () => {
    const t = ti({ bea: { tradeGoods: 3 } })
    const g = structuredClone(t.state)
    expect(module.refusal(t.bea.view, '1', 'giveTradeGoods', ['2', 2])).to.equal(undefined)
    const random = { Die: () => 1, Shuffle: (deck: unknown[]) => deck, Number: () => 0 } as unknown as Random
    expect(makeMove(definition, { g, random }, '1', 'giveTradeGoods', ['2', 2])).to.equal(undefined)
    expect([g.players['1']!.tradeGoods, g.players['2']!.tradeGoods]).to.deep.equal([1, 2])
    expect(g.asks).to.deep.equal(t.state.asks)
  })

  it('[TI-28.21] waits for a payment of one’s own', () => {
    const t = ti({
      ada: { tradeGoods: 4, planets: { jord: { exhausted: true } } },
      steps: [{ do: 'payFor', seat: '0', price: 3, value: 'resources' }, { do: 'startActionPhase' }],
    })
    t.ada.cannot('giveTradeGoods', ['1', 1], { rule: 'TI-28.21' })
    t.ada.does('pay', { planets: [], tradeGoods: 3 })
    t.ada.does('giveTradeGoods', '1', 1)
    expect([t.ada, t.bea].map(({ has }) => has.tradeGoods)).to.deep.equal([0, 1])
  })
})

describe('twilight-imperium-3: trade of races', () => {
  it('[TI-31.01] gives Hacan 1 more for each agreement, and the secondary ability of Trade without a counter', () => {
    const t = trading({
      bea: { contracts: ['2', null] },
      cy: { race: 'hacan', contracts: ['1', null], counters: { strategy: 0 } },
    })
    t.ada.does('strategic', 'trade', {})
    t.ada.does('closeTrade')
    t.bea.does('letGo')
    t.cy.does('secondary', {})
    expect(t.cy.has.tradeGoods).to.equal(2)
    expect(t.cy.has.counters.strategy).to.equal(0)
  })

  it('[TI-31.12, TI-22.08] lets Mentak take a trade good from each of two players who have 3', () => {
    const t = ti({
      seats: ['ada', 'bea', 'cy'],
      ada: { tradeGoods: 3 },
      bea: { race: 'mentak' },
      cy: { tradeGoods: 5 },
      phase: 'status',
      steps: [{ do: 'drawAndGain' }, { do: 'returnCards' }, { do: 'startRound' }],
    })
    expect(t.open).to.deep.equal({ bea: ['pillage'] })
    // Ada, who comes before in the order of play, has her counters; Cy, who comes after, has not.
    expect(t.ada.has.counters.strategy).to.equal(5)
    expect(t.bea.has.counters.strategy).to.equal(4)
    expect(t.cy.has.counters.strategy).to.equal(2)
    t.bea.answers('0', '2')
    expect([t.ada, t.bea, t.cy].map(({ has }) => has.tradeGoods)).to.deep.equal([2, 2, 4])
  })

  const exchanging = (cards: number) =>
    ti({
      ada: { actionCards: ['sabotage', 'uprising'] },
      cy: { actionCards: Array.from({ length: cards }, () => 'plague') },
      phase: 'status',
      steps: [{ do: 'statusAbilities', seat: '2' }, { do: 'startRound' }],
    })

  it('[TI-31.14, TI-26.11] lets Hacan exchange action cards; the two alone learn which', () => {
    const t = exchanging(2)
    expect(t.open).to.deep.equal({ cy: ['tradeCards'] })
    t.cy.cannot('offerCards', [{ to: '0', give: ['sabotage'], take: 1 }], { rule: 'TI-31.14' })
    t.cy.cannot('offerCards', [{ to: '0', give: [], take: 1 }], { rule: 'TI-31.14' })
    t.cy.cannot('offerCards', [{ to: '1', give: ['plague'], take: 1 }], { rule: 'TI-31.14' })
    t.cy.does('offerCards', { to: '0', give: ['plague'], take: 2 })
    expect(t.ada.view.cardOffer!.give).to.deep.equal(['plague'])
    for (const { view, log } of [t.bea, t.spectator]) {
      expect(view.cardOffer).to.deep.equal({ by: '2', to: '0', give: [null], take: 2 })
      expect(log.join()).not.to.include('Plague')
    }
    t.ada.cannot('giveCards', [['sabotage']], { rule: 'TI-31.14' })
    t.ada.does('giveCards', ['uprising', 'sabotage'])
    expect(t.state.players['0']!.actionCards).to.deep.equal(['plague'])
    expect(t.state.players['2']!.actionCards).to.deep.equal(['plague', 'uprising', 'sabotage'])
    expect(t.bea.log.join()).not.to.include('Plague').and.not.to.include('Uprising')
    t.cy.does('keepCards')
  })

  it('[TI-31.14] lets the other decline, and ends after some offers', () => {
    const t = exchanging(1)
    for (let offers = 0; offers < 4; offers++) {
      t.cy.does('offerCards', { to: '0', give: ['plague'], take: 1 })
      t.ada.does('declineCards')
    }
    expect(t.cy.isAsked('tradeCards')).to.equal(false)
    expect(t.state.players['2']!.actionCards).to.deep.equal(['plague'])
  })

  it('[TI-31.01] lets nobody exceed the limit of a hand by that', () => {
    const t = exchanging(7)
    t.cy.cannot('offerCards', [{ to: '0', give: ['plague'], take: 2 }], { rule: 'TI-31.01' })
    t.cy.does('offerCards', { to: '0', give: ['plague', 'plague'], take: 2 })
  })

  it('[TI-31.12] does not ask Mentak where nobody is rich', () => {
    const t = ti({
      ada: { tradeGoods: 2 },
      cy: { race: 'norr' },
      bea: { race: 'mentak' },
      phase: 'status',
      steps: [{ do: 'drawAndGain' }, { do: 'returnCards' }, { do: 'startRound' }],
    })
    t.nobodyPlays()
    expect(t.open).to.deep.equal({ ada: ['pickStrategy'] })
  })
})

describe('twilight-imperium-3: what speaks against a trade agreement', () => {
  const bot = module.bots[module.meta.bots.at(-1)!]!

  it('is why a bot refuses, and where nothing does it agrees', () => {
    const found = new Set<string | undefined>()
    for (const to of ['bea', 'cy'] as const)
      for (const [ada, bea, cy] of [
        ['letnev', 'hacan', 'norr'],
        ['letnev', 'mentak', 'hacan'],
      ] as const)
        for (const points of [0, 3, 7]) {
          const sit = () => negotiating({ ada: { race: ada, points }, bea: { race: bea }, cy: { race: cy } })
          for (const { move, args } of module.legalMoves(sit().ada.view, '0')) {
            const offer = args[1] as Proposal
            const t = sit()
            if (move !== 'offer' || offer.to !== t[to].seat) continue
            t.ada.does('offer', offer)
            const why = objectionTo(t[to].view, offer.to, { from: '0', ...offer })
            const answer = bot(t[to].view, offer.to, () => 0.5)!
            expect(answer.move, `${to} ${points}`).to.equal(why ? 'declineOffer' : 'acceptOffer')
            found.add(why)
          }
        }
    expect([...found]).to.have.members([undefined, 'little', 'leads', 'close'])
  })
})
