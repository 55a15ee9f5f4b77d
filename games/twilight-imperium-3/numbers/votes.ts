/** Votes in the council. [TI-27.05] */
import { ref, type SeatId, type Sum, sumOf } from '../../kit/index.ts'
import type { PlanetId } from '../data/index.ts'
import { line } from '../line.ts'
import { readyPlanetsOf } from '../rules/payment.ts'
import { homePlanetsOf, planetsOf } from '../rules/planets.ts'
import type { TiView } from '../state.ts'
import { hasAbility, type InForce, modifiersOf, part, simpleSum, term } from './modifiers.ts'
import { planetValue } from './planets.ts'

/** Influence of planets that are not exhausted. */
export const readyInfluenceOf = (g: Pick<TiView, 'planets' | 'players'>, seat: SeatId): Sum =>
  influenceOf(g, readyPlanetsOf(g, seat))

const influenceOf = (g: Pick<TiView, 'planets'>, planets: readonly PlanetId[]): Sum =>
  sumOf(planets.map(planet => term(ref('planet', planet), planetValue(g, planet, 'influence').total)))

/** Nobody has less than one vote. */
export function votesOf(g: InForce & Pick<TiView, 'planets' | 'survivors'>, seat: SeatId): Sum {
  const usurped = usurpedBy(g, seat)
  // The home of the Winnu votes in any case. [TI-30.20]
  const home = hasAbility(g, seat, 'legacyVotes') ? homePlanetsOf(g, seat) : []
  const voting = planetsOf(g, seat).filter(planet => !g.planets[planet]!.exhausted || home.includes(planet))
  const ready = voting.filter(planet => !usurped.some(law => law.planet === planet))
  const planets = sumOf([
    ...influenceOf(g, ready).terms,
    ...usurped.map(({ id, planet }) =>
      term(ref('actionCard', id), USURPED * planetValue(g, planet!, 'influence').total),
    ),
  ])
  const survivors = SURVIVORS * (g.survivors ?? []).filter(one => one === seat).length
  const own = planets.total > 0 ? planets : sumOf([part(line('sum.atLeast'), 1)])
  return simpleSum(
    [...own.terms, term(ref('domainCounter', 'lazax-survivors'), survivors)],
    modifiersOf(g, seat, 'votes'),
  )
}

/** Votes that the Lazax Survivors add. [TI-51.14] */
const SURVIVORS = 3

const USURPED = 2

/** The planet on which the Usurper lies, while its player controls it. */
const usurpedBy = (g: InForce & Pick<TiView, 'planets'>, seat: SeatId) =>
  g.effects.filter(({ id, by, planet }) => id === 'usurper' && by === seat && g.planets[planet!]?.by === seat)
