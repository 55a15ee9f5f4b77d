/** The Clan of Saar, whose Space Docks stand in space. TI-30.10 to TI-30.19, TI-31.09. */
import { OBJECTIVES, PLANETS, RACES, type RaceId, TILES } from '../../games/twilight-imperium-3/data/index.ts'
import { productionLimitOf } from '../../games/twilight-imperium-3/numbers/planets.ts'
import { fighterCapacityOf } from '../../games/twilight-imperium-3/rules/limits.ts'
import { claimable } from '../../games/twilight-imperium-3/rules/objectives/claims.ts'
import { progressOf } from '../../games/twilight-imperium-3/rules/objectives/progress.ts'
import type { TiState } from '../../games/twilight-imperium-3/state.ts'
import { table } from '../support/table.ts'
import { expect, type Has, module, type Scenario, ti } from './support.ts'

const options = { expansionTech: true, expansionRaces: true }

/** Ada of Saar has so many docks in these systems, since before the game. */
const docks = (by: { [cell: string]: number }) => (g: TiState) => {
  g.docks = Object.fromEntries(
    Object.entries(by).map(([cell, count]) => [
      cell,
      Array.from({ length: count }, () => ({ by: '0', since: 0 })),
    ]),
  )
}

const saar = (has: Has, at: { [cell: string]: number }, more: Partial<Scenario> = {}) =>
  ti({ options, ada: { race: 'saar', technologies: [], ...has }, also: docks(at), ...more })

const where = ({ state }: { state: TiState }) =>
  Object.fromEntries(Object.entries(state.docks ?? {}).map(([cell, all]) => [cell, all.length]))

const moveDock = (from: string, count = 1) => ({ from, ship: 'spaceDock', count })
const paid = (tradeGoods: number) => ({ planets: [], tradeGoods })
const builds = (at: string, units: object, tradeGoods: number, more: object = {}) => ({
  docks: { [at]: units },
  newDocks: [],
  payment: paid(tradeGoods),
  ...more,
})

describe('twilight-imperium-3: the Clan of Saar', () => {
  it('[TI-30.18] begin at Lisis II and Ragh, with a Space Dock above', () => {
    const { home, units, technologies, leaders } = RACES.saar!
    const worth = TILES[home].planets.map(id => [id, PLANETS[id].resources, PLANETS[id].influence])
    expect(worth).to.deep.equal([
      ['lisis-ii', 1, 1],
      ['ragh', 2, 1],
    ])
    expect(units).to.deep.equal({ groundForce: 4, carrier: 2, fighter: 2, destroyer: 1, spaceDock: 1 })
    expect(technologies).to.deep.equal(['antimass-deflectors', 'xrd-transporters'])
    expect([...leaders].sort()).to.deep.equal(['admiral', 'agent', 'general'])
    const t = table(module, {
      seats: ['ada', 'bea', 'cy'],
      options: { ...options, raceSelection: 'choose' },
    })
    t.ada.answers('saar')
    t.bea.answers('sol')
    t.cy.answers('norr')
    while (!t.ada.isAsked('placeStart')) {
      const [name] = Object.entries(t.open)[0]!
      const [play] = t.seat(name).legal
      t.seat(name).does(play!.move, ...play!.args.slice(1))
    }
    t.ada.cannot('placeStart', [{ ragh: { groundForce: 4, spaceDock: 1 } }], { rule: 'TI-4.12' })
    t.ada.does('placeStart', { ragh: { groundForce: 4 } })
    expect(where(t)).to.deep.equal({ [t.state.galaxy.homes['0']!]: 1 })
  })

  it('[TI-30.10] gain a trade good with every planet', () => {
    const lands = (race: RaceId) => {
      const carrier = { carrier: 1, laden: [{ ship: 'carrier' as const, cargo: { groundForce: 1 } }] }
      const t = ti({ options, ada: { race, technologies: [], space: { '2-08': carrier } } })
      t.ada.does('act', '2-08', { moves: [], landings: { quann: { groundForce: 1 } } })
      t.nobodyPlays()
      expect(t.ada.planets).to.include('quann')
      return t.ada.has.tradeGoods
    }
    expect(lands('saar')).to.equal(1)
    expect(lands('sol')).to.equal(0)
  })

  it('[TI-30.11, TI-30.16] move their docks one step with a tactical action, from where no counter of theirs lies', () => {
    const t = saar({ activated: ['1-00'], planets: { wellon: {} } }, { '2-00': 1, '1-00': 1 })
    t.ada.cannot('act', ['0-00', { moves: [moveDock('2-00')] }], { rule: 'TI-30.11' })
    t.ada.cannot('act', ['0-00', { moves: [moveDock('1-00')] }], { rule: 'TI-15.06' })
    t.ada.cannot('act', ['2-01', { moves: [moveDock('2-00', 2)] }], { rule: 'TI-15.15' })
    t.bea.cannot('act', ['2-01', { moves: [moveDock('2-00')] }], { rule: 'kit' })
    t.ada.does('act', '2-01', { moves: [moveDock('2-00')] })
    expect(where(t)).to.deep.equal({ '1-00': 1, '2-01': 1 })
    expect(t.log.join('\n')).to.include('1 Space Dock')
  })

  it('[TI-30.16] move docks into a Nebula, but neither where no ship may stay', () => {
    const t = saar({}, { '2-08': 1, '2-09': 1, '2-04': 1 })
    t.ada.cannot('act', ['2-10', { moves: [moveDock('2-09')] }], { rule: 'TI-14.02' })
    t.ada.does('act', '1-04', { moves: [moveDock('2-08')] })
    expect(where(t)).to.deep.equal({ '2-09': 1, '2-04': 1, '1-04': 1 })
  })

  it('[TI-30.11] build four units with each dock, and none in the action in which it moves', () => {
    const rich: Has = { tradeGoods: 30, counters: { fleet: 9 } }
    const t = saar(rich, { '2-01': 2 })
    expect(productionLimitOf(t.state, '0', '2-01').total).to.equal(8)
    t.ada.does('act', '2-01', { moves: [] })
    t.ada.cannot('produce', [builds('2-01', { destroyer: 9 }, 9)], { rule: 'TI-20.02' })
    t.ada.does('produce', builds('2-01', { destroyer: 5 }, 5))
    expect(t.ada.ships('2-01')).to.deep.equal({ destroyer: 5 })

    const moved = saar(rich, { '2-00': 1, '2-01': 1 })
    moved.ada.does('act', '2-01', { moves: [moveDock('2-00')] })
    moved.ada.cannot('produce', [builds('2-01', { destroyer: 5 }, 5)], { rule: 'TI-20.02' })
    moved.ada.does('produce', builds('2-01', { destroyer: 4 }, 4))
    expect(moved.state.docks!['2-01']!.some(dock => dock.moved)).to.equal(false)
    const alone = saar(rich, { '2-00': 1 })
    alone.ada.does('act', '2-01', { moves: [moveDock('2-00')] })
    expect(alone.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-30.12] build a dock above each planet that was theirs all round', () => {
    const has: Has = { tradeGoods: 12, planets: { abyz: {}, fria: { since: 2 } } }
    const t = saar(has, { '1-01': 1 })
    t.ada.does('act', '1-01', { moves: [] })
    const dock = (...newDocks: string[]) => ({ docks: {}, newDocks, payment: paid(4 * newDocks.length) })
    t.ada.cannot('produce', [dock('fria')], { rule: 'TI-20.09' })
    t.ada.cannot('produce', [dock('abyz', 'abyz')], { rule: 'TI-9.17' })
    t.ada.does('produce', dock('abyz'))
    expect(where(t)).to.deep.equal({ '1-01': 2 })
    expect(t.units('abyz')).to.deep.equal({})
    expect(t.state.docks!['1-01']!.map(({ since }) => since)).to.deep.equal([0, 2])
    // A new dock builds nothing in its round.
    expect(productionLimitOf(t.state, '0', '1-01').total).to.equal(4)
  })

  it('[TI-30.13] claim objectives without their home', () => {
    const can = (race: RaceId) => {
      const lost: Has['planets'] = race === 'saar' ? { 'lisis-ii': {}, ragh: {} } : { jord: {} }
      const t = ti({
        options,
        objectives: [ANY],
        ada: { race, technologies: ['hylar-v-assault-laser'], secrets: [] },
        bea: { planets: lost! },
        also: g => {
          for (const planet of ['abyz', 'fria', 'wellon', 'lodor', 'saudor', 'quann', 'thibah'] as const)
            g.planets[planet] = { by: '0', units: {}, since: 0 }
        },
      })
      return claimable(t.state, '0')
    }
    expect(can('saar')).to.deep.equal([ANY])
    expect(can('sol')).to.deep.equal([])
  })

  it('[TI-30.14] need no Fleet Supply, and build beside enemies', () => {
    const t = saar(
      { counters: { fleet: 1 }, tradeGoods: 3, space: { '2-01': { cruiser: 1 } } },
      { '2-00': 3 },
    )
    t.ada.does('act', '2-01', { moves: [moveDock('2-00', 3)] })
    expect(t.ada.ships('2-01')).to.deep.equal({ cruiser: 1 })
    expect(where(t)).to.deep.equal({ '2-01': 3 })
  })

  it('[TI-30.14, TI-30.17] lose docks to enemy ships, once a battle is over', () => {
    const attacked = (ada: Has, dice: number[]) => {
      const t = saar(
        { ...ada, passed: true },
        { '2-05': 1 },
        {
          bea: { technologies: [], space: { '2-06': { cruiser: 2 } } },
          cy: { passed: true },
          dice,
        },
      )
      t.bea.does('act', '2-05', { moves: [{ from: '2-06', ship: 'cruiser', count: 2 }] })
      return t
    }
    const alone = attacked({}, [])
    expect(where(alone)).to.deep.equal({})
    expect(alone.log.join('\n')).to.include('ada loses 1 Space Dock')
    expect(alone.bea.has.deeds.map(({ event }) => event)).to.include.members([
      'enemySpaceDockDestroyed',
      'lastEnemySpaceDockDestroyed',
    ])
    const held = attacked({ space: { '2-05': { dreadnought: 2 } } }, [])
    expect(where(held)).to.deep.equal({ '2-05': 1 })
  })

  it('[TI-30.17] keep docks beside ships that PDS destroy in time', () => {
    const t = saar(
      { planets: { meer: { pds: 1 } }, passed: true },
      { '2-05': 1 },
      {
        bea: { technologies: [], space: { '2-06': { cruiser: 1 } } },
        cy: { passed: true },
        dice: [10],
      },
    )
    t.bea.does('act', '2-05', { moves: [{ from: '2-06', ship: 'cruiser', count: 1 }] })
    t.nobodyPlays()
    const [shots] = t.ada.legal.filter(({ args }) => (args[1] as unknown[]).length > 0)
    t.ada.does('firePds', ...shots!.args.slice(1))
    t.nobodyPlays()
    expect(t.bea.ships('2-05')).to.deep.equal({})
    expect(where(t)).to.deep.equal({ '2-05': 1 })
  })

  it('[TI-30.15] build troops for planets below, or for Carriers', () => {
    const rich: Has = { tradeGoods: 9 }
    const t = saar({ ...rich, planets: { abyz: {}, fria: {} } }, { '1-01': 1 })
    t.ada.does('act', '1-01', { moves: [] })
    const there = { dock: '1-01', planet: 'fria', units: { groundForce: 1 } }
    t.ada.does('produce', builds('1-01', { groundForce: 2, pds: 1 }, 3, { elsewhere: [there] }))
    expect([t.units('abyz'), t.units('fria')]).to.deep.equal([{ groundForce: 1, pds: 1 }, { groundForce: 1 }])

    const aboard = saar({ ...rich, space: { '2-01': { carrier: 1 } } }, { '2-01': 2 })
    aboard.ada.does('act', '2-01', { moves: [] })
    aboard.ada.cannot('produce', [builds('2-01', { groundForce: 7 }, 4)], { rule: 'TI-30.15' })
    aboard.ada.does('produce', builds('2-01', { groundForce: 2 }, 1))
    expect(aboard.state.space['2-01']!['0']!.laden).to.deep.equal([
      { ship: 'carrier', cargo: { groundForce: 2 } },
    ])
    const nowhere = saar(rich, { '2-01': 1 })
    nowhere.ada.does('act', '2-01', { moves: [] })
    nowhere.ada.cannot('produce', [builds('2-01', { groundForce: 1 }, 1)], { rule: 'TI-30.15' })
  })

  it('[TI-30.16] support three Fighters with each dock', () => {
    const t = saar({ space: { '2-01': { fighter: 6 } } }, { '2-01': 2 })
    expect(fighterCapacityOf(t.state, '2-01', '0').total).to.equal(6)
    t.ada.does('act', '2-00', { moves: [moveDock('2-01')] })
    expect(t.ada.ships('2-01')).to.deep.equal({ fighter: 3 })
  })

  it('[TI-30.19] keep docks where they are when ships are transferred', () => {
    const t = saar({ space: { '2-01': { cruiser: 1 } } }, { '2-01': 1, '2-00': 1 })
    t.ada.cannot('transfer', ['2-00', '2-01', { there: [moveDock('2-00')], back: [] }], { rule: 'TI-21.02' })
  })

  it('[TI-31.09] score Usurper with a dock above Mecatol Rex, and are no victims of Merciless', () => {
    const { condition } = OBJECTIVES.usurper!
    const has = (at: string) => saar({ planets: { 'mecatol-rex': {} } }, { [at]: 1 })
    const [far, near] = [has('2-01'), has('0-00')].map(t => progressOf(t.state, '0', condition).have)
    expect(near).to.equal(far! + 1)
    const lost = saar({}, {}, { bea: { deeds: [{ event: 'lastEnemySpaceDockDestroyed', of: '0' }] } })
    expect(progressOf(lost.state, '1', OBJECTIVES.merciless!.condition).met).to.equal(false)
  })

  it('[TI-31.09] get a dock in space from Subsidized Industry', () => {
    const t = saar(
      { planets: { abyz: {} } },
      {},
      {
        steps: [
          { do: 'choose', choice: 'placeDock', card: 'subsidized-industry', seat: '0' },
          { do: 'startActionPhase' },
        ],
      },
    )
    t.ada.answers('abyz')
    expect(where(t)).to.deep.equal({ '1-01': 1 })
    expect(t.units('abyz')).to.deep.equal({})
  })

  it('[TI-31.09] keep their docks in a Cultural Crisis, and lend them to nobody', () => {
    const t = saar(
      { tradeGoods: 9 },
      { '2-01': 1 },
      { bea: { actionCards: ['cultural-crisis', 'multiculturalism'] } },
    )
    t.state.effects.push({ id: 'cultural-crisis', by: '1', of: '0', until: 'endOfRound' })
    t.ada.does('act', '2-01', { moves: [] })
    expect(t.open).to.deep.equal({ ada: ['produce'] })
  })
})

const ANY = '5-planets-abroad'
