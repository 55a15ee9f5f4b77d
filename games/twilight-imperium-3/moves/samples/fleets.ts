/** Ship moves by chance: none, one or all of each stack that could come, with what it can take along. */
import type { Chance, SeatId } from '../../../kit/index.ts'
import type { Cell, PlanetId, ShipKind } from '../../data/index.ts'
import { floatingIn } from '../../numbers/floating-docks.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import { capacityOf, carriesAll, fleetSupplyOf, movementOf } from '../../numbers/units.ts'
import { isActivatedFor } from '../../rules/counters.ts'
import { countOf, kindsIn } from '../../rules/counts.ts'
import { cellsWithFloating, refuseDockMoves } from '../../rules/floating-docks.ts'
import { hasRoomFor } from '../../rules/limits.ts'
import { ownPlanetsIn, unitsOn } from '../../rules/planets.ts'
import { fleetOf, fleetsOf, nonFighters, shipsOf } from '../../rules/space.ts'
import { reachOf } from '../../rules/tactical/paths.ts'
import type { TiView } from '../../state.ts'
import type { Load, ShipMove } from '../../state-plans.ts'
import { isHeads } from './chance.ts'

const FARTHEST = 4

/** Systems from which something could move to another one. */
export function sourcesFor(view: TiView, seat: SeatId, to: Cell): Cell[] {
  const reach = reachOf(view, seat, to, FARTHEST)
  return fleetsOf(view, seat).filter(
    from =>
      from !== to &&
      !isActivatedFor(view, from, seat) &&
      kindsIn(shipsOf(view, from, seat)).some(
        kind => (reach.get(from) ?? Number.POSITIVE_INFINITY) <= movementOf(view, seat, kind, from).total,
      ),
  )
}

/** What is left to load at a system. */
interface Stock {
  fighters: number
  ground: { planet: PlanetId; count: number }[]
}

/** How much of a stack goes. */
export type Share = (count: number) => number

export function shipMovesTo(view: TiView, seat: SeatId, to: Cell, share: Share, cargo: Share): ShipMove[] {
  const reach = reachOf(view, seat, to, FARTHEST)
  const moves: ShipMove[] = []
  let room = fleetSupplyOf(view, seat, to).total - nonFighters(shipsOf(view, to, seat))
  for (const from of sourcesFor(view, seat, to)) {
    const fleet = fleetOf(view, from, seat)
    const stock: Stock = {
      fighters: countOf(fleet.ships, 'fighter'),
      ground: ownPlanetsIn(view, from, seat).map(planet => ({
        planet,
        count: countOf(unitsOn(view, planet), 'groundForce'),
      })),
    }
    for (const kind of kindsIn(fleet.ships)) {
      const alone = kind === 'fighter'
      if (alone && !hasTechnology(view, seat, 'advanced-fighters')) continue
      if (reach.get(from)! > movementOf(view, seat, kind, from).total) continue
      const laden = fleet.laden.flatMap(({ ship }, place) => (ship === kind ? [place] : []))
      for (const place of laden) {
        if (room <= 0 || share(1) === 0) continue
        room -= 1
        moves.push({ from, ship: kind, count: 1, laden: place })
      }
      const hurt = countOf(fleet.damaged, kind) - laden.filter(place => fleet.laden[place]!.damaged).length
      const there = countOf(fleet.ships, kind) - laden.length - (alone ? countTaken(moves, from) : 0)
      const count = Math.min(share(Math.max(0, there)), alone ? there : Math.max(0, room))
      if (count <= 0) continue
      if (!alone) room -= count
      moves.push(...loaded(view, seat, from, kind, count, Math.max(0, hurt - (there - count)), stock, cargo))
    }
  }
  return moves
}

const countTaken = (moves: readonly ShipMove[], from: Cell) =>
  moves
    .flatMap(({ load = [] }) => load)
    .filter(({ at }) => at === from)
    .reduce((sum, { units }) => sum + countOf(units, 'fighter'), 0)

/** Ships of a kind, those with room with something aboard. Sound ones go first. */
function loaded(
  view: TiView,
  seat: SeatId,
  from: Cell,
  ship: ShipKind,
  count: number,
  damaged: number,
  stock: Stock,
  cargo: Share,
): ShipMove[] {
  const { total } = capacityOf(view, seat, ship)
  const plain = { from, ship, count, ...(damaged > 0 && { damaged }) }
  if (total === 0) return [plain]
  return Array.from({ length: count }, (_, i): ShipMove => {
    const load = loadOf(from, ship, total, stock, cargo)
    return {
      from,
      ship,
      count: 1,
      ...(i >= count - damaged && { damaged: 1 }),
      ...(load.length > 0 && { load }),
    }
  })
}

function loadOf(at: Cell, ship: ShipKind, capacity: number, stock: Stock, cargo: Share): Load[] {
  let room = capacity
  const load: Load[] = []
  for (const one of stock.ground) {
    const count = Math.min(room, cargo(one.count))
    if (count <= 0) continue
    one.count -= count
    room -= count
    load.push({ at, planet: one.planet, units: { groundForce: count } })
  }
  const fighters = hasRoomFor(ship, 'fighter') && carriesAll(ship) ? Math.min(room, cargo(stock.fighters)) : 0
  if (fighters > 0) {
    stock.fighters -= fighters
    load.push({ at, units: { fighter: fighters } })
  }
  return load
}

/** Space Docks of the next systems. [TI-30.11] */
export const dockMovesTo = (view: TiView, seat: SeatId, to: Cell, share: Share): ShipMove[] =>
  cellsWithFloating(view, seat).flatMap(from => {
    const count = share(floatingIn(view, from, seat).length)
    const moves: ShipMove[] = [{ from, ship: 'spaceDock', count }]
    return count > 0 && !refuseDockMoves(view, seat, to, moves) ? moves : []
  })

/** None, one or all. */
export const someOf =
  (random: Chance): Share =>
  count => {
    if (count === 0 || isHeads(random, 0.3)) return 0
    return isHeads(random) ? count : 1
  }

export const allOf: Share = count => count

export const noneOf: Share = () => 0
