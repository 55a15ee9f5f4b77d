/** Ships that could come to a system, and what they could take along. */
import type { SeatId } from '../../../kit/index.ts'
import { CARGO_KINDS, type CargoKind, type Cell, type PlanetId, SHIP_KINDS } from '../../data/index.ts'
import { floatingIn, floatingStepsOf } from '../../numbers/floating-docks.ts'
import { freeLeadersOf, leaderInFleet } from '../../numbers/leaders.ts'
import { movementOf } from '../../numbers/units.ts'
import { isActivatedFor } from '../../rules/counters.ts'
import { countOf } from '../../rules/counts.ts'
import { cellsWithFloating, dockWay } from '../../rules/floating-docks.ts'
import { cellOfLeader } from '../../rules/leaders/boarding.ts'
import { escortedView } from '../../rules/leaders/escort.ts'
import { ownPlanetsIn, unitsOn } from '../../rules/planets.ts'
import { enemiesIn, fleetOf, fleetsOf } from '../../rules/space.ts'
import { fliesAlone } from '../../rules/tactical/movement.ts'
import { reachOf } from '../../rules/tactical/paths.ts'
import type { TiView } from '../../state.ts'
import type { MoverKind } from '../../state-plans.ts'

/** Ships of a kind in a system. */
export interface Stack {
  kind: MoverKind
  there: number
  /** Steps that they can go; fewer than it takes: they cannot come. */
  steps: number
  isInReach: boolean
}

/** A system from which something could come, or whose ships stay for a reason. */
export interface Source {
  from: Cell
  /** Steps to the target; undefined where there is no way. */
  far: number | undefined
  /** An own counter lies there: nothing leaves. */
  isSpent: boolean
  stacks: Stack[]
  /** What could be picked up. */
  fighters: number
  ground: { planet: PlanetId; kind: CargoKind; there: number }[]
}

const FARTHEST = 4

/** Every fleet of a player: those that can come first, the nearest first. */
export function sourcesOf(view: TiView, seat: SeatId, to: Cell): Source[] {
  const reach = reachOf(view, seat, to, FARTHEST)
  const cells = new Set([...fleetsOf(view, seat), ...cellsWithFloating(view, seat)])
  const isLed = [...cells].some(cell => leaderInFleet(view, 'diplomat', cell, seat))
  // Who comes with a Diplomat may ask to pass. [TI-52.13]
  const led = isLed ? reachOf(escortedView(view, seat), seat, to, FARTHEST) : reach
  const far = (from: Cell) =>
    (leaderInFleet(view, 'diplomat', from, seat) === undefined ? reach : led).get(from)
  return [...cells]
    .filter(from => from !== to)
    .map(from => sourceOf(view, seat, from, far(from), to))
    .sort((one, other) => rank(one) - rank(other))
}

/** Whether something of it can come. */
export const canCome = ({ stacks, isSpent }: Source) => !isSpent && stacks.some(({ isInReach }) => isInReach)
const rank = (source: Source) => (canCome(source) ? 0 : 100) + (source.far ?? 50)

/** What is in one system, so many steps away from where it could go. */
export function sourceOf(
  view: TiView,
  seat: SeatId,
  from: Cell,
  far: number | undefined,
  to: Cell = from,
): Source {
  const { ships } = fleetOf(view, from, seat)
  const isSpent = isActivatedFor(view, from, seat)
  const leaders = freeLeadersOf(view, seat).filter(id => cellOfLeader(view, id) === from)
  const stacks = SHIP_KINDS.filter(kind => countOf(ships, kind) > 0 && fliesAlone(view, seat, kind)).map(
    kind => {
      const steps = movementOf(view, seat, kind, from, leaders).total
      const isInReach = !isSpent && far !== undefined && steps >= far
      return { kind, there: countOf(ships, kind), steps, isInReach }
    },
  )
  const docks = floatingIn(view, from, seat).length
  const isFree = enemiesIn(view, from, seat).length === 0
  return {
    from,
    far,
    isSpent,
    stacks: [
      ...stacks,
      ...(docks > 0
        ? [{ kind: 'spaceDock', there: docks, ...dockSteps(view, seat, from, to, isSpent) } as const]
        : []),
    ],
    fighters: isFree ? countOf(ships, 'fighter') : 0,
    ground: isFree ? groundIn(view, seat, from) : [],
  }
}

/** Space Docks in space go their own ways. [TI-30.11, TI-30.16] */
const dockSteps = (view: TiView, seat: SeatId, from: Cell, to: Cell, isSpent: boolean) => ({
  steps: floatingStepsOf(view, seat, from).total,
  isInReach: !isSpent && dockWay(view, seat, from, to) !== undefined,
})

/** Units on own planets of a system that can be picked up. */
export const groundIn = (view: TiView, seat: SeatId, from: Cell): Source['ground'] =>
  ownPlanetsIn(view, from, seat).flatMap(planet =>
    CARGO_KINDS.flatMap(kind => {
      const there = countOf(unitsOn(view, planet), kind)
      return there > 0 ? [{ planet, kind, there }] : []
    }),
  )
