/** Ways for ships. TI-15.01 to TI-15.06, TI-15.16, TI-6.02 to TI-6.04. */
import type { SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { stepsFrom, tileAt } from '../../galaxy/map.ts'
import { hasTechnology, modifiersOf } from '../../numbers/modifiers.ts'
import type { TiView } from '../../state.ts'
import { countOf } from '../counts.ts'
import { isHost } from '../leaders/escort.ts'
import { enemiesIn, nonFighters, shipsOf } from '../space.ts'
import { conduitsTo, hasConduit } from '../technology/racial/conduit.ts'

type View = Pick<TiView, 'effects' | 'laws' | 'galaxy' | 'planets' | 'players' | 'space'>

/** Systems that can neither be activated nor be the end of a move. [TI-6.02, TI-6.04] */
export function isBarred(g: Pick<TiView, 'galaxy'>, cell: Cell): boolean {
  const anomaly = tileAt(g.galaxy, cell)?.anomaly
  return anomaly === 'asteroidField' || anomaly === 'supernova'
}

/** [TI-15.04, TI-6.02 to TI-6.04] */
function anomalyStops(g: View, cell: Cell, seat: SeatId): boolean {
  const anomaly = tileAt(g.galaxy, cell)?.anomaly
  if (anomaly === undefined) return false
  return !modifiersOf(g, seat, 'passes').some(({ modifier }) => modifier.anomaly === anomaly)
}

/** [TI-15.03, TI-32.42, TI-52.13] */
function enemyStops(g: View, cell: Cell, seat: SeatId): boolean {
  if (hasTechnology(g, seat, 'light-wave-deflector')) return false
  return enemiesIn(g, cell, seat).some(enemy => {
    const ships = shipsOf(g, cell, enemy)
    if (isHost(g, seat, enemy)) return false
    return (
      nonFighters(ships) > 0 ||
      (countOf(ships, 'fighter') > 0 && hasTechnology(g, enemy, 'advanced-fighters'))
    )
  })
}

/** Whether ships of a player can go through a system. */
export const canPass = (g: View, cell: Cell, seat: SeatId): boolean =>
  !anomalyStops(g, cell, seat) && !enemyStops(g, cell, seat)

/** Why systems passed one after another are no way: the first step that is none, or the first that cannot be passed. */
export function brokenStep(
  g: View,
  seat: SeatId,
  { from, to }: { from: Cell; to: Cell },
  via: readonly Cell[],
): boolean {
  if (via.length === 0 && hasConduit(g, seat, from, to)) return false
  const way = [from, ...via, to]
  return way.slice(1).some((cell, i) => !stepsFrom(g, way[i]!).includes(cell))
}

/** Whether ships can go through all of these systems, slipping through some with enemy ships. [TI-32.16] */
export const canPassAll = (g: View, cells: readonly Cell[], seat: SeatId, slips = 0): boolean =>
  cells.filter(cell => !canPass(g, cell, seat)).length <= slips &&
  cells.every(cell => canPass(g, cell, seat) || !anomalyStops(g, cell, seat))

/** From where to where, in how many steps, through what. */
interface Journey {
  from: Cell
  to: Cell
  steps: number
  wanted?: readonly Cell[]
  /** Systems with enemy ships that may be passed all the same. */
  slips?: number
}

/**
 * The shortest way, as the systems between: through all of `wanted`, in at most `steps` steps. Undefined where there is
 * none. From a system back to itself it must lead out, unless nothing is wanted elsewhere.
 */
export function findWay(g: View, seat: SeatId, journey: Journey): Cell[] | undefined {
  const { from, to, steps, wanted = [] } = journey
  const isOpen = steps > 0 && wanted.every(cell => cell === from || cell === to)
  return findPlainWay(g, seat, journey) ?? (isOpen && hasConduit(g, seat, from, to) ? [] : undefined)
}

/** The same without a conduit. [TI-36.17] */
export function findPlainWay(
  g: View,
  seat: SeatId,
  { from, to, steps, wanted = [], slips = 0 }: Journey,
): Cell[] | undefined {
  const missing = wanted.filter(cell => cell !== from && cell !== to)
  if (from === to && missing.length === 0) return []
  let ways: Cell[][] = [[]]
  for (let length = 1; length <= steps; length++) {
    const longer: Cell[][] = []
    for (const way of ways) {
      for (const cell of stepsFrom(g, way.at(-1) ?? from)) {
        if (cell === to && missing.every(one => way.includes(one))) return way
        if (
          cell !== to &&
          length < steps &&
          !way.includes(cell) &&
          canPassAll(g, [...way, cell], seat, slips)
        )
          longer.push([...way, cell])
      }
    }
    ways = longer
  }
  return undefined
}

/** The systems from which ships that go `steps` steps can reach one, each with the length of the shortest way. */
export function reachOf(g: View, seat: SeatId, to: Cell, steps: number): Map<Cell, number> {
  const reach = new Map<Cell, number>([[to, 0]])
  let edge = [to]
  for (let length = 1; length <= steps; length++) {
    const next: Cell[] = []
    for (const cell of edge) {
      // A way leads through every system but the one where it begins.
      if (cell !== to && !canPass(g, cell, seat)) continue
      for (const other of stepsFrom(g, cell))
        if (!reach.has(other)) {
          reach.set(other, length)
          next.push(other)
        }
    }
    edge = next
  }
  if (steps > 0) for (const cell of conduitsTo(g, seat, to)) reach.set(cell, 1)
  return reach
}
