import type { Counts } from '../../games/twilight-imperium-3/index.ts'
import { expect, type Has, type Scenario, ti } from './support.ts'

type Troops = Counts<'groundForce' | 'shockTroop' | 'pds'>

/** Ada lands on Wellon with what her Carrier brings. */
function invades(
  cargo: Troops,
  bea: Has,
  { options = { shockTroops: true }, ...more }: Scenario = {},
  landed = cargo,
) {
  const t = ti({
    options,
    ...more,
    ada: {
      technologies: [],
      ...more.ada,
      space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo }] }, ...more.ada?.space },
    },
    bea: { technologies: [], ...bea },
  })
  t.ada.does('act', '1-00', {
    moves: [{ from: '2-00', ship: 'carrier', count: 1, laden: 0 }],
    landings: { wellon: landed },
    bombard: {},
  })
  return t
}

const defended = (units: object): Has => ({ planets: { wellon: units } })

describe('twilight-imperium-3: shock troops', () => {
  it('[TI-38.01] promotes Ground Forces that roll a 10, after the losses of the round', () => {
    const t = invades({ groundForce: 3 }, defended({ groundForce: 1 }), { dice: [10, 10, 1, 1] })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 1, shockTroop: 2 })
    expect(t.log.join(' ')).to.include('ada promotes Ground Forces: 2 Shock Troops.')
  })

  it('[TI-38.01, TI-38.06] leaves one Ground Force what it is, and promotes nobody who has fallen', () => {
    const one = invades({ groundForce: 1 }, defended({ groundForce: 1 }), { dice: [10, 1] })
    expect(one.units('wellon')).to.deep.equal({ groundForce: 1 })
    // Two tens, two hits against Ada: one of three is left.
    const few = invades({ groundForce: 3 }, defended({ groundForce: 2 }), { dice: [10, 10, 1, 8, 8] })
    expect(few.units('wellon')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-38.01] promotes defenders, too, and nobody without the option', () => {
    const t = invades({ groundForce: 1 }, defended({ groundForce: 3 }), { dice: [1, 10, 1, 1] })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2, shockTroop: 1 })
    const without = invades({ groundForce: 2 }, defended({ groundForce: 1 }), {
      options: {},
      dice: [10, 10, 1],
    })
    expect(without.units('wellon')).to.deep.equal({ groundForce: 2 })
  })

  it('[TI-38.02, TI-2.13] has 12 tokens for all players', () => {
    const t = invades(
      { groundForce: 3 },
      {
        planets: {
          wellon: { groundForce: 1 },
          saudor: { groundForce: 1, shockTroop: 6 },
          lodor: { groundForce: 1, shockTroop: 5 },
        },
      },
      { dice: [10, 10, 1, 1] },
    )
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2, shockTroop: 1 })
  })

  it('[TI-38.03] lets them hit with 5 or more, and count as Ground Forces', () => {
    const t = invades({ groundForce: 1, shockTroop: 1 }, defended({ groundForce: 1 }), { dice: [1, 5, 1] })
    expect(t.log).to.include('ada rolls for 1 Shock Troop (invasion, 5 or more): 5. 1 hit.')
    expect(t.units('wellon')).to.deep.equal({ groundForce: 1, shockTroop: 1 })
    expect(t.state.planets.wellon!.by).to.equal('0')
  })

  it('[TI-38.03, TI-9.10] gives each of them a place aboard', () => {
    const t = ti({
      options: { shockTroops: true },
      ada: {
        planets: { 'vefut-ii': { groundForce: 4, shockTroop: 3 } },
        space: { '2-00': { carrier: 1 } },
      },
    })
    const load = (units: Troops) => ({
      moves: [{ from: '2-00', ship: 'carrier', count: 1, load: [{ at: '2-00', planet: 'vefut-ii', units }] }],
    })
    t.ada.cannot('act', ['1-00', load({ groundForce: 4, shockTroop: 3 })], { rule: 'TI-9.10' })
    t.ada.does('act', '1-00', load({ groundForce: 4, shockTroop: 2 }))
    expect(t.state.space['1-00']!['0']!.laden[0]!.cargo).to.deep.equal({ groundForce: 4, shockTroop: 2 })
    // The one that stays is alone, and becomes a Ground Force. [TI-38.07]
    expect(t.units('vefut-ii')).to.deep.equal({ groundForce: 1 })
  })

  it('[TI-38.04, TI-38.10] lets a Shock Troop and a Ground Force capture the dock and the PDS, which count as destroyed', () => {
    const t = invades(
      { groundForce: 2, shockTroop: 2 },
      defended({ pds: 2, spaceDock: 1 }),
      // Both PDS miss.
      { dice: [1, 1] },
    )
    t.bea.does('firePds', [])
    expect(t.open).to.deep.equal({ ada: ['capture'] })
    t.ada.answers('spaceDock', 'pds')
    expect(t.state.planets.wellon!.by).to.equal('0')
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2, shockTroop: 2, pds: 1, spaceDock: 1 })
    expect(t.state.planets.wellon!.dockSince).to.equal(t.state.round)
    expect(t.ada.has.deeds.map(({ event }) => event)).to.include('enemySpaceDockDestroyed')
    expect(t.ada.has.deeds.map(({ event }) => event)).to.include('lastEnemySpaceDockDestroyed')
  })

  it('[TI-38.04] captures nothing without one of each, and nothing that there is no piece for', () => {
    const alone = invades({ groundForce: 2 }, defended({ spaceDock: 1 }))
    expect(alone.units('wellon')).to.deep.equal({ groundForce: 2 })
    const full = invades({ groundForce: 1, shockTroop: 1 }, defended({ spaceDock: 1 }), {
      ada: { planets: { jord: { spaceDock: 1 }, saudor: { spaceDock: 1 }, lodor: { spaceDock: 1 } } },
    })
    expect(full.units('wellon')).to.deep.equal({ groundForce: 1, shockTroop: 1 })
  })

  it('[TI-38.04, TI-41.06] captures a facility, which is destroyed otherwise', () => {
    const taken = (chosen: string[]) => {
      const t = invades({ groundForce: 1, shockTroop: 1 }, defended({}), {
        options: { shockTroops: true, facilities: true },
        also: g => {
          g.planets.wellon!.facility = 'colony'
        },
      })
      t.ada.answers(...chosen)
      return t.state.planets.wellon!.facility
    }
    expect(taken(['facility'])).to.equal('colony')
    expect(taken([])).to.equal(undefined)
  })

  it('[TI-38.05] loses them before Ground Forces, on both sides', () => {
    const t = invades(
      { groundForce: 2, shockTroop: 1 },
      defended({ groundForce: 2, shockTroop: 1 }),
      // One hit each; then Ada has two, and nobody else has any.
      { dice: [8, 1, 1, 8, 1, 1] },
    )
    const losses = t.log.filter(text => text.includes(' loses '))
    expect(losses.slice(0, 2)).to.deep.equal([
      'bea loses 1 Shock Troop on Wellon.',
      'ada loses 1 Shock Troop on Wellon.',
    ])
  })

  it('[TI-38.05] loses them first to PDS and to bombardment', () => {
    const pds = invades({ groundForce: 1, shockTroop: 1 }, defended({ pds: 1 }), { dice: [6] })
    pds.bea.does('firePds', [])
    expect(pds.units('wellon')).to.deep.equal({ groundForce: 1 })
    const t = ti({
      options: { shockTroops: true },
      ada: { technologies: ['war-sun'], space: { '2-00': { warSun: 1 } } },
      bea: { technologies: [], planets: { wellon: { groundForce: 2, shockTroop: 2 } } },
      dice: [3, 1, 1],
    })
    t.ada.does('act', '1-00', {
      moves: [{ from: '2-00', ship: 'warSun', count: 1 }],
      bombard: { wellon: { warSun: 1 } },
    })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 2, shockTroop: 1 })
  })

  it('[TI-38.06, TI-38.07] turns one back where only Shock Troops are left, also when they land', () => {
    const t = invades({ groundForce: 1, shockTroop: 2 }, { planets: {} }, {}, { shockTroop: 2 })
    expect(t.units('wellon')).to.deep.equal({ groundForce: 1, shockTroop: 1 })
  })

  it('[TI-38.08] leaves a Shock Troop aboard one ship alone as long as another ship carries a Ground Force', () => {
    const t = ti({
      options: { shockTroops: true },
      ada: {
        space: {
          '2-00': {
            carrier: 2,
            laden: [
              { ship: 'carrier', cargo: { shockTroop: 1 } },
              { ship: 'carrier', cargo: { groundForce: 1 } },
            ],
          },
        },
      },
    })
    t.ada.does('act', '1-00', {
      moves: [
        { from: '2-00', ship: 'carrier', count: 1, laden: 0 },
        { from: '2-00', ship: 'carrier', count: 1, laden: 1 },
      ],
      landings: {},
    })
    expect(t.state.space['1-00']!['0']!.laden.map(({ cargo }) => cargo)).to.deep.equal([
      { shockTroop: 1 },
      { groundForce: 1 },
    ])
  })

  it('[TI-38.09, TI-29.13, TI-29.17] brings them by a refresh ability, as far as there are tokens', () => {
    const refreshed = (bea: Has, units: object = { groundForce: 1 }) => {
      const t = ti({
        options: { shockTroops: true, expansionTiles: true },
        tiles: { '2-00': 'hopes-end' },
        ada: { planets: { 'hopes-end': units } },
        bea,
        steps: [{ do: 'refreshAbility', seat: '0' }, { do: 'startActionPhase' }],
      })
      t.ada.answers('hopes-end')
      return t.units('hopes-end')
    }
    expect(refreshed({})).to.deep.equal({ groundForce: 1, shockTroop: 2 })
    expect(refreshed({}, {})).to.deep.equal({ groundForce: 1, shockTroop: 1 })
    const many = { planets: { saudor: { groundForce: 1, shockTroop: 11 } } }
    expect(refreshed(many)).to.deep.equal({ groundForce: 2, shockTroop: 1 })
  })
})
