/** Random legal play, repeatable. */
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { GameModule, KitState, Play, SeatId } from '../../../games/kit/index.ts'

/** Numbers in [0, 1) that follow from a seed. */
export function chance(seed: number): () => number {
  const generator = xoroshiro128plus(seed)
  return () => (generator.next() >>> 0) / 2 ** 32
}

/** Moves that only take back what was done would make random play go on for ever. */
const isStep = ({ move }: Play) => move !== 'unlockPlaces'

/** A legal move of a seat that the game waits for, from what that seat sees; undefined where it is not asked. */
export function anyMove(game: GameModule, view: KitState, seat: SeatId, random: () => number) {
  let made = game.anyMove(view, seat, random)
  while (made && !isStep(made)) made = game.anyMove(view, seat, random)
  return made
}

/** The seats that must move. */
export const waited = ({ asks }: Pick<KitState, 'asks'>): SeatId[] => [
  ...new Set(Object.values(asks).flatMap(({ required, seat }) => (required ? [seat] : []))),
]
