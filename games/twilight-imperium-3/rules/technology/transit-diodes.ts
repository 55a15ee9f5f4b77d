/** Transit Diodes: Ground Forces from one planet to another, wherever they are. TI-32.46. */
import { type Refusal, ref, type SeatId, say } from '../../../kit/index.ts'
import type { PlanetId } from '../../data/index.ts'
import { line, refuse } from '../../line.ts'
import { hasTechnology } from '../../numbers/modifiers.ts'
import type { TiState, TiView } from '../../state.ts'
import { addTo, countOf } from '../counts.ts'
import { refusePieces } from '../limits.ts'
import { isGround, ownerOf, placeOn, planetsOf, unitsOn } from '../planets.ts'
import { trial } from '../tactical/draft.ts'
import { unitsLine } from '../words.ts'

const AT_MOST = 4

export function refuseTransit(
  view: TiView,
  seat: SeatId,
  from: PlanetId,
  to: PlanetId,
  count: number,
): Refusal | undefined {
  if (!hasTechnology(view, seat, 'transit-diodes')) return refuse('TI-32.46', 'lacksTechnology')
  if (view.players[seat]!.counters.strategy === 0) return refuse('TI-8.05', 'noStrategyCounter')
  const isOwn = (planet: PlanetId) => ownerOf(view, planet) === seat && isGround(planet)
  if (from === to || !isOwn(from) || !isOwn(to)) return refuse('TI-32.46', 'twoOwnPlanets')
  const there = countOf(unitsOn(view, from), 'groundForce')
  if (count < 1 || count > Math.min(AT_MOST, there))
    return refuse('TI-32.46', 'tooManyTroops', { count: AT_MOST })
  const after = trial(view)
  addTo(after.planets[from]!.units, 'groundForce', -count)
  addTo(after.planets[to]!.units, 'groundForce', count)
  return refusePieces(after, seat)
}

/** As many as go, between any two planets. */
export const someTransits = (view: TiView, seat: SeatId): [PlanetId, PlanetId, number][] => {
  if (!hasTechnology(view, seat, 'transit-diodes')) return []
  const planets = planetsOf(view, seat)
  return planets.flatMap(from =>
    planets.map((to): [PlanetId, PlanetId, number] => [
      from,
      to,
      Math.min(AT_MOST, countOf(unitsOn(view, from), 'groundForce')),
    ]),
  )
}

export function transit(g: TiState, seat: SeatId, from: PlanetId, to: PlanetId, count: number): void {
  g.players[seat]!.counters.strategy -= 1
  placeOn(g, from, 'groundForce', -count)
  placeOn(g, to, 'groundForce', count)
  say(
    g,
    line('log.transits', {
      seat: ref('seat', seat),
      units: unitsLine({ groundForce: count }),
      planet: ref('planet', from),
      other: ref('planet', to),
    }),
  )
}
