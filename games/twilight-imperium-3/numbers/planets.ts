/** What planets are worth, and what Space Docks on them can build. */

import { ref, type SeatId, type Sum, sumOf, type Term } from '../../kit/index.ts'
import { type Cell, FACILITIES, isIn, PLANETS, type PlanetId } from '../data/index.ts'
import { line } from '../line.ts'
import type { TiView } from '../state.ts'
import type { Value } from '../state-plans.ts'
import { floatingLimitOf, readyFloating, timesDocks } from './floating-docks.ts'
import { type InForce, modifiersOf, part, simpleSum, term } from './modifiers.ts'

/** Whether a Space Dock stands there, and not in the space of a system. */
export const isPlanet = (place: PlanetId | Cell): place is PlanetId => isIn(PLANETS, place)

/** What a planet counts for: its printed value, or the other one where they are exchanged, and a facility. [TI-7.01, TI-30.28, TI-41.05] */
export function planetValue({ planets }: Pick<TiView, 'planets'>, planet: PlanetId, value: Value): Sum {
  const { swapped, facility, facilityIsNew } = planets[planet] ?? {}
  const printed = term(ref('planet', planet), PLANETS[planet][swapped ? OTHER[value] : value])
  const works = facility !== undefined && !facilityIsNew
  return simpleSum(
    works ? [printed, term(ref('facility', facility), FACILITIES[facility][value])] : [printed],
    [],
  )
}

const OTHER: { readonly [value in Value]: Value } = { resources: 'influence', influence: 'resources' }

/** Productivity Spike adds the influence of the planet. */
const spikes = (g: InForce & Pick<TiView, 'planets'>, seat: SeatId, planet: PlanetId): Term[] =>
  g.effects
    .filter(({ id, by, planet: at }) => id === 'productivity-spike' && by === seat && at === planet)
    .map(({ id }) => term(ref('actionCard', id), planetValue(g, planet, 'influence').total))

const BEYOND_RESOURCES = 2

/** Units that the Space Dock of a planet builds at once, or all that stand in the space of a system. [TI-20.02, TI-30.11] */
export const productionLimitOf = (
  g: InForce & Pick<TiView, 'planets' | 'docks' | 'round'>,
  seat: SeatId,
  place: PlanetId | Cell,
): Sum => {
  const modifiers = modifiersOf(g, seat, 'production')
  if (!isPlanet(place)) {
    const docks = readyFloating(g, place, seat).length
    const { terms } = floatingLimitOf(g, seat)
    const more = modifiers.map(({ source, modifier }) => term(source, modifier.amount))
    return timesDocks(sumOf([...terms, ...more]), docks)
  }
  return simpleSum(
    [
      ...planetValue(g, place, 'resources').terms,
      part(line('sum.spaceDock'), BEYOND_RESOURCES),
      ...spikes(g, seat, place),
    ],
    modifiers,
  )
}

/** Units that a Space Dock builds at once beyond the resources of its planet. [TI-20.02] */
export const dockLimitOf = (g: InForce, seat: SeatId): Sum =>
  simpleSum([part(line('sum.spaceDock'), BEYOND_RESOURCES)], modifiersOf(g, seat, 'production'))

/** Resources that a Space Dock adds for the units it builds. [TI-32.40] */
export const productionResourcesOf = (g: InForce, seat: SeatId): Sum =>
  simpleSum([], modifiersOf(g, seat, 'productionResources'))
