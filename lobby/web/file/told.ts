/** Makes the moves of a saved game again in the page. Loaded only when somebody has opened one. */

import type { Line } from '../../../games/kit/line.ts'
import type { GameModule } from '../../../games/kit/module.ts'
import { engineOf } from '../../bgio.ts'
import type { PracticeFile } from '../../match-file.ts'
import { linesAfter, statesOf } from '../../replay.ts'

/** So many moves are made before the page does something else. */
const AT_ONCE = 20

/**
 * What everybody had read last after so many moves, from none on, as far as today's rules lead: in pieces, so that the page
 * stays at hand.
 */
export async function* toldLast(
  game: GameModule,
  { seats, options, seed, moves }: PracticeFile,
): AsyncGenerator<(Line | undefined)[]> {
  const engine = engineOf(game)
  const first = engine.begin(seats.length, options, seed)
  let said = linesAfter(first, 0).findLast(({ line }) => line)?.line ?? undefined
  let piece = [said]
  let last = first.G.log.last
  for (const state of statesOf(engine, first, moves)) {
    said = linesAfter(state, last).findLast(({ line }) => line)?.line ?? said
    last = state.G.log.last
    piece.push(said)
    if (piece.length < AT_ONCE) continue
    yield piece
    piece = []
    await new Promise(resolve => setTimeout(resolve))
  }
  yield piece
}
