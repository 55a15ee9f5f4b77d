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

/**
 * boardgame.io's log entries of moves: the arguments only for the seat that made one. There is none for others where it is
 * nobody else's business who made it.
 */
const logEntries = (moves: readonly MoveRecord[], reader: SeatId | null) =>
  moves
    .filter(({ secret, seat }) => !secret || seat === reader)
    .map(({ told, seat, move, args, turn, phase }) => ({
      action: {
        type: 'MAKE_MOVE',
        payload: { type: move, args: seat === reader ? args : null, playerID: seat },
      },
      _stateID: told - 1,
      turn,
      phase,
    }))

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
    log: logEntries(moves, reader),
  }
}

export type Story = ReturnType<typeof storyOf>

/** The message `update` after a move. */
export function updateFor(now: Sight, move: MoveRecord, reader: SeatId | null) {
  return { state: stateOf(now, move.told), log: logEntries([move], reader) }
}
