/** Facilities: built on planets, of which they make more. Section 41. */
import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import {
  entriesOf,
  FACILITIES,
  FACILITY_IDS,
  type FacilityId,
  idsOf,
  PLANETS,
  type PlanetId,
} from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import type { TiState, TiView } from '../../state.ts'
import type { Production } from '../../state-plans.ts'
import { cellOf, isGround, ownPlanetsIn } from '../planets.ts'
import { enemiesIn } from '../space.ts'
import { mayBuildOn, type Site } from './site.ts'

/** What is built on which planets. */
export type Facilities = NonNullable<Production['facilities']>

/** Cards of a kind that nobody has, for all players together. [TI-41.01] */
export const facilitiesLeft = ({ planets }: Pick<TiView, 'planets'>, kind: FacilityId): number =>
  FACILITIES[kind].cards - Object.values(planets).filter(({ facility }) => facility === kind).length

/** Planets on which a facility can be built now. [TI-41.02, TI-41.03, TI-21.05] */
export const facilityPlanetsOf = (view: TiView, seat: SeatId, { cells, newDocks }: Site): PlanetId[] =>
  view.options.facilities && newDocks && view.action?.kind !== 'transfer'
    ? cells
        .filter(cell => enemiesIn(view, cell, seat).length === 0)
        .flatMap(cell => ownPlanetsIn(view, cell, seat))
        .filter(
          planet =>
            isGround(planet) &&
            mayBuildOn(view, planet) &&
            PLANETS[planet].homeOf === undefined &&
            view.planets[planet]!.facility === undefined &&
            view.planets[planet]!.since < view.round,
        )
    : []

/** Why these cannot be built. Several are, if they are on different planets. [TI-41.02, TI-41.08] */
export function refuseFacilities(
  view: TiView,
  seat: SeatId,
  site: Site,
  facilities: Facilities,
): Refusal | undefined {
  const open = facilityPlanetsOf(view, seat, site)
  for (const planet of idsOf(facilities))
    if (!open.includes(planet)) {
      const { facility } = view.planets[planet] ?? {}
      return facility === undefined
        ? refuse('TI-41.02', 'noFacilityThere', { planet: ref('planet', planet) })
        : refuse('TI-41.03', 'hasFacility', { planet: ref('planet', planet) })
    }
  const built = Object.values(facilities)
  const short = FACILITY_IDS.find(
    kind => built.filter(one => one === kind).length > facilitiesLeft(view, kind),
  )
  return short && refuse('TI-41.01', 'noFacilitiesLeft', { facility: ref('facility', short) })
}

export const facilitiesPrice = (facilities: Facilities): number =>
  Object.values(facilities).reduce((sum, kind) => sum + FACILITIES[kind].cost, 0)

/** They work from the next round on, and their planets are exhausted. [TI-41.04] */
export function buildFacilities(g: TiState, seat: SeatId, facilities: Facilities): void {
  for (const [planet, facility] of entriesOf(facilities)) {
    Object.assign(g.planets[planet]!, { facility, facilityIsNew: true, exhausted: true })
    say(
      g,
      line('log.buildsFacility', {
        seat: ref('seat', seat),
        facility: ref('facility', facility),
        planet: ref('planet', planet),
      }),
    )
  }
}

/** The bonus of those of the round before begins. [TI-41.04] */
export function openFacilities(g: TiState): void {
  for (const planet of Object.values(g.planets)) delete planet.facilityIsNew
}

/** After a successful invasion its card goes back. [TI-41.06] */
export function destroyFacility(g: TiState, planet: PlanetId): void {
  const held = g.planets[planet]!
  const { facility } = held
  if (facility === undefined) return
  delete held.facility
  delete held.facilityIsNew
  say(g, line('log.losesFacility', { facility: ref('facility', facility), planet: ref('planet', planet) }))
}

/** The system of facilities that are built together. */
export const facilityCells = (view: Pick<TiView, 'galaxy'>, facilities: Facilities) =>
  idsOf(facilities).map(planet => cellOf(view, planet))
