/** What pressing a system of the map means for the question that is open. */
import type { Ask, LegalMove, Play, SeatId } from '../../../kit/index.ts'
import type { Cell } from '../../data/index.ts'
import type { TiView } from '../../state.ts'
import { type Marks, NO_MARKS } from '../map/marks.ts'

export function marksFor(
  _view: TiView,
  _seat: SeatId | null,
  _ask: Ask | undefined,
  _legal: readonly LegalMove[],
  _draft: Play | undefined,
): Marks {
  return NO_MARKS
}

export function pressed(
  _view: TiView,
  _seat: SeatId,
  _ask: Ask,
  _legal: readonly LegalMove[],
  _draft: Play | undefined,
  _cell: Cell,
): Play | undefined {
  return undefined
}
