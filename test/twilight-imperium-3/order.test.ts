/** In which order things happen, and what is never decided for anybody. Sections 1, 4, 10, 13, 14, 18, 21, 24 and 57. */
import { entriesOf } from '../../games/twilight-imperium-3/data/index.ts'
import { table } from '../support/table.ts'
import { expect, type Has, module, type TiTable, ti } from './support.ts'

type Three = TiTable<'ada' | 'bea' | 'cy'>

const TROOPS = (groundForce: number) => [{ ship: 'carrier' as const, cargo: { groundForce } }]

/** Where each of these texts stands in the log; all of them must. */
const places = (t: Three, texts: readonly RegExp[]) =>
  texts.map(text => {
    const at = t.log.findIndex(one => text.test(one))
    expect(at, `${text} in\n${t.log.join('\n')}`).to.be.at.least(0)
    return at
  })

const ascending = (numbers: readonly number[]) => [...numbers].sort((one, other) => one - other)

describe('twilight-imperium-3: whose units are whose', () => {
  it('[TI-1.03] calls everybody else an enemy, a partner in trade as well', () => {
    const t = ti({
      ada: { technologies: [], contracts: ['1', null], space: { '2-00': { cruiser: 1 } } },
      bea: { technologies: [], contracts: ['0', null], space: { '1-00': { cruiser: 1 } } },
      dice: [10, 1],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    expect(t.log.some(text => / attacks /.test(text))).to.equal(true)
  })

  it('[TI-1.15, TI-18.03] takes a planet that nobody controls without a fight', () => {
    const t = ti({ ada: { space: { '1-00': { carrier: 1, laden: TROOPS(1) } } } })
    expect(t.spectator.view.planets).not.to.have.property('wellon')
    t.ada.does('act', '1-00', { moves: [], landings: { wellon: { groundForce: 1 } } })
    expect(t.ada.planets).to.include('wellon')
    expect(t.log.some(text => / invades /.test(text))).to.equal(false)
  })
})

describe('twilight-imperium-3: as much as there is', () => {
  it('[TI-1.12] lets “up to” be none', () => {
    const t = ti({ ada: { space: { '1-00': { carrier: 1, laden: TROOPS(2) } } } })
    t.ada.does('act', '1-00', { moves: [] })
    t.ada.does('land', {})
    expect(t.ada.planets).not.to.include('wellon')
  })

  it('[TI-1.18] takes no more hits than there are ships', () => {
    const t = ti({
      ada: { technologies: [], counters: { fleet: 4 }, space: { '2-00': { cruiser: 4 } } },
      bea: { technologies: [], space: { '1-00': { destroyer: 1 } } },
      dice: [10, 10, 10, 10, 1],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 4 }] })
    expect(t.bea.ships('1-00')).to.deep.equal({})
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 4 })
  })

  it('[TI-1.18] refuses what must be paid in full', () => {
    const t = ti({ ada: { counters: { strategy: 0 }, planets: { wellon: {} } } })
    t.ada.cannot('orbitalDrop', ['wellon'], { rule: 'TI-8.05', key: 'noStrategyCounter' })
  })
})

describe('twilight-imperium-3: bonuses of space battles', () => {
  it('[TI-1.11, TI-6.03] counts the bonus of a Nebula in combat rounds, not in the barrage before', () => {
    const t = ti({
      ada: {
        technologies: [],
        counters: { fleet: 4 },
        space: { '1-05': { carrier: 1, fighter: 2 } },
        tiles: [],
      },
      bea: { technologies: [], space: { '1-04': { destroyer: 1 } } },
      dice: [1, 1, 1, 1, 1, 10],
    })
    t.ada.does('act', '1-04', {
      moves: [
        {
          from: '1-05',
          ship: 'carrier',
          count: 1,
          load: [{ at: '1-05', units: { fighter: 2 } }],
        },
      ],
    })
    const rolls = t.log.filter(text => /^bea rolls/i.test(text))
    expect(rolls[0]).to.match(/9 or more/)
    expect(rolls[1]).to.match(/8 or more/)
  })
})

describe('twilight-imperium-3: the course of a game', () => {
  it('[TI-4.01] sets up races, then the galaxy, then units, then begins with the strategy phase', () => {
    const t = table(module, {
      seats: ['ada', 'bea', 'cy'],
      options: { galaxy: 'build', raceSelection: 'draft' },
    })
    const asked: string[] = []
    for (let i = 0; i < 200 && t.state.phase !== 'strategy'; i++) {
      const [name, kinds] = Object.entries(t.open)[0]!
      if (asked.at(-1) !== kinds[0]) asked.push(kinds[0]!)
      const { move, args } = t.seat(name).legal[0]!
      t.seat(name).does(move, ...args.slice(1))
    }
    expect(asked.filter(kind => kind !== 'placeStart')).to.deep.equal(['chooseRace', 'placeTile'])
    expect(asked.indexOf('placeStart')).to.be.oneOf([-1, 2])
    expect(t.state.round).to.equal(1)
  })

  it('[TI-4.03] gives everybody Command Counters and the technologies of the race', () => {
    const t = table(module, { seats: ['ada', 'bea', 'cy'] })
    for (const { counters, technologies, race } of Object.values(t.ada.view.players)) {
      expect(counters.command + counters.fleet + counters.strategy, race!).to.be.at.least(7)
      expect(technologies.length, race!).to.be.at.least(1)
    }
  })

  it('[TI-10.03] goes on for any number of rounds', () => {
    const t = ti({
      round: 40,
      ada: { strategy: { diplomacy: 'used' } },
      bea: { strategy: { trade: 'used' } },
      cy: { strategy: { imperial: 'used' } },
    })
    for (const seat of [t.ada, t.bea, t.cy]) seat.does('pass')
    for (let i = 0; i < 40 && t.state.phase === 'status'; i++) {
      const [name] = Object.keys(t.open)
      const { move, args } = t.seat(name!).legal[0]!
      t.seat(name!).does(move, ...args.slice(1))
    }
    expect(t.state.outcome).to.equal(null)
    expect([t.state.phase, t.state.round]).to.deep.equal(['strategy', 41])
  })

  it('[TI-13.04] lets a player use the secondary abilities of several cards in a round', () => {
    const t = ti({
      ada: { strategy: ['technology', 'diplomacy'] },
      bea: { planets: { wellon: { exhausted: true } }, counters: { strategy: 3 }, tradeGoods: 8 },
      cy: { passed: true },
    })
    t.ada.does('strategic', 'technology', { technology: 'xrd-transporters' })
    t.bea.does('secondary', t.bea.legal.find(({ move }) => move === 'secondary')!.args[1])
    if (t.cy.isAsked('secondary')) t.cy.does('letGo')
    t.bea.does('act', '3-05', { moves: [] })
    t.ada.does('strategic', 'diplomacy', { opponent: '2' })
    t.bea.does('secondary', { planets: ['wellon'] })
    expect(t.state.planets.wellon!.exhausted).to.equal(undefined)
    expect(t.bea.has.counters.strategy).to.equal(1)
  })

  it('[TI-13.05] insists on what a primary ability must do', () => {
    const t = ti({ ada: { strategy: ['diplomacy', 'technology'] } })
    t.ada.cannot('strategic', ['diplomacy', {}], { rule: 'TI-13.15', key: 'nameOpponent' })
    t.ada.cannot('strategic', ['technology', {}], { rule: 'TI-13.40', key: 'nameTechnology' })
  })
})

describe('twilight-imperium-3: the order within an action', () => {
  it('[TI-14.01, TI-57.04] moves, is shot at, fights, lands, invades and builds, in this order', () => {
    const t = ti({
      ada: {
        technologies: [],
        tradeGoods: 3,
        counters: { fleet: 5 },
        space: { '2-00': { cruiser: 3, carrier: 1, laden: TROOPS(3) } },
        planets: { jord: { spaceDock: 1 } },
      },
      bea: {
        technologies: [],
        planets: { wellon: { groundForce: 1, pds: 1 } },
        space: { '1-00': { destroyer: 1 } },
      },
      dice: [1, 10, 10, 10, 10, 1, 1, 10, 10, 10, 1],
    })
    t.ada.does('act', '1-00', {
      moves: [
        { from: '2-00', ship: 'cruiser', count: 3 },
        { from: '2-00', ship: 'carrier', count: 1, laden: 0 },
      ],
      landings: { wellon: { groundForce: 3 } },
    })
    t.bea.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    const at = places(t, [/activates/, /moves/, /fires/, /attacks/, /lands/, /invades/])
    expect(at).to.deep.equal(ascending(at))
    const [, ours, theirs] = t.log.flatMap((text, i) => (/ rolls for /.test(text) ? [i] : []))
    // Both sides of a combat round roll before anything is taken.
    expect(theirs! - ours!).to.be.at.most(2)
  })

  it('[TI-18.07] leaves Ground Forces on the planet on which they were landed', () => {
    const t = ti({
      ada: {
        tradeGoods: 3,
        planets: { wellon: { spaceDock: 1 } },
        space: { '1-00': { carrier: 1, laden: TROOPS(2) } },
      },
    })
    t.ada.does('act', '1-00', { moves: [], landings: { wellon: { groundForce: 2 } } })
    expect(t.ada.isAsked('produce')).to.equal(true)
    expect(new Set(t.ada.legal.map(({ move }) => move))).to.deep.equal(new Set(['produce']))
    expect(t.units('wellon').groundForce).to.equal(2)
  })

  it('[TI-57.05] takes fighters without a ship before it looks who is out of the game', () => {
    const t = ti({
      ada: { technologies: [], counters: { fleet: 5 }, space: { '2-00': { cruiser: 5 } } },
      bea: { technologies: [], space: { '1-00': { carrier: 1, fighter: 2 } } },
      also: g => {
        for (const [planet, { by }] of entriesOf(g.planets)) if (by === '1') delete g.planets[planet]
      },
      dice: [10, 1, 1, 1, 1, 1, 1, 1],
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 5 }] })
    while (t.bea.isAsked('takeHits') || Object.keys(t.open)[0] !== 'cy') {
      const [name] = Object.keys(t.open)
      if (name === undefined || name === 'cy') break
      const seat = t.seat(name)
      const carrier = seat.legal.find(one => JSON.stringify(one.args).includes('carrier')) ?? seat.legal[0]!
      seat.does(carrier.move, ...carrier.args.slice(1))
    }
    expect(t.bea.ships('1-00')).to.deep.equal({})
    expect(t.bea.has.eliminated).to.equal(true)
    const at = places(t, [/bea loses 1 Carrier/i, /bea is out of the game|nothing left/i])
    expect(at).to.deep.equal(ascending(at))
  })

  it('[TI-57.09] waits for whoever must decide: nobody else can go on', () => {
    const t = ti({ ada: { space: { '1-00': { carrier: 1, laden: TROOPS(1) } } } })
    t.ada.does('act', '1-00', { moves: [] })
    expect(t.open).to.deep.equal({ ada: ['land'] })
    expect([t.bea.legal, t.cy.legal]).to.deep.equal([[], []])
  })
})

describe('twilight-imperium-3: transfers and neighbours', () => {
  it('[TI-21.07] lets a transfer go where Diplomacy keeps no enemy out', () => {
    const t = ti({
      ada: {
        technologies: [],
        strategy: ['diplomacy', 'technology'],
        planets: { wellon: { groundForce: 1 }, 'vefut-ii': { groundForce: 1 } },
        space: { '1-00': { cruiser: 1 }, '2-00': { cruiser: 1 } },
      },
    })
    t.ada.does('strategic', 'diplomacy', { opponent: '1' })
    for (const seat of [t.bea, t.cy]) if (seat.isAsked('secondary')) seat.does('letGo')
    t.bea.does('act', '3-05', { moves: [] })
    t.cy.does('act', '3-11', { moves: [] })
    t.ada.does('transfer', '1-00', '2-00', {
      there: [{ from: '1-00', ship: 'cruiser', count: 1 }],
      back: [],
    })
    expect(t.ada.ships('2-00')).to.deep.equal({ cruiser: 2 })
  })

  it('[TI-24.18] counts an eliminated neighbour with nothing', () => {
    const t = ti({
      objectives: ['more-influential-than-both-neighbours'],
      ada: { planets: { meer: { exhausted: true } }, strategy: { diplomacy: 'used' } },
      bea: { eliminated: true },
      cy: { strategy: { imperial: 'used' } },
      also: g => {
        for (const [planet, { by }] of entriesOf(g.planets)) if (by === '1') delete g.planets[planet]
      },
    })
    t.ada.does('pass')
    t.cy.does('pass')
    // Meer and the own home against that of Hacan alone.
    const claims = t.ada.legal.filter(({ move }) => move === 'claim')
    expect(JSON.stringify(claims)).to.include('more-influential-than-both-neighbours')
  })

  it('[TI-7.10] wants control of the planet Mecatol Rex, not of its system', () => {
    const claims = (planets: NonNullable<Has['planets']>) => {
      const t = ti({
        ada: {
          planets,
          secrets: ['forceful'],
          counters: { fleet: 5 },
          strategy: { diplomacy: 'used' },
          space: { '0-00': { dreadnought: 4 } },
        },
        bea: { strategy: { trade: 'used' } },
        cy: { strategy: { imperial: 'used' } },
      })
      for (const seat of [t.ada, t.bea, t.cy]) seat.does('pass')
      return JSON.stringify(t.ada.legal.filter(({ move }) => move === 'claim'))
    }
    expect(claims({})).not.to.include('forceful')
    expect(claims({ 'mecatol-rex': { groundForce: 1, spaceDock: 1 } })).to.include('forceful')
  })
})
