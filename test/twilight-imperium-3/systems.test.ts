/** The systems of Shattered Empire: ion storms, refresh abilities, Trade Stations. Section 29. */

import type { SetupValues } from '../../games/kit/index.ts'
import { TILES, type TileId } from '../../games/twilight-imperium-3/data/index.ts'
import { poolOf } from '../../games/twilight-imperium-3/galaxy/dealing.ts'
import { layWormhole, stepsFrom } from '../../games/twilight-imperium-3/galaxy/map.ts'
import { progressOf } from '../../games/twilight-imperium-3/rules/objectives/progress.ts'
import { tradeGoodsLeft } from '../../games/twilight-imperium-3/rules/trade-goods.ts'
import type { Galaxy } from '../../games/twilight-imperium-3/state.ts'
import { table } from '../support/table.ts'
import { expect, module, type PlanetHas, type Scenario, ti } from './support.ts'

const NAMES = ['ada', 'bea', 'cy', 'dee', 'eve', 'fay'] as const
const TILES_ON = { expansionTiles: true }
const counted = (tiles: readonly Galaxy['tiles'][string][]) => {
  const of = (back: string) => tiles.filter(tile => tile !== 'face-down' && TILES[tile].back === back).length
  return { empty: of('empty'), special: of('special'), regular: of('regular') }
}

/** A galaxy with tiles of the expansion in reach of Ada's home. */
const far = (scenario: Scenario, tiles: { [cell: string]: TileId }) =>
  ti({ options: TILES_ON, ...scenario, tiles })

describe('twilight-imperium-3: more systems', () => {
  it('[TI-2.17] has 55 tiles to deal, and 28 more without a double in the box', () => {
    const pool = poolOf(['base', 'expansion'])
    expect(pool).to.have.length(55)
    expect(counted(pool)).to.deep.equal({ special: 9, empty: 12, regular: 34 })
    expect(pool.filter(tile => TILES[tile].back === 'empty' && TILES[tile].wormholes)).to.have.length(2)
    expect(poolOf(['base'])).to.have.length(32)
  })

  it('[TI-5.03] takes out so many of each kind before dealing, unseen', () => {
    const left = {
      3: { empty: 5, special: 3, regular: 16 },
      4: { empty: 8, special: 4, regular: 20 },
    }
    for (const players of [3, 4] as const) {
      const t = table(module, { seats: NAMES.slice(0, players), options: TILES_ON })
      const { tiles, homes } = t.state.galaxy
      const inner = Object.keys(tiles).filter(cell => cell !== '0-00' && !Object.values(homes).includes(cell))
      expect(counted(inner.map(cell => tiles[cell]!))).to.deep.equal(left[players])
    }
    for (const players of [5, 6]) {
      const t = table(module, { seats: NAMES.slice(0, players), options: TILES_ON })
      expect(Object.keys(t.state.galaxy.tiles)).to.have.length(37)
      expect(
        Object.values(t.state.galaxy.tiles).some(tile => TILES[tile as TileId].set === 'expansion'),
      ).to.equal(true)
    }
  })

  it('[TI-2.10] has 12 trade goods more when anything of the expansion is in play', () => {
    const left = (options: SetupValues) =>
      tradeGoodsLeft(table(module, { seats: NAMES.slice(0, 3), options }).state)
    expect(left({})).to.equal(40)
    expect(left(TILES_ON)).to.equal(52)
  })

  it('[TI-6.14] links systems by a token, which is no printed wormhole for Keeper of Gates', () => {
    const t = ti({ ada: { space: { '2-02': { cruiser: 1 } } } })
    const before = progressOf(t.ada.view, '0', { kind: 'nonFighterShipInEveryWormholeSystem', except: [] })
    const g = structuredClone(t.state)
    expect(stepsFrom(g, '3-01')).not.to.include('2-02')
    layWormhole(g.galaxy, '3-01', 'alpha')
    expect(stepsFrom(g, '3-01')).to.include('2-02')
    expect(stepsFrom(g, '2-02')).to.include('3-01')
    const view = module.view(g, '0')
    expect(progressOf(view, '0', { kind: 'nonFighterShipInEveryWormholeSystem', except: [] })).to.deep.equal(
      before,
    )
  })
})

describe('twilight-imperium-3: ion storms', () => {
  const STORM = { '2-00': 'ion-storm-1' } as const
  const cruiser = { from: '3-00', ship: 'cruiser', count: 1 }

  it('[TI-29.01] are two special systems', () => {
    const storms = Object.values(TILES).filter(({ anomaly }) => anomaly === 'ionStorm')
    expect(storms.map(({ back }) => back)).to.deep.equal(['special', 'special'])
  })

  it('[TI-6.05, TI-29.02] are entered when they are activated, and never passed', () => {
    const t = far({ ada: { space: { '3-00': { cruiser: 2 } } } }, STORM)
    t.ada.cannot('act', ['1-00', { moves: [{ ...cruiser, via: ['2-00'] }] }], { rule: 'TI-15.04' })
    t.ada.does('act', '2-00', { moves: [cruiser] })
    expect(t.ada.ships('2-00')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-29.07] are left as fast as any other system', () => {
    const t = far({ ada: { space: { '2-00': { cruiser: 1 } } } }, STORM)
    t.ada.does('act', '2-02', { moves: [{ from: '2-00', ship: 'cruiser', count: 1 }] })
    expect(t.ada.ships('2-02')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-16.09, TI-29.03] keep PDS from firing at ships there', () => {
    const scenario: Scenario = {
      ada: { space: { '3-00': { cruiser: 2 } } },
      bea: { planets: { wellon: { pds: 2 } }, technologies: ['deep-space-cannon'] },
    }
    const calm = ti(scenario)
    calm.ada.does('act', '2-00', { moves: [cruiser] })
    expect(calm.open).to.deep.equal({ bea: ['firePds'] })
    const stormy = far(scenario, STORM)
    stormy.ada.does('act', '2-00', { moves: [cruiser] })
    expect(stormy.open).to.deep.equal({ bea: ['turn'] })
  })

  it('[TI-29.04, TI-29.05] let Fighters roll no dice, though they can be lost', () => {
    const t = far(
      {
        ada: { technologies: [], space: { '3-00': { cruiser: 1 } } },
        bea: { technologies: ['advanced-fighters'], space: { '2-00': { fighter: 1 } } },
        dice: [10],
      },
      STORM,
    )
    t.ada.does('act', '2-00', { moves: [cruiser] })
    expect(t.log.filter(text => text.includes('rolls for'))).to.deep.equal([
      'ada rolls for 1 Cruiser (space battle, 7 or more): 10. 1 hit.',
    ])
    expect(t.ada.ships('2-00')).to.deep.equal({ cruiser: 1 })
    expect(t.bea.ships('2-00')).to.deep.equal({})
  })

  it('[TI-29.06] let nobody win where Fighters alone meet', () => {
    const t = far(
      {
        ada: { technologies: ['advanced-fighters'], space: { '3-00': { fighter: 2 } } },
        bea: { technologies: ['advanced-fighters'], space: { '2-00': { fighter: 1 } } },
      },
      STORM,
    )
    t.ada.does('act', '2-00', { moves: [{ from: '3-00', ship: 'fighter', count: 2 }] })
    while (t.open.ada?.includes('announce')) t.ada.answers()
    while (t.open.bea?.includes('announce')) t.bea.answers()
    expect(t.open).to.deep.equal({ ada: ['leaveStalemate'] })
    t.ada.answers('3-00')
    expect(t.ada.ships('3-00')).to.deep.equal({ fighter: 2 })
    expect(t.bea.ships('2-00')).to.deep.equal({ fighter: 1 })
  })
})

const REFRESH = [{ do: 'removeCounters' }, { do: 'refresh' }] as const
const THEN = { do: 'startActionPhase' } as const
const NOTHING = { ada: ['turn'] }

describe('twilight-imperium-3: refresh abilities', () => {
  const asked = (scenario: Scenario, tiles: { [cell: string]: TileId }) =>
    far({ phase: 'status', steps: [...REFRESH, THEN], ...scenario }, tiles)

  it('[TI-29.10, TI-29.16, TI-22.01] are offered when planets are refreshed, to their owner alone', () => {
    const t = asked(
      {
        ada: { planets: { primor: { exhausted: true }, wellon: { exhausted: true } } },
        steps: [...REFRESH, { do: 'refresh' }, THEN],
      },
      { '2-00': 'primor' },
    )
    expect(t.open).to.deep.equal({ ada: ['refreshAbility'] })
    t.ada.answers('primor')
    expect(t.units('primor')).to.deep.equal({ groundForce: 2 })
    // The next status phase refreshes it, and offers it anew.
    expect(t.state.planets.wellon!.exhausted).to.equal(undefined)
    expect(t.open).to.deep.equal({ ada: ['refreshAbility'] })
    t.ada.answers()
    expect(t.units('primor')).to.deep.equal({ groundForce: 2 })
    expect(t.state.planets.primor!.exhausted).to.equal(undefined)
  })

  it('[TI-29.10] exhaust the planet that gives something', () => {
    const t = asked({ ada: { planets: { primor: {} } } }, { '2-00': 'primor' })
    t.ada.answers('primor')
    expect(t.state.planets.primor!.exhausted).to.equal(true)
  })

  it('[TI-29.11, TI-29.12, TI-29.22] bring two trade goods, Ground Forces or Fighters', () => {
    const t = asked(
      {
        ada: {
          planets: { tsion: {}, primor: { groundForce: 1 }, mirage: { spaceDock: 1 } },
          tradeGoods: 1,
        },
      },
      { '2-00': 'tsion-bellatrix', '2-01': 'primor', '2-11': 'mirage' },
    )
    t.ada.answers('tsion', 'primor', 'mirage')
    expect(t.ada.has.tradeGoods).to.equal(3)
    expect(t.units('primor')).to.deep.equal({ groundForce: 3 })
    expect(t.ada.ships('2-11')).to.deep.equal({ fighter: 2 })
  })

  it('[TI-29.13] bring Ground Forces in place of Shock Troops where those are not played with', () => {
    const t = asked({ ada: { planets: { 'hopes-end': {} } } }, { '2-00': 'hopes-end' })
    t.ada.answers('hopes-end')
    expect(t.units('hopes-end')).to.deep.equal({ groundForce: 2 })
  })

  it('[TI-29.12, TI-29.14] bring Fighters only where they are supported and no enemy is', () => {
    const mirage = { '2-00': 'mirage' } as const
    expect(asked({ ada: { planets: { mirage: {} } } }, mirage).open).to.deep.equal(NOTHING)
    const carried = { ada: { planets: { mirage: {} }, space: { '2-00': { carrier: 1, fighter: 5 } } } }
    const t = asked(carried, mirage)
    t.ada.answers('mirage')
    expect(t.ada.ships('2-00')).to.deep.equal({ carrier: 1, fighter: 6 })
    const held = {
      ada: { planets: { mirage: { spaceDock: 1 } } },
      bea: { space: { '2-00': { destroyer: 1 } } },
    }
    expect(asked(held, mirage).open).to.deep.equal(NOTHING)
  })

  it('[TI-29.17] bring nothing that plastic does not allow', () => {
    const planets = [
      'wellon',
      'abyz',
      'fria',
      'saudor',
      'lodor',
      'thibah',
      'arinam',
      'meer',
      'tarmann',
      'quann',
    ]
    const groups = Object.fromEntries(
      [...planets, 'arnor', 'lor'].map(planet => [planet, { groundForce: 1 }]),
    )
    const t = asked({ ada: { planets: { ...groups, primor: {} } } }, { '2-00': 'primor' })
    expect(t.open).to.deep.equal(NOTHING)
  })

  it('[TI-29.15] are no answer to a planet that is refreshed in the action phase', () => {
    const t = far(
      {
        ada: {
          planets: { primor: { exhausted: true } },
          actionCards: ['master-of-trade'],
          contracts: ['1', '2'],
        },
        bea: { contracts: ['0', null] },
        cy: { contracts: ['0', null] },
      },
      { '2-00': 'primor' },
    )
    t.ada.plays('master-of-trade', { planets: ['primor'] })
    t.nobodyPlays()
    expect(t.state.planets.primor!.exhausted).to.equal(undefined)
    expect(Object.values(t.open).flat()).to.not.include('refreshAbility')
  })
})

describe('twilight-imperium-3: Trade Stations', () => {
  const TSION = { '2-00': 'tsion-bellatrix' } as const
  const cruiser = { from: '3-00', ship: 'cruiser', count: 1 }

  it('[TI-29.20, TI-29.21] lie in two systems beside a planet', () => {
    const systems = Object.values(TILES).filter(({ planets }) =>
      planets.some(planet => ['tsion', 'sumerian'].includes(planet)),
    )
    expect(systems.map(({ planets, back }) => [back, planets.length])).to.deep.equal([
      ['regular', 2],
      ['regular', 2],
    ])
  })

  it('[TI-29.23, TI-29.27] are taken by whoever arrives alone, exhausted', () => {
    const t = far({ ada: { space: { '3-00': { cruiser: 1 } } } }, TSION)
    t.ada.does('act', '2-00', { moves: [cruiser] })
    expect(t.ada.planets).to.include('tsion')
    expect(t.ada.planets).to.not.include('bellatrix')
    expect(t.state.planets.tsion).to.deep.equal({ by: '0', exhausted: true, units: {}, since: 2 })
    expect(t.log).to.include('ada takes Tsion Trade Station.')
  })

  it('[TI-29.24, TI-29.25, TI-29.27] stay with their owner until somebody else is alone there, by a battle or without', () => {
    const t = far(
      {
        ada: { contracts: [null, '1'], space: { '3-00': { cruiser: 1 } }, technologies: [] },
        bea: { contracts: ['0', null], planets: { tsion: {} } },
      },
      TSION,
    )
    expect(t.bea.planets).to.include('tsion')
    t.ada.does('act', '2-00', { moves: [cruiser] })
    expect(t.ada.planets).to.include('tsion')
    expect(t.ada.has.contracts).to.deep.equal([null, '1'])

    const fought = far(
      {
        ada: { space: { '3-00': { cruiser: 1 } }, technologies: [] },
        bea: { planets: { tsion: {} }, space: { '2-00': { destroyer: 1 } }, technologies: [] },
        dice: [1, 1, 10, 1],
      },
      TSION,
    )
    fought.ada.does('act', '2-00', { moves: [cruiser] })
    while (fought.open.ada?.includes('announce') || fought.open.bea?.includes('announce')) {
      expect(fought.bea.planets).to.include('tsion')
      fought.seat(Object.keys(fought.open)[0]!).answers()
    }
    expect(fought.bea.ships('2-00')).to.deep.equal({})
    expect(fought.ada.planets).to.include('tsion')
  })

  it('[TI-29.26] take no units and no Space Dock', () => {
    const t = far(
      {
        ada: {
          planets: { tsion: {}, jord: { spaceDock: 1 } },
          space: { '2-00': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 2 } }] } },
          counters: { strategy: 2 },
        },
      },
      TSION,
    )
    t.ada.cannot('orbitalDrop', ['tsion'], { rule: 'TI-31.10' })
    t.ada.does('act', '2-00', { moves: [] })
    t.ada.cannot('land', [{ tsion: { groundForce: 1 } }], { rule: 'TI-18.01' })
    t.ada.does('land', {})
    expect(t.units('tsion')).to.deep.equal({})
  })

  it('[TI-29.28] count for control of their system', () => {
    const condition = { kind: 'systems', min: 1, outsideHome: true } as const
    const held = (planets: { [planet: string]: PlanetHas }) => {
      const t = far({ ada: { planets, space: { '2-00': { cruiser: 1 } } }, bea: {} }, TSION)
      return progressOf(t.ada.view, '0', condition).have
    }
    expect(held({ bellatrix: {}, tsion: {} })).to.equal(1)
    expect(held({ tsion: {} })).to.equal(0)
  })

  it('[TI-29.29] are not annexed', () => {
    const t = far({ ada: { planets: { wellon: {} }, actionCards: ['voluntary-annexation'] } }, TSION)
    t.ada.cannot('playAction', ['voluntary-annexation', { planet: 'tsion' }], { rule: 'TI-26.05' })
    t.ada.plays('voluntary-annexation', { planet: 'bellatrix' })
    t.nobodyPlays()
    expect(t.ada.planets).to.include('bellatrix')
    expect(t.ada.planets).to.not.include('tsion')
  })
})
