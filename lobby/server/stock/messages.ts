/**
 * What boardgame.io's own clients are sent. Every message is built from an explicit list of things that the seat may
 * know: no plugin data (the random numbers to come), no undo states, no arguments of other people's moves.
 */
import type { SeatId } from '../../../games/kit/index.ts'
import type { Room } from '../../protocol.ts'
import type { Sight } from '../match.ts'
import type { MoveRecord } from '../storage/store.ts'

const stateOf = ({ view, ctx }: Sight, step: number) => ({
  G: view,
  ctx,
  plugins: {},
  _undo: [],
  _redo: [],
  _stateID: step,
})

/** boardgame.io's log entry of a move; the arguments only for the seat that made it. */
const logEntry = ({ step, seat, move, args, turn, phase }: MoveRecord, reader: SeatId | null) => ({
  action: { type: 'MAKE_MOVE', payload: { type: move, args: seat === reader ? args : null, playerID: seat } },
  _stateID: step - 1,
  turn,
  phase,
})

/** Seats as boardgame.io's clients know them. */
export const matchData = ({ seats }: Room) =>
  seats.map(({ seat, name, bot, online }) => ({
    id: Number(seat),
    ...((name || bot) && { name: name || bot }),
    isConnected: online !== false || bot !== null,
  }))

/** What the answer to `sync` says of the match. */
export function storyOf(
  now: Sight,
  first: Sight,
  step: number,
  reader: SeatId | null,
  moves: readonly MoveRecord[],
) {
  return {
    state: stateOf(now, step),
    initialState: stateOf(first, 0),
    log: moves.map(move => logEntry(move, reader)),
  }
}

export type Story = ReturnType<typeof storyOf>

/** The message `update` after a move. */
export function updateFor(now: Sight, move: MoveRecord, reader: SeatId | null) {
  return { state: stateOf(now, move.step), log: [logEntry(move, reader)] }
}
