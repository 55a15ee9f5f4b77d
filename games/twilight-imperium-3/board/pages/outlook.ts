/** How far everybody could come in this round, from what all can see. */
import type { SeatId } from '../../../kit/index.ts'
import { OBJECTIVES } from '../../data/index.ts'
import type { TiView } from '../../state.ts'

/** Points of the Imperial card. [TI-13.45] */
const IMPERIAL = 2
/** Most secret objectives are worth so many. */
const SECRET = 2

/** Points at most at the end of this round: now, a public objective, the secret one, Imperial. [TI-24.02] */
export function mostThisRound(view: TiView, seat: SeatId): number {
  const { points, claimed, secrets, strategy, eliminated } = view.players[seat]!
  if (eliminated) return points
  const open = view.objectives.filter(id => !claimed.includes(id)).map(id => OBJECTIVES[id].points ?? 0)
  const secret = secrets.length > 0 ? SECRET : 0
  const imperial = strategy.imperial === 'ready' ? IMPERIAL : 0
  return points + Math.max(0, ...open) + secret + imperial
}
