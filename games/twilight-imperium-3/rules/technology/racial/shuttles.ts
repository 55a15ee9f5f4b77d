/** Yssaril: Ground Forces go to a system next to theirs in the status phase. TI-36.19. */

import { ask, type Refusal, ref, type SeatId, say } from '../../../../kit/index.ts'
import type { PlanetId } from '../../../data/index.ts'
import { areAdjacent } from '../../../galaxy/map.ts'
import { line, refuse } from '../../../line.ts'
import { hasTechnology } from '../../../numbers/modifiers.ts'
import type { TiChapter, TiState, TiView } from '../../../state.ts'
import { addTo, countOf } from '../../counts.ts'
import { refusePieces } from '../../limits.ts'
import { cellOf, isGround, ownerOf, placeOn, planetsOf, unitsOn } from '../../planets.ts'
import { enemiesIn } from '../../space.ts'
import { trial } from '../../tactical/draft.ts'
import { tidyTroops } from '../../troops.ts'
import { unitsLine } from '../../words.ts'
import type { Route } from '../steps.ts'

/** From one planet to another. */
export interface Shuttle {
  from: PlanetId
  to: PlanetId
  count: number
}

export function refuseShuttle(
  view: TiView,
  seat: SeatId,
  route: Route | undefined,
  { from, to, count }: Shuttle,
): Refusal | undefined {
  const isOwn = (planet: PlanetId) => ownerOf(view, planet) === seat && isGround(planet)
  if (from === to || !isOwn(from) || !isOwn(to)) return refuse('TI-36.19', 'twoOwnPlanets')
  const [start, end] = [cellOf(view, from)!, cellOf(view, to)!]
  if (start !== end && !areAdjacent(view.galaxy, start, end)) return refuse('TI-36.19', 'notAdjacent')
  if (route && (route.from !== start || route.to !== end)) return refuse('TI-36.19', 'otherRoute')
  if ([start, end].some(cell => enemiesIn(view, cell, seat).length > 0))
    return refuse('TI-36.19', 'enemyThere')
  const there = countOf(unitsOn(view, from), 'groundForce')
  if (count < 1 || count > there) return refuse('TI-36.19', 'notThatMany', { planet: ref('planet', from) })
  const after = trial(view)
  addTo(after.planets[from]!.units, 'groundForce', -count)
  addTo(after.planets[to]!.units, 'groundForce', count)
  return refusePieces(after, seat)
}

/** Any number from each planet to each other one. */
export function someShuttles(view: TiView, seat: SeatId, route: Route | undefined): Shuttle[] {
  const planets = planetsOf(view, seat)
  return planets
    .flatMap(from =>
      planets.flatMap(to =>
        Array.from({ length: countOf(unitsOn(view, from), 'groundForce') }, (_, i) => ({
          from,
          to,
          count: i + 1,
        })),
      ),
    )
    .filter(shuttle => !refuseShuttle(view, seat, route, shuttle))
}

/** The route stays open for more. */
export function fly(g: TiState, seat: SeatId, { from, to, count }: Shuttle): Route {
  const route = { from: cellOf(g, from)!, to: cellOf(g, to)! }
  placeOn(g, from, 'groundForce', -count)
  placeOn(g, to, 'groundForce', count)
  tidyTroops(g)
  const units = unitsLine({ groundForce: count })
  say(
    g,
    line('log.shuttles', {
      seat: ref('seat', seat),
      units,
      planet: ref('planet', from),
      other: ref('planet', to),
    }),
  )
  return route
}

export const shuttleRules = {
  steps: {
    shuttle({ g }, { seat, route }) {
      if (!hasTechnology(g, seat, 'shuttle-logistics') || someShuttles(g, seat, route).length === 0) return
      ask(g, { seat, kind: 'shuttle', required: true, ...(route && { about: { ...route } }) })
    },
  },
} satisfies TiChapter
