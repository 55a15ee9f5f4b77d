/** Where systems lie on the map, in units of the drawing. */
import { defineHex, Orientation } from 'honeycomb-grid'
import type { Frame } from '../../kit/picture.ts'
import { CELLS, type Cell } from '../data/index.ts'
import { cellsOf } from '../galaxy/map.ts'
import type { Galaxy } from '../state.ts'

export interface Point {
  x: number
  y: number
}

/** From the middle of a system to its corners. */
export const RADIUS = 100

const Hex = defineHex({ dimensions: RADIUS, orientation: Orientation.FLAT, origin: { x: 0, y: 0 } })

const known = new Map<Cell, Point>()

/** The middle of a system. */
export function middleOf(cell: Cell): Point {
  const at = known.get(cell)
  if (at) return at
  const { x, y } = new Hex(CELLS[cell]!)
  known.set(cell, { x, y })
  return { x, y }
}

const corners = new Hex({ q: 0, r: 0 }).corners

/** The outline of a system around its middle, so much smaller than its place. */
export const outline = (gap: number): string =>
  corners.map(({ x, y }) => `${(x * (RADIUS - gap)) / RADIUS},${(y * (RADIUS - gap)) / RADIUS}`).join(' ')

/** So far within the edge of a system a border lies: its neighbour's own lies beside it. */
const BORDER = 0.965

/** The edges of a system as lines, each with the middle of what lies beyond. */
export function edgesOf({ x, y }: Point): { beside: Point; line: string }[] {
  return corners.map((one, i) => {
    const other = corners[(i + 1) % corners.length]!
    const at = (corner: Point) =>
      `${(x + corner.x * BORDER).toFixed(1)} ${(y + corner.y * BORDER).toFixed(1)}`
    return { beside: { x: x + one.x + other.x, y: y + one.y + other.y }, line: `M${at(one)}L${at(other)}` }
  })
}

/** All of the map. */
export function wholeOf(galaxy: Galaxy, isBuilt = true): Frame {
  const middles = cellsOf(galaxy)
    .filter(cell => !isBuilt || cell in galaxy.tiles)
    .map(middleOf)
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - RADIUS, Math.min(...ys) - RADIUS]
  return { x: left, y: top, width: Math.max(...xs) + RADIUS - left, height: Math.max(...ys) + RADIUS - top }
}

/** So far from the middle of a system most of what lies beside it is in sight, or nothing but itself. */
export const WITH_NEIGHBOURS = 2.75 * RADIUS
export const ALONE = 1.1 * RADIUS

/** The surroundings of some systems. */
export function around(cells: readonly Cell[], room: number): Frame {
  const middles = cells.map(middleOf)
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room]
  return { x: left, y: top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top }
}

/** The system that lies from another one in the direction of a key; the nearest where none lies right there. */
export function neighbourBy(cells: readonly Cell[], from: Cell, toward: Point): Cell | undefined {
  const here = middleOf(from)
  const ahead = cells.flatMap(cell => {
    const { x, y } = middleOf(cell)
    const [dx, dy] = [x - here.x, y - here.y]
    const along = dx * toward.x + dy * toward.y
    const aside = Math.abs(dx * toward.y - dy * toward.x)
    return along > 1 && aside <= along * 1.8 ? [{ cell, far: along + 2 * aside }] : []
  })
  return ahead.sort((one, other) => one.far - other.far)[0]?.cell
}
