/** What is wanted of the ships that could come to a system, system by system. */
import type { SeatId } from '../../../kit/index.ts'
import type { CargoKind, Cell, PlanetId, ShipKind } from '../../data/index.ts'
import { capacityOf, carriesAll, movementOf } from '../../numbers/units.ts'
import { isActivatedFor } from '../../rules/counters.ts'
import { countOf, kindsIn, totalOf } from '../../rules/counts.ts'
import { cellOf, planetsOf } from '../../rules/planets.ts'
import { enemiesIn, fleetOf, fleetsOf, isShip } from '../../rules/space.ts'
import { findWay } from '../../rules/tactical/paths.ts'
import type { Counts, TiView } from '../../state.ts'
import type { MoverKind } from '../../state-plans.ts'

import { groundIn, type Source, sourceOf } from './sources.ts'

/** What is wanted from one system. */
export interface Wish {
  ships: Counts<MoverKind>
  /** Fighters that are carried. */
  fighters: number
  /** What is picked up, by planet: there, or on the way. */
  cargo: { [planet in PlanetId]?: Counts<CargoKind> }
  /** Fighters that are picked up on the way. */
  far?: { [cell: Cell]: number }
  /** The way that the ships take; the rules find one, if nothing is said. */
  via?: readonly Cell[]
}

export type Wishes = { [from: Cell]: Wish }

export const NOTHING: Wish = { ships: {}, fighters: 0, cargo: {} }

/** The kinds of ships that are wanted. */
const shipsIn = ({ ships }: Pick<Wish, 'ships'>): ShipKind[] => kindsIn(ships).filter(isShip)

/** What can be picked up on the way. */
export interface Stop {
  at: Cell
  fighters: number
  ground: Source['ground']
}

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
