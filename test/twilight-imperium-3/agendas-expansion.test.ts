/** What political cards of Shattered Empire do. [TI-27.16] */
import {
  MORE_POLITICAL,
  POLITICAL_DECK,
  REPLACED_POLITICAL,
} from '../../games/twilight-imperium-3/data/index.ts'
import { combatValue } from '../../games/twilight-imperium-3/numbers/combat.ts'
import { statusCountersOf } from '../../games/twilight-imperium-3/numbers/status.ts'
import { tradeIncomeOf } from '../../games/twilight-imperium-3/numbers/trade.ts'
import { votesOf } from '../../games/twilight-imperium-3/numbers/votes.ts'
import { refuseTechnology } from '../../games/twilight-imperium-3/rules/technologies.ts'
import { politicalDeck, secretsIn } from '../../games/twilight-imperium-3/setup.ts'
import { table } from '../support/table.ts'
import { council, decided, law } from './council.ts'
import { expect, type Has, module, type Scenario, ti } from './support.ts'

type Three = Record<'ada' | 'bea' | 'cy', { has: { tradeGoods: number; points: number } }>
const goods = ({ ada, bea, cy }: Three) => [ada, bea, cy].map(({ has }) => has.tradeGoods)
const points = ({ ada, bea, cy }: Three) => [ada, bea, cy].map(({ has }) => has.points)

/** Bea and Cy vote For, Ada with all her planets Against; `win` says who has more votes. */
function divided(card: Parameters<typeof council>[0], win: 'for' | 'against', more: Scenario = {}) {
  const rich: Has = { planets: { 'mecatol-rex': {}, bereg: {}, 'lirta-iv': {} } }
  const t = council(card, { ...more, ada: { ...more.ada, ...(win === 'against' ? rich : {}) } })
  for (const [seat, vote] of [
    [t.bea, 'for'],
    [t.cy, 'for'],
    [t.ada, 'against'],
  ] as const) {
    t.nobodyPlays()
    seat.does('vote', vote)
  }
  t.nobodyPlays()
  return t
}

const MECATOL: Scenario = { bea: { planets: { 'mecatol-rex': { groundForce: 1 } } } }

describe('twilight-imperium-3: agendas of Shattered Empire', () => {
  it('[TI-2.15, TI-3.02] come into the deck with their option, and replace their old printing', () => {
    const dealt = (expansionCards: boolean) => {
      const options = { expansionTiles: true, expansionCards }
      const t = table(module, { seats: ['ada', 'bea', 'cy'], options })
      return t.state.decks.politicalCards.toSorted()
    }
    expect(dealt(false)).to.deep.equal([...POLITICAL_DECK].sort())
    const all = [...POLITICAL_DECK.filter(id => !REPLACED_POLITICAL.includes(id)), ...MORE_POLITICAL]
    expect(dealt(true)).to.deep.equal(all.sort())
    expect(politicalDeck({ ...ti().state.options, expansionCards: true })).to.not.include(
      'open-the-trade-routes-base',
    )
  })

  it('[TI-2.16] are 32 of 91, and thirteen secret objectives come with them', () => {
    const options = { ...ti().state.options, expansionTiles: true }
    expect(politicalDeck({ ...options, expansionCards: true })).to.have.length(91)
    expect(secretsIn({ ...options, expansionCards: true })).to.have.length(13)
    expect(secretsIn(options)).to.have.length(10)
  })

  it('[TI-27.16] Class Struggle: the rich lose half, the poor gain 2; or everybody exhausts the most influential planet', () => {
    const has: Scenario = { ada: { tradeGoods: 5 }, bea: { tradeGoods: 1 }, cy: { tradeGoods: 1 } }
    expect(goods(decided('class-struggle', 'for', has))).to.deep.equal([3, 3, 3])
    const t = decided('class-struggle', 'against', { ada: { planets: { bereg: {}, 'lirta-iv': {} } } })
    expect([t.state.planets['lirta-iv']!.exhausted, t.state.planets.bereg!.exhausted]).to.deep.equal([
      true,
      undefined,
    ])
  })

  it('[TI-27.16] Defend the Jewel: a garrison for Mecatol Rex, or no PDS there', () => {
    expect(decided('defend-the-jewel', 'for', MECATOL).units('mecatol-rex')).to.deep.equal({
      groundForce: 3,
      pds: 1,
    })
    const full = decided('defend-the-jewel', 'for', { bea: { planets: { 'mecatol-rex': { pds: 2 } } } })
    expect(full.units('mecatol-rex')).to.deep.equal({ groundForce: 2, pds: 2 })
    const none = decided('defend-the-jewel', 'against', {
      bea: { planets: { 'mecatol-rex': { pds: 2, groundForce: 1 } } },
    })
    expect(none.units('mecatol-rex')).to.deep.equal({ groundForce: 1 })
    expect(decided('defend-the-jewel', 'for').units('mecatol-rex')).to.deep.equal({})
  })

  it('[TI-27.16] Diversified Income: a trade good for each colour of specialty', () => {
    const t = decided('diversified-income', 'for', {
      ada: { planets: { bereg: {}, 'vefut-ii': {}, lodor: {}, wellon: {} } },
    })
    expect(goods(t)).to.deep.equal([2, 0, 0])
    expect(goods(decided('diversified-income', 'against', { bea: { tradeGoods: 3 } }))).to.deep.equal([
      0, 2, 0,
    ])
  })

  it('[TI-27.16, TI-27.07] Emperor: three votes more, and the last word in a tie', () => {
    const t = decided('emperor', '1')
    expect(t.state.laws).to.deep.equal([law('emperor', '1')])
    expect(votesOf(t.state, '1').total - votesOf(ti().state, '1').total).to.equal(3)
    const tied = council('trade-war', {
      also: g => {
        g.laws = [law('emperor', '1')]
      },
    })
    for (const seat of [tied.bea, tied.cy, tied.ada]) {
      tied.nobodyPlays()
      seat.does('abstain')
    }
    tied.nobodyPlays()
    expect(tied.open).to.deep.equal({ bea: ['decideVote'] })
  })

  it('[TI-27.16] Enemy of the Throne: all others hit the elected player more easily', () => {
    const plain = { technologies: [] }
    const { state } = decided('enemy-of-the-throne', '1', { ada: plain, bea: plain, cy: plain })
    const value = (seat: string, against: string) =>
      combatValue(state, 'cruiser', { seat, against, cell: '1-00', rollFor: 'space', attacking: true }).total
    expect([value('0', '1'), value('0', '2'), value('1', '0')]).to.deep.equal([6, 7, 7])
  })

  it('[TI-27.16] Forbidden Research: neither War Sun nor X-89 Bacterial Weapon can be gained', () => {
    const { state } = decided('forbidden-research', 'for', {
      ada: {
        technologies: ['deep-space-cannon', 'sarween-tools', 'hylar-v-assault-laser', 'antimass-deflectors'],
      },
    })
    expect(refuseTechnology(state, '0', 'war-sun')?.rule).to.equal('TI-27.16')
    expect(refuseTechnology({ ...state, laws: [] }, '0', 'war-sun')).to.equal(undefined)
    expect(refuseTechnology(state, '0', 'x89-bacterial-weapon')?.rule).to.equal('TI-27.16')
  })

  it('[TI-27.16] Glory of the Empire: a Dreadnought above Mecatol Rex, if nobody else is there', () => {
    expect(decided('glory-of-the-empire', 'for', MECATOL).bea.ships('0-00')).to.deep.equal({ dreadnought: 1 })
    const held = decided('glory-of-the-empire', 'for', {
      ...MECATOL,
      cy: { space: { '0-00': { cruiser: 1 } } },
    })
    expect(held.bea.ships('0-00')).to.deep.equal({})
    expect(
      decided('glory-of-the-empire', 'against', MECATOL).state.planets['mecatol-rex']!.exhausted,
    ).to.equal(true)
  })

  it('[TI-27.16] Incentive Program: an objective is revealed, or none by strategy cards in this round', () => {
    const deck: Scenario = {
      also: g => {
        g.decks.objectives = ['spend-10-influence', 'spend-10-resources']
      },
    }
    expect(decided('incentive-program', 'for', deck).state.objectives).to.deep.equal(['spend-10-resources'])
    const none = ti({
      ada: { strategy: ['imperial', 'initiative'] },
      bea: { strategy: ['logistics', 'political'] },
      also: g => {
        g.effects = [{ id: 'incentive-program', by: '0', until: 'endOfRound' }]
      },
    })
    none.ada.does('strategic', 'imperial', {})
    expect(none.state.objectives).to.deep.equal([])
    expect(none.ada.has.points).to.equal(2)
  })

  it('[TI-27.16] Intergalactic Commerce: 3 trade goods for each system with a wormhole, or agreements worth 1', () => {
    const t = decided('intergalactic-commerce', 'for', {
      bea: { space: { '2-02': { cruiser: 1 }, '2-07': { fighter: 1 }, '1-00': { cruiser: 1 } } },
    })
    expect(goods(t)).to.deep.equal([0, 6, 0])
    const low = decided('intergalactic-commerce', 'against', {
      bea: { contracts: ['2', null] },
      cy: { race: 'norr', contracts: [null, '1'] },
    })
    expect(tradeIncomeOf(low.state, '1').total).to.equal(1)
  })

  it('[TI-27.16] Mutiny: whoever voted For gains a point, or loses one', () => {
    const has: Scenario = { bea: { points: 3 } }
    expect(points(divided('mutiny', 'for', has))).to.deep.equal([0, 4, 1])
    expect(points(divided('mutiny', 'against', has))).to.deep.equal([0, 2, 0])
  })

  it('[TI-27.16] Non-Aggression Pact: nobody invades others in this round', () => {
    const t = ti({
      ada: { space: { '1-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } } },
      bea: { planets: { wellon: {} } },
      also: g => {
        g.effects = [{ id: 'non-aggression-pact', by: '0', until: 'endOfRound' }]
      },
    })
    t.ada.cannot('act', ['1-00', { moves: [], landings: { wellon: { groundForce: 1 } } }], {
      rule: 'TI-27.16',
    })
    expect(decided('non-aggression-pact', 'for').state.effects.map(({ id }) => id)).to.deep.equal([
      'non-aggression-pact',
    ])
  })

  it('[TI-32.31] Open the Trade Routes: 2 trade goods, or all goods go to the player on the left', () => {
    expect(goods(decided('open-the-trade-routes', 'for'))).to.deep.equal([2, 2, 2])
    const t = decided('open-the-trade-routes', 'against', { ada: { tradeGoods: 2 } })
    t.ada.does('giveTradeGoods', '1', 2)
    // What Bea would get is Cy’s, and goes no farther.
    expect(goods(t)).to.deep.equal([0, 0, 2])
  })

  it('[TI-27.16] Recognize Accomplishments: a trade good for each claimed objective, or 2 for the last', () => {
    const claimed: Scenario = {
      ada: {
        claimed: ['spend-10-resources', 'spend-10-influence', '5-planets-abroad', 'all-four-colours'],
        points: 4,
      },
      bea: { claimed: ['spend-10-resources'], points: 1 },
    }
    expect(goods(decided('recognize-accomplishments', 'for', claimed))).to.deep.equal([3, 1, 0])
    expect(goods(decided('recognize-accomplishments', 'against', claimed))).to.deep.equal([0, 0, 2])
  })

  it('[TI-27.16] Seed of an Empire: a point for the first, or for the last', () => {
    const has: Scenario = { ada: { points: 4 }, bea: { points: 4 }, cy: { points: 1 } }
    expect(points(decided('seed-of-an-empire', 'for', has))).to.deep.equal([5, 5, 1])
    expect(points(decided('seed-of-an-empire', 'against', has))).to.deep.equal([4, 4, 2])
  })

  it('[TI-27.16, TI-27.12] The Crown of Emphidia: a point that goes with it to whoever takes a home planet', () => {
    expect(points(decided('the-crown-of-emphidia', '1'))).to.deep.equal([0, 1, 0])
    const t = ti({
      ada: { space: { '3-06': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } } },
      bea: { points: 3, planets: { lodor: {} } },
      also: g => {
        g.laws = [law('the-crown-of-emphidia', '1')]
      },
    })
    t.ada.does('act', '3-06', { moves: [], landings: { 'arc-prime': { groundForce: 1 } } })
    t.nobodyPlays()
    expect(points(t)).to.deep.equal([1, 2, 0])
    expect(t.state.laws).to.deep.equal([law('the-crown-of-emphidia', '0')])
    const repealed = decided('repeal', 'the-crown-of-emphidia', {
      bea: { points: 3 },
      also: g => {
        g.laws = [law('the-crown-of-emphidia', '1')]
      },
    })
    expect(points(repealed)).to.deep.equal([0, 2, 0])
  })

  it('[TI-27.16] Unconventional Measures: whoever voted For draws 2 action cards, or discards all', () => {
    const cards: Scenario = {
      cy: { actionCards: ['good-year'] },
      also: g => {
        g.decks.actionCards = Array.from({ length: 12 }, () => 'patrol')
      },
    }
    const hands = ({ ada, bea, cy }: ReturnType<typeof divided>) =>
      [ada, bea, cy].map(({ has }) => has.actionCards.length)
    const drawn = divided('unconventional-measures', 'for', cards)
    expect(hands(drawn).slice(1)).to.deep.equal([2, 3])
    const lost = divided('unconventional-measures', 'against', cards)
    expect([lost.bea, lost.cy].map(({ has }) => has.actionCards.length)).to.deep.equal([0, 0])
  })

  it('[TI-27.16] Vorhal Peace Prize: a counter more in the status phase for the smallest fleet, or 3 trade goods', () => {
    const has: Scenario = { bea: { counters: { fleet: 2 } } }
    const { state } = decided('vorhal-peace-prize', 'for', has)
    expect(['0', '1', '2'].map(seat => statusCountersOf(state, seat).total)).to.deep.equal([3, 3, 2])
    expect(goods(decided('vorhal-peace-prize', 'against', has))).to.deep.equal([0, 3, 0])
  })
})

describe('twilight-imperium-3: laws of Shattered Empire that are given up', () => {
  it('[TI-27.16] Veto Power: an agenda goes without a vote', () => {
    const revealed = () =>
      council('cost-overruns', {
        also: g => {
          g.laws = [law('veto-power', '2')]
        },
      })
    const t = revealed()
    expect(t.open).to.deep.equal({ cy: ['vetoPower'] })
    t.cy.answers('vetoPower')
    expect([t.state.agenda, t.state.laws]).to.deep.equal([null, []])
    expect(t.state.discards.politicalCards).to.deep.equal(['veto-power', 'cost-overruns'])
    expect(t.log).to.include('Veto: Cost Overruns is discarded.')
    const kept = revealed()
    kept.cy.answers()
    kept.nobodyPlays()
    expect(kept.open).to.deep.equal({ bea: ['vote'] })
    expect(kept.state.laws).to.deep.equal([law('veto-power', '2')])
  })

  it('[TI-27.16] Minister of Peace: a turn among units of others ends at once, and its counter stays', () => {
    const activates = (cell: string) => {
      const t = ti({
        ada: { space: { '2-00': { cruiser: 1 } } },
        bea: { space: { '1-00': { destroyer: 1 } } },
        also: g => {
          g.laws = [law('minister-of-peace', '2')]
        },
      })
      t.ada.does('act', cell, { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
      return t
    }
    const t = activates('1-00')
    expect(t.open).to.deep.equal({ cy: ['ministerOfPeace'] })
    t.cy.answers('peace')
    expect(t.ada.ships('2-00')).to.deep.equal({ cruiser: 1 })
    expect(t.state.activated).to.deep.equal({ '1-00': ['0'] })
    expect(t.open).to.deep.equal({ bea: ['turn'] })
    expect(t.state.discards.politicalCards).to.deep.equal(['minister-of-peace'])
    expect(activates('2-01').ada.ships('2-01')).to.deep.equal({ cruiser: 1 })
    const goesOn = activates('1-00')
    goesOn.cy.answers()
    expect(goesOn.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-27.16] Investigate Spatial Anomalies: a card near red borders, or a ship in each cloud', () => {
    const t = decided('investigate-spatial-anomalies', 'for', {
      bea: { space: { '1-04': { cruiser: 1 } } },
      cy: { space: { '3-12': { cruiser: 1 } } },
      also: g => {
        g.decks.actionCards = Array.from({ length: 9 }, () => 'patrol')
      },
    })
    expect([t.bea, t.cy].map(({ has }) => has.actionCards.length)).to.deep.equal([1, 0])
    const lost = decided('investigate-spatial-anomalies', 'against', {
      bea: { space: { '1-04': { carrier: 1, fighter: 2 } } },
      cy: { space: { '3-12': { cruiser: 1 } } },
    })
    expect(lost.bea.ships('1-04')).to.deep.equal({ carrier: 1, fighter: 1 })
    expect(lost.cy.ships('3-12')).to.deep.equal({ cruiser: 1 })
  })
})
