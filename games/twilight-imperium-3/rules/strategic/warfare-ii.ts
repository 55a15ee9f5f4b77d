/** 6 Warfare II. [TI-34.40 to TI-34.43] */
import { ask, type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { stepsFrom } from '../../galaxy/map.ts'
import { line, refuse } from '../../line.ts'
import { HIGH_ALERT, highAlertOf } from '../../numbers/high-alert.ts'
import { capacityOf, carriesAll, movementOf } from '../../numbers/units.ts'
import type { TiChapter, TiState, TiView } from '../../state.ts'
import type { ShipMove, WarfareMove } from '../../state-plans.ts'
import { isActivatedFor } from '../counters.ts'
import { countOf, kindsIn, totalOf } from '../counts.ts'
import { startEffect } from '../effects.ts'
import { sayTravellers } from '../leaders/boarding.ts'
import { fightersInExcess, refuseFleet } from '../limits.ts'
import { controlsSystem } from '../objectives/progress.ts'
import { fleetOf, fleetsOf } from '../space.ts'
import { doNext } from '../steps.ts'
import { isOfShips, trial } from '../tactical/draft.ts'
import { minesForEach } from '../tactical/mines.ts'
import { moveShips, sayMoves } from '../tactical/movement.ts'
import { systemRef } from '../words.ts'
import type { Ability, Secondary } from './types.ts'

const MOST = 2

function placeAlert(g: TiState, seat: SeatId, cell: Cell): void {
  g.effects = g.effects.filter(({ id }) => id !== HIGH_ALERT)
  startEffect(g, { id: HIGH_ALERT, by: seat, cell, until: 'endOfActionPhase' })
  say(g, line('log.highAlert', { seat: ref('seat', seat), system: systemRef(g, cell) }))
}

const primary: Ability = {
  refusal: (view, _, { system }) =>
    system !== undefined && view.galaxy.tiles[system] ? undefined : refuse('TI-34.40', 'nameSystem'),
  act({ g }, seat, { system }) {
    placeAlert(g, seat, system!)
  },
  some: (view, seat) => {
    const own = fleetsOf(view, seat)
    return (own.length > 0 ? own : Object.keys(view.galaxy.tiles)).map(system => ({ system }))
  },
}

const asMove = ({ from, ship, laden, fighters = 0 }: WarfareMove): ShipMove => ({
  from,
  ship,
  count: 1,
  ...(laden !== undefined && { laden }),
  ...(fighters > 0 && { load: [{ at: from, units: { fighter: fighters } }] }),
})

/** Laden ships are named by their places, so the last of the list goes first. */
const inOrder = (ships: readonly WarfareMove[]) =>
  ships.toSorted((one, other) => (other.laden ?? -1) - (one.laden ?? -1))

/** Why ships cannot go to systems beside theirs that are controlled. [TI-34.43] */
function refuseShifts(view: TiView, seat: SeatId, ships: readonly WarfareMove[]): Refusal | undefined {
  if (ships.length === 0 || ships.length > MOST) return refuse('TI-34.43', 'twoShips')
  const after = trial(view)
  for (const one of inOrder(ships)) {
    const { from, to, ship, laden, fighters = 0 } = one
    const fleet = fleetOf(after, from, seat)
    const carrying = fleet.laden.filter(other => other.ship === ship).length
    const isThere =
      laden === undefined ? countOf(fleet.ships, ship) > carrying : fleet.laden[laden]?.ship === ship
    if (!isThere || countOf(fleet.ships, 'fighter') < fighters) return refuse('TI-34.43', 'noSuchShip')
    if (isActivatedFor(view, from, seat)) return refuse('TI-34.43', 'activatedBefore')
    if (!stepsFrom(view, from).includes(to)) return refuse('TI-34.43', 'notAdjacent')
    if (!controlsSystem(view, to, seat)) return refuse('TI-34.43', 'notControlled')
    if (movementOf(view, seat, ship, from).total === 0) return refuse('TI-34.43', 'noSuchShip')
    const room = capacityOf(view, seat, ship).total - totalOf(fleet.laden[laden ?? -1]?.cargo)
    if (fighters > 0 && (!carriesAll(ship) || fighters > room))
      return refuse('TI-9.10', 'capacity', { ship: ref('unit', ship), count: room })
    moveShips(after, seat, to, [asMove(one)])
  }
  return ships.map(({ to }) => refuseFleet(after, to, seat)).find(refusal => refusal !== undefined)
}

/** Single ships, each alone and with as many Fighters as would be lost without it. */
const someShifts = (view: TiView, seat: SeatId): WarfareMove[] =>
  fleetsOf(view, seat)
    .filter(from => !isActivatedFor(view, from, seat))
    .flatMap(from => {
      const { ships, laden } = fleetOf(view, from, seat)
      const kinds = kindsIn(ships).filter(
        kind => countOf(ships, kind) > laden.filter(({ ship }) => ship === kind).length,
      )
      const targets = stepsFrom(view, from).filter(to => controlsSystem(view, to, seat))
      return targets.flatMap(to =>
        kinds.flatMap((ship): WarfareMove[] => {
          const fighters = leftBehind(view, seat, { from, ship, to })
          return [{ from, ship, to }, ...(fighters > 0 ? [{ from, ship, to, fighters }] : [])]
        }),
      )
    })
    .filter(one => !refuseShifts(view, seat, [one]))

function leftBehind(view: TiView, seat: SeatId, one: WarfareMove): number {
  if (!carriesAll(one.ship)) return 0
  const after = trial(view)
  moveShips(after, seat, one.to, [asMove(one)])
  return Math.min(fightersInExcess(after, one.from, seat), capacityOf(view, seat, one.ship).total)
}

const secondary: Secondary = {
  refusal: (view, seat, { ships = [] }) => refuseShifts(view, seat, ships),
  act({ g }, seat, { ships = [] }) {
    const moves = ships.map(one => ({ to: one.to, move: asMove(one) }))
    const mines = minesForEach(g, seat, moves)
    for (const one of inOrder(ships)) {
      sayMoves(g, seat, one.to, [asMove(one)])
      sayTravellers(g, seat, one.to, [asMove(one)])
      moveShips(g, seat, one.to, [asMove(one)])
    }
    doNext(g, ...mines, { do: 'unitLimits' })
  },
  some: (view, seat) => someShifts(view, seat).map(one => ({ ships: [one] })),
}

/** Asked when ships of the token's system have moved. [TI-34.42] */
export const mayTakeAlert = (g: TiState, seat: SeatId, to: Cell, moves: readonly ShipMove[]): boolean => {
  const alert = highAlertOf(g, seat)
  return alert !== undefined && alert !== to && moves.some(move => isOfShips(move) && move.from === alert)
}

export const alertRules = {
  steps: {
    takeAlert({ g }, { seat, cell }) {
      const about = { system: systemRef(g, cell) }
      const pick = { of: 'yes' as const, options: ['token'], min: 0, max: 1 }
      ask(g, { seat, kind: 'takeAlert', required: true, about, pick, memo: { cell } })
    },
  },
  answers: {
    takeAlert({ g }, { seat, memo }, [yes]) {
      if (yes !== undefined) placeAlert(g, seat, memo.cell)
    },
  },
} satisfies TiChapter

export const warfareII = { primary, secondary }
