/** What leaders of each class do, and what becomes of those who are held. Section 52. */
import type { LeaderId } from '../../games/twilight-imperium-3/data/index.ts'
import { combatValue, type TiState } from '../../games/twilight-imperium-3/index.ts'
import { specialtiesOf } from '../../games/twilight-imperium-3/rules/objectives/progress.ts'
import { refuseBombardment } from '../../games/twilight-imperium-3/rules/tactical/bombardment.ts'
import { dockPrice } from '../../games/twilight-imperium-3/rules/tactical/production.ts'
import { technologyPrice } from '../../games/twilight-imperium-3/rules/technologies.ts'
import { CARRIER, invades, invadesWith, led } from './leading.ts'
import { expect, ti } from './support.ts'

const at = (g: TiState, id: LeaderId) => g.leaders![id]

describe('twilight-imperium-3: Admirals', () => {
  const attack = (where: Parameters<typeof led>[0], dice: number[] = [], also?: (g: TiState) => void) => {
    const t = led(where, {
      dice,
      ...(also && { also }),
      ada: { space: { '2-00': { cruiser: 2 } } },
      bea: { space: { '1-00': { cruiser: 1 } }, activated: ['2-01'] },
    })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 2 }] })
    t.nobodyPlays()
    return t
  }

  it('[TI-52.10] let their ship roll one die more', () => {
    const t = attack({ 'sol-admiral': ['2-00', 'cruiser'] }, [1, 1, 10, 1])
    expect(t.log.join(' ')).to.include('(space battle, 7 or more): 1, 1, and 10. 1 hit.')
    expect(t.bea.ships('1-00')).to.deep.equal({})
  })

  it('[TI-52.10] keep whoever they attack from retreating, but not another Admiral', () => {
    expect(attack({}).bea.isAsked('announce')).to.equal(true)
    expect(attack({ 'sol-admiral': ['2-00', 'cruiser'] }, [1, 1, 10, 1]).bea.isAsked('announce')).to.equal(
      false,
    )
    const both = { 'sol-admiral': ['2-00', 'cruiser'], 'letnev-admiral': ['1-00', 'cruiser'] } as const
    expect(attack({ ...both } as never).bea.isAsked('announce')).to.equal(true)
  })

  it('[TI-52.10] make the way of one Dreadnought longer', () => {
    const plan = (...leaders: string[]) => ({
      moves: [{ from: '3-00', ship: 'dreadnought', count: 1, ...(leaders.length > 0 && { leaders }) }],
    })
    const two = led({ 'sol-admiral': 'jord' }, { ada: { space: { '3-00': { dreadnought: 2 } } } })
    two.ada.cannot('act', ['1-00', plan()], { rule: 'TI-15.02' })
    two.ada.cannot('act', ['1-00', { moves: [{ ...plan('sol-admiral').moves[0]!, count: 2 }] }], {
      rule: 'TI-15.02',
    })
    two.ada.does('act', '1-00', plan('sol-admiral'))
    two.nobodyPlays()
    expect(two.ada.ships('1-00')).to.deep.equal({ dreadnought: 1 })
    expect(at(two.state, 'sol-admiral')).to.deep.equal({ of: '0', cell: '1-00', ship: 'dreadnought' })
  })
})

describe('twilight-imperium-3: Generals', () => {
  const norr = { ada: { race: 'norr' } } as const

  it('[TI-52.11, TI-52.22] roll up to two misses again in each round', () => {
    const t = invadesWith('norr-general', { ...norr, dice: [1, 1, 1, 10, 1], wellon: { groundForce: 1 } })
    t.nobodyPlays()
    // Two Ground Forces of Norr miss, Bea misses, and of the two rolled again one hits.
    expect(t.log.join(' ')).to.include("ada rolls again (N'orr General): 10 and 1. 1 hit.")
    expect(t.ada.planets).to.include('wellon')
  })

  it('[TI-52.11, TI-52.15] of two each rolls two dice again', () => {
    const t = invades(
      { 'norr-general': ['2-00', 'carrier'], 'norr-general-2': ['2-00', 'carrier'] },
      {
        ...norr,
        landing: { 'norr-general': 'wellon', 'norr-general-2': 'wellon' },
        dice: [1, 1, 1, 1, 10],
      },
    )
    t.nobodyPlays()
    // No die twice: there are only two.
    expect(t.log.join(' ')).to.include("ada rolls again (N'orr General): 1 and 10. 1 hit.")
  })

  it('[TI-52.11, TI-52.15] make Ground Forces of their planet hit more easily, and bombardment less, once', () => {
    const g = led({ 'letnev-general': 'wellon' }, { bea: { planets: { wellon: { groundForce: 1 } } } }).state
    const about = { cell: '1-00', planet: 'wellon' } as const
    const defends = { ...about, seat: '1', against: '0', rollFor: 'invasion', attacking: false } as const
    expect(combatValue(g, 'groundForce', defends).total).to.equal(7)
    expect(combatValue(g, 'groundForce', { ...defends, attacking: true }).total).to.equal(8)
    const bombs = { ...about, seat: '0', against: '1', rollFor: 'bombardment', attacking: true } as const
    expect(combatValue(g, 'dreadnought', bombs).total).to.equal(9)
    expect(combatValue(g, 'dreadnought', bombs).terms.map(({ amount }) => amount)).to.deep.equal([5, 4])
  })
})

describe('twilight-imperium-3: Scientists', () => {
  it('[TI-52.12] let the specialty of their planet count twice', () => {
    const t = led({ 'hacan-scientist': 'zohbat' }, { cy: { planets: { zohbat: {} } } })
    expect(technologyPrice(t.state, '2', 'xrd-transporters', 6).total).to.equal(4)
    expect(specialtiesOf(t.cy.view, '2')).to.deep.equal(['blue', 'blue'])
    const without = led({}, { cy: { planets: { zohbat: {} } } })
    expect(technologyPrice(without.state, '2', 'xrd-transporters', 6).total).to.equal(5)
  })

  it('[TI-52.12] make a new Space Dock there cheaper', () => {
    const t = led({ 'hacan-scientist': 'zohbat' }, { cy: { planets: { zohbat: {}, mellon: {} } } })
    expect(dockPrice(t.state, '2', 'zohbat').total).to.equal(2)
    expect(dockPrice(t.state, '2', 'mellon').total).to.equal(4)
  })

  it('[TI-52.12] let PDS there hit more easily, into space and at landings', () => {
    const t = led(
      { 'hacan-scientist': 'wellon' },
      {
        dice: [5, 5],
        ada: { space: { '2-00': { cruiser: 1 } } },
        cy: { technologies: [], planets: { wellon: { pds: 1 } } },
      },
    )
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.cy.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    t.nobodyPlays()
    expect(t.log).to.include('cy rolls for 1 PDS (PDS fire, 5 or more): 5. 1 hit.')
  })

  it('[TI-52.12] keep War Suns from bombarding a planet with a PDS', () => {
    const t = (pds: number) =>
      led(
        { 'hacan-scientist': 'wellon' },
        {
          ada: { space: { '1-00': { warSun: 1 } } },
          cy: { planets: { wellon: { groundForce: 1, ...(pds > 0 && { pds }) } } },
        },
      )
    const refused = (pds: number) =>
      refuseBombardment(t(pds).ada.view, '0', '1-00', { wellon: { warSun: 1 } })?.rule
    expect(refused(1)).to.equal('TI-52.12')
    expect(refused(0)).to.equal(undefined)
  })
})

describe('twilight-imperium-3: Diplomats', () => {
  it('[TI-52.13] cancel one invasion, and all who have landed go back aboard', () => {
    const t = invades(
      { 'letnev-diplomat': 'wellon', 'sol-agent': ['2-00', 'carrier'] },
      { landing: { 'sol-agent': 'wellon' } },
    )
    t.bea.answers('cancel')
    t.nobodyPlays()
    expect(t.bea.planets).to.include('wellon')
    expect(t.state.space['1-00']!['0']!.laden).to.deep.equal([CARRIER])
    expect(at(t.state, 'sol-agent')).to.deep.equal({ of: '0', cell: '1-00', ship: 'carrier' })
    expect(t.state.fights).to.deep.equal([])
  })

  it('[TI-52.13] are tired in this round and the next one', () => {
    const tired = (until: 'endOfRound' | 'endOfNextRound') =>
      invades(
        { 'letnev-diplomat': 'wellon' },
        {
          dice: [10, 10, 1, 10],
          also: g => {
            g.effects = [{ id: 'diplomat', by: '1', planet: 'wellon', until }]
          },
        },
      )
    for (const until of ['endOfRound', 'endOfNextRound'] as const) {
      const t = tired(until)
      t.nobodyPlays()
      expect(t.ada.planets).to.include('wellon')
    }
  })

  it('[TI-52.13] need not: the invasion is fought', () => {
    const t = invades({ 'letnev-diplomat': 'wellon' }, { dice: [10, 10, 1, 10] })
    t.bea.answers()
    t.nobodyPlays()
    expect(t.ada.planets).to.include('wellon')
    expect(at(t.state, 'letnev-diplomat')).to.equal(undefined)
  })

  const passes = (leaders: string[]) => {
    const t = led(
      { 'sol-diplomat': ['3-00', 'cruiser'] },
      {
        ada: { space: { '3-00': { cruiser: 2 } } },
        // Every way of two steps to 1-00 leads past Bea.
        bea: { space: { '2-00': { destroyer: 1 } } },
      },
    )
    return { t, moves: [{ from: '3-00', ship: 'cruiser', count: 1, ...(leaders.length > 0 && { leaders }) }] }
  }

  it('[TI-52.13, TI-52.21] let a fleet pass ships of others who permit it', () => {
    const { t, moves } = passes(['sol-diplomat'])
    t.ada.cannot('act', ['1-00', passes([]).moves && { moves: passes([]).moves }], { rule: 'TI-15.02' })
    t.ada.does('act', '1-00', { moves })
    t.bea.answers('permit')
    t.nobodyPlays()
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-52.13, TI-52.21] not past those who refuse: the way is asked for again', () => {
    const { t, moves } = passes(['sol-diplomat'])
    t.ada.does('act', '1-00', { moves })
    t.bea.answers()
    expect(t.ada.isAsked('move')).to.equal(true)
    t.ada.cannot('move', [moves], { rule: 'TI-15.02' })
    t.ada.does('move', [])
    t.nobodyPlays()
    expect(t.ada.ships('3-00')).to.deep.equal({ cruiser: 2 })
    expect(t.state.effects.filter(({ id }) => id.startsWith('passage'))).to.deep.equal([])
  })
})

describe('twilight-imperium-3: Agents', () => {
  it('[TI-52.14] silence the PDS of a planet where they land', () => {
    const t = invadesWith('sol-agent', { wellon: { pds: 2 } })
    t.bea.does('firePds', [])
    t.nobodyPlays()
    expect(t.log.some(entry => entry.includes('PDS fire'))).to.equal(false)
  })

  it('[TI-52.14, TI-38.04] capture what stands there, without Shock Troops', () => {
    const t = invadesWith('sol-agent', { wellon: { pds: 1, spaceDock: 1 } })
    t.bea.does('firePds', [])
    t.nobodyPlays()
    expect(t.ada.asked('capture').pick!.options).to.deep.equal(['spaceDock', 'pds'])
    t.ada.answers('spaceDock', 'pds')
    t.nobodyPlays()
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2, spaceDock: 1, pds: 1 })
    const without = invades({}, { wellon: { spaceDock: 1 } })
    without.nobodyPlays()
    expect(without.units('wellon')).to.deep.equal({ groundForce: 2 })
  })

  it('[TI-52.14, TI-52.23] are given up against an action card', () => {
    const t = ti({
      options: { leaders: true },
      ada: { technologies: [] },
      bea: { actionCards: ['civil-defense'], strategy: ['initiative'] },
      also: g => {
        g.leaders = { 'sol-agent': { of: '0', planet: 'jord' }, 'sol-diplomat': { of: '0', planet: 'jord' } }
      },
    })
    t.bea.plays('civil-defense', { planet: 'arc-prime' })
    expect(t.open).to.deep.equal({ ada: ['window'] })
    expect(t.ada.legal.map(({ move }) => move)).to.deep.equal(['sacrificeAgent', 'passWindow'])
    t.ada.does('sacrificeAgent', 'sol-agent')
    expect(t.units('arc-prime')).to.deep.equal({})
    expect(at(t.state, 'sol-agent')).to.equal(undefined)
    expect(t.state.discards.actionCards).to.deep.equal(['civil-defense'])
    expect(t.log).to.include('ada gives up the Sol Agent, who acts as a Sabotage.')
  })

  it('[TI-52.14] are left alone by those who pass, and held ones do nothing', () => {
    const t = ti({
      options: { leaders: true },
      bea: { actionCards: ['civil-defense'], strategy: ['initiative'] },
      also: g => {
        g.leaders = { 'sol-agent': { of: '0', captor: '2' } }
      },
    })
    t.bea.plays('civil-defense', { planet: 'arc-prime' })
    expect(t.units('arc-prime')).to.deep.equal({ pds: 2 })
    expect(at(t.state, 'sol-agent')).to.deep.equal({ of: '0', captor: '2' })
  })
})

describe('twilight-imperium-3: captives', () => {
  const held = (steps: 'captives' | 'rescue' = 'captives') =>
    led(
      { 'letnev-admiral': { captor: '0' }, 'sol-agent': { captor: '1' } },
      {
        steps: [
          steps === 'captives' ? { do: 'captives' } : { do: 'rescue', seat: '0', of: '1' },
          { do: 'startActionPhase' },
        ],
      },
    )

  it('[TI-52.07, TI-52.25] are kept, freed, given or executed by whoever holds them, one after another', () => {
    const t = held()
    expect(t.ada.asked('captive').pick!.options).to.deep.equal(['keep', 'free', 'give', 'execute'])
    t.ada.answers('free')
    expect(t.bea.asked('leaderEscapes').pick!.options).to.deep.equal(['arc-prime', 'wren-terra'])
    t.bea.answers('wren-terra')
    expect(at(t.state, 'letnev-admiral')).to.deep.equal({ of: '1', planet: 'wren-terra' })
    t.bea.answers('give')
    expect(t.bea.asked('giveCaptive').pick!.options).to.deep.equal(['2'])
    t.bea.answers('2')
    expect(at(t.state, 'sol-agent')).to.deep.equal({ of: '0', captor: '2' })
    const dead = held()
    dead.ada.answers('execute')
    dead.bea.answers('keep')
    expect(dead.state.leaders).to.deep.equal({ 'sol-agent': { of: '0', captor: '1' } })
  })

  it('[TI-52.25] cannot be freed when their owner has no planet', () => {
    const t = led(
      { 'letnev-admiral': { captor: '0' } },
      {
        steps: [{ do: 'captives' }, { do: 'startActionPhase' }],
        bea: { space: { '2-05': { cruiser: 1 } } },
        also: g => {
          for (const planet of ['arc-prime', 'wren-terra'] as const) delete g.planets[planet]
        },
      },
    )
    expect(t.ada.asked('captive').pick!.options).to.deep.equal(['keep', 'give', 'execute'])
  })

  it('[TI-52.08] may be rescued from a planet of whoever holds them', () => {
    const t = invades(
      { 'sol-agent': { captor: '1' }, 'hacan-general': { captor: '1' } },
      { dice: [10, 10, 1, 9] },
    )
    t.nobodyPlays()
    expect(t.ada.asked('rescue').pick!.options).to.deep.equal(['sol-agent', 'hacan-general'])
    t.ada.answers('hacan-general')
    t.nobodyPlays()
    expect(at(t.state, 'hacan-general')).to.deep.equal({ of: '2', captor: '0' })
    const unlucky = invades({ 'sol-agent': { captor: '1' } }, { dice: [10, 10, 1, 8] })
    unlucky.nobodyPlays()
    expect(at(unlucky.state, 'sol-agent')).to.deep.equal({ of: '0', captor: '1' })
  })

  it('[TI-52.08] are all taken with the last planet', () => {
    const t = invades(
      { 'sol-agent': { captor: '1' }, 'hacan-general': { captor: '1' } },
      {
        dice: [10, 10, 1],
        bea: { space: { '2-05': { cruiser: 1 } } },
        also: g => {
          for (const planet of ['arc-prime', 'wren-terra'] as const) delete g.planets[planet]
        },
      },
    )
    t.nobodyPlays()
    t.ada.answers('wellon')
    t.nobodyPlays()
    expect(at(t.state, 'sol-agent')).to.deep.equal({ of: '0', planet: 'wellon' })
    expect(at(t.state, 'hacan-general')).to.deep.equal({ of: '2', captor: '0' })
  })
})
