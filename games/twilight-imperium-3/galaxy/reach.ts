/** What lies in reach of each home: by this a fixed galaxy is balanced. [TI-5.20] */
import type { SeatId } from '../../kit/index.ts'
import { type Cell, galaxyOf, PLANETS } from '../data/index.ts'
import type { Galaxy } from '../state.ts'
import { adjacentTo, stepsFrom, tileAt } from './map.ts'

export interface Reach {
  resources: number
  influence: number
  /** Systems to go through on the shortest way to Mecatol Rex, with it. */
  toMecatol: number
}

/** How far a planet may be from a home to count for it, in systems. */
const FAR = 3

/**
 * The distance of every system that can be entered, not through systems that stop ships, and through wormholes only
 * where several galaxies are linked by nothing else.
 */
function distances(galaxy: Galaxy, home: Cell): Map<Cell, number> {
  const isOne = Object.keys(galaxy.tiles).every(cell => galaxyOf(cell) === '')
  const near = (cell: Cell) => (isOne ? adjacentTo(galaxy, cell) : stepsFrom({ galaxy, laws: [] }, cell))
  const far = new Map([[home, 0]])
  for (const [cell, steps] of far) {
    if (cell !== home && tileAt(galaxy, cell)?.anomaly) continue
    for (const next of near(cell)) {
      const barred = ['supernova', 'asteroidField'].includes(tileAt(galaxy, next)?.anomaly ?? '')
      if (!barred && !far.has(next)) far.set(next, steps + 1)
    }
  }
  return far
}

/** Each planet counts for the home that it is nearest to; where several are as near, each has an equal part. */
export function reachOf(galaxy: Galaxy): { [seat: SeatId]: Reach } {
  const homes = Object.entries(galaxy.homes).map(([seat, home]) => ({ seat, far: distances(galaxy, home) }))
  const farOf = ({ far }: (typeof homes)[number], cell: Cell) => far.get(cell) ?? Number.POSITIVE_INFINITY
  const reach = Object.fromEntries(
    homes.map(home => [home.seat, { resources: 0, influence: 0, toMecatol: farOf(home, '0-00') }]),
  )
  const taken = ['0-00', ...Object.values(galaxy.homes)]
  for (const cell of Object.keys(galaxy.tiles).filter(one => !taken.includes(one))) {
    const least = Math.min(FAR, ...homes.map(home => farOf(home, cell)))
    const nearest = homes.filter(home => farOf(home, cell) === least)
    for (const { seat } of nearest)
      for (const planet of tileAt(galaxy, cell)?.planets ?? []) {
        reach[seat]!.resources += PLANETS[planet].resources / nearest.length
        reach[seat]!.influence += PLANETS[planet].influence / nearest.length
      }
  }
  return reach
}
