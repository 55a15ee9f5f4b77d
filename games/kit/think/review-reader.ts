/** What every part of a review needs: whose it is, and how a world is played on. */
import type { SeatId } from '../seats.ts'
import { type KitState, shareOfVictory } from '../state.ts'
import { type Decision, playOn, type World } from './playout.ts'
import type { Reviewed } from './review.ts'

/** For whom a game is reviewed, and what chance is taken from at a moment. */
export interface Reader<S extends V & KitState, V extends { asks: KitState['asks'] }> {
  game: Reviewed<S, V>
  seat: SeatId
  chanceAt(part: string, step: number): () => number
}

/** Work that says now and then how many playouts it has made since. */
export type Work<T> = Generator<number, T, void>

/** Chances hardly differ by more between two worlds. */
export const SELDOM = 0.2

/** What becomes of a world, as far as it is looked at. */
export const finish = <S extends V & KitState, V extends { asks: KitState['asks'] }>(
  game: Reviewed<S, V>,
  world: World<S>,
  first?: { seat: SeatId; decision: Decision },
): S => playOn(game, world, first, game.chance && game.isEnough).g

/** How much of a victory it was for the seat, 0 to 1; where nobody plays on to the end, its chance of one. */
export const victory = <S extends KitState>(
  { sides, chance }: { sides?(g: S): SeatId[][]; chance?(g: S, seat: SeatId): number },
  g: S,
  seat: SeatId,
): number => (g.outcome ? shareOfVictory(g.outcome, seat, sides?.(g)) : (chance?.(g, seat) ?? 0))
