/** A turn as it is planned: the draft of an `act`, taken apart and put together. */
import type { Play, SeatId } from '../../../kit/index.ts'
import { type CargoKind, type Cell, type PlanetId, UNITS } from '../../data/index.ts'
import { leadersAboard } from '../../numbers/leaders.ts'
import { isNone, kindsIn } from '../../rules/counts.ts'
import { leaderPlanets } from '../../rules/leaders/landing.ts'
import { isGround, ownerOf, planetsIn, unitsOn } from '../../rules/planets.ts'
import { enemiesIn, shipsOf } from '../../rules/space.ts'
import { othersOf, trial } from '../../rules/tactical/draft.ts'
import { aboard } from '../../rules/tactical/landing.ts'
import { moveShips, refuseMoves } from '../../rules/tactical/movement.ts'
import { dockPlanetsIn, docksIn } from '../../rules/tactical/production.ts'
import { troopsIn } from '../../rules/troops.ts'
import type { Counts, TiView } from '../../state.ts'
import type { Landings, Plan } from '../../state-plans.ts'
import { canCome, sourcesOf } from './sources.ts'

export interface Planned {
  cell: Cell
  plan: Plan
}

export const planOf = ({ move, args }: Play): Planned | undefined =>
  move === 'act' ? { cell: args[1] as Cell, plan: args[2] as Plan } : undefined

/** The map after the ships have moved, as far as they can. */
export function afterMoves(view: TiView, seat: SeatId, cell: Cell, moves: Plan['moves']): TiView {
  if (refuseMoves(view, seat, cell, moves)) return view
  const after = trialOf(view, seat, cell, moves)
  return { ...view, planets: after.planets, space: after.space, ...othersOf(after) }
}

function trialOf(view: TiView, seat: SeatId, cell: Cell, moves: Plan['moves']) {
  const after = trial(view)
  moveShips(after, seat, cell, moves)
  return after
}

/** What the ships will have aboard that could be landed. */
export const landable = (view: TiView, seat: SeatId, { cell, plan }: Planned): Counts<CargoKind> =>
  aboard(afterMoves(view, seat, cell, plan.moves), cell, seat)

/** Planets that units can be set down on. */
export const groundsIn = (view: TiView, cell: Cell): PlanetId[] => planetsIn(view, cell).filter(isGround)

/** Whether ships there could bombard somebody. */
const canBombard = (view: TiView, seat: SeatId, cell: Cell): boolean =>
  kindsIn(shipsOf(view, cell, seat)).some(kind => UNITS[kind].bombards) &&
  groundsIn(view, cell).some(
    planet => ![undefined, seat].includes(ownerOf(view, planet)) && troopsIn(unitsOn(view, planet)) > 0,
  )

/** Whether leaders aboard could be set down on an own planet. */
const canSettle = (view: TiView, seat: SeatId, cell: Cell): boolean =>
  leadersAboard(view, cell, seat).length > 0 && leaderPlanets(view, seat, cell, {}).length > 0

/** Which parts a plan can have: what is left out is asked when its time comes, or never. */
export function partsOf(
  view: TiView,
  seat: SeatId,
  planned: Planned,
): readonly ('ships' | 'land' | 'bombard' | 'produce')[] {
  const { cell } = planned
  const after = afterMoves(view, seat, cell, planned.plan.moves)
  const lands =
    groundsIn(view, cell).length > 0 && (!isNone(aboard(after, cell, seat)) || canSettle(after, seat, cell))
  const bombs = canBombard(after, seat, cell)
  const builds = docksIn(view, seat, cell).length + dockPlanetsIn(view, seat, cell).length > 0
  return [
    'ships',
    ...(lands ? (['land'] as const) : []),
    ...(bombs ? (['bombard'] as const) : []),
    ...(builds && enemiesIn(view, cell, seat).length === 0 ? (['produce'] as const) : []),
  ]
}

/** Whether an activation could do anything: ships can come, or something there can land, fire or be built. */
export const canActAt = (view: TiView, seat: SeatId, cell: Cell): boolean =>
  partsOf(view, seat, { cell, plan: { moves: [] } }).length > 1 || sourcesOf(view, seat, cell).some(canCome)

/** Whether a plan activates a system and does nothing there, now or when it is asked later. */
export const isEmptyPlan = (view: TiView, seat: SeatId, planned: Planned): boolean =>
  planned.plan.moves.length === 0 &&
  (planned.plan.cards ?? []).length === 0 &&
  partsOf(view, seat, planned).length === 1

/** A kind of unit on a planet more or less. */
export function withLanded(
  landings: Landings,
  planet: PlanetId,
  kind: CargoKind | 'fighter',
  count: number,
): Landings {
  const { [kind]: _, ...others } = landings[planet] ?? {}
  const units = count > 0 ? { ...others, [kind]: count } : others
  const { [planet]: __, ...rest } = landings
  return isNone(units) ? rest : { ...rest, [planet]: units }
}
