/** Action cards that are played as an action. TI-26.09, section 32. */
import type { ActionCardId } from '../../games/twilight-imperium-3/data/index.ts'
import { expect, type Has, type Scenario, ti } from './support.ts'

/** Ada has the card, and it is her turn. */
const holding = (card: ActionCardId, { ada = {}, ...rest }: Scenario = {}) =>
  ti({ ...rest, ada: { actionCards: [card], ...ada } })

/** The card was the whole turn, and lies with the discards. */
function isDone(t: ReturnType<typeof holding>, card: string) {
  expect(t.state.discards.actionCards).to.deep.equal([card])
  expect(t.open).to.deep.equal({ bea: ['turn'] })
}

const labelsOf = (t: ReturnType<typeof holding>) => t.ada.labels.filter(label => label.startsWith('Play '))

describe('twilight-imperium-3: action cards played as an action', () => {
  it('[TI-26.09] Armistice keeps a player from invading a planet for the round', () => {
    const t = holding('armistice', {
      ada: { planets: { wellon: {} } },
      bea: { space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } } },
    })
    t.ada.plays('armistice', { seat: '1', planet: 'wellon' })
    isDone(t, 'armistice')
    t.bea.does('act', '1-00', { moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }] })
    t.bea.cannot('land', [{ wellon: { groundForce: 1 } }], { rule: 'TI-26.02', key: 'armistice' })
  })

  it('[TI-26.09] Civil Defense places two PDS where there is none', () => {
    const t = holding('civil-defense', { ada: { planets: { wellon: { pds: 1 }, lodor: {} } } })
    t.ada.cannot('playAction', ['civil-defense', { planet: 'wellon' }], { rule: 'TI-26.05' })
    t.ada.plays('civil-defense', { planet: 'lodor' })
    expect(t.units('lodor')).to.deep.equal({ pds: 2 })
    isDone(t, 'civil-defense')
  })

  it('[TI-26.09] Diplomatic Immunity keeps everybody else from activating a system', () => {
    const t = holding('diplomatic-immunity', { ada: { space: { '1-00': { cruiser: 1 } } } })
    t.ada.cannot('playAction', ['diplomatic-immunity', { cell: '1-01' }], { rule: 'TI-26.05' })
    t.ada.plays('diplomatic-immunity', { cell: '1-00' })
    t.bea.cannot('act', ['1-00', { moves: [] }], { rule: 'TI-26.02', key: 'immunity' })
    isDone(t, 'diplomatic-immunity')
  })

  it('[TI-26.09, TI-9.18] Ghost Ship places a Destroyer at a wormhole without enemy ships', () => {
    const t = holding('ghost-ship', { bea: { space: { '2-07': { cruiser: 1 } } } })
    t.ada.cannot('playAction', ['ghost-ship', { cell: '2-07' }], { rule: 'TI-26.05' })
    t.ada.plays('ghost-ship', { cell: '2-02' })
    expect(t.ada.ships('2-02')).to.deep.equal({ destroyer: 1 })
    isDone(t, 'ghost-ship')
  })

  it('[TI-8.07] Ghost Ship needs Fleet Supply', () => {
    const t = holding('ghost-ship', {
      ada: { counters: { fleet: 1 }, space: { '2-02': { cruiser: 1 } } },
    })
    t.ada.cannot('playAction', ['ghost-ship', { cell: '2-02' }], { rule: 'TI-26.05' })
  })

  it('[TI-26.09] Good Year gives a trade good for each planet outside home', () => {
    const t = holding('good-year', { ada: { planets: { wellon: {}, abyz: {}, fria: {} } } })
    t.ada.plays('good-year')
    expect(t.ada.has.tradeGoods).to.equal(3)
    isDone(t, 'good-year')
  })

  it('[TI-26.09] Insubordination takes a Command Counter of another player', () => {
    const t = holding('insubordination', { cy: { counters: { command: 0 } } })
    t.ada.cannot('playAction', ['insubordination', { seat: '2' }], { rule: 'TI-26.05' })
    t.ada.plays('insubordination', { seat: '1' })
    expect(t.bea.has.counters.command).to.equal(2)
    isDone(t, 'insubordination')
  })

  it('[TI-32.18] Local Unrest exhausts a planet, destroys a Ground Force, and frees it if none is left', () => {
    const t = holding('local-unrest', {
      bea: { planets: { wellon: { groundForce: 1, pds: 1, spaceDock: 1 }, 'arc-prime': { groundForce: 1 } } },
    })
    t.ada.cannot('playAction', ['local-unrest', { planet: 'arc-prime' }], { rule: 'TI-26.05' })
    t.ada.plays('local-unrest', { planet: 'wellon' })
    expect(t.state.planets.wellon).to.equal(undefined)
    expect(t.log).to.include('Nobody controls Wellon any more.')
    isDone(t, 'local-unrest')
    const held = holding('local-unrest', { bea: { planets: { wellon: { groundForce: 2 } } } })
    held.ada.plays('local-unrest', { planet: 'wellon' })
    expect(held.state.planets.wellon).to.deep.include({
      by: '1',
      exhausted: true,
      units: { groundForce: 1 },
    })
  })

  it('[TI-26.08] refuses Local Unrest twice on the same planet in a round', () => {
    const t = holding('local-unrest', {
      ada: { actionCards: ['local-unrest', 'local-unrest'] },
      bea: { planets: { wellon: { groundForce: 3 }, lodor: { groundForce: 1 } } },
      also: g => {
        for (const seat of ['1', '2']) g.players[seat]!.passed = true
      },
    })
    t.ada.plays('local-unrest', { planet: 'wellon' })
    t.nobodyPlays()
    t.ada.cannot('playAction', ['local-unrest', { planet: 'wellon' }], {
      rule: 'TI-26.08',
      key: 'playedAlready',
    })
    t.ada.plays('local-unrest', { planet: 'lodor' })
  })

  it('[TI-32.13] Lucky Shot destroys the very ship that is chosen, in a system with an own planet', () => {
    const t = holding('lucky-shot', {
      ada: { planets: { wellon: {} } },
      bea: {
        space: {
          '1-00': { cruiser: 1, carrier: 1, dreadnought: 2, damaged: { dreadnought: 1 } },
          '2-00': { cruiser: 1 },
        },
      },
    })
    t.ada.cannot('playAction', ['lucky-shot', { seat: '1', cell: '1-00', ship: 'carrier' }], {
      rule: 'TI-26.05',
    })
    t.ada.cannot('playAction', ['lucky-shot', { seat: '1', cell: '2-00', ship: 'cruiser' }], {
      rule: 'TI-26.05',
    })
    t.ada.plays('lucky-shot', { seat: '1', cell: '1-00', ship: 'cruiser' })
    expect(t.bea.ships('1-00')).to.deep.equal({ carrier: 1, dreadnought: 2 })
    isDone(t, 'lucky-shot')
  })

  it('[TI-26.09] Massive Transport moves a Space Dock where systems without enemy ships lead', () => {
    const t = holding('massive-transport', {
      ada: { planets: { wellon: { spaceDock: 1 }, abyz: {}, lodor: { spaceDock: 1 } } },
    })
    t.ada.cannot('playAction', ['massive-transport', { planet: 'wellon', onto: 'lodor' }], {
      rule: 'TI-26.05',
    })
    t.ada.plays('massive-transport', { planet: 'wellon', onto: 'abyz' })
    expect([t.units('wellon'), t.units('abyz')]).to.deep.equal([{}, { spaceDock: 1 }])
    isDone(t, 'massive-transport')
    const blocked = holding('massive-transport', {
      ada: { planets: { wellon: { spaceDock: 1 }, abyz: {} } },
      bea: { space: { '1-01': { fighter: 1 } } },
    })
    blocked.ada.cannot('playAction', ['massive-transport', { planet: 'wellon', onto: 'abyz' }], {
      rule: 'TI-26.05',
    })
  })

  it('[TI-26.09] Patrol moves Cruisers and Destroyers of an activated system, and activates where they go', () => {
    const t = holding('patrol', {
      ada: { activated: ['1-00'], space: { '1-00': { cruiser: 1, destroyer: 1 }, '2-07': { cruiser: 1 } } },
    })
    const cruiser = { from: '1-00', ship: 'cruiser', to: '2-00' } as const
    t.ada.cannot('playAction', ['patrol', { ships: [{ from: '2-07', ship: 'cruiser', to: '2-06' }] }], {
      rule: 'TI-26.05',
    })
    t.ada.cannot('playAction', ['patrol', { ships: [{ ...cruiser, to: '2-05' }] }], { rule: 'TI-26.02' })
    t.ada.plays('patrol', { ships: [cruiser, { from: '1-00', ship: 'destroyer', to: '1-01' }] })
    expect([t.ada.ships('2-00'), t.ada.ships('1-01')]).to.deep.equal([{ cruiser: 1 }, { destroyer: 1 }])
    expect(Object.keys(t.state.activated)).to.have.members(['1-00', '2-00', '1-01'])
    isDone(t, 'patrol')
  })

  it('[TI-32.22] Plague rolls for each Ground Force; even numbers destroy it, the planet stays', () => {
    const t = holding('plague', { bea: { planets: { wellon: { groundForce: 3 } } }, dice: [2, 3, 10] })
    t.ada.plays('plague', { planet: 'wellon' })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 1 })
    expect(t.log).to.include('ada rolls for Plague: 2, 3, and 10.')
    isDone(t, 'plague')
    const empty = holding('plague', { bea: { planets: { wellon: { groundForce: 1 } } }, dice: [2] })
    empty.ada.plays('plague', { planet: 'wellon' })
    expect(empty.state.planets.wellon).to.deep.include({ by: '1', units: {} })
  })

  it('[TI-26.09] Privateers take all trade goods, and keep half of them', () => {
    const t = holding('privateers', { bea: { tradeGoods: 5 } })
    t.ada.cannot('playAction', ['privateers', { seat: '2' }], { rule: 'TI-26.05' })
    t.ada.plays('privateers', { seat: '1' })
    expect([t.ada.has.tradeGoods, t.bea.has.tradeGoods]).to.deep.equal([2, 0])
    isDone(t, 'privateers')
  })

  it('[TI-32.05] Rally of the People places a Dreadnought at home, but not in a blockade', () => {
    const t = holding('rally-of-the-people')
    t.ada.plays('rally-of-the-people')
    expect(t.ada.ships('3-00')).to.deep.equal({ dreadnought: 1 })
    isDone(t, 'rally-of-the-people')
    const blocked = holding('rally-of-the-people', { bea: { space: { '3-00': { destroyer: 1 } } } })
    blocked.ada.cannot('playAction', ['rally-of-the-people', {}], { rule: 'TI-26.02' })
  })

  it('[TI-26.09] Rise of a Messiah places a Ground Force on each own planet', () => {
    const t = holding('rise-of-a-messiah', { ada: { planets: { wellon: {}, abyz: { groundForce: 2 } } } })
    t.ada.plays('rise-of-a-messiah')
    expect((['jord', 'wellon', 'abyz'] as const).map(planet => t.units(planet).groundForce)).to.deep.equal([
      1, 1, 3,
    ])
    isDone(t, 'rise-of-a-messiah')
  })

  it('[TI-26.09] Secret Industrial Agent destroys a Space Dock outside home systems', () => {
    const t = holding('secret-industrial-agent', {
      bea: { planets: { wellon: { spaceDock: 1 }, 'arc-prime': { spaceDock: 1 } } },
    })
    t.ada.cannot('playAction', ['secret-industrial-agent', { planet: 'arc-prime' }], { rule: 'TI-26.05' })
    t.ada.plays('secret-industrial-agent', { planet: 'wellon' })
    expect(t.units('wellon')).to.deep.equal({})
    expect(t.ada.has.deeds.map(({ event }) => event)).to.include('enemySpaceDockDestroyed')
    isDone(t, 'secret-industrial-agent')
  })

  it('[TI-26.09] Spacedock Accident stops what a Space Dock builds for the round', () => {
    const t = holding('spacedock-accident', {
      bea: { planets: { wellon: { spaceDock: 1 } }, tradeGoods: 5 },
    })
    t.ada.plays('spacedock-accident', { planet: 'wellon' })
    t.bea.does('act', '1-00', { moves: [] })
    t.settled('turn')
    expect(t.open).to.deep.equal({ cy: ['turn'] })
  })

  it('[TI-26.09] Stellar Criminals make another player exhaust half of the ready planets', () => {
    const t = holding('stellar-criminals', { bea: { planets: { wellon: {}, abyz: {}, fria: {} } } })
    t.ada.plays('stellar-criminals', { seat: '1' })
    expect(t.open).to.deep.equal({ bea: ['exhaustHalf'] })
    t.bea.cannot('answer', [['wellon']], { rule: 'kit' })
    t.bea.answers('wellon', 'abyz')
    expect(t.state.planets.wellon!.exhausted).to.equal(true)
    expect(t.state.planets.fria!.exhausted).to.equal(undefined)
    isDone(t, 'stellar-criminals')
  })

  it('[TI-26.09] Strategic Bombardment exhausts enemy planets under a War Sun, and may come back', () => {
    const scenario = (dice: number[]) =>
      holding('strategic-bombardment', {
        ada: { space: { '1-01': { warSun: 1 } } },
        bea: { planets: { abyz: {}, fria: {} } },
        dice,
      })
    const t = scenario([5])
    t.ada.plays('strategic-bombardment', { cell: '1-01' })
    expect([t.state.planets.abyz!.exhausted, t.state.planets.fria!.exhausted]).to.deep.equal([true, true])
    isDone(t, 'strategic-bombardment')
    const back = scenario([6])
    back.ada.plays('strategic-bombardment', { cell: '1-01' })
    expect(back.ada.has.actionCards).to.deep.equal(['strategic-bombardment'])
    expect(back.state.discards.actionCards).to.deep.equal([])
  })

  it('[TI-56.02] Successful Spy takes two cards by chance; only the two players learn which', () => {
    const t = holding('successful-spy', {
      bea: { actionCards: ['sabotage', 'sabotage', 'sabotage'] },
      cy: { actionCards: [] },
    })
    t.ada.plays('successful-spy', { seat: '1' })
    t.nobodyPlays()
    expect(t.ada.has.actionCards).to.deep.equal(['sabotage', 'sabotage'])
    expect(t.ada.log).to.include('ada takes Sabotage and Sabotage from bea.')
    expect(t.cy.log).to.include('ada takes 2 action cards from bea.')
    expect(t.bea.has.actionCards).to.deep.equal(['sabotage'])
  })

  it('[TI-26.09] Transport moves up to three Ground Forces where systems without enemy ships lead', () => {
    const t = holding('transport', { ada: { planets: { wellon: { groundForce: 4 }, lodor: {} } } })
    t.ada.cannot('playAction', ['transport', { planet: 'wellon', onto: 'lodor', count: 4 }], {
      rule: 'TI-26.05',
    })
    t.ada.plays('transport', { planet: 'wellon', onto: 'lodor', count: 3 })
    expect([t.units('wellon'), t.units('lodor')]).to.deep.equal([{ groundForce: 1 }, { groundForce: 3 }])
    isDone(t, 'transport')
  })

  it('[TI-26.09] Unexpected Action takes a Command Counter off the map', () => {
    const t = holding('unexpected-action', { ada: { activated: ['1-00'] } })
    t.ada.plays('unexpected-action', { cell: '1-00' })
    expect(t.state.activated).to.deep.equal({})
    isDone(t, 'unexpected-action')
  })

  it('[TI-26.09] Uprising exhausts all planets of a system that is no home', () => {
    const t = holding('uprising', { bea: { planets: { abyz: {} } }, cy: { planets: { fria: {} } } })
    t.ada.cannot('playAction', ['uprising', { cell: '3-06' }], { rule: 'TI-26.05' })
    t.ada.plays('uprising', { cell: '1-01' })
    expect([t.state.planets.abyz!.exhausted, t.state.planets.fria!.exhausted]).to.deep.equal([true, true])
    isDone(t, 'uprising')
  })

  it('[TI-32.14] Voluntary Annexation takes a neutral planet nearby, exhausted, with three Ground Forces', () => {
    const t = holding('voluntary-annexation', {
      ada: { planets: { wellon: {} } },
      bea: { planets: { fria: {} } },
    })
    t.ada.cannot('playAction', ['voluntary-annexation', { planet: 'fria' }], { rule: 'TI-26.05' })
    t.ada.cannot('playAction', ['voluntary-annexation', { planet: 'quann' }], { rule: 'TI-26.05' })
    t.ada.plays('voluntary-annexation', { planet: 'abyz' })
    expect(t.state.planets.abyz).to.deep.include({ by: '0', exhausted: true, units: { groundForce: 3 } })
    isDone(t, 'voluntary-annexation')
  })

  it('[TI-26.09] War Footing raises Fleet Supply in one system until the end of the round', () => {
    const ada: Has = {
      technologies: [],
      counters: { fleet: 1 },
      space: { '2-00': { cruiser: 1 }, '2-01': { cruiser: 1 } },
    }
    const moves = ['2-00', '2-01'].map(from => ({ from, ship: 'cruiser', count: 1 }))
    const t = holding('war-footing', { ada })
    t.ada.cannot('act', ['1-00', { moves }], { rule: 'TI-8.07' })
    t.ada.plays('war-footing', { cell: '1-00' })
    t.bea.does('act', '1-03', { moves: [] })
    t.cy.does('act', '1-03', { moves: [] })
    t.ada.does('act', '1-00', { moves })
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 2 })
  })

  it('[TI-8.07] War Footing leaves ships in excess at the end of the round', () => {
    const t = holding('war-footing', {
      ada: { counters: { fleet: 1, command: 0, strategy: 0 }, space: { '1-00': { cruiser: 2 } } },
      phase: 'status',
      steps: [{ do: 'returnCards' }, { do: 'unitLimits' }, { do: 'startRound' }],
      also: g => {
        g.effects = [{ id: 'war-footing', by: '0', cell: '1-00', until: 'endOfRound' }]
      },
    })
    expect(t.open).to.deep.equal({ ada: ['fleetExcess'] })
  })

  it('[TI-28.17] Influence in the Merchants’ Guild breaks one agreement', () => {
    const t = holding('influence-in-the-merchants-guild', {
      bea: { contracts: ['2', null] },
      cy: { contracts: ['1', null] },
    })
    t.ada.plays('influence-in-the-merchants-guild', { seats: ['1', '2'] })
    expect([t.bea.has.contracts, t.cy.has.contracts]).to.deep.equal([
      [null, null],
      [null, null],
    ])
    isDone(t, 'influence-in-the-merchants-guild')
  })

  it('[TI-26.09] Master of Trade refreshes two planets of whoever has two agreements', () => {
    const planets: Has['planets'] = { wellon: { exhausted: true }, abyz: { exhausted: true } }
    const t = holding('master-of-trade', {
      ada: { contracts: ['1', '2'], planets },
      bea: { contracts: ['0', null] },
      cy: { contracts: ['0', null] },
    })
    t.ada.plays('master-of-trade', { planets: ['wellon', 'abyz'] })
    expect(t.state.planets.wellon!.exhausted).to.equal(undefined)
    isDone(t, 'master-of-trade')
    const poor = holding('master-of-trade', { ada: { planets } })
    poor.ada.cannot('playAction', ['master-of-trade', { planets: ['wellon'] }], { rule: 'TI-26.02' })
  })

  it('[TI-26.15] Ruinous Tariffs take half of the trade goods of a partner, and the agreement stays', () => {
    const t = holding('ruinous-tariffs-base', {
      ada: { contracts: ['1', null] },
      bea: { contracts: ['0', null], tradeGoods: 3 },
      cy: { tradeGoods: 3 },
    })
    t.ada.cannot('playAction', ['ruinous-tariffs-base', { seat: '2' }], { rule: 'TI-26.05' })
    t.ada.plays('ruinous-tariffs-base', { seat: '1' })
    expect([t.ada.has.tradeGoods, t.bea.has.tradeGoods]).to.deep.equal([2, 1])
    expect(t.ada.has.contracts).to.deep.equal(['1', null])
    isDone(t, 'ruinous-tariffs-base')
  })

  it('[TI-26.05] offers each choice once, in words', () => {
    const t = holding('transport', { ada: { planets: { wellon: { groundForce: 2 }, lodor: {} } } })
    expect(new Set(labelsOf(t)).size).to.equal(labelsOf(t).length)
    expect(labelsOf(t)).to.include('Play Transport: Wellon, Lodor and 2 units')
  })
})
