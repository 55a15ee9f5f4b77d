/** Ships that could come to a system, and what of them is wanted: from wishes to moves and back. */
import type { SeatId } from '../../../kit/index.ts'
import {
  CARGO_KINDS,
  type CargoKind,
  type Cell,
  type PlanetId,
  SHIP_KINDS,
  type ShipKind,
} from '../../data/index.ts'
import { floatingIn } from '../../numbers/floating-docks.ts'
import { freeLeadersOf, leaderInFleet } from '../../numbers/leaders.ts'
import { capacityOf, carriesAll, movementOf } from '../../numbers/units.ts'
import { isActivatedFor } from '../../rules/counters.ts'
import { countOf, kindsIn, sumOfCounts, totalOf } from '../../rules/counts.ts'
import { cellsWithFloating } from '../../rules/floating-docks.ts'
import { cellOfLeader } from '../../rules/leaders/boarding.ts'
import { escortedView } from '../../rules/leaders/passage.ts'
import { hasRoomFor } from '../../rules/limits.ts'
import { cellOf, ownPlanetsIn, planetsOf, unitsOn } from '../../rules/planets.ts'
import { enemiesIn, fleetOf, fleetsOf, isShip } from '../../rules/space.ts'
import type { Load, MoverKind, ShipMove } from '../../rules/tactical/draft.ts'
import { fliesAlone } from '../../rules/tactical/movement.ts'
import { findWay, reachOf } from '../../rules/tactical/paths.ts'
import type { Counts, TiView } from '../../state.ts'

/** What is wanted from one system. */
export interface Wish {
  ships: Counts<MoverKind>
  /** Fighters that are carried. */
  fighters: number
  /** What is picked up, by planet: there, or on the way. */
  cargo: { [planet: PlanetId]: Counts<CargoKind> }
  /** Fighters that are picked up on the way. */
  far?: { [cell: Cell]: number }
  /** The way that the ships take; the rules find one, if nothing is said. */
  via?: readonly Cell[]
}

export type Wishes = { [from: Cell]: Wish }

export const NOTHING: Wish = { ships: {}, fighters: 0, cargo: {} }

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

/** What can be picked up on the way. */
export interface Stop {
  at: Cell
  fighters: number
  ground: Source['ground']
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
    .map(from => sourceOf(view, seat, from, far(from)))
    .sort((one, other) => rank(one) - rank(other))
}

const canCome = ({ stacks, isSpent }: Source) => !isSpent && stacks.some(({ isInReach }) => isInReach)
const rank = (source: Source) => (canCome(source) ? 0 : 100) + (source.far ?? 50)

function sourceOf(view: TiView, seat: SeatId, from: Cell, far: number | undefined): Source {
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
      ...(docks > 0 ? [{ kind: 'spaceDock', there: docks, ...dockSteps(isSpent, far) } as const] : []),
    ],
    fighters: isFree ? countOf(ships, 'fighter') : 0,
    ground: isFree ? groundIn(view, seat, from) : [],
  }
}

/** Space Docks in space go one step. [TI-30.11] */
const dockSteps = (isSpent: boolean, far: number | undefined) => ({
  steps: 1,
  isInReach: !isSpent && far === 1,
})

/** The kinds of ships that are wanted. */
const shipsIn = ({ ships }: Pick<Wish, 'ships'>): ShipKind[] => kindsIn(ships).filter(isShip)

/** Units on own planets of a system that can be picked up. */
export const groundIn = (view: TiView, seat: SeatId, from: Cell): Source['ground'] =>
  ownPlanetsIn(view, from, seat).flatMap(planet =>
    CARGO_KINDS.flatMap(kind => {
      const there = countOf(unitsOn(view, planet), kind)
      return there > 0 ? [{ planet, kind, there }] : []
    }),
  )

/** Systems on some way where the wanted ships can pick something up, the target among them. [TI-15.10] */
export function stopsOf(view: TiView, seat: SeatId, from: Cell, to: Cell, wish: Wish): Stop[] {
  const carriers = shipsIn(wish).filter(kind => capacityOf(view, seat, kind).total > 0)
  if (carriers.length === 0) return []
  const steps = Math.max(...carriers.map(kind => movementOf(view, seat, kind, from).total))
  const own = new Set([
    ...fleetsOf(view, seat),
    ...planetsOf(view, seat).flatMap(one => cellOf(view, one) ?? []),
  ])
  return [...own].flatMap(at => {
    if (at === from || enemiesIn(view, at, seat).length > 0) return []
    if (
      at !== to &&
      (isActivatedFor(view, at, seat) || !findWay(view, seat, { from, to, steps, wanted: [at] }))
    )
      return []
    const fighters = carriers.some(carriesAll) ? countOf(fleetOf(view, at, seat).ships, 'fighter') : 0
    const stop = { at, fighters: at === to ? 0 : fighters, ground: groundIn(view, seat, at) }
    return stop.fighters + stop.ground.length > 0 ? [stop] : []
  })
}

/** Steps that all wanted ships of a system can go. */
export const stepsOf = (view: TiView, seat: SeatId, from: Cell, wish: Wish): number =>
  Math.min(...shipsIn(wish).map(kind => movementOf(view, seat, kind, from).total))

/** Units that the wanted ships of a system have room for, less what they have aboard. */
export function roomOf(view: TiView, seat: SeatId, from: Cell, { ships }: Wish): number {
  const { laden } = fleetOf(view, from, seat)
  return shipsIn({ ships }).reduce((sum, kind) => {
    const going = laden.filter(one => one.ship === kind).slice(0, countOf(ships, kind))
    const aboard = going.reduce((all, { cargo }) => all + totalOf(cargo), 0)
    return sum + countOf(ships, kind) * capacityOf(view, seat, kind).total - aboard
  }, 0)
}

/** Units that are picked up. */
export const loadOf = ({ fighters, cargo, far = {} }: Wish): number =>
  fighters +
  Object.values(far).reduce((sum, count) => sum + count, 0) +
  Object.values(cargo).reduce((sum, units) => sum + totalOf(units), 0)

/**
 * Fills the room of the wanted ships: Ground Forces but one on each planet, then fighters. Where nothing can be landed
 * fighters go first.
 */
export function filled(view: TiView, seat: SeatId, from: Cell, wish: Wish, lands: boolean): Wish {
  let room = roomOf(view, seat, from, wish)
  const cargo: Wish['cargo'] = {}
  let fighters = 0
  const isRoomy = shipsIn(wish).some(carriesAll)
  const source = sourceOf(view, seat, from, 0)
  const takeFighters = () => {
    if (!isRoomy || countOf(wish.ships, 'fighter') > 0) return
    fighters = Math.min(room, source.fighters)
    room -= fighters
  }
  const takeGround = () => {
    for (const { planet, kind, there } of source.ground) {
      if (kind === 'pds') continue
      const count = Math.min(room, kind === 'groundForce' ? there - 1 : there)
      if (count <= 0) continue
      cargo[planet] = { ...cargo[planet], [kind]: count }
      room -= count
    }
  }
  if (lands) takeGround()
  takeFighters()
  if (!lands) takeGround()
  return { ...wish, fighters, cargo }
}

/** A number of units of a planet more or less that are taken along. */
export function withCargo(wish: Wish, planet: PlanetId, kind: CargoKind, count: number): Wish {
  const { [kind]: _, ...others } = wish.cargo[planet] ?? {}
  const units = count > 0 ? { ...others, [kind]: count } : others
  const { [planet]: __, ...rest } = wish.cargo
  return { ...wish, cargo: totalOf(units) > 0 ? { ...rest, [planet]: units } : rest }
}

/** A number of fighters more or less that are picked up on the way. */
export function withFar(wish: Wish, at: Cell, count: number): Wish {
  const { far, ...bare } = wish
  const { [at]: _, ...others } = far ?? {}
  const next = count > 0 ? { ...others, [at]: count } : others
  return Object.keys(next).length > 0 ? { ...bare, far: next } : bare
}

/** By another way; by the one that the rules find, if none is said. */
export function withVia(wish: Wish, via: readonly Cell[] | undefined): Wish {
  const { via: _, ...bare } = wish
  return via ? { ...bare, via } : bare
}

/** The ships of all wishes, each with what it carries, as moves. */
export const movesOf = (view: TiView, seat: SeatId, wishes: Wishes): ShipMove[] =>
  Object.entries(wishes).flatMap(([from, wish]) => movesFrom(view, seat, from, wish))

interface Hold {
  move: ShipMove<ShipKind>
  room: number
}

function movesFrom(view: TiView, seat: SeatId, from: Cell, wish: Wish): ShipMove[] {
  const fleet = fleetOf(view, from, seat)
  const plain: ShipMove<ShipKind>[] = []
  const holds: Hold[] = []
  for (const kind of SHIP_KINDS) {
    const wanted = countOf(wish.ships, kind)
    if (wanted === 0) continue
    const capacity = capacityOf(view, seat, kind).total
    const laden = fleet.laden.flatMap(({ ship, cargo }, place) =>
      ship === kind ? [{ place, aboard: totalOf(cargo) }] : [],
    )
    const going = laden.slice(0, wanted)
    for (const { place, aboard } of going)
      holds.push({ move: { from, ship: kind, count: 1, laden: place }, room: capacity - aboard })
    const count = wanted - going.length
    if (count === 0) continue
    const ladenHurt = fleet.laden.filter(one => one.ship === kind && one.damaged).length
    const hurtThere = countOf(fleet.damaged, kind) - ladenHurt
    const sound = countOf(fleet.ships, kind) - laden.length - hurtThere
    const hurt = Math.max(0, count - sound)
    if (capacity === 0) {
      plain.push({ from, ship: kind, count, ...(hurt > 0 && { damaged: hurt }) })
      continue
    }
    for (let i = 0; i < count; i++)
      holds.push({
        move: { from, ship: kind, count: 1, ...(i >= count - hurt && { damaged: 1 }) },
        room: capacity,
      })
  }
  // The roomiest last: what only they can carry is then sure to find room.
  const ground = Object.entries(wish.cargo).flatMap(([planet, units]) =>
    kindsIn(units).map(kind => ({ planet, kind, left: countOf(units, kind) })),
  )
  for (const hold of [...holds].sort(
    (one, other) => Number(carriesAll(one.move.ship)) - Number(carriesAll(other.move.ship)),
  ))
    for (const one of ground) {
      if (!hasRoomFor(hold.move.ship, one.kind)) continue
      put(hold, one.left, count => {
        one.left -= count
        return { at: cellOf(view, one.planet)!, planet: one.planet, units: { [one.kind]: count } }
      })
    }
  const fighters = [[from, wish.fighters] as const, ...Object.entries(wish.far ?? {})].map(([at, left]) => ({
    at,
    left,
  }))
  for (const hold of holds)
    for (const one of fighters)
      if (carriesAll(hold.move.ship))
        put(hold, one.left, count => {
          one.left -= count
          return { at: one.at, units: { fighter: count } }
        })
  // What found no room is named all the same: the check then says so.
  const last = holds.at(-1)
  if (last) {
    for (const { planet, kind, left } of ground)
      if (left > 0) addLoad(last.move, { at: cellOf(view, planet)!, planet, units: { [kind]: left } })
    for (const { at, left } of fighters) if (left > 0) addLoad(last.move, { at, units: { fighter: left } })
  }
  const moves = [...plain, ...merged(holds.map(({ move }) => move))]
  const docks = countOf(wish.ships, 'spaceDock')
  return [
    ...(wish.via ? moves.map(move => ({ ...move, via: [...wish.via!] })) : moves),
    ...(docks > 0 ? [{ from, ship: 'spaceDock', count: docks } as const] : []),
  ]
}

function put(hold: Hold, wanted: number, load: (count: number) => Load): void {
  const count = Math.min(hold.room, wanted)
  if (count <= 0) return
  hold.room -= count
  addLoad(hold.move, load(count))
}

function addLoad(move: ShipMove<ShipKind>, load: Load): void {
  const known = move.load?.find(one => one.at === load.at && one.planet === load.planet)
  if (known) known.units = sumOfCounts(known.units, load.units)
  else move.load = [...(move.load ?? []), load]
}

/** Empty ships of a kind are one move. */
function merged(moves: readonly ShipMove<ShipKind>[]): ShipMove<ShipKind>[] {
  const found: ShipMove<ShipKind>[] = []
  for (const move of moves) {
    const like = found.find(
      one =>
        one.ship === move.ship &&
        !one.load &&
        !move.load &&
        one.laden === undefined &&
        move.laden === undefined,
    )
    if (!like) found.push(move)
    else {
      like.count += move.count
      if (move.damaged) like.damaged = (like.damaged ?? 0) + move.damaged
    }
  }
  return found
}

/** What moves want, by system. */
export function wishesOf(moves: readonly ShipMove[]): Wishes {
  const wishes: Wishes = {}
  for (const { from, ship, count, load = [], via } of moves) {
    const before = wishes[from] ?? NOTHING
    const cargo = { ...before.cargo }
    const far = { ...before.far }
    let { fighters } = before
    for (const { at, planet, units } of load) {
      const { fighter = 0, ...ground } = units
      if (at === from) fighters += fighter
      else if (fighter > 0) far[at] = (far[at] ?? 0) + fighter
      if (planet !== undefined) cargo[planet] = sumOfCounts(cargo[planet], ground)
    }
    wishes[from] = {
      ships: sumOfCounts(before.ships, { [ship]: count }),
      fighters,
      cargo,
      ...(Object.keys(far).length > 0 && { far }),
      ...((via ?? before.via) && { via: via ?? before.via! }),
    }
  }
  return wishes
}

const carriesAny = (view: TiView, seat: SeatId, kind: MoverKind) =>
  kind !== 'spaceDock' && capacityOf(view, seat, kind).total > 0

/** A number of a kind of ship more or less; what is carried changes with the room. */
export function withShips(
  view: TiView,
  seat: SeatId,
  { from, kind, count, lands }: { from: Cell; kind: MoverKind; count: number; lands: boolean },
  wishes: Wishes,
): Wishes {
  const before = wishes[from] ?? NOTHING
  const { [kind]: _, ...others } = before.ships
  const ships = count > 0 ? { ...others, [kind]: count } : others
  const { [from]: __, ...rest } = wishes
  if (totalOf(ships) === 0) return rest
  // What was picked up on the way is chosen anew, too.
  const { far: _far, ...kept } = before
  const wish = { ...(carriesAny(view, seat, kind) ? kept : before), ships }
  return { ...rest, [from]: carriesAny(view, seat, kind) ? filled(view, seat, from, wish, lands) : wish }
}
