/** Which tile may be placed where while the galaxy is built. TI-5.08 to TI-5.14. */
import { type Cell, type GalaxySetup, ringOf, TILES, type Tile, type TileId } from '../data/index.ts'
import type { Galaxy } from '../state.ts'
import { adjacentTo, cellsOf, tileAt } from './map.ts'

/** A tile that lies on the table while nobody has seen it. [TI-5.17] */
export const FACE_DOWN = 'face-down'

export interface Placement {
  tile: TileId
  cell: Cell
}

/** The free cells of the ring that is filled now; none when the galaxy is complete. [TI-5.08] */
export function freeCells(galaxy: Galaxy, { rings }: Pick<GalaxySetup, 'rings'>): Cell[] {
  const free = cellsOf(galaxy).filter(cell => galaxy.tiles[cell] === undefined)
  const ring = rings.find(one => free.some(cell => ringOf(cell) === one))
  return free.filter(cell => ringOf(cell) === ring)
}

const isSpecial = (tile: Tile | undefined) => tile?.back === 'special'

/** [TI-5.11, TI-5.13] */
export const besideSpecial = (galaxy: Galaxy, cell: Cell): boolean =>
  adjacentTo(galaxy, cell).some(other => isSpecial(tileAt(galaxy, other)))

const hasPlanets = (tile: TileId) => TILES[tile].planets.length > 0

/** The tiles of a hand that may be placed next: one with planets, if the last one had none. [TI-5.12] */
export function placeableTiles(hand: readonly TileId[], lastTile: TileId | null): TileId[] {
  const withPlanets = hand.filter(hasPlanets)
  return lastTile !== null && !hasPlanets(lastTile) && withPlanets.length > 0 ? withPlanets : [...hand]
}

/** Every legal placement of a hand. [TI-5.11, TI-5.12, TI-5.14] */
export function placements(
  galaxy: Galaxy,
  setup: Pick<GalaxySetup, 'rings'>,
  { tiles, lastTile }: { tiles: readonly TileId[]; lastTile: TileId | null },
): Placement[] {
  const cells = freeCells(galaxy, setup)
  const all = placeableTiles(tiles, lastTile).flatMap(tile => cells.map(cell => ({ tile, cell })))
  const apart = all.filter(({ tile, cell }) => !isSpecial(TILES[tile]) || !besideSpecial(galaxy, cell))
  return apart.length > 0 ? apart : all
}
