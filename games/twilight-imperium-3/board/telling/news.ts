import { linesOf, type SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import type { TiView } from '../../state.ts'
import { doerOf, placesIn } from './lines.ts'

/** The systems in which others have done something since the reader did, as far as the log in the view goes back. */
export function newsOf(view: TiView, seat: SeatId | null): ReadonlySet<Cell> {
  if (seat === null) return new Set()
  const lines = linesOf(view.log).flatMap(({ line }) => line ?? [])
  const after = lines.findLastIndex(line => doerOf(line) === seat)
  return new Set(lines.slice(after + 1).flatMap(line => placesIn(view, line)))
}
