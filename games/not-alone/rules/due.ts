import type { SeatId } from '../../kit/index.ts'
import type { Location, NotAloneView } from '../state.ts'
import { huntedOf, isFreeOf, liesOn } from './queries.ts'

/** Steps of phase 3 in which Hunted decide about their locations. */
type DecisionStep = 1 | 2

/** Unresolved locations of a Hunted that are due in step 1 (no Target token) or 2 (on it). [NA-6.13, NA-6.21] */
export function dueIn(g: NotAloneView, seat: SeatId, step: DecisionStep): Location[] {
  const hunted = huntedOf(g, seat)
  return hunted.explored.filter(
    location =>
      !location.resolved &&
      isFreeOf(g, hunted, location) &&
      liesOn(g, 'target', location.place) === (step === 2),
  )
}

/** The locations that a Hunted who is asked can decide about: step 1 comes first for the whole table. [NA-6.12] */
export function dueLocations(g: NotAloneView, seat: SeatId): Location[] {
  const first = dueIn(g, seat, 1)
  return first.length > 0 ? first : dueIn(g, seat, 2)
}
