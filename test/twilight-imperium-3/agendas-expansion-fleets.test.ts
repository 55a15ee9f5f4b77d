/** What political cards of Shattered Empire do with fleets, technologies and hands. [TI-27.16] */
import { type PlanetId, TECHNOLOGIES, type TechnologyId } from '../../games/twilight-imperium-3/data/index.ts'
import { combatValue } from '../../games/twilight-imperium-3/numbers/combat.ts'
import { hasTechnology } from '../../games/twilight-imperium-3/numbers/modifiers.ts'
import { costOf, perCostOf } from '../../games/twilight-imperium-3/numbers/units.ts'
import { shipsInExcess } from '../../games/twilight-imperium-3/rules/limits.ts'
import { refuseTechnology } from '../../games/twilight-imperium-3/rules/technologies.ts'
import { politicalDeck } from '../../games/twilight-imperium-3/setup.ts'
import { council, decided, law } from './council.ts'
import { expect, type Scenario, ti } from './support.ts'

const PAID = { planets: [], tradeGoods: 3 }
const paysWith = (tradeGoods: number) => ({ planets: [], tradeGoods })
const plain: Scenario = { ada: { technologies: [] }, bea: { technologies: [] }, cy: { technologies: [] } }

describe('twilight-imperium-3: agendas of Shattered Empire about fleets', () => {
  it('[TI-3.04] leave out cards that name an option that is off', () => {
    const { options } = ti().state
    const deck = (more: object) => politicalDeck({ ...options, expansionCards: true, ...more })
    expect(deck({})).to.not.include('hopes-end-training-ground')
    expect(deck({ expansionTiles: true })).to.include('hopes-end-training-ground')
  })

  it('[TI-27.16] Fighter Tax: a resource for each Fighter, or 3 of them are lost', () => {
    const { state } = decided('fighter-tax', 'for')
    expect([perCostOf(state, 'fighter'), perCostOf(state, 'groundForce')]).to.deep.equal([1, 2])
    const t = decided('fighter-tax', 'against', {
      bea: { space: { '3-06': { carrier: 1, fighter: 2 }, '1-00': { carrier: 1, fighter: 2 } } },
      cy: { space: { '3-12': { carrier: 1, fighter: 2 } } },
    })
    expect(t.open).to.deep.equal({ bea: ['loseFighter'] })
    t.bea.answers('1-00')
    t.bea.answers('1-00')
    expect(t.bea.ships('3-06')).to.deep.equal({ carrier: 1, fighter: 1 })
    expect(t.cy.ships('3-12')).to.deep.equal({ carrier: 1 })
  })

  it('[TI-27.16] Hope’s End Training Ground: one unit more from its refresh ability, or one less there', () => {
    const tiles = { '1-00': 'hopes-end' } as const
    const refreshed = (laws: ReturnType<typeof law>[]) => {
      const t = ti({
        phase: 'status',
        steps: [{ do: 'refreshAbilities' }, { do: 'startRound' }],
        tiles,
        ada: { planets: { 'hopes-end': {} } },
        also: g => {
          g.laws = laws
        },
      })
      t.ada.answers('hopes-end')
      return t.units('hopes-end').groundForce
    }
    const usual = refreshed([])!
    expect(refreshed([law('hopes-end-training-ground')])).to.equal(usual + 1)
    const t = decided('hopes-end-training-ground', 'against', {
      tiles,
      bea: { planets: { 'hopes-end': { groundForce: 2, pds: 1 } } },
    })
    expect(t.units('hopes-end')).to.deep.equal({ groundForce: 1, pds: 1 })
    expect(t.state.planets['hopes-end']!.exhausted).to.equal(true)
  })

  it('[TI-27.16] Interstellar Arms Dealers: two ships for 3 resources, or dearer ships', () => {
    const dock: Scenario = {
      bea: { tradeGoods: 3, planets: { 'arc-prime': { spaceDock: 1 } } },
      cy: {
        planets: {
          hercant: { spaceDock: 1, exhausted: true },
          arretze: { exhausted: true },
          kamdorn: { exhausted: true },
        },
      },
    }
    const t = decided('interstellar-arms-dealers', 'for', dock)
    expect(t.open).to.deep.equal({ bea: ['buyShips'] })
    t.bea.answers('3-06')
    if (t.bea.isAsked('pay')) t.bea.does('pay', PAID)
    expect(t.bea.ships('3-06')).to.deep.equal({ dreadnought: 1, destroyer: 1 })
    const { state } = decided('interstellar-arms-dealers', 'against', plain)
    expect(costOf(state, '1', 'cruiser').total).to.equal(3)
    expect([costOf(state, '1', 'fighter').total, perCostOf(state, 'fighter')]).to.deep.equal([2, 2])
    expect(costOf(state, '1', 'pds').total).to.equal(2)
  })

  it('[TI-27.16] Neutrality Pact: the two keep out of each other’s systems', () => {
    const { state } = decided('neutrality-pact', '0+1')
    expect(state.effects).to.deep.equal([
      { id: 'neutrality-pact', by: '0', of: '1', until: 'endOfNextRound' },
    ])
    const t = ti({
      bea: { space: { '1-00': { cruiser: 1 } } },
      cy: { space: { '1-02': { cruiser: 1 } } },
      also: g => {
        g.effects = [{ id: 'neutrality-pact', by: '0', of: '1', until: 'endOfNextRound' }]
      },
    })
    t.ada.cannot('act', ['1-00', { moves: [] }], { rule: 'TI-13.15' })
    t.ada.does('act', '1-02', { moves: [] })
  })

  it('[TI-27.16] Political Focus: a card for everybody, or a card less', () => {
    const cards: Scenario = {
      ada: { actionCards: ['patrol', 'plague'] },
      bea: { actionCards: ['good-year'] },
      also: g => {
        g.decks.actionCards = Array.from({ length: 9 }, () => 'patrol')
      },
    }
    const hands = (t: ReturnType<typeof decided>) => [t.bea, t.cy].map(({ has }) => has.actionCards.length)
    expect(hands(decided('political-focus', 'for', cards))).to.deep.equal([2, 1])
    const t = decided('political-focus', 'against', cards)
    expect(t.ada.asked('discard').pick!.options).to.include('plague')
    t.ada.answers('plague')
    t.bea.answers('good-year')
    expect(hands(t)).to.deep.equal([0, 0])
    expect(t.state.discards.actionCards).to.include.members(['plague', 'good-year'])
  })

  it('[TI-27.16] Redefining War Crimes: home systems are not bombarded; or bombardment is easier', () => {
    const bombards = (planet: PlanetId, cell: string) => {
      const t = ti({
        ada: { space: { [cell]: { warSun: 1 } } },
        bea: { planets: { 'arc-prime': { groundForce: 1 }, wellon: { groundForce: 1 } } },
        also: g => {
          g.laws = [law('redefining-war-crimes')]
        },
      })
      t.ada.does('act', cell, { moves: [] })
      return t.ada.isAsked('bombard') ? planet : 'spared'
    }
    expect([bombards('arc-prime', '3-06'), bombards('wellon', '1-00')]).to.deep.equal(['spared', 'wellon'])
    const { state } = decided('redefining-war-crimes', 'against', plain)
    const value = (rollFor: 'bombardment' | 'space') =>
      combatValue(state, 'dreadnought', { seat: '2', cell: '1-00', rollFor, attacking: true }).total
    expect([value('bombardment'), value('space')]).to.deep.equal([4, 5])
  })

  it('[TI-27.16, TI-32.35] Sharing of Technology: 4 resources for what a neighbour has', () => {
    const t = decided('sharing-of-technology', 'for', {
      ada: { technologies: ['hylar-v-assault-laser'], planets: { jord: { exhausted: true } } },
      bea: { technologies: [], tradeGoods: 5 },
      cy: {
        technologies: ['stasis-capsules'],
        planets: { hercant: { exhausted: true }, arretze: { exhausted: true }, kamdorn: { exhausted: true } },
      },
    })
    expect(t.open).to.deep.equal({ bea: ['shareTechnology'] })
    expect(TECHNOLOGIES['stasis-capsules'].needs).to.not.deep.equal({ all: [] })
    expect(t.bea.asked().pick!.options).to.deep.equal(['hylar-v-assault-laser'])
    t.bea.answers('hylar-v-assault-laser')
    if (t.bea.isAsked('pay')) t.bea.does('pay', paysWith(4))
    expect(t.bea.has.technologies).to.deep.equal(['hylar-v-assault-laser'])
    expect(t.state.laws).to.deep.equal([])
  })

  it('[TI-27.16] War Funding: fleets of any size, or stronger Fighters', () => {
    const large: Scenario = { bea: { counters: { fleet: 1 }, space: { '1-00': { cruiser: 3 } } } }
    expect(shipsInExcess(decided('war-funding', 'for', large).state, '1-00', '1')).to.equal(0)
    const { state } = decided('war-funding', 'against', plain)
    const value = (kind: 'fighter' | 'cruiser', of = state) =>
      combatValue(of, kind, { seat: '1', cell: '1-00', rollFor: 'space', attacking: true }).total
    expect([value('fighter'), value('cruiser')]).to.deep.equal([8, 7])
    expect(value('fighter', decided('war-funding', 'for', plain).state)).to.equal(9)
  })

  it('[TI-27.16] Warship Commission: a free Dreadnought at a dock, or dearer warships', () => {
    const t = decided('warship-commission', 'for', {
      bea: { planets: { 'arc-prime': { spaceDock: 1 } } },
      cy: { planets: { hercant: { spaceDock: 1 } }, space: { '1-00': { cruiser: 1 } } },
    })
    expect(t.open).to.deep.equal({ bea: ['placeDreadnought'] })
    t.bea.answers('3-06')
    expect(t.bea.ships('3-06')).to.deep.equal({ dreadnought: 1 })
    t.cy.answers()
    expect(t.cy.ships('3-12')).to.deep.equal({})
    const { state } = decided('warship-commission', 'against', plain)
    const costs = (['cruiser', 'dreadnought', 'destroyer'] as const).map(
      kind => costOf(state, '0', kind).total,
    )
    expect(costs).to.deep.equal([4, 7, 1])
  })

  it('[TI-27.16] Wormhole Research: a technology for ships in wormholes, which are lost; or a counter', () => {
    const t = decided('wormhole-research', 'for', {
      ...plain,
      bea: { technologies: [], space: { '2-02': { cruiser: 1, carrier: 1 }, '1-00': { cruiser: 1 } } },
    })
    expect(t.open).to.deep.equal({ bea: ['receiveTechnology'] })
    t.bea.answers('hylar-v-assault-laser')
    expect(t.bea.has.technologies).to.deep.equal(['hylar-v-assault-laser'])
    expect([t.bea.ships('2-02'), t.bea.ships('1-00')]).to.deep.equal([{}, { cruiser: 1 }])
    const lost = council('wormhole-research', { bea: { counters: { command: 0 } } })
    for (const [seat, vote] of [
      [lost.bea, 'against'],
      [lost.cy, 'against'],
      [lost.ada, 'for'],
    ] as const) {
      lost.nobodyPlays()
      seat.does('vote', vote)
    }
    lost.nobodyPlays()
    expect(lost.bea.has.counters).to.deep.equal({ strategy: 1, command: 0, fleet: 3 })
    expect(lost.cy.has.counters).to.deep.equal({ strategy: 2, command: 2, fleet: 3 })
  })
})

describe('twilight-imperium-3: agendas of Shattered Empire that forbid', () => {
  it('[TI-27.16] Fleet Restrictions: two large ships in a fleet away from home', () => {
    const t = decided('fleet-restrictions', 'for', {
      bea: {
        counters: { fleet: 6 },
        space: { '1-00': { dreadnought: 2, warSun: 1, cruiser: 1 }, '3-06': { dreadnought: 3 } },
      },
    })
    expect(t.open).to.deep.equal({ bea: ['fleetExcess'] })
    t.bea.cannot('loseExcess', [{ destroy: { cruiser: 1 }, sustain: {}, laden: [] }], { rule: 'TI-8.07' })
    t.bea.does('loseExcess', { destroy: { dreadnought: 1 }, sustain: {}, laden: [] })
    expect(t.bea.ships('1-00')).to.deep.equal({ dreadnought: 1, warSun: 1, cruiser: 1 })
    expect(t.bea.ships('3-06')).to.deep.equal({ dreadnought: 3 })
    const moves = ti({
      ada: { space: { '3-00': { dreadnought: 3 } } },
      also: g => {
        g.laws = [law('fleet-restrictions')]
      },
    })
    const three = [{ from: '3-00', ship: 'dreadnought', count: 3 }]
    moves.ada.cannot('act', ['2-00', { moves: three }], { rule: 'TI-27.16' })
    const less = decided('fleet-restrictions', 'against', { bea: { counters: { fleet: 5 } } })
    expect([less.bea, less.cy].map(({ has }) => has.counters.fleet)).to.deep.equal([4, 3])
  })

  it('[TI-27.16] Technological Jihad: technologies of one colour do nothing in this round', () => {
    const technologies: TechnologyId[] = ['hylar-v-assault-laser', 'deep-space-cannon', 'antimass-deflectors']
    const t = decided('technological-jihad', 'red', { bea: { technologies }, ada: { technologies } })
    const value = combatValue(t.state, 'cruiser', {
      seat: '1',
      cell: '1-00',
      rollFor: 'space',
      attacking: true,
    })
    expect(value.total).to.equal(7)
    expect(hasTechnology(t.state, '1', 'antimass-deflectors')).to.equal(true)
    expect(t.bea.has.technologies).to.deep.equal(technologies)
    // They are there all the same: nobody gains one twice, and others may follow.
    expect(refuseTechnology(t.state, '1', 'hylar-v-assault-laser')?.rule).to.equal('TI-23.01')
  })
})
