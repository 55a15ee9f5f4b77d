/** Before the first round: the galaxy, and the units that everybody begins with. */

import type { Play, SeatId } from '../../kit/index.ts'
import { type Cell, entriesOf, PLANETS, type PlanetId } from '../data/index.ts'
import { cellOf } from '../rules/planets.ts'
import type { Spread } from '../rules/setup/start.ts'
import { bestOf, type Outlook } from './outlook.ts'
import type { Choice } from './turn.ts'

/** A home with everything on the richest planet, but for one Ground Force elsewhere. */
export function starting(outlook: Outlook, legal: readonly Play[]): Choice[] {
  const best = bestOf(outlook, legal, ({ args }) => {
    const spread = entriesOf(args[1] as Spread)
    return spread.reduce((sum, [planet, units]) => {
      const { resources } = PLANETS[planet]
      const dock = (units.spaceDock ?? 0) * (resources * 3 + 2)
      const troops = units.groundForce ?? 0
      return (
        sum +
        dock +
        Math.sqrt(troops) * (1 + resources * 0.4) +
        (units.pds ?? 0) * (units.spaceDock ? 1 : 0.4)
      )
    }, 0)
  })
  return best ? [{ move: best.option.move, args: best.option.args.slice(1) }] : []
}

/** Rich systems near, empty ones far. */
export function placing(outlook: Outlook, legal: readonly Play[]): Choice[] {
  const { view, seat } = outlook
  const home = view.galaxy.homes[seat]!
  const best = bestOf(outlook, legal, ({ args }) => {
    const [, tile, cell] = args as [number, string, string]
    const worth = Object.values(PLANETS)
      .filter(planet => planet.tile === tile)
      .reduce((sum, { resources, influence }) => sum + resources + influence * 0.6 + 1, -1.5)
    return worth * (4 - ringDistance(home, cell))
  })
  return best ? [{ move: best.option.move, args: best.option.args.slice(1) }] : []
}

/** Planets near the own home, far from the others. */
export function siteWorth({ view, seat }: Outlook, planet: PlanetId): number {
  const cell = cellOf(view, planet)!
  const far = (one: SeatId) => ringDistance(view.galaxy.homes[one]!, cell)
  return Math.min(...view.order.filter(one => one !== seat).map(far)) - far(seat)
}

/** How far two cells lie apart, by their places in their rings: near enough for that. */
function ringDistance(one: Cell, other: Cell): number {
  const angle = (cell: Cell) => {
    const [ring, place] = cell.split('-').map(Number) as [number, number]
    return { ring, turn: ring === 0 ? 0 : place / (ring * 6) }
  }
  const [a, b] = [angle(one), angle(other)]
  const turned = Math.abs(a.turn - b.turn)
  return Math.abs(a.ring - b.ring) + Math.min(turned, 1 - turned) * 6 * Math.min(a.ring, b.ring)
}
