/** Actions that race sheets allow. Section 31. */
import { line, type Refusal, ref, refuse, type SeatId, say } from '../../kit/index.ts'
import type { PlanetId } from '../data/index.ts'
import { isRace } from '../numbers/modifiers.ts'
import type { TiState, TiView } from '../state.ts'
import { isGround } from './control.ts'
import { addTo } from './counts.ts'
import { refusePieces } from './limits.ts'
import { ownerOf, placeOn } from './planets.ts'
import { trial } from './tactical/draft.ts'
import { unitsLine } from './words.ts'

const DROPPED = 2

/** Sol: two Ground Forces for a counter of Strategy Allocation. */
export function refuseDrop(view: TiView, seat: SeatId, planet: PlanetId): Refusal | undefined {
  if (!isRace(view, seat, 'sol')) return refuse('TI-31.10', 'otherRace')
  if (view.players[seat]!.counters.strategy === 0) return refuse('TI-8.05', 'noStrategyCounter')
  if (ownerOf(view, planet) !== seat || !isGround(planet)) return refuse('TI-31.10', 'notYours')
  const after = trial(view)
  addTo(after.planets[planet]!.units, 'groundForce', DROPPED)
  return refusePieces(after, seat)
}

export function drop(g: TiState, seat: SeatId, planet: PlanetId): void {
  g.players[seat]!.counters.strategy -= 1
  placeOn(g, planet, 'groundForce', DROPPED)
  say(
    g,
    line('log.drops', {
      seat: ref('seat', seat),
      units: unitsLine({ groundForce: DROPPED }),
      planet: ref('planet', planet),
    }),
  )
}
