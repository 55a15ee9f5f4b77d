/** 6 Warfare. [TI-13.35 to TI-13.38] */
import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { stepsFrom, tileAt } from '../../galaxy/map.ts'
import { line, refuse } from '../../line.ts'
import type { TiState, TiView } from '../../state.ts'
import type { ShipMove, WarfareMove } from '../../state-plans.ts'
import { activatedBy, placeCounter, removeCounter } from '../counters.ts'
import { countOf, isNone } from '../counts.ts'
import { sayTravellers } from '../leaders/boarding.ts'
import { refuseFleet } from '../limits.ts'
import { planetsIn, unitsOn } from '../planets.ts'
import { fleetOf, fleetsOf, seatsInSpace } from '../space.ts'
import { doNext } from '../steps.ts'
import { type Ground, trial } from '../tactical/draft.ts'
import { minesForEach } from '../tactical/mines.ts'
import { moveShips, sayMoves } from '../tactical/movement.ts'
import type { MineStep } from '../tactical/steps.ts'
import { systemRef } from '../words.ts'
import type { Ability, Secondary } from './types.ts'

const MOST = 2
const MOVED = ['destroyer', 'cruiser'] as const

const primary: Ability = {
  refusal(view, seat, { system }) {
    const cells = activatedBy(view, seat)
    if (cells.length === 0 && system === undefined) return undefined
    return system !== undefined && cells.includes(system) ? undefined : refuse('TI-13.35', 'ownCounter')
  },
  act({ g }, seat, { system }) {
    if (system === undefined) return
    removeCounter(g, seat, system)
    g.players[seat]!.counters.command += 1
    say(g, line('log.takesCounter', { seat: ref('seat', seat), system: systemRef(g, system) }))
  },
  some(view, seat) {
    const cells = activatedBy(view, seat)
    return cells.length > 0 ? cells.map(system => ({ system })) : [{}]
  },
}

/** Without a unit of anybody; special systems are never empty. [TI-1.14, TI-6.06] */
export const isEmpty = (view: TiView, cell: Cell) =>
  seatsInSpace(view, cell).length === 0 &&
  view.docks?.[cell] === undefined &&
  planetsIn(view, cell).every(planet => isNone(unitsOn(view, planet))) &&
  tileAt(view.galaxy, cell)?.back !== 'special'

/** What moves single ships, and where they may go. */
interface Singly {
  rule: string
  intoHomes?: boolean
}

const WARFARE: Singly = { rule: 'TI-13.36' }

const isOpen = (view: TiView, cell: Cell, { intoHomes }: Singly) =>
  isEmpty(view, cell) && (intoHomes || tileAt(view.galaxy, cell)?.back !== 'home')

const asMove = ({ from, ship, laden }: WarfareMove): ShipMove => ({
  from,
  ship,
  count: 1,
  ...(laden !== undefined && { laden }),
})

/** The ships of each destination together: laden ships are named by their places before anything moves. */
function moveAll(g: Ground, seat: SeatId, ships: readonly WarfareMove[]): void {
  const sorted = ships.toSorted((one, other) => (other.laden ?? -1) - (one.laden ?? -1))
  for (const one of sorted) moveShips(g, seat, one.to, [asMove(one)])
}

/** Why one or two small ships cannot go to empty systems beside theirs. */
export function refuseSingly(
  view: TiView,
  seat: SeatId,
  ships: readonly WarfareMove[],
  how: Singly,
): Refusal | undefined {
  const { rule } = how
  if (ships.length === 0 || ships.length > MOST) return refuse(rule, 'twoShips')
  for (const { from, ship, to } of ships) {
    if (!(MOVED as readonly string[]).includes(ship)) return refuse(rule, 'smallShips')
    if (!stepsFrom(view, from).includes(to)) return refuse(rule, 'notAdjacent')
    if (!isOpen(view, to, how)) return refuse(rule, 'notEmpty', { system: systemRef(view, to) })
  }
  for (const { from, ship } of ships) {
    const fleet = fleetOf(view, from, seat)
    const here = ships.filter(one => one.from === from && one.ship === ship)
    const laden = here.flatMap(one => one.laden ?? [])
    const plain = countOf(fleet.ships, ship) - fleet.laden.filter(one => one.ship === ship).length
    const isThere = laden.every(place => fleet.laden[place]?.ship === ship)
    if (!isThere || new Set(laden).size !== laden.length || here.length - laden.length > plain)
      return refuse(rule, 'noSuchShip')
  }
  const after = trial(view)
  moveAll(after, seat, ships)
  return ships.map(({ to }) => refuseFleet(after, to, seat)).find(refusal => refusal !== undefined)
}

/** They move; returns what has to be done then at once. [TI-39.08] */
export function moveSingly(g: TiState, seat: SeatId, ships: readonly WarfareMove[]): MineStep[] {
  for (const one of ships) {
    sayMoves(g, seat, one.to, [asMove(one)])
    sayTravellers(g, seat, one.to, [asMove(one)])
  }
  const mines = minesForEach(
    g,
    seat,
    ships.map(one => ({ to: one.to, move: asMove(one) })),
  )
  moveAll(g, seat, ships)
  return mines
}

/** Single ships, for lists. */
export const someSingly = (view: TiView, seat: SeatId, how: Singly): WarfareMove[] =>
  fleetsOf(view, seat).flatMap(from => {
    const { ships, laden } = fleetOf(view, from, seat)
    const kinds = MOVED.filter(
      kind => countOf(ships, kind) > laden.filter(({ ship }) => ship === kind).length,
    )
    return stepsFrom(view, from)
      .filter(to => isOpen(view, to, how))
      .flatMap(to => kinds.map((ship): WarfareMove => ({ from, ship, to })))
      .filter(one => !refuseSingly(view, seat, [one], how))
  })

const secondary: Secondary = {
  refusal: (view, seat, { ships = [] }) => refuseSingly(view, seat, ships, WARFARE),
  act({ g }, seat, { ships = [] }) {
    const mines = moveSingly(g, seat, ships)
    placeCounters(g, seat, ships)
    doNext(g, ...mines, { do: 'unitLimits' })
    for (const cell of new Set(ships.map(({ to }) => to))) doNext(g, { do: 'tariff', seat, cell })
  },
  some: (view, seat) => someSingly(view, seat, WARFARE).map(one => ({ ships: [one] })),
}

/** [TI-13.36, TI-13.38] */
function placeCounters(g: TiState, seat: SeatId, ships: readonly WarfareMove[]): void {
  for (const { to } of ships) placeCounter(g, seat, to)
}

export const warfare = { primary, secondary }
