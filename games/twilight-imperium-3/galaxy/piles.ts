/** Preset maps, with their own tiles or with others of the same piles. TI-48.01 to TI-48.05. */
import type { Random } from '../../kit/index.ts'
import { type Cell, PLANETS, PRESET_MAPS, type PresetMap, TILES, type TileId } from '../data/index.ts'
import type { TiView } from '../state.ts'
import { poolOf } from './dealing.ts'
import { outwards } from './map.ts'

/** The map that the players have chosen, if it is one that is ready. [TI-5.20, TI-48.08] */
export const presetMapOf = ({ options, order }: Pick<TiView, 'options' | 'order'>): PresetMap | undefined =>
  options.galaxy === 'preset' ? PRESET_MAPS[`${options.presetMap}-${order.length}`] : undefined

/** What a system is, for filling a map by chance. */
export type Pile = 'select' | 'special' | 'empty' | 'single' | 'multi' | 'rich'

/** Two planets with many resources. [TI-48.01, TI-48.02] */
const RICH = ['abyz-fria', 'bereg-lirta-iv', 'lisis-velnor', 'new-albion-starpoint']

/** What stands in for a pile that is used up. [TI-48.05] */
const INSTEAD: { readonly [pile in Pile]: readonly Pile[] } = {
  select: [],
  single: ['multi', 'rich', 'empty'],
  multi: ['rich', 'single', 'empty'],
  rich: ['multi'],
  empty: ['single'],
  special: ['empty'],
}

/** [TI-48.01] */
export function pileOf(id: TileId): Pile {
  const { back, planets, wormholes = [] } = TILES[id]
  const isStation = planets.some(planet => PLANETS[planet].kind === 'tradeStation')
  if (back === 'mecatol' || wormholes.length > 0 || isStation || id === 'hopes-end') return 'select'
  if (RICH.includes(id)) return 'rich'
  if (back === 'special' || back === 'empty') return back
  return planets.length > 1 ? 'multi' : 'single'
}

type Layout = Pick<PresetMap, 'tiles' | 'named'>

/** Whether the map says which system lies there, whatever else comes by chance. [TI-48.04] */
export const isNamed = ({ tiles, named = [] }: Layout, cell: Cell): boolean =>
  named.includes(cell) || pileOf(tiles[cell]!) === 'select'

/** Fills every cell that names no system from the pile of what is printed there, from the middle outwards. [TI-48.03] */
export function filledByChance(map: Layout, random: Random): PresetMap['tiles'] {
  const cells = outwards(Object.keys(map.tiles))
  const open = cells.filter(cell => !isNamed(map, cell))
  const named = cells.filter(cell => isNamed(map, cell)).map(cell => map.tiles[cell]!)
  const pool = poolOf(['base', 'expansion']).filter(tile => !named.includes(tile))
  const usesRich = open.some(cell => pileOf(map.tiles[cell]!) === 'rich')
  const pile = (wanted: Pile) =>
    wanted === 'rich' && !usesRich ? [] : random.Shuffle(pool.filter(tile => pileOf(tile) === wanted))
  const piles: { readonly [pile in Pile]: TileId[] } = {
    select: [],
    special: pile('special'),
    empty: pile('empty'),
    single: pile('single'),
    multi: pile('multi'),
    rich: pile('rich'),
  }
  const draw = (wanted: Pile) =>
    [wanted, ...INSTEAD[wanted]]
      .map(one => piles[one])
      .find(({ length }) => length)!
      .pop()!
  return Object.fromEntries(
    cells.map(cell => [cell, open.includes(cell) ? draw(pileOf(map.tiles[cell]!)) : map.tiles[cell]!]),
  )
}
