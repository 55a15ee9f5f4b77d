/** Leaders aboard ships that move. TI-52.02, TI-52.03, TI-52.10, TI-52.17, TI-52.18. */
import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import { type Cell, kindOf, type LeaderId, type ShipKind } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { leadersAboard } from '../../numbers/leaders.ts'
import type { TiState, TiView } from '../../state.ts'
import type { ShipMove } from '../../state-plans.ts'
import { isActivatedFor } from '../counters.ts'
import { countOf } from '../counts.ts'
import { cellOf } from '../planets.ts'
import { enemiesIn, shipsOf } from '../space.ts'
import { type Ground, isOfShips } from '../tactical/draft.ts'
import { systemRef } from '../words.ts'

type Led = Pick<TiView, 'galaxy' | 'leaders' | 'space'>
type Move = ShipMove<ShipKind>

/** The system in which a leader is; undefined for one who is held or dead. */
export function cellOfLeader(g: Pick<TiView, 'galaxy' | 'leaders'>, id: LeaderId): Cell | undefined {
  const { planet, cell } = g.leaders?.[id] ?? {}
  return planet === undefined ? cell : cellOf(g, planet)
}

/** Systems from which leaders come aboard. */
export const boardingAt = (g: Led, { leaders = [] }: Move): Cell[] =>
  leaders.flatMap(id => cellOfLeader(g, id) ?? [])

/** Why leaders cannot come aboard: they are picked up as Ground Forces are. [TI-52.02, TI-52.18] */
export function refuseBoarding(view: TiView, seat: SeatId, to: Cell, move: Move): Refusal | undefined {
  const { from, ship, via, leaders = [] } = move
  if (leaders.length === 0) return undefined
  if (!view.leaders || new Set(leaders).size !== leaders.length) return refuse('TI-52.02', 'noSuchLeader')
  for (const id of leaders) {
    const leader = view.leaders[id]
    const at = cellOfLeader(view, id)
    if (leader?.of !== seat || at === undefined || leader.landing) return refuse('TI-52.02', 'noSuchLeader')
    if (leader.cell === from && leader.ship === ship) continue
    const about = { leader: ref('leader', id) }
    if (at !== from && at !== to && via !== undefined && !via.includes(at))
      return refuse('TI-52.02', 'leaderFar', about)
    if (at !== to && isActivatedFor(view, at, seat)) return refuse('TI-15.10', 'activatedBefore')
    if (enemiesIn(view, at, seat).length > 0) return refuse('TI-15.10', 'enemyThere')
  }
  return undefined
}

/** Nobody goes with two ships. */
export function refuseTwice(moves: readonly Move[]): Refusal | undefined {
  const all = moves.flatMap(({ leaders = [] }) => leaders)
  return new Set(all).size === all.length ? undefined : refuse('TI-52.02', 'leaderTwice')
}

/** Ships of a kind that leave a system: those that move, and fighters that are carried. */
function leaving(moves: readonly Move[], cell: Cell, ship: ShipKind): number {
  const moving = moves.filter(move => move.from === cell && move.ship === ship)
  const carried =
    ship === 'fighter' ? moves.flatMap(({ load = [] }) => load).filter(({ at }) => at === cell) : []
  return (
    moving.reduce((sum, { count }) => sum + count, 0) +
    carried.reduce((sum, { units }) => sum + countOf(units, 'fighter'), 0)
  )
}

/** A leader who travels, and the kind of ship. */
export interface Traveller {
  leader: LeaderId
  ship: ShipKind
  /** Where the ship comes from. */
  from: Cell
}

/** Who goes along: those who were named, and those whose ships all leave. [TI-52.17] */
export function travellers(g: Led, seat: SeatId, to: Cell, moves: readonly Move[]): Traveller[] {
  if (!g.leaders) return []
  const named = moves.flatMap(({ from, ship, leaders = [] }) =>
    leaders.map(leader => ({ leader, ship, from })),
  )
  const cells = new Set(moves.flatMap(({ from, load = [] }) => [from, ...load.map(({ at }) => at)]))
  const carried = [...cells]
    .filter(cell => cell !== to)
    .flatMap(cell =>
      leadersAboard(g, cell, seat)
        .map(leader => ({ leader, ship: g.leaders![leader]!.ship!, from: cell }))
        .filter(
          ({ leader, ship }) =>
            !named.some(one => one.leader === leader) &&
            leaving(moves, cell, ship) >= countOf(shipsOf(g, cell, seat), ship),
        ),
    )
  return [...named, ...carried]
}

/** Leaders with whom a move begins: an Admiral makes the way of one ship longer. [TI-52.10] */
export function leadersFrom(g: Led, seat: SeatId, to: Cell, move: Move): LeaderId[] {
  if (!g.leaders || move.count !== 1) return []
  return travellers(g, seat, to, [move])
    .map(({ leader }) => leader)
    .filter(leader => cellOfLeader(g, leader) === move.from)
}

/** Systems whose ships come with a Diplomat. [TI-52.13] */
export const escortedFrom = (g: Led, seat: SeatId, to: Cell, moves: readonly Move[]): Cell[] =>
  travellers(g, seat, to, moves)
    // Where somebody names a leader who does not exist, nobody escorts. The check of who is aboard says so.
    .filter(({ leader, from }) => cellOfLeader(g, leader) === from && kindOf(leader) === 'diplomat')
    .map(({ from }) => from)

/** Puts them where their ships have gone. */
export function carryLeaders(g: Ground, seat: SeatId, to: Cell, all: readonly Traveller[]): void {
  for (const { leader, ship } of all) g.leaders![leader] = { of: seat, cell: to, ship }
}

/** A whole fleet leaves. [TI-17.17] */
export function leadFleet(g: TiState, seat: SeatId, from: Cell, to: Cell): void {
  const all = leadersAboard(g, from, seat)
  carryLeaders(
    g,
    seat,
    to,
    all.map(leader => ({ leader, ship: g.leaders![leader]!.ship!, from })),
  )
}

/** Everybody learns which ship carries whom. [TI-52.03] */
export function sayTravellers(g: TiState, seat: SeatId, to: Cell, moves: readonly ShipMove[]): void {
  for (const { leader, ship } of travellers(g, seat, to, moves.filter(isOfShips)))
    say(
      g,
      line('log.leaderAboard', {
        leader: ref('leader', leader),
        unit: ref('unit', ship),
        system: systemRef(g, to),
      }),
    )
}
