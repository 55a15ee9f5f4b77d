/** Leaders who go along with ships, and who are set down, step by step. TI-52.02. */
import { ref, type SeatId } from '../../../kit/index.ts'
import type { Cell, LeaderId, PlanetId, ShipKind } from '../../data/index.ts'
import { line } from '../../line.ts'
import { freeLeadersOf, leadersAboard } from '../../numbers/leaders.ts'
import { cellOfLeader, refuseBoarding } from '../../rules/leaders/boarding.ts'
import { leaderPlanets } from '../../rules/leaders/landing.ts'
import { isOfShips } from '../../rules/tactical/draft.ts'
import { refuseMoves } from '../../rules/tactical/movement.ts'
import { systemRef } from '../../rules/words.ts'
import type { TiView } from '../../state.ts'
import type { Landings, LeaderLandings, ShipMove } from '../../state-plans.ts'
import type { Step } from './steps.ts'

type Move = ShipMove<ShipKind>

/** A kind of ship that moves from a system. */
export interface Berth {
  from: Cell
  ship: ShipKind
}

const isAt = ({ from, ship }: Berth, move: ShipMove) => move.from === from && move.ship === ship

export const berthOf = (moves: readonly ShipMove[], leader: LeaderId): Berth | undefined =>
  moves.filter(isOfShips).find(({ leaders = [] }) => leaders.includes(leader))

/** The moves without a leader; one without leaders says nothing of them. */
function withoutLeader(moves: readonly ShipMove[], leader: LeaderId): ShipMove[] {
  return moves.map(move => {
    const { leaders, ...bare } = move
    const others = leaders?.filter(one => one !== leader) ?? []
    return others.length > 0 ? { ...bare, leaders: others } : bare
  })
}

/** One ship of a move by itself: a sound one, if there is one. */
function oneOf({ count, damaged = 0, ...move }: Move): [one: Move, rest: Move[]] {
  if (count === 1) return [{ ...move, count, ...(damaged > 0 && { damaged }) }, []]
  const hurt = damaged === count ? 1 : 0
  const left = damaged - hurt
  return [
    { ...move, count: 1, ...(hurt > 0 && { damaged: hurt }) },
    [{ ...move, count: count - 1, ...(left > 0 && { damaged: left }) }],
  ]
}

/** The moves with a leader aboard one of these ships, beside other leaders where there are some. */
export function withLeader(moves: readonly ShipMove[], leader: LeaderId, berth?: Berth): ShipMove[] {
  const bare = withoutLeader(moves, leader)
  if (!berth) return bare
  const there = bare.filter(isOfShips).filter(move => isAt(berth, move))
  const chosen = there.find(({ leaders }) => leaders) ?? there[0]
  if (!chosen) return bare
  const [one, rest] = oneOf(chosen)
  return bare.flatMap(move =>
    move === chosen ? [{ ...one, leaders: [...(chosen.leaders ?? []), leader] }, ...rest] : [move],
  )
}

/** Leaders keep to their ships when others come as well; with ships that are new in a plan come those aboard. */
export function leadersKept(
  view: TiView,
  seat: SeatId,
  before: readonly ShipMove[],
  next: readonly ShipMove[],
): ShipMove[] {
  if (!view.leaders) return [...next]
  return freeLeadersOf(view, seat).reduce<ShipMove[]>(
    (moves, leader) => {
      const { cell, ship } = view.leaders![leader]!
      const own = cell !== undefined && ship !== undefined ? { from: cell, ship } : undefined
      const isNew = own && !before.some(move => isAt(own, move))
      return withLeader(moves, leader, berthOf(before, leader) ?? (isNew ? own : undefined))
    },
    [...next],
  )
}

/** Ships of a plan that a leader could go with. */
export function berthsFor(
  view: TiView,
  seat: SeatId,
  to: Cell,
  moves: readonly ShipMove[],
  leader: LeaderId,
): Berth[] {
  const at = cellOfLeader(view, leader)
  const ships = moves.filter(isOfShips)
  const berths = ships.filter((move, i) => ships.findIndex(one => isAt(move, one)) === i)
  return berths
    .filter(({ from, ship }) => {
      const led = withLeader(moves, leader, { from, ship })
      const own = led.filter(isOfShips).find(({ leaders = [] }) => leaders.includes(leader))!
      if (refuseBoarding(view, seat, to, own)) return false
      return at === from || at === to || !refuseMoves(view, seat, to, led)
    })
    .map(({ from, ship }) => ({ from, ship }))
}

/** Who comes aboard, or stays. `only`: the system from which the ships come. */
export function boardingSteps(
  view: TiView,
  seat: SeatId,
  to: Cell,
  moves: readonly ShipMove[],
  only?: Cell,
): Step<ShipMove[]>[] {
  if (!view.leaders || moves.length === 0) return []
  const of = line('compose.leaders')
  return freeLeadersOf(view, seat)
    .filter(leader => only === undefined || cellOfLeader(view, leader) === only)
    .flatMap(leader => {
      const now = berthOf(moves, leader)
      const about = { leader: ref('leader', leader) }
      const berths = berthsFor(view, seat, to, moves, leader).filter(
        ({ from, ship }) => now?.from !== from || now.ship !== ship,
      )
      return [
        ...berths.map(berth => ({
          of,
          label: line('compose.board', {
            ...about,
            unit: ref('unit', berth.ship),
            system: systemRef(view, berth.from),
          }),
          to: withLeader(moves, leader, berth),
        })),
        ...(now ? [{ of, label: line('compose.stay', about), to: withLeader(moves, leader) }] : []),
      ]
    })
}

/** A leader set down on a planet, or kept aboard. */
export function withSettled(leaders: LeaderLandings, leader: LeaderId, planet?: PlanetId): LeaderLandings {
  const { [leader]: _, ...others } = leaders
  return planet === undefined ? others : { ...others, [leader]: planet }
}

/** Who is set down. `view`: after the ships have come. */
export function settlingSteps(
  view: TiView,
  seat: SeatId,
  cell: Cell,
  landings: Landings,
  leaders: LeaderLandings,
): Step<LeaderLandings>[] {
  const planets = leaderPlanets(view, seat, cell, landings)
  const of = line('compose.leaders')
  return leadersAboard(view, cell, seat).flatMap(leader => {
    const about = { leader: ref('leader', leader) }
    return [
      ...planets
        .filter(planet => leaders[leader] !== planet)
        .map(planet => ({
          of,
          label: line('compose.settle', { ...about, planet: ref('planet', planet) }),
          to: withSettled(leaders, leader, planet),
        })),
      ...(leaders[leader]
        ? [{ of, label: line('compose.unsettle', about), to: withSettled(leaders, leader) }]
        : []),
    ]
  })
}
