/** Simulated Early Turns: a Carrier with troops for each new system. */
import { type Cell, type PlanetId, UNITS, type UnitKind } from '../data/index.ts'
import { activatedBy } from '../rules/counters.ts'
import { countOf } from '../rules/counts.ts'
import { planetsIn } from '../rules/planets.ts'
import { fleetsOf, shipsOf } from '../rules/space.ts'
import type { Outlook } from './outlook.ts'
import { planetWorth } from './worth.ts'

/** What the planets of a system are worth. */
export const outpostWorth = (outlook: Outlook, cell: Cell): number =>
  planetsIn(outlook.view, cell).reduce((sum, planet) => sum + planetWorth(outlook, planet), 0)

const carriers = ({ view, seat }: Outlook): number =>
  fleetsOf(view, seat).reduce((sum, cell) => sum + countOf(shipsOf(view, cell, seat), 'carrier'), 0)

/** A Carrier for each new system, then troops. */
export function wareWorth(outlook: Outlook, unit: string): number {
  const { view, seat } = outlook
  if (unit === 'carrier') return carriers(outlook) < activatedBy(view, seat).length ? 3 : 0
  if (unit === 'groundForce') return countOf(view.early?.ground[seat], 'groundForce') < 6 ? 2 : 0
  return unit === 'cruiser' || unit === 'destroyer' ? (UNITS[unit as UnitKind].cost ?? 0) / 2 : 0
}

/** Carriers go first, and troops as long as one stays at home for each. */
export function sendingWorth({ view, seat }: Outlook, unit: string): number {
  const { homes } = view.galaxy
  if (unit === 'carrier') return 2
  const home = planetsIn(view, homes[seat]!).length
  return unit === 'groundForce' && countOf(view.early?.ground[seat], 'groundForce') > home ? 1 : 0
}

/** Systems where nobody of us is yet come first. */
export const emptyWorth = (outlook: Outlook, cell: Cell): number => {
  const { view, seat } = outlook
  const landed = planetsIn(view, cell).filter(planet => view.early?.landed[planet]).length
  const here = Object.keys(shipsOf(view, cell, seat)).length
  return outpostWorth(outlook, cell) / (1 + here + landed)
}

/** Planets that are not ours yet. */
export const landingWorth = (outlook: Outlook, planet: PlanetId): number =>
  planetWorth(outlook, planet) / (1 + 4 * countOf(outlook.view.early?.landed[planet]?.units, 'groundForce'))
