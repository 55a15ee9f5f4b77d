/** What comes of moves, as games tell that bots play on after each of them. */
import { type KitState, type Playouts, playOn, type SeatId, worldOf } from '../../games/kit/index.ts'
import { chanceOf } from './contract/chance.ts'

interface Asked<S extends V & KitState, V extends { asks: KitState['asks'] }> {
  search: Playouts<S, V>
  view: V
  seat: SeatId
  /** What a moment is worth to the seat when it is over, 0 to 1. */
  worth(g: S, seat: SeatId): number
  /** Moments from which it is not played on. */
  isEnough?(g: S, begin: S): boolean
}

/** The mean worth after each of the moves, in the same worlds. */
export function reckon<S extends V & KitState, V extends { asks: KitState['asks'] }>(
  { search, view, seat, worth, isEnough }: Asked<S, V>,
  plays: readonly { move: string; args: readonly unknown[] }[],
  worlds: number,
  words: string,
): number[] {
  const { number } = chanceOf(words)
  const sums = plays.map(() => 0)
  for (let n = 0; n < worlds; n++) {
    const world = worldOf(search, view, seat, number)
    for (const [at, { move, args }] of plays.entries()) {
      const { g } = playOn(search, world, { seat, decision: { move, args: [...args] } }, isEnough)
      sums[at]! += worth(g, seat)
    }
  }
  return sums.map(sum => sum / worlds)
}
