/** Yin: resources for influence, on one planet in each round. [TI-30.28] */
import { type Refusal, ref, type SeatId, say } from '../../kit/index.ts'
import type { PlanetId } from '../data/index.ts'
import { line, refuse } from '../line.ts'
import { hasAbility } from '../numbers/modifiers.ts'
import type { TiState, TiView } from '../state.ts'
import { startEffect } from './effects.ts'
import { readyPlanetsOf } from './payment.ts'

const ID = 'influenceExchange'

export function refuseExchange(view: TiView, seat: SeatId, planet: PlanetId): Refusal | undefined {
  if (!hasAbility(view, seat, ID)) return refuse('TI-30.28', 'otherRace')
  if (view.effects.some(({ id, by }) => id === ID && by === seat)) return refuse('TI-30.28', 'oncePerRound')
  return readyPlanetsOf(view, seat).includes(planet) ? undefined : refuse('TI-30.28', 'notReady')
}

/** A second time brings the printed values back. */
export function exchange(g: TiState, seat: SeatId, planet: PlanetId): void {
  const held = g.planets[planet]!
  if (held.swapped) delete held.swapped
  else held.swapped = true
  startEffect(g, { id: ID, by: seat, planet, until: 'endOfRound' })
  say(g, line('log.exchangesValues', { seat: ref('seat', seat), planet: ref('planet', planet) }))
}
