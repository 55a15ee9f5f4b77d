/** What the map can be asked to show alone: one fact about every system, from what everybody can see. */
import type { SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import { sourcesOf } from '../../moves/composing/sources.ts'
import { productionLimitOf } from '../../numbers/planets.ts'
import { isActivatedFor } from '../../rules/counters.ts'
import { controlsSystem } from '../../rules/objectives/progress.ts'
import { ownerOf, ownPlanetsIn, planetsIn } from '../../rules/planets.ts'
import { seatsInSpace } from '../../rules/space.ts'
import { isBarred } from '../../rules/tactical/paths.ts'
import { docksIn } from '../../rules/tactical/production.ts'
import type { TiView } from '../../state.ts'

/** `usual`: everything as it lies there. */
export const LAYERS = ['usual', 'control', 'counters', 'reach', 'threat', 'production', 'ready'] as const
export type Layer = (typeof LAYERS)[number]

/** What a layer says of a system, one for every player whom it concerns. */
export interface Fact {
  seat: SeatId
  /** How much; undefined where being there is all. */
  value?: number
  /** Out of so many. */
  of?: number
  /** Only a part of the system. */
  isPart?: true
}

export type Facts = ReadonlyMap<Cell, readonly Fact[]>

/** How many ships of a player could be moved to a system with one action. */
const shipsInReach = (view: TiView, seat: SeatId, cell: Cell): number =>
  sourcesOf(view, seat, cell)
    .flatMap(({ stacks }) => stacks)
    .reduce((sum, { there, isInReach }) => (isInReach ? sum + there : sum), 0)

const reachFacts = (view: TiView, seat: SeatId, cell: Cell): Fact[] => {
  if (isBarred(view, cell) || isActivatedFor(view, cell, seat)) return []
  const value = shipsInReach(view, seat, cell)
  return value > 0 ? [{ seat, value }] : []
}

/** Who has planets or ships alone in a system, or with others. [TI-6.20] */
const controlFacts = (view: TiView, cell: Cell): Fact[] => {
  const owners = planetsIn(view, cell).flatMap(planet => ownerOf(view, planet) ?? [])
  return [...new Set([...owners, ...seatsInSpace(view, cell)])].map(seat => ({
    seat,
    ...(!controlsSystem(view, cell, seat) && { isPart: true as const }),
  }))
}

function productionFacts(view: TiView, cell: Cell): Fact[] {
  return view.order.flatMap(seat => {
    const docks = docksIn(view, seat, cell)
    const value = docks.reduce((sum, planet) => sum + productionLimitOf(view, seat, planet).total, 0)
    return docks.length > 0 ? [{ seat, value }] : []
  })
}

/** Planets that are ready, of those that somebody controls. */
function readyFacts(view: TiView, cell: Cell): Fact[] {
  return view.order.flatMap(seat => {
    const planets = ownPlanetsIn(view, cell, seat)
    const ready = planets.filter(planet => !view.planets[planet]!.exhausted)
    return planets.length > 0 ? [{ seat, value: ready.length, of: planets.length }] : []
  })
}

/** What a layer says of every system. `whose` ships and dangers are meant. */
export function factsOf(view: TiView, layer: Layer, whose: SeatId): Facts {
  const of = (cell: Cell): Fact[] => {
    switch (layer) {
      case 'usual':
        return []
      case 'control':
        return controlFacts(view, cell)
      case 'counters':
        return (view.activated[cell] ?? []).map(seat => ({ seat }))
      case 'reach':
        return reachFacts(view, whose, cell)
      case 'threat':
        return view.order
          .filter(seat => seat !== whose && view.players[seat]!.race !== null)
          .flatMap(seat => reachFacts(view, seat, cell))
          .sort((one, other) => other.value! - one.value!)
      case 'production':
        return productionFacts(view, cell)
      case 'ready':
        return readyFacts(view, cell)
    }
  }
  return new Map(
    Object.keys(view.galaxy.tiles).flatMap(cell => {
      const facts = of(cell)
      return facts.length > 0 ? [[cell, facts] as const] : []
    }),
  )
}
