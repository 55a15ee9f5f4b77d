/** What a Space Dock builds appears elsewhere: next to it, or on other planets. TI-32.47. */
import { type Refusal, ref, type SeatId } from '../../../kit/index.ts'
import type { Cell, PlanetId, UnitKind } from '../../data/index.ts'
import { adjacentTo } from '../../galaxy/map.ts'
import { refuse } from '../../line.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import { isPlanet } from '../../numbers/planets.ts'
import type { Counts, TiView } from '../../state.ts'
import type { Elsewhere, Production } from '../../state-plans.ts'
import { isActivatedFor } from '../counters.ts'
import { holds, isNone, kindsIn, sumOfCounts } from '../counts.ts'
import { groundBelow } from '../floating-docks.ts'
import { cellOf, ownerOf, planetsIn } from '../planets.ts'
import { enemiesIn, isShip } from '../space.ts'
import { isBarred } from '../tactical/paths.ts'
import { systemRef } from '../words.ts'

/** Systems next to a dock that its owner has activated, and where nobody else is. */
const systemsFor = (view: TiView, seat: SeatId, dock: Cell): Cell[] =>
  adjacentTo(view.galaxy, dock).filter(
    cell =>
      hasTechnology(view, seat, 'integrated-economy') &&
      isActivatedFor(view, cell, seat) &&
      !isBarred(view, cell) &&
      enemiesIn(view, cell, seat).length === 0 &&
      planetsIn(view, cell).every(planet => [undefined, seat].includes(ownerOf(view, planet))),
  )

/** Without the technology that is a choice for docks in space alone. [TI-30.15] */
const hasChoice = (view: TiView, seat: SeatId, dock: PlanetId | Cell) =>
  !isPlanet(dock) || hasTechnology(view, seat, 'integrated-economy')

const planetsFor = (view: TiView, seat: SeatId, cell: Cell, dock: PlanetId | Cell): PlanetId[] => {
  const usual = isPlanet(dock) ? dock : groundBelow(view, cell, seat)[0]
  return [cell, ...systemsFor(view, seat, cell)]
    .flatMap(one => groundBelow(view, one, seat))
    .filter(other => other !== usual)
}

const cellOfDock = (view: TiView, dock: PlanetId | Cell) => (isPlanet(dock) ? cellOf(view, dock) : dock)

/** Why units of the docks cannot appear where they are said to. */
export function refuseElsewhere(
  view: TiView,
  seat: SeatId,
  { docks, elsewhere = [] }: Production,
): Refusal | undefined {
  for (const { dock, units, cell, planet } of elsewhere) {
    if (!hasChoice(view, seat, dock)) return refuse('TI-20.06', 'atTheDock')
    const home = cellOfDock(view, dock)
    const sent = sumOfCounts(...elsewhere.filter(one => one.dock === dock).map(one => one.units))
    if (home === undefined || isNone(units) || !holds(docks[dock], sent))
      return refuse('TI-32.47', 'notBuilt')
    if ((cell === undefined) === (planet === undefined)) return refuse('TI-32.47', 'onePlace')
    if (cell !== undefined && !systemsFor(view, seat, home).includes(cell))
      return refuse('TI-32.47', 'tooFarAway', { place: systemRef(view, cell) })
    if (planet !== undefined && !planetsFor(view, seat, home, dock).includes(planet))
      return refuse('TI-32.47', 'tooFarAway', { place: ref('planet', planet) })
    if (!kindsIn(units).every(kind => isShip(kind) === (planet === undefined)))
      return refuse('TI-32.47', 'groundOnPlanets')
  }
  return undefined
}

/** The units of a dock that appear at it. */
export const unitsAtDock = (
  { docks, elsewhere = [] }: Production,
  dock: PlanetId | Cell,
): Counts<UnitKind> => {
  const sent = sumOfCounts(...elsewhere.filter(one => one.dock === dock).map(({ units }) => units))
  const left = { ...docks[dock] }
  for (const kind of kindsIn(sent)) {
    left[kind] = left[kind]! - sent[kind]!
    if (left[kind] === 0) delete left[kind]
  }
  return left
}

/** Every place to which all units of a kind could go. */
export function placesFor(
  view: TiView,
  seat: SeatId,
  dock: PlanetId | Cell,
  kind: UnitKind,
): Omit<Elsewhere, 'units'>[] {
  if (!hasChoice(view, seat, dock)) return []
  const home = cellOfDock(view, dock)!
  return isShip(kind)
    ? systemsFor(view, seat, home).map(cell => ({ dock, cell }))
    : planetsFor(view, seat, home, dock).map(planet => ({ dock, planet }))
}
