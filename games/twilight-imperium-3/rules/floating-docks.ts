/** Space Docks of the Saar: they stand in space, and move. TI-30.11 to TI-30.17. */

import { type Refusal, ref, type SeatId, say } from '../../kit/index.ts'
import type { Cell, PlanetId } from '../data/index.ts'
import { stepsFrom, tileAt } from '../galaxy/map.ts'
import { line, refuse } from '../line.ts'
import { floatingIn, floatingStepsOf, hasFloatingDocks } from '../numbers/floating-docks.ts'
import { capacityOf } from '../numbers/units.ts'
import type { TiChapter, TiState, TiView } from '../state.ts'
import type { ShipMove } from '../state-plans.ts'
import { isActivatedFor } from './counters.ts'
import { countOf, totalOf } from './counts.ts'
import { unitsOnMap } from './limits.ts'
import { isGround, ownPlanetsIn } from './planets.ts'
import { enemiesIn, fleetOf, hasShips } from './space.ts'
import type { FloatingDockStep } from './steps.ts'
import { brokenStep, canPass, isBarred } from './tactical/paths.ts'
import { systemRef, unitsLine } from './words.ts'

type Docks = Pick<TiState, 'docks'>

export function placeFloating(g: Docks, cell: Cell, by: SeatId, since: number): void {
  g.docks = { ...g.docks, [cell]: [...(g.docks?.[cell] ?? []), { by, since }] }
}

/** Where a player has Space Docks in space. */
export const cellsWithFloating = ({ docks = {} }: Pick<TiView, 'docks'>, seat: SeatId): Cell[] =>
  Object.keys(docks).filter(cell => docks[cell]!.some(({ by }) => by === seat))

/** Whether docks go through a system: where ships of their owner do, but through no Nebula and no Ion Storm. [TI-30.16] */
function mayCross(view: TiView, cell: Cell, seat: SeatId): boolean {
  const anomaly = tileAt(view.galaxy, cell)?.anomaly
  return anomaly !== 'nebula' && anomaly !== 'ionStorm' && canPass(view, cell, seat)
}

/** The shortest way of docks, as the systems between; undefined where there is none. [TI-30.11, TI-36.24] */
export function dockWay(view: TiView, seat: SeatId, from: Cell, to: Cell): Cell[] | undefined {
  const steps = isBarred(view, to) ? 0 : floatingStepsOf(view, seat, from).total
  let ways: Cell[][] = [[]]
  for (let length = 1; length <= steps; length++) {
    const longer = ways.flatMap(way => stepsFrom(view, way.at(-1) ?? from).map(cell => [...way, cell]))
    const found = longer.find(way => way.at(-1) === to)
    if (found) return found.slice(0, -1)
    ways = longer.filter(way => mayCross(view, way.at(-1)!, seat))
  }
  return undefined
}

/** Whether a way that was named is one. */
const isDockWay = (view: TiView, seat: SeatId, { from, via = [] }: ShipMove, to: Cell): boolean =>
  via.length < floatingStepsOf(view, seat, from).total &&
  !isBarred(view, to) &&
  !brokenStep(view, seat, { from, to }, via) &&
  via.every(cell => mayCross(view, cell, seat))

/** Why docks cannot move like this: so many steps, by no counter of their owner. [TI-30.11, TI-30.16, TI-36.24] */
export function refuseDockMoves(
  view: TiView,
  seat: SeatId,
  to: Cell,
  moves: readonly ShipMove[],
): Refusal | undefined {
  for (const move of moves) {
    const { from, count, damaged, laden, via, load = [] } = move
    if (damaged !== undefined || laden !== undefined || load.length > 0)
      return refuse('TI-30.11', 'noSuchShip')
    const hasWay = via ? isDockWay(view, seat, move, to) : dockWay(view, seat, from, to) !== undefined
    if (from === to || !hasWay)
      return refuse('TI-30.11', 'noWay', {
        unit: ref('unit', 'spaceDock'),
        count: floatingStepsOf(view, seat, from).total,
      })
    if (isActivatedFor(view, from, seat)) return refuse('TI-15.06', 'activatedBefore')
    const wanted = moves.reduce((sum, move) => (move.from === from ? sum + move.count : sum), 0)
    if (count < 1 || wanted > floatingIn(view, from, seat).length) return refuse('TI-15.15', 'noSuchShip')
  }
  return undefined
}

/** Those that came last go first: they could not build where they are. */
export function moveFloating(g: Docks, to: Cell, { from, count }: ShipMove): void {
  const there = [...(g.docks?.[from] ?? [])].sort((one, other) => one.since - other.since)
  const going = there.splice(there.length - count, count)
  const { [from]: _, ...others } = g.docks ?? {}
  const arrived = going.map(dock => ({ ...dock, moved: true as const }))
  g.docks = {
    ...others,
    ...(there.length > 0 && { [from]: there }),
    [to]: [...(others[to] ?? []), ...arrived],
  }
}

/** An action is over: whatever moved in it can build again. [TI-30.11] */
export function settleFloating(g: Docks): void {
  for (const docks of Object.values(g.docks ?? {})) for (const dock of docks) delete dock.moved
}

/** Carriers of a player in a system have room for so many units; other ships with room do not serve. [TI-30.15] */
export function carrierRoom(
  view: Pick<TiView, 'effects' | 'laws' | 'players' | 'space'>,
  cell: Cell,
  seat: SeatId,
) {
  const { ships, laden } = fleetOf(view, cell, seat)
  const aboard = laden.reduce((sum, one) => (one.ship === 'carrier' ? sum + totalOf(one.cargo) : sum), 0)
  return countOf(ships, 'carrier') * capacityOf(view, seat, 'carrier').total - aboard
}

/** Planets on which what a dock in space builds can stand. [TI-30.15] */
export const groundBelow = (view: Pick<TiView, 'galaxy' | 'planets'>, cell: Cell, seat: SeatId): PlanetId[] =>
  ownPlanetsIn(view, cell, seat).filter(isGround)

/** Units that such a dock has built go aboard: the fullest Carriers first. [TI-30.15] */
export function loadAboard(
  g: Pick<TiState, 'effects' | 'laws' | 'players' | 'space'>,
  cell: Cell,
  seat: SeatId,
  kind: 'groundForce' | 'pds',
  count: number,
): void {
  const fleet = g.space[cell]![seat]!
  const most = capacityOf(g, seat, 'carrier').total
  let left = count
  const put = (cargo: (typeof fleet.laden)[number]['cargo']) => {
    const here = Math.min(left, most - totalOf(cargo))
    if (here > 0) cargo[kind] = countOf(cargo, kind) + here
    left -= Math.max(0, here)
  }
  const carriers = fleet.laden.filter(({ ship }) => ship === 'carrier')
  for (const { cargo } of carriers.toSorted((one, other) => totalOf(other.cargo) - totalOf(one.cargo)))
    put(cargo)
  for (let empty = countOf(fleet.ships, 'carrier') - carriers.length; empty > 0 && left > 0; empty--) {
    const cargo = {}
    put(cargo)
    fleet.laden.push({ ship: 'carrier', cargo })
  }
}

/** Docks beside enemy ships without an own one are destroyed. [TI-30.14, TI-30.17] */
export function loseFloating(g: TiState, cell: Cell): void {
  for (const owner of new Set((g.docks?.[cell] ?? []).map(({ by }) => by))) {
    const enemies = enemiesIn(g, cell, owner)
    if (enemies.length === 0 || hasShips(g, cell, owner)) continue
    const count = floatingIn(g, cell, owner).length
    const { [cell]: docks, ...others } = g.docks!
    const left = docks!.filter(({ by }) => by !== owner)
    g.docks = { ...others, ...(left.length > 0 && { [cell]: left }) }
    say(
      g,
      line('log.loses', {
        seat: ref('seat', owner),
        units: unitsLine({ spaceDock: count }),
        system: systemRef(g, cell),
      }),
    )
    const [by, ...more] = enemies
    if (more.length > 0) continue
    g.players[by!]!.deeds.push({ event: 'enemySpaceDockDestroyed', of: owner })
    if (unitsOnMap(g, owner, 'spaceDock') === 0)
      g.players[by!]!.deeds.push({ event: 'lastEnemySpaceDockDestroyed', of: owner })
  }
}

/** A space battle is still to come there: docks are looked at after it. [TI-30.17] */
const isBeforeBattle = (g: TiState, cell: Cell) =>
  g.battle?.cell === cell ||
  g.steps.some(step => step.do === 'docksAlone' && 'cell' in step && step.cell === cell)

export function loseFloatingEverywhere(g: TiState): void {
  for (const cell of Object.keys(g.docks ?? {})) if (!isBeforeBattle(g, cell)) loseFloating(g, cell)
}

/** What is done at the end of the battle, where anybody has such docks. */
export const docksAlone = (g: TiState, cell: Cell): FloatingDockStep[] =>
  g.order.some(seat => hasFloatingDocks(g, seat)) ? [{ do: 'docksAlone', cell }] : []

export const floatingDockRules = {
  steps: {
    docksAlone({ g }, { cell }) {
      loseFloating(g, cell)
    },
  },
} satisfies TiChapter
