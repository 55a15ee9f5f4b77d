/** The variant strategy cards. Sections 33 and 34, and what they change in 2, 3, 4, 11 and 22. */
import type { SetupValues } from '../../games/kit/index.ts'
import {
  idsOf,
  OBJECTIVES,
  type PoliticalCardId,
  STRATEGY_CARDS,
  type StrategyCardId,
  type TechnologyId,
} from '../../games/twilight-imperium-3/data/index.ts'
import { combatValue } from '../../games/twilight-imperium-3/numbers/combat.ts'
import { movementOf } from '../../games/twilight-imperium-3/numbers/units.ts'
import { paysCounter } from '../../games/twilight-imperium-3/rules/strategic/action.ts'
import { cardsInUse } from '../../games/twilight-imperium-3/rules/strategic/sets.ts'
import { cardsOpenTo } from '../../games/twilight-imperium-3/rules/strategy-phase.ts'
import { option as english } from '../../games/twilight-imperium-3/text/en/options.ts'
import { option as japanese } from '../../games/twilight-imperium-3/text/ja/options.ts'
import { table } from '../support/table.ts'
import { playRandomGame } from './random-games.ts'
import { expect, type Has, module, type Scenario, type TiTable, ti } from './support.ts'

const VARIANT = { strategySet: 'variant' }
/** Everybody has sat down, and placed what is to be placed. */
function sit(options: SetupValues = VARIANT) {
  const t = table(module, { seats: ['ada', 'bea', 'cy'], options, seed: 'variant' })
  for (let next = asked(t); next && t.seat(next).isAsked('placeStart'); next = asked(t)) {
    const { move, args } = t.seat(next).legal[0]!
    t.seat(next).does(move, ...args.slice(1))
  }
  return t
}

const asked = ({ open }: { open: { [name: string]: string[] } }) => Object.keys(open)[0]

/** Ada holds a variant card, and it is her turn. */
const holding = (card: StrategyCardId, ada: Has = {}, more: Scenario = {}) =>
  ti({ options: VARIANT, ...more, ada: { strategy: [card, 'initiative'], technologies: [], ...ada } })

/** Nobody uses the secondary ability. */
function nobodyJoins(t: TiTable<'ada' | 'bea' | 'cy'>) {
  t.nobodyPlays()
  for (const seat of [t.bea, t.cy]) if (seat.isAsked('secondary')) seat.does('letGo')
}

describe('twilight-imperium-3: sets of strategy cards', () => {
  it('[TI-34.01, TI-2.13] are eight white cards in place of the others', () => {
    expect(Object.keys(sit().state.common)).to.deep.equal([
      'leadership',
      'diplomacy-ii',
      'assembly',
      'production',
      'trade-ii',
      'warfare-ii',
      'technology-ii',
      'bureaucracy',
    ])
  })

  it('[TI-34.06, TI-33.01] mix, one of each number', () => {
    const { state } = sit({ strategySet: 'mixed', strategy5: 'trade-ii', strategy8: 'bureaucracy' })
    const cards = idsOf(state.common)
    expect(cards.map(card => STRATEGY_CARDS[card].number)).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8])
    expect(cards).to.include.members(['initiative', 'trade-ii', 'bureaucracy', 'political'])
    expect(cardsInUse({ ...state.options, strategy8: 'imperial', imperialII: true })).to.include(
      'imperial-ii',
    )
  })

  it('[TI-34.02, TI-4.16, TI-34.03] deal everybody two political cards, which nobody else sees', () => {
    const t = sit()
    for (const seat of ['0', '1', '2']) expect(t.state.players[seat]!.politicalCards).to.have.length(2)
    expect(t.ada.view.players['0']!.politicalCards).to.deep.equal(t.state.players['0']!.politicalCards)
    expect(t.bea.view.players['0']!.politicalCards).to.deep.equal([null, null])
  })

  it('[TI-34.02, TI-4.09] use one card more of stage II, and reveal the first objective', () => {
    const { state } = sit()
    expect(state.objectives).to.have.length(1)
    expect(state.decks.objectives).to.have.length(10)
    const all = [...state.objectives, ...state.decks.objectives].map(id => OBJECTIVES[id])
    expect(all.filter(({ deck }) => deck === 'stage2')).to.have.length(5)
    expect(all.filter(({ endsGame }) => endsGame)).to.have.length(1)
    expect(sit({}).state.objectives).to.deep.equal([])
  })

  it('[TI-34.07] bring hands with Assembly alone, and the objective with Bureaucracy alone', () => {
    const assembly = sit({ strategySet: 'mixed', strategy3: 'assembly' }).state
    expect(assembly.players['0']!.politicalCards).to.have.length(2)
    expect(assembly.objectives).to.deep.equal([])
    const bureaucracy = sit({ strategySet: 'mixed', strategy8: 'bureaucracy' }).state
    expect(bureaucracy.players['0']!.politicalCards).to.deep.equal([])
    expect(bureaucracy.objectives).to.have.length(1)
  })

  it('[TI-34.05] count as the card of their name for abilities of races', () => {
    const t = ti({
      options: { ...VARIANT, expansionTech: true, expansionRaces: true },
      ada: { race: 'winnu' },
    })
    expect(paysCounter(t.state, '0', 'technology-ii')).to.equal(false)
    expect(paysCounter(t.state, '1', 'technology-ii')).to.equal(true)
  })

  it('[TI-3.03] leave the target where it is', () => {
    expect(sit().state.options.victoryPoints).to.equal(10)
  })

  it('[TI-34.03] let nobody hold more than five political cards', () => {
    const hand: PoliticalCardId[] = [
      'arms-reduction',
      'core-stability',
      'cost-overruns',
      'free-trade',
      'humane-labor',
    ]
    const t = ti({
      options: VARIANT,
      ada: { politicalCards: [...hand] },
      steps: [{ do: 'drawPolitical', seat: '0', count: 1 }, { do: 'startActionPhase' }],
    })
    expect(t.open).to.deep.equal({ ada: ['discardPolitical'] })
    t.ada.answers('core-stability')
    expect(t.ada.has.politicalCards).to.have.length(5)
    expect(t.state.discards.politicalCards).to.deep.equal(['core-stability'])
  })

  it('[TI-34.04] let a political card be discarded for a trade good at any time', () => {
    const t = ti({ options: VARIANT, ada: { politicalCards: ['free-trade'] } })
    t.ada.cannot('sellPolitical', ['veto-power'], { rule: 'TI-34.04' })
    t.ada.does('sellPolitical', 'free-trade')
    expect(t.ada.has.tradeGoods).to.equal(1)
    expect(t.ada.has.politicalCards).to.deep.equal([])
    expect(t.state.discards.politicalCards).to.deep.equal(['free-trade'])
    expect(t.open).to.deep.equal({ ada: ['turn'] })
  })
})

describe('twilight-imperium-3: cards that name other strategy cards', () => {
  const draws = (options: SetupValues) => {
    const t = ti({
      options,
      steps: [
        { do: 'drawActionCards', seat: '0', count: 1 },
        { do: 'drawPolitical', seat: '0', count: 1 },
        { do: 'startActionPhase' },
      ],
      also: g => {
        g.decks.actionCards.push('veto', 'council-dissolved')
        g.decks.politicalCards.push('free-trade', 'council-censure', 'imperial-containment')
      },
    })
    return { cards: [...t.ada.has.actionCards, ...t.ada.has.politicalCards], discards: t.state.discards }
  }

  it('[TI-3.05, TI-32.25] are discarded and drawn anew where those are not played with', () => {
    const { cards, discards } = draws(VARIANT)
    expect(cards).to.deep.equal(['veto', 'free-trade'])
    expect(discards.actionCards).to.deep.equal(['council-dissolved'])
    expect(discards.politicalCards).to.deep.equal(['imperial-containment', 'council-censure'])
    expect(draws({}).cards).to.deep.equal(['council-dissolved', 'imperial-containment'])
    expect(draws({ ageOfEmpire: true, imperialII: true }).cards).to.include('imperial-containment')
  })
})

describe('twilight-imperium-3: Leadership', () => {
  it('[TI-34.10, TI-34.11] brings three counters, and up to three for two influence each', () => {
    const t = holding('leadership', { tradeGoods: 7 })
    t.ada.does('strategic', 'leadership', { counters: { command: 3 } })
    expect(t.ada.has.counters.command).to.equal(6)
    expect(t.open).to.deep.equal({ ada: ['secondary'] })
    const pay = (count: number, tradeGoods: number) => ({
      counters: { strategy: count },
      payment: { planets: [], tradeGoods },
    })
    t.ada.cannot('secondary', [pay(3, 4)], { rule: 'TI-7.06' })
    t.ada.cannot('secondary', [pay(4, 8)], { rule: 'TI-7.08' })
    t.ada.does('secondary', pay(3, 6))
    expect(t.ada.has.counters).to.deep.equal({ strategy: 5, command: 6, fleet: 3 })
  })

  it('[TI-34.11] sells no fourth counter, and costs the others none', () => {
    const t = holding('leadership', {}, { bea: { tradeGoods: 8, counters: { strategy: 0 } } })
    t.ada.does('strategic', 'leadership', { counters: { command: 3 } })
    t.ada.does('letGo')
    t.nobodyPlays()
    const pay = (count: number) => ({
      counters: { command: count },
      payment: { planets: [], tradeGoods: 2 * count },
    })
    t.bea.cannot('secondary', [pay(4)], { rule: 'TI-34.11' })
    t.bea.does('secondary', pay(1))
    expect(t.bea.has.counters).to.deep.equal({ strategy: 0, command: 4, fleet: 3 })
  })

  it('[TI-34.12] may be taken in one round after another, and moves no Speaker token', () => {
    const t = ti({
      options: VARIANT,
      steps: [{ do: 'pickStrategy', seat: '1' }, { do: 'startActionPhase' }],
      bea: { before: ['leadership'], strategy: [] },
    })
    expect(cardsOpenTo(t.state, '1')).to.include('leadership')
    t.bea.answers('leadership')
    t.nobodyPlays()
    expect(t.state.speaker).to.equal('0')
  })
})

describe('twilight-imperium-3: Diplomacy II', () => {
  it('[TI-34.15, TI-34.20] puts a counter of everybody else into a system with an own planet', () => {
    const t = holding(
      'diplomacy-ii',
      { planets: { wellon: {} } },
      { bea: { activated: ['1-00'] }, cy: { counters: { strategy: 5, command: 5, fleet: 6 } } },
    )
    t.ada.cannot('strategic', ['diplomacy-ii', { system: '1-01' }], { rule: 'TI-34.15' })
    t.ada.does('strategic', 'diplomacy-ii', { system: '1-00' })
    expect(t.open).to.deep.equal({ cy: ['giveUpCounter'] })
    t.cy.answers('strategy')
    expect(t.state.activated['1-00']).to.have.members(['1', '2'])
    expect(t.cy.has.counters.strategy).to.equal(4)
    nobodyJoins(t)
    t.bea.cannot('act', ['1-00', { moves: [] }], { rule: 'TI-14.02' })
  })

  const NEAR: Has = { planets: { wellon: {} }, space: { '1-00': { cruiser: 1 } } }

  it('[TI-34.15, TI-34.16, TI-34.18] annexes an empty planet in or beside a controlled system, also of somebody else', () => {
    const t = holding('diplomacy-ii', NEAR, {
      bea: { planets: { abyz: {}, fria: { pds: 1 } }, contracts: ['0', null] },
    })
    t.ada.cannot('strategic', ['diplomacy-ii', { planet: 'fria' }], { rule: 'TI-34.16' })
    t.ada.cannot('strategic', ['diplomacy-ii', { planet: 'saudor' }], { rule: 'TI-34.16' })
    t.ada.does('strategic', 'diplomacy-ii', { planet: 'abyz' })
    expect(t.state.planets.abyz).to.include({ by: '0', exhausted: true })
  })

  it('[TI-34.16] costs the others a counter and three influence', () => {
    const t = holding('diplomacy-ii', {}, { bea: { ...NEAR, tradeGoods: 3, technologies: [] } })
    t.ada.does('strategic', 'diplomacy-ii', { system: '3-00' })
    t.nobodyPlays()
    t.bea.cannot('secondary', [{ planet: 'abyz', payment: { planets: [], tradeGoods: 2 } }], {
      rule: 'TI-7.06',
    })
    t.bea.does('secondary', { planet: 'abyz', payment: { planets: [], tradeGoods: 3 } })
    expect(t.bea.planets).to.include('abyz')
    expect(t.bea.has.counters.strategy).to.equal(1)
  })

  it('[TI-34.17] annexes neither Mecatol Rex nor what was annexed in this round', () => {
    const t = holding('diplomacy-ii', NEAR, {
      also: g => {
        g.effects.push({ id: 'diplomacy-ii', by: '1', planet: 'abyz', until: 'endOfRound' })
      },
    })
    t.ada.cannot('strategic', ['diplomacy-ii', { planet: 'mecatol-rex' }], { rule: 'TI-34.16' })
    t.ada.cannot('strategic', ['diplomacy-ii', { planet: 'abyz' }], { rule: 'TI-34.17' })
    t.ada.does('strategic', 'diplomacy-ii', { planet: 'fria' })
  })

  it('[TI-34.17, TI-34.19] breaks no agreement, and ships beside the planet do not matter', () => {
    const t = holding(
      'diplomacy-ii',
      { ...NEAR, contracts: ['1', null] },
      {
        bea: { planets: { abyz: {} }, space: { '1-01': { destroyer: 1 } }, contracts: ['0', null] },
      },
    )
    t.ada.does('strategic', 'diplomacy-ii', { planet: 'abyz' })
    expect(t.ada.planets).to.include('abyz')
    expect(t.ada.has.contracts).to.deep.equal(['1', null])
  })
})

describe('twilight-imperium-3: Assembly', () => {
  const CARDS: readonly PoliticalCardId[] = ['arms-reduction', 'free-trade']

  it('[TI-34.25] draws, and makes its holder Speaker while somebody else plays a card of the hand', () => {
    const t = holding('assembly', {}, { speaker: 'bea', bea: { politicalCards: [...CARDS] } })
    t.ada.does('strategic', 'assembly', {})
    expect(t.ada.has.actionCards).to.have.length(2)
    expect(t.ada.has.politicalCards).to.have.length(1)
    expect(t.spectator.log.join()).to.include('ada draws 1 political card.')
    t.ada.answers('claim')
    expect(t.state.speaker).to.equal('0')
    t.ada.answers('1')
    expect(t.open).to.deep.equal({ bea: ['playPolitical'] })
    expect(t.cy.view.asks.flatMap(({ pick }) => pick?.options ?? [])).to.deep.equal([])
    t.bea.answers('free-trade')
    expect(t.state.agenda!.card).to.equal('free-trade')
    expect(t.bea.has.politicalCards).to.deep.equal(['arms-reduction'])
  })

  it('[TI-34.25] or gives the token to somebody who does not have it, and plays a card', () => {
    const t = holding('assembly', { politicalCards: [...CARDS] }, { speaker: 'bea' })
    t.ada.does('strategic', 'assembly', {})
    t.ada.answers('give')
    expect(t.ada.asked().pick!.options).to.deep.equal(['2'])
    t.ada.answers('2')
    expect(t.state.speaker).to.equal('2')
    t.ada.answers('free-trade')
    expect(t.state.agenda!.card).to.equal('free-trade')
  })

  it('[TI-34.25] leaves the Speaker no choice but to give it', () => {
    const t = holding('assembly', {}, { speaker: 'ada' })
    t.ada.does('strategic', 'assembly', {})
    expect(t.open).to.deep.equal({ ada: ['nameSpeaker'] })
  })

  it('[TI-34.26] plays the next card of the deck for whoever has none', () => {
    const t = holding('assembly', {}, { speaker: 'bea' })
    t.ada.does('strategic', 'assembly', {})
    const next = t.state.decks.politicalCards.at(-1)
    t.ada.answers('claim')
    t.ada.answers('2')
    expect([t.state.agenda!.card, ...t.state.discards.politicalCards]).to.include(next)
  })

  it('[TI-34.27] lets others refresh planets worth six together, home planets as well', () => {
    const t = holding(
      'assembly',
      {},
      {
        speaker: 'ada',
        bea: {
          planets: {
            'arc-prime': { exhausted: true },
            'wren-terra': { exhausted: true },
            abyz: { exhausted: true },
          },
        },
        steps: [{ do: 'secondary', seat: '1', card: 'assembly' }, { do: 'startActionPhase' }],
      },
    )
    // Arc Prime is worth 4 and 0, Wren Terra 2 and 1, Abyz 3 and 0.
    t.bea.cannot('secondary', [{ planets: ['arc-prime', 'wren-terra'] }], { rule: 'TI-34.27' })
    t.bea.does('secondary', { planets: ['wren-terra', 'abyz'] })
    expect(t.state.planets.abyz!.exhausted).to.equal(undefined)
    expect(t.state.planets['arc-prime']!.exhausted).to.equal(true)
    expect(t.bea.has.counters.strategy).to.equal(1)
  })
})

describe('twilight-imperium-3: Production', () => {
  const DOCK: Has = { planets: { jord: { spaceDock: 1 } } }
  const build = (units: object, tradeGoods: number) => ({
    docks: { jord: units },
    newDocks: [],
    payment: { planets: [], tradeGoods },
  })

  it('[TI-34.30, TI-34.32] builds in a system with two resources more, activated or not, and places no counter', () => {
    const t = holding('production', { ...DOCK, tradeGoods: 1, activated: ['3-00'] })
    t.ada.does('strategic', 'production', {})
    expect(t.open).to.deep.equal({ ada: ['produce'] })
    t.ada.cannot('produce', [build({ cruiser: 2 }, 1)], { rule: 'TI-7.06' })
    t.ada.cannot('produce', [build({ cruiser: 1 }, 1)], { rule: 'TI-7.07' })
    t.ada.does('produce', build({ carrier: 1 }, 1))
    expect(t.ada.ships('3-00')).to.deep.equal({ carrier: 1 })
    expect(t.ada.has.counters.command).to.equal(3)
  })

  it('[TI-34.30] builds no Space Dock', () => {
    const t = holding('production', {
      planets: { jord: { spaceDock: 1 }, wellon: { groundForce: 1 } },
      tradeGoods: 9,
    })
    t.ada.does('strategic', 'production', {})
    t.ada.cannot('produce', [{ docks: {}, newDocks: ['wellon'], payment: { planets: [], tradeGoods: 4 } }], {
      rule: 'TI-20.09',
    })
  })

  it('[TI-34.31] lets others build three units in one system', () => {
    const t = ti({
      options: VARIANT,
      ada: { ...DOCK, tradeGoods: 9, technologies: [] },
      steps: [{ do: 'secondary', seat: '0', card: 'production' }, { do: 'startActionPhase' }],
    })
    t.ada.does('secondary', {})
    t.ada.cannot('produce', [build({ destroyer: 4 }, 4)], { rule: 'TI-34.31' })
    t.ada.does('produce', build({ destroyer: 3 }, 3))
    expect(t.ada.ships('3-00')).to.deep.equal({ destroyer: 3 })
    expect(t.ada.has.counters.strategy).to.equal(1)
  })
})

describe('twilight-imperium-3: Trade II', () => {
  const AGREED: Scenario = {
    bea: { contracts: ['2', null] },
    cy: { contracts: ['1', null] },
  }

  it('[TI-34.35] brings three trade goods, and income to everybody, one less to the others', () => {
    const t = holding(
      'trade-ii',
      { race: 'sol', contracts: [null, '1'] },
      {
        bea: { race: 'letnev', contracts: [null, '0'] },
      },
    )
    t.ada.does('strategic', 'trade-ii', {})
    // Letnev trade for 1, Sol for 2.
    expect(t.ada.has.tradeGoods).to.equal(4)
    expect(t.bea.has.tradeGoods).to.equal(1)
    expect(t.cy.has.tradeGoods).to.equal(0)
    expect(Object.values(t.open).flat()).to.include('negotiate')
  })

  it('[TI-34.35] or cancels agreements, but none of Hacan', () => {
    const t = holding('trade-ii', {}, { ...AGREED, seats: ['ada', 'bea', 'cy'] })
    // Cy leads Hacan.
    t.ada.cannot('strategic', ['trade-ii', { agreements: [['1', '2']] }], { rule: 'TI-34.35' })
    const other = holding('trade-ii', {}, { bea: AGREED.bea!, cy: { ...AGREED.cy!, race: 'norr' } })
    other.ada.does('strategic', 'trade-ii', { agreements: [['1', '2']] })
    expect(other.bea.has.contracts).to.deep.equal([null, null])
    expect(other.ada.has.tradeGoods).to.equal(0)
  })

  it('[TI-34.36] has no secondary ability', () => {
    const t = holding('trade-ii')
    t.ada.does('strategic', 'trade-ii', {})
    t.ada.does('closeTrade')
    t.nobodyPlays()
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })
})

describe('twilight-imperium-3: Warfare II', () => {
  it('[TI-34.40, TI-34.41] puts High Alert on a system: ships from there go one step farther, and hit better there', () => {
    const t = holding('warfare-ii', { space: { '3-00': { carrier: 1, fighter: 2, cruiser: 1 } } })
    t.ada.does('strategic', 'warfare-ii', { system: '3-00' })
    nobodyJoins(t)
    expect(movementOf(t.state, '0', 'carrier', '3-00').total).to.equal(2)
    expect(movementOf(t.state, '0', 'fighter', '3-00').total).to.equal(0)
    expect(movementOf(t.state, '0', 'carrier', '3-06').total).to.equal(1)
    const situation = { seat: '0', cell: '3-00', attacking: false } as const
    expect(combatValue(t.state, 'cruiser', { ...situation, rollFor: 'space' }).total).to.equal(6)
    expect(combatValue(t.state, 'fighter', { ...situation, rollFor: 'space' }).total).to.equal(8)
    expect(combatValue(t.state, 'destroyer', { ...situation, rollFor: 'barrage' }).total).to.equal(9)
  })

  it('[TI-34.40, TI-34.42] may be taken along by ships that leave its system', () => {
    const alerted = (take: string[]) => {
      const t = ti({
        options: VARIANT,
        ada: { space: { '3-00': { cruiser: 2 } } },
        also: g => {
          g.effects.push({ id: 'warfare-ii', by: '0', cell: '3-00', until: 'endOfActionPhase' })
        },
      })
      t.ada.does('act', '2-02', { moves: [{ from: '3-00', ship: 'cruiser', count: 1 }] })
      expect(t.open).to.deep.equal({ ada: ['takeAlert'] })
      t.ada.answers(...take)
      return t.state.effects.find(({ id }) => id === 'warfare-ii')?.cell
    }
    expect(alerted(['token'])).to.equal('2-02')
    expect(alerted([])).to.equal('3-00')
  })

  it('[TI-22.03, TI-34.40] loses the token when the status phase begins', () => {
    const t = ti({
      options: VARIANT,
      steps: [{ do: 'startStatusPhase' }],
      also: g => {
        g.effects.push({ id: 'warfare-ii', by: '0', cell: '3-00', until: 'endOfActionPhase' })
      },
    })
    expect(t.state.effects).to.deep.equal([])
  })

  it('[TI-34.43] lets others move two ships into systems of theirs beside them, with Fighters, and no counter', () => {
    const t = ti({
      options: VARIANT,
      ada: {
        technologies: [],
        planets: { 'vefut-ii': {} },
        space: {
          '3-00': { carrier: 1, fighter: 3, cruiser: 1 },
          '2-00': { destroyer: 1 },
          '2-01': { destroyer: 1 },
        },
        activated: ['2-01'],
      },
      steps: [{ do: 'secondary', seat: '0', card: 'warfare-ii' }, { do: 'startActionPhase' }],
    })
    const ship = (from: string, kind: string, more = {}) => ({ from, ship: kind, to: '2-00', ...more })
    t.ada.cannot('secondary', [{ ships: [ship('2-01', 'destroyer')] }], {
      rule: 'TI-34.43',
      key: 'activatedBefore',
    })
    t.ada.cannot('secondary', [{ ships: [{ from: '3-00', ship: 'cruiser', to: '3-01' }] }], {
      rule: 'TI-34.43',
      key: 'notControlled',
    })
    t.ada.does('secondary', { ships: [ship('3-00', 'carrier', { fighters: 3 }), ship('3-00', 'cruiser')] })
    expect(t.ada.ships('2-00')).to.deep.equal({ destroyer: 1, carrier: 1, fighter: 3, cruiser: 1 })
    expect(t.state.activated).to.deep.equal({ '2-01': ['0'] })
  })
})

describe('twilight-imperium-3: Technology II', () => {
  it('[TI-34.45] brings a technology, then another one for eight resources, which may need the first', () => {
    const t = holding('technology-ii', { tradeGoods: 8 })
    t.ada.does('strategic', 'technology-ii', { technology: 'enviro-compensator' })
    expect(t.open).to.deep.equal({ ada: ['secondary'] })
    const bought = (tradeGoods: number) => ({
      technology: 'sarween-tools',
      payment: { planets: [], tradeGoods },
    })
    t.ada.cannot('secondary', [bought(7)], { rule: 'TI-7.06' })
    t.ada.does('secondary', bought(8))
    expect(t.ada.has.technologies).to.deep.equal(['enviro-compensator', 'sarween-tools'])
    expect(t.ada.has.counters.strategy).to.equal(2)
  })

  it('[TI-34.46] lets others buy one for six', () => {
    const t = holding('technology-ii', {}, { bea: { tradeGoods: 6, technologies: [] } })
    t.ada.does('strategic', 'technology-ii', { technology: 'enviro-compensator' })
    t.ada.does('letGo')
    t.nobodyPlays()
    t.bea.does('secondary', { technology: 'antimass-deflectors', payment: { planets: [], tradeGoods: 6 } })
    expect(t.bea.has.technologies).to.deep.equal(['antimass-deflectors'])
    expect(t.bea.has.counters.strategy).to.equal(1)
  })

  it('[TI-31.02, TI-34.46] gives Jol-Nar one free, a second for six and a third for eight', () => {
    const t = ti({
      options: VARIANT,
      ada: { race: 'jolnar', technologies: [], tradeGoods: 14 },
      steps: [{ do: 'secondary', seat: '0', card: 'technology-ii' }, { do: 'startActionPhase' }],
    })
    const buys = (technology: TechnologyId, tradeGoods: number, free?: string) => ({
      technology,
      ...(free && { free }),
      payment: { planets: [], tradeGoods },
    })
    t.ada.does('secondary', buys('antimass-deflectors', 6, 'enviro-compensator'))
    t.ada.cannot('secondary', [buys('sarween-tools', 8, 'hylar-v-assault-laser')], { rule: 'TI-13.41' })
    t.ada.does('secondary', buys('sarween-tools', 8))
    expect(t.ada.has.technologies).to.have.members([
      'enviro-compensator',
      'antimass-deflectors',
      'sarween-tools',
    ])
  })
})

describe('twilight-imperium-3: Leadership with Political', () => {
  const MIXED = { strategySet: 'mixed', strategy1: 'leadership' } as const

  it('[TI-34.08, TI-34.06] leaves the Speaker token where it is, round after round', () => {
    const speakers = new Set<string>()
    const turns = new Set<string>()
    let round = 0
    const g = playRandomGame({
      players: 3,
      label: 'leadership with political',
      options: MIXED,
      bot: 'cadet',
      look(now) {
        if (now.phase === 'setup') return
        speakers.add(now.speaker)
        round = now.round
        const [asked] = now.asks
        if (
          asked?.kind === 'pickStrategy' &&
          Object.values(now.players).every(one => idsOf(one.strategy).length === 0)
        )
          turns.add(asked.seat)
      },
      until: now => now.round > 2 && now.phase === 'action',
    })
    expect(round).to.be.above(1)
    expect([...speakers]).to.deep.equal([g.speaker])
    expect([...turns], 'chooses first').to.deep.equal([g.speaker])
    expect(Object.keys(g.players[0]!.strategy)).to.have.length(2)
    const held = Object.values(g.players).flatMap(one => idsOf(one.strategy))
    expect([...held, ...idsOf(g.common)]).to.include.members(['leadership', 'political'])
    expect(held).to.not.include('initiative')
  })

  it('[TI-34.08] is said in the form', () => {
    for (const language of ['en', 'ja'] as const) {
      const { help } = (language === 'en' ? english : japanese).strategy1
      expect(help).to.include(language === 'en' ? 'nobody moves it' : '誰も替えられず')
    }
  })
})

describe('twilight-imperium-3: Bureaucracy', () => {
  it('[TI-11.07, TI-34.50] reveals an objective for each Bonus Counter on it when it is taken', () => {
    const t = ti({
      options: VARIANT,
      steps: [{ do: 'pickStrategy', seat: '0' }, { do: 'startActionPhase' }],
      ada: { strategy: [] },
      also: g => {
        g.common.bureaucracy = 2
      },
    })
    const [second, first] = t.state.decks.objectives.slice(-2)
    t.ada.answers('bureaucracy')
    t.nobodyPlays()
    expect(t.state.objectives).to.deep.equal([first, second])
    expect(t.open).to.deep.equal({ ada: ['convertBonus'] })
  })

  it('[TI-34.51, TI-56.04] brings a counter, and reveals one of two objectives that nobody else sees', () => {
    const t = holding('bureaucracy')
    const [second, first] = t.state.decks.objectives.slice(-2)
    t.ada.does('strategic', 'bureaucracy', { counters: { command: 1 } })
    expect(t.ada.has.counters.command).to.equal(4)
    expect(t.ada.asked().pick!.options).to.deep.equal([first, second])
    expect(t.bea.view.asks.flatMap(({ pick }) => pick?.options ?? [])).to.deep.equal([])
    t.ada.answers(second!)
    expect(t.state.objectives).to.deep.equal([second])
    expect(t.state.decks.objectives.at(-1)).to.equal(first)
  })

  it('[TI-34.51, TI-34.52] lets a public objective be claimed at once, no secret one', () => {
    const t = holding(
      'bureaucracy',
      {
        tradeGoods: 6,
        technologies: ['hylar-v-assault-laser'],
        secrets: ['industrial'],
        planets: { abyz: { spaceDock: 1 } },
      },
      {
        objectives: ['spend-6-trade-goods'],
        also: g => {
          g.decks.objectives = ['galactic-domination', 'heart-of-the-galaxy']
        },
      },
    )
    t.ada.does('strategic', 'bureaucracy', { counters: { command: 1 } })
    t.ada.answers('heart-of-the-galaxy')
    expect(t.open).to.deep.equal({ ada: ['claimNow'] })
    t.ada.cannot('claim', [[{ objective: 'industrial' }]], { rule: 'TI-34.51' })
    t.ada.does('claim', [{ objective: 'spend-6-trade-goods', payment: { planets: [], tradeGoods: 6 } }])
    expect(t.ada.has.points).to.equal(1)
  })

  it('[TI-34.52] ends the game with Imperium Rex before anything is claimed', () => {
    const t = holding(
      'bureaucracy',
      { tradeGoods: 6 },
      {
        objectives: ['spend-6-trade-goods'],
        also: g => {
          g.decks.objectives = ['galactic-domination', 'imperium-rex']
        },
      },
    )
    t.ada.does('strategic', 'bureaucracy', { counters: { command: 1 } })
    t.ada.answers('imperium-rex')
    expect(t.state.outcome).to.not.equal(null)
  })

  it('[TI-34.53] reveals the last objective alone, and goes on where there is none', () => {
    const t = holding(
      'bureaucracy',
      {},
      {
        also: g => {
          g.decks.objectives = g.decks.objectives.filter(id => !OBJECTIVES[id].endsGame).slice(-1)
        },
      },
    )
    t.ada.does('strategic', 'bureaucracy', { counters: { command: 1 } })
    expect(t.state.objectives).to.have.length(1)
    const none = holding(
      'bureaucracy',
      {},
      {
        also: g => {
          g.decks.objectives = []
        },
      },
    )
    none.ada.does('strategic', 'bureaucracy', { counters: { command: 1 } })
    expect(none.state.objectives).to.deep.equal([])
  })

  it('[TI-34.54] lets others draw an action card, and a political card where there are hands of them', () => {
    const joins = (options: Scenario['options']) => {
      const t = ti({
        options: options!,
        steps: [{ do: 'secondary', seat: '0', card: 'bureaucracy' }, { do: 'startActionPhase' }],
      })
      t.ada.does('secondary', {})
      return [t.ada.has.actionCards.length, t.ada.has.politicalCards.length]
    }
    expect(joins(VARIANT)).to.deep.equal([1, 1])
    expect(joins({ strategySet: 'mixed', strategy8: 'bureaucracy' })).to.deep.equal([1, 0])
  })
})

describe('twilight-imperium-3: Imperial II', () => {
  const options = { ageOfEmpire: true, imperialII: true }

  it('[TI-33.01] takes the place of Imperial alone', () => {
    expect(Object.keys(sit(options).state.common)).to.deep.equal([
      'initiative',
      'diplomacy',
      'political',
      'logistics',
      'trade',
      'warfare',
      'technology',
      'imperial-ii',
    ])
  })

  it('[TI-33.02, TI-33.04] brings a point to whoever controls Mecatol Rex, and reveals nothing', () => {
    const points = (planets: Has['planets']) => {
      const t = holding('imperial-ii', { planets: planets! }, { options })
      const left = t.state.decks.objectives.length
      t.ada.does('strategic', 'imperial-ii', {})
      expect(t.state.decks.objectives).to.have.length(left)
      return t.ada.has.points
    }
    expect(points({ 'mecatol-rex': {} })).to.equal(1)
    expect(points({})).to.equal(0)
    const winning = holding('imperial-ii', { planets: { 'mecatol-rex': {} }, points: 9 }, { options })
    winning.ada.does('strategic', 'imperial-ii', {})
    expect(winning.state.outcome!.winners).to.deep.equal(['0'])
  })

  it('[TI-33.02] builds at once instead, without a counter, and then nobody else does', () => {
    const t = holding('imperial-ii', { planets: { jord: { spaceDock: 1 } }, tradeGoods: 2 }, { options })
    const production = {
      docks: { jord: { cruiser: 1 } },
      newDocks: [],
      payment: { planets: [], tradeGoods: 2 },
    }
    t.ada.does('strategic', 'imperial-ii', { production })
    t.nobodyPlays()
    expect(t.ada.ships('3-00')).to.deep.equal({ cruiser: 1 })
    expect(t.ada.has.counters.strategy).to.equal(2)
    expect(t.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-33.03] lets others build for a counter', () => {
    const t = holding(
      'imperial-ii',
      {},
      {
        options,
        bea: { planets: { 'arc-prime': { spaceDock: 1 } }, tradeGoods: 2 },
      },
    )
    t.ada.does('strategic', 'imperial-ii', {})
    t.nobodyPlays()
    t.bea.does('secondary', {
      production: {
        docks: { 'arc-prime': { cruiser: 1 } },
        newDocks: [],
        payment: { planets: [], tradeGoods: 2 },
      },
    })
    expect(t.bea.ships('3-06')).to.deep.equal({ cruiser: 1 })
    expect(t.bea.has.counters.strategy).to.equal(1)
  })
})
