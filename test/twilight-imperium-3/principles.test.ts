/** Words and limits that all of the rules use. Sections 1, 2, 6, 8 and 9. */
import { expect, type Has, ti } from './support.ts'

const go = (ship: string, count = 1, from = '2-00') => ({ moves: [{ from, ship, count }] })

describe('twilight-imperium-3: principles', () => {
  it('[TI-1.01, TI-1.02] fights in space against ships alone, not against what stands on planets', () => {
    const t = ti({
      ada: { space: { '2-00': { cruiser: 1 } } },
      bea: { planets: { wellon: { groundForce: 2, spaceDock: 1 } } },
    })
    t.ada.does('act', '1-00', go('cruiser'))
    t.settled('turn')
    expect(t.ada.ships('1-00')).to.deep.equal({ cruiser: 1 })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2, spaceDock: 1 })
  })

  it('[TI-1.05, TI-1.04] makes the active player the attacker, and all ships of a player in the system one fleet', () => {
    const t = ti({
      ada: { technologies: [], space: { '1-00': { dreadnought: 1, cruiser: 1 } } },
      bea: { technologies: [], space: { '2-00': { cruiser: 1, destroyer: 1 } } },
      steps: [{ do: 'nextTurn' }],
      also: g => {
        g.active = '0'
      },
      dice: [7, 1, 1, 1],
    })
    t.bea.does('act', '1-00', {
      moves: [go('cruiser').moves[0], go('destroyer').moves[0]],
    })
    expect(t.state.battle).to.include({ attacker: '1', defender: '0' })
    expect(t.state.battle!.ships).to.deep.equal({ '0': 2, '1': 2 })
    // One hit, for which any ship of the fleet can be named.
    expect(t.ada.legal).to.have.length(3)
  })

  it('[TI-1.08] rolls dice from 1 to 10', () => {
    const rolled = Array.from({ length: 12 }, (_, i) => {
      const t = ti({
        ada: { counters: { fleet: 8 }, space: { '2-00': { cruiser: 8 } } },
        bea: { counters: { fleet: 8 }, space: { '1-00': { cruiser: 8 } } },
        seed: `dice-${i}`,
      })
      t.ada.does('act', '1-00', go('cruiser', 8))
      return t.log
        .filter(text => text.includes(' rolls for '))
        .flatMap(text => text.split(': ')[1]!.split('.')[0]!.match(/\d+/g)!.map(Number))
    }).flat()
    expect([...new Set(rolled)].sort((one, other) => one - other)).to.deep.equal([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ])
  })

  it('[TI-1.14] calls a system empty whatever lies there but units, one’s own units included', () => {
    const t = ti({
      ada: { strategy: ['initiative', 'warfare'] },
      bea: {
        space: { '1-00': { cruiser: 1 }, '1-05': { fighter: 1 } },
        planets: { lodor: { spaceDock: 1 }, 'vefut-ii': { groundForce: 1 }, abyz: {} },
      },
      cy: { planets: { fria: {} }, activated: ['1-01'] },
    })
    t.ada.does('strategic', 'warfare', {})
    const to = (cell: string) => [{ ships: [{ from: '1-00', ship: 'cruiser', to: cell }] }]
    t.bea.cannot('secondary', to('2-00'), { rule: 'TI-13.36', key: 'notEmpty' })
    t.bea.cannot('secondary', to('1-05'), { rule: 'TI-13.36', key: 'notEmpty' })
    t.bea.does('secondary', ...to('1-01'))
    expect(t.bea.ships('1-01')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-1.13] builds with pieces that were destroyed', () => {
    const build = { docks: { jord: { warSun: 1 } }, newDocks: [], payment: { planets: [], tradeGoods: 12 } }
    const has: Has = {
      technologies: ['war-sun'],
      tradeGoods: 12,
      planets: { jord: { spaceDock: 1 } },
      space: { '1-00': { warSun: 1 }, '2-00': { warSun: 1, damaged: { warSun: 1 } } },
    }
    const all = ti({ ada: has })
    all.ada.does('act', '3-00', { moves: [] })
    all.ada.cannot('produce', [build], { rule: 'TI-2.02' })
    const t = ti({
      ada: has,
      bea: { passed: true, planets: { abyz: { pds: 1 } } },
      cy: { passed: true },
      dice: [10],
    })
    t.ada.does('act', '1-01', { moves: [{ from: '2-00', ship: 'warSun', count: 1, damaged: 1 }] })
    t.bea.does('firePds', [{ planet: 'abyz', count: 1, cell: '1-01', at: '0' }])
    t.ada.does('act', '3-00', { moves: [] })
    t.ada.does('produce', build)
    expect(t.ada.ships('3-00')).to.deep.equal({ warSun: 1 })
  })

  it('[TI-2.03, TI-2.06] builds more Fighters and Ground Forces than there is plastic', () => {
    const t = ti({
      ada: {
        technologies: [],
        tradeGoods: 3,
        planets: { jord: { spaceDock: 1, groundForce: 12 } },
        space: { '3-00': { fighter: 10, carrier: 2 } },
      },
    })
    t.ada.does('act', '3-00', { moves: [] })
    t.ada.does('produce', {
      docks: { jord: { fighter: 2, groundForce: 4 } },
      newDocks: [],
      payment: { planets: [], tradeGoods: 3 },
    })
    expect(t.ada.ships('3-00').fighter).to.equal(12)
    expect(t.units('jord').groundForce).to.equal(16)
  })

  it('[TI-6.13] lets a fleet retreat through a wormhole', () => {
    const t = ti({
      ada: { technologies: [], space: { '2-01': { cruiser: 2 } } },
      bea: { technologies: [], space: { '2-02': { destroyer: 1 } }, activated: ['1-05'] },
      dice: [1, 1, 1],
    })
    t.ada.does('act', '2-02', go('cruiser', 2, '2-01'))
    expect(t.open).to.deep.equal({ bea: ['announce'] })
    t.bea.answers('1-05')
    expect(t.bea.ships('1-05')).to.deep.equal({ destroyer: 1 })
  })

  it('[TI-8.01, TI-8.06] lets Fleet Supply limit the ships of a system, and pay for nothing', () => {
    const t = ti({
      ada: { counters: { command: 1, fleet: 2 }, space: { '2-00': { cruiser: 3 } } },
    })
    t.ada.cannot('act', ['1-00', go('cruiser', 3)], { rule: 'TI-8.07' })
    t.ada.does('act', '1-00', go('cruiser', 2))
    expect(t.ada.has.counters).to.deep.equal({ strategy: 2, command: 0, fleet: 2 })
    const none = ti({ ada: { counters: { command: 0, fleet: 5 } } })
    none.ada.cannot('act', ['1-00', { moves: [] }], { rule: 'TI-8.04' })
  })

  it('[TI-9.02] builds a PDS for 2', () => {
    const t = ti({
      ada: { technologies: [], tradeGoods: 3, planets: { jord: { spaceDock: 1 } } },
    })
    const build = (tradeGoods: number) => ({
      docks: { jord: { pds: 1 } },
      newDocks: [],
      payment: { planets: [], tradeGoods },
    })
    t.ada.does('act', '3-00', { moves: [] })
    t.ada.cannot('produce', [build(1)], { rule: 'TI-7.06' })
    t.ada.cannot('produce', [build(3)], { rule: 'TI-7.07' })
    t.ada.does('produce', build(2))
    expect(t.units('jord')).to.deep.equal({ spaceDock: 1, pds: 1 })
  })

  it('[TI-9.16] takes Ground Forces and PDS into space aboard of ships with capacity only', () => {
    const t = ti({
      ada: {
        technologies: [],
        planets: { wellon: { groundForce: 2, pds: 1 } },
        space: { '1-00': { cruiser: 1, dreadnought: 1, carrier: 1 } },
      },
    })
    const load = (ship: string, units: object) => [
      '1-01',
      { moves: [{ from: '1-00', ship, count: 1, load: [{ at: '1-00', planet: 'wellon', units }] }] },
    ]
    t.ada.cannot('act', load('cruiser', { groundForce: 1 }), { rule: 'TI-9.10' })
    t.ada.cannot('act', load('dreadnought', { pds: 1 }), { rule: 'TI-15.09' })
    t.ada.does('act', ...load('carrier', { groundForce: 1, pds: 1 }))
    t.ada.does('land', {})
    expect(t.state.space['1-01']!['0']!.laden).to.deep.equal([
      { ship: 'carrier', cargo: { groundForce: 1, pds: 1 } },
    ])
  })

  it('[TI-16.08] names a target for each PDS where several fleets are in range', () => {
    const t = ti({
      ada: { planets: { abyz: { pds: 1 } }, space: { '2-00': { cruiser: 1 } }, technologies: [] },
      bea: { space: { '1-01': { cruiser: 1 } }, technologies: [] },
      cy: { space: { '1-01': { cruiser: 1 } }, technologies: [] },
    })
    t.ada.does('act', '1-01', go('cruiser'))
    const shot = { planet: 'abyz', count: 1, cell: '1-01' }
    t.ada.cannot(
      'firePds',
      [
        [
          { ...shot, at: '1' },
          { ...shot, at: '2' },
        ],
      ],
      { rule: 'TI-16.03' },
    )
    t.rolls(6, 10, 1)
    t.ada.does('firePds', [{ ...shot, at: '2' }])
    expect(t.cy.ships('1-01')).to.deep.equal({})
    expect(t.log).to.include('ada wins the battle in Abyz / Fria.')
  })

  it('[TI-17.02] fights one of two enemies after the other, as the attacker chooses', () => {
    const t = ti({
      ada: { space: { '2-00': { cruiser: 2 } }, technologies: [] },
      bea: { space: { '1-01': { cruiser: 1 } }, technologies: [] },
      cy: { space: { '1-01': { cruiser: 1 } }, technologies: [] },
    })
    t.ada.does('act', '1-01', go('cruiser', 2))
    expect(t.open).to.deep.equal({ ada: ['chooseEnemy'] })
    t.rolls(10, 1, 1, 10, 1, 1)
    t.ada.answers('2')
    t.settled('turn')
    expect(
      t.log.filter(text => text.includes('rolls for 1 Cruiser')).map(text => text.split(' ')[0]),
    ).to.deep.equal(['cy', 'bea'])
    expect(t.state.space['1-01']).to.have.all.keys('0')
  })
})
