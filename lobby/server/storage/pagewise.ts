/** All that is stored of a match, read in parts: a long one would keep everybody waiting at one go. */
import type { LogEntry } from '../../../games/kit/index.ts'
import type { Effort } from '../effort.ts'
import type { MoveRecord, Store } from './store.ts'

const AT_ONCE = 400

/** Every move up to a step, in order. */
export async function allMoves(
  store: Store,
  room: string,
  effort: Effort,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<MoveRecord[]> {
  const found: MoveRecord[] = []
  effort.begin()
  for (let after = 0; after < upTo; after += AT_ONCE) {
    const moves = await store.moves(room, after, Math.min(upTo, after + AT_ONCE))
    // Steps have no gaps.
    if (moves.length === 0) break
    found.push(...moves)
    await effort.breathe()
  }
  return found
}

/** Every line of the log up to number `last`, oldest first. */
export async function allLines(
  store: Store,
  room: string,
  effort: Effort,
  last: number,
): Promise<LogEntry[]> {
  const pages: LogEntry[][] = []
  effort.begin()
  for (let before = last + 1; before > 1; ) {
    const lines = await store.lines(room, before, AT_ONCE)
    if (lines.length === 0) break
    pages.push(lines)
    before = lines[0]!.n
    await effort.breathe()
  }
  return pages.reverse().flat()
}
