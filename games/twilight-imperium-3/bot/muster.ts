/** Fleets are put together for a system: what could go there, and what it takes along. */
import type { SeatId } from '../../kit/index.ts'
import type { CargoKind, Cell, PlanetId, ShipKind } from '../data/index.ts'
import { capacityOf, carriesAll, fleetSupplyOf, movementOf } from '../numbers/units.ts'
import { isActivatedFor } from '../rules/counters.ts'
import { countOf, kindsIn, totalOf } from '../rules/counts.ts'
import { ownPlanetsIn, unitsOn } from '../rules/planets.ts'
import { enemiesIn, fleetOf, fleetsOf, nonFighters, shipsOf } from '../rules/space.ts'
import { reachOf } from '../rules/tactical/paths.ts'
import type { Counts, TiView } from '../state.ts'
import type { Load, ShipMove } from '../state-plans.ts'

/** A ship that could go. */
interface Hull {
  from: Cell
  ship: ShipKind
  laden?: number
  damaged: boolean
  room: number
  troops: number
}

/** What a system has for ships that leave it. */
interface Stock {
  troops: Map<PlanetId, number>
  fighters: number
}

const FARTHEST = 4

function hullsAt(view: TiView, seat: SeatId, from: Cell, steps: number): Hull[] {
  const fleet = fleetOf(view, from, seat)
  return kindsIn(fleet.ships).flatMap((ship): Hull[] => {
    // Fighters come along with whoever carries them, whether they could fly alone or not.
    if (ship === 'fighter' || movementOf(view, seat, ship, from).total < steps) return []
    const room = capacityOf(view, seat, ship).total
    const laden = fleet.laden.flatMap((one, place): Hull[] => {
      if (one.ship !== ship) return []
      const troops = countOf(one.cargo, 'groundForce')
      return [
        {
          from,
          ship,
          laden: place,
          damaged: !!one.damaged,
          room: room - totalOf<CargoKind>(one.cargo),
          troops,
        },
      ]
    })
    const hurt = countOf(fleet.damaged, ship) - laden.filter(({ damaged }) => damaged).length
    const plain = countOf(fleet.ships, ship) - laden.length
    return [
      ...laden,
      ...Array.from({ length: plain }, (_, i) => ({
        from,
        ship,
        damaged: i >= plain - hurt,
        room,
        troops: 0,
      })),
    ]
  })
}

/** Ground Forces that stay where they are: at first nobody is near. */
export const garrison = ({ round }: TiView): number => (round > 1 ? 1 : 0)

function stockAt(view: TiView, seat: SeatId, cell: Cell): Stock {
  const troops = ownPlanetsIn(view, cell, seat).map(
    planet => [planet, Math.max(0, countOf(unitsOn(view, planet), 'groundForce') - garrison(view))] as const,
  )
  return { troops: new Map(troops), fighters: countOf(shipsOf(view, cell, seat), 'fighter') }
}

export interface Sources {
  hulls: Hull[]
  stock: Map<Cell, Stock>
  /** Ships that still fit by Fleet Supply. */
  room: number
}

/** Everything that could go to a system. */
export function sourcesOf(view: TiView, seat: SeatId, to: Cell): Sources {
  const reach = reachOf(view, seat, to, FARTHEST)
  const cells = fleetsOf(view, seat).filter(
    from =>
      from !== to &&
      reach.has(from) &&
      !isActivatedFor(view, from, seat) &&
      enemiesIn(view, from, seat).length === 0,
  )
  return {
    hulls: cells.flatMap(from => hullsAt(view, seat, from, reach.get(from)!)),
    stock: new Map(cells.map(cell => [cell, stockAt(view, seat, cell)])),
    room: fleetSupplyOf(view, seat, to).total - nonFighters(shipsOf(view, to, seat)),
  }
}

/** How much a fleet is wanted. */
export interface Wish {
  troops: number
  warships: number
  /** Carriers with nothing aboard, to where they are needed. */
  carriers?: number
  /** Whether the cheapest ships go first: they only have to be there. */
  light?: boolean
}

/** Of warships, those that fight best go first. */
const FIGHTING: { readonly [kind in ShipKind]?: number } = {
  warSun: 6,
  dreadnought: 5,
  cruiser: 3,
  destroyer: 2,
  carrier: 1,
}

/** Moves for a wish, as far as it can be met. */
export function muster(
  { hulls, stock, room: free }: Sources,
  { troops, warships, carriers = 0, light = false }: Wish,
): ShipMove[] {
  const left = new Map(
    [...stock].map(([cell, one]) => [cell, { troops: new Map(one.troops), fighters: one.fighters }]),
  )
  const waiting = (cell: Cell) => [...left.get(cell)!.troops.values()].reduce((sum, count) => sum + count, 0)
  const moves: ShipMove[] = []
  let room = free
  let wanted = troops
  const rest = [...hulls]
  const take = (hull: Hull, load: Load[] = []) => {
    rest.splice(rest.indexOf(hull), 1)
    room -= 1
    moves.push(moveOf(hull, load))
  }
  while (wanted > 0 && room > 0) {
    const brings = (hull: Hull) => hull.troops + Math.min(hull.room, waiting(hull.from))
    const [best] = rest.filter(hull => brings(hull) > 0).toSorted((one, other) => brings(other) - brings(one))
    if (!best) break
    const load = loadTroops(best, left.get(best.from)!, Math.max(0, wanted - best.troops))
    wanted -= best.troops + load.reduce((sum, { units }) => sum + countOf(units, 'groundForce'), 0)
    take(best, [...load, ...loadFighters(best, left.get(best.from)!, totalIn(load))])
  }
  const fighting = rest
    .filter(({ ship, troops: aboard }) => aboard === 0 && FIGHTING[ship]! > 1)
    .toSorted((one, other) => (FIGHTING[other.ship]! - FIGHTING[one.ship]!) * (light ? -1 : 1))
  for (const hull of fighting.slice(0, Math.max(0, Math.min(room, warships))))
    take(hull, loadFighters(hull, left.get(hull.from)!, 0))
  for (const hull of rest.filter(one => one.ship === 'carrier' && one.troops === 0).slice(0, carriers))
    if (room > 0 && waiting(hull.from) === 0) take(hull, loadFighters(hull, left.get(hull.from)!, 0))
  // Carriers without troops bring fighters to a battle.
  if (warships > 1)
    for (const hull of rest.filter(({ ship }) => ship === 'carrier')) {
      if (room <= 0) break
      const load = loadFighters(hull, left.get(hull.from)!, 0)
      if (totalIn(load) >= 2) take(hull, load)
    }
  return moves
}

const totalIn = (load: readonly Load[]) =>
  load.reduce((sum, { units }) => sum + totalOf(units as Counts<CargoKind>), 0)

const moveOf = ({ from, ship, laden, damaged }: Hull, load: Load[]): ShipMove => ({
  from,
  ship,
  count: 1,
  ...(laden !== undefined && { laden }),
  ...(laden === undefined && damaged && { damaged: 1 }),
  ...(load.length > 0 && { load }),
})

function loadTroops({ from, room }: Hull, stock: Stock, wanted: number): Load[] {
  let left = Math.min(room, wanted)
  const load: Load[] = []
  for (const [planet, count] of stock.troops) {
    const taken = Math.min(left, count)
    if (taken <= 0) continue
    stock.troops.set(planet, count - taken)
    left -= taken
    load.push({ at: from, planet, units: { groundForce: taken } })
  }
  return load
}

function loadFighters({ from, ship, room }: Hull, stock: Stock, taken: number): Load[] {
  const count = carriesAll(ship) ? Math.min(room - taken, stock.fighters) : 0
  if (count <= 0) return []
  stock.fighters -= count
  return [{ at: from, units: { fighter: count } }]
}
