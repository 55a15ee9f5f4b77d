import { type Ask, asksOf, type SeatId } from '../../kit/index.ts'
import type { RaceView } from '../state.ts'

/**
 * Questions whose alternatives only the asked seat sees, though none of its cards need be hidden. All others with hidden
 * alternatives offer cards that are hidden, too.
 */
const PICKS: readonly string[] = ['actions', 'gather']

const isWhole = ({ kind, pick }: Ask) => pick !== undefined || !PICKS.includes(kind)

/**
 * The reader's seat, as far as the view is the one of that seat. Whoever sits down while watching has a seat at once,
 * and for a moment still the view of somebody who watches.
 */
export function seatIn(view: RaceView, seat: SeatId | null): SeatId | null {
  const player = seat === null ? undefined : view.players[seat]
  if (seat === null || !player) return null
  const { hand, startWorlds, drawn } = player
  const isKnown = [...hand, ...startWorlds, ...drawn].every(card => card !== null)
  return isKnown && asksOf(view, seat).every(isWhole) ? seat : null
}
