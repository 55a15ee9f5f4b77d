/** What a question begins with: the answer that most people give, to be changed. */
import type { Ask, LegalMove, Play, SeatId } from '../../../kit/index.ts'
import type { TiView } from '../../state.ts'

export function firstDraft(
  _view: TiView,
  _seat: SeatId,
  _ask: Ask,
  _legal: readonly LegalMove[],
): Play | undefined {
  return undefined
}
