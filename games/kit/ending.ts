import type { GameModule } from './module.ts'
import type { SeatId } from './seats.ts'
import type { KitState, Outcome } from './state.ts'

/** Sides of a finished match, the best first: those that share a place together, each with the seats that play together. */
export type Places = SeatId[][][]

/** What books may say of a finished match when nobody can read its state any more. */
export interface Ending {
  places: Places
  /** What the game counts, by seat: `points`, where it has them, and its own figures. */
  figures: { [seat: SeatId]: { [figure: string]: number } }
}

/** Winners are first, the others by their points; without points they share a place. */
export function placesOf({ winners, scores = {} }: Outcome, sides: readonly SeatId[][]): Places {
  const isFirst = (side: readonly SeatId[]) => side.some(seat => winners.includes(seat))
  const points = (side: readonly SeatId[]) => Math.max(...side.map(seat => scores[seat] ?? 0))
  const worth = (side: readonly SeatId[]) => (isFirst(side) ? Number.POSITIVE_INFINITY : points(side))
  const order = [...new Set(sides.map(worth))].sort((a, b) => b - a)
  return order.map(one => sides.filter(side => worth(side) === one).map(side => [...side]))
}

/** How a match has ended; undefined while it has not, and where it does not count. */
export function endingOf<S extends KitState>(
  { sides, figures }: Pick<GameModule<S>, 'sides' | 'figures'>,
  g: S,
  seats: readonly SeatId[],
): Ending | undefined {
  if (!g.outcome || g.outcome.agreed === 'void') return undefined
  const { scores } = g.outcome
  const own = figures?.(g) ?? {}
  return {
    places: placesOf(g.outcome, sides?.(g) ?? seats.map(seat => [seat])),
    figures: Object.fromEntries(
      seats.map(seat => [seat, { ...(scores && { points: scores[seat] ?? 0 }), ...own[seat] }]),
    ),
  }
}
