/** Where objectives want units to be gathered, such as Dreadnoughts at Mecatol Rex. */
import { type Cell, type Condition, OBJECTIVES, type PlanetId, type UnitKind } from '../data/index.ts'
import { countOf } from '../rules/counts.ts'
import { wormholesFor } from '../rules/objectives/progress.ts'
import { cellOf } from '../rules/planets.ts'
import { fleetOf, nonFighters, shipsOf } from '../rules/space.ts'
import type { Outlook } from './outlook.ts'
import { pointsFor } from './worth.ts'

export interface Rally {
  cell: Cell
  /** Where the units are to land, if they are. */
  planet?: PlanetId
  unit: UnitKind | 'nonFighterShip'
  /** What one of them is worth there. */
  worth: number
  /** As many of a fleet as are of any use there. */
  most?: number
}

type UnitsAt = Condition & { kind: 'unitsAt' }

const unitsAtIn = (condition: Condition): UnitsAt[] =>
  condition.kind === 'all' || condition.kind === 'any'
    ? condition.of.flatMap(unitsAtIn)
    : condition.kind === 'unitsAt'
      ? [condition]
      : []

/** Half of the points are for having the units, the rest for having the place. */
const SHARE = 0.5

export const ralliesOf = (outlook: Outlook): Rally[] => [...gatheringsOf(outlook), ...gatesOf(outlook)]

function gatheringsOf({ view, wanted, point, skill }: Outlook): Rally[] {
  return wanted.flatMap(id =>
    unitsAtIn(OBJECTIVES[id].condition).flatMap((condition): Rally[] => {
      const { unit, min } = condition
      const planet = 'planet' in condition ? condition.planet : undefined
      const cell =
        planet === undefined
          ? Object.keys(view.galaxy.tiles).find(
              one => 'system' in condition && view.galaxy.tiles[one] === condition.system,
            )
          : cellOf(view, planet)
      if (cell === undefined || unit === 'spaceDock') return []
      const worth = (pointsFor(id) * point * skill.foresight * SHARE) / min
      return [{ cell, unit, worth, ...(planet !== undefined && { planet }) }]
    }),
  )
}

/** Wormholes that an objective wants ships at, and that have none: one is enough. [TI-6.14] */
export function gatesOf({ view, seat, wanted, point, skill }: Outlook): Rally[] {
  return wanted.flatMap(id => {
    const { condition } = OBJECTIVES[id]
    if (condition.kind !== 'nonFighterShipInEveryWormholeSystem') return []
    const cells = wormholesFor(view, condition)
    const worth = (pointsFor(id) * point * skill.foresight) / cells.length
    return cells
      .filter(cell => nonFighters(shipsOf(view, cell, seat)) === 0)
      .map((cell): Rally => ({ cell, unit: 'nonFighterShip', worth, most: 1 }))
  })
}

/** Units of a fleet that a rally asks for. */
export function answering({ view, seat }: Outlook, { unit, most }: Rally, cell: Cell): number {
  const { ships, laden } = fleetOf(view, cell, seat)
  if (unit === 'nonFighterShip') return Math.min(nonFighters(ships), most ?? Number.POSITIVE_INFINITY)
  if (unit === 'groundForce') return laden.reduce((sum, { cargo }) => sum + countOf(cargo, 'groundForce'), 0)
  return countOf(ships as { [kind in UnitKind]?: number }, unit)
}
