/**
 * A bot that tries things out: it guesses what is hidden, plays its few best options on to the end with a quick bot in
 * every seat, and takes the one after which things went best. It spends a number of decisions, not a time: so games
 * repeat, whatever runs beside them.
 */
import type { Bot } from '../module.ts'
import type { SeatId } from '../seats.ts'
import type { KitState } from '../state.ts'
import { type Decision, type Playouts, playOn, worldOf } from './playout.ts'

/** How a game is searched. */
export interface Search<S extends V & KitState, V extends { asks: KitState['asks'] }> extends Playouts<S, V> {
  /** What is worth trying, the best first. */
  options(view: V, seat: SeatId, random: () => number): Decision[]
  /** How good a moment is for a seat, the end of the game above all: 0 to 1. */
  worth(g: S, seat: SeatId): number
  /** So many decisions of `policy` are spent on one of this bot. */
  effort(view: V, seat: SeatId): number
  /** Moments from which options are not played on. */
  isEnough?(g: S, begin: S): boolean
}

/** An option with what became of it so far. */
interface Tried {
  decision: Decision
  sum: number
}

/** A bot that searches. Where there is nothing to choose from, it decides as the quick bot does. */
export function searchingBot<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  search: Search<S, V>,
): Bot<V> {
  const { policy, worth, effort } = search
  return (view, seat, random) => {
    const options = search.options(view, seat, random)
    if (options.length < 2) return options[0] ?? policy(view, seat, random)
    let tried = options.map((decision): Tried => ({ decision, sum: 0 }))
    const rounds = Math.ceil(Math.log2(tried.length))
    // Each round spends as much, and leaves the better half.
    let left = effort(view, seat)
    for (let round = rounds; round > 0; round--) {
      const enough = left - left / round
      while (left > enough) {
        const world = worldOf(search, view, seat, random)
        for (const option of tried) {
          const { g, made } = playOn(search, world, { seat, decision: option.decision }, search.isEnough)
          option.sum += worth(g, seat)
          left -= made
        }
      }
      tried = tried.sort((a, b) => b.sum - a.sum).slice(0, Math.ceil(tried.length / 2))
    }
    return tried[0]!.decision
  }
}
