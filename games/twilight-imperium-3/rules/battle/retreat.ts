/** Withdrawals and retreats. TI-17.10, TI-17.11, TI-17.15, TI-17.17 to TI-17.19, TI-17.22. */
import { ref, type SeatId, say } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { stepsFrom } from '../../galaxy/map.ts'
import { line } from '../../line.ts'
import { isLaw } from '../../numbers/laws.ts'
import { leaderInFleet } from '../../numbers/leaders.ts'
import type { TiState, TiView } from '../../state.ts'
import { countersLeft, isActivatedFor, placeCounter } from '../counters.ts'
import { addAll, isNone } from '../counts.ts'
import { isUnder } from '../effects.ts'
import { leadFleet } from '../leaders/boarding.ts'
import { ownerOf, planetsIn, unitsOn } from '../planets.ts'
import { enemiesIn, fleetOf, ownFleet, tidyFleet } from '../space.ts'
import { allOf, minesFor } from '../tactical/mines.ts'
import { isBarred } from '../tactical/paths.ts'
import type { MineStep } from '../tactical/steps.ts'
import { systemRef } from '../words.ts'

/** Where a fleet can go. [TI-17.17] */
export const retreatsFrom = (g: TiView, cell: Cell, seat: SeatId): Cell[] =>
  stepsFrom(g, cell).filter(
    to => isActivatedFor(g, to, seat) && !isBarred(g, to) && enemiesIn(g, to, seat).length === 0,
  )

/** Whether a player may not leave the battle that goes on. [TI-32.29, TI-32.35, TI-52.10] */
export const refusesRetreat = (g: TiView, seat: SeatId): boolean =>
  isLaw(g, 'code-of-honor') || isUnder(g, FLANKED, seat) || isPinned(g, seat)

/** Whether an Admiral attacks whoever has none. [TI-52.10] */
function isPinned(g: TiView, seat: SeatId): boolean {
  if (!g.leaders || g.battle?.defender !== seat) return false
  const { cell, attacker } = g.battle
  const leads = (one: SeatId) => leaderInFleet(g, 'admiral', cell, one) !== undefined
  return leads(attacker) && !leads(seat)
}

export const FLANKED = 'flanking-tactic'

/** Whether a fleet finds nobody else there: neither ships nor planets of others. */
const isOpenTo = (g: TiView, to: Cell, seat: SeatId) =>
  enemiesIn(g, to, seat).length === 0 &&
  planetsIn(g, to).every(planet => [undefined, seat].includes(ownerOf(g, planet)))

/** Where a defender can go besides, for a counter of Strategy Allocation. [TI-42.01 to TI-42.03] */
export const tacticalRetreatsFrom = (g: TiView, cell: Cell, seat: SeatId): Cell[] =>
  g.options.tacticalRetreats && g.players[seat]!.counters.strategy > 0
    ? stepsFrom(g, cell).filter(
        to => !isActivatedFor(g, to, seat) && !isBarred(g, to) && isOpenTo(g, to, seat),
      )
    : []

/** A system that is not activated yet is paid for; the counter stays there in any case. [TI-42.03, TI-42.04] */
export function payRetreat(g: TiState, seat: SeatId, to: Cell): void {
  if (isActivatedFor(g, to, seat)) return
  placeCounter(g, seat, to, 'strategy')
  say(g, line('log.tacticalRetreat', { seat: ref('seat', seat), system: systemRef(g, to) }))
}

/** Where the attacker of a stalemate can go. [TI-17.22] */
export const waysOut = (g: TiView, cell: Cell, seat: SeatId): Cell[] =>
  stepsFrom(g, cell).filter(
    to =>
      !isBarred(g, to) &&
      enemiesIn(g, to, seat).length === 0 &&
      planetsIn(g, to).every(planet => ownerOf(g, planet) === seat || isNone(unitsOn(g, planet))) &&
      (isActivatedFor(g, to, seat) || countersLeft(g, seat) > 0),
  )

/** The whole fleet moves, with what is aboard; returns what has to be done then at once. [TI-17.17, TI-17.19, TI-39.08] */
export function moveFleet(g: TiState, seat: SeatId, from: Cell, to: Cell): MineStep[] {
  const mines = minesFor(g, seat, to, allOf(fleetOf(g, from, seat)))
  const { ships, damaged, laden } = ownFleet(g, from, seat)
  const there = ownFleet(g, to, seat)
  addAll(there.ships, ships)
  addAll(there.damaged, damaged)
  there.laden.push(...laden)
  Object.assign(ownFleet(g, from, seat), { ships: {}, damaged: {}, laden: [] })
  tidyFleet(g, from, seat)
  leadFleet(g, seat, from, to)
  placeCounter(g, seat, to)
  say(
    g,
    line('log.retreats', { seat: ref('seat', seat), from: systemRef(g, from), system: systemRef(g, to) }),
  )
  return mines
}
