/** Maps that are ready before anybody comes to the table, with systems of the expansion. Section 48. */
import { refuseSetup, type SetupValues } from '../../games/kit/index.ts'
import { randomOf } from '../../games/kit/random.ts'
import {
  idsOf,
  PLANETS,
  PRESET_MAPS,
  type PresetMap,
  TILES,
  type TileId,
} from '../../games/twilight-imperium-3/data/index.ts'
import { cellsOf, stepsFrom, tileAt } from '../../games/twilight-imperium-3/galaxy/map.ts'
import { filledByChance, isNamed, pileOf } from '../../games/twilight-imperium-3/galaxy/piles.ts'
import { twilightImperium3 as module } from '../../games/twilight-imperium-3/index.ts'
import { OPTIONS } from '../../games/twilight-imperium-3/options.ts'
import { chanceOf } from '../support/contract/chance.ts'
import { table } from '../support/table.ts'
import { expect } from './support.ts'

const NAMES = ['ada', 'bea', 'cy', 'dee', 'eve', 'fay'] as const
const SIZES = [3, 4, 5, 6]
const sit = (players: number, options: SetupValues = {}, seed = 'preset') =>
  table(module, {
    seats: NAMES.slice(0, players),
    options: { galaxy: 'preset', presetMap: 'preset', expansionTiles: true, ...options },
    seed,
  })

const mapFor = (players: number) => PRESET_MAPS[`preset-${players}`]!
const MAPS = [
  ...[3, 4, 5, 6, 7, 8].map(mapFor),
  ...['special-5', 'multi-6', 'multi-8'].map(id => PRESET_MAPS[id]!),
]
const byChance = (map: Pick<PresetMap, 'tiles' | 'named'>, label: string) =>
  filledByChance(map, randomOf(chanceOf(label).number))

describe('twilight-imperium-3: preset maps', () => {
  it('[TI-48.01] sorts systems into piles', () => {
    expect(
      (['quann', 'alpha-wormhole', 'hopes-end', 'tsion-bellatrix', 'mecatol-rex'] as const).map(pileOf),
    ).to.deep.equal(Array(5).fill('select'))
    expect(
      (['nebula-1', 'void-1', 'wellon', 'arnor-lor', 'lisis-velnor'] as const).map(pileOf),
    ).to.deep.equal(['special', 'empty', 'single', 'multi', 'rich'])
  })

  it('[TI-48.02] leaves rich systems out of the game where a map has no place for them', () => {
    for (const map of MAPS) {
      const printed = Object.values(map.tiles).filter(tile => pileOf(tile) === 'rich')
      const drawn = Object.values(byChance(map, map.id)).filter(tile => pileOf(tile) === 'rich')
      expect([map.id, drawn.length]).to.deep.equal([map.id, printed.length])
    }
    expect(Object.values(mapFor(6).tiles)).to.not.include('lisis-velnor')
    expect(Object.values(mapFor(8).tiles)).to.include('lisis-velnor')
  })

  for (const players of SIZES)
    it(`[TI-48.03, TI-48.08] lays the printed systems for ${players}, and deals nothing`, () => {
      const { galaxy, players: people, phase } = sit(players).state
      const homes = Object.values(galaxy.homes)
      expect(Object.keys(galaxy.tiles).toSorted()).to.deep.equal([...cellsOf(galaxy)].toSorted())
      for (const [cell, tile] of Object.entries(mapFor(players).tiles))
        expect(galaxy.tiles[cell]).to.equal(tile)
      expect(homes.every(home => tileAt(galaxy, home)!.back === 'home')).to.equal(true)
      expect(Object.values(people).every(({ tiles }) => tiles.length === 0)).to.equal(true)
      expect(phase).to.not.equal('galaxy')
    })

  it('[TI-48.03] fills the map from the same piles by chance, each system once', () => {
    const maps = ['one', 'two'].map(seed => sit(6, { presetUse: 'random' }, seed).state.galaxy)
    const map = mapFor(6)
    for (const { tiles } of maps) {
      expect(new Set(Object.values(tiles)).size).to.equal(Object.keys(tiles).length)
      for (const [cell, printed] of Object.entries(map.tiles)) {
        if (isNamed(map, cell)) expect(tiles[cell]).to.equal(printed)
        expect(pileOf(tiles[cell] as TileId), cell).to.equal(pileOf(printed))
      }
    }
    const differ = Object.keys(map.tiles).filter(cell => maps[0]!.tiles[cell] !== maps[1]!.tiles[cell])
    expect(differ.length).to.be.above(10)
  })

  it('[TI-48.04] keeps the systems that are named, and links those with tokens', () => {
    for (const presetUse of ['fixed', 'random']) {
      const t = sit(3, { presetUse })
      expect(t.state.galaxy.tiles['1-04']).to.equal('void-1')
      expect(t.state.galaxy.tokens).to.deep.equal({ '1-04': ['gamma'], '2-00': ['gamma'] })
      expect(stepsFrom(t.ada.view, '1-04')).to.include('2-00')
    }
  })

  it('[TI-48.05] takes the next pile where one is used up', () => {
    // All twenty places for single planets, of which there are fourteen; what is left of the others follows.
    const cells = Array.from({ length: 30 }, (_, i) => `4-${String(i).padStart(2, '0')}`)
    const piles = Object.values(
      byChance({ tiles: Object.fromEntries(cells.map(cell => [cell, 'wellon'])) }, 'single'),
    ).map(pileOf)
    const single = piles.filter(pile => pile === 'single').length
    expect(single).to.equal(
      idsOf(TILES).filter(tile => pileOf(tile) === 'single' && TILES[tile].back === 'regular').length,
    )
    expect(new Set(piles.slice(single))).to.deep.equal(new Set(['multi', 'empty']))
    expect(piles[single]).to.equal('multi')
    const special = Object.values(
      byChance({ tiles: Object.fromEntries(cells.slice(0, 12).map(cell => [cell, 'nebula-1'])) }, 'piles'),
    ).map(pileOf)
    expect(special.slice(0, 9)).to.deep.equal(Array(9).fill('special'))
    expect(special.slice(9)).to.deep.equal(Array(3).fill('empty'))
  })

  it('[TI-48.06] gives homes by chance, clockwise in the order of play', () => {
    const firsts = Array.from({ length: 12 }, (_, i) => sit(3, {}, `homes-${i}`).state.order[0])
    expect(new Set(firsts).size).to.equal(3)
    const { order, galaxy } = sit(4).state
    expect(order.map(seat => galaxy.homes[seat])).to.deep.equal(['3-04', '3-08', '3-13', '3-17'])
  })

  it('[TI-48.07] makes up for seats as the map says', () => {
    const goodsOf = (players: number) => {
      const { order, players: people, galaxy } = sit(players).state
      return Object.fromEntries(order.map(seat => [galaxy.homes[seat], people[seat]!.tradeGoods]))
    }
    expect(goodsOf(5)).to.deep.equal({ '3-02': 0, '3-06': 4, '3-09': 6, '3-12': 4, '3-16': 0 })
    expect(Object.values(goodsOf(6))).to.deep.equal(Array(6).fill(0))
  })

  it('[TI-48.09] needs the systems of the expansion', () => {
    const keyOf = (values: SetupValues) => refuseSetup(OPTIONS, { galaxy: 'preset', ...values }, 4)?.text.key
    expect(keyOf({ presetMap: 'preset' })).to.equal('refusal.optionNeeds')
    expect(keyOf({ presetMap: 'preset', expansionTiles: true })).to.equal(undefined)
    expect(keyOf({ presetUse: 'random', expansionTiles: true })).to.equal('refusal.optionExcludes')
    expect(keyOf({ presetMap: 'preset', presetUse: 'random', expansionTiles: true })).to.equal(undefined)
  })

  for (const presetUse of ['fixed', 'random'])
    it(`[TI-37.08, TI-48.20] lays the four real artifacts openly where the map says so (${presetUse})`, () => {
      const laid = Array.from({ length: 6 }, (_, i) => {
        const t = sit(4, { artifacts: true, presetUse }, `artifacts-${i}`)
        const { artifacts = {}, hiddenArtifacts } = t.spectator.view
        expect(idsOf(artifacts).toSorted()).to.deep.equal(['arcturus', 'bellatrix', 'lodor', 'quann'])
        expect(new Set(Object.values(artifacts)).size).to.equal(4)
        expect(hiddenArtifacts).to.deep.equal({})
        expect(Object.values(t.open).flat()).to.not.include('chooseArtifact')
        expect(t.log.filter(text => text.includes('for all to see'))).to.have.length(4)
        return artifacts.quann
      })
      expect(new Set(laid).size).to.be.above(1)
    })

  it('[TI-48.20, TI-48.21] marks the poorest planet of a system, trade stations among them', () => {
    for (const map of MAPS)
      for (const planet of map.artifacts!) {
        const { tile, resources, influence } = PLANETS[planet]
        for (const other of TILES[tile].planets.filter(one => one !== planet).map(one => PLANETS[one]))
          expect(resources < other.resources || influence < other.influence, planet).to.equal(true)
      }
    expect(mapFor(3).artifacts).to.include('mecatol-rex')
  })

  it('[TI-48.22] marks only systems that are part of the map', () => {
    for (const map of MAPS) {
      expect(map.artifacts).to.have.length(4)
      for (const planet of map.artifacts!.filter(one => one !== 'mecatol-rex')) {
        const [cell] = Object.keys(map.tiles).filter(one => tileAt(map, one)!.planets.includes(planet))
        expect(isNamed(map, cell!), planet).to.equal(true)
      }
    }
  })

  it('[TI-48.20] leaves what the map marks alone without artifacts', () => {
    expect(sit(4).state).to.not.have.property('artifacts')
  })

  it('[TI-48.25] names a few more systems for seven and eight, and has the rich ones', () => {
    const named = (players: number) => {
      const map = mapFor(players)
      return Object.keys(map.tiles)
        .filter(cell => isNamed(map, cell))
        .map(cell => map.tiles[cell]!)
    }
    expect(named(7)).to.include.members(['supernova-1', 'quann', 'lodor'])
    expect(named(8)).to.include.members(['dal-bootha-xxehan', 'arinam-meer'])
    for (const players of [7, 8])
      expect(Object.values(mapFor(players).tiles).filter(tile => pileOf(tile) === 'rich')).to.have.length(4)
  })
})
