/** The map of its own rules for five, whose wormholes never change. TI-48.30 to TI-48.35. */
import { refuseSetup, type SetupValues } from '../../games/kit/index.ts'
import {
  JOINED,
  OBJECTIVES,
  OPEN_SPACE,
  PRESET_MAPS,
  type TechnologyId,
  type TileId,
} from '../../games/twilight-imperium-3/data/index.ts'
import { adjacentTo, cellsOf, inPdsRange, stepsFrom } from '../../games/twilight-imperium-3/galaxy/map.ts'
import { pileOf } from '../../games/twilight-imperium-3/galaxy/piles.ts'
import { reachOf } from '../../games/twilight-imperium-3/galaxy/reach.ts'
import { OPTIONS } from '../../games/twilight-imperium-3/options.ts'
import { progressOf } from '../../games/twilight-imperium-3/rules/objectives/progress.ts'
import { politicalDeck, secretsIn } from '../../games/twilight-imperium-3/setup.ts'
import { table } from '../support/table.ts'
import { onMap } from './on-map.ts'
import { expect, module } from './support.ts'

const NAMES = ['ada', 'bea', 'cy', 'dee', 'eve'] as const
const SPECIAL = { galaxy: 'preset', presetMap: 'special', expansionTiles: true } as const
const sit = (options: SetupValues = {}, seed = 'special') =>
  table(module, { seats: NAMES, options: { ...SPECIAL, ...options }, seed })

describe('twilight-imperium-3: the map of its own rules for five', () => {
  it('[TI-48.30, TI-48.25, TI-3.01] is for five with the systems of the expansion, and has the rich ones', () => {
    const keyOf = (players: number, more: SetupValues = {}) =>
      refuseSetup(OPTIONS, { ...SPECIAL, ...more }, players)?.text.key
    expect(keyOf(5)).to.equal(undefined)
    for (const players of [3, 4, 6, 7, 8]) expect(keyOf(players)).to.equal('refusal.option')
    expect(keyOf(5, { expansionTiles: false })).to.equal('refusal.optionNeeds')
    for (const presetUse of ['fixed', 'random'])
      expect(
        Object.values(sit({ presetUse }).state.galaxy.tiles).filter(
          tile => pileOf(tile as TileId) === 'rich',
        ),
      ).to.have.length(4)
  })

  it('[TI-48.35] gives every home as much', () => {
    const all = Object.values(reachOf(sit().state.galaxy))
    expect(all).to.have.length(5)
    for (const one of all) expect(one).to.deep.equal(all[0])
  })

  it('[TI-48.30] leaves open space, over which systems are adjacent for all purposes', () => {
    const t = sit()
    const { galaxy } = t.state
    for (const cell of OPEN_SPACE.five!) expect(cellsOf(galaxy)).to.not.include(cell)
    for (const [one, other] of JOINED.five!) {
      expect(adjacentTo(galaxy, one)).to.include(other)
      expect(adjacentTo(galaxy, other)).to.include(one)
      expect(stepsFrom(t.ada.view, one)).to.include(other)
    }
    expect(adjacentTo(galaxy, '1-00')).to.have.length(6)
    // The same cells are not adjacent on another map.
    const standard = table(module, { seats: NAMES, options: { galaxy: 'preset' } }).state.galaxy
    expect(adjacentTo(standard, '1-00')).to.not.include('1-04')
  })

  it('[TI-48.30] lets ships fly over open space, as anywhere else', () => {
    const t = onMap('special', 5, { ada: { space: { '1-00': { cruiser: 1 } } } })
    t.ada.does('act', '1-04', { moves: [{ from: '1-00', ship: 'cruiser', count: 1 }] })
    expect(t.state.space['1-04']).to.have.property('0')
  })

  it('[TI-48.30, TI-1.16] counts what lies beyond open space as beside a home', () => {
    const beside = 'systemsAdjacentToOthersHome'
    const [objective] = Object.values(OBJECTIVES).filter(({ condition }) => condition.kind === beside)
    // Cy holds a system beside the home of Ada, at 3-00, over open space.
    const t = onMap('special', 5, {
      ada: { space: {} },
      cy: {
        space: { '3-14': { cruiser: 1 } },
        planets: { 'new-albion': { groundForce: 1 }, starpoint: { groundForce: 1 } },
      },
    })
    expect(t.state.galaxy.tiles['3-14']).to.equal('new-albion-starpoint')
    expect(progressOf(t.cy.view, '2', objective!.condition).have).to.equal(1)
    expect(progressOf(t.bea.view, '1', objective!.condition).have).to.equal(0)
  })

  it('[TI-48.31] has no card about wormholes, of any kind', () => {
    const ABOUT = [
      'ghost-ship',
      'closing-the-wormholes',
      'wormhole-reconstruction',
      'wormhole-research',
      'intergalactic-commerce',
      'keeper-of-gates',
    ]
    for (const expansionCards of [false, true]) {
      const { decks, options } = sit({ expansionCards }).state
      const cards = [...decks.actionCards, ...decks.politicalCards, ...secretsIn(options)]
      for (const card of ABOUT) expect(cards, card).to.not.include(card)
      const others = { ...options, galaxy: 'random' as const }
      expect(politicalDeck(others).length - decks.politicalCards.length).to.equal(expansionCards ? 4 : 2)
      expect(secretsIn(others)).to.include('keeper-of-gates')
      expect(sit({ expansionCards, galaxy: 'random' }).state.decks.actionCards).to.include('ghost-ship')
    }
  })

  it('[TI-48.32, TI-3.01] goes without the Wormhole Nexus', () => {
    const keyOf = (more: SetupValues) =>
      refuseSetup(OPTIONS, { ...SPECIAL, wormholeNexus: true, ...more }, 5)?.text.key
    expect(keyOf({})).to.equal('refusal.optionExcludes')
    expect(keyOf({ presetMap: 'preset' })).to.equal(undefined)
    // Where no map is chosen, what was chosen for one means nothing.
    expect(keyOf({ galaxy: 'random' })).to.equal(undefined)
  })

  it('[TI-48.33, TI-16.02] lets PDS fire through wormholes, with range only', () => {
    const t = sit()
    const { view } = t.ada
    // Quann has a beta wormhole, and so has the gate at 2-06.
    expect(view.galaxy.tiles).to.include({ '1-02': 'quann', '2-06': 'beta-wormhole' })
    expect(adjacentTo(view.galaxy, '1-02')).to.not.include('2-06')
    expect(inPdsRange(view, '1-02', '2-06')).to.equal(true)
    expect(inPdsRange(view, '1-02', '2-02')).to.equal(adjacentTo(view.galaxy, '1-02').includes('2-02'))
    const elsewhere = { ...view, options: { ...view.options, presetMap: 'preset' as const } }
    expect(inPdsRange(elsewhere, '1-02', '2-06')).to.equal(false)
  })

  it('[TI-48.33] asks for PDS beyond a wormhole whether they fire, with Deep Space Cannon alone', () => {
    for (const technologies of [[], ['deep-space-cannon']] satisfies TechnologyId[][]) {
      const t = onMap('special', 5, {
        ada: { technologies: [], space: { '3-09': { cruiser: 1 } } },
        bea: { technologies, planets: { quann: { pds: 1 } } },
      })
      t.ada.does('act', '2-06', { moves: [{ from: '3-09', ship: 'cruiser', count: 1 }] })
      const isAsked = t.open.bea?.includes('firePds') === true
      expect(isAsked).to.equal(technologies.length > 0)
    }
  })

  it('[TI-48.34] lays no wormhole counters of Distant Suns', () => {
    for (const [options, expected] of [
      [{ distantSuns: true, newDomainCounters: true }, false],
      [{ distantSuns: true, newDomainCounters: true, presetMap: 'preset' }, true],
    ] as const) {
      const laid = ['one', 'two', 'three', 'four', 'five', 'six'].flatMap(seed =>
        Object.values(sit(options, seed).state.domains!).map(({ id }) => id),
      )
      expect(laid.some(id => id.startsWith('wormhole-discovery'))).to.equal(expected)
    }
  })

  it('[TI-48.35] has five equal sectors around Mecatol Rex', () => {
    const { galaxy, order } = sit().state
    expect(adjacentTo(galaxy, '0-00')).to.have.length(5)
    expect(cellsOf(galaxy)).to.have.length(31)
    expect(Object.keys(galaxy.tiles).toSorted()).to.deep.equal([...cellsOf(galaxy)].toSorted())
    expect(order.map(seat => galaxy.homes[seat])).to.deep.equal(['3-00', '3-03', '3-06', '3-09', '3-12'])
    expect(Object.keys(PRESET_MAPS['special-5']!.tiles)).to.have.length(25)
  })
})
