import type { LogEntry } from '../../../games/kit/log.ts'
import type { Position } from '../../../games/kit/position.ts'
import { noStanding } from '../../../games/kit/standing.ts'
import type { PlayOn } from '../../protocol.ts'
import { beginTable } from './openTables.ts'

/** Begins a table of this device at a moment of another match, with bots on the other seats; returns its address. */
export async function playOnHere(
  { game, options, players, state }: Position,
  lines: LogEntry[],
  { seat, bot }: PlayOn,
): Promise<string> {
  // What seats had answered in advance was not for whoever plays them now.
  const standing = state.standing && { standing: noStanding(Object.keys(state.standing)) }
  return beginTable({
    game,
    options,
    seats: Array.from({ length: players }, (_, at) => (at === seat ? null : bot)),
    from: { state: { ...state, ...standing }, lines },
  })
}
