/** Actions that race sheets allow. Section 31. */
import { type Env, type Refusal, ref, refs, type SeatId, say, sayTo } from '../../kit/index.ts'
import type { PlanetId } from '../data/index.ts'
import { line, refuse } from '../line.ts'
import { hasAbility } from '../numbers/modifiers.ts'
import type { Effect, TiState, TiView } from '../state.ts'
import { addTo } from './counts.ts'
import { refusePieces } from './limits.ts'
import { isGround, ownerOf, placeOn } from './planets.ts'
import { othersFrom } from './seats.ts'
import { trial } from './tactical/draft.ts'
import { unitsLine } from './words.ts'

const DROPPED = 2

/** Sol: two Ground Forces for a counter of Strategy Allocation. */
export function refuseDrop(view: TiView, seat: SeatId, planet: PlanetId): Refusal | undefined {
  if (!hasAbility(view, seat, 'orbitalDrop')) return refuse('TI-31.10', 'otherRace')
  if (view.players[seat]!.counters.strategy === 0) return refuse('TI-8.05', 'noStrategyCounter')
  if (ownerOf(view, planet) !== seat || !isGround(planet)) return refuse('TI-31.10', 'notYours')
  const after = trial(view)
  addTo(after.planets[planet]!.units, 'groundForce', DROPPED)
  return refusePieces(after, seat)
}

/** Yssaril let a turn go by without passing, but not two in a row. [TI-31.08] */
export function refuseStall(view: TiView, seat: SeatId): Refusal | undefined {
  if (!hasAbility(view, seat, 'stall')) return refuse('TI-31.08', 'otherRace')
  return view.players[seat]!.stall === 'before' ? refuse('TI-31.08', 'stalledBefore') : undefined
}

export function stall(g: TiState, seat: SeatId): void {
  g.players[seat]!.stall = 'now'
  say(g, line('log.stalls', { seat: ref('seat', seat) }))
}

const isSpying =
  (seat: SeatId) =>
  ({ id, by }: Effect) =>
    id === 'spies' && by === seat

/** Yssaril look at a hand, once in a round. [TI-31.15] */
export function refuseSpying(view: TiView, seat: SeatId, other: SeatId): Refusal | undefined {
  if (!hasAbility(view, seat, 'spies')) return refuse('TI-31.15', 'otherRace')
  if (view.effects.some(isSpying(seat))) return refuse('TI-31.15', 'spiedBefore')
  const isThere = othersFrom(view, seat).includes(other) && view.players[other]!.actionCards.length > 0
  return isThere ? undefined : refuse('TI-31.15', 'nameHolder')
}

/** Nobody else sees the cards, and nobody in which order they were drawn. [TI-56.02] */
export function spy({ g, random }: Env<TiState>, seat: SeatId, other: SeatId): void {
  g.effects = [...g.effects, { id: 'spies', by: seat, of: other, until: 'endOfRound' }]
  const who = { seat: ref('seat', seat), other: ref('seat', other) }
  const cards = refs('actionCard', random.Shuffle(g.players[other]!.actionCards))
  sayTo(g, [seat], line('log.seesHand', { ...who, cards }), line('log.spies', who))
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
