/** Leaders: where they are, and what becomes of them. Section 52. */
import type { LeaderId } from '../../games/twilight-imperium-3/data/index.ts'
import type { TiState } from '../../games/twilight-imperium-3/index.ts'
import { twilightImperium3 as module } from '../../games/twilight-imperium-3/index.ts'
import { gainPlanet } from '../../games/twilight-imperium-3/rules/control.ts'
import { table } from '../support/table.ts'
import { CARRIER, invades, invadesWith, led } from './leading.ts'
import { expect, ti } from './support.ts'

const options = { leaders: true }

const at = (g: TiState, id: LeaderId) => g.leaders![id]

describe('twilight-imperium-3: leaders', () => {
  it('[TI-52.01] begin on a planet or a ship of the home system, as their owner likes', () => {
    const t = ti({
      options,
      steps: [{ do: 'placeLeaders', nth: 0 }, { do: 'startActionPhase' }],
      ada: { space: { '3-00': { carrier: 2, fighter: 1 } } },
      bea: { space: { '3-06': { destroyer: 1 } } },
    })
    expect(t.ada.asked('placeLeader').pick!.options).to.deep.equal(['jord', 'carrier', 'fighter'])
    expect(Object.keys(t.open)).to.deep.equal(['ada', 'bea', 'cy'])
    for (let n = 0; n < 3; n++) {
      t.ada.answers('fighter')
      t.bea.answers('wren-terra')
      t.cy.answers('arretze')
    }
    expect(t.spectator.view.leaders).to.deep.equal({
      'sol-admiral': { of: '0', cell: '3-00', ship: 'fighter' },
      'sol-agent': { of: '0', cell: '3-00', ship: 'fighter' },
      'sol-diplomat': { of: '0', cell: '3-00', ship: 'fighter' },
      'letnev-admiral': { of: '1', planet: 'wren-terra' },
      'letnev-diplomat': { of: '1', planet: 'wren-terra' },
      'letnev-general': { of: '1', planet: 'wren-terra' },
      'hacan-diplomat': { of: '2', planet: 'arretze' },
      'hacan-general': { of: '2', planet: 'arretze' },
      'hacan-scientist': { of: '2', planet: 'arretze' },
    })
    expect(t.ada.isAsked('turn')).to.equal(true)
  })

  it('[TI-52.01] are not there without the option', () => {
    expect(table(module, { seats: ['ada', 'bea', 'cy'] }).state).to.not.have.property('leaders')
  })

  it('[TI-52.02, TI-52.03] go with any ship, without capacity, and everybody sees with which', () => {
    const t = led(
      { 'sol-admiral': 'jord', 'sol-agent': 'jord' },
      { ada: { space: { '3-00': { cruiser: 1 } } } },
    )
    t.ada.does('act', '2-00', {
      moves: [{ from: '3-00', ship: 'cruiser', count: 1, leaders: ['sol-admiral', 'sol-agent'] }],
    })
    t.nobodyPlays()
    expect(t.spectator.view.leaders!['sol-admiral']).to.deep.equal({ of: '0', cell: '2-00', ship: 'cruiser' })
    expect(t.spectator.view.leaders!['sol-agent']).to.deep.equal({ of: '0', cell: '2-00', ship: 'cruiser' })
    expect(t.log).to.include('The Sol Admiral is aboard: Cruiser in Vefut II.')
  })

  it('[TI-52.02, TI-52.18] are picked up only where the ship could load', () => {
    const t = led(
      { 'sol-admiral': 'jord', 'sol-agent': 'wellon', 'letnev-admiral': 'arc-prime' },
      { ada: { space: { '3-00': { cruiser: 1 } }, planets: { wellon: {} }, activated: ['1-00'] } },
    )
    const moves = (...leaders: string[]) => ({
      moves: [{ from: '3-00', ship: 'cruiser', count: 1, leaders }],
    })
    t.ada.cannot('act', ['2-00', moves('letnev-admiral')], { rule: 'TI-52.02' })
    t.ada.cannot('act', ['2-00', moves('sol-agent')], { rule: 'TI-15.10' })
    t.ada.cannot('act', ['2-00', moves('sol-admiral', 'sol-admiral')], { rule: 'TI-52.02' })
  })

  it('[TI-52.02] land on planets of others only with troops', () => {
    const t = led(
      { 'sol-agent': ['2-00', 'carrier'] },
      {
        ada: { space: { '2-00': { carrier: 1, laden: [CARRIER] } } },
        bea: { planets: { wellon: { groundForce: 1 } } },
      },
    )
    const plan = (landings: object) => ({
      moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
      landings,
      leaders: { 'sol-agent': 'wellon' },
    })
    t.ada.cannot('act', ['1-00', plan({})], { rule: 'TI-52.02' })
    t.ada.does('act', '1-00', plan({ wellon: { groundForce: 2 } }))
    expect(t.log).to.include('The Sol Agent is on Wellon.')
  })

  it('[TI-52.17] stay with the last ship of a kind', () => {
    const t = led({ 'sol-admiral': ['2-00', 'cruiser'] }, { ada: { space: { '2-00': { cruiser: 2 } } } })
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.nobodyPlays()
    expect(at(t.state, 'sol-admiral')!.cell).to.equal('2-00')
    const all = led({ 'sol-admiral': ['2-00', 'cruiser'] }, { ada: { space: { '2-00': { cruiser: 2 } } } })
    all.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 2 }] })
    all.nobodyPlays()
    expect(at(all.state, 'sol-admiral')!.cell).to.equal('1-00')
  })

  for (const [die, what, where] of [
    [5, 'is killed', undefined],
    [6, 'escapes', { of: '1', planet: 'arc-prime' }],
    [10, 'is captured', { of: '1', captor: '0' }],
  ] as const)
    it(`[TI-52.04] rolls ${die} when its ship is lost in a battle, and ${what}`, () => {
      const t = led(
        { 'letnev-general': ['1-00', 'destroyer'] },
        {
          dice: [10, 1, die],
          ada: { space: { '2-00': { cruiser: 1 } } },
          bea: { space: { '1-00': { destroyer: 1 } } },
        },
      )
      t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
      t.nobodyPlays()
      if (t.bea.isAsked('leaderEscapes')) t.bea.answers('arc-prime')
      t.nobodyPlays()
      expect(at(t.state, 'letnev-general')).to.deep.equal(where)
    })

  it('[TI-52.04] is killed when the ship is lost in another way', () => {
    const t = led(
      { 'sol-admiral': ['2-00', 'cruiser'] },
      {
        dice: [10],
        ada: { space: { '2-00': { cruiser: 1 } } },
        bea: { planets: { wellon: { pds: 1 } } },
      },
    )
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.bea.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    t.nobodyPlays()
    expect(at(t.state, 'sol-admiral')).to.equal(undefined)
    expect(t.log).to.include('The Sol Admiral is killed.')
  })

  it('[TI-52.04, TI-52.05] cannot escape to a planet under blockade', () => {
    const t = led(
      { 'letnev-general': ['1-00', 'destroyer'] },
      {
        dice: [10, 1, 6],
        ada: { space: { '2-00': { cruiser: 1 }, '3-06': { cruiser: 1 } } },
        bea: { space: { '1-00': { destroyer: 1 } } },
      },
    )
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.nobodyPlays()
    expect(at(t.state, 'letnev-general')).to.deep.equal({ of: '1', captor: '0' })
  })

  for (const [die, where] of [
    [5, { of: '1', captor: '0' }],
    [9, { of: '1', planet: 'saudor' }],
    [10, undefined],
  ] as const)
    it(`[TI-52.05] rolls ${die} when its planet is taken`, () => {
      const t = invades(
        { 'letnev-admiral': 'wellon' },
        {
          dice: [10, 10, 1, die],
          bea: { planets: { saudor: {} } },
          also: g => {
            for (const planet of ['arc-prime', 'wren-terra'] as const) delete g.planets[planet]
          },
        },
      )
      t.nobodyPlays()
      expect(at(t.state, 'letnev-admiral')).to.deep.equal(where)
    })

  it('[TI-52.05] escapes when control changes in another way, or is killed without a planet', () => {
    const t = led(
      { 'letnev-admiral': 'wellon' },
      { bea: { planets: { wellon: {} } }, also: g => gainPlanet(g, 'wellon', '0') },
    )
    expect(t.bea.asks[0]!.pick!.options).to.deep.equal(['arc-prime', 'wren-terra'])
    const last = led(
      { 'letnev-admiral': 'wellon' },
      {
        bea: { planets: { wellon: {} }, space: { '2-05': { cruiser: 1 } } },
        also: g => {
          for (const planet of ['arc-prime', 'wren-terra'] as const) delete g.planets[planet]
          gainPlanet(g, 'wellon', '0')
        },
      },
    )
    expect(at(last.state, 'letnev-admiral')).to.equal(undefined)
  })

  it('[TI-52.06] is captured by the defender when an invasion fails', () => {
    const t = invadesWith('sol-admiral', { dice: [1, 1, 10, 10], wellon: { groundForce: 2 } })
    t.nobodyPlays()
    expect(at(t.state, 'sol-admiral')).to.deep.equal({ of: '0', captor: '1' })
  })

  it('[TI-52.02] lives on a planet that it has taken part in taking', () => {
    const t = invadesWith('sol-admiral', { dice: [10, 10, 1] })
    t.nobodyPlays()
    expect(at(t.state, 'sol-admiral')).to.deep.equal({ of: '0', planet: 'wellon' })
  })

  it('[TI-52.06, TI-45.03] is killed when troops of nobody keep the planet', () => {
    const t = led(
      { 'sol-agent': ['1-00', 'carrier'] },
      {
        options: { ...options, custodians: true },
        dice: [1, 1, 10, 10],
        ada: { space: { '1-00': { carrier: 1, laden: [CARRIER] } } },
        also: g => {
          g.custodians = { groundForce: 2 }
        },
      },
    )
    t.ada.does('act', '0-00', {
      moves: [{ from: '1-00', ship: 'carrier', count: 1, laden: 0 }],
      landings: { 'mecatol-rex': { groundForce: 2 } },
      leaders: { 'sol-agent': 'mecatol-rex' },
    })
    t.nobodyPlays()
    expect(t.ada.planets).to.not.include('mecatol-rex')
    expect(at(t.state, 'sol-agent')).to.equal(undefined)
  })
})
