/** Own units that are destroyed in the status phase, step by step. TI-9.22. */
import { ref, type SeatId } from '../../../kit/index.ts'
import {
  type Cell,
  GROUND_KINDS,
  type GroundKind,
  idsOf,
  type PlanetId,
  SHIP_KINDS,
  type ShipKind,
} from '../../data/index.ts'
import { line } from '../../line.ts'
import { lightest } from '../../rules/battle/hits.ts'
import { countOf, isNone } from '../../rules/counts.ts'
import { planetsOf, unitsOn } from '../../rules/planets.ts'
import { fleetOf, fleetsOf, shipsOf } from '../../rules/space.ts'
import type { Redistribution } from '../../rules/status-phase.ts'
import { systemRef } from '../../rules/words.ts'
import type { TiView } from '../../state.ts'
import { counted, type Step } from './steps.ts'

export type Scuttle = NonNullable<Redistribution['scuttle']>

const NOTHING: Scuttle = { ships: {}, planets: {} }

/** Without a part that says nothing. */
function tidied(wanted: Redistribution, scuttle: Scuttle): Redistribution {
  const { scuttle: _, ...bare } = wanted
  return isNothing(scuttle) ? bare : { ...bare, scuttle }
}

const isNothing = ({ ships, planets }: Scuttle) => Object.keys(ships).length + idsOf(planets).length === 0

/** A number of ships of a system destroyed; of laden ones those with least aboard go. */
export function withScuttledShips(
  view: TiView,
  seat: SeatId,
  wanted: Redistribution,
  cell: Cell,
  kind: ShipKind,
  count: number,
): Redistribution {
  const { scuttle = NOTHING } = wanted
  const { [kind]: _, ...others } = scuttle.ships[cell]?.destroy ?? {}
  const destroy = count > 0 ? { ...others, [kind]: count } : others
  const { [cell]: __, ...rest } = scuttle.ships
  const lost = { destroy, laden: lightest(fleetOf(view, cell, seat), destroy) }
  return tidied(wanted, { ...scuttle, ships: isNone(destroy) ? rest : { ...rest, [cell]: lost } })
}

/** A number of units of a planet destroyed. */
export function withScuttledUnits(
  wanted: Redistribution,
  planet: PlanetId,
  kind: GroundKind,
  count: number,
): Redistribution {
  const { scuttle = NOTHING } = wanted
  const { [kind]: _, ...others } = scuttle.planets[planet] ?? {}
  const units = count > 0 ? { ...others, [kind]: count } : others
  const { [planet]: __, ...rest } = scuttle.planets
  return tidied(wanted, { ...scuttle, planets: isNone(units) ? rest : { ...rest, [planet]: units } })
}

/** Everything that a player could destroy: ships by system, units by planet. */
export const scuttleable = (view: TiView, seat: SeatId) => ({
  ships: fleetsOf(view, seat).map(cell => ({
    cell,
    kinds: SHIP_KINDS.filter(kind => countOf(shipsOf(view, cell, seat), kind) > 0),
  })),
  planets: planetsOf(view, seat).flatMap(planet => {
    const kinds = GROUND_KINDS.filter(kind => countOf(unitsOn(view, planet), kind) > 0)
    return kinds.length > 0 ? [{ planet, kinds }] : []
  }),
})

const WORDS = { more: 'compose.destroy', fewer: 'compose.spare' } as const

export function scuttleSteps(view: TiView, seat: SeatId, wanted: Redistribution): Step<Redistribution>[] {
  const { scuttle = NOTHING } = wanted
  const { ships, planets } = scuttleable(view, seat)
  return [
    ...ships.flatMap(({ cell, kinds }) =>
      kinds.flatMap(unit =>
        counted({
          of: line('compose.scuttle', { place: systemRef(view, cell) }),
          unit,
          value: countOf(scuttle.ships[cell]?.destroy, unit),
          max: countOf(shipsOf(view, cell, seat), unit),
          words: WORDS,
          to: count => withScuttledShips(view, seat, wanted, cell, unit, count),
        }),
      ),
    ),
    ...planets.flatMap(({ planet, kinds }) =>
      kinds.flatMap(unit =>
        counted({
          of: line('compose.scuttle', { place: ref('planet', planet) }),
          unit,
          value: countOf(scuttle.planets[planet], unit),
          max: countOf(unitsOn(view, planet), unit),
          words: WORDS,
          to: count => withScuttledUnits(wanted, planet, unit, count),
        }),
      ),
    ),
  ]
}
