/** From what is wanted of ships to moves, and back. */
import type { SeatId } from '../../../kit/index.ts'
import { type Cell, entriesOf, SHIP_KINDS, type ShipKind } from '../../data/index.ts'
import { capacityOf, carriesAll } from '../../numbers/units.ts'
import { countOf, kindsIn, sumOfCounts, totalOf } from '../../rules/counts.ts'
import { hasRoomFor } from '../../rules/limits.ts'
import { cellOf } from '../../rules/planets.ts'
import { fleetOf } from '../../rules/space.ts'
import type { TiView } from '../../state.ts'
import type { Load, ShipMove } from '../../state-plans.ts'

import { NOTHING, type Wish, type Wishes } from './wishes.ts'

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
  const ground = entriesOf(wish.cargo).flatMap(([planet, units]) =>
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
