/** A system beside the galaxy, behind every alpha and beta wormhole. Section 40. */

import { OBJECTIVES } from '../../games/twilight-imperium-3/data/index.ts'
import { middleOf, RADIUS } from '../../games/twilight-imperium-3/drawing/layout.ts'
import { adjacentTo, cellsOf, stepsFrom } from '../../games/twilight-imperium-3/galaxy/map.ts'
import { twilightImperium3 as module } from '../../games/twilight-imperium-3/index.ts'
import { artifactSites } from '../../games/twilight-imperium-3/rules/artifacts.ts'
import { progressOf } from '../../games/twilight-imperium-3/rules/objectives/progress.ts'
import { table } from '../support/table.ts'
import { expect, type Has, type Scenario, ti } from './support.ts'

const options = { wormholeNexus: true }

// Alpha wormholes lie at 2-02 and in Lodor (1-05), beta ones at 2-07 and in Quann (2-08).
const beside = (ada: Has, more: Scenario = {}) =>
  ti({
    options,
    ...more,
    tiles: { nexus: 'wormhole-nexus', ...more.tiles },
    ada: { technologies: [], ...ada },
  })
const goes = (from: string, ship = 'cruiser') => ({ moves: [{ from, ship, count: 1 }] })

describe('twilight-imperium-3: the Wormhole Nexus', () => {
  it('[TI-40.01, TI-5.04] lies beside every galaxy with the option, and in none without it', () => {
    for (const galaxy of ['random', 'preset']) {
      const sit = (wormholeNexus: boolean) =>
        table(module, { seats: ['ada', 'bea', 'cy'], options: { galaxy, wormholeNexus } }).state.galaxy
      expect(sit(true).tiles.nexus).to.equal('wormhole-nexus')
      expect(cellsOf(sit(true))).to.include('nexus')
      expect(Object.values(sit(false).tiles)).to.not.include('wormhole-nexus')
      expect(cellsOf(sit(false))).to.not.include('nexus')
    }
  })

  it('[TI-40.01, TI-54.01] lies over no other system, on the larger board either', () => {
    const seats = ['ada', 'bea', 'cy', 'dee', 'eva'] as const
    for (const largerGalaxy of [false, true]) {
      const options = { expansionTiles: true, wormholeNexus: true, largerGalaxy }
      const middles = cellsOf(table(module, { seats, options }).state.galaxy).map(middleOf)
      const apart = middles.flatMap((one, i) =>
        middles.slice(i + 1).map(other => Math.hypot(one.x - other.x, one.y - other.y)),
      )
      expect(middles).to.have.length(largerGalaxy ? 62 : 38)
      expect(Math.min(...apart)).to.be.greaterThan(Math.sqrt(3) * RADIUS - 1)
    }
  })

  it('[TI-40.01] is a system like others: it is activated, taken and held', () => {
    const t = beside({
      space: { '2-02': { carrier: 1, laden: [{ ship: 'carrier', cargo: { groundForce: 1 } }] } },
    })
    t.ada.does('act', 'nexus', {
      moves: [{ from: '2-02', ship: 'carrier', count: 1, laden: 0 }],
      landings: { mallice: { groundForce: 1 } },
    })
    expect(t.ada.planets).to.include('mallice')
    expect(t.state.activated.nexus).to.deep.equal(['0'])
  })

  it('[TI-40.02] is one step from every alpha and beta wormhole, which are linked as before', () => {
    const { view } = beside({}).ada
    expect([...stepsFrom(view, 'nexus')].toSorted()).to.deep.equal(['1-05', '2-02', '2-07', '2-08'])
    expect(stepsFrom(view, '2-02')).to.include.members(['nexus', '1-05'])
    expect(stepsFrom(view, '2-02')).to.not.include('2-07')
  })

  it('[TI-40.02] takes two steps to go through', () => {
    const t = beside({ space: { '2-02': { cruiser: 1, carrier: 1 } } })
    t.ada.cannot('act', ['2-07', goes('2-02', 'carrier')], { rule: 'TI-15.02' })
    t.ada.does('act', '2-07', { moves: [{ from: '2-02', ship: 'cruiser', count: 1, via: ['nexus'] }] })
    expect(t.ada.ships('2-07')).to.deep.equal({ cruiser: 1 })
  })

  it('[TI-40.02] stops whoever meets ships there', () => {
    const t = beside({ space: { '2-02': { cruiser: 1 } } }, { bea: { space: { nexus: { cruiser: 1 } } } })
    t.ada.cannot('act', ['2-07', goes('2-02')], { rule: 'TI-15.02' })
    t.ada.does('act', 'nexus', goes('2-02'))
    expect(t.state.fights.map(({ cell }) => cell)).to.deep.equal(['nexus'])
  })

  it('[TI-40.03] does not have to be occupied for Keeper of Gates', () => {
    const t = beside({})
    expect(progressOf(t.state, '0', OBJECTIVES['keeper-of-gates'].condition).need).to.equal(4)
  })

  it('[TI-40.04] is next to nothing, whatever wormhole leads there', () => {
    const t = beside({}, { tiles: { '1-05': 'void-5', '2-07': 'void-6' } })
    expect(adjacentTo(t.state.galaxy, 'nexus')).to.deep.equal([])
    // The only alpha wormhole and the only beta wormhole lead there all the same.
    expect([...stepsFrom(t.ada.view, 'nexus')].toSorted()).to.deep.equal(['2-02', '2-08'])
    const gamma = beside(
      {},
      {
        also(g) {
          g.galaxy.tokens = { '1-00': ['gamma'] }
          g.galaxy.tiles = { ...g.galaxy.tiles }
        },
      },
    )
    expect(stepsFrom(gamma.ada.view, 'nexus')).to.not.include('1-00')
  })

  it('[TI-40.05] is neutral at first, and no place for artifacts', () => {
    const t = beside({})
    expect(t.state.planets.mallice).to.equal(undefined)
    expect(artifactSites(t.state)).to.not.include('mallice')
    expect(artifactSites(t.state).length).to.be.above(0)
  })
})
