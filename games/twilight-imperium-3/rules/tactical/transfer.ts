/** Transfer actions between two systems. Section 21. */
import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { type Cell, WINDOWS } from '../../data/index.ts'
import { stepsFrom } from '../../galaxy/map.ts'
import { line, refuse } from '../../line.ts'
import { floatingIn } from '../../numbers/floating-docks.ts'
import type { TiState, TiView } from '../../state.ts'
import type { Landings, LeaderLandings, Production, ShipMove } from '../../state-plans.ts'
import { countersLeft, isActivatedFor, placeCounter } from '../counters.ts'
import { isNone } from '../counts.ts'
import { boardingAt, sayTravellers } from '../leaders/boarding.ts'
import { ownerOf, planetsIn, unitsOn } from '../planets.ts'
import { enemiesIn, hasShips } from '../space.ts'
import { doNext } from '../steps.ts'
import { systemRef } from '../words.ts'
import { immunityOf } from './activation.ts'
import { isOfShips, othersOf, trial } from './draft.ts'
import { arriving, minesAgainst, minesFor } from './mines.ts'
import { moveShips, refuseMoves, sayMoves } from './movement.ts'
import { isBarred } from './paths.ts'

/** What is moved between the two systems, and what follows. */
export interface Transfer {
  /** Ships that go to the first system, and to the second. */
  there: ShipMove[]
  back: ShipMove[]
  landings?: Landings | undefined
  leaders?: LeaderLandings | undefined
  produce?: Production | undefined
}

/** Only own units, and at least one. [TI-21.01] */
function isOwn(view: TiView, cell: Cell, seat: SeatId): boolean {
  if (enemiesIn(view, cell, seat).length > 0) return false
  if (view.docks?.[cell]?.some(({ by }) => by !== seat)) return false
  const planets = planetsIn(view, cell).filter(planet => !isNone(unitsOn(view, planet)))
  if (planets.some(planet => ownerOf(view, planet) !== seat)) return false
  return hasShips(view, cell, seat) || planets.length > 0 || floatingIn(view, cell, seat).length > 0
}

/** Why the two systems cannot be activated together. [TI-21.01] */
export function refuseSystems(view: TiView, seat: SeatId, one: Cell, other: Cell): Refusal | undefined {
  if (view.players[seat]!.counters.command === 0) return refuse('TI-8.04', 'noCommand')
  if (countersLeft(view, seat) === 0) return refuse('TI-21.01', 'noCountersLeft')
  if (!stepsFrom(view, one).includes(other)) return refuse('TI-21.01', 'notAdjacent')
  for (const cell of [one, other]) {
    if (isBarred(view, cell)) return refuse('TI-14.02', 'barred', { system: systemRef(view, cell) })
    if (isActivatedFor(view, cell, seat))
      return refuse('TI-21.01', 'activated', { system: systemRef(view, cell) })
    const immune = immunityOf(view, cell, seat)
    if (immune !== undefined) return refuse('TI-26.02', 'immunity', { seat: ref('seat', immune) })
    if (!isOwn(view, cell, seat)) return refuse('TI-21.01', 'notOnlyYours', { system: systemRef(view, cell) })
  }
  return undefined
}

/** Pairs of systems between which a player can transfer. */
export const transferPairs = (view: TiView, seat: SeatId): [Cell, Cell][] =>
  Object.keys(view.galaxy.tiles).flatMap(one =>
    stepsFrom(view, one)
      .filter(other => one < other && !refuseSystems(view, seat, one, other))
      .map((other): [Cell, Cell] => [one, other]),
  )

/** One step, with what is aboard; nothing is fetched from elsewhere. [TI-21.02, TI-21.03] */
function refuseDirection(
  view: TiView,
  seat: SeatId,
  from: Cell,
  to: Cell,
  moves: readonly ShipMove[],
): Refusal | undefined {
  const isBetween = moves.every(
    move =>
      isOfShips(move) &&
      move.from === from &&
      !move.via &&
      (move.load ?? []).every(({ at }) => at === from) &&
      boardingAt(view, move).every(at => at === from),
  )
  return isBetween ? refuseMoves(view, seat, to, moves) : refuse('TI-21.02', 'onlyBetween')
}

export function refuseTransfer(
  view: TiView,
  seat: SeatId,
  one: Cell,
  other: Cell,
  transfer: Transfer,
): Refusal | undefined {
  const refusal = refuseSystems(view, seat, one, other)
  if (refusal) return refusal
  const { there, back } = transfer
  // Fleet Supply counts when all have arrived, so those that leave are taken away first.
  const after = trial(view)
  const first = refuseDirection(view, seat, one, other, there)
  if (first && first.rule !== 'TI-8.07') return first
  const second = refuseDirection(view, seat, other, one, back)
  if (second && second.rule !== 'TI-8.07') return second
  exchange(after, seat, one, other, transfer)
  return (
    refuseMoves({ ...view, space: after.space, planets: after.planets, ...othersOf(after) }, seat, one, []) ??
    refuseMoves({ ...view, space: after.space, planets: after.planets, ...othersOf(after) }, seat, other, [])
  )
}

/** Ships of both directions at the same time: nothing that arrives goes back. */
function exchange(
  g: Parameters<typeof moveShips>[0],
  seat: SeatId,
  one: Cell,
  other: Cell,
  { there, back }: Transfer,
) {
  // What arrives is put behind what is there, so the places of laden ships of the second direction still hold.
  moveShips(g, seat, other, there)
  moveShips(g, seat, one, back)
}

export function beginTransfer(g: TiState, seat: SeatId, one: Cell, other: Cell, transfer: Transfer): void {
  placeCounter(g, seat, one, 'command')
  placeCounter(g, seat, other)
  g.action = { kind: 'transfer', systems: [one, other], landed: {} }
  const { there, back, ...rest } = transfer
  g.plans[seat] = { moves: [], ...rest }
  g.fights = []
  say(
    g,
    line('log.transfers', {
      seat: ref('seat', seat),
      system: systemRef(g, one),
      other: systemRef(g, other),
    }),
  )
  sayMoves(g, seat, other, there)
  sayMoves(g, seat, one, back)
  sayTravellers(g, seat, other, there)
  sayTravellers(g, seat, one, back)
  if ([one, other].some(cell => minesAgainst(g, cell, seat).length > 0))
    g.action.arrived = { [one]: arriving(g, seat, one, back), [other]: arriving(g, seat, other, there) }
  exchange(g, seat, one, other, transfer)
  doNext(
    g,
    { do: 'unitLimits' },
    { do: 'window', id: WINDOWS.shipsMoved, cause: { cell: one, seat } },
    { do: 'window', id: WINDOWS.shipsMoved, cause: { cell: other, seat } },
    { do: 'pdsFire', cells: [one, other] },
    ...minesFor(g, seat, one),
    ...minesFor(g, seat, other),
    { do: 'elimination' },
    { do: 'land', cell: one },
    { do: 'land', cell: other },
    { do: 'produce', cells: [one, other] },
    { do: 'endAction' },
  )
}
