/** Spaces by their coordinates. */
import type { Point, SpaceKey } from './types.ts'

export const keyOf = ({ x, y }: Point): SpaceKey => `${x},${y}`

/** The coordinates that a key names. */
export function pointOf(key: SpaceKey): Point {
  const comma = key.indexOf(',')
  return { x: Number(key.slice(0, comma)), y: Number(key.slice(comma + 1)) }
}

/** The two halves of the large airlock space. A team on it is recorded at the second one. [RFTG-13.12] */
export const LARGE_AIRLOCK: readonly [Point, Point] = [
  { x: -1, y: 1 },
  { x: 0, y: 1 },
]

/** The one name of a space: both halves of the large airlock are the same space. [RFTG-13.12] */
export function spaceAt(point: Point): Point {
  const [half, whole] = LARGE_AIRLOCK
  return isSame(point, half) ? whole : point
}

export const isSame = (a: Point, b: Point) => a.x === b.x && a.y === b.y
