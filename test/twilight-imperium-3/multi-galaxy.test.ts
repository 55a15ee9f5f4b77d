/** Two large galaxies, and a small one with Mecatol Rex between them. TI-48.40 to TI-48.43. */
import { refuseSetup, type SetupValues } from '../../games/kit/index.ts'
import { galaxyOf, OBJECTIVES, PRESET_MAPS, ringOf } from '../../games/twilight-imperium-3/data/index.ts'
import { middleOf, neighbourBy, RADIUS } from '../../games/twilight-imperium-3/drawing/layout.ts'
import {
  adjacentTo,
  cellsOf,
  stepsFrom,
  tileAt,
  wormholesAt,
} from '../../games/twilight-imperium-3/galaxy/map.ts'
import { isNamed } from '../../games/twilight-imperium-3/galaxy/piles.ts'
import { OPTIONS } from '../../games/twilight-imperium-3/options.ts'
import { progressOf } from '../../games/twilight-imperium-3/rules/objectives/progress.ts'
import { table } from '../support/table.ts'
import { EIGHT, onMap } from './on-map.ts'
import { expect, module } from './support.ts'

const MULTI = { galaxy: 'preset', presetMap: 'multi', expansionTiles: true } as const
const sit = (players: number, options: SetupValues = {}, seed = 'multi') =>
  table(module, { seats: EIGHT.slice(0, players), options: { ...MULTI, ...options }, seed })

/** Galaxies by their letters, with how many systems each has. */
const sizesOf = (cells: readonly string[]) =>
  Object.fromEntries(['', 'A', 'B'].map(of => [of, cells.filter(cell => galaxyOf(cell) === of).length]))

describe('twilight-imperium-3: several galaxies', () => {
  it('[TI-48.40, TI-3.01] are for six and eight players with the systems of the expansion', () => {
    const keyOf = (players: number, more: SetupValues = {}) =>
      refuseSetup(OPTIONS, { ...MULTI, ...more }, players)?.text.key
    for (const players of [3, 4, 5, 7]) expect(keyOf(players)).to.equal('refusal.option')
    for (const players of [6, 8]) expect(keyOf(players)).to.equal(undefined)
    expect(keyOf(6, { expansionTiles: false })).to.equal('refusal.optionNeeds')
    expect(keyOf(8, { expansionTiles: false })).to.equal(undefined)
  })

  for (const players of [6, 8])
    for (const presetUse of ['fixed', 'random'])
      it(`[TI-48.40] are two equal large ones and a small one with Mecatol Rex, for ${players} (${presetUse})`, () => {
        const { galaxy, order, phase } = sit(players, { presetUse }).state
        const cells = Object.keys(galaxy.tiles)
        expect(sizesOf(cells)).to.deep.equal({ '': 7, A: 19, B: 19 })
        expect(cells.toSorted()).to.deep.equal([...cellsOf(galaxy)].toSorted())
        expect(new Set(Object.values(galaxy.tiles)).size).to.equal(cells.length)
        expect(galaxy.tiles['0-00']).to.equal('mecatol-rex')
        expect(phase).to.not.equal('galaxy')
        const homes = order.map(seat => galaxy.homes[seat]!)
        expect(sizesOf(homes)).to.deep.equal({ '': 0, A: players / 2, B: players / 2 })
        for (const home of homes)
          expect([ringOf(home), tileAt(galaxy, home)!.back]).to.deep.equal([2, 'home'])
        const map = PRESET_MAPS[`multi-${players}`]!
        const named = Object.keys(map.tiles).filter(cell => isNamed(map, cell))
        expect(named.map(cell => galaxy.tiles[cell])).to.include.members([
          'lodor',
          'quann',
          'asteroid-field-1',
          'asteroid-field-2',
        ])
      })

  it('[TI-48.41] counts them as one map, with the Nexus below the small one', () => {
    const { galaxy } = sit(8, { wormholeNexus: true }).state
    expect(galaxy.tiles['nexus-m']).to.equal('wormhole-nexus')
    const middles = cellsOf(galaxy).map(middleOf)
    const apart = middles.flatMap((one, i) =>
      middles.slice(i + 1).map(other => Math.hypot(one.x - other.x, one.y - other.y)),
    )
    expect(middles).to.have.length(46)
    expect(Math.min(...apart)).to.be.greaterThan(Math.sqrt(3) * RADIUS - 1)
  })

  it('[TI-48.42] touch only through wormholes: no system of one is beside one of another', () => {
    for (const players of [6, 8]) {
      const { galaxy } = sit(players).state
      const laws: never[] = []
      for (const cell of Object.keys(galaxy.tiles)) {
        for (const near of adjacentTo(galaxy, cell)) expect(galaxyOf(near), cell).to.equal(galaxyOf(cell))
        for (const next of stepsFrom({ galaxy, laws }, cell))
          if (galaxyOf(next) !== galaxyOf(cell)) expect(wormholesAt(galaxy, cell)).to.not.deep.equal([])
      }
      // Every home reaches every other, and Mecatol Rex.
      const reached = new Set([Object.values(galaxy.homes)[0]!])
      for (const cell of reached) for (const next of stepsFrom({ galaxy, laws }, cell)) reached.add(next)
      expect(reached.size).to.equal(45)
    }
  })

  it('[TI-48.42, TI-6.10] lets ships fly from one to another through a wormhole', () => {
    const t = onMap('multi', 8, { ada: { space: { 'B-1-01': { cruiser: 1 } } } })
    expect(t.state.galaxy.tokens ?? {}).to.have.property('B-1-01')
    t.ada.does('act', 'A-1-01', { moves: [{ from: 'B-1-01', ship: 'cruiser', count: 1 }] })
    expect(t.state.space['A-1-01']).to.have.property('0')
  })

  it('[TI-48.43] has neighbours by seat, also in another galaxy', () => {
    const { condition } = Object.values(OBJECTIVES).find(
      ({ id }) => id === 'more-influential-than-both-neighbours',
    )!
    // Cy sits beside Dee, who is in the other galaxy, and so does Bea, who is in none of hers.
    const needs = (planets: { [planet: string]: object }) => {
      const t = onMap('multi', 8, { dee: { planets } })
      expect([2, 3].map(seat => galaxyOf(t.state.galaxy.homes[seat]!))).to.deep.equal(['B', 'A'])
      return progressOf(t.cy.view, '2', condition).need
    }
    expect(needs({ wellon: {} })).to.be.above(needs({}))
  })

  it('[TI-48.44, TI-51.21] give out Domain Counters ring by ring in all of them', () => {
    const { domains, galaxy } = sit(6, { distantSuns: true }).state
    const cells = Object.keys(galaxy.tiles).filter(cell =>
      tileAt(galaxy, cell)!.planets.some(planet => domains![planet] !== undefined),
    )
    expect(sizesOf(cells).A).to.be.above(4)
    expect(sizesOf(cells).B).to.be.above(4)
  })

  it('[TI-48.40] are one map for arrow keys, too: from the middle one goes to both others', () => {
    const cells = cellsOf(sit(8).state.galaxy)
    const walk = (x: number) => {
      const seen: string[] = ['0-00']
      for (let next = neighbourBy(cells, '0-00', { x, y: 0 }); next && !seen.includes(next); ) {
        seen.push(next)
        next = neighbourBy(cells, next, { x, y: 0 })
      }
      return new Set(seen.map(galaxyOf))
    }
    expect([...walk(-1)]).to.deep.equal(['', 'A'])
    expect([...walk(1)]).to.deep.equal(['', 'B'])
  })
})
