import isEqual from 'lodash/isEqual.js'
import { entriesOf, idsOf, type ObjectiveId } from '../../games/twilight-imperium-3/data/index.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { leaders } from '../../games/twilight-imperium-3/rules/victory.ts'
import { expect, type Scenario, type TiTable, ti } from './support.ts'

const START = [{ do: 'startStatusPhase' }] as const

/** The status phase begins; nobody has a secret objective, if nothing else is said, and there are no action cards. */
const status = ({ also, ...scenario }: Scenario = {}) =>
  ti({
    ...scenario,
    steps: [...START],
    also(g) {
      g.decks.actionCards = []
      also?.(g)
    },
  })

const asIs = (t: TiTable<'ada' | 'bea' | 'cy'>, name: 'ada' | 'bea' | 'cy') =>
  Object.fromEntries(Object.entries(t[name].has.counters).filter(([, count]) => count > 0))

/** Everybody leaves the counters where they are. */
const keepAll = (t: TiTable<'ada' | 'bea' | 'cy'>) => {
  for (const name of ['ada', 'bea', 'cy'] as const)
    if (t[name].isAsked('redistribute')) t[name].does('redistribute', { counters: asIs(t, name) })
}

describe('twilight-imperium-3: status phase', () => {
  it('[TI-22.01, TI-9.20, TI-14.05, TI-7.09] repairs ships, takes counters off the map and refreshes planets', () => {
    const t = status({
      ada: {
        space: { '1-00': { dreadnought: 2, damaged: { dreadnought: 1 } } },
        activated: ['1-00'],
        planets: { jord: { exhausted: true } },
      },
      bea: { activated: ['1-00', '1-01'] },
    })
    expect(t.state.space['1-00']!['0']!.damaged).to.deep.equal({})
    expect(t.state.activated).to.deep.equal({})
    expect(t.state.planets.jord!.exhausted).to.equal(undefined)
  })

  it('[TI-22.01, TI-22.02] gives two counters, and lets everybody lay all of them anew', () => {
    const t = status()
    expect(t.open).to.deep.equal({ ada: ['redistribute'], bea: ['redistribute'], cy: ['redistribute'] })
    t.bea.cannot('redistribute', [{ counters: { command: 9 } }], { rule: 'TI-22.02' })
    t.bea.does('redistribute', { counters: { strategy: 1, command: 7, fleet: 2 } })
    keepAll(t)
    expect(t.bea.has.counters).to.deep.equal({ strategy: 1, command: 7, fleet: 2 })
  })

  it('[TI-1.17] gives Sol one counter more', () => {
    const t = status()
    // Ada leads Sol.
    expect(t.ada.asked().about!.count).to.equal(11)
    expect(t.bea.asked().about!.count).to.equal(10)
  })

  it('[TI-22.01, TI-2.08] gives no more counters than are left', () => {
    const t = status({ bea: { counters: { strategy: 5, command: 5, fleet: 5 } } })
    expect(t.bea.asked().about!.count).to.equal(16)
  })

  it('[TI-22.02, TI-8.07] checks Fleet Supply after the counters are laid', () => {
    const t = status({ bea: { space: { '1-00': { cruiser: 3 } } } })
    t.bea.does('redistribute', { counters: { command: 9, fleet: 1 } })
    t.ada.does('redistribute', { counters: asIs(t, 'ada') })
    t.cy.does('redistribute', { counters: asIs(t, 'cy') })
    // Letnev may have one ship more.
    expect(t.open).to.deep.equal({ bea: ['fleetExcess'] })
    t.bea.does('loseExcess', { destroy: { cruiser: 1 }, sustain: {}, laden: [] })
    expect(t.bea.ships('1-00')).to.deep.equal({ cruiser: 2 })
  })

  it('[TI-22.04, TI-22.05, TI-9.22] lets players destroy units of their own', () => {
    const t = status({
      bea: { space: { '1-00': { cruiser: 2 } }, planets: { wellon: { groundForce: 2, pds: 1 } } },
    })
    const scuttle = (cruiser: number, pds: number) => ({
      counters: asIs(t, 'bea'),
      scuttle: { ships: { '1-00': { destroy: { cruiser }, laden: [] } }, planets: { wellon: { pds } } },
    })
    t.bea.cannot('redistribute', [scuttle(3, 1)], { rule: 'TI-9.22' })
    t.bea.cannot('redistribute', [scuttle(1, 2)], { rule: 'TI-9.22' })
    t.bea.does('redistribute', scuttle(1, 1))
    keepAll(t)
    expect(t.bea.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2 })
  })

  it('[TI-22.09, TI-56.13] keeps what everybody decides from the others until all have decided', () => {
    const t = status({ bea: { space: { '1-00': { cruiser: 2 } } } })
    const scuttle = { ships: { '1-00': { destroy: { cruiser: 1 }, laden: [] } }, planets: {} }
    t.bea.does('redistribute', { counters: { command: 7, fleet: 3 }, scuttle })
    t.ada.does('redistribute', { counters: { fleet: 11 } })
    expect(t.open).to.deep.equal({ cy: ['redistribute'] })
    for (const { view, log } of [t.ada, t.cy, t.spectator]) {
      expect(view.space['1-00']!['1']!.ships).to.deep.equal({ cruiser: 2 })
      expect(view.players['1']!.counters.strategy).to.equal(4)
      expect(JSON.stringify([view.asks, log])).not.to.match(/cruiser|Cruiser|command/)
    }
    // Cy sees who has decided.
    expect(t.cy.view.asks.map(({ answered }) => answered ?? false)).to.deep.equal([true, true, false])
    // Bea thinks better of it.
    t.bea.does('redistribute', { counters: { command: 8, fleet: 2 }, scuttle })
    t.cy.does('redistribute', { counters: asIs(t, 'cy') })
    expect(t.bea.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.bea.has.counters).to.deep.equal({ strategy: 0, command: 8, fleet: 2 })
    expect(t.ada.has.counters).to.deep.equal({ strategy: 0, command: 0, fleet: 11 })
  })

  it('[TI-22.01, TI-22.06, TI-22.07, TI-10.01, TI-10.02] gives strategy cards back and begins a new round', () => {
    const t = status({
      ada: { passed: true, deeds: [{ event: 'planetGained' }] },
      also: g => {
        g.effects = [{ id: 'diplomacy', by: '0', of: '1', until: 'endOfActionPhase' }]
      },
    })
    keepAll(t)
    t.nobodyPlays()
    expect(t.state.round).to.equal(3)
    expect(t.state.phase).to.equal('strategy')
    expect(idsOf(t.state.common)).to.have.length(8)
    expect(t.ada.has.passed).to.equal(false)
    expect(t.ada.has.deeds).to.deep.equal([])
    expect(t.state.effects).to.deep.equal([])
  })

  it('[TI-22.07, TI-25.03] gives back the strategy cards of somebody who is out of the game', () => {
    const t = ti({
      ada: { strategy: { diplomacy: 'used' } },
      bea: { strategy: { trade: 'used' }, eliminated: true, passed: true },
      cy: { strategy: { imperial: 'used' } },
      also: g => {
        for (const [planet, { by }] of entriesOf(g.planets)) if (by === '1') delete g.planets[planet]
      },
    })
    t.ada.does('pass')
    t.cy.does('pass')
    while (t.state.phase === 'status') {
      const seat = t.seat(Object.keys(t.open)[0]!)
      const { move, args } = seat.legal[0]!
      seat.does(move, ...args.slice(1))
    }
    expect(t.bea.has.strategy).to.deep.equal({})
    expect(t.state.common).to.have.property('trade')
  })
})

describe('twilight-imperium-3: objectives', () => {
  it('[TI-24.02, TI-24.04] lets players claim in the order of play, one public objective each', () => {
    const t = status({
      objectives: ['3-technologies-of-one-colour', 'all-four-colours'],
      ada: {
        technologies: [
          'antimass-deflectors',
          'xrd-transporters',
          'type-iv-drive',
          'enviro-compensator',
          'cybernetics',
          'hylar-v-assault-laser',
        ],
      },
    })
    expect(t.open).to.deep.equal({ ada: ['claim'] })
    const both = [{ objective: '3-technologies-of-one-colour' }, { objective: 'all-four-colours' }]
    t.ada.cannot('claim', [both], { rule: 'TI-24.02', key: 'onePublic' })
    t.ada.cannot('claim', [[{ objective: 'spend-10-resources' }]], { rule: 'TI-24.01' })
    t.ada.does('claim', [both[0]])
    expect(t.ada.has.points).to.equal(1)
    expect(t.ada.has.claimed).to.deep.equal(['3-technologies-of-one-colour'])
  })

  it('[TI-24.01] lets nobody claim an objective twice', () => {
    const t = status({
      objectives: ['spend-6-trade-goods'],
      ada: { tradeGoods: 12, claimed: ['spend-6-trade-goods'] },
      bea: { tradeGoods: 6 },
    })
    expect(t.open).to.deep.equal({ bea: ['claim'] })
  })

  it('[TI-24.05] takes what is spent', () => {
    const t = status({ objectives: ['spend-6-trade-goods'], bea: { tradeGoods: 7 } })
    const claim = (tradeGoods: number) => [
      { objective: 'spend-6-trade-goods', payment: { planets: [], tradeGoods } },
    ]
    t.bea.cannot('claim', [claim(5)], { rule: 'TI-24.05' })
    t.bea.does('claim', claim(6))
    expect(t.bea.has.tradeGoods).to.equal(1)
    expect(t.bea.has.points).to.equal(1)
  })

  it('[TI-24.05, TI-7.06] lists a claim that is paid with resources, where influence would not do', () => {
    const t = status({ objectives: ['spend-10-resources'], ada: { tradeGoods: 6 } })
    const claims = t.ada.legal.flatMap(({ move, args }) => (move === 'claim' ? [args[1]] : []))
    const payment = { planets: ['jord'], tradeGoods: 6 }
    expect(claims).to.deep.include([{ objective: 'spend-10-resources', payment }])
  })

  it('[TI-24.05, TI-35.01] lists a claim once that trade goods pay as resources or as influence', () => {
    const objective = 'variant-spend-10-resources-or-10-influence'
    const t = status({ objectives: [objective], ada: { tradeGoods: 10 } })
    const goods = { objective, payment: { planets: [], tradeGoods: 10 } }
    const claims = t.ada.legal.flatMap(({ move, args }) => (move === 'claim' ? [args[1]] : []))
    expect(claims.filter(one => isEqual(one, [goods]))).to.have.length(1)
  })

  it('[TI-24.05] takes Command Counters of Strategy Allocation and Command Pool', () => {
    const t = status({ objectives: ['spend-3-command-counters'] })
    const claim = (counters: object) => [{ objective: 'spend-3-command-counters', counters }]
    t.ada.cannot('claim', [claim({ fleet: 3 })], { rule: 'TI-24.05' })
    t.ada.does('claim', claim({ strategy: 1, command: 2 }))
    expect(t.ada.has.counters).to.deep.equal({ strategy: 1, command: 1, fleet: 3 })
  })

  it('[TI-24.05, TI-33.02] takes no Command Counter for two objectives', () => {
    const claims = [3, 6].map(count => ({
      objective: `spend-${count}-command-counters` as ObjectiveId,
      counters: { strategy: count / 3, command: (count * 2) / 3 },
    }))
    const spending = (command: number) =>
      status({
        options: { ageOfEmpire: true, imperialII: true },
        round: 4,
        objectives: claims.map(({ objective }) => objective),
        ada: { counters: { strategy: 3, command, fleet: 3 } },
        also(g) {
          g.effects = [{ id: 'imperial-ii', by: '0', until: 'endOfRound' }]
        },
      })
    const poor = spending(5)
    poor.ada.cannot('claim', [claims], { rule: 'TI-24.05' })
    poor.ada.does('claim', [claims[1]])
    const rich = spending(6)
    rich.ada.does('claim', claims)
    expect(rich.ada.has.counters).to.deep.equal({ strategy: 0, command: 0, fleet: 3 })
  })

  it('[TI-24.03] needs the whole home system', () => {
    const t = status({
      objectives: ['spend-6-trade-goods'],
      bea: { tradeGoods: 6 },
      cy: { planets: { 'arc-prime': { groundForce: 1 } } },
    })
    t.settled('redistribute')
    t.bea.cannot('claim', [[]], { rule: 'kit' })
  })

  it('[TI-24.02, TI-24.07, TI-56.01] claims the secret objective besides, which is open from then on', () => {
    const t = status({
      objectives: ['spend-6-trade-goods'],
      bea: { tradeGoods: 6, secrets: ['technocrat'] },
      cy: { secrets: ['conqueror'] },
    })
    t.bea.cannot('claim', [[{ objective: 'technocrat' }]], { rule: 'TI-24.02', key: 'notMet' })
    t.bea.cannot('claim', [[{ objective: 'conqueror' }]], { rule: 'TI-24.01' })
    t.bea.does('claim', [])
    // Whoever has a secret objective is asked, met or not.
    expect(t.open).to.deep.equal({ cy: ['claim'] })
    const met = status({
      cy: { secrets: ['conqueror'], planets: { jord: { groundForce: 1 } } },
    })
    met.cy.does('claim', [{ objective: 'conqueror' }])
    expect(met.cy.has.points).to.equal(2)
    expect(met.ada.view.players['2']!.secrets).to.deep.equal([])
    expect(met.ada.view.players['2']!.claimed).to.deep.equal(['conqueror'])
  })

  it('[TI-24.19] asks whoever has a secret objective, met or not, and of the others who could claim', () => {
    const asked = (scenario: Scenario) => {
      const t = status(scenario)
      return ['ada', 'bea', 'cy'].filter(name => t.open[name]?.includes('claim'))
    }
    expect(asked({ bea: { secrets: ['conqueror'] } })).to.deep.equal(['bea'])
    const jord = { planets: { jord: { groundForce: 1 } } }
    expect(asked({ bea: { secrets: ['conqueror'], ...jord } })).to.deep.equal(['bea'])
    expect(asked({ bea: { claimed: ['conqueror'] } })).to.deep.equal([])
    expect(
      asked({ bea: { secrets: ['conqueror'] }, cy: { planets: { 'arc-prime': { groundForce: 1 } } } }),
    ).to.deep.equal([])
  })

  it('[TI-24.06] looks at what was done this round', () => {
    const t = status({
      objectives: ['variant-win-a-space-battle'],
      bea: { deeds: [{ event: 'spaceBattleWon', of: '0', ships: 3, fighters: 0 }] },
      cy: { deeds: [{ event: 'spaceBattleWon', of: '0', ships: 2, fighters: 0 }] },
    })
    expect(t.open).to.deep.equal({ bea: ['claim'] })
  })

  it('[TI-6.20, TI-24.17] counts systems that are controlled with a ship that is no Fighter', () => {
    const ring = {
      '1-00': { cruiser: 1 },
      '1-01': { cruiser: 1 },
      '1-02': { cruiser: 1 },
      '1-03': { cruiser: 1 },
      '1-04': { cruiser: 1 },
    }
    const planets = { 'mecatol-rex': {}, wellon: {}, abyz: {}, fria: {}, saudor: {}, lodor: {} }
    const t = status({
      objectives: ['heart-of-the-galaxy'],
      bea: { planets, space: { ...ring, '1-05': { fighter: 1 } } },
    })
    t.settled('redistribute')
    const all = status({
      objectives: ['heart-of-the-galaxy'],
      bea: { planets, space: { ...ring, '1-05': { carrier: 1 } } },
    })
    expect(all.open).to.deep.equal({ bea: ['claim'] })
  })

  it('[TI-24.13] wins at once with an objective that says so', () => {
    const t = status({
      objectives: ['galactic-domination'],
      cy: { planets: { jord: {}, 'arc-prime': {}, 'wren-terra': {} } },
    })
    t.cy.does('claim', [{ objective: 'galactic-domination' }])
    expect(t.state.outcome!.winners).to.deep.equal(['2'])
  })

  it('[TI-24.08] makes the earlier player in the order of play the winner', () => {
    const t = status({
      objectives: ['spend-6-trade-goods'],
      ada: { points: 9, tradeGoods: 6 },
      bea: { points: 9, tradeGoods: 6 },
    })
    t.ada.does('claim', [{ objective: 'spend-6-trade-goods', payment: { planets: [], tradeGoods: 6 } }])
    expect(t.state.outcome!.winners).to.deep.equal(['0'])
    expect(t.state.outcome!.scores).to.deep.equal({ '0': 10, '1': 9, '2': 0 })
  })

  it('[TI-24.11, TI-24.12] breaks ties by objectives, planets, counters left and counters on the sheet', () => {
    const first = (scenario: Scenario) => leaders(status(scenario).state as TiState)
    expect(first({ bea: { points: 2 }, cy: { points: 2, claimed: ['conqueror'] } })).to.deep.equal(['2'])
    expect(first({ bea: { points: 2, planets: { wellon: {}, abyz: {} } }, cy: { points: 2 } })).to.deep.equal(
      ['1'],
    )
    expect(
      first({ bea: { points: 2, planets: { wellon: {} }, counters: { fleet: 2 } }, cy: { points: 2 } }),
    ).to.deep.equal(['1'])
  })
})

describe('twilight-imperium-3: elimination', () => {
  /** Bea’s last planets fall to Ada, who has Ground Forces above them. */
  function lastStand(bea: object = {}) {
    const t = ti({
      ada: {
        technologies: [],
        space: { '3-06': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] } },
      },
      bea: { tradeGoods: 3, secrets: ['technocrat'], activated: ['1-00'], ...bea },
      speaker: 'bea',
    })
    const land = { 'arc-prime': { groundForce: 1 }, 'wren-terra': { groundForce: 1 } }
    t.ada.does('act', '3-06', { moves: [], landings: land })
    t.ada.answers('arc-prime', 'wren-terra')
    return t
  }

  it('[TI-25.01, TI-25.03, TI-25.04] puts whoever has neither planets nor units out of the game', () => {
    const t = lastStand()
    expect(t.bea.has.eliminated).to.equal(true)
    expect(t.bea.has.tradeGoods).to.equal(0)
    expect(t.bea.has.secrets).to.deep.equal([])
    expect(t.state.activated).to.deep.equal({ '3-06': ['0'] })
    expect(t.state.speaker).to.equal('2')
    expect(t.log).to.include('bea has nothing left and is out of the game.')
    // Cy comes next.
    expect(t.open).to.deep.equal({ cy: ['turn'] })
  })

  it('[TI-2.19] reveals to nobody what leaves the game unseen', () => {
    const t = lastStand()
    for (const reader of [t.ada, t.bea, t.cy, t.spectator])
      expect(JSON.stringify([reader.view, reader.log])).not.to.match(/technocrat/i)
    expect(t.state.objectives.concat(t.state.decks.objectives)).not.to.include('technocrat')
  })

  it('[TI-25.01] keeps whoever has a unit left', () => {
    expect(lastStand({ space: { '1-00': { cruiser: 1 } } }).bea.has.eliminated).to.equal(false)
  })

  it('[TI-25.05] makes the last one left the winner', () => {
    const t = ti({
      ada: {
        technologies: [],
        space: { '3-06': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] } },
      },
      cy: { eliminated: true, passed: true },
      also: g => {
        for (const planet of ['arretze', 'hercant', 'kamdorn'] as const) delete g.planets[planet]
      },
    })
    t.ada.does('act', '3-06', {
      moves: [],
      landings: { 'arc-prime': { groundForce: 1 }, 'wren-terra': { groundForce: 1 } },
    })
    t.ada.answers('arc-prime', 'wren-terra')
    expect(t.state.outcome!.winners).to.deep.equal(['0'])
  })
})
