import type { TechnologyId } from '../../games/twilight-imperium-3/data/index.ts'
import { expect, type Has, type Scenario, ti } from './support.ts'

const PAID = (tradeGoods: number) => ({ planets: [], tradeGoods })

/** Mines lie where `mines` says, of the seats by number. */
function mined(mines: { [cell: string]: string[] }, { also, ...more }: Scenario = {}) {
  return ti({
    options: { spaceMines: true },
    ...more,
    ada: { technologies: [], counters: { fleet: 9 }, ...more.ada },
    also(g) {
      g.mines = mines
      also?.(g)
    },
  })
}

/** Ada comes to 1-00 with these ships of 2-00. */
function comes(ships: Has['space'], mines: string[], more: Scenario = {}) {
  const t = mined({ '1-00': mines }, { ...more, ada: { ...more.ada, space: ships! } })
  const fleet = t.state.space['2-00']!['0']!
  const moves = Object.entries(fleet.ships)
    .filter(([ship]) => ship !== 'fighter')
    .map(([ship, count]) => ({
      from: '2-00',
      ship,
      count,
      ...(fleet.damaged[ship as 'dreadnought'] && { damaged: fleet.damaged[ship as 'dreadnought'] }),
      ...(fleet.laden.some(one => one.ship === ship) && { laden: 0 }),
    }))
  t.ada.does('act', '1-00', { moves, landings: {} })
  return t
}

describe('twilight-imperium-3: space mines', () => {
  it('[TI-39.01, TI-39.04] lets a Cruiser lay one mine for 2 resources, without a Space Dock', () => {
    const t = mined({}, { ada: { space: { '1-00': { cruiser: 1 } }, tradeGoods: 4 } })
    t.ada.does('act', '1-00', { moves: [] })
    expect(t.open).to.deep.equal({ ada: ['produce'] })
    t.ada.cannot('produce', [{ docks: {}, newDocks: [], mine: '1-00', payment: PAID(1) }], {
      rule: 'TI-7.06',
    })
    t.ada.cannot('produce', [{ docks: {}, newDocks: [], mine: '1-01', payment: PAID(2) }], {
      rule: 'TI-39.01',
    })
    t.ada.does('produce', { docks: {}, newDocks: [], mine: '1-00', payment: PAID(2) })
    expect(t.state.mines).to.deep.equal({ '1-00': ['0'] })
    expect(t.ada.has.tradeGoods).to.equal(2)
    expect(t.log).to.include('ada lays a space mine in Wellon.')
  })

  it('[TI-39.01] lays none without the option, and none by the Imperial card', () => {
    const none = ti({ ada: { space: { '1-00': { cruiser: 1 } }, tradeGoods: 4 } })
    none.ada.does('act', '1-00', { moves: [] })
    expect(none.open).to.deep.equal({ bea: ['turn'] })
    const t = mined(
      {},
      {
        ada: {
          strategy: ['initiative', 'diplomacy'],
          tradeGoods: 4,
          space: { '3-00': { cruiser: 1 } },
          planets: { jord: { spaceDock: 1 } },
        },
        bea: { strategy: ['imperial', 'logistics'] },
        cy: { strategy: ['trade', 'warfare'] },
        steps: [{ do: 'secondary', seat: '0', card: 'imperial' }, { do: 'startActionPhase' }],
      },
    )
    t.ada.cannot(
      'secondary',
      [{ production: { docks: { jord: { destroyer: 1 } }, newDocks: [], mine: '3-00', payment: PAID(3) } }],
      {
        rule: 'TI-39.01',
      },
    )
  })

  it('[TI-39.02] needs a Cruiser that was there before', () => {
    const t = mined({}, { ada: { planets: { jord: { spaceDock: 1 } }, tradeGoods: 9 } })
    t.ada.does('act', '3-00', { moves: [] })
    t.ada.cannot(
      'produce',
      [{ docks: { jord: { cruiser: 1 } }, newDocks: [], mine: '3-00', payment: PAID(4) }],
      { rule: 'TI-39.01', key: 'needsCruiser' },
    )
    t.ada.does('produce', { docks: { jord: { cruiser: 1 } }, newDocks: [], payment: PAID(2) })
  })

  it('[TI-39.03, TI-2.13] has 12 tokens for all players', () => {
    const all = { '2-04': Array(6).fill('1'), '2-06': Array(6).fill('2') }
    const t = mined(all, { ada: { space: { '1-00': { cruiser: 1 } }, tradeGoods: 4 } })
    t.ada.cannot(
      'act',
      ['1-00', { moves: [], produce: { docks: {}, newDocks: [], mine: '1-00', payment: PAID(2) } }],
      { rule: 'TI-39.03' },
    )
  })

  it('[TI-39.05] rolls a die for each ship that comes but Fighters: 9 or 10 hits it, and one mine is gone', () => {
    const t = comes({ '2-00': { cruiser: 2, destroyer: 1 } }, ['1', '1'], { dice: [8, 9, 10] })
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.state.mines).to.deep.equal({ '1-00': ['1'] })
    expect(t.log).to.include('ada rolls for 2 Cruisers among space mines (9 or more): 8 and 9. 1 hit.')
  })

  it('[TI-39.05] damages a ship that can sustain damage, and destroys one that is damaged', () => {
    const sound = comes({ '2-00': { dreadnought: 1 } }, ['1'], { dice: [9] })
    expect(sound.state.space['1-00']!['0']!.damaged).to.deep.equal({ dreadnought: 1 })
    const hurt = comes({ '2-00': { dreadnought: 1, damaged: { dreadnought: 1 } } }, ['1'], { dice: [9] })
    expect(hurt.ada.ships('1-00')).to.deep.equal({})
  })

  it('[TI-39.05, TI-9.14] loses what a ship has aboard with it', () => {
    const laden = [{ ship: 'carrier' as const, cargo: { groundForce: 2 } }]
    const t = comes({ '2-00': { carrier: 1, laden } }, ['1'], { dice: [9] })
    expect(t.state.space['1-00']).to.equal(undefined)
  })

  it('[TI-39.05, TI-14.01] comes after PDS fire: what is lost there rolls no die, and then no mine is gone', () => {
    const t = comes({ '2-00': { cruiser: 1 } }, ['1'], {
      bea: { planets: { wellon: { pds: 1 } } },
      dice: [6],
    })
    t.bea.does('firePds', [{ planet: 'wellon', count: 1, cell: '1-00', at: '0' }])
    expect(t.ada.ships('1-00')).to.deep.equal({})
    expect(t.state.mines).to.deep.equal({ '1-00': ['1'] })
  })

  it('[TI-39.05] is no matter for Fighters alone', () => {
    const t = mined(
      { '1-00': ['1'] },
      { ada: { technologies: ['advanced-fighters'], space: { '2-00': { fighter: 2 } } } },
    )
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'fighter', count: 2 }] })
    expect(t.ada.ships('1-00')).to.deep.equal({ fighter: 2 })
    expect(t.state.mines).to.deep.equal({ '1-00': ['1'] })
  })

  it('[TI-39.05] hits ships with Maneuvering Jets with a 10 alone, as forecasts and questions say', () => {
    const comes_ = (technologies: TechnologyId[], dice: number[]) =>
      comes({ '2-00': { cruiser: 2 } }, ['1'], { ada: { technologies }, dice })
    expect(comes_([], [9, 9]).ada.ships('1-00')).to.deep.equal({})
    const t = comes_(['maneuvering-jets'], [9, 10])
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.log).to.include('ada rolls for 2 Cruisers among space mines (10 or more): 9 and 10. 1 hit.')
    // Those of whoever laid them do not help.
    const others: Scenario = { bea: { technologies: ['maneuvering-jets'] }, dice: [9] }
    expect(comes({ '2-00': { cruiser: 1 } }, ['1'], others).ada.ships('1-00')).to.deep.equal({})
  })

  it('[TI-39.06] lets whoever comes choose which mine is gone, after one roll per ship', () => {
    const t = comes({ '2-00': { cruiser: 1 } }, ['1', '2'], { dice: [1] })
    expect(t.open).to.deep.equal({ ada: ['chooseMine'] })
    t.ada.answers('2')
    expect(t.state.mines).to.deep.equal({ '1-00': ['1'] })
  })

  it('[TI-39.07] triggers nothing on the way', () => {
    const t = mined({ '1-00': ['1'] }, { ada: { space: { '2-00': { cruiser: 1 } } }, dice: [10] })
    t.ada.does('act', '1-01', { moves: [{ from: '2-00', ship: 'cruiser', count: 1, via: ['1-00'] }] })
    expect(t.ada.ships('1-01')).to.deep.equal({ cruiser: 1 })
    expect(t.state.mines).to.deep.equal({ '1-00': ['1'] })
  })

  it('[TI-39.08, TI-39.09] triggers for ships that the Warfare card moves, with their counter', () => {
    const t = mined(
      { '1-00': ['1'] },
      {
        ada: { strategy: ['initiative', 'diplomacy'], space: { '2-00': { cruiser: 1 } } },
        bea: { strategy: ['warfare', 'logistics'] },
        cy: { strategy: ['trade', 'imperial'] },
        steps: [{ do: 'secondary', seat: '0', card: 'warfare' }, { do: 'startActionPhase' }],
        dice: [9],
      },
    )
    t.ada.does('secondary', { ships: [{ from: '2-00', ship: 'cruiser', to: '1-00' }] })
    expect(t.ada.ships('1-00')).to.deep.equal({})
    expect(t.state.activated['1-00']).to.deep.equal(['0'])
    expect(t.state.mines).to.deep.equal({})
  })

  it('[TI-39.08, TI-34.05] triggers for ships that the Warfare II card moves', () => {
    const t = mined(
      { '1-00': ['1'] },
      {
        options: { spaceMines: true, strategySet: 'variant' },
        ada: {
          strategy: ['leadership', 'diplomacy-ii'],
          planets: { wellon: {} },
          space: { '2-00': { cruiser: 1 }, '1-00': { destroyer: 1 } },
        },
        bea: { strategy: ['warfare-ii', 'production'] },
        cy: { strategy: ['trade-ii', 'bureaucracy'] },
        steps: [{ do: 'secondary', seat: '0', card: 'warfare-ii' }, { do: 'startActionPhase' }],
        dice: [9],
      },
    )
    t.ada.does('secondary', { ships: [{ from: '2-00', ship: 'cruiser', to: '1-00' }] })
    expect(t.ada.ships('1-00')).to.deep.equal({ destroyer: 1 })
    expect(t.state.mines).to.deep.equal({})
  })

  it('[TI-39.08, TI-39.09] triggers for a transfer, for those who come alone', () => {
    const t = mined(
      { '1-00': ['1'] },
      { ada: { space: { '2-00': { cruiser: 1 }, '1-00': { destroyer: 1 } } }, dice: [9] },
    )
    t.ada.does('transfer', '2-00', '1-00', {
      there: [{ from: '2-00', ship: 'cruiser', count: 1 }],
      back: [],
    })
    expect(t.ada.ships('1-00')).to.deep.equal({ destroyer: 1 })
    expect(t.state.mines).to.deep.equal({})
  })

  it('[TI-39.08] triggers for a fleet that retreats', () => {
    const t = mined(
      { '1-01': ['2'] },
      {
        ada: { space: { '2-00': { cruiser: 1 } } },
        bea: { technologies: [], space: { '1-00': { cruiser: 1 } }, activated: ['1-01'] },
        dice: [1, 1, 10],
      },
    )
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    t.bea.answers('1-01')
    expect(t.bea.ships('1-01')).to.deep.equal({})
    expect(t.state.mines).to.deep.equal({})
    expect(t.log).to.include('ada wins the battle in Wellon.')
  })

  it('[TI-39.08] triggers for ships that are built there, and for them alone', () => {
    const t = mined(
      { '3-00': ['1'] },
      {
        ada: { planets: { jord: { spaceDock: 1 } }, space: { '3-00': { destroyer: 1 } }, tradeGoods: 2 },
        dice: [9],
      },
    )
    t.ada.does('act', '3-00', { moves: [] })
    t.ada.does('produce', { docks: { jord: { cruiser: 1 } }, newDocks: [], payment: PAID(2) })
    expect(t.ada.ships('3-00')).to.deep.equal({ destroyer: 1 })
    expect(t.state.mines).to.deep.equal({})
  })

  it('[TI-39.10] never hurts its owner', () => {
    const t = comes({ '2-00': { cruiser: 1 } }, ['0'], { dice: [10] })
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.state.mines).to.deep.equal({ '1-00': ['0'] })
  })

  it('[TI-39.10] is no unit: systems with mines alone are empty, and whoever has nothing else is out', () => {
    const t = mined(
      { '1-00': ['1'], '2-04': ['1'] },
      {
        ada: {
          planets: { 'arc-prime': {}, 'wren-terra': {} },
          space: { '2-00': { cruiser: 1 } },
        },
        dice: [1],
      },
    )
    t.ada.does('act', '1-00', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    expect(t.bea.has.eliminated).to.equal(true)
    expect(t.state.mines).to.deep.equal({})
  })

  it('[TI-39.11] names ships before their dice: those that carry something first, damaged ones before sound ones', () => {
    const t = comes({ '2-00': { dreadnought: 2, damaged: { dreadnought: 1 } } }, ['1'], { dice: [9, 1] })
    expect(t.state.space['1-00']!['0']).to.deep.equal({ ships: { dreadnought: 1 }, damaged: {}, laden: [] })
  })
})
